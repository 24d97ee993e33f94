/* test-atlas-pictures.c: the map and the timeline, by pointer, by keys, by ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a real window, with events that the display itself makes.
 */

#include "config.h"

#include <X11/keysym.h>

#include "atlas-fixture.h"
#include "games/games.h"
#include "hand.h"
#include "atlas/ludo-atlas-link.h"
#include "atlas/ludo-map.h"
#include "atlas/ludo-timeline.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *before;            /* a button above the view */
  LudoAtlasPicture *map;
  LudoAtlasPicture *timeline;
  LudoAtlas *atlas;
  LudoCoast *coast;
  char *asked;                  /* "page#element", the last */
  guint n_asked;
} Fixture;

static void
show (Fixture          *fixture,
      LudoPageLanguage  language)
{
  ludo_map_show (LUDO_MAP (fixture->map), fixture->atlas, fixture->coast,
                 language);
  ludo_timeline_show (LUDO_TIMELINE (fixture->timeline), fixture->atlas,
                      language);
}

static void
open_game (Fixture    *fixture,
           const char *game_id)
{
  /* What is shown holds it. */
  g_clear_pointer (&fixture->atlas, ludo_atlas_free);
  fixture->atlas = atlas_of_tree (game_id);
  show (fixture, LUDO_PAGE_ENGLISH);
}

static void
asked_cb (LudoAtlasPicture *picture,
          const char       *page_id,
          const char       *element_id,
          Fixture          *fixture)
{
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

/* @data: the width of the window. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  fixture->coast = atlas_coast ();
  fixture->map = LUDO_ATLAS_PICTURE (ludo_map_new ());
  fixture->timeline = LUDO_ATLAS_PICTURE (ludo_timeline_new ());
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (fixture->map));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (fixture->timeline));
  g_signal_connect (fixture->map, "reference-asked", G_CALLBACK (asked_cb),
                    fixture);
  g_signal_connect (fixture->timeline, "reference-asked",
                    G_CALLBACK (asked_cb), fixture);
  open_game (fixture, "tavli");

  fixture->before = gtk_button_new_with_label ("before");
  gtk_box_append (GTK_BOX (box), fixture->before);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 column);
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
  ludo_coast_free (fixture->coast);
  g_free (fixture->asked);
}

static const LudoAtlasSpot *
spot (LudoAtlasPicture *picture,
      guint             index)
{
  return ludo_atlas_layout_get_spot (ludo_atlas_picture_get_layout (picture),
                                     index);
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

/* Marks, names and rows lead to the paragraph; the sea leads nowhere. */
static void
test_pointer (Fixture       *fixture,
              gconstpointer  data)
{
  const LudoAtlasSpot *place = spot (fixture->map, 4);

  hand_click (GTK_WIDGET (fixture->map), place->x, place->y);
  settle (fixture);
  assert_asked (fixture, place->item, 1);

  place = spot (fixture->map, 0);
  hand_click (GTK_WIDGET (fixture->map),
              place->label.x + place->label.width / 2,
              place->label.y + place->label.height / 2);
  settle (fixture);
  assert_asked (fixture, place->item, 2);

  hand_click (GTK_WIDGET (fixture->map), 3, 3);
  settle (fixture);
  g_assert_cmpuint (fixture->n_asked, ==, 2);
}

static GtkWidget *
focus_widget (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* Tab comes to the map, then to the timeline; arrows go about in each. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *link;

  gtk_widget_grab_focus (fixture->before);
  hand_press_key (XK_Tab, FALSE, FALSE);
  settle (fixture);
  /* The scroller may take the focus itself. */
  if (!LUDO_IS_ATLAS_LINK (focus_widget (fixture)))
    {
      hand_press_key (XK_Tab, FALSE, FALSE);
      settle (fixture);
    }
  g_assert_true (focus_widget (fixture)
                 == ludo_atlas_picture_get_link (fixture->map, 0));

  /* South of Constantinople lies Myrina. */
  hand_press_key (XK_Down, FALSE, FALSE);
  settle (fixture);
  link = focus_widget (fixture);
  g_assert_true (LUDO_IS_ATLAS_LINK (link));
  g_assert_cmpstr (ludo_atlas_link_get_name (LUDO_ATLAS_LINK (link)), ==,
                   "Myrina");
  hand_press_key (XK_End, FALSE, FALSE);
  settle (fixture);
  g_assert_true (focus_widget (fixture)
                 == ludo_atlas_picture_get_link
                      (fixture->map,
                       ludo_atlas_picture_get_atlas (fixture->map)
                         ->places->len - 1));
  hand_press_key (XK_Return, FALSE, FALSE);
  settle (fixture);
  assert_asked (fixture,
                spot (fixture->map, ludo_atlas_picture_get_atlas
                                      (fixture->map)->places->len - 1)->item,
                1);

  hand_press_key (XK_Tab, FALSE, FALSE);
  settle (fixture);
  g_assert_true (focus_widget (fixture)
                 == ludo_atlas_picture_get_link (fixture->timeline, 0));
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  settle (fixture);
  assert_asked (fixture, spot (fixture->timeline, 2)->item, 2);
  hand_press_key (XK_Home, FALSE, FALSE);
  settle (fixture);
  g_assert_true (focus_widget (fixture)
                 == ludo_atlas_picture_get_link (fixture->timeline, 0));
  hand_press_key (XK_Up, FALSE, FALSE);
  settle (fixture);
  g_assert_true (focus_widget (fixture)
                 == ludo_atlas_picture_get_link (fixture->timeline, 0));
}

/* From any place the arrows lead to every other. */
static void
test_arrows_reach_all (Fixture       *fixture,
                       gconstpointer  data)
{
  const GtkDirectionType directions[] = {
    GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN,
  };

  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      g_autofree gboolean *reached = NULL;
      gboolean more = TRUE;
      guint n;

      open_game (fixture, games_list ()[g]->id);
      settle (fixture);
      n = ludo_atlas_picture_get_atlas (fixture->map)->places->len;
      reached = g_new0 (gboolean, n);
      reached[0] = TRUE;
      while (more)
        {
          more = FALSE;
          for (guint i = 0; i < n; i++)
            for (guint d = 0; reached[i] && d < G_N_ELEMENTS (directions); d++)
              {
                gtk_widget_grab_focus (
                  ludo_atlas_picture_get_link (fixture->map, i));
                gtk_widget_child_focus (GTK_WIDGET (fixture->map),
                                        directions[d]);
                for (guint j = 0; j < n; j++)
                  if (!reached[j]
                      && gtk_widget_is_focus
                           (ludo_atlas_picture_get_link (fixture->map, j)))
                    reached[j] = more = TRUE;
              }
        }
      for (guint i = 0; i < n; i++)
        if (!reached[i])
          g_error ("%s: no arrow leads to “%s”", games_list ()[g]->id,
                   spot (fixture->map, i)->item->id);
    }
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

/* Everything is said in the language of the page, which may change. */
static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  const LudoAtlas *atlas = ludo_atlas_picture_get_atlas (fixture->map);

  assert_words (GTK_WIDGET (fixture->map), "Map",
                atlas->map_summary[LUDO_PAGE_ENGLISH]);
  assert_words (ludo_atlas_picture_get_link (fixture->map, 5), "Ostia",
                "a board that shows another route (site, likely)");
  assert_words (ludo_atlas_picture_get_link (fixture->timeline, 5),
                "480, A date given to the game: the poem has none", "wrong");

  show (fixture, LUDO_PAGE_FRENCH);
  settle (fixture);
  assert_words (GTK_WIDGET (fixture->timeline), "Chronologie",
                atlas->timeline_summary[LUDO_PAGE_FRENCH]);
  assert_words (ludo_atlas_picture_get_link (fixture->map, 5), "Ostie",
                "une planche qui montre un autre trajet (site, probable)");

  show (fixture, LUDO_PAGE_N_LANGUAGES);
  settle (fixture);
  assert_words (ludo_atlas_picture_get_link (fixture->map, 5),
                "Ostie / Ostia",
                "une planche qui montre un autre trajet / a board that shows "
                "another route (site, probable / likely)");
}

/* The narrowest window shows numbers and a list, which is worked alike. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  const LudoAtlasSpot *place;

  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, 360);
  g_assert_true (ludo_atlas_layout_is_numbered
                   (ludo_atlas_picture_get_layout (fixture->map)));
  place = spot (fixture->map, 1);
  hand_click (GTK_WIDGET (fixture->map),
              place->bounds.x + place->bounds.width / 2,
              place->bounds.y + place->bounds.height / 2);
  settle (fixture);
  assert_asked (fixture, place->item, 1);

  gtk_widget_grab_focus (ludo_atlas_picture_get_link (fixture->map, 1));
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  settle (fixture);
  assert_asked (fixture, spot (fixture->map, 2)->item, 2);
}

/* Without the coast lines the places are there all the same. */
static void
test_no_coast (Fixture       *fixture,
               gconstpointer  data)
{
  const LudoAtlasSpot *place;

  ludo_map_show (LUDO_MAP (fixture->map), fixture->atlas, NULL,
                 LUDO_PAGE_FRENCH);
  settle (fixture);
  place = spot (fixture->map, 4);
  hand_click (GTK_WIDGET (fixture->map), place->x, place->y);
  settle (fixture);
  assert_asked (fixture, place->item, 1);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  hand_init ();

#define ADD(name, width, function)                                      \
  g_test_add ("/atlas-pictures/" name, Fixture, GINT_TO_POINTER (width), \
              set_up, function, tear_down)
  ADD ("pointer", 900, test_pointer);
  ADD ("keys", 900, test_keys);
  ADD ("arrows-reach-all", 900, test_arrows_reach_all);
  ADD ("words", 900, test_words);
  ADD ("narrow", 360, test_narrow);
  ADD ("no-coast", 900, test_no_coast);
#undef ADD

  return g_test_run ();
}
