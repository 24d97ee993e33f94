/* ludo-pool.c: positions of games that were played, to be asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/puzzles/ludo-pool.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"
#include "learn/ludo-measure.h"
#include "learn/puzzles/ludo-quiz.h"
#include "learn/puzzles/ludo-why.h"
#include "play/ludo-lines.h"

/* A list that somebody has written may lack the other turn. */
#define FIELDS 6
#define FIELDS_LEAST 5

/* The largest file that is read, in bytes. */
#define FILE_SIZE_MAX 200000

const LudoPoolTheme ludo_pool_themes[] = {
  { "opening", N_("The opening"), NULL, NULL },
  { "middle", N_("The middle of the game"), NULL, NULL },
  { "end", N_("The end of the game"), NULL, NULL },
  { "captures", N_("Captures"), "captures", NULL },
  { "back", N_("Coming back after a hit"), NULL, "middle-row-first" },
  { "off", N_("Bearing off"), "off", NULL },
  { "third-hole", N_("The third hole"), "captures", "third-hole" },
  { "cut", N_("Pieces that hold a group together"), NULL, "cut" },
  { "isolated", N_("Pieces left alone"), NULL,
    "isolated-half isolated-whole" },
  { NULL, NULL, NULL, NULL },
};

static void
position_free (gpointer data)
{
  LudoPoolPosition *self = data;

  g_free (self->position);
  g_free (self->answer);
  g_free (self->other);
  g_free (self);
}

static const LudoPoolTheme *
find_theme (const char *id)
{
  const LudoPoolTheme *theme = ludo_pool_themes;

  while (theme->id != NULL && !g_str_equal (theme->id, id))
    theme++;

  return theme->id != NULL ? theme : NULL;
}

int
ludo_pool_read_turn (const GameRules *rules,
                     const GameState *state,
                     const char      *turn,
                     GameMove        *moves)
{
  g_auto (GStrv) tokens = g_strsplit (turn, " ", -1);
  GameState now = *state;
  int n = 0;

  for (; turn[0] != '\0' && tokens[n] != NULL; n++)
    {
      if (n == LUDO_ADVICE_LINE_MAX
          || !rules->parse_move (&now, tokens[n], strlen (tokens[n]), &moves[n],
                                 NULL))
        return -1;
      rules->apply (&now, moves[n], NULL);
    }

  return n;
}

char *
ludo_pool_describe_reason (const LudoPoolPosition *pooled,
                           const GameRules        *rules,
                           const GameState        *state)
{
  GameMove best[LUDO_ADVICE_LINE_MAX], other[LUDO_ADVICE_LINE_MAX];
  int n_best = ludo_pool_read_turn (rules, state, pooled->answer, best);
  int n_other = ludo_pool_read_turn (rules, state, pooled->other, other);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *contrast = NULL;
  LudoWhy why;

  if (n_best <= 0 || n_other <= 0)
    return g_strdup ("");
  ludo_why_init (&why, rules, state, other, n_other, best, n_best, NULL);
  contrast = ludo_why_describe (&why, LUDO_WHY_MOST);
  if (contrast[0] == '\0')
    return g_steal_pointer (&contrast);
  /* Translators: a turn in notation; sentences follow that compare it with the
   * best turn, such as "Your move takes no stone. The best takes 3." */
  ludo_add_sentence (text, g_strdup_printf (_("Suppose that your turn "
                                              "was %s."), pooled->other));
  ludo_add_sentence (text, g_steal_pointer (&contrast));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static LudoPoolPosition *
parse_line (const char      *line,
            const GameRules *rules)
{
  g_auto (GStrv) fields = g_strsplit (line, ";", -1);
  const LudoPoolTheme *theme;
  LudoPoolPosition *self;
  GameMove moves[LUDO_ADVICE_LINE_MAX];
  GameState state;
  guint64 rating;
  guint n_fields;

  for (int i = 0; fields[i] != NULL; i++)
    g_strstrip (fields[i]);
  n_fields = g_strv_length (fields);
  if (n_fields < FIELDS_LEAST || n_fields > FIELDS
      || (theme = find_theme (fields[0])) == NULL
      || !rules->parse (fields[1], &state, NULL)
      || !g_ascii_string_to_unsigned (fields[3], 10, 0, GAME_N_LEVELS, &rating,
                                      NULL)
      || ludo_pool_read_turn (rules, &state, fields[2], moves) < 0
      || (n_fields == FIELDS
          && ludo_pool_read_turn (rules, &state, fields[4], moves) < 0))
    return NULL;

  self = g_new0 (LudoPoolPosition, 1);
  self->theme = theme;
  self->position = g_strdup (fields[1]);
  self->answer = g_strdup (fields[2]);
  self->other = g_strdup (n_fields == FIELDS ? fields[4] : "");
  self->rating = (int) rating;

  return self;
}

/* Returns: (transfer full): an array of LudoPoolPosition from @text; NULL after
 * a warning that names the file and the line which cannot be read. */
static GPtrArray *
parse (const char      *text,
       const GameRules *rules,
       const char      *name)
{
  g_autoptr (GPtrArray) pool = g_ptr_array_new_with_free_func (position_free);
  g_auto (GStrv) lines = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return NULL;

  lines = ludo_lines_split (text, -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      LudoPoolPosition *pooled;

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      pooled = parse_line (lines[i], rules);
      if (pooled == NULL)
        {
          g_message (_("%s, line %d: this is not a position that can be "
                       "asked about"),
                     name, i + 1);
          return NULL;
        }
      g_ptr_array_add (pool, pooled);
    }

  return g_steal_pointer (&pool);
}

GPtrArray *
ludo_pool_load (LudoLibrary *library,
                const char  *game_id)
{
  GPtrArray *folders;
  g_autofree char *name = g_build_filename (game_id, "positions.list", NULL);

  if (library == NULL)
    return NULL;
  folders = ludo_library_get_folders (library);
  for (guint i = 0; i < folders->len; i++)
    {
      gsize length;
      g_autofree char *text =
        ludo_content_folder_read (folders->pdata[i], name, FILE_SIZE_MAX,
                                  &length, NULL);
      g_autoptr (GPtrArray) pool =
        text != NULL ? parse (text, games_find (game_id), name) : NULL;

      if (pool != NULL && pool->len > 0)
        return g_steal_pointer (&pool);
    }

  return NULL;
}

/* Whether the turn @answer is one of those that @theme is about. */
static gboolean
reaches (const LudoPoolTheme *theme,
         const GameRules     *rules,
         const GameState     *state,
         const char          *answer)
{
  GameMove moves[LUDO_ADVICE_LINE_MAX];
  int n = ludo_pool_read_turn (rules, state, answer, moves);
  GameState after = *state;
  GameTrace trace = GAME_TRACE_INIT;
  gboolean holds;

  for (int i = 0; i < n; i++)
    rules->apply (&after, moves[i], &trace);
  holds = n >= 0 && ludo_measure (rules, &after, &trace, rules->turn (state),
                                  theme->measure) > 0;
  game_trace_clear (&trace);

  return holds;
}

/* Whether any throw does what @theme is about. */
static gboolean
can_reach (const LudoPoolTheme *theme,
           const LudoQuiz      *question)
{
  for (int i = 0; i < question->n_moves; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      question->rules->print_move (&question->state, question->moves[i],
                                   token);
      if (reaches (theme, question->rules, &question->state, token))
        return TRUE;
    }

  return FALSE;
}

gboolean
ludo_pool_holds (const LudoPoolTheme *theme,
                 const GameRules     *rules,
                 const GameState     *state,
                 const char          *answer)
{
  LudoQuiz question;
  gboolean suits = ludo_quiz_study (&question, rules, state);

  if (theme->measure != NULL
      && !(answer[0] == '\0' ? can_reach (theme, &question)
                             : reaches (theme, rules, state, answer)))
    return FALSE;
  if (theme->rule_ids == NULL)
    return theme->measure != NULL;
  if (suits)
    {
      g_auto (GStrv) ids = g_strsplit (theme->rule_ids, " ", -1);

      for (int i = 0; ids[i] != NULL; i++)
        if (ludo_quiz_breaks (&question, ids[i]))
          return TRUE;
    }

  return FALSE;
}
