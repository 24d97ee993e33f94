/* ludo-kit-work.c: how long it takes to make a kit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-work.h"

#include <glib/gi18n.h>
#include <math.h>

#include "print/kit/ludo-kit-pages.h"
#include "print/kit/ludo-kit-parts.h"
#include "print/ludo-kit-choice.h"

/* How long a child takes: to cut, in millimetres a minute, to fold and to glue
 * a tab, in minutes. */
#define CUT_A_MINUTE 100.0
#define FOLD (12 / 60.0)
#define TAB (20 / 60.0)

/* Pieces that touch share their cuts, of which each goes through all layers of
 * the paper that is folded first. */
void
ludo_kit_measure_part (LudoPrint         *print,
                       const LudoKitPart *part,
                       LudoKitWork       *work)
{
  LudoRect area;
  int n_rows, across;

  ludo_kit_area (ludo_print_get_options (print), &area);
  across = ludo_kit_count_across (part, area.width, &n_rows);
  *work = (LudoKitWork) { part->n * part->cut, part->n * part->folds,
                          part->n * part->tabs };
  if (part->net != NULL)
    {
      LudoKitWork one;

      ludo_net_measure (part->net, part->size, &one);
      *work = (LudoKitWork) { part->n * one.cut, part->n * one.folds,
                              part->n * one.tabs };
    }
  else if (part->joined)
    work->cut = part->n * (part->width + part->height)
                + across * part->width + n_rows * part->height;
}

/* Two sheets of a board are cut where one ends and glued there. */
static void
measure_board (const LudoKitPlan *plan,
               LudoKitWork       *work)
{
  int n_across = plan->columns - 1, n_down = plan->rows - 1;

  work->cut += n_across * plan->height + n_down * plan->width;
  work->tabs += n_across * plan->rows + n_down * plan->columns;
}

void
ludo_kit_add_work (LudoKitWork       *all,
                   const LudoKitWork *work)
{
  all->cut += work->cut;
  all->folds += work->folds;
  all->tabs += work->tabs;
}

int
ludo_kit_minutes_of (const LudoKitWork *work)
{
  return (int) ceil (work->cut / CUT_A_MINUTE + work->folds * FOLD
                     + work->tabs * TAB - 1e-9);
}

char *
ludo_kit_dup_time (int minutes)
{
  if (minutes >= 120)
    /* Translators: hours and minutes. */
    return g_strdup_printf (_("%d h %02d min"), minutes / 60, minutes % 60);

  return g_strdup_printf (ngettext ("%d minute", "%d minutes",
                                    (gulong) minutes), minutes);
}

gboolean
ludo_kit_is_long_work (const LudoPrintOptions *options,
                       int                     minutes)
{
  /* More than a lesson or two. */
  return options->pieces == LUDO_PIECES_GOOD && minutes >= 120;
}

int
ludo_kit_count_minutes (LudoPrint        *print,
                        const LudoKit    *kit,
                        const GameConfig *config)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  g_autofree LudoKitPlan *plan =
    ludo_kit_plan (print, ludo_kit_ruleset_board (kit, config->ruleset), NULL,
                   0);
  g_autofree LudoKit *fitted = ludo_kit_fit (kit, config->ruleset);
  LudoKitWork all = { 0, 0, 0 };

  measure_board (plan, &all);
  for (int i = 0; i < fitted->n_parts; i++)
    {
      LudoKitWork work;

      if (!ludo_kit_has_part (&fitted->parts[i], options)
          || fitted->parts[i].extra)
        continue;
      ludo_kit_measure_part (print, &fitted->parts[i], &work);
      ludo_kit_add_work (&all, &work);
    }

  return ludo_kit_minutes_of (&all);
}
