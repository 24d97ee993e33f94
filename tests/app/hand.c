/* hand.c: a hand on the mouse and the keyboard of the virtual display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "hand.h"
#include "test-wait.h"

#include "finger.h"
#include "watchdog.h"

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

/* Past every threshold of a desktop, in pixels. */
#define DRAG_BEGINS 12

static Display *
display (void)
{
  static Display *opened;

  if (opened == NULL)
    opened = XOpenDisplay (NULL);
  g_assert_nonnull (opened);

  return opened;
}

static guint n_acts;

guint
hand_get_n_acts (void)
{
  return n_acts;
}

void
hand_init (void)
{
  int event, error, major, minor;

  g_assert_true (XTestQueryExtension (display (), &event, &error, &major,
                                      &minor));
  /* Puts the pointer where a new display has it, because another test may have
   * moved it. */
  XWarpPointer (display (), None, DefaultRootWindow (display ()), 0, 0, 0, 0,
                DisplayWidth (display (), DefaultScreen (display ())) / 2,
                DisplayHeight (display (), DefaultScreen (display ())) / 2);
  XSync (display (), False);
  finger_init (DisplayWidth (display (), DefaultScreen (display ())),
               DisplayHeight (display (), DefaultScreen (display ())));
  watchdog_begin ();
}

void
hand_wait_until (HandCondition  condition,
                 gpointer       data,
                 const char    *what)
{
  WAIT_FOR (condition (data), what);
}

typedef struct
{
  guint frames;
} Frames;

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  Frames *frames = data;

  frames->frames++;

  return frames->frames < 3;
}

static gboolean
three_frames (gpointer data)
{
  return ((Frames *) data)->frames >= 3;
}

void
hand_settle (GtkWidget *widget)
{
  Frames frames = { 0 };

  XSync (display (), False);
  gtk_widget_add_tick_callback (widget, count_frame_cb, &frames, NULL);
  hand_wait_until (three_frames, &frames, "three frames");
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* From a point of @widget to one of the screen. */
static void
to_screen (GtkWidget *widget,
           double     x,
           double     y,
           int       *screen_x,
           int       *screen_y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  int scale = gdk_surface_get_scale_factor (surface);
  graphene_point_t point;
  double dx, dy;
  Window child;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT (x, y),
                                           &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  XTranslateCoordinates (display (), gdk_x11_surface_get_xid (surface),
                         DefaultRootWindow (display ()),
                         (int) ((point.x + dx) * scale),
                         (int) ((point.y + dy) * scale),
                         screen_x, screen_y, &child);
}

static void
move_to (GtkWidget *widget,
         double     x,
         double     y)
{
  int screen_x, screen_y;

  to_screen (widget, x, y, &screen_x, &screen_y);
  XTestFakeMotionEvent (display (), -1, screen_x, screen_y, CurrentTime);
}

typedef struct
{
  GtkWidget *widget;
  double x;
  double y;
} Target;

/* Puts the pointer on the target.  Returns: whether a click reaches it: neither
 * a tooltip nor another window nor another widget lies over it. */
static gboolean
is_reached (gpointer data)
{
  const Target *target = data;
  GtkNative *native = gtk_widget_get_native (target->widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  Window root, top;
  int x, y, window_x, window_y;
  unsigned int state;
  graphene_point_t point;
  GtkWidget *picked;

  move_to (target->widget, target->x, target->y);
  XQueryPointer (display (), DefaultRootWindow (display ()), &root, &top,
                 &x, &y, &window_x, &window_y, &state);
  g_assert_true (gtk_widget_compute_point (target->widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT (target->x,
                                                                 target->y),
                                           &point));
  picked = gtk_widget_pick (GTK_WIDGET (native), point.x, point.y,
                            GTK_PICK_INSENSITIVE);

  return top == gdk_x11_surface_get_xid (surface) && picked != NULL
         && (picked == target->widget
             || gtk_widget_is_ancestor (picked, target->widget));
}

static void
click_with (GtkWidget *widget,
            guint      button,
            double     x,
            double     y)
{
  Target target = { widget, x, y };

  hand_wait_until (is_reached, &target, "the pointer to reach the widget");
  XTestFakeButtonEvent (display (), button, True, CurrentTime);
  XTestFakeButtonEvent (display (), button, False, CurrentTime);
  XSync (display (), False);
}

void
hand_click (GtkWidget *widget,
            double     x,
            double     y)
{
  int screen_x, screen_y;

  n_acts++;
  if (!finger_is_there ())
    {
      click_with (widget, GDK_BUTTON_PRIMARY, x, y);
      return;
    }
  to_screen (widget, x, y, &screen_x, &screen_y);
  finger_down (screen_x, screen_y);
  finger_up (screen_x, screen_y);
}

void
hand_click_secondary (GtkWidget *widget,
                      double     x,
                      double     y)
{
  click_with (widget, GDK_BUTTON_SECONDARY, x, y);
}

void
hand_click_widget (GtkWidget *widget)
{
  hand_click (widget, gtk_widget_get_width (widget) / 2.0,
              gtk_widget_get_height (widget) / 2.0);
}

/* Moves the pointer in several steps, as a hand does. */
static void
draw (GtkWidget *widget,
      double     x,
      double     y,
      double     dx,
      double     dy)
{
  for (int i = 1; i <= 4; i++)
    {
      move_to (widget, x + dx * i / 4, y + dy * i / 4);
      XSync (display (), False);
      hand_settle (widget);
    }
}

void
hand_drag (GtkWidget *widget,
           double     x,
           double     y,
           double     dx,
           double     dy)
{
  int screen_x, screen_y, end_x, end_y;

  n_acts++;
  if (!finger_is_there ())
    {
      move_to (widget, x, y);
      XTestFakeButtonEvent (display (), 1, True, CurrentTime);
      draw (widget, x, y, dx, dy);
      XTestFakeButtonEvent (display (), 1, False, CurrentTime);
      XSync (display (), False);
      return;
    }
  to_screen (widget, x, y, &screen_x, &screen_y);
  to_screen (widget, x + dx, y + dy, &end_x, &end_y);
  finger_down (screen_x, screen_y);
  for (int i = 1; i <= 8; i++)
    {
      finger_move (screen_x + (end_x - screen_x) * i / 8,
                   screen_y + (end_y - screen_y) * i / 8);
      hand_settle (widget);
    }
  finger_up (end_x, end_y);
}

static void
middle_of (LudoBoard *board,
           int        place,
           double    *x,
           double    *y)
{
  LudoRect bounds;

  g_assert_true (ludo_board_get_place_bounds (board, place, &bounds));
  *x = bounds.x + bounds.width / 2;
  *y = bounds.y + bounds.height / 2;
}

void
hand_point_at_place (LudoBoard *board,
                     int        place)
{
  double x, y;

  middle_of (board, place, &x, &y);
  move_to (GTK_WIDGET (board), x, y);
  XSync (display (), False);
}

void
hand_click_place (LudoBoard *board,
                  int        place)
{
  double x, y;

  middle_of (board, place, &x, &y);
  hand_click (GTK_WIDGET (board), x, y);
}

void
hand_drag_place (LudoBoard *board,
                 int        from,
                 int        to,
                 double     dx,
                 double     dy)
{
  double x, y, end_x, end_y;

  middle_of (board, from, &x, &y);
  middle_of (board, to, &end_x, &end_y);
  hand_drag (GTK_WIDGET (board), x, y, end_x + dx - x, end_y + dy - y);
}

void
hand_take_up (LudoBoard *board,
              int        from)
{
  double x, y;

  middle_of (board, from, &x, &y);
  move_to (GTK_WIDGET (board), x, y);
  XTestFakeButtonEvent (display (), 1, True, CurrentTime);
  move_to (GTK_WIDGET (board), x + DRAG_BEGINS / 2, y);
  move_to (GTK_WIDGET (board), x + DRAG_BEGINS, y);
  XSync (display (), False);
}

void
hand_press_place (LudoBoard *board,
                  int        place)
{
  double x, y;

  middle_of (board, place, &x, &y);
  move_to (GTK_WIDGET (board), x, y);
  XTestFakeButtonEvent (display (), 1, True, CurrentTime);
  XSync (display (), False);
}

void
hand_hold_widget (GtkWidget *widget)
{
  move_to (widget, gtk_widget_get_width (widget) / 2.0,
           gtk_widget_get_height (widget) / 2.0);
  XTestFakeButtonEvent (display (), 1, True, CurrentTime);
  XSync (display (), False);
}

void
hand_let_go (void)
{
  XTestFakeButtonEvent (display (), 1, False, CurrentTime);
  XSync (display (), False);
}

void
hand_drop (LudoBoard *board,
           int        to)
{
  double x, y;

  middle_of (board, to, &x, &y);
  move_to (GTK_WIDGET (board), x - DRAG_BEGINS, y);
  move_to (GTK_WIDGET (board), x, y);
  XTestFakeButtonEvent (display (), 1, False, CurrentTime);
  XSync (display (), False);
}

void
hand_drop_outside (LudoBoard *board)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (board)));

  move_to (GTK_WIDGET (board), 1, 1);
  move_to (window, -10, gtk_widget_get_height (window) / 2.0);
  XTestFakeButtonEvent (display (), 1, False, CurrentTime);
  XSync (display (), False);
}

void
hand_focus_window (GtkWidget *widget)
{
  GdkSurface *surface =
    gtk_native_get_surface (gtk_widget_get_native (widget));

  XSetInputFocus (display (), gdk_x11_surface_get_xid (surface),
                  RevertToPointerRoot, CurrentTime);
  hand_settle (widget);
}

static void
press_code (guint    keycode,
            gboolean down)
{
  XTestFakeKeyEvent (display (), keycode, down, CurrentTime);
}

static void
press (guint    keysym,
       gboolean down)
{
  press_code (XKeysymToKeycode (display (), keysym), down);
}

void
hand_hold_key (guint    keysym,
               gboolean down)
{
  press (keysym, down);
  XSync (display (), False);
}

void
hand_press_code (guint    keycode,
                 gboolean control,
                 gboolean shift)
{
  n_acts++;
  if (control)
    press (XK_Control_L, True);
  if (shift)
    press (XK_Shift_L, True);
  press_code (keycode, True);
  press_code (keycode, False);
  if (shift)
    press (XK_Shift_L, False);
  if (control)
    press (XK_Control_L, False);
  XSync (display (), False);
}

void
hand_press_key (guint    keysym,
                gboolean control,
                gboolean shift)
{
  hand_press_code (XKeysymToKeycode (display (), keysym), control, shift);
}

void
hand_wheel (GtkWidget *widget,
            double     x,
            double     y,
            gboolean   down,
            gboolean   shift)
{
  if (shift)
    press (XK_Shift_L, True);
  click_with (widget, down ? 5 : 4, x, y);
  if (shift)
    press (XK_Shift_L, False);
  XSync (display (), False);
}

void
hand_tilt_wheel (GtkWidget *widget,
                 double     x,
                 double     y,
                 gboolean   right)
{
  click_with (widget, right ? 7 : 6, x, y);
}

void
hand_press_alt (guint keysym)
{
  press (XK_Alt_L, True);
  press (keysym, True);
  press (keysym, False);
  press (XK_Alt_L, False);
  XSync (display (), False);
}

void
hand_type (const char *text)
{
  for (; *text != '\0'; text++)
    {
      KeySym keysym = (KeySym) *text;
      KeyCode keycode = XKeysymToKeycode (display (), keysym);
      gboolean shift = XkbKeycodeToKeysym (display (), keycode, 0, 0)
                       != keysym;

      hand_press_key (keysym, FALSE, shift);
    }
}

guint32 *
hand_dup_pixels (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guint32 *pixels = g_new0 (guint32, (gsize) width * (gsize) height);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture
    (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
     &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);

  return pixels;
}

char *
hand_dup_picture (GtkWidget *widget)
{
  g_autofree guint32 *pixels = hand_dup_pixels (widget);

  return g_compute_checksum_for_data
    (G_CHECKSUM_SHA256, (const guchar *) pixels,
     (gsize) gtk_widget_get_width (widget) * 4
     * (gsize) gtk_widget_get_height (widget));
}

void
hand_play_ply (LudoGame *game,
               GameRng  *rng)
{
  if (ludo_game_get_at_chance (game))
    ludo_game_throw (game);
  else
    {
      g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
      int n_moves = ludo_game_get_legal_moves (game, moves);
      GameMove move = moves[game_rng_below (rng, (uint32_t) n_moves)];
      char token[GAME_MOVE_TEXT_MAX];

      ludo_game_get_rules (game)->print_move (ludo_game_get_state (game),
                                              move, token);
      hand_type (token);
      ludo_game_play_move (game, move);
    }
  hand_press_key (XK_Return, FALSE, FALSE);
}
