/* ludo-debate.c: sentences on chance to agree with or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-debate.h"

#include <glib/gi18n.h>

#include "chance/ludo-laboratory.h"

#define N_KINDS 2

struct _LudoDebate
{
  LudoModel parent_instance;

  guint shown;
  LudoStance stances[N_KINDS][LUDO_DEBATE_SENTENCES];
};

G_DEFINE_FINAL_TYPE (LudoDebate, ludo_debate, LUDO_TYPE_MODEL)

/* By LudoSamplerKind; both have the same order. */
static const LudoDebateSentence sentences[N_KINDS][LUDO_DEBATE_SENTENCES] = {
  {
    { "due", N_("After three throws of four marks, a throw of one mark is "
                "due."),
      "throws", LUDO_CHANCE_VIEW_RUN,
      N_("Make one throw at a time. After each throw of four marks (three in a "
         "row are too rare to wait for), say what is due, throw, and count how "
         "often you were right.") },
    { "bars", N_("The bars are not equal, so the sticks are not fair."),
      "throws", LUDO_CHANCE_VIEW_WAYS,
      N_("Throw 100 times. Then count the ways above each number.") },
    { "few", N_("Whether you throw 10 times or 100, the chance that more than "
                "six throws in ten show two marks is the same."),
      "throws", LUDO_CHANCE_VIEW_RUN,
      N_("Throw 10 times, note the share of throws with two marks, and start "
         "afresh, ten times over. Then do the same with 100 throws.") },
    { "one-of", N_("Two marks is one of five results, so it comes up one time "
                   "in five."),
      "throws", LUDO_CHANCE_VIEW_BARS,
      N_("Throw 100 times, and see: one throw in how many shows two "
         "marks?") },
    { "cheats", N_("The computer cheats."),
      "throws", LUDO_CHANCE_VIEW_CLASSES,
      N_("Throw 100 times and let a hundred other classes throw. How many of "
         "them have at least as many surplus throws as yours?") },
    { "more", N_("The more often you throw, the fewer surplus throws there are "
                 "in the bars that are too high."),
      "throws", LUDO_CHANCE_VIEW_BARS,
      N_("Read how many throws are too many after 100, 1,000 and 10,000 "
         "throws, and how many that is in each hundred.") },
    { "alike", N_("Two classes that throw fair sticks equally often get the "
                  "same bars."),
      "throws", LUDO_CHANCE_VIEW_CLASSES,
      N_("Throw as often as your class would, and let other classes throw one "
         "by one.") },
    { "enough", N_("After 100 throws you know whether a set of sticks is "
                   "fair."),
      "throws", LUDO_CHANCE_VIEW_CLASSES,
      N_("Under “What this assumes”, let one stick show its mark 60 times in "
         "100. Throw 100 times: would you have noticed?") },
    { "first", N_("Whoever begins wins more often."), "games", 0, NULL },
    { "luck", N_("Nobody is better at this game than anybody else."), "games",
      0, NULL },
  },
  {
    { "due", N_("After three sums above 10, a sum of 10 or less is due."),
      "throws", LUDO_CHANCE_VIEW_RUN,
      N_("Make one throw at a time. Each time the sum has been above 10 three "
         "times running, say what is due, throw, and count how often you were "
         "right.") },
    { "bars", N_("The bars are not equal, so the dice are not fair."),
      "throws", LUDO_CHANCE_VIEW_WAYS,
      N_("Throw 100 times. Then count the ways above each number.") },
    { "few", N_("Whether you throw 10 times or 100, the chance that more than "
                "two throws in ten give a sum of 11 is the same."),
      "throws", LUDO_CHANCE_VIEW_RUN,
      N_("Throw 10 times, note the share of throws with a sum of 11, and start "
         "afresh, ten times over. Then do the same with 100 throws.") },
    { "one-of", N_("A sum of 11 is one of sixteen results, so it comes up one "
                   "time in sixteen."),
      "throws", LUDO_CHANCE_VIEW_BARS,
      N_("Throw 100 times, and see: one throw in how many gives a sum of "
         "11?") },
    { "cheats", N_("The computer cheats."),
      "throws", LUDO_CHANCE_VIEW_CLASSES,
      N_("Throw 100 times and let a hundred other classes throw. How many of "
         "them have at least as many surplus throws as yours?") },
    { "more", N_("The more often you throw, the fewer surplus throws there are "
                 "in the bars that are too high."),
      "throws", LUDO_CHANCE_VIEW_BARS,
      N_("Read how many throws are too many after 100, 1,000 and 10,000 "
         "throws, and how many that is in each hundred.") },
    { "alike", N_("Two classes that throw fair dice equally often get the same "
                  "bars."),
      "throws", LUDO_CHANCE_VIEW_CLASSES,
      N_("Throw as often as your class would, and let other classes throw one "
         "by one.") },
    { "best", N_("The best throw of this game is always the highest one."),
      "wall", 0, NULL },
    { "first", N_("Whoever begins wins more often."), "games", 0, NULL },
    { "luck", N_("Nobody is better at this game than anybody else."), "games",
      0, NULL },
  },
};

static const char *const groups[N_KINDS] = { "sticks", "dice" };
static const char *const stances[LUDO_N_STANCES] = {
  "none", "agree", "disagree", "depends",
};

static void
ludo_debate_class_init (LudoDebateClass *klass)
{
}

static void
ludo_debate_init (LudoDebate *self)
{
}

LudoDebate *
ludo_debate_new (void)
{
  return g_object_new (LUDO_TYPE_DEBATE, NULL);
}

const LudoDebateSentence *
ludo_debate_get_sentence (LudoSamplerKind kind,
                          guint           index)
{
  g_return_val_if_fail (kind < N_KINDS && index < LUDO_DEBATE_SENTENCES, NULL);

  return &sentences[kind][index];
}

void
ludo_debate_set_shown (LudoDebate *self,
                       guint       index)
{
  g_return_if_fail (LUDO_IS_DEBATE (self) && index < LUDO_DEBATE_SENTENCES);

  if (self->shown == index)
    return;

  self->shown = index;
  ludo_model_emit_changed (self);
}

guint
ludo_debate_get_shown (LudoDebate *self)
{
  g_return_val_if_fail (LUDO_IS_DEBATE (self), 0);

  return self->shown;
}

void
ludo_debate_set_stance (LudoDebate      *self,
                        LudoSamplerKind  kind,
                        guint            index,
                        LudoStance       stance)
{
  g_return_if_fail (LUDO_IS_DEBATE (self) && kind < N_KINDS
                    && index < LUDO_DEBATE_SENTENCES
                    && stance < LUDO_N_STANCES);

  if (self->stances[kind][index] == stance)
    return;

  self->stances[kind][index] = stance;
  ludo_model_emit_changed (self);
}

LudoStance
ludo_debate_get_stance (LudoDebate      *self,
                        LudoSamplerKind  kind,
                        guint            index)
{
  g_return_val_if_fail (LUDO_IS_DEBATE (self) && kind < N_KINDS
                        && index < LUDO_DEBATE_SENTENCES, LUDO_STANCE_NONE);

  return self->stances[kind][index];
}

char *
ludo_debate_describe (LudoDebate      *self,
                      LudoSamplerKind  kind)
{
  guint n = 0;

  g_return_val_if_fail (LUDO_IS_DEBATE (self) && kind < N_KINDS, NULL);

  for (guint i = 0; i < LUDO_DEBATE_SENTENCES; i++)
    n += self->stances[kind][i] != LUDO_STANCE_NONE;

  /* Translators: which sentence of how many; how many were answered. */
  return g_strdup_printf (ngettext ("Statement %u of %u; you have answered %u.",
                                    "Statement %u of %u; you have answered %u.",
                                    n),
                          self->shown + 1, LUDO_DEBATE_SENTENCES, n);
}

char *
ludo_debate_dup_text (LudoDebate *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (LUDO_IS_DEBATE (self), NULL);

  for (guint kind = 0; kind < N_KINDS; kind++)
    for (guint i = 0; i < LUDO_DEBATE_SENTENCES; i++)
      if (self->stances[kind][i] != LUDO_STANCE_NONE)
        g_key_file_set_string (file, groups[kind], sentences[kind][i].id,
                               stances[self->stances[kind][i]]);

  return g_key_file_to_data (file, NULL, NULL);
}

LudoDebate *
ludo_debate_new_from_text (const char  *text,
                           GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  LudoDebate *self;

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE,
                                  error))
    return NULL;

  self = ludo_debate_new ();
  for (guint kind = 0; kind < N_KINDS; kind++)
    for (guint i = 0; i < LUDO_DEBATE_SENTENCES; i++)
      {
        g_autofree char *word =
          g_key_file_get_string (file, groups[kind], sentences[kind][i].id,
                                 NULL);

        for (LudoStance stance = 0; stance < LUDO_N_STANCES; stance++)
          if (g_strcmp0 (word, stances[stance]) == 0)
            self->stances[kind][i] = stance;
      }

  return self;
}
