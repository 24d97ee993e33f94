/* ludo-learn-page.c: the lessons of a game, and the one that is being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-learn-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "chance/ludo-laboratory.h"
#include "learn/ludo-lock.h"
#include "learn/ludo-puzzle.h"
#include "play/ludo-signal.h"

/* The most unreadable files that are listed. */
#define PROBLEMS_MAX 5

G_DEFINE_FINAL_TYPE (LudoLearnPage, ludo_learn_page, GTK_TYPE_BOX)

static gboolean
is_list_shown (LudoLearnPage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "list")
         == 0;
}

static gboolean
is_lesson_shown (LudoLearnPage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "lesson")
         == 0;
}

static gboolean
is_ending_shown (LudoLearnPage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "ending")
         == 0;
}

/* Work on a lesson was saved, by this window or elsewhere. */
static void
done_cb (LudoLearnPage *self,
         const char    *game_id)
{
  if (!is_list_shown (self) || g_strcmp0 (game_id, self->game_id) != 0)
    return;
  ludo_lesson_rows_update (self->list);
  ludo_lesson_rows_update (self->own);
  ludo_lesson_rows_update (self->puzzles);
}

/* Begins the lesson of a row that was clicked.  @path and @file are the path
 * and the text of its file, if the user has written it. */
static void
chosen_cb (LudoLearnPage *self,
           LudoLesson    *lesson,
           const char    *path,
           GBytes        *file)
{
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;

  _ludo_learn_page_open_lesson (self, lesson, NULL, name,
                                lesson->leave != NULL ? file : NULL);
}

static LudoLessonRows *
add_rows (LudoLearnPage *self,
          GtkWidget     *box)
{
  GtkWidget *rows = ludo_lesson_rows_new (self->store);

  ludo_signal_connect (rows, "chosen", chosen_cb, self);
  gtk_box_append (GTK_BOX (box), rows);

  return LUDO_LESSON_ROWS (rows);
}

/* The theme in this row of those that the game has; -1 for the first row, all
 * themes. */
static int
find_theme (LudoLearnPage *self,
            guint          row)
{
  int theme = -1;

  for (; row > 0 && row != GTK_INVALID_LIST_POSITION; row--)
    do
      theme++;
    while (theme < 32 && (self->game_themes & 1u << theme) == 0);

  return theme;
}

static void
theme_cb (LudoLearnPage *self)
{
  int theme = find_theme (self, gtk_drop_down_get_selected (self->themes));

  if (theme == self->theme)
    return;
  self->theme = theme;
  _ludo_learn_page_load_game (self, self->game_id);
}

/* Offers the themes of the game's puzzles; at first all are chosen. */
static void
offer_themes (LudoLearnPage *self,
              const char    *game_id)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const char *theme;

  self->theme = -1;
  self->game_themes = ludo_puzzle_get_themes (self->library, game_id);
  gtk_string_list_append (list, _("All Puzzles"));
  for (int i = 0; (theme = ludo_puzzle_get_theme (i)) != NULL; i++)
    if ((self->game_themes & 1u << i) != 0)
      gtk_string_list_append (list, theme);
  gtk_drop_down_set_model (self->themes, G_LIST_MODEL (list));
  gtk_widget_set_visible (GTK_WIDGET (self->themes), self->game_themes != 0);
}

/* Returns: a button of two lines, added to @box. */
static GtkWidget *
add_place (GtkWidget  *box,
           const char *title,
           const char *aim)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *name = g_strjoin (". ", title, aim, NULL);

  ludo_lesson_rows_add_label (words, title, "heading");
  ludo_lesson_rows_add_label (words, aim, NULL);
  gtk_button_set_child (GTK_BUTTON (button), words);
  ludo_names_label (button, name);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

/* Adds a button for the puzzles at the pupil's level, and one for the chance
 * laboratory. */
static void
add_places (LudoLearnPage *self,
            GtkWidget     *box)
{
  self->practice_button =
    add_place (box, _("Puzzles at Your Level"),
               _("The puzzles become harder or easier as you answer, and "
                 "what you got wrong comes back in another form."));
  ludo_signal_connect (self->practice_button, "clicked",
                       _ludo_learn_page_practise, self);
  self->chance_button =
    add_place (box, _("Chance Laboratory"),
               _("Guess, throw and compare: is it fair?"));
}

/* Adds the choice of the theme whose puzzles are listed. */
static void
add_themes (LudoLearnPage *self,
            GtkWidget     *box)
{
  /* An empty drop-down would have no accessible name. */
  const char *const all[] = { _("All Puzzles"), NULL };
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (all);

  self->themes = GTK_DROP_DOWN (drop_down);
  gtk_widget_set_halign (drop_down, GTK_ALIGN_START);
  ludo_drop_down_wrap (self->themes);
  ludo_names_label (drop_down, _("Puzzles"));
  ludo_signal_connect (drop_down, "notify::selected", theme_cb, self);
  gtk_box_append (GTK_BOX (box), drop_down);
}

static void
fill_list (LudoLearnPage *self)
{
  g_autofree char *text = NULL;

  ludo_flow_remove_all (GTK_WIDGET (self->list));
  ludo_flow_remove_all (GTK_WIDGET (self->puzzles));
  if (self->game_id == NULL)
    return;

  /* Translators: the name of a game. */
  text = g_strdup_printf (_("Learn %s"),
                          gettext (ludo_game_info_for (self->game_id)->name));
  gtk_label_set_text (self->heading, text);
  gtk_widget_set_visible (self->chance_button,
                          ludo_laboratory_supports_game (self->game_id));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->chance_button), "s",
                                    self->game_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->chance_button),
                                  "win.chance");
  for (guint i = 0; i < self->lessons->len; i++)
    ludo_lesson_rows_add (i < self->first_puzzle ? self->list : self->puzzles,
                          g_ptr_array_index (self->lessons, i), NULL, NULL);
}

/* Whether @lesson is listed already, because its file lies in a folder of
 * lessons too. */
static gboolean
is_listed (LudoLearnPage    *self,
           const LudoLesson *lesson)
{
  for (guint i = 0; i < self->first_puzzle; i++)
    if (ludo_lesson_match (g_ptr_array_index (self->lessons, i),
                           lesson->rules->id, lesson->lasting_id,
                           lesson->checksum) == LUDO_LESSON_SAME)
      return TRUE;

  return FALSE;
}

static void
add_own (LudoLearnPage       *self,
         const LudoOwnLesson *own)
{
  g_autofree char *name = g_filename_display_basename (own->path);
  gsize length;
  const char *text = g_bytes_get_data (own->text, &length);
  g_autoptr (LudoLesson) lesson = ludo_lesson_parse (text, length, name, NULL);

  if (lesson != NULL && g_str_equal (lesson->rules->id, self->game_id)
      && !is_listed (self, lesson)
      && ludo_lesson_check_pages (lesson, self->library, NULL))
    ludo_lesson_rows_add (self->own, lesson, own->path, own->text);
}

static void
own_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (LudoLearnPage) self = data;
  g_autoptr (GPtrArray) lessons =
    ludo_own_lessons_read_finish (LUDO_OWN_LESSONS (source), result);
  gboolean has_own;

  ludo_flow_remove_all (GTK_WIDGET (self->own));
  for (guint i = 0; i < lessons->len; i++)
    add_own (self, g_ptr_array_index (lessons, i));
  has_own = gtk_widget_get_first_child (GTK_WIDGET (self->own)) != NULL;
  gtk_widget_set_visible (self->own_box, has_own);
  gtk_widget_set_visible (self->puzzles_label,
                          has_own && self->game_themes != 0);
}

/* Lists the lessons that the user has written, wherever they are. */
static void
list_own (LudoLearnPage *self)
{
  if (self->game_id != NULL)
    ludo_own_lessons_read_async (self->own_lessons, own_read_cb,
                                 g_object_ref (self));
}

static void
ludo_learn_page_finalize (GObject *object)
{
  LudoLearnPage *self = LUDO_LEARN_PAGE (object);

  g_free (self->game_id);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_pointer (&self->pending, _ludo_pending_free);
  g_clear_object (&self->store);
  g_clear_object (&self->own_lessons);
  g_clear_object (&self->library);
  g_clear_pointer (&self->practice, ludo_practice_unref);
  g_clear_object (&self->practice_run);

  G_OBJECT_CLASS (ludo_learn_page_parent_class)->finalize (object);
}

/* Focuses the first lesson that is not done. */
static gboolean
ludo_learn_page_grab_focus (GtkWidget *widget)
{
  LudoLearnPage *self = LUDO_LEARN_PAGE (widget);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
  GtkWidget *goal = NULL;

  if (is_lesson_shown (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->lesson_page));
  if (is_ending_shown (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->ending));
  if (!is_list_shown (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->choice));

  for (guint i = 0; row != NULL && i < self->lessons->len; i++)
    {
      const LudoLesson *lesson = g_ptr_array_index (self->lessons, i);
      gboolean done = ludo_lesson_store_count_done (self->store, lesson)
                      == lesson->steps->len;

      if (goal == NULL
          || (!done && g_object_get_data (G_OBJECT (goal), "done")))
        goal = row;
      if (done)
        g_object_set_data (G_OBJECT (row), "done", self);
      row = i + 1 == self->first_puzzle
              ? gtk_widget_get_first_child (GTK_WIDGET (self->puzzles))
              : gtk_widget_get_next_sibling (row);
    }

  return goal != NULL && gtk_widget_grab_focus (goal);
}

static void
ludo_learn_page_class_init (LudoLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_learn_page_finalize;
  widget_class->grab_focus = ludo_learn_page_grab_focus;
  ludo_signal_new (klass, "changed", 0);
  gtk_widget_class_set_css_name (widget_class, "learn-page");
}

static void
ludo_learn_page_init (LudoLearnPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->library = ludo_library_new (ludo_content_folders_find ());
  self->theme = -1;
  self->store = ludo_lesson_store_dup_default ();
  ludo_signal_connect (self->store, "changed", done_cb, self);
  self->own_lessons = ludo_own_lessons_dup_default ();
  ludo_signal_connect (self->own_lessons, "changed", list_own, self);
  gtk_widget_add_css_class (box, "lesson-list");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->heading = GTK_LABEL (ludo_lesson_rows_add_label (box, NULL, "title-1"));
  gtk_label_set_wrap_mode (self->heading, PANGO_WRAP_WORD_CHAR);
  /* The letters are large, so the line may be short. */
  gtk_label_set_width_chars (self->heading, 5);
  self->problems = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), self->problems);
  self->list = add_rows (self, box);
  add_places (self, box);
  self->own_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_set_visible (self->own_box, FALSE);
  ludo_lesson_rows_add_label (self->own_box, _("Your Lessons"), "title-3");
  self->own = add_rows (self, self->own_box);
  gtk_box_append (GTK_BOX (box), self->own_box);
  self->puzzles_label = ludo_lesson_rows_add_label (box, _("Puzzles"),
                                                    "title-3");
  gtk_widget_set_visible (self->puzzles_label, FALSE);
  add_themes (self, box);
  self->puzzle_problems = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), self->puzzle_problems);
  self->puzzles = add_rows (self, box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  /* Focus goes from lesson to lesson and not to the scrolled window. */
  gtk_widget_set_focusable (scroller, FALSE);
  self->lesson_page = LUDO_LESSON_PAGE (ludo_lesson_page_new (self->library));
  self->stack = GTK_STACK (gtk_stack_new ());
  /* A screen reader says the titles as it comes to the pages. */
  gtk_stack_add_titled (self->stack, scroller, "list", _("List"));
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->lesson_page), "lesson",
                        _("Step"));
  ludo_signal_connect (self->lesson_page, "finished",
                       _ludo_learn_page_show_ending, self);
  ludo_signal_connect (self->lesson_page, "level-asked",
                       _ludo_learn_page_level_cb, self);
  self->ending = LUDO_LESSON_ENDING (ludo_lesson_ending_new ());
  ludo_signal_connect (self->ending, "next", _ludo_learn_page_next_cb, self);
  ludo_signal_connect (self->ending, "steps", _ludo_learn_page_show_steps,
                       self);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->ending), "ending",
                        _("End"));
  self->choice = LUDO_LESSON_CHOICE (ludo_lesson_choice_new ());
  ludo_signal_connect (self->choice, "continue", _ludo_learn_page_continue_cb,
                       self);
  ludo_signal_connect (self->choice, "begin", _ludo_learn_page_begin_cb, self);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->choice), "choice",
                        _("Choice"));
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  self->lock_bar = LUDO_LOCK_BAR (ludo_lock_bar_new ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lock_bar));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->stack));
}

GtkWidget *
ludo_learn_page_new (void)
{
  return g_object_new (LUDO_TYPE_LEARN_PAGE, NULL);
}

/* Lists in @box the problems of the list of lessons below it. */
static void
show_problems (GtkWidget *box,
               GPtrArray *problems)
{
  ludo_flow_remove_all (box);
  for (guint i = 0; i < MIN (problems->len, PROBLEMS_MAX); i++)
    {
      const char *text = g_ptr_array_index (problems, i);
      GtkWidget *label = ludo_lesson_rows_add_label (box, text,
                                                     "reading-problem");

      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
    }
  if (problems->len > PROBLEMS_MAX)
    {
      guint more = problems->len - PROBLEMS_MAX;
      g_autofree char *text =
        g_strdup_printf (ngettext ("%u more file is left out.",
                                   "%u more files are left out.", more), more);

      ludo_lesson_rows_add_label (box, text, "reading-problem");
    }
  gtk_widget_set_visible (box, problems->len > 0);
}

LudoLessonStore *
ludo_learn_page_get_store (LudoLearnPage *self)
{
  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self), NULL);

  return self->store;
}

/* The files are read again, because they may have changed. */
void
_ludo_learn_page_load_game (LudoLearnPage *self,
                            const char    *game_id)
{
  g_autofree char *old = self->game_id;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) of_puzzles = g_ptr_array_new_with_free_func (g_free);
  LudoLesson *today;
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, g_date_time_get_day_of_month (now),
                  g_date_time_get_month (now), g_date_time_get_year (now));
  if (g_strcmp0 (old, game_id) != 0)
    {
      offer_themes (self, game_id);
      _ludo_learn_page_load_practice (self, game_id);
    }
  self->game_id = g_strdup (game_id);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  self->lessons = ludo_lesson_list (self->library, game_id, problems);
  today = ludo_puzzle_dup_daily (self->library, game_id, &date);
  if (today != NULL)
    g_ptr_array_add (self->lessons, today);
  self->first_puzzle = self->lessons->len;
  g_ptr_array_extend_and_steal (self->lessons,
                                ludo_puzzle_list (self->library, game_id,
                                                  self->theme, of_puzzles));
  /* A folder that has a problem in both lists is named once. */
  for (guint i = of_puzzles->len; i > 0; i--)
    if (g_ptr_array_find_with_equal_func (problems,
                                          of_puzzles->pdata[i - 1],
                                          g_str_equal, NULL))
      g_ptr_array_remove_index (of_puzzles, i - 1);
  show_problems (self->problems, problems);
  show_problems (self->puzzle_problems, of_puzzles);
  fill_list (self);
  list_own (self);
}

void
ludo_learn_page_show_game (LudoLearnPage *self,
                           const char    *game_id)
{
  g_return_if_fail (LUDO_IS_LEARN_PAGE (self) && game_id != NULL);

  g_clear_pointer (&self->pending, _ludo_pending_free);
  ludo_lesson_page_set_run (self->lesson_page, NULL);
  ludo_lock_bar_set_lesson (self->lock_bar, NULL, FALSE);
  /* Another process may have saved work. */
  ludo_lesson_store_refresh (self->store);
  _ludo_learn_page_load_game (self, game_id);
  gtk_stack_set_visible_child_name (self->stack, "list");
  g_signal_emit_by_name (self, "changed");
}

gboolean
ludo_learn_page_show_lesson (LudoLearnPage *self,
                             const char    *game_id,
                             const char    *lesson_id)
{
  g_autofree char *id = g_path_get_basename (lesson_id);
  char *step_id = strchr (id, '#');

  if (step_id != NULL)
    *step_id++ = '\0';
  /* The lesson may be one of puzzles of another theme than those listed. */
  self->theme = -1;
  gtk_drop_down_set_selected (self->themes, 0);
  ludo_learn_page_show_game (self, game_id);
  for (guint i = 0; i < self->lessons->len; i++)
    {
      LudoLesson *lesson = g_ptr_array_index (self->lessons, i);

      /* The puzzles come in sets; the first set is the easiest. */
      if (strchr (lesson_id, '/') != NULL
            ? !g_str_equal (lesson->id, id)
            : !g_str_has_prefix (lesson->id, id))
        continue;
      _ludo_learn_page_open_lesson (self, lesson, step_id, NULL, NULL);
      return TRUE;
    }

  return FALSE;
}

gboolean
ludo_learn_page_get_locked (LudoLearnPage *self)
{
  LudoLessonRun *run;

  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self), FALSE);

  run = ludo_lesson_page_get_run (self->lesson_page);

  return run != NULL && !self->released
         && (ludo_lesson_run_get_lesson (run)->locks & LUDO_LOCK_GAMES) != 0;
}

void
ludo_learn_page_release (LudoLearnPage *self)
{
  LudoLessonRun *run;

  g_return_if_fail (LUDO_IS_LEARN_PAGE (self));

  run = ludo_lesson_page_get_run (self->lesson_page);
  self->released = TRUE;
  ludo_lock_release (NULL);
  if (run != NULL)
    ludo_lock_bar_set_lesson (self->lock_bar, ludo_lesson_run_get_lesson (run),
                              TRUE);
  g_signal_emit_by_name (self, "changed");
}

void
ludo_learn_page_begin (LudoLearnPage *self,
                       LudoLesson    *lesson)
{
  g_autoptr (LudoLessonRun) run = NULL;

  g_return_if_fail (LUDO_IS_LEARN_PAGE (self) && lesson != NULL);

  _ludo_learn_page_load_game (self, lesson->rules->id);
  run = ludo_lesson_run_new (lesson, NULL);
  _ludo_learn_page_show_run (self, run, NULL);
}

gboolean
ludo_learn_page_go_back (LudoLearnPage *self)
{
  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self), FALSE);

  if (is_list_shown (self))
    return FALSE;
  g_clear_pointer (&self->pending, _ludo_pending_free);
  ludo_lesson_page_set_run (self->lesson_page, NULL);
  ludo_lock_bar_set_lesson (self->lock_bar, NULL, FALSE);
  fill_list (self);
  gtk_stack_set_visible_child_name (self->stack, "list");
  g_signal_emit_by_name (self, "changed");
  ludo_learn_page_grab_focus (GTK_WIDGET (self));

  return TRUE;
}

void
ludo_learn_page_sync (LudoLearnPage *self,
                      LudoLearnPage *other)
{
  LudoLessonRun *run;

  g_return_if_fail (LUDO_IS_LEARN_PAGE (self) && LUDO_IS_LEARN_PAGE (other));

  if (other->game_id == NULL)
    return;
  run = ludo_lesson_page_get_run (other->lesson_page);
  _ludo_learn_page_load_game (self, other->game_id);
  gtk_drop_down_set_selected (self->themes,
                              gtk_drop_down_get_selected (other->themes));
  gtk_stack_set_visible_child_name (self->stack, run != NULL ? "lesson"
                                                             : "list");
  g_set_object (&self->practice_run, other->practice_run);
  if (other->practice != NULL)
    {
      g_clear_pointer (&self->practice, ludo_practice_unref);
      self->practice = ludo_practice_ref (other->practice);
    }
  if (run != NULL)
    _ludo_learn_page_watch (self, run);
  ludo_lesson_page_set_run (self->lesson_page, run);
  if (is_ending_shown (other))
    _ludo_learn_page_show_ending (self);
  if (other->pending != NULL)
    _ludo_learn_page_open_lesson (self, other->pending->lesson,
                                  other->pending->step_id,
                                  other->pending->name, other->pending->file);
  self->released = other->released;
  ludo_lock_bar_sync (self->lock_bar, other->lock_bar);
}

const char *
ludo_learn_page_get_game_id (LudoLearnPage *self)
{
  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self), NULL);

  return self->game_id;
}

char *
ludo_learn_page_dup_title (LudoLearnPage *self)
{
  LudoLessonRun *run;
  const LudoLesson *lesson;

  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self), NULL);

  run = ludo_lesson_page_get_run (self->lesson_page);
  lesson = run != NULL ? ludo_lesson_run_get_lesson (run)
           : self->pending != NULL ? self->pending->lesson : NULL;

  return lesson != NULL
           ? ludo_page_dup_plain (ludo_lesson_get_title
                                    (lesson, ludo_page_language_now ()))
           : g_strdup (_("Lessons"));
}

LudoLessonPage *
ludo_learn_page_get_lesson_page (LudoLearnPage *self)
{
  g_return_val_if_fail (LUDO_IS_LEARN_PAGE (self), NULL);

  return self->lesson_page;
}
