/* ludo-player-strip.c: one side of a game: who plays it and how it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-player-strip.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-play-words.h"
#include "app/playing/panels/ludo-probability-paint.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-widget-style.h"
#include "play/game/ludo-levels.h"

#define SWATCH 1.1              /* letters */
/* The least width of the colour, the kind and the name, in letters, beside the
 * score; with less width the score is below. */
#define NAME_LETTERS 28
/* The longest word of a name that is never broken, in letters. */
#define WHOLE_LETTERS 10

struct _LudoPlayerStrip
{
  GtkBox parent_instance;

  int seat;

  /* Owned */
  LudoGame *game;

  /* Borrowed: children */
  GtkWidget *swatch;
  GtkImage *kind;
  GtkLabel *name;
  GtkWidget *star;              /* shown for the winner */
  GtkLabel *score;
};

G_DEFINE_FINAL_TYPE (LudoPlayerStrip, ludo_player_strip, GTK_TYPE_BOX)

static void
draw_swatch (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  LudoPlayerStrip *self = data;
  LudoProbabilityPalette palette;

  if (self->game == NULL)
    return;

  ludo_probability_palette (GTK_WIDGET (self), self->game, &palette);
  ludo_probability_paint_field (cr, &palette, self->seat,
                                &(LudoRect) { 0, 0, width, height },
                                ludo_probability_letter (GTK_WIDGET (self)));
  ludo_paint_set_color (cr, palette.text, 1);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, 0.5, 0.5, width - 1, height - 1);
  cairo_stroke (cr);
}

/* Sets the least width of the name to that of its longest word that may not be
 * broken. */
static void
fit_longest_word (LudoPlayerStrip *self)
{
  g_auto (GStrv) words = g_strsplit (gtk_label_get_text (self->name), " ", -1);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int least = -1;

  pango_attr_list_insert (attributes,
                          pango_attr_weight_new (PANGO_WEIGHT_SEMIBOLD));
  for (guint i = 0; words[i] != NULL; i++)
    if (g_utf8_strlen (words[i], -1) <= WHOLE_LETTERS)
      {
        g_autoptr (PangoLayout) layout =
          gtk_widget_create_pango_layout (GTK_WIDGET (self), words[i]);
        int width;

        pango_layout_set_attributes (layout, attributes);
        pango_layout_get_pixel_size (layout, &width, NULL);
        least = MAX (least, width + 1);
      }
  gtk_widget_set_size_request (GTK_WIDGET (self->name), least, -1);
}

static void
ludo_player_strip_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  LudoPlayerStrip *self = LUDO_PLAYER_STRIP (widget);
  int side;

  GTK_WIDGET_CLASS (ludo_player_strip_parent_class)->css_changed (widget,
                                                                  change);
  side = SWATCH * ludo_probability_letter (widget);
  gtk_widget_set_size_request (self->swatch, side, side);
  fit_longest_word (self);
}

static void
ludo_player_strip_dispose (GObject *object)
{
  g_clear_object (&LUDO_PLAYER_STRIP (object)->game);

  G_OBJECT_CLASS (ludo_player_strip_parent_class)->dispose (object);
}

static void
ludo_player_strip_class_init (LudoPlayerStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_player_strip_dispose;
  widget_class->css_changed = ludo_player_strip_css_changed;
  gtk_widget_class_set_css_name (widget_class, "player-strip");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ludo_player_strip_init (LudoPlayerStrip *self)
{
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkBox *box = GTK_BOX (who);

  self->swatch = gtk_drawing_area_new ();
  gtk_widget_set_valign (self->swatch, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->swatch), draw_swatch,
                                  self, NULL);
  self->kind = GTK_IMAGE (gtk_image_new ());
  /* Break the name into two lines where there is little room, and shorten it
   * only if that is not enough, but never shorten a number. */
  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->name, TRUE);
  gtk_label_set_wrap_mode (self->name, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (self->name, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (self->name, 2);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->name, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "name");
  self->star = gtk_image_new_from_icon_name ("starred-symbolic");
  gtk_widget_set_visible (self->star, FALSE);
  self->score = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->score, TRUE);
  gtk_label_set_xalign (self->score, 1);
  gtk_widget_add_css_class (GTK_WIDGET (self->score), "score");
  gtk_box_append (box, self->swatch);
  gtk_box_append (box, GTK_WIDGET (self->kind));
  gtk_box_append (box, GTK_WIDGET (self->name));
  gtk_box_append (box, self->star);
  gtk_box_append (GTK_BOX (self), who);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->score));
  ludo_flow_beside (GTK_WIDGET (self), NAME_LETTERS);
}

GtkWidget *
ludo_player_strip_new (int seat)
{
  LudoPlayerStrip *self;

  g_return_val_if_fail (seat >= 0 && seat < GAME_SEATS_MAX, NULL);

  self = g_object_new (LUDO_TYPE_PLAYER_STRIP, NULL);
  self->seat = seat;

  return GTK_WIDGET (self);
}

/* Returns: the name of the computer's level at @seat, or NULL where a person
 * plays there. */
static const char *
find_level (LudoGame *game,
            int       seat)
{
  LudoPlayer *player = ludo_game_get_player (game, seat, 0);

  if (!ludo_player_is (player, LUDO_PLAYER_COMPUTER))
    return NULL;

  return ludo_game_get_info (game)->has_decisions
           ? ludo_level_name (player->level) : _("Computer");
}

/* Returns: the seat to highlight: the one that must end its turn, or else the
 * one to play or, after the game, the winner. */
static int
find_acting (LudoGame *game)
{
  GameOutcome outcome;

  ludo_game_get_outcome (game, &outcome);
  if (outcome.over)
    return outcome.winner;

  return ludo_game_get_turn_pending (game)
           ? ludo_move_get_seat (ludo_game_get_last_move (game))
           : ludo_game_get_turn (game);
}

void
ludo_player_strip_show (LudoPlayerStrip *self,
                        LudoGame        *game,
                        LudoGame        *shown,
                        const GameState *state)
{
  const char *level, *icon;
  gboolean acting;
  g_autofree char *names = NULL;
  g_autofree char *score = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (LUDO_IS_PLAYER_STRIP (self));
  g_return_if_fail (LUDO_IS_GAME (game) && LUDO_IS_GAME (shown));

  g_set_object (&self->game, game);
  level = find_level (game, self->seat);
  names = ludo_play_words_side (game, self->seat);
  score = ludo_game_describe_seat_score (shown, state, self->seat);
  gtk_label_set_text (self->name, names);
  fit_longest_word (self);
  ludo_widget_style_set_tooltip (GTK_WIDGET (self->name), names);
  gtk_label_set_text (self->score, score);
  icon = level != NULL ? "computer-symbolic" : "avatar-default-symbolic";
  if (g_strcmp0 (gtk_image_get_icon_name (self->kind), icon) != 0)
    gtk_image_set_from_icon_name (self->kind, icon);
  ludo_widget_style_set_tooltip (GTK_WIDGET (self->kind),
                                 level != NULL ? level : _("Human"));

  acting = find_acting (shown) == self->seat;
  ludo_widget_style_set_class (GTK_WIDGET (self), "acting", acting);
  ludo_widget_style_set_class (GTK_WIDGET (self), "winner",
                               acting && ludo_game_get_over (shown));
  gtk_widget_set_visible (self->star, acting && ludo_game_get_over (shown));

  spoken = g_strdup_printf ("%s, %s, %s", names,
                            level != NULL ? level : _("Human"), score);
  ludo_names_label (self, spoken);
  gtk_widget_queue_draw (self->swatch);
}
