/* ludo-film-words.c: describes a film in sentences and in rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/film/ludo-film.h"

#include <glib/gi18n.h>

#include "play/analysis/ludo-win-probability.h"
#include "play/game/ludo-number.h"

static const char *
name_side (LudoFilm *self,
           guint     seat)
{
  return gettext (ludo_film_get_info (self)->seats[seat]);
}

static char *
describe_won (LudoFilm *self,
              guint     seat)
{
  /* Translators: a side and two numbers. */
  return ludo_count_printf (_("%s won %u of %u games."), name_side (self, seat),
                            ludo_film_get_n_won (self, (int) seat),
                            LUDO_FILM_GAMES);
}

/* Returns: (transfer full): the guess for @seat; NULL without one. */
static char *
describe_guess (LudoFilm *self,
                guint     seat)
{
  guint guessed;

  if (ludo_film_get_guess (self, &guessed) != LUDO_GUESS_DRAWN)
    return NULL;

  return ludo_count_printf (_("Your guess was %u."),
                            seat == 0 ? guessed : LUDO_FILM_GAMES - guessed);
}

/* Returns: (transfer full): @chance in percent, with decimals if exact. */
static char *
dup_chance (LudoFilm *self,
            double    chance)
{
  return ludo_win_probability_format_chance (chance,
                                             ludo_film_is_exact (self));
}

/* Returns: (transfer full): the chance of @seat, at the end of the film; NULL
 *   while it is not known or must not be shown. */
static char *
describe_chance (LudoFilm *self,
                 guint     seat)
{
  double chance = ludo_film_get_chance (self);
  g_autofree char *percent = NULL;

  if (ludo_film_get_n_over (self) < LUDO_FILM_GAMES || chance < 0)
    return NULL;

  percent = dup_chance (self, seat == 0 ? chance : 1 - chance);

  return ludo_film_is_exact (self)
           /* Translators: a side, a share such as "57%". */
           ? g_strdup_printf (_("The exact chance of a win for %s is %s."),
                              name_side (self, seat), percent)
           /* Translators: a side of tavli, a share such as "57%". */
           : g_strdup_printf (_("From the position alone, the computer has "
                                "estimated the chance of a win for %s at "
                                "%s."),
                              name_side (self, seat), percent);
}

/* Returns: (transfer full): what the games show about the chance of the first
 *   seat; NULL if they show nothing yet. */
static char *
describe_interval (LudoFilm *self)
{
  const char *side = name_side (self, 0);
  LudoInterval interval;
  gboolean ended = ludo_film_get_interval (self, &interval);
  g_autofree char *low = ludo_percent_dup (interval.low);
  g_autofree char *high = ludo_percent_dup (interval.high);
  g_autofree char *share =
    ludo_percent_dup (ludo_film_get_n_won (self, 0)
                      / (double) LUDO_FILM_GAMES);

  if (ended && ludo_film_is_exact (self))
    /* Translators: a side, shares such as "57%". */
    return g_strdup_printf (_("These games put the chance of a win for %s "
                              "between %s and %s; such a range is right "
                              "nineteen times in twenty."),
                            side, low, high);
  if (ended)
    /* Translators: a side of tavli, shares such as "57%". */
    return g_strdup_printf (_("From these games, in which the computer plays "
                              "both sides, the chance of a win for %s is "
                              "estimated at %s: between %s and %s, a range "
                              "that is right nineteen times in "
                              "twenty."), side, share, low, high);
  if (ludo_film_is_exact (self) || ludo_film_get_n_over (self) == 0)
    return NULL;

  /* Translators: a side of tavli, shares such as "57%". */
  return g_strdup_printf (_("However the other games end, the chance of a "
                            "win for %s will be estimated at between %s and "
                            "%s."), side, low, high);
}

char *
ludo_film_describe (LudoFilm *self)
{
  const char *first, *second;
  GString *text;

  g_return_val_if_fail (LUDO_IS_FILM (self), NULL);

  first = name_side (self, 0);
  second = name_side (self, 1);
  if (ludo_film_get_guess (self, NULL) == LUDO_GUESS_NONE)
    return ludo_film_is_exact (self)
             /* Translators: a number, a side. */
             ? ludo_count_printf (_("The game is continued from here %u times. "
                                    "How many of these games does %s win?"),
                                  LUDO_FILM_GAMES, first)
             /* Translators: a number, a side of tavli, many checkers in some
              * languages. */
             : ludo_count_printf (_("The game is continued from here %u times, "
                                    "with the computer playing both sides. How "
                                    "many of these games does %s "
                                    "win?"), LUDO_FILM_GAMES, first);

  text = g_string_new (NULL);
  if (ludo_film_get_n_over (self) == LUDO_FILM_GAMES)
    ludo_add_sentence (text, describe_won (self, 0));
  else
    ludo_add_sentence
      (text,
       /* Translators: two numbers, a side, a number, a side, a number. */
       ludo_count_printf (_("Games over: %u of %u. Won by %s: %u, by %s: %u."),
                          ludo_film_get_n_over (self), LUDO_FILM_GAMES, first,
                          ludo_film_get_n_won (self, 0), second,
                          ludo_film_get_n_won (self, 1)));
  ludo_add_sentence (text, describe_interval (self));
  ludo_add_sentence (text, describe_chance (self, 0));
  ludo_add_sentence (text, describe_guess (self, 0));

  return g_string_free (text, FALSE);
}

char *
ludo_film_describe_briefly (LudoFilm *self)
{
  GString *text;

  g_return_val_if_fail (LUDO_IS_FILM (self), NULL);

  if (ludo_film_get_n_over (self) < LUDO_FILM_GAMES)
    return ludo_film_describe (self);

  text = g_string_new (NULL);
  ludo_add_sentence (text, describe_won (self, 0));
  ludo_add_sentence (text, describe_guess (self, 0));
  ludo_add_sentence (text, ludo_film_is_exact (self)
                             ? describe_chance (self, 0)
                             : g_strdup (_("Press L to hear the whole text.")));

  return g_string_free (text, FALSE);
}

char *
ludo_film_describe_side (LudoFilm *self,
                         guint     seat)
{
  GString *text;

  g_return_val_if_fail (LUDO_IS_FILM (self) && seat <= 2, NULL);

  if (seat == 2)
    return ludo_count_printf (_("Still being played: %u of %u games."),
                              LUDO_FILM_GAMES - ludo_film_get_n_over (self),
                              LUDO_FILM_GAMES);

  text = g_string_new (NULL);
  ludo_add_sentence (text, describe_won (self, seat));
  ludo_add_sentence (text, describe_guess (self, seat));
  ludo_add_sentence (text, describe_chance (self, seat));

  return g_string_free (text, FALSE);
}

GPtrArray *
ludo_film_dup_rows (LudoFilm *self)
{
  const char *const heads[] = { _("Side"), _("Games won"), _("Your guess"),
                                ludo_film_is_exact (self)
                                  ? _("Exact chance")
                                  : _("Estimated chance"), NULL };
  GPtrArray *rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  gboolean ended = ludo_film_get_n_over (self) == LUDO_FILM_GAMES;
  double chance = ludo_film_get_chance (self);
  guint guessed = 0;
  LudoGuess guess = ludo_film_get_guess (self, &guessed);

  g_ptr_array_add (rows, g_strdupv ((GStrv) heads));
  for (guint seat = 0; seat < 2; seat++)
    {
      GStrv row = g_new0 (char *, G_N_ELEMENTS (heads));
      row[0] = g_strdup (gettext (ludo_film_get_info (self)->seats[seat]));
      row[1] = g_strdup_printf ("%u", ludo_film_get_n_won (self, (int) seat));
      row[2] = guess == LUDO_GUESS_DRAWN
                 ? g_strdup_printf ("%u", seat == 0 ? guessed
                                                    : LUDO_FILM_GAMES - guessed)
                 : g_strdup ("?");
      row[3] = ended && chance >= 0
                 ? dup_chance (self, seat == 0 ? chance : 1 - chance)
                 : g_strdup ("?");
      g_ptr_array_add (rows, row);
    }

  return rows;
}
