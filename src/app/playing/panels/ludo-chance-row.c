/* ludo-chance-row.c: one thing that can happen, with its chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/panels/ludo-chance-row.h"

#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-template.h"

struct _LudoChanceRow
{
  GtkListBoxRow parent_instance;

  /* Template widgets */
  GtkLabel *name;
  GtkLabel *chance;
  GtkLabel *consequence;
  GtkLabel *probability;
};

G_DEFINE_FINAL_TYPE (LudoChanceRow, ludo_chance_row, GTK_TYPE_LIST_BOX_ROW)

static void
ludo_chance_row_class_init (LudoChanceRowClass *klass)
{
  LUDO_TEMPLATE_SET (klass, "chance-row");
  LUDO_TEMPLATE_CHILDREN (klass, LudoChanceRow, name, chance, consequence,
                          probability);
}

static void
ludo_chance_row_init (LudoChanceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ludo_chance_row_new (void)
{
  return g_object_new (LUDO_TYPE_CHANCE_ROW, NULL);
}

static void
add_spoken (GString    *spoken,
            const char *text)
{
  if (text[0] == '\0')
    return;

  if (spoken->len > 0)
    g_string_append_c (spoken, ' ');
  g_string_append (spoken, text);
}

static void
set_label (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

void
ludo_chance_row_set_texts (LudoChanceRow *self,
                           const char    *name,
                           const char    *chance,
                           const char    *spoken_chance,
                           const char    *consequence,
                           const char    *probability)
{
  g_autoptr (GString) spoken = g_string_new (NULL);

  g_return_if_fail (LUDO_IS_CHANCE_ROW (self));

  add_spoken (spoken, name);
  if (!g_str_has_suffix (name, "."))
    g_string_append_c (spoken, '.');
  add_spoken (spoken, spoken_chance);
  add_spoken (spoken, consequence);
  add_spoken (spoken, probability);
  g_strdelimit (spoken->str, "\n", ' ');

  set_label (self->name, name);
  set_label (self->chance, chance);
  set_label (self->consequence, consequence);
  set_label (self->probability, probability);
  ludo_names_label (self, spoken->str);
}
