/* ludo-my-games.c: lists the games that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games are read from their files when their rows come into view, not before.
 */

#include "app/window/ludo-my-games.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/settings/ludo-dialog-size.h"
#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"
#include "app/widgets/ludo-template.h"
#include "app/window/ludo-game-print.h"
#include "app/window/ludo-questions.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/ludo-quote.h"
#include "play/record/ludo-record-words.h"
#include "play/record/ludo-record.h"

struct _LudoMyGames
{
  GtkWindow parent_instance;

  GtkWindow *window;            /* borrowed: the parent */

  /* Template children */
  GtkStack *stack;
  GtkWidget *list;
  GtkWidget *empty;
  /* The names of the games: the game's id for each that was left unfinished,
   * then the URI of the file of each finished one. */
  GtkStringList *games;

  /* Owned */
  LudoGameFiles *files;
  LudoLibrary *library;
  GtkFileChooserNative *chooser;        /* while it is open */
  LudoGame *saved;                      /* the game to save into its file */
  char *deleted;                        /* the one of @games to delete */
};

G_DEFINE_FINAL_TYPE (LudoMyGames, ludo_my_games, GTK_TYPE_WINDOW)

static gboolean
is_unfinished (const char *which)
{
  return games_find (which) != NULL;
}

static LudoAutosave *
autosave_of (LudoMyGames *self)
{
  return ludo_game_files_get_autosave (self->files);
}

static LudoMessages *
messages_of (LudoMyGames *self)
{
  return ludo_game_files_get_messages (self->files);
}

static LudoGame *
load (LudoMyGames  *self,
      const char   *which,
      GError      **error)
{
  g_autoptr (GFile) file = NULL;

  if (is_unfinished (which))
    return ludo_autosave_load (autosave_of (self), which, error);

  file = g_file_new_for_uri (which);

  return ludo_record_load (file, error);
}

static void
review (GtkWindow *window,
        gpointer   data)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.review", NULL);
}

/* Opens a game and closes the list, after which the window may ask whether to
 * leave the game on its board. */
static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_autoptr (LudoMyGames) self = g_object_ref (LUDO_MY_GAMES (widget));
  /* Copy the parameter, as its row is destroyed with the list. */
  g_autofree char *which = g_variant_dup_string (parameter, NULL);

  gtk_widget_set_visible (widget, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self->window),
                              is_unfinished (which) ? "win.resume"
                                                    : "win.open-file",
                              "s", which);
  if (g_str_equal (name, "games.review"))
    ludo_questions_push (self->window, review, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
written_cb (GObject      *autosave,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (LudoMessages) messages = data;
  g_autoptr (GError) error = NULL;

  if (!ludo_autosave_write_finish (LUDO_AUTOSAVE (autosave), result, &error))
    ludo_messages_fail (messages, NULL, error->message);
  else
    ludo_messages_succeed (messages);
}

static void
save_response_cb (LudoMyGames *self,
                  int          response)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (&self->chooser, response);
  g_autoptr (GBytes) data = NULL;

  if (file == NULL)
    return;

  data = ludo_record_to_bytes (self->saved);
  ludo_autosave_write_async (autosave_of (self), file, data, written_cb,
                             g_object_ref (messages_of (self)));
}

static void
save_action (GtkWidget  *widget,
             const char *action,
             GVariant   *which)
{
  LudoMyGames *self = LUDO_MY_GAMES (widget);
  g_autofree char *name = NULL;

  g_clear_object (&self->saved);
  self->saved = load (self, g_variant_get_string (which, NULL), NULL);
  if (self->saved == NULL)
    return;

  name = g_strdup_printf ("%s-%s.ludo", ludo_game_get_rules (self->saved)->id,
                          ludo_game_get_date (self->saved));
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (NULL, GTK_WINDOW (self), _("Save the Game"),
                           GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL, name,
                           G_CALLBACK (save_response_cb), self);
}

static void
print_action (GtkWidget  *widget,
              const char *name,
              GVariant   *which)
{
  LudoMyGames *self = LUDO_MY_GAMES (widget);
  g_autoptr (LudoGame) game = load (self, g_variant_get_string (which, NULL),
                                    NULL);

  if (game != NULL)
    ludo_game_print_show (self->window, self->library,
                          ludo_game_get_rules (game)->id, game,
                          LUDO_GAME_PRINT_PLAYED, LUDO_N_PRINT_KINDS);
}

/* Prints the game of the row with the focus, which its buttons name, or the
 * first. */
static gboolean
print_key_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   data)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));
  const char *first = gtk_string_list_get_string (LUDO_MY_GAMES (widget)->games,
                                                  0);
  GVariant *which =
    GTK_IS_ACTIONABLE (focus)
      ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus)) : NULL;

  if (which != NULL)
    gtk_widget_activate_action_variant (widget, "games.print", which);
  else if (first != NULL)
    gtk_widget_activate_action (widget, "games.print", "s", first);

  return TRUE;
}

static void
delete_response_cb (LudoMyGames *self,
                    int          response,
                    GtkWindow   *dialog)
{
  g_autoptr (GFile) file = g_file_new_for_uri (self->deleted);
  g_autoptr (GError) error = NULL;

  gtk_window_destroy (dialog);
  if (response != GTK_RESPONSE_ACCEPT)
    return;

  if (is_unfinished (self->deleted))
    ludo_autosave_forget (autosave_of (self), self->deleted);
  else if (!g_file_delete (file, NULL, &error))
    {
      ludo_messages_fail (messages_of (self), NULL, error->message);
      return;
    }
  ludo_messages_succeed (messages_of (self));
  for (guint i = 0; gtk_string_list_get_string (self->games, i) != NULL; i++)
    if (g_str_equal (gtk_string_list_get_string (self->games, i),
                     self->deleted))
      {
        gtk_string_list_remove (self->games, i);
        break;
      }
}

/* Returns: the name of the row: its game, date and players, or the name of the
 * file if it cannot be read. */
static char *
dup_name (LudoMyGames *self,
          const char  *which)
{
  g_autoptr (LudoGame) game = load (self, which, NULL);
  g_autoptr (GFile) file = g_file_new_for_uri (which);
  g_autofree char *facts = game != NULL ? ludo_record_dup_facts (game) : NULL;

  if (game != NULL)
    {
      g_autofree char *title = ludo_game_dup_title (game);

      return g_strjoin (" · ", title, facts, NULL);
    }

  return is_unfinished (which) ? g_strconcat (which, ".ludo", NULL)
                               : g_file_get_basename (file);
}

static void
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *which)
{
  LudoMyGames *self = LUDO_MY_GAMES (widget);
  g_autofree char *shown = NULL;
  g_autofree char *question = NULL;

  g_free (self->deleted);
  self->deleted = g_variant_dup_string (which, NULL);
  shown = dup_name (self, self->deleted);
  question = ludo_quote_printf (_("Delete “%s”?"), shown);
  ludo_question_ask (GTK_WINDOW (self), question, _("_Delete"),
                     G_CALLBACK (delete_response_cb), self);
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  GtkWidget *window = GTK_WIDGET (LUDO_MY_GAMES (widget)->window);

  gtk_window_destroy (GTK_WINDOW (widget));
  gtk_widget_activate_action (window, "win.new-game", NULL);
}

static gboolean
is_on_board (LudoMyGames *self,
             const char  *game_id)
{
  LudoGame *game = ludo_game_files_get_game (self->files);

  return game != NULL && !ludo_game_get_over (game)
         && g_strcmp0 (ludo_game_get_rules (game)->id, game_id) == 0;
}

/* Paints the position.  GTK caches the painting while the row is in view. */
static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        game)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (game)->id);
  double aspect = drawing->aspect (width, height);
  LudoMove *last = ludo_game_get_last_move (game);
  double font_size;
  g_autofree char *family = ludo_widget_style_font (GTK_WIDGET (area),
                                                    &font_size);
  LudoScene scene = {
    .state = ludo_game_get_state (game),
    .width = floor (MIN (width, height * aspect)),
    .height = floor (MIN (height, width / aspect)),
    .theme = ludo_widget_style_board_theme (GTK_WIDGET (area)),
    .font_family = family,
    .font_size = font_size,
    .screen = TRUE,
    .last = last != NULL ? ludo_move_get_trace (last) : NULL,
  };

  cairo_translate (cr, floor ((width - scene.width) / 2),
                   floor ((height - scene.height) / 2));
  ludo_drawing_draw (drawing, cr, &scene);
}

/* Shows the buttons of a row: all that apply to its game, or only the one to
 * delete it if it cannot be read. */
static void
fill_buttons (LudoMyGames *self,
              GtkBuilder  *builder,
              const char  *which,
              LudoGame    *game)
{
  const struct
  {
    const char *id;
    gboolean offered;
  } buttons[] = {
    { "open", game != NULL },
    { "review", game != NULL && !is_unfinished (which) },
    { "save", game != NULL },
    { "print", game != NULL },
    { "delete", TRUE },
  };
  GtkWidget *button = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      button = GTK_WIDGET (gtk_builder_get_object (builder, buttons[i].id));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", which);
      gtk_widget_set_visible (button, buttons[i].offered);
      if (i == 0 && is_unfinished (which))
        gtk_button_set_label (GTK_BUTTON (button), _("Resume"));
    }
  if (is_on_board (self, which))
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
      gtk_widget_set_sensitive (button, FALSE);
    }
}

static void
set_text (GtkBuilder *builder,
          const char *id,
          const char *text)
{
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, id)), text);
}

static void
fill_row (LudoMyGames *self,
          GtkBuilder  *builder,
          const char  *which)
{
  GObject *picture = gtk_builder_get_object (builder, "picture");
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = load (self, which, &error);
  g_autofree char *name = game != NULL
                            ? ludo_game_dup_title (game)
                            : g_strdup (_("This game cannot be read"));

  if (game != NULL)
    {
      g_autofree char *outcome = ludo_game_get_over (game)
                                   ? ludo_game_describe_outcome (game)
                                   : g_strdup (_("Unfinished"));
      g_autofree char *facts = ludo_record_dup_facts (game);

      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_cb,
                                      g_object_ref (game), g_object_unref);
      set_text (builder, "outcome", outcome);
      set_text (builder, "facts", facts);
    }
  else
    {
      g_object_set (picture, "visible", FALSE, NULL);
      g_object_set (gtk_builder_get_object (builder, "outcome"), "visible",
                    FALSE, NULL);
      set_text (builder, "facts", error != NULL ? error->message : "");
    }
  set_text (builder, "name", name);
  fill_buttons (self, builder, which, game);
  ludo_names_label (gtk_builder_get_object (builder, "row"), name);
}

static void
bind_cb (LudoMyGames *self,
         GtkListItem *list_item)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/ludotheque/Ludotheque/"
                                   "ludo-my-games-row.ui");
  GtkWidget *row = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  GtkStringObject *item = gtk_list_item_get_item (list_item);

  ludo_flow_beside (row, 45);
  ludo_flow_children (gtk_widget_get_last_child (row));
  fill_row (self, builder, gtk_string_object_get_string (item));
  ludo_names_give (row);
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_selectable (list_item, FALSE);
  gtk_list_item_set_child (list_item, row);
  ludo_names_label
    (gtk_widget_get_parent (row),
     gtk_label_get_text (GTK_LABEL (gtk_builder_get_object (builder, "name"))));
}

static void
unbind_cb (LudoMyGames *self,
           GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, NULL);
}

static void
games_changed_cb (LudoMyGames *self)
{
  gtk_stack_set_visible_child
    (self->stack, gtk_string_list_get_string (self->games, 0) != NULL
                    ? self->list : self->empty);
}

static void
fill (LudoMyGames *self)
{
  const GameRules *const *games = games_list ();
  g_autoptr (GPtrArray) finished =
    ludo_store_list_finished (ludo_store_get_finished_folder
                                (ludo_autosave_get_store (autosave_of (self))));

  for (int i = 0; games[i] != NULL; i++)
    if (ludo_autosave_has (autosave_of (self), games[i]->id))
      gtk_string_list_append (self->games, games[i]->id);
  for (guint i = 0; i < finished->len; i++)
    gtk_string_list_take (self->games, g_file_get_uri (finished->pdata[i]));
  games_changed_cb (self);
}

static void
ludo_my_games_dispose (GObject *object)
{
  LudoMyGames *self = LUDO_MY_GAMES (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->saved);
  g_clear_pointer (&self->deleted, g_free);
  g_clear_object (&self->files);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ludo_my_games_parent_class)->dispose (object);
}

static void
ludo_my_games_class_init (LudoMyGamesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_my_games_dispose;
  LUDO_TEMPLATE_SET (klass, "my-games");
  LUDO_TEMPLATE_CHILDREN (klass, LudoMyGames, stack, list, empty, games);
  LUDO_TEMPLATE_CALLBACKS (klass, bind_cb, unbind_cb, games_changed_cb);
  gtk_widget_class_install_action (widget_class, "games.open", "s",
                                   open_action);
  gtk_widget_class_install_action (widget_class, "games.review", "s",
                                   open_action);
  gtk_widget_class_install_action (widget_class, "games.save", "s",
                                   save_action);
  gtk_widget_class_install_action (widget_class, "games.print", "s",
                                   print_action);
  gtk_widget_class_install_action (widget_class, "games.delete", "s",
                                   delete_action);
  gtk_widget_class_install_action (widget_class, "games.new", NULL,
                                   new_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "window.close", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_p, GDK_CONTROL_MASK,
                                print_key_cb, NULL);
}

static void
ludo_my_games_init (LudoMyGames *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ludo_dialog_size_limit (GTK_WIDGET (self));
}

GtkWidget *
ludo_my_games_new (GtkWindow     *window,
                   LudoGameFiles *files,
                   LudoLibrary   *library)
{
  LudoMyGames *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (LUDO_IS_GAME_FILES (files), NULL);

  self = g_object_new (LUDO_TYPE_MY_GAMES,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", window, NULL);
  self->window = window;
  self->files = g_object_ref (files);
  self->library = g_object_ref (library);
  fill (self);
  ludo_names_give (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
