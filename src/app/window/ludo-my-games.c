/* ludo-my-games.c: every game that is kept, to be found again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games are read from their files when their rows come into view, not before.
 */

#include "app/window/ludo-my-games.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/widgets/ludo-file-dialog.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"
#include "app/window/ludo-game-print.h"
#include "app/window/ludo-questions.h"
#include "board/ludo-widget-style.h"
#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/record/ludo-record.h"

/* In pixels. */
#define WIDTH 560
#define HEIGHT 620
#define PICTURE_WIDTH 104
#define PICTURE_HEIGHT 84

struct _LudoMyGames
{
  GtkWindow parent_instance;

  LudoWindow *window;           /* borrowed: this is its dialog */

  /* Owned */
  LudoAutosave *autosave;
  /* A GtkStringObject with the game's id for each game left unfinished, then
   * the GFile of each finished one. */
  GListStore *games;
  GtkFileChooserNative *chooser;        /* while it is open */
};

G_DEFINE_FINAL_TYPE (LudoMyGames, ludo_my_games, GTK_TYPE_WINDOW)

/* What a button of a row is about. */
#define ITEM "ludo-item"

/* The id of an unfinished game, or NULL. */
static const char *
unfinished_id (gpointer item)
{
  return GTK_IS_STRING_OBJECT (item)
           ? gtk_string_object_get_string (item) : NULL;
}

static LudoGame *
load (LudoMyGames  *self,
      gpointer      item,
      GError      **error)
{
  const char *game_id = unfinished_id (item);

  return game_id != NULL ? ludo_autosave_load (self->autosave, game_id, error)
                         : ludo_record_load (item, error);
}

static void
open_item (LudoMyGames *self,
           gpointer     item)
{
  const char *game_id = unfinished_id (item);

  if (game_id != NULL)
    ludo_window_resume (self->window, game_id);
  else
    ludo_window_open_file (self->window, item);
}

static gpointer
item_of (gpointer object)
{
  return g_object_get_data (object, ITEM);
}

/* The question that opening it may ask has its turn once this is gone. */
static void
open_cb (LudoMyGames *self,
         GtkWidget   *button)
{
  g_autoptr (LudoMyGames) held = g_object_ref (self);
  g_autoptr (GObject) item = g_object_ref (item_of (button));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  open_item (self, item);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
review (GtkWindow *window,
        gpointer   data)
{
  LudoGame *game = ludo_window_get_game (LUDO_WINDOW (window));

  if (game != NULL && ludo_game_get_over (game))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.review", NULL);
}

static void
review_cb (LudoMyGames *self,
           GtkWidget   *button)
{
  GtkWindow *window = GTK_WINDOW (self->window);

  open_cb (self, button);
  ludo_questions_push (window, review, NULL, NULL);
}

static void
written_cb (GObject      *autosave,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (LudoWindow) window = data;
  g_autoptr (GError) error = NULL;

  if (!ludo_autosave_write_finish (LUDO_AUTOSAVE (autosave), result, &error))
    ludo_window_show_message (window, LUDO_MESSAGE_ERROR, error->message);
}

static void
save_response_cb (LudoMyGames *self,
                  int          response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GBytes) data = NULL;
  g_autoptr (GError) error = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;

  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  game = load (self, item_of (chooser), &error);
  if (game == NULL)
    {
      if (error != NULL)
        ludo_window_show_message (self->window, LUDO_MESSAGE_ERROR,
                                  error->message);
      return;
    }

  data = ludo_record_to_bytes (game);
  ludo_autosave_write_async (self->autosave, file, data, written_cb,
                             g_object_ref (self->window));
}

static void
save_cb (LudoMyGames *self,
         GtkWidget   *button)
{
  g_autoptr (LudoGame) game = load (self, item_of (button), NULL);
  g_autofree char *name = NULL;

  if (game == NULL)
    return;

  name = g_strdup_printf ("%s-%s.ludo", ludo_game_get_rules (game)->id,
                          ludo_game_get_date (game));
  g_clear_object (&self->chooser);
  self->chooser =
    ludo_file_dialog_show (GTK_WINDOW (self), _("Save the Game"),
                           GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL, name,
                           G_CALLBACK (save_response_cb), self);
  g_object_set_data_full (G_OBJECT (self->chooser), ITEM,
                          g_object_ref (item_of (button)), g_object_unref);
}

static void
print_item (LudoMyGames *self,
            gpointer     item)
{
  g_autoptr (LudoGame) game = load (self, item, NULL);

  if (game != NULL)
    ludo_game_print_show (self->window, ludo_game_get_rules (game)->id, game,
                          LUDO_GAME_PRINT_PLAYED);
}

static void
print_cb (LudoMyGames *self,
          GtkWidget   *button)
{
  print_item (self, item_of (button));
}

/* The game of the row that has the keyboard, or the first. */
static gboolean
print_key_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   data)
{
  LudoMyGames *self = LUDO_MY_GAMES (widget);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  g_autoptr (GObject) first =
    g_list_model_get_item (G_LIST_MODEL (self->games), 0);

  while (focus != NULL && item_of (focus) == NULL)
    focus = gtk_widget_get_parent (focus);
  if (first != NULL)
    print_item (self, focus != NULL ? item_of (focus) : first);

  return TRUE;
}

static void
delete_response_cb (LudoMyGames *self,
                    int          response,
                    GtkWindow   *dialog)
{
  gpointer item = item_of (dialog);
  const char *game_id = unfinished_id (item);
  g_autoptr (GError) error = NULL;
  guint at;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      if (game_id != NULL)
        ludo_autosave_forget (self->autosave, game_id);
      else if (!g_file_delete (item, NULL, &error))
        ludo_window_show_message (self->window, LUDO_MESSAGE_ERROR,
                                  error->message);
      if (error == NULL && g_list_store_find (self->games, item, &at))
        g_list_store_remove (self->games, at);
    }
  gtk_window_destroy (dialog);
}

static void
delete_cb (LudoMyGames *self,
           GtkWidget   *button)
{
  GtkWidget *dialog =
    ludo_question_ask (GTK_WINDOW (self), _("Delete this game?"), _("_Delete"),
                       G_CALLBACK (delete_response_cb), self);

  g_object_set_data_full (G_OBJECT (dialog), ITEM,
                          g_object_ref (item_of (button)), g_object_unref);
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* "2026-11-23 · Ada – Computer" */
static char *
dup_facts (LudoGame *game)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *players = NULL;

  for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
    g_ptr_array_add (names, ludo_game_dup_player_name (game, seat, 0));
  g_ptr_array_add (names, NULL);
  players = g_strjoinv (" – ", (char **) names->pdata);

  return g_strjoin (" · ", ludo_game_get_date (game), players, NULL);
}

static GtkWidget *
add_button (LudoMyGames *self,
            GtkWidget   *box,
            gpointer     item,
            const char  *label,
            const char  *icon,
            GCallback    clicked_cb)
{
  GtkWidget *button = icon != NULL ? gtk_button_new_from_icon_name (icon)
                                   : gtk_button_new_with_label (label);

  if (icon != NULL)
    gtk_widget_set_tooltip_text (button, label);
  g_object_set_data_full (G_OBJECT (button), ITEM, g_object_ref (item),
                          g_object_unref);
  g_signal_connect_object (button, "clicked", clicked_cb, self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static gboolean
is_on_board (LudoMyGames *self,
             const char  *game_id)
{
  LudoGame *game = ludo_window_get_game (self->window);

  return game != NULL && !ludo_game_get_over (game)
         && g_strcmp0 (ludo_game_get_rules (game)->id, game_id) == 0;
}

static void
add_buttons (LudoMyGames *self,
             GtkWidget   *row,
             gpointer     item,
             LudoGame    *game)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  const char *game_id = unfinished_id (item);
  GtkWidget *button;

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), box);
  if (game != NULL)
    {
      add_button (self, box, item, game_id != NULL ? _("Resume") : _("Open"),
                  NULL, G_CALLBACK (open_cb));
      if (game_id == NULL)
        add_button (self, box, item, _("Review"), NULL,
                    G_CALLBACK (review_cb));
      add_button (self, box, item, _("Save As…"), "document-save-as-symbolic",
                  G_CALLBACK (save_cb));
      if (!ludo_window_get_kiosk (self->window))
        add_button (self, box, item, _("Print…"), "document-print-symbolic",
                    G_CALLBACK (print_cb));
    }
  button = add_button (self, box, item, _("Delete…"), "user-trash-symbolic",
                       G_CALLBACK (delete_cb));
  gtk_widget_set_sensitive (button, !is_on_board (self, game_id));
}

/* Painted once for as long as the row is in view. */
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
    .last = last != NULL ? ludo_move_get_trace (last) : NULL,
  };

  cairo_translate (cr, floor ((width - scene.width) / 2),
                   floor ((height - scene.height) / 2));
  ludo_drawing_draw (drawing, cr, &scene);
}

static GtkWidget *
picture_new (LudoGame *game)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "content-width", PICTURE_WIDTH,
                                  "content-height", PICTURE_HEIGHT,
                                  "valign", GTK_ALIGN_START, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb,
                                  g_object_ref (game), g_object_unref);

  return area;
}

static GtkWidget *
row_new (LudoMyGames *self,
         gpointer     item)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 6,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 NULL);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = load (self, item, &error);
  const char *name = _("This game cannot be read");

  if (game != NULL)
    {
      g_autofree char *outcome = ludo_game_get_over (game)
                                   ? ludo_game_describe_outcome (game)
                                   : g_strdup (_("Unfinished"));
      g_autofree char *facts = dup_facts (game);

      name = gettext (ludo_game_get_info (game)->name);
      gtk_box_append (GTK_BOX (top), picture_new (game));
      add_label (text, name, "heading");
      add_label (text, outcome, "body");
      add_label (text, facts, "facts");
    }
  else
    {
      add_label (text, name, "heading");
      add_label (text, error != NULL ? error->message : "", "facts");
    }
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (top), text);
  gtk_box_append (GTK_BOX (row), top);
  add_buttons (self, row, item, game);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  ludo_names_give (row);

  return row;
}

static void
bind_cb (LudoMyGames *self,
         GtkListItem *list_item)
{
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_selectable (list_item, FALSE);
  gtk_list_item_set_child (list_item,
                           row_new (self,
                                    gtk_list_item_get_item (list_item)));
}

static void
unbind_cb (LudoMyGames *self,
           GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, NULL);
}

static void
fill (LudoMyGames *self)
{
  const GameRules *const *games = games_list ();
  g_autoptr (GPtrArray) finished =
    ludo_store_list_finished (ludo_store_get_finished_folder
                                (ludo_autosave_get_store (self->autosave)));

  for (int i = 0; games[i] != NULL; i++)
    if (ludo_autosave_has (self->autosave, games[i]->id))
      {
        g_autoptr (GtkStringObject) item =
          gtk_string_object_new (games[i]->id);

        g_list_store_append (self->games, item);
      }
  for (guint i = 0; i < finished->len; i++)
    g_list_store_append (self->games, finished->pdata[i]);
}

static GtkWidget *
list_new (LudoMyGames *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection *model =
    gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->games)));
  GtkWidget *list = gtk_list_view_new (GTK_SELECTION_MODEL (model), factory);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (list), TRUE);
  gtk_widget_add_css_class (list, "my-games");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("My Games"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_vexpand (scroller, TRUE);

  return scroller;
}

static void
new_game_cb (LudoMyGames *self)
{
  GtkWidget *window = GTK_WIDGET (self->window);

  gtk_window_destroy (GTK_WINDOW (self));
  gtk_widget_activate_action (window, "win.new-game", NULL);
}

/* What is seen where there is no game. */
static GtkWidget *
empty_new (LudoMyGames *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *image =
    gtk_image_new_from_icon_name ("document-open-recent-symbolic");
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_New Game…"));

  gtk_image_set_pixel_size (GTK_IMAGE (image), 96);
  gtk_widget_add_css_class (image, "dim-label");
  gtk_box_append (GTK_BOX (box), image);
  add_label (box, _("No Games Yet"), "title-2");
  add_label (box, _("The games that you play are kept here, with their last "
                    "position."), "body");
  for (GtkWidget *label = gtk_widget_get_next_sibling (image); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    {
      gtk_label_set_xalign (GTK_LABEL (label), 0.5);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    }
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (new_game_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "form");

  return box;
}

static void
show_empty_cb (LudoMyGames *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->games)) == 0)
    gtk_window_set_child (GTK_WINDOW (self), empty_new (self));
}

static void
ludo_my_games_dispose (GObject *object)
{
  LudoMyGames *self = LUDO_MY_GAMES (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->games);
  g_clear_object (&self->autosave);

  G_OBJECT_CLASS (ludo_my_games_parent_class)->dispose (object);
}

static void
ludo_my_games_class_init (LudoMyGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_my_games_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass),
                                       GDK_KEY_Escape, 0, "window.close",
                                       NULL);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_p,
                                GDK_CONTROL_MASK, print_key_cb, NULL);
}

static void
ludo_my_games_init (LudoMyGames *self)
{
  self->games = g_list_store_new (G_TYPE_OBJECT);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
}

GtkWidget *
ludo_my_games_new (LudoWindow   *window,
                   LudoAutosave *autosave)
{
  LudoMyGames *self;

  g_return_val_if_fail (LUDO_IS_WINDOW (window), NULL);
  g_return_val_if_fail (LUDO_IS_AUTOSAVE (autosave), NULL);

  self = g_object_new (LUDO_TYPE_MY_GAMES, "transient-for", window, "modal",
                       TRUE, "destroy-with-parent", TRUE, "title",
                       _("My Games"), NULL);
  self->window = window;
  self->autosave = g_object_ref (autosave);
  fill (self);
  gtk_window_set_child (GTK_WINDOW (self), list_new (self));
  g_signal_connect_object (self->games, "items-changed",
                           G_CALLBACK (show_empty_cb), self,
                           G_CONNECT_SWAPPED);
  show_empty_cb (self);

  return GTK_WIDGET (self);
}
