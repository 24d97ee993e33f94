/* ludo-atlas-list.c: the places or the dates of a game's history, in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "atlas/ludo-atlas-list.h"

/* So many years between two dates are told in words. */
#define LONG_YEARS 100

struct _LudoAtlasList
{
  GtkBox parent_instance;

  LudoAtlas *atlas;             /* held */
  const GPtrArray *items;       /* borrowed from the atlas */
  LudoPageLanguage language;
  GPtrArray *rows;              /* GtkButton, borrowed, by item */
};

G_DEFINE_FINAL_TYPE (LudoAtlasList, ludo_atlas_list, GTK_TYPE_BOX)

enum
{
  REFERENCE_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Sure is full, likely is half full, doubtful is hollow, wrong is crossed. */
static const char *const signs[LUDO_N_SURES] = {
  [LUDO_SURE] = "●",
  [LUDO_SURE_LIKELY] = "◐",
  [LUDO_SURE_DOUBTFUL] = "○",
  [LUDO_SURE_WRONG] = "✕",
};

void
ludo_atlas_list_ask (LudoAtlasList *self,
                     guint          index)
{
  const LudoAtlasItem *item;

  g_return_if_fail (LUDO_IS_ATLAS_LIST (self) && index < self->items->len);

  item = self->items->pdata[index];
  g_signal_emit (self, signals[REFERENCE_ASKED], 0, item->page_id,
                 item->element_id);
}

static void
clicked_cb (LudoAtlasList *self,
            GtkWidget     *row)
{
  guint index;

  if (g_ptr_array_find (self->rows, row, &index))
    ludo_atlas_list_ask (self, index);
}

static GtkWidget *
new_label (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

/* “1. Constantinople: where Agathias practised law” or “483: Zeno …”; for the
 * ear the second line of a place is its description. */
static GtkWidget *
new_row (LudoAtlasList *self,
         guint          index,
         GtkWidget    **label)
{
  const LudoAtlasItem *item = self->items->pdata[index];
  LudoPageLanguage language = self->language;
  g_autofree char *sure = ludo_sure_words (item->sure, language);
  g_autofree char *name = ludo_atlas_item_name (item, language);
  g_autofree char *markup = NULL, *heard = NULL, *description = NULL;
  GtkWidget *row = gtk_button_new ();

  if (self->items == self->atlas->places)
    {
      g_autofree char *what = ludo_atlas_item_what (item, language);
      g_autofree char *kind = ludo_place_kind_words (item->kind, language);

      markup = g_markup_printf_escaped ("%u. <b>%s</b>\n%s", index + 1, name,
                                        what);
      heard = g_strdup (name);
      description = g_strdup_printf ("%s (%s, %s)", what, kind, sure);
    }
  else
    {
      g_autofree char *when = ludo_atlas_item_when (item, language);

      markup = g_markup_printf_escaped ("<b>%s</b>\n%s", when, name);
      heard = g_strdup_printf ("%s, %s", when, name);
      description = g_strdup (sure);
    }
  *label = new_label (markup);
  gtk_widget_set_tooltip_text (row, description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heard,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);

  return row;
}

static void
add_row (LudoAtlasList *self,
         guint          index)
{
  const LudoAtlasItem *item = self->items->pdata[index];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *sign = gtk_label_new (signs[item->sure]);
  GtkWidget *label;
  GtkWidget *row = new_row (self, index, &label);

  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_button_set_has_frame (GTK_BUTTON (row), FALSE);
  g_signal_connect_object (row, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  gtk_box_append (GTK_BOX (self), row);
}

static void
add_small (LudoAtlasList *self,
           const char    *text)
{
  g_autofree char *markup = g_markup_printf_escaped ("<small>%s</small>",
                                                     text);
  GtkWidget *label = new_label (markup);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_margin_start (label, 12);
  gtk_box_append (GTK_BOX (self), label);
}

/* Where much time passed between two dates, how much. */
static void
add_gap (LudoAtlasList       *self,
         const LudoAtlasItem *before,
         const LudoAtlasItem *item)
{
  /* There was no year 0. */
  int years = item->from - before->to - (before->to < 0 && item->from > 0);
  g_autofree char *words = NULL;

  if (years < LONG_YEARS)
    return;

  words = ludo_atlas_years_words (years, self->language);
  add_small (self, words);
}

/* What the signs mean, as far as they occur; where all is sure there is
 * nothing to explain. */
static void
add_legend (LudoAtlasList *self)
{
  g_autoptr (GString) legend = g_string_new (NULL);
  guint used = 0;

  for (guint i = 0; i < self->items->len; i++)
    used |= 1u << ((LudoAtlasItem *) self->items->pdata[i])->sure;
  if (used == 1u << LUDO_SURE)
    return;

  for (int sure = 0; sure < LUDO_N_SURES; sure++)
    if (used & 1u << sure)
      {
        g_autofree char *words = ludo_sure_words ((LudoSure) sure,
                                                  self->language);

        g_string_append_printf (legend, "%s%s\u00a0%s",
                                legend->len > 0 ? "   " : "", signs[sure],
                                words);
      }
  add_small (self, legend->str);
}

static void
ludo_atlas_list_finalize (GObject *object)
{
  LudoAtlasList *self = LUDO_ATLAS_LIST (object);

  g_ptr_array_unref (self->rows);
  ludo_atlas_free (self->atlas);

  G_OBJECT_CLASS (ludo_atlas_list_parent_class)->finalize (object);
}

static void
ludo_atlas_list_class_init (LudoAtlasListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_atlas_list_finalize;

  signals[REFERENCE_ASKED] =
    g_signal_new ("reference-asked", G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_STRING, G_TYPE_STRING);
}

static void
ludo_atlas_list_init (LudoAtlasList *self)
{
  self->rows = g_ptr_array_new ();
}

GtkWidget *
ludo_atlas_list_new (LudoAtlas        *atlas,
                     const GPtrArray  *items,
                     LudoPageLanguage  language)
{
  LudoAtlasList *self;

  g_return_val_if_fail (atlas != NULL && items != NULL, NULL);

  self = g_object_new (LUDO_TYPE_ATLAS_LIST,
                       "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  self->atlas = ludo_atlas_ref (atlas);
  self->items = items;
  self->language = language;
  for (guint i = 0; i < items->len; i++)
    {
      if (items == atlas->dates && i > 0)
        add_gap (self, items->pdata[i - 1], items->pdata[i]);
      add_row (self, i);
    }
  add_legend (self);

  return GTK_WIDGET (self);
}

GtkWidget *
ludo_atlas_list_get_row (LudoAtlasList *self,
                         guint          index)
{
  g_return_val_if_fail (LUDO_IS_ATLAS_LIST (self), NULL);
  g_return_val_if_fail (index < self->rows->len, NULL);

  return self->rows->pdata[index];
}
