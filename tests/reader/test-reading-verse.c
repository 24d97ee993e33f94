/* test-reading-verse.c: verse in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "reading-fixture.h"

#include <X11/keysym.h>
#include <math.h>
#include <string.h>

#include "app/learning/ludo-lesson-words.h"
#include "board/ludo-announce.h"
#include "play/ludo-language.h"

/* A line of the poem, of those that have a number, and one too long for a
 * narrow window. */
#define LINE "poem-lines-10"
#define LONG_LINE "poem-lines-11"
#define BELOW "poem-3-2"
#define N_LINES 28

#define MIDDLE 800
#define WIDE 1280
#define NARROW 360

static GtkLabel *
label_of (Reading          *fixture,
          const char       *id,
          LudoPageLanguage  language)
{
  LudoSentence *sentence = reading_sentence (fixture, id, language);

  g_assert_nonnull (sentence);

  return sentence->label;
}

static graphene_rect_t
bounds_of (Reading   *fixture,
           GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view),
                                            &bounds));

  return bounds;
}

static void
open_poem (Reading         *fixture,
           LudoReadingMode  mode,
           int              width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 700);
  reading_read (fixture, "tavli", "history", NULL);
  ludo_reading_choices_set_mode
    (ludo_reading_page_get_choices (fixture->page), mode);
  reading_go_to (fixture, LINE);
  hand_settle (fixture->window);
}

/* The number beside a line, "" for none. */
static const char *
number_of (Reading    *fixture,
           const char *id)
{
  GtkWidget *line = GTK_WIDGET (label_of (fixture, id, LUDO_PAGE_FRENCH));
  GtkWidget *number = gtk_widget_get_prev_sibling (line);

  g_assert_true (GTK_IS_LABEL (number));

  return gtk_label_get_text (GTK_LABEL (number));
}

/* Each line has a row of its own, and every fifth its number, as far up. */
static void
test_numbers (Reading       *fixture,
              gconstpointer  data)
{
  double before = -1;

  open_poem (fixture, LUDO_READING_ALONE, WIDE);
  for (int i = 1; i <= N_LINES; i++)
    {
      g_autofree char *id = g_strdup_printf ("poem-lines-%d", i);
      g_autofree char *number = i % 5 == 0 ? g_strdup_printf ("%d", i)
                                           : g_strdup ("");
      GtkWidget *line = GTK_WIDGET (label_of (fixture, id, LUDO_PAGE_FRENCH));
      graphene_rect_t words = bounds_of (fixture, line);
      graphene_rect_t beside =
        bounds_of (fixture, gtk_widget_get_prev_sibling (line));

      g_assert_cmpstr (number_of (fixture, id), ==, number);
      g_assert_cmpfloat (words.origin.y, >, before);
      g_assert_cmpfloat (fabs (words.origin.y - beside.origin.y), <, 2);
      g_assert_cmpfloat (beside.origin.x + beside.size.width, <=,
                         words.origin.x);
      g_assert_cmpint (pango_layout_get_line_count
                         (gtk_label_get_layout (GTK_LABEL (line))), ==, 1);
      before = words.origin.y;
    }
}

/* No letter of the poem is slanted, and all of it is Greek to Pango. */
static gboolean
is_slanted (PangoAttribute *attribute,
            gpointer        languages)
{
  if (attribute->klass->type == PANGO_ATTR_LANGUAGE)
    g_string_assign (languages, pango_language_to_string
                       (((PangoAttrLanguage *) attribute)->value));

  return attribute->klass->type == PANGO_ATTR_STYLE;
}

static void
test_upright (Reading       *fixture,
              gconstpointer  data)
{
  g_autoptr (GString) language = g_string_new (NULL);
  PangoAttrList *attributes, *slanted;

  open_poem (fixture, LUDO_READING_ALONE, WIDE);
  attributes = pango_attr_list_copy
    (gtk_label_get_attributes (label_of (fixture, LINE, LUDO_PAGE_FRENCH)));
  slanted = pango_attr_list_filter (attributes, is_slanted, language);
  g_assert_null (slanted);
  g_assert_cmpstr (language->str, ==, "grc");
  pango_attr_list_unref (attributes);
}

static gboolean
is_side_by_side (gpointer data)
{
  Reading *fixture = data;
  graphene_rect_t french = bounds_of (fixture, GTK_WIDGET
                             (label_of (fixture, BELOW, LUDO_PAGE_FRENCH)));
  graphene_rect_t english = bounds_of (fixture, GTK_WIDGET
                              (label_of (fixture, BELOW, LUDO_PAGE_ENGLISH)));

  return english.size.width > 0
         && english.origin.x >= french.origin.x + french.size.width;
}

/* Side by side, the translations stand in their columns below lines that are
 * there once, and as wide as both. */
static void
test_both (Reading       *fixture,
           gconstpointer  data)
{
  graphene_rect_t line, french, english;

  open_poem (fixture, LUDO_READING_BOTH, WIDE);
  hand_wait_until (is_side_by_side, fixture, "two columns");
  g_assert_null (reading_sentence (fixture, LINE, LUDO_PAGE_ENGLISH));
  line = bounds_of (fixture, GTK_WIDGET (label_of (fixture, LINE,
                                                   LUDO_PAGE_FRENCH)));
  french = bounds_of (fixture, GTK_WIDGET (label_of (fixture, BELOW,
                                                     LUDO_PAGE_FRENCH)));
  english = bounds_of (fixture, GTK_WIDGET (label_of (fixture, BELOW,
                                                      LUDO_PAGE_ENGLISH)));
  g_assert_cmpfloat (fabs (line.origin.x - french.origin.x), <, 1);
  g_assert_cmpfloat (fabs (line.origin.x + line.size.width - english.origin.x
                           - english.size.width), <, 1);
  g_assert_cmpfloat (french.origin.y, >=, line.origin.y + line.size.height);
}

/* Letters twice as large leave no room for columns that can be read where usual
 * ones do. */
static void
test_large (Reading       *fixture,
            gconstpointer  data)
{
  open_poem (fixture, LUDO_READING_BOTH, MIDDLE);
  hand_wait_until (is_side_by_side, fixture, "two columns");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024,
                NULL);
  hand_settle (fixture->window);
  hand_settle (fixture->window);
  g_assert_false (is_side_by_side (fixture));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static int
first_x (PangoLayout *layout,
         int          line)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  PangoRectangle extents;

  while (line-- > 0)
    pango_layout_iter_next_line (iter);
  pango_layout_iter_get_line_extents (iter, NULL, &extents);
  pango_layout_iter_free (iter);

  return extents.x;
}

static gboolean
is_broken (gpointer data)
{
  Reading *fixture = data;
  GtkLabel *label = label_of (fixture, LONG_LINE, LUDO_PAGE_FRENCH);

  return pango_layout_get_line_count (gtk_label_get_layout (label)) > 1;
}

/* The end of a line that a narrow window has no room for is set further in. */
static void
test_narrow (Reading       *fixture,
             gconstpointer  data)
{
  PangoLayout *layout;

  open_poem (fixture, LUDO_READING_BOTH, NARROW);
  hand_wait_until (is_broken, fixture, "a line too long for the window");
  layout = gtk_label_get_layout (label_of (fixture, LONG_LINE,
                                           LUDO_PAGE_FRENCH));
  g_assert_cmpint (first_x (layout, 1), >, first_x (layout, 0));
}

static void
record_cb (gpointer    data,
           const char *language,
           const char *text)
{
  g_ptr_array_add (data, g_strdup_printf ("%s: %s", language, text));
}

static gboolean
has_said (gpointer data)
{
  GPtrArray *said = data;

  for (guint i = 0; i < said->len; i++)
    if (g_str_has_prefix (said->pdata[i], "grc: δισσὰς ἀμφιέπων"))
      return TRUE;

  return FALSE;
}

/* A screen reader speaks a line in the language of the poem; Enter finds no
 * translation of it alone; it is copied once, whatever is copied. */
static void
test_keys (Reading       *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  LudoSentence *line;

  open_poem (fixture, LUDO_READING_ON_DEMAND, WIDE);
  line = reading_sentence (fixture, LINE, LUDO_PAGE_FRENCH);
  ludo_announce_set_func (record_cb, said);
  ludo_page_view_go_to (fixture->view, line);
  hand_wait_until (has_said, said, "the line to be spoken");
  ludo_announce_set_func (NULL, NULL);

  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (fixture->window);
  g_assert_true (reading_is_current (fixture, line));
  g_assert_cmpuint (line->marks & LUDO_SENTENCE_OPEN, ==, 0);
  for (int shift = 0; shift < 2; shift++)
    {
      g_autofree char *copied = NULL;

      hand_press_key (XK_c, TRUE, shift == 1);
      hand_settle (fixture->window);
      copied = reading_clipboard (fixture);
      g_assert_cmpstr (copied, ==, "δισσὰς ἀμφιέπων ἶσος ἔην δεκάτῳ·\n");
    }
}

#define ADD(name, function)                                             \
  g_test_add ("/reader/verse/" name, Reading, NULL, reading_set_up,     \
              function, reading_tear_down)

/* A step of a lesson that leads to the poem has each line on one of its own,
 * and what translates the lines behind them. */
static void
test_lesson (Reading       *fixture,
             gconstpointer  data)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "tavli",
                      "lessons", "zeno.lesson", NULL);
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, NULL);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
  g_autofree char *words = NULL;

  ludo_lesson_run_go_to (run, 1);
  g_assert_cmpint (ludo_lesson_run_get_step (run)->kind, ==, LUDO_STEP_READ);
  ludo_language_set ("fr");
  words = ludo_lesson_words_dup (run, ludo_reading_page_get_library
                                        (fixture->page));
  ludo_language_set ("en");
  g_assert_nonnull (strstr (words,
                            "\n\n<span lang=\"grc\">ἑπτὰ μὲν ἕκτος ἔχεν, "
                            "μίαν εἴνατος· αὐτὰρ ὁ σοῦμμος</span>\n"
                            "<span lang=\"grc\">δισσὰς ἀμφιέπων ἶσος ἔην "
                            "δεκάτῳ·</span>\n\nla sixième case"));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  ADD ("numbers", test_numbers);
  ADD ("upright", test_upright);
  ADD ("both", test_both);
  ADD ("large", test_large);
  ADD ("narrow", test_narrow);
  ADD ("keys", test_keys);
  ADD ("lesson", test_lesson);

  return g_test_run ();
}
