/* ludo-notation-box.c: how the moves on a worksheet are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-notation-box.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "games/game-playout.h"
#include "games/games.h"
#include "learn/puzzles/ludo-pool.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-kit-choice.h"

/* The boards on the first side; the lines of a box beside which they have room,
 * in one language and in two; the height of a line in the size of the text, and
 * its letters. */
#define BOARDS 2
#define LINES 2
#define LINES_TWO 5
#define LINE 1.38
#define LINE_LETTERS 80
#define LINE_LETTERS_TWO 40

/* The number of positions of random games that are searched for examples that
 * the pool lacks, and the throws or moves that lead to each. */
#define TRIES 60
#define PLIES 30

void
ludo_sheet_moves_init (LudoSheetMoves *written)
{
  written->tokens = g_ptr_array_new_with_free_func (g_free);
  written->turns = g_ptr_array_new_with_free_func (g_free);
}

void
ludo_sheet_moves_clear (LudoSheetMoves *written)
{
  g_ptr_array_unref (written->tokens);
  g_ptr_array_unref (written->turns);
}

void
ludo_sheet_moves_add (LudoSheetMoves *written,
                      const char     *token)
{
  g_ptr_array_add (written->tokens, g_strdup (token));
}

void
ludo_sheet_moves_add_legal (LudoSheetMoves  *written,
                            const GameRules *rules,
                            const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = game_list_moves (rules, state, moves);

  for (int i = 0; i < n; i++)
    {
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (state, moves[i], token);
      ludo_sheet_moves_add (written, token);
    }
}

void
ludo_sheet_moves_add_turn (LudoSheetMoves  *written,
                           const GameRules *rules,
                           const GameState *state,
                           const char      *turn)
{
  GameMove moves[LUDO_ADVICE_LINE_MAX];
  GameState between = *state;
  int n = ludo_pool_read_turn (rules, state, turn, moves);

  for (int i = 0; i < n; i++)
    {
      ludo_sheet_moves_add_legal (written, rules, &between);
      rules->apply (&between, moves[i], NULL);
    }
  if (n > 1)
    g_ptr_array_add (written->turns, g_strdup (turn));
}

/* Returns: (transfer full): how @token is written, without what it names:
 * "a#xa#" for "c2xe4", "h/#" for "h/4". */
static char *
dup_form (const char *token)
{
  GString *form = g_string_new (NULL);

  for (const char *c = token; *c != '\0'; c++)
    if (g_ascii_isdigit (*c))
      {
        if (c == token || !g_ascii_isdigit (c[-1]))
          g_string_append_c (form, '#');
      }
    else
      g_string_append_c (form, g_ascii_isalpha (*c) && g_ascii_isdigit (c[1])
                                  ? 'a' : *c);

  return g_string_free (form, FALSE);
}

/* Adds to @texts, of each language, what @move means, which is written
 * @token. */
static void
add_example (const LudoKit   *kit,
             const GameRules *rules,
             const GameState *state,
             GameMove         move,
             const char      *token,
             GString        **texts)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autofree char *name =
        kit != NULL && kit->name_example != NULL
          ? kit->name_example (state, move)
          : ludo_game_info_for (rules->id)->name_move (state, move);

      /* Translators: a move as it is written, and its words. */
      g_autofree char *example = g_markup_printf_escaped (_("%s: %s."), token,
                                                          name);

      g_string_append_printf (texts[i], " %s", example);
      ludo_language_pop (before);
    }
}

/* Sets @state to position @index, of the pool, which the number of the sheet
 * turns, or to one after these that is reached at random. */
static gboolean
find_state (const GameRules *rules,
            GPtrArray       *pool,
            guint64          seed,
            guint            index,
            GameState       *state)
{
  GameConfig config;
  GamePosition position;
  GameRng rng = { seed + index };

  if (pool != NULL && index < pool->len)
    {
      const LudoPoolPosition *pooled = pool->pdata[(seed + index) % pool->len];

      return rules->parse (pooled->position, state, NULL);
    }

  game_rules_default_config (rules, &config);
  game_position_init_start (&position, rules, &config);
  for (guint i = 0; i < index % PLIES; i++)
    game_play_at_random (&position, &rng);
  *state = position.state;
  game_position_clear (&position);

  return TRUE;
}

/* Adds to @texts a move of each of @forms, none of @tokens if there is another,
 * because those are answers; there is none for the six ways to enter a checker.
 * Moves the forms that got one to @shown. */
static void
add_examples (const LudoKit   *kit,
              const GameRules *rules,
              GPtrArray       *pool,
              GPtrArray       *tokens,
              guint64          seed,
              GHashTable      *forms,
              GHashTable      *shown,
              GString        **texts)
{
  guint tries = TRIES + (pool != NULL ? pool->len : 0);

  for (guint i = 0; i < 2 * tries && g_hash_table_size (forms) > 0; i++)
    {
      GameMove moves[GAME_MOVES_MAX];
      GameState state;
      int n = 0;

      if (find_state (rules, pool, seed * TRIES, i % tries, &state)
          && !rules->at_chance (&state))
        n = game_list_moves (rules, &state, moves);
      for (int j = 0; j < n; j++)
        {
          g_autofree char *form = NULL;
          char token[GAME_MOVE_TEXT_MAX];

          rules->print_move (&state, moves[j], token);
          form = dup_form (token);
          if (!g_hash_table_contains (forms, form)
              || (i < tries
                  && g_ptr_array_find_with_equal_func (tokens, token,
                                                       g_str_equal, NULL)))
            continue;
          g_hash_table_remove (forms, form);
          g_hash_table_add (shown, g_steal_pointer (&form));
          add_example (kit, rules, &state, moves[j], token, texts);
        }
    }
}

/* Whether each move of @turn is written in one of the ways @forms. */
static gboolean
is_explained (const char *turn,
              GHashTable *forms)
{
  g_auto (GStrv) moves = g_strsplit (turn, " ", -1);
  gboolean explained = TRUE;

  for (int i = 0; moves[i] != NULL && explained; i++)
    {
      g_autofree char *form = dup_form (moves[i]);

      explained = g_hash_table_contains (forms, form);
    }

  return explained;
}

/* Adds to @texts how the moves of one turn are written, by a turn of the pool
 * that the sheet does not ask for and whose moves have the ways @shown. */
static void
add_turn (GPtrArray   *pool,
          GPtrArray   *turns,
          guint64      seed,
          GHashTable  *shown,
          GString    **texts)
{
  const char *turn = NULL;

  for (guint i = 0; i < pool->len && turn == NULL; i++)
    {
      const LudoPoolPosition *pooled = pool->pdata[(seed + i) % pool->len];

      if (strchr (pooled->answer, ' ') != NULL
          && is_explained (pooled->answer, shown)
          && !g_ptr_array_find_with_equal_func (turns, pooled->answer,
                                                g_str_equal, NULL))
        turn = pooled->answer;
    }
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES && turn != NULL; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autofree char *text = g_strdup_printf (
        /* Translators: %s is a turn in notation, as "9/11 4/7 7/11". */
        _("A turn of several moves: %s."), turn);

      g_string_append_printf (texts[i], " %s", text);
      ludo_language_pop (before);
    }
}

/* Adds to @texts the sentence of the rules on places whose names the board has
 * no room for, where one of @forms names such a place. */
static void
add_place_names (const LudoPrintOptions *options,
                 const LudoKit          *kit,
                 GHashTable             *forms,
                 GString               **texts)
{
  g_autoptr (LudoPageNode) page = NULL;
  const LudoPageNode *sentence;
  GHashTableIter iter;
  gpointer form;
  gboolean named = FALSE;

  g_hash_table_iter_init (&iter, forms);
  while (g_hash_table_iter_next (&iter, &form, NULL))
    named |= strstr (form, "a#") != NULL;
  if (!named || kit == NULL || kit->place_names == NULL
      || options->library == NULL)
    return;

  page = ludo_library_read (options->library, kit->game_id, "rules", NULL,
                            NULL);
  sentence = page != NULL ? ludo_page_find (page, kit->place_names) : NULL;
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES && sentence != NULL; i++)
    g_string_append_printf (texts[i], " %s", sentence->text[i]);
}

/* Makes the two boards behind block @index, which share their side with the
 * box, smaller where @text, the longer of those printed, is long. */
static void
make_room (LudoSheetLayout *sheets,
           const char      *text,
           guint            index)
{
  g_autofree char *plain = ludo_page_dup_plain (text);
  gboolean two = sheets->n_languages > 1;
  double letters = two ? LINE_LETTERS_TWO : LINE_LETTERS;
  double lines = ceil ((double) g_utf8_strlen (plain, -1) / letters)
                 - (two ? LINES_TWO : LINES);
  int n = 0;

  for (guint i = index + 1; i < sheets->blocks->len && n < BOARDS; i++)
    {
      const LudoBlock *block = sheets->blocks->pdata[i];

      if (block->figure == NULL)
        continue;
      ludo_booklet_figure_shrink (block->figure,
                                  MAX (lines, 0) * LINE / BOARDS);
      n++;
    }
}

void
ludo_notation_box_insert (const LudoPrintOptions *options,
                          LudoBooklet            *booklet,
                          GPtrArray              *pool,
                          const LudoSheetMoves   *written,
                          guint64                 seed,
                          guint                   index)
{
  const LudoKit *kit = ludo_kit_find (options->game_id);
  g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                        g_free, NULL);
  g_autoptr (GHashTable) shown = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                        g_free, NULL);
  GString *texts[LUDO_PAGE_N_LANGUAGES];
  LudoBlock *block;
  int longer;

  if (written->tokens->len == 0)
    return;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      texts[i] = g_string_new (_("<b>How a move is written.</b>"));
      ludo_language_pop (before);
    }
  for (guint i = 0; i < written->tokens->len; i++)
    g_hash_table_add (forms, dup_form (written->tokens->pdata[i]));
  add_examples (kit, games_find (options->game_id), pool, written->tokens,
                seed, forms, shown, texts);
  if (written->turns->len > 0)
    add_turn (pool, written->turns, seed, shown, texts);
  add_place_names (options, kit, shown, texts);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES && kit != NULL
       && kit->signs != NULL;
       i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      g_autofree char *signs = g_markup_escape_text (gettext (kit->signs), -1);

      g_string_append_printf (texts[i], " %s", signs);
      ludo_language_pop (before);
    }
  block = _ludo_booklet_add_text (booklet, texts[0]->str, texts[1]->str);
  block->box = (guint) seed + 1;
  block->indent += 0.9;
  block->before = 0.7;
  ludo_sheet_layout_move_last (ludo_booklet_sheets (booklet), index);
  longer = options->language < LUDO_PAGE_N_LANGUAGES
             ? options->language : texts[1]->len > texts[0]->len;
  make_room (ludo_booklet_sheets (booklet), texts[longer]->str, index);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_string_free (texts[i], TRUE);
}
