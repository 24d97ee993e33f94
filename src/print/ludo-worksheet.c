/* ludo-worksheet.c: questions about positions, and their key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-worksheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/game-playout.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-puzzle-sheet.h"

/* The heights of boards in the size of the text, which is smaller in two
 * columns: two boards with legible letters, and their questions, fit on a side
 * of either paper. */
#define BOARD_ALONE 26
#define BOARD_TWO 28
#define SHORT_PAPER 2.5         /* less on paper of less than 290 mm */
#define INDENT 1.6

/* Questions about positions on the two sides of a sheet. */
#define QUESTIONS 4

/* The fewest and the most places where the moves of a position that is asked
 * about begin. */
#define PLACES_MIN 2
#define PLACES_MAX 9

/* The lines for an answer with its reasons. */
#define LINES 2

/* The most events of a move that can be followed on paper. */
#define EVENTS_MAX 14

/* Moves on a sheet of which some are forbidden. */
#define TOKENS 4

/* The name that stands for the game's puzzles in the list of pages. */
#define PUZZLES "puzzles"

/* A position from a game played at random, and what is known of it. */
typedef struct
{
  const GameRules *rules;
  const LudoDrawing *drawing;
  GameState state;
  GameMove moves[GAME_MOVES_MAX];       /* legal, or every throw */
  int n_moves;
  GPtrArray *places;            /* char *: where moves begin */
  GArray *asked;                /* GameMove: of this sheet; borrowed */
} Question;

static gboolean
is_over (const GameRules *rules,
         const GameState *state)
{
  GameOutcome outcome;

  rules->outcome (state, &outcome);

  return outcome.over;
}

/* Lists the places where the moves of the position begin.  Returns: FALSE where
 * one begins at no named place, or where these are too few or too many. */
static gboolean
find_places (Question *question)
{
  question->places = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < question->n_moves; i++)
    {
      int path[LUDO_PATH_MAX];
      char buffer[8];
      const char *name;

      question->drawing->move_path (&question->state, question->moves[i],
                                    path);
      name = question->drawing->place_name (path[0], buffer);
      if (name[0] == '\0')
        {
          g_clear_pointer (&question->places, g_ptr_array_unref);
          return FALSE;
        }
      if (!g_ptr_array_find_with_equal_func (question->places, name,
                                             g_str_equal, NULL))
        g_ptr_array_add (question->places, g_strdup (name));
    }

  return question->places->len >= PLACES_MIN
         && question->places->len <= PLACES_MAX;
}

/* Lists the moves of the position and their places.  Returns: whether it suits
 * a question. */
static gboolean
study (Question *question)
{
  const GameRules *rules = question->rules;

  g_clear_pointer (&question->places, g_ptr_array_unref);
  if (is_over (rules, &question->state))
    return FALSE;
  question->n_moves = game_list_moves (rules, &question->state,
                                       question->moves);
  /* A game without decisions is asked about the effect of a throw. */
  if (rules->chance == NULL)
    return rules->at_chance (&question->state);

  return !rules->at_chance (&question->state) && find_places (question);
}

/* Plays at random until a position makes a question. */
static void
find_position (const LudoPrintOptions *options,
               Question               *question,
               GameRng                *rng)
{
  const GameRules *rules = question->rules;
  GameConfig config = { .players = rules->default_players };
  GameMove moves[GAME_MOVES_MAX];
  int n, plies = 0, wait = 0;

  config.counters[0] = config.counters[1] = rules->max_counters / 2;
  if (options->state != NULL)
    {
      question->state = *options->state;
      /* The questions of a game with decisions come after the throw. */
      while (!study (question) && rules->chance != NULL
             && rules->at_chance (&question->state))
        rules->apply (&question->state,
                      question->moves[game_rng_below (rng, (uint32_t)
                                                        question->n_moves)],
                      NULL);
      return;
    }
  do
    {
      if (plies == 0 || is_over (rules, &question->state) || plies > 400)
        {
          rules->start (&config, &question->state);
          wait = 8 + (int) game_rng_below (rng, 30);
          plies = 0;
        }
      plies++;
      n = game_list_moves (rules, &question->state, moves);
      rules->apply (&question->state,
                    moves[game_rng_below (rng, (uint32_t) n)], NULL);
    }
  while (plies < wait || !study (question));
}

/* Returns: the effect of a move in words, in the language pushed. */
static char *
describe (const Question *question,
          GameMove        move)
{
  GameState after = question->state;
  GameTrace trace = GAME_TRACE_INIT;
  LudoPly ply = { question->rules, &question->state, move, &after, &trace };

  char *text;

  question->rules->apply (&after, move, &trace);
  text = ludo_game_info_for (question->rules->id)
           ->describe_move (&ply, LUDO_DETAIL_FULL);
  game_trace_clear (&trace);

  return text;
}

/* Returns: why the rules refuse the move, in words; @rule_id: (out): the rule
 * that does. */
static char *
describe_refusal (const Question  *question,
                  const char      *token,
                  const char     **rule_id)
{
  GamePosition position;

  game_position_init_state (&position, question->rules, &question->state);

  return ludo_game_info_for (question->rules->id)
    ->describe_refusal (&position, token, rule_id);
}

/* Whether a rule of the game forbids the move, and not only its notation. */
static gboolean
is_forbidden (const Question *question,
              const char     *token)
{
  const char *rule_id = NULL;
  g_autofree char *reason = describe_refusal (question, token, &rule_id);

  return rule_id != NULL && !g_str_equal (rule_id, "notation");
}

/* Adds the effect of @move in each language or, for GAME_MOVE_NONE, why @token
 * is refused.
 * @allowed: whether to say first that it is allowed or not */
static void
add_described (LudoBooklet    *booklet,
               const Question *question,
               const char     *token,
               GameMove        move,
               gboolean        allowed)
{
  char *texts[LUDO_PAGE_N_LANGUAGES];
  LudoBlock *block;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autofree char *sentence = move != GAME_MOVE_NONE
                                    ? describe (question, move)
                                    : describe_refusal (question, token,
                                                        NULL);

      texts[i] = g_markup_printf_escaped (
        "<b>%s</b> – %s %s", token,
        !allowed ? "" : move != GAME_MOVE_NONE ? _("Allowed.")
                                               : _("Not allowed."), sentence);
      ludo_language_pop (before);
    }
  block = _ludo_booklet_add_text (booklet, texts[0], texts[1]);
  block->indent = INDENT;
  block->before = 0.2;
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (texts[i]);
}

static void
number_block (LudoBlock *block,
              int        number)
{
  block->bullet = g_strdup_printf ("%d.", number);
  block->indent = INDENT;
  block->before = 0.9;
}

/* In the order in which one counts: 2 before 10, a1 before a2. */
static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const char *one = *(char *const *) a;
  const char *other = *(char *const *) b;
  gsize length = strlen (one), other_length = strlen (other);

  return length != other_length ? (length > other_length ? 1 : -1)
                                : strcmp (one, other);
}

static void
ask_places (LudoBooklet *booklet,
            Question    *question,
            int          number,
            gboolean     key)
{
  g_autofree char *places = NULL;
  g_autofree char *names = NULL;

  if (!key)
    {
      number_block (_ludo_booklet_add_words (
        booklet, N_("Where can a move begin? Name all the places.")), number);
      _ludo_booklet_add_room (booklet);
      return;
    }
  g_ptr_array_sort (question->places, compare_places);
  g_ptr_array_add (question->places, NULL);
  names = g_strjoinv (", ", (char **) question->places->pdata);
  number_block (_ludo_booklet_add_words (booklet, "%s", names), number);
}

/* Moves of the position and moves that would be legal elsewhere, mixed. */
static guint
choose_tokens (const Question *question,
               GameRng        *rng,
               char            tokens[TOKENS][GAME_MOVE_TEXT_MAX],
               GameMove        chosen[TOKENS])
{
  const GameRules *rules = question->rules;
  guint n = 0;

  for (int tries = 0; n < TOKENS && tries < 400; tries++)
    {
      char *token = tokens[n];
      GameMove move;
      gboolean legal, known = FALSE;

      rules->print_move (&question->state,
                         question->moves[game_rng_below
                                           (rng, (uint32_t)
                                                   question->n_moves)],
                         token);
      /* Half of them are changed by a letter or a figure. */
      if (n % 2 == 1)
        {
          gsize at = game_rng_below (rng, (uint32_t) strlen (token));
          char *c = &token[at];

          if (g_ascii_isdigit (*c))
            *c = (char) ('1' + game_rng_below (rng, 7));
          else if (*c >= 'a' && *c <= 'g')
            *c = (char) ('a' + game_rng_below (rng, 7));
        }
      legal = rules->parse_move (&question->state, token, strlen (token),
                                 &move, NULL);
      for (guint i = 0; i < n; i++)
        known |= g_str_equal (tokens[i], token);
      if (known || legal == (n % 2 == 1)
          || (!legal && !is_forbidden (question, token)))
        continue;
      chosen[n++] = legal ? move : GAME_MOVE_NONE;
    }

  return n;
}

static void
ask_allowed (LudoBooklet *booklet,
             Question    *question,
             GameRng     *rng,
             int          number,
             gboolean     key)
{
  char tokens[TOKENS][GAME_MOVE_TEXT_MAX];
  GameMove chosen[TOKENS];
  g_autoptr (GString) all = g_string_new (NULL);
  guint n = choose_tokens (question, rng, tokens, chosen);
  guint first = game_rng_below (rng, MAX (n, 1));
  guint order[TOKENS];

  /* Mix the order, so that it does not show which are legal; the key has the
   * same. */
  for (guint i = 0; i < n; i++)
    {
      order[i] = (first + n - i) % n;
      g_string_append_printf (all, "%s%s", i > 0 ? ",  " : "",
                              tokens[order[i]]);
    }
  number_block (_ludo_booklet_add_words (
    booklet, key ? N_("Moves: %s")
                 : N_("Which of these moves are allowed: %s? Why not the "
                      "others?"), all->str), number);
  for (int i = 0; !key && i < LINES; i++)
    _ludo_booklet_add_room (booklet);
  for (guint i = 0; key && i < n; i++)
    add_described (booklet, question, tokens[order[i]], chosen[order[i]], TRUE);
}

static gboolean
was_asked (const Question *question,
           GameMove        move)
{
  for (guint i = 0; i < question->asked->len; i++)
    if (g_array_index (question->asked, GameMove, i) == move)
      return TRUE;

  return FALSE;
}

/* A move that can be followed on paper, and captures where one does; another
 * than those before where there is one. */
static GameMove
choose_move (const Question *question,
             GameRng        *rng)
{
  GameMove best = question->moves[0];
  gsize most = 0;
  int start = (int) game_rng_below (rng, (uint32_t) question->n_moves);

  for (int i = 0; i < question->n_moves; i++)
    {
      GameMove move = question->moves[(start + i) % question->n_moves];
      GameState after = question->state;
      GameTrace trace = GAME_TRACE_INIT;

      question->rules->apply (&after, move, &trace);
      if (trace.n_events > most && trace.n_events <= EVENTS_MAX
          && !was_asked (question, move))
        {
          best = move;
          most = trace.n_events;
        }
      game_trace_clear (&trace);
    }
  g_array_append_val (question->asked, best);

  return best;
}

/* "Three marked faces: six steps" rather than "t3". */
static void
ask_throw (LudoBooklet    *booklet,
           const Question *question,
           GameMove        move,
           int             number)
{
  const LudoKit *kit = ludo_kit_find (question->rules->id);
  char *texts[LUDO_PAGE_N_LANGUAGES];

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autofree char *name = NULL;

      kit->describe_throw (&question->state, move, &name);
      texts[i] = g_markup_printf_escaped (
        _("%s Where does the piece end, and what happens on the way?"), name);
      ludo_language_pop (before);
    }
  number_block (_ludo_booklet_add_text (booklet, texts[0], texts[1]), number);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (texts[i]);
}

static void
ask_result (LudoBooklet *booklet,
            Question    *question,
            GameRng     *rng,
            int          number,
            gboolean     key)
{
  const GPtrArray *blocks = ludo_booklet_sheets (booklet)->blocks;
  gboolean throw = question->rules->at_chance (&question->state);
  GameMove move = choose_move (question, rng);
  char token[GAME_MOVE_TEXT_MAX];

  question->rules->print_move (&question->state, move, token);
  if (key)
    {
      add_described (booklet, question, token, move, FALSE);
      number_block (blocks->pdata[blocks->len - 1], number);
      return;
    }
  if (throw && ludo_kit_find (question->rules->id) != NULL)
    ask_throw (booklet, question, move, number);
  else
    number_block (_ludo_booklet_add_words (
      booklet, N_("What does the move %s change on the board? Write down or "
                  "draw every place."), token), number);
  /* The first side has one line less, because it has a head. */
  for (int i = number > QUESTIONS / 2 ? 0 : 1; i < LINES; i++)
    _ludo_booklet_add_room (booklet);
}

/* Adds a worksheet, or its part of the key. */
static void
add_copy (const LudoPrintOptions *options,
          LudoBooklet            *booklet,
          guint64                 seed,
          gboolean                key)
{
  const LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);
  const LudoGameInfo *info = ludo_game_info_for (options->game_id);
  g_autoptr (GArray) asked = g_array_new (FALSE, FALSE, sizeof (GameMove));
  GameRng rng = { seed };
  int number = 0;

  for (int i = 0; i < QUESTIONS; i++)
    {
      Question question = { .rules = info->rules,
                            .drawing = ludo_drawing_for (options->game_id),
                            .asked = asked };
      gboolean pure;
      char position[GAME_POSITION_TEXT_MAX];

      find_position (options, &question, &rng);
      pure = question.rules->at_chance (&question.state);
      if (!key)
        _ludo_booklet_add_position (booklet, options->game_id,
                                    &question.state, NULL,
                                    (sheets->n_languages > 1
                                       ? BOARD_TWO : BOARD_ALONE)
                                    - (options->height < 290 ? SHORT_PAPER
                                                             : 0));
      else
        {
          question.rules->print (&question.state, position);
          _ludo_booklet_add_words (booklet, "%s", position)->before = 0.6;
        }
      number++;
      if (question.n_moves == 0)
        continue;
      if (pure || i >= 2)
        ask_result (booklet, &question, &rng, number, key);
      else if (i == 0 && question.places != NULL)
        ask_places (booklet, &question, number, key);
      else
        ask_allowed (booklet, &question, &rng, number, key);
      g_clear_pointer (&question.places, g_ptr_array_unref);
    }
}

/* Adds the head: the game, the number of the sheet and, on a worksheet, room
 * for the pupil's name and the date. */
static void
add_head (const LudoPrintOptions *options,
          LudoBooklet            *booklet,
          guint64                 seed,
          gboolean                key)
{
  const char *name = ludo_game_info_for (options->game_id)->name;
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  char *titles[LUDO_PAGE_N_LANGUAGES];

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      /* Translators: the game, and the number of the sheet. */
      titles[i] = g_markup_printf_escaped (
        key ? _("%s – key to worksheet %s") : _("%s – worksheet %s"),
        gettext (name), number);
      ludo_language_pop (before);
    }
  _ludo_booklet_add_head (booklet, titles, !key);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (titles[i]);
}

static gboolean
has_answer (const LudoPageNode *node)
{
  for (guint i = 0; i < node->children->len; i++)
    if (((LudoPageNode *) node->children->pdata[i])->type == LUDO_NODE_ANSWER)
      return TRUE;

  return FALSE;
}

gboolean
ludo_worksheet_has_questions (const LudoPageNode *page)
{
  if (has_answer (page))
    return TRUE;
  for (guint i = 0; i < page->children->len; i++)
    if (ludo_worksheet_has_questions (page->children->pdata[i]))
      return TRUE;

  return FALSE;
}

/* Adds the questions that stand in the pages, with their figures. */
static gboolean
add_page_questions (LudoBooklet         *booklet,
                    const LudoPageNode  *page,
                    const LudoPageNode  *node,
                    GError             **error)
{
  if (has_answer (node))
    {
      if (!_ludo_booklet_add_node (booklet, page, node, error))
        return FALSE;
      _ludo_booklet_add_room (booklet);
      return TRUE;
    }
  for (guint i = 0; i < node->children->len; i++)
    if (!add_page_questions (booklet, page, node->children->pdata[i], error))
      return FALSE;

  return TRUE;
}

/* Adds those of one page.  Returns: FALSE with @error where it has none. */
static gboolean
add_page (const LudoPrintOptions  *options,
          LudoBooklet             *booklet,
          const char              *page_id,
          GError                 **error)
{
  LudoPageNode *page = ludo_library_read (options->library, options->game_id,
                                          page_id, NULL, error);
  gboolean first = ludo_booklet_sheets (booklet)->blocks->len == 0;

  if (page == NULL)
    return FALSE;
  _ludo_booklet_own_page (booklet, page);
  if (!ludo_worksheet_has_questions (page))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   _("there is no question with an answer on the page “%s”"),
                   page_id);
      return FALSE;
    }
  _ludo_booklet_add_head (booklet, page->title, first);

  return add_page_questions (booklet, page, page, error);
}

/* Adds those of all pages in the options; @puzzles is set where the puzzles are
 * among them. */
static gboolean
add_pages (const LudoPrintOptions  *options,
           LudoBooklet             *booklet,
           gboolean                 key,
           gboolean                *puzzles,
           GError                 **error)
{
  LudoSheetLayout *sheets = ludo_booklet_sheets (booklet);

  /* Leave out the numbers of sources, which are listed only in the booklet. */
  sheets->bare = TRUE;
  for (int i = 0; options->pages[i] != NULL; i++)
    if (g_str_equal (options->pages[i], PUZZLES))
      *puzzles = TRUE;
    else if (!add_page (options, booklet, options->pages[i], error))
      return FALSE;
  /* The answers are made of the questions. */
  if (key)
    {
      g_ptr_array_set_size (sheets->blocks, 0);
      ludo_booklet_close (booklet, NULL);
    }
  sheets->bare = FALSE;

  return TRUE;
}

LudoBooklet *
ludo_worksheet_new (const LudoPrintOptions  *options,
                    gboolean                 key,
                    GError                 **error)
{
  g_autoptr (LudoBooklet) booklet = ludo_booklet_new (options->language,
                                                      options->font);
  const GPtrArray *blocks = ludo_booklet_sheets (booklet)->blocks;
  gboolean made = options->pages == NULL;

  if (options->state != NULL && made
      && is_over (ludo_game_info_for (options->game_id)->rules,
                  options->state))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("the game is over in this position: there is "
                             "nothing to ask about it"));
      return NULL;
    }
  /* The foot of a worksheet is its title; a side of a key has several, so that
   * its foot is the game's name. */
  if (key)
    ludo_booklet_sheets (booklet)->name =
      _ludo_booklet_dup_name (booklet, options->game_id);
  if (options->pages != NULL
      && !add_pages (options, booklet, key, &made, error))
    return NULL;
  for (guint i = 0; made && i < MAX (options->copies, 1); i++)
    {
      if (blocks->len > 0 && !key)
        ludo_sheet_layout_add (ludo_booklet_sheets (booklet), LUDO_BLOCK_SHEET);
      add_head (options, booklet, options->seed + i, key);
      if (options->pages == NULL)
        add_copy (options, booklet, options->seed + i, key);
      else if (!ludo_puzzle_sheet_add (options, booklet, options->seed + i,
                                       key, error))
        return NULL;
    }

  return g_steal_pointer (&booklet);
}

static gboolean
add_sheets (LudoPrint  *print,
            gboolean    key,
            GError    **error)
{
  LudoBooklet *booklet = ludo_worksheet_new (ludo_print_get_options (print),
                                             key, error);

  if (booklet != NULL)
    ludo_print_add_booklet (print, booklet);

  return booklet != NULL;
}

gboolean
ludo_worksheet_add (LudoPrint  *print,
                    GError    **error)
{
  return add_sheets (print, FALSE, error);
}

gboolean
ludo_worksheet_add_key (LudoPrint  *print,
                        GError    **error)
{
  return add_sheets (print, TRUE, error);
}
