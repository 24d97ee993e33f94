/* ludo-learn-page.c: the lessons of a game, and the one that is being done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-learn-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/ludo-drop-down.h"
#include "learn/ludo-lock.h"
#include "learn/ludo-puzzle.h"

/* The number of unreadable files that are listed. */
#define PROBLEMS_MAX 5

static guint changed_signal;

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

/* The owner of @lesson in words, or NULL if it came with the program. */
static const char *
name_origin (const LudoLesson *lesson)
{
  if (lesson->folder == NULL)
    return NULL;

  /* Translators: whose a lesson in the list of lessons is. */
  return lesson->folder->origin == LUDO_ORIGIN_OWN ? C_("lesson", "Yours")
         : lesson->folder->origin == LUDO_ORIGIN_SCHOOL
           ? C_("lesson", "Your school’s") : NULL;
}

/* "Yours · 8 steps · about 16 minutes · 3 done" */
static char *
dup_facts (LudoLearnPage    *self,
           const LudoLesson *lesson)
{
  guint n = lesson->steps->len;
  guint done = ludo_lesson_store_count_done (self->store, lesson);
  g_autofree char *steps =
    g_strdup_printf (ngettext ("%u step", "%u steps", n), n);
  g_autofree char *minutes =
    g_strdup_printf (ngettext ("about %d minute", "about %d minutes",
                               lesson->minutes), lesson->minutes);
  g_autofree char *state =
    done == 0 ? NULL
    : done == n ? g_strdup (_("all done"))
    /* Translators: how many steps of a lesson. */
    : g_strdup_printf (ngettext ("%u done", "%u done", done), done);

  const char *origin = name_origin (lesson);
  g_autofree char *facts = g_strjoin (" · ", steps, minutes, state, NULL);

  return origin != NULL ? g_strjoin (" · ", origin, facts, NULL)
                        : g_steal_pointer (&facts);
}

static void
row_clicked_cb (LudoLearnPage *self,
                GtkWidget     *row)
{
  _ludo_learn_page_open_lesson (self,
                                g_object_get_data (G_OBJECT (row), "lesson"),
                                NULL, NULL, NULL);
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* Not as narrow as a high window lets it be. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 70);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* Returns: the stop, if @text has none, and the blank before another
 * sentence. */
static const char *
get_stop (const char *text)
{
  gsize n = strlen (text);

  return n > 0 && strchr (".?!", text[n - 1]) != NULL ? " " : ". ";
}

/* Shows how much of the lesson is done. */
static void
update_row (LudoLearnPage *self,
            GtkWidget     *row)
{
  LudoPageLanguage language = ludo_page_language_now ();
  const LudoLesson *lesson = g_object_get_data (G_OBJECT (row), "lesson");
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (row));
  g_autofree char *title =
    ludo_page_dup_plain (ludo_lesson_get_title (lesson, language));
  g_autofree char *aim = ludo_lesson_dup_text (lesson->aim, language, TRUE);
  g_autofree char *facts = dup_facts (self, lesson);
  g_autofree char *spoken = ludo_puzzle_dup_spoken (aim);
  /* A screen reader says "middle dot". */
  g_auto (GStrv) parts = g_strsplit (facts, " · ", -1);
  g_autofree char *plain = g_strjoinv (", ", parts);
  g_autofree char *name = g_strconcat (title, get_stop (title), spoken,
                                       get_stop (spoken), plain, NULL);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), facts);
  gtk_widget_set_visible
    (gtk_widget_get_last_child (gtk_widget_get_first_child (box)),
     ludo_lesson_store_count_done (self->store, lesson) == lesson->steps->len);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Work on a lesson was saved, by this window or elsewhere. */
static void
done_cb (LudoLearnPage *self,
         const char    *game_id)
{
  GtkWidget *const lists[] = { self->list, self->puzzles };

  if (!is_list_shown (self) || g_strcmp0 (game_id, self->game_id) != 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (GtkWidget *row = gtk_widget_get_first_child (lists[i]); row != NULL;
         row = gtk_widget_get_next_sibling (row))
      update_row (self, row);
}

static void
add_row (LudoLearnPage *self,
         GtkWidget     *list,
         LudoLesson    *lesson)
{
  LudoPageLanguage language = ludo_page_language_now ();
  GtkWidget *row = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  g_autofree char *title =
    ludo_page_dup_plain (ludo_lesson_get_title (lesson, language));
  g_autofree char *aim = ludo_lesson_dup_text (lesson->aim, language, TRUE);

  gtk_box_append (GTK_BOX (box), head);
  add_label (head, title, "heading");
  gtk_widget_add_css_class (tick, "tick");
  gtk_box_append (GTK_BOX (head), tick);
  if (aim[0] != '\0')
    add_label (box, aim, NULL);
  add_label (box, NULL, "facts");
  gtk_button_set_child (GTK_BUTTON (row), box);
  if (name_origin (lesson) != NULL)
    {
      g_autofree char *folder = g_filename_display_name (lesson->folder->path);

      gtk_widget_set_tooltip_text (row, folder);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      folder, -1);
    }
  g_object_set_data (G_OBJECT (row), "lesson", lesson);
  update_row (self, row);
  g_signal_connect_object (row, "clicked", G_CALLBACK (row_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (list), row);
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

/* Adds the button that begins the puzzles that follow the pupil. */
static void
add_practice (LudoLearnPage *self,
              GtkWidget     *box)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  const char *title = _("Puzzles at Your Level");
  const char *aim = _("They become harder or easier as you answer, and what "
                      "you missed comes back in another form.");
  g_autofree char *name = g_strjoin (". ", title, aim, NULL);

  add_label (words, title, "heading");
  add_label (words, aim, NULL);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked",
                           G_CALLBACK (_ludo_learn_page_practise), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  self->practice_button = button;
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Puzzles"), -1);
  g_signal_connect_object (drop_down, "notify::selected",
                           G_CALLBACK (theme_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), drop_down);
}

static void
empty (GtkWidget *list)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (list)) != NULL)
    gtk_box_remove (GTK_BOX (list), child);
}

static void
fill_list (LudoLearnPage *self)
{
  g_autofree char *text = NULL;

  empty (self->list);
  empty (self->puzzles);
  if (self->game_id == NULL)
    return;

  /* Translators: the name of a game. */
  text = g_strdup_printf (_("Learn %s"),
                          gettext (ludo_game_info_for (self->game_id)->name));
  gtk_label_set_text (self->heading, text);
  for (guint i = 0; i < self->lessons->len; i++)
    add_row (self, i < self->first_puzzle ? self->list : self->puzzles,
             g_ptr_array_index (self->lessons, i));
}

static void
ludo_learn_page_finalize (GObject *object)
{
  LudoLearnPage *self = LUDO_LEARN_PAGE (object);

  g_free (self->game_id);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_pointer (&self->pending, _ludo_pending_free);
  g_clear_object (&self->store);
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
  GtkWidget *row = gtk_widget_get_first_child (self->list);
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
              ? gtk_widget_get_first_child (self->puzzles)
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
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
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
  g_signal_connect_object (self->store, "changed", G_CALLBACK (done_cb), self,
                           G_CONNECT_SWAPPED);
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (box, "lesson-list");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->heading = GTK_LABEL (add_label (box, NULL, "title-1"));
  gtk_label_set_wrap_mode (self->heading, PANGO_WRAP_WORD_CHAR);
  /* The letters are large, so the line may be short. */
  gtk_label_set_width_chars (self->heading, 5);
  self->problems = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), self->problems);
  gtk_box_append (GTK_BOX (box), self->list);
  add_practice (self, box);
  add_themes (self, box);
  self->puzzle_problems = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), self->puzzle_problems);
  self->puzzles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_append (GTK_BOX (box), self->puzzles);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  /* The focus goes from lesson to lesson and not to the scrolled window. */
  gtk_widget_set_focusable (scroller, FALSE);
  self->lesson_page = LUDO_LESSON_PAGE (ludo_lesson_page_new (self->library));
  self->stack = GTK_STACK (gtk_stack_new ());
  /* A screen reader says the titles as it comes to the pages. */
  gtk_stack_add_titled (self->stack, scroller, "list", _("List"));
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->lesson_page), "lesson",
                        _("Step"));
  g_signal_connect_object (self->lesson_page, "finished",
                           G_CALLBACK (_ludo_learn_page_show_ending), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson_page, "level-asked",
                           G_CALLBACK (_ludo_learn_page_level_cb), self,
                           G_CONNECT_SWAPPED);
  self->ending = LUDO_LESSON_ENDING (ludo_lesson_ending_new ());
  g_signal_connect_object (self->ending, "next",
                           G_CALLBACK (_ludo_learn_page_next_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ending, "steps",
                           G_CALLBACK (_ludo_learn_page_show_steps), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->ending), "ending",
                        _("End"));
  self->choice = LUDO_LESSON_CHOICE (ludo_lesson_choice_new ());
  g_signal_connect_object (self->choice, "continue",
                           G_CALLBACK (_ludo_learn_page_continue_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "begin",
                           G_CALLBACK (_ludo_learn_page_begin_cb), self,
                           G_CONNECT_SWAPPED);
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

/* Lists in @box the problems of the list below it. */
static void
show_problems (GtkWidget *box,
               GPtrArray *problems)
{
  empty (box);
  for (guint i = 0; i < MIN (problems->len, PROBLEMS_MAX); i++)
    gtk_label_set_wrap_mode
      (GTK_LABEL (add_label (box, g_ptr_array_index (problems, i),
                             "reading-problem")), PANGO_WRAP_WORD_CHAR);
  if (problems->len > PROBLEMS_MAX)
    {
      guint more = problems->len - PROBLEMS_MAX;
      g_autofree char *text =
        g_strdup_printf (ngettext ("%u more file is left out.",
                                   "%u more files are left out.", more), more);

      add_label (box, text, "reading-problem");
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
  /* A folder that has a problem with both is listed once. */
  for (guint i = of_puzzles->len; i > 0; i--)
    if (g_ptr_array_find_with_equal_func (problems,
                                          of_puzzles->pdata[i - 1],
                                          g_str_equal, NULL))
      g_ptr_array_remove_index (of_puzzles, i - 1);
  show_problems (self->problems, problems);
  show_problems (self->puzzle_problems, of_puzzles);
  fill_list (self);
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
  g_signal_emit (self, changed_signal, 0);
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
  g_signal_emit (self, changed_signal, 0);
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
  g_signal_emit (self, changed_signal, 0);
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
