/* print.c: sheets of a game as a PDF, or as SVG pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints the same sheets as the window.  Run it with --help for its options.
 */

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "play/ludo-quote.h"
#include "play/ludo-reason.h"
#include "play/record/ludo-record.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-print.h"
#include "tools/print-class.h"
#include "tools/tool.h"

/* More than any school has pupils. */
#define COPIES_MAX 1000

/* The largest seed that is easily written on a sheet and typed in again for its
 * key. */
#define SEED_MAX 999999999

typedef struct
{
  char **kinds;
  char *game;
  char *language;
  char *paper;
  char *pages;
  char *font;
  char *output;
  char *position;
  char *record;
  char *results;
  char *lesson;
  char *ruleset;
  char *pieces;
  char *offset;
  gint64 seed;
  int copies;
  int grade;
  gboolean mono;
  gboolean save_ink;
  gboolean large;
  gboolean landscape;
  gboolean folded;
  gboolean fold_backs;
  gboolean names;
} Options;

static gboolean
find_language (const char       *name,
               LudoPageLanguage *language)
{
  static const char *const names[] = { "fr", "en", "both" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], name))
      {
        *language = (LudoPageLanguage) i;
        return TRUE;
      }

  return tool_complain (_("the languages are fr, en and both"));
}

static gboolean
find_paper (const char       *name,
            gboolean          landscape,
            LudoPrintOptions *wish)
{
  gboolean letter = g_ascii_strcasecmp (name, "letter") == 0;

  if (!letter && g_ascii_strcasecmp (name, "a4") != 0)
    return tool_complain (_("the paper sizes are a4 and letter"));

  wish->width = letter ? 215.9 : 210;
  wish->height = letter ? 279.4 : 297;
  if (landscape)
    {
      double width = wish->width;

      wish->width = wish->height;
      wish->height = width;
    }

  return TRUE;
}

/* Finds the offset of the printer: the one of the option, which is saved, or
 * else the saved one. */
static gboolean
find_offset (const char      *text,
             LudoPrintOffset *offset)
{
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    ludo_print_offset_load (offset);
  else if (!ludo_print_offset_parse (text, offset))
    return tool_complain (_("an offset is two numbers of millimetres, each "
                            "from -%g to %g, such as "
                            "1.5,-0.5"), LUDO_PRINT_OFFSET_MAX,
                          LUDO_PRINT_OFFSET_MAX);
  /* The sheets come out right even if it cannot be saved. */
  else if (!ludo_print_offset_save (offset, &error))
    tool_complain ("%s", error->message);

  return TRUE;
}

static gboolean
find_pieces (const char *name,
             LudoPieces *pieces)
{
  for (*pieces = 0; *pieces < LUDO_N_PIECES; (*pieces)++)
    if (name == NULL || g_str_equal (ludo_pieces_name (*pieces), name))
      return TRUE;

  return tool_complain (_("the ways to make pieces are “quick”, “good” and "
                          "“lasting”"));
}

/* Lists all the kinds for the help. */
static char *
dup_kinds (void)
{
  const char *names[LUDO_N_PRINT_KINDS + 2] = { NULL };

  for (int i = 0; i < LUDO_N_PRINT_KINDS; i++)
    names[i] = ludo_print_kind_name (i);
  names[LUDO_N_PRINT_KINDS] = PRINT_CLASS_KIND;

  return g_strjoinv (", ", (char **) names);
}

static gboolean
is_picture (const char *path)
{
  gsize length = strlen (path);

  return length > 4 && g_ascii_strcasecmp (path + length - 4, ".svg") == 0;
}

/* Refuses a name that ends like another kind of file.  A name without an
 * ending, as a device has, is accepted. */
static gboolean
check_extension (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  const char *extension = strrchr (name, '.');

  if (extension == NULL || g_ascii_strcasecmp (extension, ".pdf") == 0
      || is_picture (name))
    return TRUE;

  return tool_complain (_("sheets are written as .pdf or .svg, not as “%s”"),
                        extension);
}

static gboolean
is_class (const Options *options)
{
  return g_str_equal (options->kinds[0], PRINT_CLASS_KIND);
}

/* Whether the table of a class can be made with these options. */
static gboolean
check_class (const Options *options)
{
  g_autofree char *name = NULL;
  const char *extension;

  if (options->results == NULL || options->results[0] == '\0')
    return tool_complain (_("name the folder of the results with --results"));
  if (g_strcmp0 (options->language, "both") == 0)
    return tool_complain (_("the table of a class is in one language, fr or "
                            "en"));
  if (options->output == NULL || options->output[0] == '\0')
    return tool_complain (_("name a file with --output"));
  if (print_class_is_table (options->output))
    return TRUE;
  name = g_path_get_basename (options->output);
  extension = strrchr (name, '.');
  if (extension == NULL || g_ascii_strcasecmp (extension, ".pdf") == 0)
    return TRUE;

  return tool_complain (_("the table of a class is written as .pdf or .csv, "
                          "not as “%s”"), extension);
}

static gboolean
read_options (Options   *options,
              int       *argc,
              char    ***argv)
{
  g_autofree char *ids = games_dup_ids ();
  g_autofree char *kinds = dup_kinds ();
  /* Translators: a list of words that are not translated. */
  g_autofree char *game = g_strdup_printf (_("The game: %s"), ids);
  /* Translators: a list of words that are not translated. */
  g_autofree char *summary = g_strdup_printf (
    _("Writes sheets of a game into a PDF, to be printed. KIND is one of: %s. "
      "“class” is the table of what pupils handed in for a lesson; it can also "
      "be written as .csv, for a spreadsheet."),
    kinds);
  const GOptionEntry entries[] = {
    { "game", 'g', 0, G_OPTION_ARG_STRING, &options->game,
      game, N_("ID") },
    { "language", 'l', 0, G_OPTION_ARG_STRING, &options->language,
      N_("fr, en, or both, side by side (both if left out; "
         "the table of a class is in one language only)"), N_("CODE") },
    { "page", 'p', 0, G_OPTION_ARG_STRING, &options->pages,
      N_("Pages for a booklet or for questions, separated by commas: rules, "
         "first-game, strategy, chances, history, vocabulary, class, atlas; "
         "for worksheets, puzzles (all of them if left out)"),
      N_("PAGES") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options->paper,
      N_("a4 or letter (a4 if left out)"), N_("SIZE") },
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &options->landscape,
      N_("The paper on its side, wider than it is high"), NULL },
    { "folded", 0, 0, G_OPTION_ARG_NONE, &options->folded,
      N_("A booklet half the size of the paper: print the sheets on both "
         "sides, flipped on the long edge, and fold them"), NULL },
    { "mono", 0, 0, G_OPTION_ARG_NONE, &options->mono,
      N_("Black ink only, with patterns instead of colours"), NULL },
    { "save-ink", 0, 0, G_OPTION_ARG_NONE, &options->save_ink,
      N_("A kit drawn in outline, hardly tinted"), NULL },
    { "fold-backs", 0, 0, G_OPTION_ARG_NONE, &options->fold_backs,
      N_("The backs of a kit beside the fronts, to be folded, for printers "
         "that print on one side only"), NULL },
    { "large", 0, 0, G_OPTION_ARG_NONE, &options->large,
      N_("Larger boards, on several sheets to glue"), NULL },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options->ruleset,
      N_("The ruleset of a kit, or its starting position where a game has "
         "several (the usual one if left out)"), N_("ID") },
    { "pieces", 0, 0, G_OPTION_ARG_STRING, &options->pieces,
      N_("How to make the pieces of a kit: quick, to cut out; good, to fold "
         "and glue; or lasting, stickers for wood (quick if left "
         "out)"), N_("WAY") },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &options->seed,
      N_("Worksheets, key and exercises: the first number, which decides what "
         "is asked (1 if left out)"), N_("N") },
    { "copies", 'n', 0, G_OPTION_ARG_INT, &options->copies,
      N_("How many worksheets or exercises, numbered in sequence, or kits, "
         "each with a letter on its pieces"),
      N_("N") },
    { "grade", 0, 0, G_OPTION_ARG_INT, &options->grade,
      N_("What worksheets ask: 1 what the rules allow, 2 what a move changes, "
         "3 a good move (some of each if left out)"), N_("N") },
    { "position", 0, 0, G_OPTION_ARG_STRING, &options->position,
      N_("A position in the game’s notation, to print or to set questions on"),
      N_("TEXT") },
    { "record", 'r', 0, G_OPTION_ARG_FILENAME, &options->record,
      N_("A saved game, to print its record or position, or to set questions "
         "on"),
      N_("FILE") },
    { "results", 0, 0, G_OPTION_ARG_FILENAME, &options->results,
      N_("The folder with the results of a class"), N_("FOLDER") },
    { "lesson", 0, 0, G_OPTION_ARG_FILENAME, &options->lesson,
      N_("The lesson of a class (the one handed in most often if left out)"),
      N_("FILE") },
    { "names", 0, 0, G_OPTION_ARG_NONE, &options->names,
      N_("The pupils of a class by name, not by number"), NULL },
    { "font", 'f', 0, G_OPTION_ARG_STRING, &options->font,
      N_("The font of the text"), N_("NAME") },
    { "back-offset", 0, 0, G_OPTION_ARG_STRING, &options->offset,
      N_("How far the backs are shifted to the right and down on the test "
         "sheet, in millimetres, such as 1.5,-0.5; once given, this is "
         "remembered"), N_("RIGHT,DOWN") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output,
      N_("The PDF to write, - for standard output, or an SVG picture for each "
         "sheet (a PDF named after its contents if left out)"), N_("FILE") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->kinds,
      NULL, N_("KIND") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };

  if (!tool_read_options (summary, entries, argc, argv))
    return FALSE;
  if (options->kinds == NULL)
    return tool_complain (_("say what to print: %s"), kinds);
  if (!is_class (options)
      && ludo_print_kind_from_name (options->kinds[0]) == LUDO_N_PRINT_KINDS)
    return tool_complain (_("there is no kind of sheet “%s”: the kinds are %s"),
                          options->kinds[0], kinds);
  if (options->kinds[1] != NULL)
    return tool_complain (_("unexpected “%s”; see %s --help"),
                          options->kinds[1], g_get_prgname ());
  if (options->copies < 1 || options->copies > COPIES_MAX)
    return tool_complain (_("the number of copies must be from 1 to "
                            "%d"), COPIES_MAX);
  if (options->grade < 0 || options->grade > LUDO_PRINT_N_GRADES)
    return tool_complain (_("the grades are from 1 to %d"),
                          LUDO_PRINT_N_GRADES);
  if (options->seed < 0 || options->seed > SEED_MAX)
    return tool_complain (_("the number of a sheet must be from 0 to %d"),
                          SEED_MAX);
  if (is_class (options))
    return check_class (options);
  if (options->results != NULL || options->lesson != NULL || options->names)
    return tool_complain (_("--results, --lesson and --names are for the kind "
                            "“class”"));
  if ((options->ruleset != NULL || options->pieces != NULL
       || options->save_ink || options->fold_backs)
      && ludo_print_kind_from_name (options->kinds[0]) != LUDO_PRINT_KIT)
    return tool_complain (_("--ruleset, --pieces, --save-ink and --fold-backs "
                            "are for the kind “kit”"));
  if (options->folded
      && ludo_print_kind_from_name (options->kinds[0]) != LUDO_PRINT_BOOKLET)
    return tool_complain (_("--folded can be used only with the kind "
                            "“booklet”"));
  /* A saved game names its game itself. */
  if (options->game == NULL && options->record == NULL)
    return tool_complain (_("name a game with --game"));
  if (options->game != NULL && games_find (options->game) == NULL)
    return tool_complain (_("there is no game “%s”"), options->game);
  if (options->output != NULL && options->output[0] == '\0')
    return tool_complain (_("name a file with --output"));
  /* Another font stands in, which is better than no sheets. */
  if (options->font != NULL && !ludo_print_has_font (options->font))
    tool_complain (_("there is no font “%s”: another takes its place"),
                   options->font);

  return options->output == NULL || check_extension (options->output);
}

/* A broken page of the user's own stops the printing, because another in its
 * place is not wanted; one of a school is only reported, because others have to
 * mend it. */
static gboolean
check_pages (const LudoPrint *print,
             const char      *game)
{
  const GError *problem = ludo_print_get_problem (print);
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autofree char *folder = g_build_filename (own, game, NULL);

  if (problem == NULL)
    return TRUE;

  if (!ludo_library_problem_is_own (problem))
    {
      tool_complain (_("one of your school’s pages is left out: %s"),
                     problem->message);
      return TRUE;
    }

  /* Translators: a folder, then what is wrong with a file in it. */
  tool_complain (_("one of your own pages, in %s, is faulty: %s"), folder,
                 problem->message);

  return tool_complain (_("nothing was written; correct that page, or move it "
                          "elsewhere to use the one that came with the "
                          "program"));
}

/* Adds the content of the file at @path to @olds, NULL if there is no such
 * file.  A file that cannot be read is refused, because it could not be
 * restored. */
static gboolean
read_old (const char *path,
          GPtrArray  *olds)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *name = ludo_quote (path, LUDO_QUOTE_SENTENCE);
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  /* A pipe would be waited for. */
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL)
      == G_FILE_TYPE_SPECIAL)
    /* Translators: %s is a file's name. */
    return tool_complain (_("%s is not a file"), name);
  g_ptr_array_add (olds, g_file_load_bytes (file, NULL, NULL, &error));
  if (error == NULL
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;

  sentence = g_strdup_printf (_("The file “%s” cannot be read: %s."), name,
                              ludo_reason_from_error (error));

  return tool_complain ("%s", sentence);
}

/* Restores the file at @path: writes @old, or deletes the file if @old is
 * NULL. */
static void
put_back (const char *path,
          GBytes     *old)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);

  if (old != NULL)
    tool_write (path, old);
  else
    g_file_delete (file, NULL, NULL);
}

static void
unref_bytes (gpointer bytes)
{
  if (bytes != NULL)
    g_bytes_unref (bytes);
}

/* Writes each sheet into a file: "x.svg" if there is one, else "x-1.svg" and so
 * on.  All are painted before the first is written; if one cannot be written,
 * the files are restored. */
static int
write_pictures (LudoPrint  *print,
                const char *path)
{
  g_autofree char *stem = g_strndup (path, strlen (path) - 4);
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (unref_bytes);
  g_autoptr (GPtrArray) olds = g_ptr_array_new_with_free_func (unref_bytes);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  guint n = ludo_print_get_n_sheets (print);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      GBytes *picture = ludo_print_to_svg (print, i, &error);
      char *name = n == 1 ? g_strdup (path)
                          : g_strdup_printf ("%s-%u.svg", stem, i + 1);

      g_ptr_array_add (paths, name);
      g_ptr_array_add (pictures, picture);
      if (picture == NULL)
        {
          tool_complain ("%s", error->message);
          return EXIT_FAILURE;
        }
      if (n > 1 && !read_old (name, olds))
        return EXIT_FAILURE;
    }
  for (guint i = 0; i < n; i++)
    if (tool_write (paths->pdata[i], pictures->pdata[i]) != EXIT_SUCCESS)
      {
        /* Restore the last one too, which may have been written. */
        for (guint j = 0; n > 1 && j <= i; j++)
          put_back (paths->pdata[j], olds->pdata[j]);
        return EXIT_FAILURE;
      }

  return EXIT_SUCCESS;
}

/* Returns the game that the options name: a record, a position or the start;
 * NULL after complaining. */
static LudoGame *
find_game (const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (LudoGame) game = NULL;

  if (options->record == NULL)
    return tool_set_up_game (options->game, options->position);

  file = g_file_new_for_commandline_arg (options->record);
  game = ludo_record_load (file, &error);
  if (game == NULL)
    tool_complain ("%s", error->message);
  else if (options->game == NULL
           || g_str_equal (ludo_game_get_rules (game)->id, options->game))
    return g_steal_pointer (&game);
  else
    tool_complain (_("the recorded game is not a game of “%s”"), options->game);

  return NULL;
}

static int
write_sheets (const Options *options)
{
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (LudoPrint) print = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  const char *path;
  g_auto (GStrv) pages = NULL;
  GameConfig config;
  LudoPrintOptions wish = {
    .mono = options->mono,
    .save_ink = options->save_ink,
    .fold_backs = options->fold_backs,
    .large = options->large,
    .folded = options->folded,
    .font = options->font,
    .ruleset = options->ruleset,
    .library = library,
    .seed = (guint64) options->seed,
    .copies = (guint) options->copies,
    .grade = (guint) options->grade,
  };

  if (!find_language (options->language != NULL ? options->language
                      : is_class (options) ? ludo_language_get () : "both",
                      &wish.language)
      || !find_pieces (options->pieces, &wish.pieces)
      || !find_paper (options->paper != NULL ? options->paper : "a4",
                      options->landscape, &wish)
      /* Read it last, because it saves the offset, which a wrong option must
       * not do. */
      || !find_offset (options->offset, &wish.offset))
    return TOOL_EXIT_USAGE;

  if (is_class (options))
    {
      wish.names = options->names;
      return print_class (&wish, options->results, options->lesson,
                          options->output);
    }
  game = find_game (options);
  if (game == NULL)
    return EXIT_FAILURE;
  wish.game = game;
  wish.game_id = ludo_game_get_rules (game)->id;
  if (options->position != NULL || options->record != NULL)
    wish.state = ludo_game_get_state (game);
  if (options->pages != NULL && options->pages[0] != '\0')
    pages = g_strsplit (options->pages, ",", -1);
  wish.pages = (const char *const *) pages;
  if (!ludo_kit_configure (&wish, &config, &error))
    {
      tool_complain ("%s", error->message);
      return TOOL_EXIT_USAGE;
    }
  name = ludo_print_dup_file_name (ludo_print_kind_from_name
                                     (options->kinds[0]), &wish);
  path = options->output != NULL ? options->output : name;
  print = ludo_print_new (ludo_print_kind_from_name (options->kinds[0]), &wish,
                          &error);
  if (print != NULL && !check_pages (print, wish.game_id))
    return EXIT_FAILURE;
  if (print != NULL && is_picture (path))
    return write_pictures (print, path);
  if (print != NULL)
    pdf = ludo_print_to_pdf (print, &error);
  /* Print the name, because the user did not choose it. */
  if (pdf != NULL && options->output == NULL)
    g_print ("%s\n", name);
  if (pdf != NULL)
    return tool_write (path, pdf);
  tool_complain ("%s", error->message);

  return EXIT_FAILURE;
}

static void
clear_options (Options *options)
{
  g_strfreev (options->kinds);
  g_free (options->game);
  g_free (options->language);
  g_free (options->paper);
  g_free (options->pages);
  g_free (options->position);
  g_free (options->record);
  g_free (options->results);
  g_free (options->lesson);
  g_free (options->ruleset);
  g_free (options->pieces);
  g_free (options->offset);
  g_free (options->font);
  g_free (options->output);
}

int
main (int   argc,
      char *argv[])
{
  Options options = { .seed = 1, .copies = 1 };
  int code = TOOL_EXIT_USAGE;

  tool_begin ("ludotheque-print");
  if (read_options (&options, &argc, &argv))
    code = write_sheets (&options);
  clear_options (&options);

  return code;
}
