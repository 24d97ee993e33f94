/* ludo-kit-papers.c: which pages of a kit go on which paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-papers.h"

#include <glib/gi18n.h>

#include "play/game/ludo-advice.h"
#include "print/ludo-print-words.h"

/* Run: pages that follow each other, from 1 on. */
typedef struct
{
  guint first;
  guint last;
} Run;

struct _LudoKitPapers
{
  guint n_seen;                 /* sheets */
  gboolean goes_on;             /* sets like the first follow */
  GArray *runs[LUDO_KIT_N_PAPERS];
  GArray *both;                 /* Run: on both sides of their paper */
};

LudoKitPapers *
ludo_kit_papers_new (void)
{
  LudoKitPapers *self = g_new0 (LudoKitPapers, 1);

  for (int i = 0; i < LUDO_KIT_N_PAPERS; i++)
    self->runs[i] = g_array_new (FALSE, FALSE, sizeof (Run));
  self->both = g_array_new (FALSE, FALSE, sizeof (Run));

  return self;
}

void
ludo_kit_papers_free (LudoKitPapers *self)
{
  for (int i = 0; i < LUDO_KIT_N_PAPERS; i++)
    g_array_unref (self->runs[i]);
  g_array_unref (self->both);
  g_free (self);
}

static void
add_run (GArray *runs,
         Run     run)
{
  Run *last = runs->len > 0 ? &g_array_index (runs, Run, runs->len - 1) : NULL;

  if (last != NULL && last->last + 1 == run.first)
    last->last = run.last;
  else
    g_array_append_val (runs, run);
}

void
ludo_kit_papers_add (LudoKitPapers *self,
                     LudoPrint     *print,
                     LudoKitPaper   paper,
                     gboolean       both)
{
  const Run run = { self->n_seen + 1, ludo_print_get_n_sheets (print) };

  self->n_seen = run.last;
  if (self->goes_on || run.last < run.first)
    return;

  add_run (self->runs[paper], run);
  if (both)
    add_run (self->both, run);
}

void
ludo_kit_papers_end_set (LudoKitPapers *self,
                         gboolean       goes_on)
{
  self->goes_on = goes_on;
}

static gulong
count_pages (const GArray *runs)
{
  gulong n = 0;

  for (guint i = 0; i < runs->len; i++)
    n += 1 + g_array_index (runs, Run, i).last
         - g_array_index (runs, Run, i).first;

  return n;
}

/* Adds the sentence @format, with the pages in @runs as %s, where there are
 * any. */
static void
add_pages (GString      *text,
           const GArray *runs,
           const char   *format)
{
  g_autoptr (GString) pages = g_string_new (NULL);
  g_auto (GStrv) parts = g_strsplit (format, "%s", -1);
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < runs->len; i++)
    {
      const Run *run = &g_array_index (runs, Run, i);

      g_string_append_printf (pages, "%s%u",
                              i == 0 ? ""
                              : i + 1 < runs->len ? ", "
                              /* Translators: between numbers of pages. */
                              : _(" and "), run->first);
      if (run->last > run->first)
        g_string_append_printf (pages, "–%u", run->last);
    }
  sentence = g_strjoinv (pages->str, parts);
  if (runs->len > 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

static char *
say_papers (gconstpointer    data,
            LudoPageLanguage language)
{
  const LudoKitPapers *self = data;
  const GArray *card = self->runs[LUDO_KIT_PAPER_CARD];
  const GArray *labels = self->runs[LUDO_KIT_PAPER_LABELS];
  const GArray *plain = self->runs[LUDO_KIT_PAPER_PLAIN];
  GString *text = g_string_new (NULL);

  /* Translators: the numbers of pages, as "3–5, 7". */
  add_pages (text, labels, ngettext ("Stickers: page %s.",
                                     "Stickers: pages %s.",
                                     count_pages (labels)));
  add_pages (text, card, ngettext ("Card: page %s.", "Card: pages %s.",
                                   count_pages (card)));
  add_pages (text, plain, ngettext ("Ordinary paper: page %s.",
                                    "Ordinary paper: pages %s.",
                                    count_pages (plain)));
  if (self->both->len == 0)
    ludo_add_sentence (text,
                       g_strdup (_("Print every page on one side only.")));
  else
    add_pages (text, self->both,
               _("Print pages %s on both sides, flipped on the long edge, and "
                 "the others on one side."));
  if (self->goes_on)
    ludo_add_sentence (text, g_strdup (_("The other sets follow in the same "
                                         "order.")));

  return g_string_free (text, FALSE);
}

char *
ludo_kit_papers_dup_text (const LudoKitPapers *self,
                          LudoPrint           *print)
{
  return ludo_print_dup_said (ludo_print_get_options (print)->language,
                              say_papers, self, "\n");
}
