/* ludo-atlas-list.c: lists the places or the dates of a game's history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "atlas/ludo-atlas-list.h"

#include "atlas/ludo-map.h"

/* The fewest years between two dates that get a line of their own. */
#define GAP_YEARS_MIN 100

/* The fuller the sign, the surer the item; a crossed one is wrong. */
static const char *const signs[LUDO_N_SURES] = {
  [LUDO_SURE] = "●",
  [LUDO_SURE_LIKELY] = "◐",
  [LUDO_SURE_DOUBTFUL] = "○",
  [LUDO_SURE_WRONG] = "✕",
};

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

/* Makes the label of @row: “1. Constantinople” above “where Agathias practised
 * law” for a place, “483” above “Zeno …” for a date.  Sets the accessible label
 * of @row to the name, and its description to the rest. */
static GtkWidget *
describe_row (GtkWidget           *row,
              const LudoAtlasItem *item,
              guint                number,
              LudoPageLanguage     language)
{
  g_autofree char *sure = ludo_sure_words (item->sure, language);
  g_autofree char *name = ludo_atlas_item_name (item, language);
  g_autofree char *markup = NULL, *heard = NULL, *description = NULL;

  if (number > 0)
    {
      g_autofree char *what = ludo_atlas_item_what (item, language);
      g_autofree char *kind = ludo_place_kind_words (item->kind, language);

      markup = g_markup_printf_escaped ("%u. <b>%s</b>\n%s", number, name,
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
  gtk_widget_set_tooltip_text (row, description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heard,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);

  return new_label (markup);
}

static GtkWidget *
row_new (const LudoAtlasItem *item,
         guint                number,
         LudoPageLanguage     language)
{
  GtkWidget *row = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *sign = gtk_label_new (signs[item->sure]);
  GtkWidget *label = describe_row (row, item, number, language);

  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_button_set_has_frame (GTK_BUTTON (row), FALSE);
  ludo_map_lead_to (row, item);

  return row;
}

static void
add_small (GtkWidget  *list,
           const char *text)
{
  g_autofree char *markup = g_markup_printf_escaped ("<small>%s</small>",
                                                     text);
  GtkWidget *label = new_label (markup);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_margin_start (label, 12);
  gtk_box_append (GTK_BOX (list), label);
}

/* Adds the number of years between two dates that are far apart. */
static void
add_gap (GtkWidget           *list,
         const LudoAtlasItem *before,
         const LudoAtlasItem *item,
         LudoPageLanguage     language)
{
  /* There was no year 0. */
  int years = item->from - before->to - (before->to < 0 && item->from > 0);
  g_autofree char *words = NULL;

  if (years < GAP_YEARS_MIN)
    return;

  words = ludo_atlas_years_words (years, language);
  add_small (list, words);
}

/* Adds the meanings of the signs that occur, unless every item is sure. */
static void
add_legend (GtkWidget        *list,
            const GPtrArray  *items,
            LudoPageLanguage  language)
{
  g_autoptr (GString) legend = g_string_new (NULL);
  guint used = 0;

  for (guint i = 0; i < items->len; i++)
    used |= 1u << ((LudoAtlasItem *) items->pdata[i])->sure;
  if (used == 1u << LUDO_SURE)
    return;

  for (int sure = 0; sure < LUDO_N_SURES; sure++)
    if (used & 1u << sure)
      {
        g_autofree char *words = ludo_sure_words ((LudoSure) sure, language);

        g_string_append_printf (legend, "%s%s\u00a0%s",
                                legend->len > 0 ? "   " : "", signs[sure],
                                words);
      }
  add_small (list, legend->str);
}

GtkWidget *
ludo_atlas_list_new (const LudoAtlas  *atlas,
                     const GPtrArray  *items,
                     LudoPageLanguage  language,
                     GPtrArray        *rows)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_return_val_if_fail (atlas != NULL && items != NULL && rows != NULL, list);

  for (guint i = 0; i < items->len; i++)
    {
      if (items == atlas->dates && i > 0)
        add_gap (list, items->pdata[i - 1], items->pdata[i], language);
      g_ptr_array_add (rows, row_new (items->pdata[i],
                                      items == atlas->places ? i + 1 : 0,
                                      language));
      gtk_box_append (GTK_BOX (list), rows->pdata[rows->len - 1]);
    }
  add_legend (list, items, language);

  return list;
}
