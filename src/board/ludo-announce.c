/* ludo-announce.c: makes a screen reader speak a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-announce.h"

#include <string.h>

#include "board/ludo-compat.h"
#include "board/ludo-spelling.h"
#include "play/ludo-language.h"

/* The delay of an announcement, in milliseconds, after which an act has moved
 * the focus.  Orca 43 would speak an earlier announcement first, but Orca 48
 * interrupts it when the focus moves. */
#define DELAY 50

/* The same delay for the text of a page that appears, in milliseconds.  While
 * Orca 43 still reads the focus, it would speak a new description twice: with
 * the name, and as a change. */
#define FIRST_DELAY 500

/* The longest time, in milliseconds, that an announcement waits until a window
 * has the keyboard.  After a dialog is closed, no window has it for a moment,
 * and Orca 43 ignores events of a window without it. */
#define WAIT_MAX 5000

/* How long, in milliseconds, a window has had the keyboard before a text is
 * announced in it.  Orca drops announcements until it has read the focus of a
 * window that has just become active. */
#define SETTLING 400

/* The key of the data of a window: the last announcement in it. */
#define KEPT "ludo-announced"

static LudoAnnounceFunc announce_func;
static gpointer announce_data;

/* Whether @widget is shown, or will be with the next frame: a revealer maps its
 * child only with the first frame of its animation. */
static gboolean
is_shown (GtkWidget *widget)
{
  GtkWidget *revealer = gtk_widget_get_ancestor (widget, GTK_TYPE_REVEALER);

  return gtk_widget_get_mapped (widget)
         || (revealer != NULL && gtk_widget_get_mapped (revealer)
             && gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)));
}

/* Returns: the window that the screen reader follows, which has the keyboard;
 * or NULL.  A closed dialog has the keyboard a little longer than it is
 * shown. */
static GtkWindow *
find_active_window (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_is_active (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

/* Whether @window, which has the keyboard, has had it for a while. */
static gboolean
has_settled (GtkWindow *window,
             gint64     now)
{
  static GtkWindow *last;       /* only compared, because it may be freed */
  static gint64 since;

  if (window != last)
    since = now;
  last = window;

  return now - since >= SETTLING * G_TIME_SPAN_MILLISECOND;
}

/* Describes @widget, which has lost the focus, by its tooltip again, or by
 * nothing.  It is too early before, because the screen reader would speak the
 * change while the widget has the focus.  A button without a label is named by
 * its tooltip and gets no description. */
static void
describe_again (GtkWidget *widget)
{
  const char *tooltip =
    GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) == NULL
      ? NULL : gtk_widget_get_tooltip_text (widget);

  /* A window without the keyboard keeps its focus. */
  if (gtk_widget_is_focus (widget)
      || gtk_widget_get_focus_child (widget) != NULL)
    return;

  g_signal_handlers_disconnect_by_func (widget, describe_again, NULL);
  if (tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    tooltip, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
name_again (GtkWindow *window)
{
  if (gtk_window_get_focus (window) == NULL)
    return;

  g_signal_handlers_disconnect_by_func (window, name_again, NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (window),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* Makes Orca 43 speak @text.  Of all texts that change it speaks only the
 * description of the widget with the focus or, if no widget has it, the name of
 * the window.  Reset the description at once, because it would be spoken again
 * with the next focus, unless it @stays until the focus leaves the widget. */
static void
describe_focus (GtkWindow  *window,
                const char *text,
                gboolean    stays)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  /* Describe the entry, because the text within it is not on the accessibility
   * bus. */
  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  if (focus != NULL)
    {
      /* Reset it first, because the same text again would be no change. */
      gtk_accessible_reset_property (GTK_ACCESSIBLE (focus),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      gtk_accessible_update_property (GTK_ACCESSIBLE (focus),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      text, -1);
      if (!stays)
        gtk_accessible_reset_property (GTK_ACCESSIBLE (focus),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      g_signal_handlers_disconnect_by_func (focus, describe_again, NULL);
      g_signal_connect (focus, "notify::has-focus",
                        G_CALLBACK (describe_again), NULL);
      return;
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (window),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (window),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_handlers_disconnect_by_func (window, name_again, NULL);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (name_again),
                    NULL);
}

/* Way: how a screen reader gets the text. */
typedef enum
{
  WAY_ONCE,
  WAY_STAYS,                    /* until the focus leaves */
  WAY_NOT                       /* the screen reader speaks it by itself */
} Way;

typedef struct
{
  GWeakRef widget;
  const char *language;         /* interned */
  char *text;
  char *rest;                   /* the part that the screen reader does not
                                 * speak by itself */
  Way way;
  gint64 deadline;              /* the monotonic time until which it waits for a
                                 * window; 0 before its first try */
} Announcement;

/* Announcements that wait for a window to have the keyboard, the oldest
 * first. */
static GQueue waiting = G_QUEUE_INIT;

static void
announcement_free (gpointer data)
{
  Announcement *announcement = data;

  g_queue_remove (&waiting, announcement);
  g_weak_ref_clear (&announcement->widget);
  g_free (announcement->text);
  g_free (announcement->rest);
  g_free (announcement);
}

static void
send_to_reader (GtkWindow          *window,
                const Announcement *announcement)
{
  if (announcement->way == WAY_STAYS
      || !ludo_compat_announce (GTK_ACCESSIBLE (window), announcement->rest))
    describe_focus (window, announcement->rest,
                    announcement->way == WAY_STAYS);
}

static gboolean
announce_cb (gpointer data)
{
  Announcement *announcement = data;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&announcement->widget);
  GtkWindow *window = find_active_window ();
  gint64 now = g_get_monotonic_time ();

  if (widget == NULL || !is_shown (widget))
    return G_SOURCE_REMOVE;

  if (announcement->deadline == 0)
    {
      if (announce_func != NULL)
        announce_func (announce_data, announcement->language,
                       announcement->text);
      g_object_set_data_full (G_OBJECT (gtk_widget_get_root (widget)), KEPT,
                              g_strdup (announcement->text), g_free);
      announcement->deadline = now + WAIT_MAX * G_TIME_SPAN_MILLISECOND;
      if (announcement->way == WAY_ONCE)
        g_queue_push_tail (&waiting, announcement);
    }
  if (announcement->way == WAY_ONCE
      && g_queue_peek_head (&waiting) != announcement)
    return G_SOURCE_CONTINUE;
  /* Describe a window without the keyboard at once by a text that stays: the
   * screen reader reads it when the window gets the focus. */
  if (announcement->way != WAY_NOT && now < announcement->deadline
      && (window != NULL ? !has_settled (window, now)
                         : announcement->way == WAY_ONCE))
    return G_SOURCE_CONTINUE;

  if (window == NULL && GTK_IS_WINDOW (gtk_widget_get_root (widget)))
    window = GTK_WINDOW (gtk_widget_get_root (widget));
  if (announcement->way != WAY_NOT && announcement->rest[0] != '\0'
      && window != NULL)
    send_to_reader (window, announcement);

  return G_SOURCE_REMOVE;
}

/* Returns: @text with spelled cells, if it is in the program's language. */
static char *
dup_spelt (const char *language,
           const char *text)
{
  return g_str_equal (language, ludo_language_get ())
           ? ludo_spelling_spell (text) : g_strdup (text);
}

/* @spoken: what a screen reader speaks by itself */
static void
announce (GtkWidget  *widget,
          const char *language,
          const char *spoken,
          const char *text,
          Way         way)
{
  const char *rest = text;
  Announcement *announcement;

  if (text[0] == '\0')
    return;

  if (g_str_has_prefix (text, spoken))
    rest += strlen (spoken);
  while (*rest == ' ')
    rest++;

  /* Wait, because an act may move the focus after it is announced, sometimes
   * only in the next frame. */
  announcement = g_new0 (Announcement, 1);
  g_weak_ref_init (&announcement->widget, widget);
  announcement->language = g_intern_string (language);
  announcement->text = dup_spelt (language, text);
  announcement->rest = dup_spelt (language, rest);
  announcement->way = way;
  g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE,
                      way == WAY_STAYS ? FIRST_DELAY : DELAY, announce_cb,
                      announcement, announcement_free);
}

void
ludo_announce (GtkWidget  *widget,
               const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

  announce (widget, ludo_language_get (), "", text, WAY_ONCE);
}

void
ludo_announce_in (GtkWidget  *widget,
                  const char *language,
                  const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (language != NULL && text != NULL);

  announce (widget, language, "", text, WAY_ONCE);
}

void
ludo_announce_beside (GtkWidget  *widget,
                      const char *language,
                      const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (language != NULL && text != NULL);

  announce (widget, language, "", text, WAY_NOT);
}

void
ludo_announce_first (GtkWidget  *widget,
                     const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

  announce (widget, ludo_language_get (), "", text, WAY_STAYS);
}

void
ludo_announce_rest (GtkWidget  *widget,
                    const char *spoken,
                    const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && spoken != NULL && text != NULL);

  announce (widget, ludo_language_get (), spoken, text, WAY_ONCE);
}

void
ludo_announce_label (GtkLabel   *label,
                     const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label) && text != NULL);

  if (g_str_equal (gtk_label_get_text (label), text))
    return;

  gtk_label_set_text (label, text);
  ludo_announce (GTK_WIDGET (label), text);
}

gboolean
ludo_announce_again (GtkWidget *widget)
{
  const char *text;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  text = g_object_get_data (G_OBJECT (gtk_widget_get_root (widget)), KEPT);
  if (text != NULL)
    ludo_announce (widget, text);

  return text != NULL;
}

void
ludo_announce_set_func (LudoAnnounceFunc func,
                        gpointer         data)
{
  announce_func = func;
  announce_data = data;
}
