/* ludo-throws.c: throws that are guessed, thrown and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/throws/ludo-throws.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "chance/throws/ludo-chance-keys.h"
#include "play/game/ludo-number.h"

struct _LudoThrows
{
  LudoModel parent_instance;

  LudoSampler sampler;
  GameRng rng;
  guint64 first;                /* the state of @rng before the first throw */
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX];
  guint way_counts[LUDO_SAMPLER_WAYS_MAX];
  LudoGuess guess;
  double guesses[LUDO_SAMPLER_OUTCOMES_MAX];
  guint exact_after;

  /* Owned */
  GByteArray *ways;             /* one byte a throw, in their order */
};

G_DEFINE_FINAL_TYPE (LudoThrows, ludo_throws, LUDO_TYPE_MODEL)

static void
forget_throws (LudoThrows *self)
{
  self->first = self->rng.state;
  g_byte_array_set_size (self->ways, 0);
  memset (self->counts, 0, sizeof self->counts);
  memset (self->way_counts, 0, sizeof self->way_counts);
}

static void
ludo_throws_finalize (GObject *object)
{
  g_byte_array_unref (LUDO_THROWS (object)->ways);

  G_OBJECT_CLASS (ludo_throws_parent_class)->finalize (object);
}

static void
ludo_throws_class_init (LudoThrowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_throws_finalize;
}

static void
ludo_throws_init (LudoThrows *self)
{
  self->ways = g_byte_array_new ();
}

LudoThrows *
ludo_throws_new (const LudoSampler *sampler,
                 guint64            seed)
{
  LudoThrows *self = g_object_new (LUDO_TYPE_THROWS, NULL);

  self->sampler = *sampler;
  self->rng.state = seed;
  self->first = seed;

  return self;
}

const LudoSampler *
ludo_throws_get_sampler (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  return &self->sampler;
}

void
ludo_throws_set_sampler (LudoThrows        *self,
                         const LudoSampler *sampler)
{
  g_return_if_fail (LUDO_IS_THROWS (self));

  self->sampler = *sampler;
  self->guess = LUDO_GUESS_NONE;
  memset (self->guesses, 0, sizeof self->guesses);
  forget_throws (self);
  ludo_model_emit_changed (self);
}

void
ludo_throws_throw (LudoThrows *self,
                   guint       n)
{
  g_return_if_fail (LUDO_IS_THROWS (self));

  n = MIN (n, LUDO_THROWS_MAX - self->ways->len);
  for (guint i = 0; i < n; i++)
    {
      guint8 way = (guint8) ludo_sampler_draw (&self->sampler, &self->rng);

      g_byte_array_append (self->ways, &way, 1);
      self->way_counts[way]++;
    }
  memset (self->counts, 0, sizeof self->counts);
  for (guint way = 0; way < ludo_sampler_get_n_ways (&self->sampler); way++)
    self->counts[ludo_sampler_get_outcome (&self->sampler, way)] +=
      self->way_counts[way];
  ludo_model_emit_changed (self);
}

void
ludo_throws_clear (LudoThrows *self)
{
  g_return_if_fail (LUDO_IS_THROWS (self));

  forget_throws (self);
  ludo_model_emit_changed (self);
}

guint
ludo_throws_get_n (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), 0);

  return self->ways->len;
}

guint
ludo_throws_get_way (LudoThrows *self,
                     guint       index)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self) && index < self->ways->len, 0);

  return self->ways->data[index];
}

const guint *
ludo_throws_get_counts (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  return self->counts;
}

const guint *
ludo_throws_get_way_counts (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  return self->way_counts;
}

void
ludo_throws_draw_guess (LudoThrows *self,
                        guint       outcome,
                        double      value)
{
  g_return_if_fail (LUDO_IS_THROWS (self) && self->guess == LUDO_GUESS_NONE
                    && outcome < LUDO_SAMPLER_OUTCOMES_MAX);

  self->guesses[outcome] = CLAMP (value, 0, 100);
  ludo_model_emit_changed (self);
}

const double *
ludo_throws_get_draft (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  return self->guess == LUDO_GUESS_NONE ? self->guesses : NULL;
}

static int
add_guesses (LudoThrows *self)
{
  int sum = 0;

  for (guint i = 0; i < ludo_sampler_get_n_outcomes (&self->sampler); i++)
    sum += (int) self->guesses[i];

  return sum;
}

/* Returns: how many throws are left to share out, after the sentence
 * @before. */
static char *
dup_left (const char *before,
          int         n_left)
{
  return g_strdup_printf (
    /* Translators: a sentence; how many throws the guess lacks of 100. */
    ngettext ("%s %d of the hundred is left to share out.",
              "%s %d of the hundred are left to share out.", n_left),
    before, n_left);
}

char *
ludo_throws_describe_left (LudoThrows *self)
{
  int sum;

  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  sum = add_guesses (self);

  return sum > 0 && sum < 100 ? g_strchug (dup_left ("", 100 - sum))
                              : ludo_throws_describe_draft (self);
}

char *
ludo_throws_describe_draft (LudoThrows *self)
{
  g_autofree char *text = NULL;
  int sum;

  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  sum = add_guesses (self);
  text = g_strdup_printf (
    /* Translators: the sum of the guesses of all bars. */
    ngettext ("The bars of your guess add up to %d throw.",
              "The bars of your guess add up to %d throws.", sum), sum);
  if (sum == 0 || sum == 100)
    return g_steal_pointer (&text);

  return sum < 100 ? dup_left (text, 100 - sum)
                   /* Translators: the sum of the guesses; how many throws it
                    * has beyond 100. */
                   : g_strdup_printf (_("%s That is %d too many."), text,
                                      sum - 100);
}

void
ludo_throws_set_guess (LudoThrows   *self,
                       const double *guess)
{
  g_return_if_fail (LUDO_IS_THROWS (self));

  self->guess = guess != NULL ? LUDO_GUESS_DRAWN : LUDO_GUESS_DECLINED;
  for (guint i = 0;
       guess != NULL && i < ludo_sampler_get_n_outcomes (&self->sampler); i++)
    self->guesses[i] = CLAMP (guess[i], 0, 100);
  ludo_model_emit_changed (self);
}

void
ludo_throws_forget_guess (LudoThrows *self)
{
  g_return_if_fail (LUDO_IS_THROWS (self));

  self->guess = LUDO_GUESS_NONE;
  ludo_model_emit_changed (self);
}

LudoGuess
ludo_throws_get_guess (LudoThrows    *self,
                       const double **guess)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), LUDO_GUESS_NONE);

  if (guess != NULL)
    *guess = self->guess == LUDO_GUESS_DRAWN ? self->guesses : NULL;

  return self->guess;
}

guint
ludo_throws_get_gap (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), 0);

  return ludo_sampler_round_gap (&self->sampler, self->counts, self->ways->len);
}

void
ludo_throws_set_exact_after (LudoThrows *self,
                             guint       n)
{
  g_return_if_fail (LUDO_IS_THROWS (self));

  self->exact_after = n;
  ludo_model_emit_changed (self);
}

gboolean
ludo_throws_shows_exact (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), FALSE);

  return self->guess != LUDO_GUESS_NONE
         && self->ways->len >= self->exact_after;
}

static guint
find_most (LudoThrows *self)
{
  guint most = 0;

  for (guint i = 1; i < ludo_sampler_get_n_outcomes (&self->sampler); i++)
    if (self->counts[i] > self->counts[most])
      most = i;

  return most;
}

static guint
find_furthest (LudoThrows   *self,
               const double *chances)
{
  double n = self->ways->len;
  guint furthest = 0;

  for (guint i = 1; i < ludo_sampler_get_n_outcomes (&self->sampler); i++)
    if (fabs (self->counts[i] - n * chances[i])
        > fabs (self->counts[furthest] - n * chances[furthest]))
      furthest = i;

  return furthest;
}

char *
ludo_throws_describe (LudoThrows *self)
{
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  guint n = self->ways->len;
  g_autofree char *often = NULL;
  g_autofree char *first = NULL;
  g_autofree char *far = NULL;
  g_autofree char *expected = NULL;
  gboolean is_guessed = self->guess == LUDO_GUESS_DRAWN;
  gboolean whole;
  guint most;
  guint furthest;

  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  if (n == 0)
    return g_strdup (_("Nothing has been thrown yet."));

  most = find_most (self);
  often = ludo_sampler_dup_outcome_name (&self->sampler, most);
  if (n == 1)
    /* Translators: %s is an outcome, as "two marks". */
    return g_strdup_printf (_("1 throw: %s."), often);

  first = ludo_count_printf (
    /* Translators: the second is the outcome that fell most often, "two marks",
     * the third how often. */
    ngettext ("%u throw. Most often: %s, %u.",
              "%u throws. Most often: %s, %u.", n),
    n, often, self->counts[most]);
  if (!ludo_throws_shows_exact (self))
    return g_steal_pointer (&first);

  if (!is_guessed)
    ludo_sampler_get_chances (&self->sampler, chances);
  else
    for (guint i = 0; i < ludo_sampler_get_n_outcomes (&self->sampler); i++)
      chances[i] = self->guesses[i] / 100;
  furthest = find_furthest (self, chances);
  far = ludo_sampler_dup_outcome_name (&self->sampler, furthest);
  whole = fabs (n * chances[furthest] - round (n * chances[furthest])) < 0.05;
  expected = ludo_amount_dup (n * chances[furthest], whole ? 0 : 1);

  return ludo_count_printf (
    is_guessed
    /* Translators: the first is the sentence above; the second an outcome, the
     * third how often it fell, the fourth how often it was guessed to. */
    ? _("%s Furthest from your guess: %s, %u instead of %s.")
    /* Translators: the same; the fourth is how often the probability of the
     * outcome lets expect. */
    : _("%s Furthest from its probability: %s, %u instead of %s."),
    first, far, self->counts[furthest], expected);
}

char *
ludo_throws_describe_gap (LudoThrows *self)
{
  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  if (!ludo_throws_shows_exact (self) || self->ways->len == 0)
    return g_strdup ("");

  return ludo_sampler_describe_gap (&self->sampler, self->counts,
                                    self->ways->len);
}

char *
ludo_throws_describe_chi_square (LudoThrows *self)
{
  g_autofree char *number = NULL;
  double chi_square;

  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  if (!ludo_throws_shows_exact (self) || self->ways->len == 0)
    return g_strdup ("");

  chi_square = ludo_sampler_find_chi_square (&self->sampler, self->counts,
                                             self->ways->len);
  if (chi_square < 0)
    return g_strdup (_("Chi-square: ? Fewer than five throws are expected in "
                       "at least one bar."));

  number = ludo_number_dup (chi_square, 1);

  /* Translators: a number with a decimal, a number. */
  return g_strdup_printf (_("Chi-square: %s, with %u degrees of freedom."),
                          number,
                          ludo_sampler_get_n_outcomes (&self->sampler) - 1);
}

char *
ludo_throws_describe_run (LudoThrows *self,
                          guint       outcome)
{
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  guint n = self->ways->len;
  g_autofree char *name = NULL;
  g_autofree char *share = NULL;
  double gap;
  guint whole;

  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  if (!ludo_throws_shows_exact (self) || n == 0)
    return g_strdup ("");

  ludo_sampler_get_chances (&self->sampler, chances);
  gap = self->counts[outcome] - n * chances[outcome];
  whole = (guint) lround (fabs (gap));
  name = ludo_sampler_dup_outcome_name (&self->sampler, outcome);
  share = ludo_number_dup (fabs (gap) / n * 100, 1);
  if (whole == 0)
    /* Translators: an outcome, "two marks". */
    return g_strdup_printf (_("%s: exactly as often as its probability leads "
                              "us to expect."),
                            name);

  return gap > 0
           ? ludo_count_printf (
               /* Translators: an outcome; how many throws; how many of each
                * hundred that is. */
               ngettext ("%s: %u too many, which is %s in a hundred.",
                         "%s: %u too many, which is %s in a hundred.", whole),
               name, whole, share)
           : ludo_count_printf (
               ngettext ("%s: %u too few, which is %s in a hundred.",
                         "%s: %u too few, which is %s in a hundred.", whole),
               name, whole, share);
}

#define GROUP "Throws"
#define VERSION 1

static const char *const kinds[] = { "sticks", "dice" };
static const char *const guesses[] = { "none", "drawn", "declined" };

char *
ludo_throws_dup_text (LudoThrows *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  int percents[LUDO_SAMPLER_STICKS];

  g_return_val_if_fail (LUDO_IS_THROWS (self), NULL);

  for (guint i = 0; i < LUDO_SAMPLER_STICKS; i++)
    percents[i] = (int) self->sampler.percent[i];
  g_key_file_set_integer (file, GROUP, "Version", VERSION);
  g_key_file_set_string (file, GROUP, "Kind", kinds[self->sampler.kind]);
  g_key_file_set_integer (file, GROUP, "Things",
                          (int) self->sampler.n_things);
  g_key_file_set_integer_list (file, GROUP, "Percents", percents,
                               G_N_ELEMENTS (percents));
  g_key_file_set_uint64 (file, GROUP, "Seed", self->first);
  g_key_file_set_integer (file, GROUP, "Count", (int) self->ways->len);
  g_key_file_set_string (file, GROUP, "Guess", guesses[self->guess]);
  g_key_file_set_double_list (file, GROUP, "Guesses", self->guesses,
                              ludo_sampler_get_n_outcomes (&self->sampler));

  return g_key_file_to_data (file, NULL, NULL);
}

/* Reads the @index, among the @n @words, of the value of @key. */
static gboolean
read_word (GKeyFile          *file,
           const char        *key,
           const char *const *words,
           guint              n,
           guint             *index,
           GError           **error)
{
  g_autofree char *word = g_key_file_get_string (file, GROUP, key, NULL);

  for (*index = 0; *index < n; (*index)++)
    if (g_strcmp0 (word, words[*index]) == 0)
      return TRUE;

  return ludo_chance_keys_refuse (key, error);
}

static gboolean
read_sampler (GKeyFile     *file,
              LudoSampler  *sampler,
              GError      **error)
{
  g_autofree int *percents = NULL;
  gsize n_percents;
  guint kind;
  int n_things;

  if (!read_word (file, "Kind", kinds, G_N_ELEMENTS (kinds), &kind, error)
      || !ludo_chance_keys_read (file, GROUP, "Things", 1,
                                 LUDO_SAMPLER_STICKS, &n_things, error))
    return FALSE;
  if (kind == LUDO_SAMPLER_KIND_DICE)
    {
      if (n_things > LUDO_SAMPLER_DICE_MAX)
        return ludo_chance_keys_refuse ("Things", error);
      ludo_sampler_init_dice (sampler, (guint) n_things);

      return TRUE;
    }

  ludo_sampler_init_sticks (sampler);
  percents = g_key_file_get_integer_list (file, GROUP, "Percents", &n_percents,
                                          NULL);
  if (percents == NULL || n_percents != LUDO_SAMPLER_STICKS)
    return ludo_chance_keys_refuse ("Percents", error);
  for (guint i = 0; i < LUDO_SAMPLER_STICKS; i++)
    if (percents[i] < 0 || percents[i] > 100)
      return ludo_chance_keys_refuse ("Percents", error);
    else
      sampler->percent[i] = (guint) percents[i];

  return TRUE;
}

static gboolean
read_guess (GKeyFile    *file,
            LudoThrows  *self,
            GError     **error)
{
  guint n = ludo_sampler_get_n_outcomes (&self->sampler);
  g_autofree double *numbers = NULL;
  gsize n_numbers;
  guint guess;

  if (!read_word (file, "Guess", guesses, G_N_ELEMENTS (guesses), &guess,
                  error))
    return FALSE;

  self->guess = guess;
  numbers = g_key_file_get_double_list (file, GROUP, "Guesses", &n_numbers,
                                        NULL);
  if (numbers == NULL || n_numbers != n)
    return ludo_chance_keys_refuse ("Guesses", error);
  for (guint i = 0; i < n; i++)
    if (!(numbers[i] >= 0 && numbers[i] <= 100))
      return ludo_chance_keys_refuse ("Guesses", error);
    else
      self->guesses[i] = numbers[i];

  return TRUE;
}

LudoThrows *
ludo_throws_new_from_text (const char  *text,
                           GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) problem = NULL;
  g_autoptr (LudoThrows) self = NULL;
  LudoSampler sampler;
  guint64 seed;
  int version;
  int n;

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE,
                                  error)
      || !ludo_chance_keys_read (file, GROUP, "Version", VERSION, VERSION,
                                 &version, error)
      || !read_sampler (file, &sampler, error)
      || !ludo_chance_keys_read (file, GROUP, "Count", 0, LUDO_THROWS_MAX,
                                 &n, error))
    return NULL;

  seed = g_key_file_get_uint64 (file, GROUP, "Seed", &problem);
  if (problem != NULL)
    {
      ludo_chance_keys_refuse ("Seed", error);
      return NULL;
    }
  self = ludo_throws_new (&sampler, seed);
  if (!read_guess (file, self, error))
    return NULL;
  ludo_throws_throw (self, (guint) n);

  return g_steal_pointer (&self);
}
