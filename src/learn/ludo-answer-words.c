/* ludo-answer-words.c: answers to a lesson's questions as a player says them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-answer-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "drawing/ludo-drawing.h"
#include "play/game/ludo-game.h"
#include "play/game/ludo-number.h"

/* The most moves of a turn, twelve in tavli; a longer answer is a whole
 * game. */
#define MOVES_MAX 12

/* Puts @name in the place of the "%s" in @words. */
static char *
put_name (const char *words,
          const char *name)
{
  g_auto (GStrv) around = g_strsplit (words, "%s", 2);

  return g_strjoinv (name, around);
}

char *
ludo_answer_name_place (const GameRules *rules,
                        const char      *name)
{
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);

  return ludo_drawing_find_place (drawing, name) >= 0
           ? put_name (gettext (drawing->place_words), name) : g_strdup (name);
}

char *
ludo_answer_name_the_place (const GameRules *rules,
                            int              place)
{
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  char name[8];

  return place >= 0
           ? put_name (gettext (drawing->the_place_words),
                       drawing->place_name (place, name)) : g_strdup ("");
}

static char *
name_moves (const GameRules *rules,
            const GameState *before,
            const GameMove  *moves,
            guint            n_moves)
{
  const LudoGameInfo *info = ludo_game_info_for (rules->id);
  GameState state = *before;
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *name = info->name_move (&state, moves[i]);

      if (i > 0)
        /* Translators: stands between the steps of a turn. */
        g_string_append (words, _(", then "));
      g_string_append (words, name);
      rules->apply (&state, moves[i], NULL);
    }

  return g_string_free (words, FALSE);
}

/* "sow the hole b1 to the left (b1)" */
static char *
add_notation (const char *words,
              const char *notation)
{
  /* Translators: a turn in words, then in the notation of the game. */
  return g_strdup_printf (_("%s (%s)"), words, notation);
}

char *
ludo_answer_name_turn (const GameRules *rules,
                       const GameState *before,
                       const GameMove  *moves,
                       guint            n_moves,
                       gboolean         is_heard)
{
  g_autofree char *words = name_moves (rules, before, moves, n_moves);
  g_autofree char *notation = ludo_move_print_line (rules, before, moves,
                                                    n_moves);

  return is_heard ? g_steal_pointer (&words) : add_notation (words, notation);
}

/* Describes the pupil's own moves as long as the position before each is known.
 * It is unknown after a move or a throw of the other side, which an answer does
 * not have. */
static char *
describe_played (const GameRules *rules,
                 const LudoStep  *step,
                 const char      *answer,
                 gboolean         is_heard)
{
  g_auto (GStrv) tokens = g_strsplit (answer, " ", -1);
  GameState state = step->asked;
  GameMove moves[MOVES_MAX];
  guint n = 0;
  g_autofree char *words = NULL;

  while (n < MOVES_MAX && tokens[n] != NULL
         && rules->turn (&state) == rules->turn (&step->asked)
         && rules->parse_move (&state, tokens[n], strlen (tokens[n]),
                               &moves[n], NULL))
    rules->apply (&state, moves[n++], NULL);
  if (n == 0)
    return g_strdup (answer);

  words = name_moves (rules, &step->asked, moves, n);
  if (tokens[n] != NULL)
    {
      g_autofree char *known = g_steal_pointer (&words);

      words = g_strconcat (known, " …", NULL);
    }

  return is_heard ? g_steal_pointer (&words) : add_notation (words, answer);
}

/* "space 12, and it came to space 14", of "12>14" */
static char *
describe_prediction (const GameRules *rules,
                     const char      *part)
{
  g_auto (GStrv) both = g_strsplit (part, ">", 2);
  g_autofree char *predicted = NULL;
  g_autofree char *fell = NULL;

  if (both[0] == NULL || both[1] == NULL)
    return g_strdup (part);
  predicted = ludo_answer_name_place (rules, both[0]);
  if (ludo_drawing_find_place (ludo_drawing_for (rules->id), both[1]) < 0)
    /* Translators: the name of a place, as "space 12". */
    return g_strdup_printf (_("predicted: %s, result: none"), predicted);
  fell = ludo_answer_name_place (rules, both[1]);

  /* Translators: the names of two places, as "space 12". */
  return g_strdup_printf (_("predicted: %s, result: %s"), predicted, fell);
}

static char *
describe_parts (const GameRules *rules,
                const char      *answer,
                char            *describe (const GameRules *, const char *),
                const char      *between)
{
  g_auto (GStrv) parts = g_strsplit (answer, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *words = describe (rules, parts[i]);

      g_free (parts[i]);
      parts[i] = words;
    }

  return g_strjoinv (between, parts);
}

/* "0: 6, 1: 25, 2: 38, …": what each throw counts, and how many there are. */
static char *
describe_bars (const GameRules *rules,
               const LudoStep  *step,
               const char      *answer)
{
  g_auto (GStrv) counts = g_strsplit (answer, " ", -1);
  gboolean dice =
    ludo_game_info_for (rules->id)->thrown == LUDO_THROWN_DICE;
  guint least = !dice ? 0 : step->dice > 0 ? (guint) step->dice
                                           : LUDO_STEP_DICE_MAX;

  if (g_str_equal (answer, "-"))
    return g_strdup (_("without a guess"));
  for (guint i = 0; counts[i] != NULL; i++)
    {
      /* Translators: the marks or the sum of a throw, and how many such throws
       * there were. */
      char *bar = g_strdup_printf (_("%u: %s"), least + i, counts[i]);

      g_free (counts[i]);
      counts[i] = bar;
    }

  return g_strjoinv (_(", "), counts);
}

/* "26 of 100 other classes have …", of "26/100" */
static char *
describe_classes (const char *answer)
{
  g_auto (GStrv) both = g_strsplit (answer, "/", 2);

  return g_strv_length (both) == 2
           /* Translators: numbers of classes. */
           ? g_strdup_printf (_("%s of %s other classes have at least as many "
                                "surplus throws"), both[0], both[1])
           : g_strdup (answer);
}

/* "the side that begins wins: guessed, more often; exact, less often (47.2 in
 * 100); …", of "up>down 47.2 …" */
static char *
describe_changed (const char *answer)
{
  /* Translators: what was guessed or is so of a game by changed rules. */
  static const struct
  {
    const char *id;
    const char *names[2];
  } moves[] = {
    { "up", { N_("more often"), N_("longer") } },
    { "same", { N_("just as often"), N_("just as long") } },
    { "down", { N_("less often"), N_("shorter") } },
    { "-", { N_("nothing"), N_("nothing") } },
  };
  g_auto (GStrv) parts = g_strsplit_set (answer, " >", -1);
  g_auto (GStrv) figures = g_new0 (char *, 3);

  if (g_strv_length (parts) != 6)
    return g_strdup (answer);
  for (guint i = 0; i < 2; i++)
    {
      const char *words[2] = { parts[3 * i], parts[3 * i + 1] };
      g_autofree char *number =
        ludo_number_dup (g_ascii_strtod (parts[3 * i + 2], NULL), 1);

      for (guint j = 0; j < G_N_ELEMENTS (moves); j++)
        for (guint k = 0; k < 2; k++)
          if (g_str_equal (words[k], moves[j].id))
            words[k] = gettext (moves[j].names[i]);
      figures[i] =
        g_strdup_printf (i == 0
                         /* Translators: more, as or less often; the number of
                          * a hundred games. */
                         ? _("the side that begins wins: guessed, %s; exact, "
                             "%s (%s in 100)")
                         /* Translators: longer, as long or shorter; the number
                          * of throws. */
                         : _("length of a game: guessed, %s; exact, %s (%s "
                             "throws)"),
                         words[0], words[1], number);
    }

  return g_strjoinv ("; ", figures);
}

char *
ludo_answer_describe (const LudoLesson *lesson,
                      const LudoStep   *step,
                      const char       *answer,
                      LudoPageLanguage  language,
                      gboolean          is_heard)
{
  guint64 option;

  g_return_val_if_fail (lesson != NULL && step != NULL && answer != NULL, NULL);

  switch (step->kind)
    {
    case LUDO_STEP_CHOOSE:
      if (g_ascii_string_to_unsigned (answer, 10, 1, step->options->len,
                                      &option, NULL))
        return ludo_lesson_dup_text (g_ptr_array_index (step->options,
                                                        (guint) option - 1),
                                     language, TRUE);
      return g_strdup (answer);
    case LUDO_STEP_MOVE:
    case LUDO_STEP_PLAY:
      return describe_played (lesson->rules, step, answer, is_heard);
    case LUDO_STEP_CELL:
    case LUDO_STEP_PLACE:
      return describe_parts (lesson->rules, answer, ludo_answer_name_place,
                             _(", "));
    case LUDO_STEP_PREDICT:
      return describe_parts (lesson->rules, answer, describe_prediction, "; ");
    case LUDO_STEP_GUESS:
    case LUDO_STEP_THROWS:
      return describe_bars (lesson->rules, step, answer);
    case LUDO_STEP_CLASSES:
      return describe_classes (answer);
    case LUDO_STEP_RULE:
      return describe_changed (answer);
    default:
      return g_strdup (answer);
    }
}
