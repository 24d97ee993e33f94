/* ludo-sealed-words.c: sentences on sealed sticks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/sealed/ludo-sealed-private.h"

#include <glib/gi18n.h>

#include "chance/film/ludo-interval.h"
#include "play/game/ludo-number.h"

static const char *const verdicts[LUDO_N_CARDS] = {
  /* Translators: on the card of a group that has handed none in. */
  N_("no card yet"),
  /* Translators: what the card of a group says of a set of sticks. */
  N_("fair"), N_("marked more often"), N_("marked less often"),
  N_("cannot tell"),
};
static const char *const surenesses[LUDO_N_SURENESSES] = {
  /* Translators: how sure a group is of what its card says. */
  N_("hardly sure"), N_("rather sure"), N_("very sure"),
};

const char *
ludo_sealed_get_verdict_name (LudoCard verdict)
{
  g_return_val_if_fail (verdict < LUDO_N_CARDS, NULL);

  return gettext (verdicts[verdict]);
}

const char *
ludo_sealed_get_sureness_name (LudoSureness sureness)
{
  g_return_val_if_fail (sureness < LUDO_N_SURENESSES, NULL);

  return gettext (surenesses[sureness]);
}

const char *
ludo_sealed_get_task (LudoSealed *self)
{
  g_return_val_if_fail (LUDO_IS_SEALED (self), NULL);

  if (ludo_sealed_get_percent (self) != 0)
    return _("The set is open: compare the cards with what the sticks do.");
  if (ludo_sealed_get_card (self, NULL) != LUDO_CARD_NONE)
    return _("The card is handed in. The secret word opens the set.");

  return _("Are these sticks fair? Throw as often as you need, but no more, "
           "then hand in your card.");
}

/* Returns: the card that is right about the open set. */
static LudoCard
find_truth (LudoSealed *self)
{
  guint percent = ludo_sealed_get_percent (self);

  return percent == 50 ? LUDO_CARD_FAIR
         : percent > 50 ? LUDO_CARD_MORE : LUDO_CARD_LESS;
}

/* Returns: (transfer full): what the group @group has thrown. */
static char *
describe_throws (LudoSealed *self)
{
  guint group = ludo_sealed_get_group (self);
  const LudoSealedCard *card = ludo_sealed_get_card_of (self, group);
  guint sum = 0;

  if (card->n == 0)
    /* Translators: %u is the number of a group. */
    return g_strdup_printf (_("Group %u has not thrown yet."), group + 1);

  for (guint i = 0; i <= LUDO_SAMPLER_STICKS; i++)
    sum += i * card->counts[i];

  return ludo_count_printf (
    /* Translators: a group of pupils; how often it threw four sticks; how many
     * sticks fell in all, and how many of those with the marked face up. */
    ngettext ("Group %u threw %u time. Of %u sticks, %u showed a mark.",
              "Group %u threw %u times. Of %u sticks, %u showed a mark.",
              card->n),
    group + 1, card->n, card->n * LUDO_SAMPLER_STICKS, sum);
}

/* Returns: (transfer full): what the card says. */
static char *
describe_card (LudoSealed *self)
{
  LudoSureness sureness;
  LudoCard verdict = ludo_sealed_get_card (self, &sureness);

  if (verdict == LUDO_CARD_NONE)
    return NULL;

  /* Translators: the first is a verdict, "fair", the second how sure a group is
   * of it. */
  return g_strdup_printf (_("The card says “%s” (%s)."),
                          ludo_sealed_get_verdict_name (verdict),
                          ludo_sealed_get_sureness_name (sureness));
}

/* Returns: how far the card is right. */
static const char *
judge_card (LudoSealed *self)
{
  LudoCard verdict = ludo_sealed_get_card (self, NULL);

  if (verdict == LUDO_CARD_NONE || ludo_sealed_get_percent (self) == 0)
    return "";
  if (verdict == LUDO_CARD_UNKNOWN)
    return _("It leaves open what the sticks do.");

  return verdict == find_truth (self) ? _("That is right.")
                                      : _("That is not so.");
}

/* Returns: (transfer full): how the sticks fall, and the difference from fair
 * that so many throws can show. */
static char *
describe_truth (LudoSealed *self)
{
  guint n = ludo_sealed_get_n (self);
  g_autofree char *far = NULL;

  if (ludo_sealed_get_percent (self) == 0)
    return NULL;
  if (n == 0)
    return g_strdup_printf (_("These sticks show their marks %u times in 100."),
                            ludo_sealed_get_percent (self));

  far = ludo_number_dup
    (100 * ludo_interval_find_visible (n * LUDO_SAMPLER_STICKS, FALSE), 1);

  return ludo_count_printf (
    /* Translators: the last number is of a hundred, and may have a decimal. */
    ngettext ("These sticks show their marks %u times in 100. %u throw is "
              "enough, four times in five, to notice sticks that stray from "
              "50 by %s or more.",
              "These sticks show their marks %u times in 100. %u throws are "
              "enough, four times in five, to notice sticks that stray from "
              "50 by %s or more.", n),
    ludo_sealed_get_percent (self), n, far);
}

char *
ludo_sealed_describe (LudoSealed *self)
{
  g_autofree char *thrown = NULL;
  g_autofree char *card = NULL;
  g_autofree char *truth = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (LUDO_IS_SEALED (self), NULL);

  thrown = describe_throws (self);
  card = describe_card (self);
  truth = describe_truth (self);
  g_string_append (text, thrown);
  if (truth != NULL)
    g_string_append_printf (text, " %s", truth);
  if (card != NULL)
    g_string_append_printf (text, " %s %s", card, judge_card (self));

  return g_strdup (g_strchomp (text->str));
}

GStrv
ludo_sealed_dup_words (LudoSealed *self)
{
  GStrv words = g_new0 (char *, LUDO_SAMPLER_STICKS + 2);
  LudoSampler sampler;

  g_return_val_if_fail (LUDO_IS_SEALED (self), words);

  ludo_sampler_init_sticks (&sampler);
  for (guint i = 0; i <= LUDO_SAMPLER_STICKS; i++)
    {
      guint count = ludo_sealed_get_counts (self)[i];
      g_autofree char *name = ludo_sampler_dup_outcome_name (&sampler, i);

      /* Translators: an outcome, "two marks", and how often it fell. */
      words[i] = ludo_count_printf (ngettext ("%s: %u throw.", "%s: %u throws.",
                                              count), name, count);
    }

  return words;
}

/* Returns: (transfer full): the row of @group. */
static GStrv
make_row (LudoSealed *self,
          guint       group)
{
  const LudoSealedCard *card = ludo_sealed_get_card_of (self, group);
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  g_autofree char *name = g_strdup_printf (_("Group %u"), group + 1);
  g_autofree char *n = g_strdup_printf ("%u", card->n);
  gboolean given = card->verdict != LUDO_CARD_NONE;

  g_strv_builder_add_many (cells, name, n, NULL);
  for (guint i = 0; i <= LUDO_SAMPLER_STICKS; i++)
    {
      g_autofree char *count = g_strdup_printf ("%u", card->counts[i]);

      g_strv_builder_add (cells, count);
    }
  g_strv_builder_add_many
    (cells, ludo_sealed_get_verdict_name (card->verdict),
     given ? ludo_sealed_get_sureness_name (card->sureness) : "?", NULL);
  if (ludo_sealed_get_percent (self) != 0)
    g_strv_builder_add
      (cells, !given ? "?"
              : card->verdict == LUDO_CARD_UNKNOWN
                  /* Translators: a card is that, beside what the sticks do. */
                  ? _("left open")
              : card->verdict == find_truth (self) ? _("right") : _("wrong"));

  return g_strv_builder_end (cells);
}

GPtrArray *
ludo_sealed_dup_rows (LudoSealed *self)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify)
                                                    g_strfreev);
  g_autoptr (GStrvBuilder) heads = g_strv_builder_new ();
  LudoSampler sampler;

  g_return_val_if_fail (LUDO_IS_SEALED (self), rows);

  ludo_sampler_init_sticks (&sampler);
  g_strv_builder_add_many (heads, _("Group"), _("Throws"), NULL);
  for (guint i = 0; i <= LUDO_SAMPLER_STICKS; i++)
    {
      g_autofree char *name = ludo_sampler_dup_outcome_name (&sampler, i);

      g_strv_builder_add (heads, name);
    }
  /* Translators: the heads of the columns of a table of verdicts. */
  g_strv_builder_add_many (heads, _("Card"), _("How sure"), NULL);
  if (ludo_sealed_get_percent (self) != 0)
    g_strv_builder_add (heads, _("Right or wrong"));
  g_ptr_array_add (rows, g_strv_builder_end (heads));
  for (guint i = 0; i < LUDO_SEALED_GROUPS; i++)
    if (i == ludo_sealed_get_group (self)
        || ludo_sealed_get_card_of (self, i)->n > 0
        || ludo_sealed_get_card_of (self, i)->verdict != LUDO_CARD_NONE)
      g_ptr_array_add (rows, make_row (self, i));

  return rows;
}
