/* ludo-shelf-card.c: the card of a game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shelf/ludo-shelf-card.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"
#include "board/ludo-announce.h"
#include "board/ludo-keys.h"
#include "board/ludo-widget-style.h"
#include "learn/ludo-lesson.h"

#define COVERS "/io/github/ludotheque/Ludotheque/covers"

/* In pixels: what style.css puts beside the text of a card, and the width of a
 * card in the narrowest window. */
#define PADDING 18
#define NARROW 316

struct _LudoShelfCard
{
  GtkBox parent_instance;

  const GameRules *rules;

  /* Template widgets */
  GtkWidget *cover_button;
  GtkDrawingArea *cover_area;
  GtkLabel *act_label;
  GtkWidget *day_label;
  GtkWidget *text_box;
  GtkLabel *name_label;
  GtkLabel *summary_label;
  GtkLabel *facts_label;
  GtkLabel *credit_label;
  GtkWidget *buttons;
  GtkWidget *learn_button;
  GtkWidget *puzzles_button;
  GtkWidget *rules_button;
};

G_DEFINE_FINAL_TYPE (LudoShelfCard, ludo_shelf_card, GTK_TYPE_BOX)

/* Announces the whole card at the key O, because Orca reads only a part of it
 * when the focus comes to it. */
static gboolean
key_pressed_cb (LudoShelfCard         *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  g_autofree char *text = NULL;

  if (ludo_keys_find_letter (keys, keyval, keycode, state) != GDK_KEY_o)
    return FALSE;

  text = ludo_game_info_describe (ludo_game_info_for (self->rules->id));
  ludo_announce (GTK_WIDGET (self), text);

  return TRUE;
}

static void
ludo_shelf_card_class_init (LudoShelfCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LUDO_TEMPLATE_SET (klass, "shelf-card");
  LUDO_TEMPLATE_CHILDREN (klass, LudoShelfCard, cover_button, cover_area,
                          act_label, day_label, text_box, name_label,
                          summary_label, facts_label, credit_label, buttons,
                          learn_button, puzzles_button, rules_button);
  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Computes the heights of a cover of @width: square, and with its top and foot
 * cropped.  Without a picture it is as high as the words on it. */
static void
cover_heights (LudoShelfCard *self,
               int            width,
               int           *cropped,
               int           *square)
{
  int least;

  gtk_widget_measure (self->cover_button, GTK_ORIENTATION_VERTICAL, width,
                      &least, NULL, NULL, NULL);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->cover_area)))
    width = 0;
  *square = MAX (width, least);
  *cropped = MAX (width * 6 / 10, least);
}

/* Measures the card.  Its minimum width has room for the row of buttons, but is
 * at most NARROW, so that a narrow window has room for the card.  Its minimum
 * height is that with a cropped cover, its natural height that with a square
 * one. */
static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  LudoShelfCard *self = LUDO_SHELF_CARD (widget);
  int cropped, square, row;

  gtk_widget_measure (self->text_box, orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->buttons, orientation, -1, NULL, &row, NULL,
                          NULL);
      *minimum = MAX (*minimum, MIN (row + PADDING, NARROW));
      *natural = MAX (*natural, *minimum);
      return;
    }

  cover_heights (self, for_size, &cropped, &square);
  *natural = *minimum + square;
  *minimum += cropped;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  LudoShelfCard *self = LUDO_SHELF_CARD (widget);
  GtkAllocation place = { 0, 0, width, 0 };
  int text, cropped, square;

  gtk_widget_measure (self->text_box, GTK_ORIENTATION_VERTICAL, width, &text,
                      NULL, NULL, NULL);
  cover_heights (self, width, &cropped, &square);
  place.height = height >= square + text ? square : cropped;
  gtk_widget_size_allocate (self->cover_button, &place, -1);
  place.y = place.height;
  place.height = height - place.y;
  gtk_widget_size_allocate (self->text_box, &place, -1);
}

static void
ludo_shelf_card_init (LudoShelfCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (widget);
  ludo_flow_fill (self->buttons);
  ludo_widget_style_set_layout (widget, measure, allocate);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (widget, keys);
}

/* Draws the square cover of @path.  If the area is lower, more is cropped from
 * the foot than from the top, so that objects on the ground keep their tops. */
static void
render_cover (cairo_t    *cr,
              int         width,
              int         height,
              const char *path)
{
  g_autofree char *uri = g_strconcat ("resource://", path, NULL);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autoptr (GError) error = NULL;
  RsvgHandle *cover = rsvg_handle_new_from_gfile_sync (
    file, RSVG_HANDLE_FLAGS_NONE, NULL, &error);
  RsvgRectangle place = { 0, (height - width) * 0.3, width, width };

  if (cover == NULL
      || !rsvg_handle_render_document (cover, cr, &place, &error))
    g_warning ("The cover %s cannot be drawn: %s", uri, error->message);
  g_clear_object (&cover);
}

/* Returns: (transfer none): the cover of @path in @width times @height pixels,
 * of @scale device pixels each.  The picture is cached until another size is
 * requested, because drawing the strokes of a cover takes ten times as long. */
static cairo_surface_t *
get_picture (const char *path,
             int         width,
             int         height,
             int         scale)
{
  static GHashTable *pictures;
  cairo_surface_t *picture;
  cairo_t *painter;

  if (pictures == NULL)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                      (GDestroyNotify) cairo_surface_destroy);
  picture = g_hash_table_lookup (pictures, path);
  if (picture != NULL
      && cairo_image_surface_get_width (picture) == width * scale
      && cairo_image_surface_get_height (picture) == height * scale)
    return picture;

  picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale,
                                        height * scale);
  cairo_surface_set_device_scale (picture, scale, scale);
  painter = cairo_create (picture);
  render_cover (painter, width, height, path);
  cairo_destroy (painter);
  g_hash_table_insert (pictures, g_strdup (path), picture);

  return picture;
}

static void
draw_cover (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        path)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));

  cairo_set_source_surface (cr, get_picture (path, width, height, scale), 0,
                            0);
  cairo_paint (cr);
}

/* A game without a cover shows its name alone. */
static void
add_cover (LudoShelfCard *self)
{
  g_autofree char *path = g_strdup_printf (COVERS "/%s.svg", self->rules->id);

  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL,
                             NULL))
    {
      gtk_widget_set_visible (GTK_WIDGET (self->cover_area), FALSE);
      return;
    }

  gtk_drawing_area_set_draw_func (self->cover_area, draw_cover,
                                  g_steal_pointer (&path), g_free);
}

/* Orca 48 reads each label of a group that has no relation as the focus comes
 * into it.  The name and the kind of the game are enough for a choice, so give
 * the other labels a relation, "flows to", so that they are read only on
 * request. */
static void
add_order (LudoShelfCard *self)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->facts_label),
                                  GTK_ACCESSIBLE_RELATION_FLOW_TO,
                                  self->credit_label, NULL, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->credit_label),
                                  GTK_ACCESSIBLE_RELATION_FLOW_TO,
                                  self->rules_button, NULL, -1);
}

static gboolean
has_lessons (LudoShelfCard *self)
{
  g_autoptr (GPtrArray) folders = ludo_content_folders_find ();

  return ludo_lesson_exists (folders, self->rules->id);
}

static void
set_target (GtkWidget  *button,
            const char *target)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
}

GtkWidget *
ludo_shelf_card_new (const GameRules *rules,
                     gboolean         of_the_day)
{
  LudoShelfCard *self;
  const LudoGameInfo *info;
  g_autofree char *facts = NULL;
  g_autofree char *puzzles = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (LUDO_TYPE_SHELF_CARD, NULL);
  self->rules = rules;
  info = ludo_game_info_for (rules->id);
  facts = ludo_game_info_dup_facts (info);
  gtk_label_set_text (self->name_label, gettext (info->name));
  gtk_label_set_text (self->summary_label, gettext (info->summary));
  gtk_label_set_text (self->facts_label, facts);
  gtk_label_set_text (self->credit_label, gettext (info->credit));
  puzzles = g_strconcat (rules->id, "/puzzles", NULL);
  set_target (self->cover_button, rules->id);
  set_target (self->learn_button, rules->id);
  set_target (self->puzzles_button, puzzles);
  set_target (self->rules_button, rules->id);
  gtk_widget_set_visible (self->learn_button, has_lessons (self));
  /* A game of pure chance has no puzzles. */
  gtk_widget_set_visible (self->puzzles_button, info->has_decisions);
  gtk_widget_set_visible (self->day_label, of_the_day);
  ludo_names_label (self, gettext (info->name));
  add_order (self);
  add_cover (self);
  ludo_shelf_card_set_resumable (self, FALSE);

  return GTK_WIDGET (self);
}

void
ludo_shelf_card_set_resumable (LudoShelfCard *self,
                               gboolean       resumable)
{
  GtkActionable *cover;
  g_autofree char *name = NULL;

  g_return_if_fail (LUDO_IS_SHELF_CARD (self));

  cover = GTK_ACTIONABLE (self->cover_button);
  /* Translators: %s is the name of a game. */
  name = g_strdup_printf (resumable ? _("Resume %s") : _("Play %s"),
                          gettext (ludo_game_info_for (self->rules->id)->name));
  gtk_actionable_set_action_name (cover,
                                  resumable ? "win.resume" : "win.start");
  gtk_label_set_label (self->act_label,
                       resumable ? _("_Resume") : _("_Play…"));
  gtk_widget_set_tooltip_text (self->cover_button, name);
  ludo_names_label (cover, name);
  /* The tooltip repeats the name.  Set a description, or none, because a screen
   * reader would otherwise say the tooltip after the name. */
  if (gtk_widget_get_visible (self->day_label))
    ludo_names_describe (cover, _("Game of the Day"));
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (cover),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

const char *
ludo_shelf_card_get_game_id (LudoShelfCard *self)
{
  g_return_val_if_fail (LUDO_IS_SHELF_CARD (self), NULL);

  return self->rules->id;
}
