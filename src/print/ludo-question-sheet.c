/* ludo-question-sheet.c: questions about positions, and their answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-question-sheet.h"

#include <glib/gi18n.h>

#include "games/game-playout.h"
#include "games/games.h"
#include "learn/puzzles/ludo-pool.h"
#include "learn/puzzles/ludo-quiz.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-notation-box.h"

/* The heights of boards in the size of the text, which is smaller in two
 * columns: two boards with legible letters, and their questions, fit on a side
 * of either paper; the first has a head. */
#define BOARD_ALONE 25
#define BOARD_TWO 26
#define BOARD_FIRST 4           /* less on the first side */
#define SHORT_PAPER 4.5         /* less on paper of less than 290 mm … */
#define LONG_GRADE 3            /* … and on other where a grade asks for more */
#define BOARD_KEY 19
#define BOARD_KEY_TWO 16
#define INDENT 1.6

/* Questions about positions on the two sides of a sheet. */
#define QUESTIONS 4

/* The lines for an answer with its reasons. */
#define LINES 2

/* The most events of a move that can be followed on paper. */
#define EVENTS_MAX 14

/* Ask: the kinds of questions about a position. */
typedef enum
{
  ASK_PLACES,                   /* where a move can begin */
  ASK_ALLOWED,                  /* which moves are allowed */
  ASK_RESULT,                   /* what a move changes */
  ASK_CHOICE,                   /* a good move */
} Ask;

/* A worksheet, or its part of the key. */
typedef struct
{
  const LudoPrintOptions *options;
  LudoBooklet *booklet;
  GPtrArray *pool;              /* LudoPoolPosition, or NULL */
  const LudoPoolTheme *theme;   /* or NULL */
  guint64 seed;
  gboolean key;
  GameRng rng;
  GArray *asked;                /* GameMove: of this sheet */
  LudoSheetMoves written;       /* the moves that it writes, or pupils may */

  LudoQuiz question;        /* that is being asked … */
  const LudoPoolPosition *pooled;       /* … and where it comes from, or NULL */
} Copy;

/* How many positions of the pool have the theme. */
static guint
count_of (const Copy          *copy,
          const LudoPoolTheme *theme)
{
  guint n = 0;

  for (guint i = 0; copy->pool != NULL && i < copy->pool->len; i++)
    n += ((LudoPoolPosition *) copy->pool->pdata[i])->theme == theme;

  return n;
}

/* Sets the theme of the sheet: the next number has the next theme of those that
 * the pool has enough of.  Returns: how many there are. */
static guint
choose_theme (Copy *copy)
{
  g_autoptr (GPtrArray) themes = g_ptr_array_new ();

  for (guint i = 0; ludo_pool_themes[i].id != NULL; i++)
    if (count_of (copy, &ludo_pool_themes[i]) >= QUESTIONS)
      g_ptr_array_add (themes, (gpointer) &ludo_pool_themes[i]);
  if (themes->len > 0)
    copy->theme = themes->pdata[copy->seed % themes->len];

  return themes->len;
}

static int
compare_ratings (gconstpointer a,
                 gconstpointer b)
{
  return (*(const LudoPoolPosition *const *) b)->rating
         - (*(const LudoPoolPosition *const *) a)->rating;
}

/* Returns: the position of question @index: one of each quarter of those of the
 * theme, the easy ones first, so that all sheets are equally hard.  The sheets
 * of a theme go through a quarter before any position comes again. */
static const LudoPoolPosition *
choose_pooled (Copy  *copy,
               guint  index)
{
  g_autoptr (GPtrArray) of_theme = g_ptr_array_new ();
  guint n_themes = choose_theme (copy), first, n;
  guint64 round;
  GameRng rng;

  if (n_themes == 0)
    return NULL;
  for (guint i = 0; i < copy->pool->len; i++)
    if (((LudoPoolPosition *) copy->pool->pdata[i])->theme == copy->theme)
      g_ptr_array_add (of_theme, copy->pool->pdata[i]);
  g_ptr_array_sort (of_theme, compare_ratings);
  first = index * of_theme->len / QUESTIONS;
  n = MAX ((index + 1) * of_theme->len / QUESTIONS, first + 1) - first;
  round = copy->seed / n_themes;
  rng.state = index;
  game_rng_shuffle (&rng, of_theme->pdata + first, n, sizeof *of_theme->pdata);
  /* Sheets that are a round apart share the first position alone. */
  round += index * (round / n);

  return of_theme->pdata[MIN (first + round % n, of_theme->len - 1)];
}

/* Throws the sticks or dice of a game with decisions, whose questions come
 * after the throw. */
static void
throw_for (Copy      *copy,
           GameState *state)
{
  const GameRules *rules = copy->question.rules;

  while (!ludo_quiz_study (&copy->question, rules, state)
         && rules->chance != NULL && rules->at_chance (state))
    rules->apply (state,
                  copy->question.moves[game_rng_below
                                         (&copy->rng, (uint32_t)
                                            copy->question.n_moves)], NULL);
}

/* Plays at random until a position makes a question, for a game that has no
 * pool. */
static void
play_for (Copy      *copy,
          GameState *state)
{
  const GameRules *rules = copy->question.rules;
  GameConfig config;

  do
    {
      GamePosition position;
      guint plies = 8 + game_rng_below (&copy->rng, 30);

      game_rules_default_config (rules, &config);
      game_position_init_start (&position, rules, &config);
      for (guint i = 0; i < plies; i++)
        game_play_at_random (&position, &copy->rng);
      *state = position.state;
      game_position_clear (&position);
      throw_for (copy, state);
    }
  while (!ludo_quiz_study (&copy->question, rules, state));
}

/* Finds the position of question @index. */
static void
find_position (Copy  *copy,
               guint  index)
{
  GameState state;

  copy->question.rules = ludo_game_info_for (copy->options->game_id)->rules;
  copy->pooled = NULL;
  if (copy->options->state != NULL)
    {
      state = *copy->options->state;
      throw_for (copy, &state);
      return;
    }
  copy->pooled = choose_pooled (copy, index);
  if (copy->pooled == NULL
      || !copy->question.rules->parse (copy->pooled->position, &state, NULL)
      || !ludo_quiz_study (&copy->question, copy->question.rules, &state))
    {
      copy->pooled = NULL;
      play_for (copy, &state);
    }
}

static void
number_block (LudoBlock *block,
              int        number)
{
  block->bullet = g_strdup_printf ("%d.", number);
  block->indent = INDENT;
  block->before = 0.6;
}

/* Returns: the effect of a move in words, in the language pushed; @state
 * (inout) is the position before it, and then after it. */
static char *
describe (const GameRules *rules,
          GameState       *state,
          GameMove         move,
          GameTrace       *events)
{
  GameState after = *state;
  GameTrace trace = GAME_TRACE_INIT;
  LudoPly ply = { rules, state, move, &after, &trace };
  char *text;

  rules->apply (&after, move, &trace);
  text = ludo_game_info_for (rules->id)->describe_move (&ply,
                                                        LUDO_DETAIL_FULL);
  for (size_t i = 0; events != NULL && i < trace.n_events; i++)
    game_trace_push (events, trace.events[i]);
  game_trace_clear (&trace);
  *state = after;

  return text;
}

/* Adds to @block, in each language, the side that is asked and the question. */
static void
ask (Copy      *copy,
     LudoBlock *block,
     int        number)
{
  const LudoSheetLayout *sheets = ludo_booklet_sheets (copy->booklet);
  const GameRules *rules = copy->question.rules;
  const char *seat = ludo_game_info_for (rules->id)
                       ->seats[rules->turn (&copy->question.state)];

  for (int i = 0; i < sheets->n_languages; i++)
    {
      char *cell = block->cells[i]->pdata[0];
      LudoPageLanguage language = sheets->n_languages > 1
                                    ? (LudoPageLanguage) i : sheets->language;
      locale_t before = ludo_language_push (ludo_page_language_code (language));
      g_autofree char *side =
        /* Translators: the side that the pupil plays, as "North". */
        g_markup_printf_escaped (_("You are %s."), gettext (seat));

      ludo_language_pop (before);
      block->cells[i]->pdata[0] = g_strdup_printf ("<b>%s</b> %s", side, cell);
      g_free (cell);
    }
  number_block (block, number);
}

static void
add_room (Copy *copy,
          int   lines)
{
  for (int i = 0; i < lines; i++)
    _ludo_booklet_add_room (copy->booklet);
}

/* Adds the board of a question, or of its answer. */
static LudoBookletFigure *
add_board (Copy *copy,
           int   number)
{
  const LudoSheetLayout *sheets = ludo_booklet_sheets (copy->booklet);
  gboolean two = sheets->n_languages > 1;
  double tallest = two ? BOARD_TWO : BOARD_ALONE;
  LudoBookletFigure *figure;

  if (copy->options->height < 290)
    tallest -= SHORT_PAPER;
  else if (copy->options->grade > 1)
    tallest -= LONG_GRADE;
  if (number <= QUESTIONS / 2)
    tallest -= BOARD_FIRST;
  figure = _ludo_booklet_add_position (copy->booklet, copy->options->game_id,
                                       &copy->question.state, NULL,
                                       !copy->key ? tallest
                                       : two ? BOARD_KEY_TWO : BOARD_KEY);
  ludo_booklet_figure_name_turn (figure);
  ((LudoBlock *) sheets->blocks->pdata[sheets->blocks->len - 1])->keep = TRUE;

  return figure;
}

static void
ask_places (Copy *copy,
            int   number)
{
  LudoBookletFigure *figure = add_board (copy, number);
  g_autofree char *places = NULL;

  if (!copy->key)
    {
      ludo_sheet_moves_add_legal (&copy->written, copy->question.rules,
                                  &copy->question.state);
      ask (copy, _ludo_booklet_add_words (
        copy->booklet, N_("Where can a move begin? Name all the places.")),
        number);
      add_room (copy, 1);
      return;
    }
  places = ludo_quiz_dup_places (&copy->question);
  for (int i = 0; i < copy->question.n_places; i++)
    ludo_booklet_figure_mark (figure, copy->question.places[i]);
  number_block (_ludo_booklet_add_words (copy->booklet,
                                         N_("A move can begin here: %s."),
                                         places), number);
}

/* Adds @texts, markup in each language, which it frees.  Returns: their
 * block. */
static LudoBlock *
add_texts (Copy        *copy,
           char *const *texts)
{
  LudoBlock *block = _ludo_booklet_add_text (copy->booklet, texts[0],
                                             texts[1]);

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (texts[i]);

  return block;
}

/* Adds whether the move of @offer is allowed and, in each language, what it
 * does or why not. */
static void
add_judged (Copy            *copy,
            const LudoOffer *offer)
{
  char *texts[LUDO_PAGE_N_LANGUAGES];
  LudoBlock *block;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      GameState state = copy->question.state;
      g_autofree char *sentence =
        offer->move != GAME_MOVE_NONE
          ? describe (copy->question.rules, &state, offer->move, NULL)
          : ludo_quiz_dup_refusal (&copy->question, offer->token, NULL);

      texts[i] = g_markup_printf_escaped (
        "<b>%s</b> – %s %s", offer->token,
        offer->move != GAME_MOVE_NONE ? _("Allowed.") : _("Not allowed."),
        sentence);
      ludo_language_pop (before);
    }
  block = add_texts (copy, texts);
  block->indent = INDENT;
  block->before = 0.2;
}

static void
ask_allowed (Copy *copy,
             int   number)
{
  LudoOffer offers[LUDO_QUIZ_OFFERS];
  guint n = ludo_quiz_offer (&copy->question, &copy->rng, offers);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (all, "%s%s", i > 0 ? ", " : "",
                              offers[i].token);
      ludo_sheet_moves_add (&copy->written, offers[i].token);
    }
  add_board (copy, number);
  if (!copy->key)
    {
      ask (copy, _ludo_booklet_add_words (
        copy->booklet, N_("Which of these moves are allowed: %s? Why not the "
                          "others?"), all->str), number);
      add_room (copy, LINES);
      return;
    }
  number_block (_ludo_booklet_add_words (copy->booklet, N_("Moves: %s"),
                                         all->str), number);
  for (guint i = 0; i < n; i++)
    add_judged (copy, &offers[i]);
}

static gboolean
was_asked (const Copy *copy,
           GameMove    move)
{
  for (guint i = 0; i < copy->asked->len; i++)
    if (g_array_index (copy->asked, GameMove, i) == move)
      return TRUE;

  return FALSE;
}

/* Returns: of the moves short enough to be followed on paper the one with most
 * events, but none that was asked before if there is another. */
static GameMove
choose_move (Copy *copy)
{
  const LudoQuiz *question = &copy->question;
  GameMove best = question->moves[0];
  gsize most = 0;
  int start = (int) game_rng_below (&copy->rng, (uint32_t) question->n_moves);

  for (int i = 0; i < question->n_moves; i++)
    {
      GameMove move = question->moves[(start + i) % question->n_moves];
      GameState after = question->state;
      GameTrace trace = GAME_TRACE_INIT;

      question->rules->apply (&after, move, &trace);
      if (trace.n_events > most && trace.n_events <= EVENTS_MAX
          && !was_asked (copy, move))
        {
          best = move;
          most = trace.n_events;
        }
      game_trace_clear (&trace);
    }
  g_array_append_val (copy->asked, best);

  return best;
}

/* Names a throw "Three marked faces: six steps" instead of "t3". */
static void
ask_throw (Copy     *copy,
           GameMove  move,
           int       number)
{
  const LudoKit *kit = ludo_kit_find (copy->options->game_id);
  char *texts[LUDO_PAGE_N_LANGUAGES];

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autofree char *name = NULL;

      kit->describe_throw (&copy->question.state, move, &name);
      texts[i] = g_markup_printf_escaped (
        _("%s Where does the piece end up, and what happens on the "
          "way?"), name);
      ludo_language_pop (before);
    }
  ask (copy, add_texts (copy, texts), number);
}

/* Adds the answer: the board before and after @n moves, and what they do in
 * words; @chosen: what they lead to as well; @pooled: how many levels find them
 * and what they are better than, or NULL. */
static void
answer_moves (Copy                   *copy,
              const GameMove         *moves,
              guint                   n,
              gboolean                chosen,
              const LudoPoolPosition *pooled,
              int                     number)
{
  const LudoQuiz *question = &copy->question;
  const LudoGameInfo *info = ludo_game_info_for (question->rules->id);
  LudoBookletFigure *figure = add_board (copy, number);
  g_autofree char *tokens = ludo_move_print_line (question->rules,
                                                  &question->state, moves, n);
  char *texts[LUDO_PAGE_N_LANGUAGES];

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));
      g_autoptr (GString) text = g_string_new (NULL);
      GameState state = question->state;
      GameTrace trace = GAME_TRACE_INIT;

      for (guint j = 0; j < n; j++)
        ludo_add_sentence (text, describe (question->rules, &state, moves[j],
                                           &trace));
      if (chosen)
        {
          LudoAdvice advice;

          ludo_advice_init (&advice, &question->state, moves, (int) n);
          ludo_add_sentence (text, info->describe_consequence (&advice));
          if (ludo_booklet_figure_mark_endangered (figure, &advice))
            ludo_add_sentence (text, g_strdup (_("The second board shows "
                                                 "where.")));
        }
      if (pooled != NULL)
        {
          ludo_add_sentence (text, ludo_pool_describe_reason (
            pooled, question->rules, &question->state));
          ludo_add_sentence (text, g_strdup_printf (
            /* Translators: a number from 0 to 6. */
            _("Levels of the computer that find this answer: %d of 6."),
            pooled->rating));
        }
      if (i == 0)
        ludo_booklet_figure_add_after (figure, &state, &trace);
      game_trace_clear (&trace);
      texts[i] = g_markup_printf_escaped ("<b>%s</b> – %s", tokens, text->str);
      ludo_language_pop (before);
    }
  number_block (add_texts (copy, texts), number);
}

static void
ask_result (Copy *copy,
            int   number)
{
  const GameRules *rules = copy->question.rules;
  gboolean throw = rules->at_chance (&copy->question.state);
  GameMove move = choose_move (copy);
  char token[GAME_MOVE_TEXT_MAX];

  if (copy->key)
    {
      answer_moves (copy, &move, 1, FALSE, NULL, number);
      return;
    }
  rules->print_move (&copy->question.state, move, token);
  if (throw && ludo_kit_find (rules->id) != NULL)
    {
      add_board (copy, number);
      ask_throw (copy, move, number);
      add_room (copy, number > QUESTIONS / 2 ? LINES : 1);
      return;
    }
  ludo_sheet_moves_add (&copy->written, token);
  ludo_booklet_figure_add_after (add_board (copy, number), NULL, NULL);
  ask (copy, _ludo_booklet_add_words (
    copy->booklet, N_("What does the move %s change? Draw the board after it, "
                      "and say what happened."), token), number);
  add_room (copy, LINES);
}

static void
ask_choice (Copy *copy,
            int   number)
{
  if (copy->key)
    {
      GameMove moves[LUDO_ADVICE_LINE_MAX];
      int n = ludo_pool_read_turn (copy->question.rules, &copy->question.state,
                                   copy->pooled->answer, moves);

      answer_moves (copy, moves, (guint) n, TRUE, copy->pooled, number);
      return;
    }
  ludo_sheet_moves_add_turn (&copy->written, copy->question.rules,
                             &copy->question.state, copy->pooled->answer);
  add_board (copy, number);
  ask (copy, _ludo_booklet_add_words (
    copy->booklet, N_("Choose a turn and write it down. What does it change, "
                      "and why is it a good one?")), number);
  add_room (copy, LINES);
}

void
ludo_question_sheet_add_answer (const LudoPrintOptions *options,
                                LudoBooklet            *booklet,
                                const GameState        *state,
                                const GameMove         *moves,
                                guint                   n,
                                int                     number)
{
  Copy copy = { .options = options, .booklet = booklet, .key = TRUE };

  ludo_quiz_study (&copy.question,
                   ludo_game_info_for (options->game_id)->rules, state);
  answer_moves (&copy, moves, n, TRUE, NULL, number);
}

/* Returns: what question @index, from 0, asks. */
static Ask
choose_ask (const Copy *copy,
            guint       index)
{
  static const Ask asks[][QUESTIONS] = {
    { ASK_PLACES, ASK_ALLOWED, ASK_RESULT, ASK_CHOICE },
    { ASK_PLACES, ASK_ALLOWED, ASK_PLACES, ASK_ALLOWED },
    { ASK_RESULT, ASK_RESULT, ASK_RESULT, ASK_RESULT },
    { ASK_CHOICE, ASK_CHOICE, ASK_CHOICE, ASK_CHOICE },
  };
  Ask ask = asks[MIN (copy->options->grade, LUDO_PRINT_N_GRADES)][index];

  if (copy->question.rules->at_chance (&copy->question.state)
      || (ask == ASK_PLACES && copy->question.n_places == 0)
      || (ask == ASK_CHOICE
          && (copy->pooled == NULL || copy->pooled->answer[0] == '\0')))
    ask = ASK_RESULT;

  return ask;
}

/* Adds the theme of the sheet and what its grade asks. */
static void
add_theme (Copy *copy)
{
  static const char *const grades[] = {
    N_("What the rules allow, what a move changes, and which move is good."),
    N_("Grade 1: see what the rules allow."),
    N_("Grade 2: follow a move."),
    N_("Grade 3: choose a move."),
  };
  const char *grade = grades[MIN (copy->options->grade, LUDO_PRINT_N_GRADES)];
  gboolean decides = ludo_game_info_for (copy->options->game_id)->has_decisions;
  gboolean chosen = decides && copy->key
                    && copy->options->grade % LUDO_PRINT_N_GRADES == 0;
  const char *name;
  char *texts[LUDO_PAGE_N_LANGUAGES];
  LudoBlock *block;

  if (copy->options->state == NULL)
    choose_theme (copy);
  /* Without decisions other things than the theme may happen too. */
  name = copy->theme == NULL ? NULL : copy->theme->measure == NULL || decides
           ? copy->theme->name : N_("What can happen to a piece");
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      locale_t before = ludo_language_push (ludo_page_language_code (i));

      texts[i] =
        copy->theme == NULL ? g_markup_escape_text (gettext (grade), -1)
        : g_markup_printf_escaped ("<b>%s.</b>%s%s", gettext (name),
                                   decides ? " " : "",
                                   decides ? gettext (grade) : "");
      if (chosen && copy->theme != NULL)
        {
          g_autofree char *theme = texts[i];

          texts[i] = g_strconcat (theme, "\n", _(
            "The computer plays at six levels: the fewer of them find a turn, "
            "the harder that turn is to see. To judge a turn, count what it "
            "takes and what it risks. Another turn whose counts are just as "
            "good is right too."), NULL);
        }
      ludo_language_pop (before);
    }
  block = add_texts (copy, texts);
  block->before = 0.2;
  /* A part of the key may begin below another one, but not without a board. */
  block->keep = copy->key;
}

void
ludo_question_sheet_add (const LudoPrintOptions *options,
                         LudoBooklet            *booklet,
                         GPtrArray              *pool,
                         guint64                 seed,
                         gboolean                key)
{
  static void (*const add[]) (Copy *, int) = {
    [ASK_PLACES] = ask_places,
    [ASK_ALLOWED] = ask_allowed,
    [ASK_RESULT] = ask_result,
    [ASK_CHOICE] = ask_choice,
  };
  g_autoptr (GArray) asked = g_array_new (FALSE, FALSE, sizeof (GameMove));
  guint first;
  Copy copy = {
    .options = options,
    .booklet = booklet,
    .pool = pool,
    .seed = seed,
    .key = key,
    .rng = { seed },
    .asked = asked,
  };

  ludo_sheet_moves_init (&copy.written);
  add_theme (&copy);
  first = ludo_booklet_sheets (booklet)->blocks->len;
  for (guint i = 0; i < QUESTIONS; i++)
    {
      find_position (&copy, i);
      if (copy.question.n_moves > 0)
        add[choose_ask (&copy, i)] (&copy, (int) i + 1);
    }
  if (!key)
    ludo_notation_box_insert (options, booklet, pool, &copy.written, seed,
                              first);
  ludo_sheet_moves_clear (&copy.written);
}
