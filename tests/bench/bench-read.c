/* bench-read.c: how long the pages take to open and to scroll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens every page of every game in every mode in a real window, as the
 * program does, and one page more with thirty figures.  Prints, in
 * milliseconds of the processor:
 * - opening: reading the files, making the widgets, laying out and painting
 *   the first frame, and the three together;
 * - the frames of a scroll from one end to the other: the middle one, that
 *   which one in twenty takes longer than, and the worst;
 * - opening the page anew at its last sentence, until that is to be seen.
 */

#include "bench.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "app/reading/ludo-reading-page.h"
#include "games/games.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"
#include "tools/tool.h"

/* Pixels that a frame of the scroll goes on. */
#define SCROLL_STEP 60
#define SCROLL_FRAMES_MAX 240

/* The number of figures in one page, in the place of one of the game's own. */
#define N_FIGURES 30

#define FIGURES_PAGE "strategy"

static const char *const mode_names[LUDO_N_READINGS] = {
  "alone", "on-demand", "both", "exercise",
};

typedef struct
{
  GtkWidget *window;
  LudoReadingPage *page;
  double begun;                 /* the frame now being made */
  guint n_frames;
  GArray *frames;               /* double: milliseconds of each */
} Bench;

typedef struct
{
  double reading;
  double making;
  double laying;
  BenchSpread scroll;           /* its frames */
  double jumping;
} Times;

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->begun = bench_now ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  double spent = bench_now () - bench->begun;

  bench->n_frames++;
  g_array_append_val (bench->frames, spent);
}

/* Waits for @n frames.  Other work of the program in the meantime is counted
 * too, but not the waiting for the screen. */
static void
wait_frames (Bench *bench,
             guint  n)
{
  guint wanted = bench->n_frames + n;

  while (bench->n_frames < wanted)
    {
      gtk_widget_queue_draw (bench->window);
      g_main_context_iteration (NULL, TRUE);
    }
}

static guint
count_figures (const LudoPageNode *node)
{
  guint n_figures = node->type == LUDO_NODE_FIGURE;

  for (guint i = 0; i < node->children->len; i++)
    n_figures += count_figures (g_ptr_array_index (node->children, i));

  return n_figures;
}

/* Reads the files that a page needs, as a program does that has read none yet;
 * NULL if there is no such page. */
static LudoPageNode *
read_page (const char *game_id,
           const char *page_id,
           double     *spent)
{
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_find ());
  g_autoptr (LudoPageNode) sources = NULL;
  g_autoptr (LudoPageNode) vocabulary = NULL;
  g_autoptr (GError) problem = NULL;
  LudoPageNode *page;
  double begun = bench_now ();

  page = ludo_library_read (library, game_id, page_id, &problem, NULL);
  if (problem != NULL)
    g_error ("%s", problem->message);
  sources = ludo_library_read (library, game_id, "sources", NULL, NULL);
  vocabulary = ludo_library_read (library, game_id, "vocabulary", NULL, NULL);
  if (sources == NULL || vocabulary == NULL)
    g_error ("%s has no sources or no vocabulary", game_id);
  *spent = bench_now () - begun;

  return page;
}

static void
scroll (Bench *bench,
        Times *times)
{
  GtkWidget *scroller =
    gtk_widget_get_ancestor (GTK_WIDGET (ludo_reading_page_get_view
                                           (bench->page)),
                             GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double end = gtk_adjustment_get_upper (adjustment)
               - gtk_adjustment_get_page_size (adjustment);

  g_array_set_size (bench->frames, 0);
  for (int i = 0; i < SCROLL_FRAMES_MAX; i++)
    {
      double value = gtk_adjustment_get_value (adjustment) + SCROLL_STEP;

      if (value > end)
        break;
      gtk_adjustment_set_value (adjustment, value);
      wait_frames (bench, 1);
    }
  times->scroll = bench_spread (bench->frames);
}

static void
open_page (Bench      *bench,
           const char *game_id,
           const char *page_id,
           const char *element_id)
{
  g_autoptr (GError) error = NULL;

  if (!ludo_reading_page_open (bench->page, game_id, page_id, -1, element_id,
                               &error))
    g_error ("%s", error->message);
}

/* To the last sentence of the page, where it has one. */
static double
jump (Bench      *bench,
      const char *game_id,
      const char *page_id)
{
  GPtrArray *sentences =
    ludo_page_view_get_sentences (ludo_reading_page_get_view (bench->page));
  const LudoSentence *last;
  g_autofree char *id = NULL;
  double begun;

  if (sentences->len == 0)
    return 0;

  last = g_ptr_array_index (sentences, sentences->len - 1);
  id = g_strdup (last->node->id);
  begun = bench_now ();
  open_page (bench, game_id, page_id, id);
  /* The first lays it out, the second scrolls. */
  wait_frames (bench, 2);

  return bench_now () - begun;
}

static void
print_heads (void)
{
  printf ("%-9s %-11s %-9s %7s %6s %6s %7s %6s" BENCH_SPREAD_HEADS " %6s\n",
          "game", "page", "mode", "figures", "read", "make", "lay out", "open",
          "jump");
}

static void
measure (Bench           *bench,
         const char      *game_id,
         const char      *page_id,
         LudoReadingMode  mode)
{
  Times times = { 0 };
  g_autoptr (LudoPageNode) node = read_page (game_id, page_id,
                                             &times.reading);
  double begun;

  if (node == NULL)
    return;

  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (bench->page), mode);
  wait_frames (bench, 10);

  begun = bench_now ();
  open_page (bench, game_id, page_id, NULL);
  times.making = bench_now () - begun;
  begun = bench_now ();
  wait_frames (bench, 1);
  times.laying = bench_now () - begun;
  wait_frames (bench, 10);
  scroll (bench, &times);
  times.jumping = jump (bench, game_id, page_id);

  printf ("%-9s %-11s %-9s %7u %6.1f %6.1f %7.1f %6.1f", game_id, page_id,
          mode_names[mode], count_figures (node), times.reading, times.making,
          times.laying, times.reading + times.making + times.laying);
  bench_print_spread (&times.scroll);
  printf (" %6.1f\n", times.jumping);
}

/* The element that begins at @start and ends with @end. */
static char *
dup_element (const char *start,
             const char *end)
{
  const char *stop = start != NULL ? strstr (start, end) : NULL;

  return stop != NULL ? g_strndup (start, stop + strlen (end) - start) : NULL;
}

/* Figures of @text with the paragraphs before them. */
static void
collect_figures (const char *text,
                 GPtrArray  *blocks)
{
  const char *from = text;
  const char *figure;

  while ((figure = strstr (from, "<figure ")) != NULL)
    {
      g_autofree char *drawn = dup_element (figure, "</figure>");
      g_autofree char *said =
        dup_element (g_strrstr_len (from, figure - from, "<p id="), "</p>");

      if (drawn == NULL)
        break;
      g_ptr_array_add (blocks, g_strconcat (said != NULL ? said : "", "\n",
                                            drawn, "\n", NULL));
      from = figure + strlen (drawn);
    }
}

/* A copy of a block needs ids of its own. */
static char *
rename_ids (const char *block,
            guint       number)
{
  g_autofree char *new_id = g_strdup_printf (" id=\"f%u-", number);
  g_auto (GStrv) parts = g_strsplit (block, " id=\"", -1);

  return g_strjoinv (new_id, parts);
}

static char *
path_of (const char *own,
         const char *game_id,
         const char *page_id)
{
  g_autofree char *name = g_strconcat (page_id, ".page", NULL);

  return g_build_filename (own, game_id, name, NULL);
}

/* Writes a page of @game_id, made of many figures of that game's own pages
 * below @content, each with the paragraph before it, into a folder of the
 * reader's own pages. */
static gboolean
write_figures (const char  *content,
               const char  *own,
               const char  *game_id,
               GError     **error)
{
  static const char *const source_ids[] = {
    "first-game", "rules", "strategy",
  };
  g_autofree char *path = path_of (own, game_id, FIGURES_PAGE);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GPtrArray) blocks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (source_ids); i++)
    {
      g_autofree char *source = path_of (content, game_id, source_ids[i]);
      g_autofree char *read = NULL;

      if (g_file_get_contents (source, &read, NULL, NULL))
        collect_figures (read, blocks);
    }
  if (blocks->len == 0)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                   "there are no figures about %s", game_id);
      return FALSE;
    }

  g_string_printf (text, "<page game=\"%s\" id=\"" FIGURES_PAGE "\">\n"
                   "<title><fr>Figures</fr><en>Figures</en></title>\n<section "
                   "id=\"figures\"><title><fr>Figures</fr>"
                   "<en>Figures</en></title>\n", game_id);
  for (guint i = 0; i < N_FIGURES; i++)
    {
      g_autofree char *block =
        rename_ids (g_ptr_array_index (blocks, i % blocks->len), i);

      g_string_append (text, block);
    }
  g_string_append (text, "</section></page>\n");

  g_mkdir_with_parents (folder, 0700);

  return g_file_set_contents (path, text->str, -1, error);
}

/* Removes that page, and its folder if nothing else is in it. */
static void
remove_figures (const char *own,
                const char *game_id)
{
  g_autofree char *path = path_of (own, game_id, FIGURES_PAGE);
  g_autofree char *folder = g_path_get_dirname (path);

  g_remove (path);
  g_rmdir (folder);
}

static void
measure_game (Bench      *bench,
              const char *game_id,
              const char *page_id)
{
  const char *const *ids = ludo_library_get_page_ids ();
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *content = g_build_filename (data, "content", NULL);
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autoptr (GError) error = NULL;

  for (int i = 0; ids[i] != NULL; i++)
    for (int mode = 0; mode < LUDO_N_READINGS; mode++)
      if (page_id == NULL || g_str_equal (page_id, ids[i]))
        measure (bench, game_id, ids[i], mode);
  if (page_id != NULL && !g_str_equal (page_id, "figures"))
    return;

  if (!write_figures (content, own, game_id, &error))
    g_error ("%s", error->message);
  for (int mode = 0; mode < LUDO_N_READINGS; mode++)
    measure (bench, game_id, FIGURES_PAGE, mode);
  remove_figures (own, game_id);
}

static void
add_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource
    (provider, "/io/github/ludotheque/Ludotheque/style.css");
  gtk_style_context_add_provider_for_display
    (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
     GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
open_window (Bench      *bench,
             const char *folder)
{
  g_autoptr (LudoSettings) settings = ludo_settings_new (folder);
  GdkFrameClock *clock;

  g_settings_set_boolean (G_SETTINGS (settings), "reading-contents", FALSE);
  bench->window = gtk_window_new ();
  bench->page = LUDO_READING_PAGE (ludo_reading_page_new ());
  ludo_reading_page_set_settings (bench->page, settings);
  bench->frames = bench_times_new ();
  gtk_window_set_default_size (GTK_WINDOW (bench->window), 1280, 900);
  gtk_window_set_child (GTK_WINDOW (bench->window),
                        GTK_WIDGET (bench->page));
  gtk_window_present (GTK_WINDOW (bench->window));
  clock = gtk_widget_get_frame_clock (bench->window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb),
                    bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), bench);
  wait_frames (bench, 3);
}

/* The reader's own pages and settings do not count, and a page is added. */
static char *
leave_home (void)
{
  char *folder = g_dir_make_tmp ("reader-bench-XXXXXX", NULL);

  if (folder == NULL || !g_setenv ("XDG_DATA_HOME", folder, TRUE))
    g_error ("there is no room for temporary files");

  return folder;
}

static void
remove_home (const char *folder)
{
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autofree char *above = g_path_get_dirname (own);
  g_autofree char *settings = g_build_filename (folder, "settings.ini", NULL);

  g_remove (settings);
  g_rmdir (own);
  g_rmdir (above);
  g_rmdir (folder);
}

gboolean
bench_read (const BenchOptions *options)
{
  const char *const *ids = ludo_library_get_page_ids ();
  const char *game_id = options->arguments[0];
  const char *page_id = game_id != NULL ? options->arguments[1] : NULL;
  g_autofree char *locale = ludo_paths_dup_locale ();
  g_autofree char *folder = NULL;
  Bench bench = { 0 };

  if (page_id != NULL && options->arguments[2] != NULL)
    return tool_complain ("see --help");
  if (game_id != NULL && games_find (game_id) == NULL)
    return tool_complain ("no game '%s'", game_id);
  if (page_id != NULL && !g_str_equal (page_id, "figures")
      && !g_strv_contains (ids, page_id))
    return tool_complain ("no page '%s'", page_id);

  folder = leave_home ();
  ludo_language_init (locale, "en");
  gtk_disable_setlocale ();
  gtk_init ();
  add_style ();
  open_window (&bench, folder);

  print_heads ();
  for (int i = 0; games_list ()[i] != NULL; i++)
    if (game_id == NULL || g_str_equal (game_id, games_list ()[i]->id))
      measure_game (&bench, games_list ()[i]->id, page_id);
  gtk_window_destroy (GTK_WINDOW (bench.window));
  g_array_unref (bench.frames);
  remove_home (folder);

  return TRUE;
}
