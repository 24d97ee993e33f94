/* test-map.c: the map and the timeline, by pointer, by keys, by ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a real window, with events that the display itself makes.
 */

#include "config.h"

#include <X11/keysym.h>

#include "atlas-fixture.h"
#include "atlas/ludo-atlas-list.h"
#include "atlas/ludo-map.h"
#include "hand.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *before;            /* a button above the column */
  GtkWidget *column;
  GtkWidget *map;
  GPtrArray *places;            /* GtkWidget, their rows */
  GPtrArray *dates;             /* likewise */
  LudoAtlas *atlas;
  char *asked;                  /* "page#element", the last */
  guint n_asked;
} Fixture;

static void
asked_cb (GSimpleAction *action,
          GVariant      *place,
          gpointer       data)
{
  Fixture *fixture = data;
  const char *page_id, *element_id;

  g_variant_get (place, "(&s&s)", &page_id, &element_id);
  g_free (fixture->asked);
  fixture->asked = g_strdup_printf ("%s#%s", page_id, element_id);
  fixture->n_asked++;
}

static void
settle (Fixture *fixture)
{
  hand_settle (fixture->window);
  hand_settle (fixture->window);
}

static void
show (Fixture          *fixture,
      LudoPageLanguage  language)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (fixture->column)) != NULL)
    gtk_box_remove (GTK_BOX (fixture->column), child);
  g_ptr_array_set_size (fixture->places, 0);
  g_ptr_array_set_size (fixture->dates, 0);
  fixture->map = ludo_map_new (fixture->atlas, language);
  gtk_box_append (GTK_BOX (fixture->column), fixture->map);
  gtk_box_append (GTK_BOX (fixture->column),
                  ludo_atlas_list_new (fixture->atlas, fixture->atlas->places,
                                       language, fixture->places));
  gtk_box_append (GTK_BOX (fixture->column),
                  ludo_atlas_list_new (fixture->atlas, fixture->atlas->dates,
                                       language, fixture->dates));
}

/* @data: the width of the window. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const GActionEntry follow = { "follow", asked_cb, "(ss)" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  fixture->atlas = atlas_of_tree ("tavli");
  fixture->places = g_ptr_array_new ();
  fixture->dates = g_ptr_array_new ();
  fixture->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_action_map_add_action_entries (G_ACTION_MAP (group), &follow, 1, fixture);
  gtk_widget_insert_action_group (fixture->column, "page",
                                  G_ACTION_GROUP (group));
  show (fixture, LUDO_PAGE_ENGLISH);

  fixture->before = gtk_button_new_with_label ("before");
  gtk_box_append (GTK_BOX (box), fixture->before);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 fixture->column);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), scroller);

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window),
                               GPOINTER_TO_INT (data), 800);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_present (GTK_WINDOW (fixture->window));
  hand_focus_window (fixture->window);
  settle (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ludo_atlas_free (fixture->atlas);
  g_ptr_array_unref (fixture->places);
  g_ptr_array_unref (fixture->dates);
  g_free (fixture->asked);
}

static void
assert_asked (Fixture             *fixture,
              const LudoAtlasItem *item,
              guint                n_asked)
{
  g_autofree char *expected = g_strdup_printf ("%s#%s", item->page_id,
                                               item->element_id);

  g_assert_cmpuint (fixture->n_asked, ==, n_asked);
  g_assert_cmpstr (fixture->asked, ==, expected);
}

static void
click_middle (GtkWidget *widget)
{
  hand_click (widget, gtk_widget_get_width (widget) / 2.0,
              gtk_widget_get_height (widget) / 2.0);
}

/* The button of the place at @index. */
static GtkWidget *
find_pin (GtkWidget *map,
          guint      index)
{
  GtkWidget *pin = gtk_widget_get_first_child (map);

  while (index-- > 0)
    pin = gtk_widget_get_next_sibling (pin);

  return pin;
}

/* Every number on the map and every row leads to its paragraph; the sea leads
 * nowhere. */
static void
test_pointer (Fixture       *fixture,
              gconstpointer  data)
{
  guint n = fixture->atlas->places->len;

  for (guint i = 0; i < n; i++)
    {
      click_middle (find_pin (fixture->map, i));
      settle (fixture);
      assert_asked (fixture, fixture->atlas->places->pdata[i], i + 1);
    }
  click_middle (fixture->places->pdata[0]);
  settle (fixture);
  assert_asked (fixture, fixture->atlas->places->pdata[0], n + 1);

  hand_click (fixture->map, 3, 3);
  settle (fixture);
  g_assert_cmpuint (fixture->n_asked, ==, n + 1);
}

static GtkWidget *
focus_widget (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* Tab comes to every row in turn and to none of the numbers, which say
 * nothing else; Enter and Space lead where the row does. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_widget_grab_focus (fixture->before);
  for (guint i = 0; i < fixture->atlas->places->len; i++)
    {
      hand_press_key (XK_Tab, FALSE, FALSE);
      settle (fixture);
      /* The scroller may take the focus itself. */
      if (i == 0 && GTK_IS_SCROLLED_WINDOW (focus_widget (fixture)))
        {
          hand_press_key (XK_Tab, FALSE, FALSE);
          settle (fixture);
        }
      g_assert_true (focus_widget (fixture) == fixture->places->pdata[i]);
    }
  hand_press_key (XK_Return, FALSE, FALSE);
  settle (fixture);
  assert_asked (fixture,
                fixture->atlas->places
                  ->pdata[fixture->atlas->places->len - 1], 1);

  hand_press_key (XK_Tab, FALSE, FALSE);
  settle (fixture);
  g_assert_true (focus_widget (fixture) == fixture->dates->pdata[0]);
  hand_press_key (XK_space, FALSE, FALSE);
  settle (fixture);
  assert_asked (fixture, fixture->atlas->dates->pdata[0], 2);
}

static void
assert_words (GtkWidget  *widget,
              const char *name,
              const char *description)
{
  g_autofree char *wrong_name =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_autofree char *wrong_description =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                        description);

  g_assert_null (wrong_name);
  g_assert_null (wrong_description);
}

/* Everything is said in the language of the page. */
static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  assert_words (fixture->map, "Map",
                fixture->atlas->map_summary[LUDO_PAGE_ENGLISH]);
  assert_words (fixture->places->pdata[5], "Ostia",
                "a board that shows a route unlike the one in our rules "
                "(site, likely)");
  assert_words (fixture->dates->pdata[5],
                "480, A date often given for Zeno’s game; the poem gives none",
                "wrong");

  show (fixture, LUDO_PAGE_FRENCH);
  assert_words (fixture->map, "Carte",
                fixture->atlas->map_summary[LUDO_PAGE_FRENCH]);
  assert_words (fixture->places->pdata[5], "Ostie",
                "un plateau qui montre un autre trajet que celui de nos règles "
                "(site, probable)");

  show (fixture, LUDO_PAGE_N_LANGUAGES);
  assert_words (fixture->places->pdata[5],
                "Ostie / Ostia",
                "un plateau qui montre un autre trajet que celui de nos règles "
                "/ a board that shows a route unlike the one in our rules "
                "(site, probable / likely)");
}

/* The narrowest window has room for every number, one beside the other. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, 360);
  test_pointer (fixture, data);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  hand_init ();

#define ADD(name, width, function)                             \
  g_test_add ("/map/" name, Fixture, GINT_TO_POINTER (width),  \
              set_up, function, tear_down)
  ADD ("pointer", 900, test_pointer);
  ADD ("keys", 900, test_keys);
  ADD ("words", 900, test_words);
  ADD ("narrow", 360, test_narrow);
#undef ADD

  return g_test_run ();
}
