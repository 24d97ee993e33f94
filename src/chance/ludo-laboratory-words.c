/* ludo-laboratory-words.c: describes the throws of a laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-laboratory.h"

#include <glib/gi18n.h>

#include "play/game/ludo-number.h"

/* Returns: (transfer full): the sentence about fair classes, or the reason why
 * there are none. */
static char *
describe_classes (LudoLaboratory *self)
{
  LudoThrows *throws = ludo_laboratory_get_throws (self);
  const LudoClasses *classes = ludo_laboratory_get_classes (self);

  if (classes != NULL)
    {
      g_autofree char *ours =
        ludo_sampler_describe_gap (ludo_throws_get_sampler (throws),
                                   ludo_throws_get_counts (throws),
                                   ludo_throws_get_n (throws));
      g_autofree char *others =
        ludo_classes_describe (classes, ludo_throws_get_gap (throws));

      return g_strjoin (" ", ours, others, NULL);
    }
  if (ludo_throws_get_n (throws) == 0)
    return g_strdup (_("Throw first; other classes can then do the same."));
  if (!ludo_laboratory_can_make_classes (self))
    return ludo_count_printf (_("Each of the hundred classes can have at most "
                                "%u throws."), LUDO_CLASSES_THROWS_MAX);

  return ludo_throws_describe_gap (throws);
}

/* Returns: (transfer full): the sentence that only this view of the throws has;
 * "" if there is none. */
static char *
describe_view (LudoLaboratory *self)
{
  LudoThrows *throws = ludo_laboratory_get_throws (self);

  switch (ludo_laboratory_get_view (self))
    {
    case LUDO_CHANCE_VIEW_RUN:
      return ludo_throws_describe_run (throws,
                                       ludo_laboratory_get_outcome (self));
    case LUDO_CHANCE_VIEW_CLASSES:
      return describe_classes (self);
    default:
      return ludo_throws_describe_gap (throws);
    }
}

char *
ludo_laboratory_describe (LudoLaboratory *self)
{
  LudoThrows *throws;
  g_autofree char *thrown = NULL;
  g_autofree char *more = NULL;

  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  throws = ludo_laboratory_get_throws (self);
  if (ludo_laboratory_is_guessing (self))
    return ludo_throws_describe_draft (throws);

  thrown = ludo_throws_describe (throws);
  more = describe_view (self);

  return more[0] != '\0' ? g_strjoin (" ", thrown, more, NULL)
                         : g_steal_pointer (&thrown);
}

char *
ludo_laboratory_describe_brief (LudoLaboratory *self)
{
  LudoThrows *throws;
  LudoChanceView view;
  g_autofree char *number = NULL;
  g_autofree char *more = NULL;
  guint n;

  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  throws = ludo_laboratory_get_throws (self);
  view = ludo_laboratory_get_view (self);
  n = ludo_throws_get_n (throws);
  if (n > 0 && (view == LUDO_CHANCE_VIEW_RUN
                || view == LUDO_CHANCE_VIEW_CLASSES))
    more = describe_view (self);
  if (more == NULL || more[0] == '\0')
    return ludo_throws_describe (throws);

  number = ludo_count_printf (ngettext ("%u throw.", "%u throws.", n), n);

  return g_strjoin (" ", number, more, NULL);
}

char *
ludo_laboratory_describe_more (LudoLaboratory *self)
{
  const LudoClasses *classes;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (LUDO_IS_LABORATORY (self), NULL);

  classes = ludo_laboratory_get_classes (self);
  first =
    ludo_throws_describe_chi_square (ludo_laboratory_get_throws (self));
  if (first[0] == '\0' || classes == NULL
      || ludo_laboratory_get_view (self) != LUDO_CHANCE_VIEW_CLASSES)
    return g_steal_pointer (&first);

  second = ludo_classes_describe_near (classes,
                                       ludo_laboratory_get_outcome (self));

  return g_strjoin (" ", first, second, NULL);
}
