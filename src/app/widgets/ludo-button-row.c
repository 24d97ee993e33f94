/* ludo-button-row.c: a row of buttons, each of which has a place of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-button-row.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-signal.h"

#define GAP 6
#define LINE_GAP 3
#define BUTTONS_MAX 12
#define LINES_MOST 2
/* The greatest width that is reserved for a label, that of the narrowest
 * window, in pixels. */
#define RESERVED_MAX 290

/* Place: a button and its place. */
typedef struct
{
  GtkWidget *button;            /* borrowed: a child of the row */
  GtkWidget *twin;              /* borrowed: its entry in the menu, or NULL */
  LudoButtonRole role;
  gboolean is_offered;
  GtkAllocation box;            /* in the last layout */
} Place;

struct _LudoButtonRow
{
  GtkWidget parent_instance;

  Place places[BUTTONS_MAX];    /* by role */
  guint n_places;

  gboolean hides_rest;          /* in a narrow row, without a menu */
  gboolean is_narrow;           /* the last layout has no room for the buttons
                                 * of LUDO_ROLE_REST */
  gboolean is_cramped;          /* nor for those of LUDO_ROLE_BACK */
  int empty;                    /* height above the first offered button, in the
                                 * last layout */

  /* Borrowed: children */
  GtkWidget *more_button;
  GtkWidget *menu;
};

static GtkBuildableIface *parent_buildable;

static void ludo_button_row_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LudoButtonRow, ludo_button_row, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE
                                 (GTK_TYPE_BUILDABLE,
                                  ludo_button_row_buildable_init))

static gboolean
has_place (const Place *place)
{
  return gtk_widget_get_visible (place->button);
}

/* Whether the menu has the button, not the row. */
static gboolean
is_in_menu (LudoButtonRow *self,
            const Place   *place)
{
  return (place->role == LUDO_ROLE_REST && self->is_narrow)
         || (place->twin != NULL && self->is_cramped);
}

static int
extent (GtkWidget      *widget,
        GtkOrientation  orientation,
        int             for_size)
{
  int natural;

  gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL,
                      NULL);

  return natural;
}

static Place *
find_place (LudoButtonRow *self,
            gpointer       button)
{
  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i].button == button)
      return &self->places[i];

  g_return_val_if_reached (NULL);
}

/* Line: a line of places that is being filled. */
typedef struct
{
  int x;
  int y;
  int height;
  int n;                        /* lines before it */
} Line;

static void
begin_line (Line *line)
{
  line->y += line->height + LINE_GAP;
  line->x = line->height = 0;
  line->n++;
}

/* Puts @widget at the end of the line, or on the next line if it does not fit
 * into @width. */
static void
put (GtkWidget     *widget,
     Line          *line,
     int            width,
     GtkAllocation *box)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  box->width = MIN (extent (widget, GTK_ORIENTATION_HORIZONTAL, -1), width);
  /* The width may be less than the least one, for which GTK cannot measure. */
  box->height = extent (widget, GTK_ORIENTATION_VERTICAL,
                        MAX (box->width, least));
  if (line->x > 0 && line->x + box->width > width)
    begin_line (line);
  box->x = line->x;
  box->y = line->y;
  line->x += box->width + GAP;
  line->height = MAX (line->height, box->height);
}

/* Puts the places from @first to before @last at the end of the line, together
 * on the next line if they do not fit into @width. */
static void
put_at_end (LudoButtonRow *self,
            guint          first,
            guint          last,
            Line          *line,
            int            width)
{
  int end = 0;

  for (guint i = first; i < last; i++)
    if (has_place (&self->places[i]))
      end += (end > 0 ? GAP : 0)
             + extent (self->places[i].button, GTK_ORIENTATION_HORIZONTAL, -1);
  if (line->x > 0 && line->x + end > width && end > 0)
    begin_line (line);
  line->x = MAX (line->x, width - end);
  for (guint i = first; i < last; i++)
    if (has_place (&self->places[i]))
      put (self->places[i].button, line, width, &self->places[i].box);
}

static gboolean
is_any_offered (LudoButtonRow *self,
                guint          first,
                guint          last)
{
  while (first < last && !self->places[first].is_offered)
    first++;

  return first < last;
}

/* Returns: the height of the highest of the places from @first to before
 * @last. */
static int
highest (LudoButtonRow *self,
         guint          first,
         guint          last)
{
  int height = 0;

  for (guint i = first; i < last; i++)
    if (has_place (&self->places[i]))
      height = MAX (height, extent (self->places[i].button,
                                    GTK_ORIENTATION_VERTICAL, -1));

  return height;
}

/* Puts all places into lines of @width, with the menu instead of its buttons;
 * if @is_apart, those of LUDO_ROLE_END on a line of their own.  That line is
 * there all the time, so that nothing moves at the end.  If it is too short in
 * large letters, they also use that of buttons which are not offered at the
 * end.
 * Returns: the number of lines. */
static int
lay_places (LudoButtonRow *self,
            int            width,
            gboolean       is_apart,
            gboolean       has_ended,
            GtkAllocation *more,
            int           *height)
{
  Line line = { 0 };
  gboolean has_rest = FALSE;
  gboolean is_broken = FALSE;
  guint at_end = 0;
  guint acts;

  *more = (GtkAllocation) { 0 };
  while (at_end < self->n_places && self->places[at_end].role < LUDO_ROLE_END)
    at_end++;
  acts = at_end;
  while (acts < self->n_places && self->places[acts].role == LUDO_ROLE_END)
    acts++;
  if (is_apart && acts > at_end)
    {
      put_at_end (self, at_end, acts, &line, width);
      is_broken = line.n > 0;
      if (!has_ended)
        line = (Line) { .height = highest (self, at_end, acts) };
      begin_line (&line);
    }
  for (guint i = 0; i < at_end; i++)
    {
      Place *place = &self->places[i];

      if (!has_place (place))
        continue;
      if (is_in_menu (self, place))
        has_rest = TRUE;
      else
        put (place->button, &line, width, &place->box);
    }
  if (has_rest && !self->hides_rest)
    put (self->more_button, &line, width, more);
  if (!has_ended || !is_broken
      || is_any_offered (self, acts, self->n_places))
    put_at_end (self, is_apart ? acts : at_end, self->n_places, &line, width);

  *height = line.y + line.height;

  return line.n + 1;
}

/* Puts the buttons of LUDO_ROLE_BACK into the menu too if LINES_MOST lines are
 * enough for the others but not for all.
 * Returns: the height of all lines at @width; sets the boxes of the places. */
static int
lay (LudoButtonRow *self,
     int            width,
     GtkAllocation *more)
{
  gboolean has_ended = FALSE;
  int height, at_end;

  for (guint i = 0; i < self->n_places; i++)
    has_ended |= self->places[i].role == LUDO_ROLE_END
                 && self->places[i].is_offered;
  self->is_narrow = self->is_cramped = FALSE;
  if (lay_places (self, width, FALSE, has_ended, more, &height) == 1)
    return height;
  self->is_narrow = TRUE;
  if (lay_places (self, width, FALSE, has_ended, more, &height) == 1)
    return height;

  if (lay_places (self, width, TRUE, FALSE, more, &height) > LINES_MOST)
    {
      self->is_cramped = TRUE;
      self->is_cramped = lay_places (self, width, TRUE, FALSE, more, &height)
                         <= LINES_MOST;
      lay_places (self, width, TRUE, FALSE, more, &height);
    }
  lay_places (self, width, TRUE, has_ended, more, &at_end);

  return MAX (height, at_end);
}

static void
ludo_button_row_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  LudoButtonRow *self = LUDO_BUTTON_ROW (widget);
  GtkAllocation more;
  int most;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay (self, for_size < 0 ? G_MAXINT / 2 : for_size,
                                 &more);
      return;
    }

  for (guint i = 0; i < self->n_places; i++)
    {
      int least, wished;

      if (!has_place (&self->places[i]))
        continue;
      gtk_widget_measure (self->places[i].button, orientation, -1, &least,
                          &wished, NULL, NULL);
      /* The menu has the buttons of the rest that have no room. */
      if (self->places[i].role == LUDO_ROLE_REST && self->hides_rest)
        least = 0;
      else if (self->places[i].role == LUDO_ROLE_REST)
        gtk_widget_measure (self->more_button, orientation, -1, &least, NULL,
                            NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += (*natural > 0 ? GAP : 0) + wished;
    }
  *natural = MAX (*natural, *minimum);
  /* Find the least width at which the given height is enough, because GTK would
   * try widths until it is. */
  for (most = *natural; for_size >= 0 && *minimum < most;)
    {
      int tried = *minimum + (most - *minimum) / 2;

      if (lay (self, tried, &more) <= for_size)
        most = tried;
      else
        *minimum = tried + 1;
    }
}

static void
allocate (LudoButtonRow *self,
          GtkWidget     *widget,
          GtkAllocation  box,
          int            width)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    box.x = width - box.x - box.width;
  gtk_widget_size_allocate (widget, &box, -1);
}

static void
ludo_button_row_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  LudoButtonRow *self = LUDO_BUTTON_ROW (widget);
  GtkAllocation more;
  gboolean has_rest = FALSE;

  self->empty = lay (self, width, &more);
  for (guint i = 0; i < self->n_places; i++)
    {
      const Place *place = &self->places[i];
      gboolean is_outside = is_in_menu (self, place);

      if (!has_place (place))
        continue;
      has_rest |= is_outside && place->is_offered && !self->hides_rest;
      gtk_widget_set_child_visible (place->button,
                                    place->is_offered && !is_outside);
      if (!is_outside)
        allocate (self, place->button, place->box, width);
      if (!is_outside && place->is_offered)
        self->empty = MIN (self->empty, place->box.y);
    }
  if (has_rest)
    self->empty = MIN (self->empty, more.y);
  gtk_widget_set_child_visible (self->more_button, has_rest);
  if (more.width > 0)
    allocate (self, self->more_button, more, width);
}

/* Clicks in gaps and empty places go to the widget below. */
static gboolean
ludo_button_row_contains (GtkWidget *widget,
                          double     x,
                          double     y)
{
  return FALSE;
}

static void
ludo_button_row_dispose (GObject *object)
{
  LudoButtonRow *self = LUDO_BUTTON_ROW (object);

  for (guint i = 0; i < self->n_places; i++)
    gtk_widget_unparent (self->places[i].button);
  self->n_places = 0;
  g_clear_pointer (&self->more_button, gtk_widget_unparent);

  G_OBJECT_CLASS (ludo_button_row_parent_class)->dispose (object);
}

static void
ludo_button_row_class_init (LudoButtonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ludo_button_row_dispose;
  widget_class->get_request_mode = ludo_widget_style_request_mode;
  widget_class->measure = ludo_button_row_measure;
  widget_class->size_allocate = ludo_button_row_size_allocate;
  widget_class->contains = ludo_button_row_contains;
  gtk_widget_class_set_css_name (widget_class, "button-row");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GENERIC);
}

/* Shows the entries of the menu for the present width of the row. */
static void
update_menu (LudoButtonRow *self)
{
  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i].twin != NULL)
      gtk_widget_set_visible (self->places[i].twin,
                              self->places[i].is_offered
                              && is_in_menu (self, &self->places[i]));
}

static void
ludo_button_row_init (LudoButtonRow *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->menu = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_popover_set_child (GTK_POPOVER (popover), self->menu);
  ludo_signal_connect (popover, "show", update_menu, self);
  self->more_button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->more_button),
                                 "view-more-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->more_button), popover);
  gtk_widget_set_tooltip_text (self->more_button, _("More"));
  ludo_names_label (self->more_button, _("More"));
  gtk_widget_set_parent (self->more_button, GTK_WIDGET (self));
}

static void
ludo_button_row_add_child (GtkBuildable *buildable,
                           GtkBuilder   *builder,
                           GObject      *child,
                           const char   *type)
{
  static const char *const roles[] = {
    [LUDO_ROLE_BACK] = "back", [LUDO_ROLE_HINT] = "hint",
    [LUDO_ROLE_UNDO] = "undo", [LUDO_ROLE_REST] = "rest",
    [LUDO_ROLE_END] = "end",
    [LUDO_ROLE_ACT] = "act", [LUDO_ROLE_MAIN] = "main",
  };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (g_strcmp0 (type, roles[i]) == 0)
      {
        ludo_button_row_add (LUDO_BUTTON_ROW (buildable), GTK_WIDGET (child),
                             (LudoButtonRole) i);
        return;
      }
  parent_buildable->add_child (buildable, builder, child, type);
}

static void
ludo_button_row_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = ludo_button_row_add_child;
}

GtkWidget *
ludo_button_row_new (void)
{
  return g_object_new (LUDO_TYPE_BUTTON_ROW, NULL);
}

/* Clicks the button of @twin, its entry in the menu, unless it has an
 * action. */
static void
twin_clicked_cb (GtkWidget *button,
                 GtkWidget *twin)
{
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor
                                      (twin, GTK_TYPE_POPOVER)));
  if (gtk_actionable_get_action_name (GTK_ACTIONABLE (twin)) == NULL)
    g_signal_emit_by_name (button, "clicked");
}

/* Sets the entry of the menu to the words of @button, or to its tooltip if it
 * shows an icon.  Resets the accessible label, which GTK 4.8 sets to the text
 * with its underscore; the GtkLabel inside names the button without it. */
static void
label_cb (GtkButton  *button,
          GParamSpec *pspec,
          GtkWidget  *twin)
{
  const char *label = gtk_button_get_label (button);

  gtk_button_set_label (GTK_BUTTON (twin),
                        label != NULL ? label
                          : gtk_widget_get_tooltip_text (GTK_WIDGET (button)));
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (twin))),
                        0);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (twin),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static GtkWidget *
add_twin (LudoButtonRow *self,
          GtkButton     *button)
{
  GtkWidget *twin = gtk_button_new ();

  gtk_button_set_use_underline (GTK_BUTTON (twin),
                                gtk_button_get_use_underline (button));
  gtk_button_set_has_frame (GTK_BUTTON (twin), FALSE);
  if (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) != NULL)
    gtk_actionable_set_action_name
      (GTK_ACTIONABLE (twin),
       gtk_actionable_get_action_name (GTK_ACTIONABLE (button)));
  else
    g_object_bind_property (button, "sensitive", twin, "sensitive",
                            G_BINDING_SYNC_CREATE);
  g_signal_connect_object (button, "notify::label", G_CALLBACK (label_cb),
                           twin, 0);
  ludo_signal_connect (twin, "clicked", twin_clicked_cb, button);
  label_cb (button, NULL, twin);
  gtk_box_append (GTK_BOX (self->menu), twin);

  return twin;
}

/* Wraps a label that is wider than the row, as with very large letters; any
 * other has one line. */
static void
break_label (GtkWidget *button)
{
  GtkWidget *label = GTK_IS_BUTTON (button)
                       ? gtk_button_get_child (GTK_BUTTON (button)) : NULL;

  if (!GTK_IS_LABEL (label))
    return;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

void
ludo_button_row_add (LudoButtonRow  *self,
                     GtkWidget      *button,
                     LudoButtonRole  role)
{
  guint i;

  g_return_if_fail (LUDO_IS_BUTTON_ROW (self) && GTK_IS_WIDGET (button));
  g_return_if_fail (self->n_places < BUTTONS_MAX);

  for (i = self->n_places; i > 0 && self->places[i - 1].role > role; i--)
    self->places[i] = self->places[i - 1];
  self->places[i] = (Place) {
    .button = button,
    .twin = role == LUDO_ROLE_REST
            || (role == LUDO_ROLE_BACK && GTK_IS_BUTTON (button))
              ? add_twin (self, GTK_BUTTON (button)) : NULL,
    .role = role,
    .is_offered = TRUE,
  };
  self->n_places++;
  break_label (button);
  /* The Tab key follows the order of the children. */
  gtk_widget_insert_before (button, GTK_WIDGET (self),
                            i + 1 < self->n_places
                              && self->places[i + 1].role <= LUDO_ROLE_REST
                              ? self->places[i + 1].button
                            : role <= LUDO_ROLE_REST ? self->more_button
                            : i + 1 < self->n_places
                              ? self->places[i + 1].button : NULL);
}

void
ludo_button_row_hide_rest (LudoButtonRow *self)
{
  g_return_if_fail (LUDO_IS_BUTTON_ROW (self));

  self->hides_rest = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ludo_button_row_reserve (LudoButtonRow     *self,
                         GtkButton         *button,
                         const char *const *labels)
{
  GtkWidget *label;
  int most = 0;

  g_return_if_fail (LUDO_IS_BUTTON_ROW (self) && GTK_IS_BUTTON (button));

  label = gtk_button_get_child (button);
  for (; *labels != NULL; labels++)
    {
      g_autoptr (PangoLayout) layout = NULL;
      g_autofree char *plain = NULL;
      int width;

      if (!pango_parse_markup (*labels, -1, '_', NULL, &plain, NULL, NULL))
        continue;
      layout = gtk_widget_create_pango_layout (label, plain);
      pango_layout_get_pixel_size (layout, &width, NULL);
      most = MAX (most, width);
    }
  gtk_widget_set_size_request (label, MIN (most, RESERVED_MAX), -1);
}

int
ludo_button_row_get_line (LudoButtonRow *self)
{
  GtkBorder padding;
  gboolean has_rest = FALSE;
  int width;

  gtk_style_context_get_padding
    (gtk_widget_get_style_context (GTK_WIDGET (self)), &padding);
  width = padding.left + padding.right - GAP;
  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i].role == LUDO_ROLE_REST)
      has_rest |= has_place (&self->places[i]) && !self->hides_rest;
    else if (has_place (&self->places[i])
             && self->places[i].role != LUDO_ROLE_END)
      width += GAP + extent (self->places[i].button,
                             GTK_ORIENTATION_HORIZONTAL, -1);

  return has_rest ? width + GAP + extent (self->more_button,
                                          GTK_ORIENTATION_HORIZONTAL, -1)
                  : width;
}

void
ludo_button_row_offer (LudoButtonRow *self,
                       GtkWidget     *button,
                       gboolean       offered)
{
  Place *place;

  g_return_if_fail (LUDO_IS_BUTTON_ROW (self));

  place = find_place (self, button);
  if (place == NULL || place->is_offered == offered)
    return;
  place->is_offered = offered;
  update_menu (self);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_HIDDEN, !offered, -1);
  /* A narrow row may need one more line now. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
ludo_button_row_get_empty (LudoButtonRow *self)
{
  g_return_val_if_fail (LUDO_IS_BUTTON_ROW (self), 0);

  return self->empty;
}

gboolean
ludo_button_row_get_offered (LudoButtonRow *self,
                             GtkWidget     *button)
{
  Place *place;

  g_return_val_if_fail (LUDO_IS_BUTTON_ROW (self), FALSE);

  place = find_place (self, button);

  return place != NULL && place->is_offered;
}
