/* test-words.c: the words that the program does not use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One term a thing, the same in the window, the pages and the help, and none
 * that cannot be read out in a class.
 */

#include "tree-fixture.h"

#include <string.h>

/* Patterns that may not occur in the files whose names begin so, and the words
 * to use instead. */
static const struct
{
  const char *pattern;
  const char *files;
  const char *instead;
} banned[] = {
  { "(?<!-)\\b[Mm][ae]n\\b(?!’s name| ludotheque| who were on their way "
    "back|/|-)", "po/fr.po help/C/ data/content/tavli/ data/content/ken-wan/",
    "checker, piece" },
  { "\\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself)\\b", "po/fr.po help/C/ "
    "help/strength.md", "it, they" },
  { "(?i)\\bhalf (blue|yellow|red)\\b", "po/fr.po help/C/ "
    "data/content/ken-wan/", "blue half-piece" },
  { "(?<!=\")(?<!#)\\b(struck(?! through)|[Ss]trikes?)\\b", "po/fr.po "
    "help/C/ data/content/tavli/ data/content/ken-wan/", "hit, turn" },
  { "\\bpions?( blancs?| noirs?)? seuls?\\b", "po/fr.po help/fr/ "
    "data/content/tavli/", "pion isolé" },
  { "\\b[Tt]raditional games\\b", "po/fr.po help/ data/ README.md debian/",
    "little-known games" },
  { "\\b[Jj]eux traditionnels\\b", "po/fr.po help/ data/ README.md",
    "jeux peu connus" },
  { "\\bsens (inverse )?des aiguilles\\b", "po/fr.po help/fr/ data/content/",
    "sens horaire, sens antihoraire" },
  { "\\brangée (in|ex)térieure\\b", "po/fr.po help/fr/ "
    "data/content/chisolo/", "rangée interne, rangée externe" },
  { "\\btours? de plateau\\b|\\bbras à sec\\b", "po/fr.po help/fr/ "
    "data/content/zohn-ahl/rules data/content/zohn-ahl/first-game "
    "data/content/zohn-ahl/chances data/content/zohn-ahl/class "
    "data/content/zohn-ahl/lessons", "boucle, ravin" },
  { "\\b([Ll]es|[Ll]a|[Uu]ne|[Dd]es) ravines?\\b|"
    "\\b[Rr]uisseau (0|du (nord|sud))", "po/fr.po data/content/zohn-ahl/",
    "ravin, rivière" },
  { "\\b[Rr]elanc(es?|ez|er)\\b", "data/content/chisolo/",
    "relais, continuer" },
  { "\\b[Pp]ips?\\b", "po/fr.po help/C/ data/content/tavli/", "steps" },
  { "\\bcut vert(ex|ices)\\b", "po/fr.po help/C/ data/content/ken-wan/class "
    "data/content/ken-wan/history data/content/ken-wan/strategy", "cut point" },
  { "\\bfull faces?\\b", "po/fr.po data/content/ken-wan/", "plain face" },
  { "\\b(poor end|bout pauvre)\\b", "po/fr.po help/ data/content/",
    "empty holes" },
  /* A camp is a player’s fourteen holes; elsewhere there are sides. */
  { "<en>[^<]*\\b[Cc]amps?\\b", "data/content/tavli/ data/content/ken-wan/ "
    "data/content/zohn-ahl/", "side" },
  { "\\b[Cc]amps?\\b", "help/C/", "side" },
  { "\\b(your|the other|opponent’s|North’s|South’s) side\\b",
    "data/content/chisolo/", "camp" },
  { "\\b(middle row|rangée du milieu)\\b", "data/content/chisolo/",
    "inner row" },
  { "\\bjets?\\b", "po/fr.po help/ data/content/", "lancer" },
  { "\\b[Rr]uisseaux?\\b", "po/fr.po help/fr/ data/content/zohn-ahl/rules "
    "data/content/zohn-ahl/first-game data/content/zohn-ahl/chances "
    "data/content/zohn-ahl/class data/content/zohn-ahl/lessons", "rivière" },
  /* A piece is not somebody. */
  { "\\b(entrer|sort|sortir|frappe) (personne|quelqu’un)\\b|"
    "\\b(brings?|takes?|hits?) (nobody|somebody)\\b", "po/fr.po help/ "
    "data/content/", "aucun pion, no checker" },
  { "%d points? to go\\b|\\bencore %d points?\\b", "po/fr.po", "steps, pas" },
  { "\\bdie tower\\b", "po/fr.po help/C/ data/content/tavli/", "dice tower" },
  { "\\b(Lieux et dates|chronologie)\\b", "po/fr.po help/ data/content/",
    "carte et frise" },
  { "\\b[Vv]ariantes?\\b", "po/fr.po help/fr/", "suite" },
  { "msgstr \"Chercher\\b", "po/fr.po", "Rechercher" },
  /* A line may end at any other hyphen. */
  { "-t-(ils?|elles?|on)\\b", "po/fr.po", "non-breaking hyphens (U+2011)" },
  { "\\b[Ii]ndices?\\b", "po/fr.po help/fr/", "conseil" },
  { "\\b[Ll]es marques\\b", "help/fr/", "repère" },
  { "\\b[Ll]es lignes vont\\b", "data/content/ken-wan/", "rangée" },
  { "\\b[Rr]éserves?\\b", "help/fr/tavli data/content/tavli/", "casier" },
  /* Zohn Ahl is a name, in French too. */
  { "\\b[Zz]ohn ahl\\b", "po/fr.po help/ data/content/", "Zohn Ahl" },
  /* Ken Wan is a name and takes no article; chisolo is a noun in French. */
  { "\\b([Aa]u|[Dd]u|[Ll]e) Ken Wan\\b", "po/fr.po help/ data/content/",
    "Ken Wan" },
  { "\\b([Aa]u|[Dd]u) Chisolo\\b", "po/fr.po help/ data/content/",
    "chisolo" },
  { "(?i)\\breconstructed (start|set-up|starting position)|"
    "\\b(départ|disposition|mise en place) reconstitué", "po/fr.po help/ "
    "data/content/ken-wan/", "of our own making, imaginé" },
};

/* Whether @path lies in one of @folders. */
static gboolean
lies_in (const char *path,
         const char *folders)
{
  g_auto (GStrv) parts = g_strsplit (folders, " ", -1);

  for (int i = 0; parts[i] != NULL; i++)
    if (g_str_has_prefix (path, parts[i]))
      return TRUE;

  return FALSE;
}

/* The first thing wrong with @text, which stands in @path, or NULL. */
static char *
find_banned (const char *path,
             const char *text)
{
  /* A phrase may go on in the next line.  The bytes are searched, because GLib
   * checks the letters of the whole text again at each match; \s would take
   * the second byte of “à” for a blank. */
  g_autoptr (GRegex) breaks =
    g_regex_new ("([ \\t\\r\\n]|\xc2\xa0|\"\\n\")+", G_REGEX_RAW, 0, NULL);
  g_autofree char *single = g_regex_replace_literal (breaks, text, -1, 0, " ",
                                                     0, NULL);

  g_assert_true (g_utf8_validate (single, -1, NULL));
  /* French has one sort of blank before its signs. */
  if (strstr (text, "\342\200\257") != NULL)
    return g_strdup_printf ("%s: U+202F; set U+00A0", path);
  for (guint i = 0; i < G_N_ELEMENTS (banned); i++)
    {
      g_autoptr (GRegex) regex = NULL;
      g_autoptr (GMatchInfo) match = NULL;

      if (!lies_in (path, banned[i].files))
        continue;
      regex = g_regex_new (banned[i].pattern, 0, 0, NULL);
      g_assert_nonnull (regex);
      if (g_regex_match (regex, single, 0, &match))
        {
          g_autofree char *found = g_match_info_fetch (match, 0);

          return g_strdup_printf ("%s: “%s”; say %s", path, found,
                                  banned[i].instead);
        }
    }

  return NULL;
}

static void
check_folder (const char *folder)
{
  g_autofree char *full = tree_file (folder);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".page") || g_str_has_suffix (name, ".lesson")
        || g_str_equal (name, "atlas.xml"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autofree char *text = tree_read_file (path);
        g_autofree char *fault = find_banned (path, text);

        if (fault != NULL)
          g_error ("%s", fault);
      }
}

static void
test_none (void)
{
  static const char *const folders[] = {
    "data/content/chisolo", "data/content/ken-wan", "data/content/tavli",
    "data/content/zohn-ahl", "data/content/chisolo/lessons",
    "data/content/ken-wan/lessons", "data/content/tavli/lessons",
    "data/content/zohn-ahl/lessons", "help/C", "help/fr",
  };
  static const char *const files[] = {
    "po/fr.po", "README.md", "help/strength.md", "debian/control",
    "data/io.github.ludotheque.Ludotheque.desktop.in",
    "data/io.github.ludotheque.Ludotheque.metainfo.xml.in",
    "help/man/ludotheque.6.in", "help/man/fr/ludotheque.6.in",
  };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    check_folder (folders[i]);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = tree_read_file (files[i]);
      g_autofree char *fault = find_banned (files[i], text);

      if (fault != NULL)
        g_error ("%s", fault);
    }
}

/* The list finds what it is for, across a line, and nothing beside it. */
static void
test_finds (void)
{
  static const char *const wrong[] = {
    "po/fr.po", "msgid \"How many white \"\n\"men can you hit?\"",
    "help/C/tavli.page", "<p>Click a man,\n then a cell.</p>",
    "po/fr.po", "msgid \"He has to wait.\"",
    "data/content/ken-wan/rules.page", "<en>It is half blue.</en>",
    "data/content/tavli/rules.page", "<en>It strikes a checker.</en>",
    "data/content/tavli/rules.page", "<fr>Un pion\nseul.</fr>",
    "README.md", "four traditional games",
    "help/fr/index.page", "quatre jeux traditionnels",
    "data/content/chisolo/rules.page", "<fr>en sens inverse des aiguilles</fr>",
    "data/content/chisolo/rules.page", "<en>the poor end</en>",
    "po/fr.po", "msgstr \"votre rangée intérieure\"",
    "po/fr.po", "msgstr \"Rouge achève un tour de plateau.\"",
    "data/content/tavli/strategy.page", "<en>203 pips to go</en>",
    "data/content/ken-wan/history.page", "<en>a cut vertex</en>",
    "data/content/ken-wan/rules.page", "<en>Full face or full\nface up.</en>",
    "data/content/zohn-ahl/lessons/fair.lesson", "<fr>le ruisseau du nord</fr>",
    "data/content/chisolo/lessons/further.lesson", "<fr>deux relances</fr>",
    "data/content/tavli/class.page", "<en>fifteen in each camp</en>",
    "data/content/chisolo/rules.page", "<en>a hole on your side</en>",
    "data/content/chisolo/class.page", "<en>the middle\nrow</en>",
    "help/strength.md", "les 56 jets",
    "data/content/zohn-ahl/lessons/fair.lesson", "<fr>Les ruisseaux</fr>",
    "data/content/tavli/rules.page", "<fr>Le 1 ne sort personne</fr>",
    "data/content/tavli/lessons/zeno.lesson", "<fr>dans la réserve</fr>",
    "po/fr.po", "msgid \"White: %d off, %d points to go.\"",
    "help/fr/atlas.page", "<title>La chronologie</title>",
    "help/strength.md", "300 positions au Chisolo",
    "help/fr/set-up.page", "<p>Au Ken Wan, un clic</p>",
    "data/content/ken-wan/rules.page", "<fr>un départ reconstitué</fr>",
    "help/fr/set-up.page", "<p>Comme à table, au Ken Wan</p>",
    "help/fr/ear.page", "<p>Au zohn ahl, rien ne se choisit.</p>",
    "po/fr.po", "msgstr \"Est-ce fini\342\200\257?\"",
  };
  static const char *const right[] = {
    "data/content/chisolo/history.page", "<en>two men sat on a rock</en>",
    "data/content/tavli/vocabulary.page", "<en>it bears a man’s name</en>",
    "data/content/ken-wan/history.page", "<en>not a traditional game</en>",
    "help/C/windows.page", "<code>man ludotheque</code>",
    "data/content/ken-wan/lessons/hold-together.lesson", "<s id=\"strike-1\">",
    "po/fr.po", "msgid \"manners, women, half-piece\"",
    "data/content/tavli/class.page", "<fr>quinze par camp</fr>",
    "data/content/chisolo/rules.page", "<en>both sides of a camp</en>",
    "data/content/zohn-ahl/vocabulary.page",
    "<fr>Ruisseau</fr>, <fr>jeton</fr>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i += 2)
    {
      g_autofree char *fault = find_banned (wrong[i], wrong[i + 1]);

      g_assert_nonnull (fault);
    }
  for (guint i = 0; i < G_N_ELEMENTS (right); i += 2)
    {
      g_autofree char *fault = find_banned (right[i], right[i + 1]);

      g_assert_cmpstr (fault, ==, NULL);
    }
}

/* A label of something to tick or to fill in is written as a sentence, where a
 * button, a menu's entry and a title have capitals. */
static void
test_capitals (void)
{
  static const char *const labels[] = {
    "<object class=\"GtkCheckButton\"[^>]*>\\s*"
    "<property name=\"label\" translatable=\"yes\">([^<]*)</property>",
    "<property name=\"label\" translatable=\"yes\">([^<]*)</property>\\s*"
    "<property name=\"use-underline\">True</property>\\s*"
    "<property name=\"mnemonic-widget\">",
  };
  static const char *const files[] = {
    "new-game/ludo-new-game.ui", "printing/ludo-print-dialog.ui",
    "reading/ludo-contents.ui", "settings/ludo-preferences.ui",
  };
  guint n_labels = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename ("src/app", files[i], NULL);
      g_autofree char *text = tree_read_file (path);

      for (guint j = 0; j < G_N_ELEMENTS (labels); j++)
        {
          g_autoptr (GRegex) regex = g_regex_new (labels[j], 0, 0, NULL);
          g_autoptr (GMatchInfo) match = NULL;

          g_assert_nonnull (regex);
          for (g_regex_match (regex, text, 0, &match);
               g_match_info_matches (match);
               g_match_info_next (match, NULL))
            {
              g_autofree char *label = g_match_info_fetch (match, 1);

              n_labels++;
              if (g_regex_match_simple ("\\s_?\\p{Lu}|\\s\\p{Ll}*_\\p{Lu}",
                                        label, 0, 0))
                {
                  g_test_message ("%s: “%s”", path, label);
                  g_test_fail ();
                }
            }
        }
    }
  g_assert_cmpuint (n_labels, >, 25);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/none-banned", test_none);
  g_test_add_func ("/words/finds", test_finds);
  g_test_add_func ("/words/capitals", test_capitals);

  return g_test_run ();
}
