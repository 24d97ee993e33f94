/* test-worksheets.c: worksheets, their keys, and what is asked on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-private.h"
#include "print/ludo-exercise-sheet.h"
#include "print/ludo-worksheet.h"

static LudoLibrary *
open_library (void)
{
  g_autofree char *content = g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"),
                                               "data", "content", NULL);

  return ludo_library_new (ludo_content_folders_new (NULL, NULL, content));
}

static const char *
markup_of (const LudoBooklet *booklet,
           guint              index)
{
  const LudoBlock *block = booklet->sheets->blocks->pdata[index];

  return block->kind == LUDO_BLOCK_TEXT ? block->cells[0]->pdata[0] : "";
}

static char *
plain_of (const LudoBooklet *booklet,
          guint              index)
{
  return ludo_page_dup_plain (markup_of (booklet, index));
}

/* In the order in which one counts: 2 before 10, a1 before a2. */
static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const char *one = *(char *const *) a;
  const char *other = *(char *const *) b;

  return strlen (one) != strlen (other) ? (int) strlen (one)
                                            - (int) strlen (other)
                                        : strcmp (one, other);
}

/* The names of the places where legal moves begin. */
static char *
dup_places (const LudoDrawing *drawing,
            const GameState   *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = drawing->rules->legal_moves (state, moves);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n; i++)
    {
      int path[LUDO_PATH_MAX];
      char buffer[8];

      drawing->move_path (state, moves[i], path);
      if (g_hash_table_add (seen, GINT_TO_POINTER (path[0])))
        g_ptr_array_add (names, g_strdup (drawing->place_name (path[0],
                                                               buffer)));
    }
  g_ptr_array_sort (names, compare_places);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (", ", (char **) names->pdata);
}

/* Whether the sheet says @token anywhere. */
static gboolean
asks (const LudoBooklet *sheet,
      const char        *token)
{
  for (guint i = 0; i < sheet->sheets->blocks->len; i++)
    if (strstr (markup_of (sheet, i), token) != NULL)
      return TRUE;

  return FALSE;
}

/* Every answer of the keys is what the rules say of the position above it, and
 * every move of the key was asked about. */
static void
test_keys (gconstpointer data)
{
  const LudoDrawing *drawing = ludo_drawing_for (data);
  const GameRules *rules = drawing->rules;
  guint n_moves = 0, n_places = 0;

  for (guint64 seed = 1; seed <= 8; seed++)
    {
      LudoPrintOptions options = { .game_id = data, .seed = seed,
                                   .language = LUDO_PAGE_ENGLISH };
      g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (&options, FALSE,
                                                          NULL);
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
      GameState state;
      gboolean known = FALSE;

      for (guint i = 1; i < key->sheets->blocks->len; i++)
        {
          const LudoBlock *block = key->sheets->blocks->pdata[i];
          g_autofree char *text = plain_of (key, i);
          GameState found;
          GameMove move;
          GameError reason;

          if (block->bullet == NULL && rules->parse (text, &found, &reason))
            {
              state = found;
              known = TRUE;
              continue;
            }
          g_assert_true (known);
          if (strstr (markup_of (key, i), "<b>") != NULL)
            {
              g_auto (GStrv) parts = g_strsplit (text, " – ", 2);

              g_assert_cmpint (rules->parse_move (&state, parts[0],
                                                  strlen (parts[0]), &move,
                                                  NULL), !=,
                               g_str_has_prefix (parts[1], "Not allowed."));
              g_assert_cmpuint (strlen (parts[1]), >, 15);
              if (rules->chance != NULL)
                g_assert_true (asks (sheet, parts[0]));
              n_moves++;
            }
          else if (!g_str_has_prefix (text, "Moves:"))
            {
              g_autofree char *places = dup_places (drawing, &state);

              g_assert_cmpstr (text, ==, places);
              n_places++;
            }
        }
    }
  g_assert_cmpuint (n_moves, >=, 32);
  if (rules->chance != NULL)
    g_assert_cmpuint (n_places, ==, 8);
}

/* About a position of one's own nothing is asked twice: where dice come first,
 * they are thrown; of a game that is over nothing is. */
static void
test_own_position (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  g_autoptr (LudoGame) game = ludo_game_new (data, NULL, 3, NULL);
  LudoPrintOptions options = { .game_id = data, .seed = 1,
                               .language = LUDO_PAGE_ENGLISH };
  g_autoptr (GError) error = NULL;

  options.state = ludo_game_get_state (game);
  for (; options.seed <= 8; options.seed++)
    {
      g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash,
                                                           g_str_equal, g_free,
                                                           NULL);
      guint first = rules->chance == NULL ? 1 : 3, n = 0;

      for (guint i = 1; i < key->sheets->blocks->len; i++)
        {
          const LudoBlock *block = key->sheets->blocks->pdata[i];
          g_autofree char *text = plain_of (key, i);
          GameState state;

          if (block->bullet == NULL && rules->parse (text, &state, NULL))
            {
              g_assert_cmpint (rules->at_chance (&state), ==,
                               rules->chance == NULL);
              n++;
            }
          else if (block->bullet != NULL
                   && (guint) atoi (block->bullet) >= first)
            g_assert_true (g_hash_table_add (seen,
                                             g_steal_pointer (&text)));
        }
      g_assert_cmpuint (n, ==, 4);
      g_assert_cmpuint (g_hash_table_size (seen), ==, 5 - first);
    }

  while (!ludo_game_get_over (game))
    if (ludo_game_get_at_chance (game))
      ludo_game_throw (game);
    else
      {
        GameMove moves[GAME_MOVES_MAX];
        int n = ludo_game_get_legal_moves (game, moves);

        ludo_game_play_move (game, moves[ludo_game_get_n_plies (game) * 7
                                         % (guint) n]);
      }
  options.state = ludo_game_get_state (game);
  g_assert_null (ludo_worksheet_new (&options, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
}

/* The same seed asks the same, another something else. */
static void
test_class_set (void)
{
  g_autoptr (LudoLibrary) library = open_library ();
  LudoPrintOptions options = { .game_id = "ken-wan", .seed = 100, .width = 210,
                               .height = 297, .copies = 30,
                               .language = LUDO_PAGE_N_LANGUAGES,
                               .library = library };
  g_autoptr (GHashTable) positions = g_hash_table_new_full (g_str_hash,
                                                            g_str_equal,
                                                            g_free, NULL);
  LudoPrintOptions one = options;

  g_test_timer_start ();
  for (LudoPrintKind kind = LUDO_PRINT_WORKSHEET; kind <= LUDO_PRINT_KEY;
       kind++)
    {
      g_autoptr (LudoPrint) print = ludo_print_new (kind, &options, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);

      g_assert_nonnull (pdf);
      if (kind == LUDO_PRINT_WORKSHEET)
        g_assert_cmpuint (ludo_print_get_n_sheets (print), ==, 60);
    }
  g_test_minimized_result (g_test_timer_elapsed (), "a class set");

  one.copies = 1;
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (LudoBooklet) key = NULL;
      g_autoptr (LudoBooklet) again = NULL;

      one.seed = options.seed + i;
      key = ludo_worksheet_new (&one, TRUE, NULL);
      again = ludo_worksheet_new (&one, TRUE, NULL);
      for (guint j = 0; j < key->sheets->blocks->len; j++)
        g_assert_cmpstr (markup_of (key, j), ==, markup_of (again, j));
      g_hash_table_add (positions, plain_of (key, 1));
    }
  g_assert_cmpuint (g_hash_table_size (positions), ==, 30);
}

/* The questions of a page, and then their answers alone. */
static void
test_asked (void)
{
  static const char *const pages[] = { "class", NULL };
  g_autoptr (LudoLibrary) library = open_library ();
  LudoPrintOptions options = { .game_id = "zohn-ahl", .pages = pages,
                               .language = LUDO_PAGE_ENGLISH,
                               .library = library };
  g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (&options, FALSE, NULL);
  g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);

  g_assert_true (asks (sheet, "Write out the sixteen cases"));
  g_assert_false (asks (sheet, "One, four, six, four and one"));
  g_assert_false (asks (key, "Write out the sixteen cases"));
  g_assert_true (asks (key, "One, four, six, four and one"));
  /* Numbers of notes would lead nowhere. */
  for (guint i = 1; i <= 9; i++)
    {
      g_autofree char *note = g_strdup_printf ("[%u", i);

      g_assert_false (asks (sheet, note));
      g_assert_false (asks (key, note));
    }
  g_assert_false (asks (key, "Sources"));
}

/* Several pages and puzzles are asked together, in any order, and a page that
 * asks nothing is refused by its name. */
static void
test_asked_together (void)
{
  static const char *const orders[][3] = {
    { "class", "puzzles", NULL }, { "puzzles", "class", NULL },
  };
  static const char *const silent[] = { "puzzles", "rules", NULL };
  g_autoptr (LudoLibrary) library = open_library ();
  LudoPrintOptions options = { .game_id = "tavli",
                               .language = LUDO_PAGE_ENGLISH,
                               .library = library, .seed = 3 };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    for (int key = 0; key < 2; key++)
      {
        g_autoptr (LudoBooklet) both = NULL;

        options.pages = orders[i];
        both = ludo_worksheet_new (&options, key, NULL);
        for (guint j = 0; j < 2; j++)
          {
            const char *const one[] = { orders[i][j], NULL };
            g_autoptr (LudoBooklet) alone = NULL;

            options.pages = one;
            alone = ludo_worksheet_new (&options, key, NULL);
            for (guint k = 0; k < alone->sheets->blocks->len; k++)
              g_assert_true (asks (both, markup_of (alone, k)));
          }
      }

  options.pages = silent;
  g_assert_null (ludo_worksheet_new (&options, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "rules"));
}

/* Exercises on each of the pages that are wished, their keys apart. */
static void
test_exercises (void)
{
  static const char *const pages[] = { "rules", "history", NULL };
  g_autoptr (LudoLibrary) library = open_library ();
  LudoPrintOptions options = { .game_id = "chisolo", .pages = pages,
                               .library = library, .copies = 2, .seed = 5,
                               .width = 210, .height = 297 };
  guint n[3];

  for (guint i = 0; i < 3; i++)
    {
      const char *const one[] = { pages[i % 2], NULL };
      g_autoptr (LudoPrint) print = NULL;

      options.pages = i < 2 ? one : pages;
      print = ludo_print_new (LUDO_PRINT_EXERCISE, &options, NULL);
      n[i] = ludo_print_get_n_sheets (print);
      g_assert_cmpuint (n[i], >=, 4);
    }
  g_assert_cmpuint (n[2], ==, n[0] + n[1]);
}

/* A line of verse is the same in both languages, and asks for nothing. */
static void
test_no_verse (void)
{
  const char *const pages[] = { "history", NULL };
  g_autofree char *own = g_dir_make_tmp ("verse-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (own, "tavli", NULL);
  g_autofree char *path = g_build_filename (folder, "history.page", NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (own, NULL, own));
  LudoPrintOptions options = { .game_id = "tavli", .pages = pages,
                               .library = library, .copies = 1, .seed = 1,
                               .width = 210, .height = 297 };
  g_autoptr (GString) text =
    g_string_new ("<page game=\"tavli\" id=\"history\"><section id=\"a\">"
                  "<verse id=\"v\" xml:lang=\"la\">");
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 12; i++)
    g_string_append (text, "<l>arma virumque cano, Troiae qui primus</l>");
  g_string_append (text, "</verse></section></page>");
  g_mkdir (folder, 0700);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_assert_null (ludo_print_new (LUDO_PRINT_EXERCISE, &options, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (own), ==, 0);
}

/* A name, which stands in the other language too, is no gap to be filled. */
static void
test_gap (void)
{
  g_autofree char *answer = NULL;
  g_autofree char *only = NULL;
  g_autofree char *none = NULL;
  g_autofree char *gap = _ludo_exercise_dup_gap ("Dorsimont drew three.",
                                                 "Dorsimont en a fait trois.",
                                                 &answer);
  g_autofree char *name = _ludo_exercise_dup_gap ("He is Dorsimont.",
                                                  "C’est Dorsimont.", &only);

  g_assert_cmpstr (gap, ==, "Dorsimont drew …………………….");
  g_assert_cmpstr (answer, ==, "three");
  g_assert_cmpstr (name, ==, "He is …………………….");
  g_assert_cmpstr (only, ==, "Dorsimont");
  g_assert_null (_ludo_exercise_dup_gap ("It is so.", "C’est ça.", &none));
}

/* The puzzles of a game with decisions: from easy to hard, and their moves. */
static void
test_puzzles (void)
{
  static const char *const pages[] = { "puzzles", NULL };
  g_autoptr (LudoLibrary) library = open_library ();
  LudoPrintOptions options = { .game_id = "chisolo", .pages = pages,
                               .language = LUDO_PAGE_ENGLISH,
                               .library = library, .seed = 3 };
  g_autoptr (LudoBooklet) sheet = ludo_worksheet_new (&options, FALSE, NULL);
  g_autoptr (LudoBooklet) key = ludo_worksheet_new (&options, TRUE, NULL);
  const GameRules *rules = games_find ("chisolo");
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_assert_nonnull (sheet);
  for (guint i = 1; i + 1 < key->sheets->blocks->len; i += 2)
    {
      g_autofree char *position = plain_of (key, i);
      g_autofree char *token = plain_of (key, i + 1);
      GameState state;
      GameMove move;

      g_assert_true (rules->parse (position, &state, NULL));
      g_assert_true (rules->parse_move (&state, token, strlen (token), &move,
                                        NULL));
      g_assert_false (asks (sheet, token));
      n++;
    }
  g_assert_cmpuint (n, ==, 4);

  options.game_id = "zohn-ahl";
  g_assert_null (ludo_worksheet_new (&options, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Each sheet of a class set says which it is, on both its sides, and has lines
 * to write on that are as wide as it is. */
static void
test_handed_out (void)
{
  for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      const LudoPrintOptions options = { .game_id = "tavli", .seed = 41,
                                         .copies = 3, .language = language,
                                         .width = 210, .height = 297 };
      g_autoptr (LudoBooklet) set = ludo_worksheet_new (&options, FALSE, NULL);
      LudoSheetLayout *sheets = ludo_booklet_sheets (set);

      g_assert_cmpuint (ludo_booklet_paginate (set, 595, 842), ==, 6);
      for (guint i = 0; i < 6; i++)
        {
          const LudoSheet *sheet = sheets->list->pdata[i];
          g_autofree char *seed = g_strdup_printf ("%u", 41 + i / 2);
          guint number, n_lines = 0;
          g_autofree char *foot = ludo_sheet_layout_dup_foot (sheets, i,
                                                              &number);

          g_assert_nonnull (strstr (foot, seed));
          g_assert_cmpuint (number, ==, i % 2 + 1);
          for (guint j = 0; j < sheet->pieces->len; j++)
            {
              guint at = g_array_index (sheet->pieces, LudoPiece, j).block;

              /* Rows are as wide as the sheet. */
              n_lines += ((LudoBlock *) sheets->blocks->pdata[at])->kind
                         == LUDO_BLOCK_ROW;
            }
          g_assert_cmpuint (n_lines, >=, 3);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *own = g_strdup_printf ("/sheets/own/%s", id);
      g_autofree char *keys = g_strdup_printf ("/sheets/keys/%s", id);

      g_test_add_data_func (keys, id, test_keys);
      g_test_add_data_func (own, id, test_own_position);
    }
  g_test_add_func ("/sheets/class-set", test_class_set);
  g_test_add_func ("/sheets/asked", test_asked);
  g_test_add_func ("/sheets/asked-together", test_asked_together);
  g_test_add_func ("/sheets/exercises", test_exercises);
  g_test_add_func ("/sheets/no-verse", test_no_verse);
  g_test_add_func ("/sheets/gap", test_gap);
  g_test_add_func ("/sheets/puzzles", test_puzzles);
  g_test_add_func ("/sheets/handed-out", test_handed_out);

  return g_test_run ();
}
