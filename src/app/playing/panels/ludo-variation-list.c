/* ludo-variation-list.c: the lines of play that were left for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-variation-list"

#include "config.h"

#include "app/playing/panels/ludo-variation-list.h"

#include <glib/gi18n.h>

/* So many plies of a line are named, to know it by. */
#define NAMED_PLIES 3

struct _LudoVariationList
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkListBox *list;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (LudoVariationList, ludo_variation_list, GTK_TYPE_BOX)

/* Where the line leaves the one on the board, and how it goes on there. */
static char *
describe_variation (LudoVariation     *variation,
                    const char *const *line)
{
  const char *const *tokens = ludo_variation_get_tokens (variation);
  guint common = ludo_variation_common (variation, line);
  guint n_plies = ludo_variation_get_n_plies (variation);
  g_autoptr (GString) plies = g_string_new (NULL);

  for (guint i = common; i < n_plies && i < common + NAMED_PLIES; i++)
    g_string_append_printf (plies, "%s%s", i > common ? " " : "", tokens[i]);
  if (n_plies > common + NAMED_PLIES)
    g_string_append (plies, " …");

  if (common == 0)
    return g_strdup_printf (
      /* Translators: another line of play: its first moves in notation, and
       * how many moves it has in all. */
      ngettext ("From the start: %s (%u move)",
                "From the start: %s (%u moves)", n_plies),
      plies->str, n_plies);

  return g_strdup_printf (
    /* Translators: another line of play: the number of the last move that it
     * has in common with this one, how it goes on in notation, and how many
     * moves it has in all. */
    ngettext ("After move %u: %s (%u move)", "After move %u: %s (%u moves)",
              n_plies), common, plies->str, n_plies);
}

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);

  return g_object_new (GTK_TYPE_LIST_BOX_ROW,
                       "child", label,
                       "action-target", g_variant_new_uint32 (0),
                       "action-name", "play.take-variation",
                       NULL);
}

/* What a line has in common with the one on the board changes with this. */
static void
update_cb (LudoVariationList *self)
{
  GListModel *variations = ludo_game_get_variations (self->game);
  guint n = g_list_model_get_n_items (variations);
  g_auto (GStrv) line = ludo_game_dup_line (self->game);

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LudoVariation) variation =
        g_list_model_get_item (variations, i);
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);
      g_autofree char *text =
        describe_variation (variation, (const char *const *) line);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", i);
      gtk_label_set_text (GTK_LABEL (gtk_list_box_row_get_child (row)), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                      -1);
    }
}

static void
ludo_variation_list_dispose (GObject *object)
{
  LudoVariationList *self = LUDO_VARIATION_LIST (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_variation_list_parent_class)->dispose (object);
}

static void
ludo_variation_list_class_init (LudoVariationListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_variation_list_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/ludotheque/Ludotheque/ludo-variation-list.ui");
  gtk_widget_class_bind_template_child (widget_class, LudoVariationList, list);
  gtk_widget_class_set_css_name (widget_class, "variation-list");
}

static void
ludo_variation_list_init (LudoVariationList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (update_cb), self);
}

void
ludo_variation_list_set_game (LudoVariationList *self,
                              LudoGame          *game)
{
  GListModel *variations;

  g_return_if_fail (LUDO_IS_VARIATION_LIST (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  variations = game != NULL ? ludo_game_get_variations (game) : NULL;
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  /* The rows are made before they are written on. */
  gtk_list_box_bind_model (self->list, variations, create_row_cb, NULL, NULL);
  if (game != NULL)
    update_cb (self);
}
