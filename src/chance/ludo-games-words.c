/* ludo-games-words.c: played games in sentences and in a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-games-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "play/game/ludo-number.h"

/* The share of all games that the bars of lengths show at least; the last bar
 * counts the rest. */
#define SHARE_SHOWN 0.995

/* Returns: (transfer full): @share, 0 to 1, as a number of a hundred with one
 * decimal. */
static char *
dup_of_hundred (double share)
{
  return ludo_number_dup (100 * share, 1);
}

static const char *
seat_name (LudoGames *self,
           int        seat)
{
  return gettext (ludo_games_get_info (self)->seats[seat]);
}

static gboolean
has_throws (LudoGames *self)
{
  return ludo_games_get_info (self)->rules->has_chance;
}

char *
ludo_games_dup_labelled (LudoGames  *self,
                         guint       index,
                         const char *text)
{
  if (ludo_games_get_n_settings (self) == 1)
    return g_strdup (text);

  /* Translators: a name or sentence about the first of two settings. */
  return g_strdup_printf (index == 0 ? _("A: %s")
                            /* Translators: about the second. */
                                     : _("B: %s"), text);
}

/* Appends @sentence, which it frees, to @text.  Of two settings, the name of
 * the one that it is about, @index, stands before it. */
static void
append_of (LudoGames *self,
           GString   *text,
           guint      index,
           char      *sentence)
{
  ludo_add_sentence (text, ludo_games_dup_labelled (self, index, sentence));
  g_free (sentence);
}

LudoGamesBins
ludo_games_find_bins (LudoGames *self)
{
  static const guint steps[] = { 2, 5, 10 };
  LudoGamesBins bins = { 1, 0 };
  guint longest = 0, step = 0, power = 1;

  for (guint i = 0; i < ludo_games_get_n_settings (self); i++)
    {
      const LudoGamesCounts *counts = ludo_games_get_counts (self, i);

      if (counts != NULL)
        longest = MAX (longest, ludo_games_find_length (counts, SHARE_SHOWN));
    }
  while (longest / bins.width >= LUDO_GAMES_BINS_MAX)
    {
      bins.width = steps[step] * power;
      step = (step + 1) % G_N_ELEMENTS (steps);
      if (step == 0)
        power *= 10;
    }
  bins.n = longest > 0 ? longest / bins.width + 1 : 0;

  return bins;
}

guint
ludo_games_count_bin (const LudoGamesCounts *counts,
                      const LudoGamesBins   *bins,
                      guint                  bin)
{
  guint end = bin + 1 == bins->n ? LUDO_GAMES_PLIES_MAX + 1
                                 : (bin + 1) * bins->width;
  guint n = 0;

  for (guint i = bin * bins->width; i < end; i++)
    n += counts->lengths[i];

  return n;
}

double
ludo_games_find_bin_chance (const LudoLengths   *lengths,
                            const LudoGamesBins *bins,
                            guint                bin)
{
  gboolean is_last = bin + 1 == bins->n;
  guint first = is_last ? 0 : bin * bins->width;
  guint end = is_last ? bin * bins->width : (bin + 1) * bins->width;
  double chance = 0;

  for (guint i = first; i < MIN (end, lengths->n_chances); i++)
    chance += lengths->chances[i];

  return is_last ? 1 - chance : chance;
}

guint
ludo_games_count_frames (LudoGames *self)
{
  return MIN (ludo_games_get_n (self) / LUDO_GAMES_FRAME_SIZE,
              LUDO_GAMES_FRAMES_MAX);
}

/* Returns: how many games of @frame count for @which, a seat or a setting. */
static guint
count_in_frame (LudoGames *self,
                guint      frame,
                guint      which)
{
  gboolean is_comparison = ludo_games_get_n_settings (self) == 2;
  const LudoGamesCounts *counts = ludo_games_get_counts (self, is_comparison
                                                               ? which : 0);

  return counts->frames[frame][is_comparison ? 0 : which];
}

guint
ludo_games_count_rivals (LudoGames *self)
{
  return ludo_games_get_n_settings (self) == 2
           ? 2 : (guint) ludo_games_get_setting (self, 0)->config.players;
}

int
ludo_games_find_leader (LudoGames *self,
                        guint      frame)
{
  int leader = -1;
  guint most = 0;

  for (guint i = 0; i < ludo_games_count_rivals (self); i++)
    {
      guint n = count_in_frame (self, frame, i);

      if (n == most)
        leader = -1;
      if (n <= most)
        continue;
      most = n;
      leader = (int) i;
    }

  return leader;
}

char *
ludo_games_dup_leader_name (LudoGames *self,
                            int        leader)
{
  if (leader < 0 || (guint) leader >= ludo_games_count_rivals (self))
    return NULL;
  if (ludo_games_get_n_settings (self) == 2)
    /* Translators: the first of two settings. */
    return g_strdup (leader == 0 ? _("A")
                       /* Translators: the second of two settings. */
                                 : _("B"));

  return g_strdup (seat_name (self, leader));
}

char *
ludo_games_dup_bar_name (LudoGames          *self,
                         const LudoGamesBar *bar)
{
  return ludo_games_dup_labelled
           (self, bar->index,
            bar->seat >= 0 ? seat_name (self, bar->seat)
              /* Translators: who won, below a bar. */
                             : _("nobody"));
}

guint
ludo_games_get_bar_count (LudoGames          *self,
                          const LudoGamesBar *bar)
{
  const LudoGamesCounts *counts = ludo_games_get_counts (self, bar->index);

  if (counts == NULL)
    return 0;

  return bar->seat < 0 ? counts->n_drawn : counts->n_won[bar->seat];
}

double
ludo_games_find_exact (LudoGames          *self,
                       const LudoGamesBar *bar)
{
  const LudoGamesExact *exact = ludo_games_get_exact (self, bar->index);

  if (exact == NULL || bar->seat < 0
      || ludo_games_get_guess (self, NULL) == LUDO_GUESS_NONE)
    return -1;

  return bar->seat == 0 ? exact->first_wins : 1 - exact->first_wins;
}

/* Returns: what the view shows of the games that are over. */
static const char *
title_view (LudoGames *self)
{
  switch (ludo_games_get_view (self))
    {
    case LUDO_GAMES_VIEW_FRAMES:
      return _("Who is ahead in each hundred games");
    case LUDO_GAMES_VIEW_LENGTHS:
      return _("How long the games lasted");
    default:
      return ludo_games_get_guess (self, NULL) == LUDO_GUESS_DRAWN
               ? _("What was played, beside what was guessed")
               : _("What was played");
    }
}

const char *
ludo_games_get_task (LudoGames *self)
{
  if (ludo_games_get_guess (self, NULL) == LUDO_GUESS_NONE)
    return _("Of a hundred games, how many does each side win? Draw your "
             "guess on the picture, or type it.");

  switch (ludo_games_get_state (self))
    {
    case LUDO_GAMES_RUNNING:
      return _("The games are being played. The result will appear when all "
               "are over.");
    case LUDO_GAMES_DONE:
      return title_view (self);
    case LUDO_GAMES_READY:
    default:
      return _("Now let the games be played, and compare.");
    }
}

/* Returns: (transfer full): how many games the bars of the guess add up to. */
static char *
describe_draft (LudoGames *self)
{
  const double *draft = ludo_games_get_draft (self);
  LudoGamesBar bars[LUDO_GAMES_BARS_MAX];
  guint sums[2] = { 0, 0 };

  for (guint i = 0; i < ludo_games_list_bars (self, bars); i++)
    sums[bars[i].index] += (guint) draft[i];
  if (ludo_games_get_n_settings (self) == 2)
    return g_strdup_printf (_("The bars of your guess add up to %u games in A "
                              "and %u games in B."), sums[0], sums[1]);

  return g_strdup_printf (ngettext ("The bars of your guess add up to %u game.",
                                    "The bars of your guess add up to %u "
                                    "games.", sums[0]), sums[0]);
}

static char *
describe_bar (LudoGames          *self,
              const LudoGamesBar *bar)
{
  g_autofree char *name = ludo_games_dup_bar_name (self, bar);

  /* Translators: who won, how many, of how many. */
  return ludo_count_printf (_("%s: %u of %u games."), name,
                            ludo_games_get_bar_count (self, bar),
                            ludo_games_get_n (self));
}

static char *
describe_progress (LudoGames *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ludo_games_get_n_settings (self); i++)
    append_of (self, text, i,
               ludo_count_printf (_("%u of %u games."),
                                  ludo_games_get_counts (self, i)->n_games,
                                  ludo_games_get_n (self)));

  return g_string_free (text, FALSE);
}

static char *
describe_verdict (LudoGames *self)
{
  const char *first = seat_name (self, 0);
  int players = ludo_games_get_setting (self, 0)->config.players;
  gboolean is_comparison = ludo_games_get_n_settings (self) == 2;
  LudoInterval interval;
  LudoVerdict verdict = ludo_games_get_verdict (self, &interval);
  gboolean fewer = is_comparison && verdict == LUDO_VERDICT_FEWER;
  g_autofree char *low = dup_of_hundred (fewer ? -interval.high
                                         : is_comparison ? fabs (interval.low)
                                         : interval.low);
  g_autofree char *high = dup_of_hundred (fewer ? -interval.low
                                                : interval.high);

  switch (verdict)
    {
    case LUDO_VERDICT_MORE:
      return is_comparison
               ? g_strdup_printf (_("%s wins more often in A than in B: "
                                    "between %s and %s more in every "
                                    "hundred games that have a winner."),
                                  first, low, high)
               : g_strdup_printf (_("%s wins more often than one game in %d: "
                                    "between %s and %s of every hundred "
                                    "games that have a winner."),
                                  first, players, low, high);
    case LUDO_VERDICT_FEWER:
      return is_comparison
               ? g_strdup_printf (_("%s wins less often in A than in B: "
                                    "between %s and %s fewer in every "
                                    "hundred games that have a winner."),
                                  first, low, high)
               : g_strdup_printf (_("%s wins less often than one game in %d: "
                                    "between %s and %s of every hundred "
                                    "games that have a winner."),
                                  first, players, low, high);
    case LUDO_VERDICT_CANNOT_TELL:
      return is_comparison
               ? g_strdup_printf (_("These games are too few to tell whether "
                                    "%s wins more often in A or in B: in A it "
                                    "may win from %s fewer to %s more in every "
                                    "hundred games that have a winner."),
                                  first, low, high)
               : g_strdup_printf (_("These games are too few to tell whether "
                                    "%s wins more or less often than one game "
                                    "in %d: it may win between %s and %s of "
                                    "every hundred games that have a winner."),
                                  first, players, low, high);
    case LUDO_VERDICT_NONE:
    default:
      return NULL;
    }
}

static void
append_wins (LudoGames *self,
             GString   *text)
{
  LudoGamesBar bars[LUDO_GAMES_BARS_MAX];
  guint n = ludo_games_list_bars (self, bars);

  for (guint i = 0; i < n; i++)
    ludo_add_sentence (text, describe_bar (self, &bars[i]));
  ludo_add_sentence (text, describe_verdict (self));
  for (guint i = 0; i < ludo_games_get_n_settings (self); i++)
    {
      const LudoGamesBar first = { i, 0 };
      double share = ludo_games_find_exact (self, &first);
      g_autofree char *exact = dup_of_hundred (share);

      if (share >= 0)
        append_of (self, text, i,
                   g_strdup_printf (_("Computed: %s wins %s of a hundred "
                                      "games."), seat_name (self, 0), exact));
    }
}

static void
append_frames (LudoGames *self,
               GString   *text)
{
  guint n = ludo_games_count_frames (self);
  char *names[GAME_SEATS_MAX];
  guint n_led[GAME_SEATS_MAX + 1] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      int leader = ludo_games_find_leader (self, i);

      n_led[leader < 0 ? GAME_SEATS_MAX : leader]++;
    }
  for (int i = 0; i < GAME_SEATS_MAX; i++)
    names[i] = ludo_games_dup_leader_name (self, i);

  /* Translators: each %s is a side, or a setting A or B. */
  ludo_add_sentence
    (text, names[2] == NULL
             ? g_strdup_printf (_("%u times a hundred games: %s ahead in "
                                  "%u, %s in %u."),
                                n, names[0], n_led[0], names[1],
                                n_led[1])
             : g_strdup_printf (_("%u times a hundred games: %s ahead in "
                                  "%u, %s in %u, %s in %u."),
                                n, names[0], n_led[0], names[1],
                                n_led[1], names[2], n_led[2]));
  if (n_led[GAME_SEATS_MAX] > 0)
    ludo_add_sentence
      (text, g_strdup_printf (_("In %u nobody is ahead."),
                              n_led[GAME_SEATS_MAX]));
  if (ludo_games_get_n_settings (self) == 2)
    ludo_add_sentence
      (text, g_strdup_printf (_("The setting in which %s wins more often "
                                "is ahead."), seat_name (self, 0)));
  for (int i = 0; i < GAME_SEATS_MAX; i++)
    g_free (names[i]);
}

static void
append_lengths (LudoGames *self,
                GString   *text)
{
  for (guint i = 0; i < ludo_games_get_n_settings (self); i++)
    {
      const LudoGamesCounts *counts = ludo_games_get_counts (self, i);
      const LudoGamesExact *exact = ludo_games_get_exact (self, i);
      g_autofree char *mean =
        ludo_amount_dup (ludo_games_find_mean_length (counts), 1);
      guint half = ludo_games_find_length (counts, 0.5);
      guint most = ludo_games_find_length (counts, 0.9);

      append_of (self, text, i,
                 ludo_count_printf
                   (has_throws (self)
                      ? _("The games lasted %s throws on average. Half of them "
                          "ended within %u throws, nine in ten within %u.")
                      : _("The games lasted %s moves on average. Half of them "
                          "ended within %u moves, nine in ten within %u."),
                    mean, half, most));
      if (exact != NULL)
        {
          g_autofree char *computed = ludo_amount_dup (exact->lengths->mean,
                                                       1);

          ludo_add_sentence
            (text,
             ludo_count_printf (_("Computed: %s throws on average, half of all "
                                  "games within %u, nine in ten within %u."),
                                computed, exact->lengths->median,
                                exact->lengths->nine_tenths));
        }
    }
}

static void
append_unfinished (LudoGames *self,
                   GString   *text)
{
  for (guint i = 0; i < ludo_games_get_n_settings (self); i++)
    {
      const LudoGamesCounts *counts = ludo_games_get_counts (self, i);

      if (counts->n_unfinished > 0)
        append_of (self, text, i,
                   ludo_count_printf
                     (ngettext ("%u game did not end within %u moves and was "
                                "given up.",
                                "%u games did not end within %u moves and "
                                "were given up.", counts->n_unfinished),
                      counts->n_unfinished,
                      ludo_games_get_setting (self, i)->max_plies));
    }
}

char *
ludo_games_describe (LudoGames *self)
{
  GString *text = g_string_new (NULL);

  if (ludo_games_get_guess (self, NULL) == LUDO_GUESS_NONE)
    ludo_add_sentence (text, describe_draft (self));
  else if (ludo_games_get_state (self) == LUDO_GAMES_RUNNING)
    ludo_add_sentence (text, describe_progress (self));
  else if (ludo_games_get_state (self) == LUDO_GAMES_DONE)
    {
      if (ludo_games_get_view (self) == LUDO_GAMES_VIEW_FRAMES)
        append_frames (self, text);
      else if (ludo_games_get_view (self) == LUDO_GAMES_VIEW_LENGTHS)
        append_lengths (self, text);
      else
        append_wins (self, text);
      append_unfinished (self, text);
      if (ludo_games_get_n_runs (self) > 1)
        ludo_add_sentence
          (text, g_strdup (_("This series has begun afresh; the earlier games "
                             "do not count.")));
    }

  return g_string_free (text, FALSE);
}

char *
ludo_games_describe_visible (LudoGames *self)
{
  gboolean is_comparison = ludo_games_get_n_settings (self) == 2;
  double visible =
    100 * ludo_interval_find_visible (ludo_games_get_n (self), is_comparison);
  g_autofree char *number = ludo_number_dup (visible, visible < 1.95 ? 1 : 0);

  return ludo_count_printf (is_comparison
                              ? _("%u games per setting: enough to see a "
                                  "difference of %s in a hundred")
                              : _("%u games: enough to see a difference of %s "
                                  "in a hundred"),
                            ludo_games_get_n (self), number);
}

char *
ludo_games_describe_model (LudoGames *self)
{
  const LudoGameInfo *info = ludo_games_get_info (self);
  GString *text = g_string_new (NULL);

  if (info->has_decisions)
    ludo_add_sentence
      (text, g_strdup (_("A random player makes any move that the rules allow, "
                         "each as likely as the others. Nobody plays like "
                         "that, and nobody plays as the computer does.")));
  if (!info->rules->has_chance)
    ludo_add_sentence
      (text, g_strdup (_("The first move of each side is chosen by lot, so "
                         "that not all games are alike.")));
  else
    ludo_add_sentence
      (text, g_strdup (_("Each way in which the throw can fall is as likely as "
                         "the others.")));
  ludo_add_sentence
    (text, g_strdup (_("The number of games is fixed before they begin. Even "
                       "where nothing differs, a difference is found about one "
                       "time in twenty; whoever looks often and stops when "
                       "they like finds far more.")));

  return g_string_free (text, FALSE);
}

static char *
describe_guessed_bar (LudoGames          *self,
                      const LudoGamesBar *bar,
                      guint               index)
{
  const double *draft = ludo_games_get_draft (self);
  double exact = ludo_games_find_exact (self, bar);
  g_autofree char *name = ludo_games_dup_bar_name (self, bar);
  GString *text = g_string_new (NULL);
  const double *guess;

  if (draft != NULL)
    {
      g_string_free (text, TRUE);
      return g_strdup_printf (_("%s: guess %d in a hundred."), name,
                              (int) draft[index]);
    }

  ludo_add_sentence (text, describe_bar (self, bar));
  ludo_games_get_guess (self, &guess);
  if (guess != NULL)
    ludo_add_sentence
      (text, g_strdup_printf (_("Guess: %d in a hundred."),
                              (int) guess[index]));
  if (exact >= 0)
    {
      g_autofree char *computed = dup_of_hundred (exact);

      ludo_add_sentence
        (text, g_strdup_printf (_("Computed: %s in a hundred."), computed));
    }

  return g_string_free (text, FALSE);
}

static char *
describe_frame (LudoGames *self,
                guint      frame)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ludo_games_count_rivals (self); i++)
    {
      g_autofree char *name = ludo_games_dup_leader_name (self, (int) i);

      g_string_append_printf (text, i > 0 ? ", %s %u" : "%s %u", name,
                              count_in_frame (self, frame, i));
    }

  /* Translators: the number of a hundred, then "Red 53, Green 47". */
  return g_strdup_printf (_("Hundred %u: %s."), frame + 1, text->str);
}

static char *
describe_bin (LudoGames           *self,
              const LudoGamesBins *bins,
              guint                bin)
{
  GString *text = g_string_new (NULL);
  guint first = bin * bins->width;

  for (guint i = 0; i < ludo_games_get_n_settings (self); i++)
    {
      guint n = ludo_games_count_bin (ludo_games_get_counts (self, i), bins,
                                      bin);
      char *sentence;

      if (bin + 1 == bins->n)
        sentence = ludo_count_printf (has_throws (self)
                                        ? _("%u throws or more: %u games.")
                                        : _("%u moves or more: %u games."),
                                      first, n);
      else
        sentence = ludo_count_printf (has_throws (self)
                                        ? _("%u to %u throws: %u games.")
                                        : _("%u to %u moves: %u games."),
                                      first, first + bins->width - 1, n);
      append_of (self, text, i, sentence);
    }

  return g_string_free (text, FALSE);
}

GStrv
ludo_games_dup_words (LudoGames *self)
{
  LudoGamesView view = ludo_games_get_view (self);
  LudoGamesBins bins = ludo_games_find_bins (self);
  LudoGamesBar bars[LUDO_GAMES_BARS_MAX];
  GPtrArray *words = g_ptr_array_new ();

  if (view == LUDO_GAMES_VIEW_FRAMES)
    for (guint i = 0; i < ludo_games_count_frames (self); i++)
      g_ptr_array_add (words, describe_frame (self, i));
  else if (view == LUDO_GAMES_VIEW_LENGTHS)
    for (guint i = 0; i < bins.n; i++)
      g_ptr_array_add (words, describe_bin (self, &bins, i));
  else
    for (guint i = 0; i < ludo_games_list_bars (self, bars); i++)
      g_ptr_array_add (words, describe_guessed_bar (self, &bars[i], i));
  g_ptr_array_add (words, NULL);

  return (GStrv) g_ptr_array_free (words, FALSE);
}
