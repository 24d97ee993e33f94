/* bench-print.c: how long the worksheets of a class take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench.h"

#include <stdio.h>

#include "games/games.h"
#include "play/ludo-paths.h"
#include "print/ludo-print.h"
#include "tools/tool.h"

/* The number of worksheets, as many as a class has pupils. */
#define WORKSHEETS 30

static LudoLibrary *
open_library (void)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *content = g_build_filename (data, "content", NULL);

  return ludo_library_new (ludo_content_folders_new (NULL, NULL, content));
}

/* Prints the worksheets of @game_id, then their key, and how long each took. */
static gboolean
measure (const char *game_id)
{
  g_autoptr (LudoLibrary) library = open_library ();
  LudoPrintOptions options = { .game_id = game_id, .seed = 1,
                               .copies = WORKSHEETS, .width = 210,
                               .height = 297, .language = LUDO_PAGE_FRENCH,
                               .library = library };
  double taken[2];
  guint sides[2];

  for (int i = 0; i < 2; i++)
    {
      double began = bench_now ();
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoPrint) print =
        ludo_print_new (i == 0 ? LUDO_PRINT_WORKSHEET : LUDO_PRINT_KEY,
                        &options, &error);
      g_autoptr (GBytes) pdf =
        print != NULL ? ludo_print_to_pdf (print, &error) : NULL;

      if (pdf == NULL)
        return tool_complain ("%s", error->message);
      taken[i] = bench_now () - began;
      sides[i] = ludo_print_get_n_sheets (print);
    }
  printf ("%-10s %4u sides %7.0f   %4u sides %7.0f   %7.0f\n", game_id,
          sides[0], taken[0], sides[1], taken[1], taken[0] + taken[1]);

  return TRUE;
}

gboolean
bench_print (const BenchOptions *options)
{
  printf ("%-10s %19s   %19s   %7s\n", "game", "30 worksheets", "their key",
          "both");
  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;

      if ((options->arguments[0] == NULL
           || g_strv_contains ((const char *const *) options->arguments, id))
          && !measure (id))
        return FALSE;
    }

  return TRUE;
}
