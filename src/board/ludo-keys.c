/* ludo-keys.c: keys of keyboards that have other letters or digits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-keys.h"

#include <string.h>

/* The keycodes of the digits from 1 to 0; those of letters are in letter_at().
 * X11 and Wayland number the keys alike. */
#define DIGIT_FIRST 10
#define DIGIT_LAST 19

static gboolean has_letters = TRUE;

void
ludo_keys_set_letters (gboolean enabled)
{
  has_letters = enabled;
}

gboolean
ludo_keys_get_letters (void)
{
  return has_letters;
}

/* Returns the letter that an English keyboard has on this key, or 0. */
static char
letter_at (guint keycode)
{
  static const struct
  {
    guint first;
    const char *letters;
  } rows[] = {
    { 24, "qwertyuiop" }, { 38, "asdfghjkl" }, { 52, "zxcvbnm" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (keycode >= rows[i].first
        && keycode < rows[i].first + strlen (rows[i].letters))
      return rows[i].letters[keycode - rows[i].first];

  return 0;
}

static GdkDisplay *
get_display (GtkEventControllerKey *keys)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (keys);

  return gtk_widget_get_display (gtk_event_controller_get_widget (controller));
}

/* Returns the keyval of @keycode with these modifiers, or 0. */
static guint
translate (GtkEventControllerKey *keys,
           guint                  keycode,
           GdkModifierType        state)
{
  guint keyval;

  return gdk_display_translate_key (get_display (keys), keycode, state,
                                    (int) gtk_event_controller_key_get_group
                                      (keys), &keyval, NULL, NULL, NULL)
           ? keyval : 0;
}

static gboolean
has_latin_letters (GtkEventControllerKey *keys)
{
  for (guint keycode = 24; keycode < 59; keycode++)
    if (letter_at (keycode) != 0)
      {
        guint keyval = translate (keys, keycode, 0);

        if (keyval >= GDK_KEY_a && keyval <= GDK_KEY_z)
          return TRUE;
      }

  return FALSE;
}

guint
ludo_keys_get_latin (GtkEventControllerKey *keys,
                     guint                  keyval,
                     guint                  keycode)
{
  gunichar c = gdk_keyval_to_unicode (keyval);

  if (c > 0x7f && g_unichar_isdigit (c))
    return GDK_KEY_0 + (guint) g_unichar_digit_value (c);
  /* A letter's key may also have a sign that is used in notation. */
  if (c <= ' ' || strchr ("/+-.*:", (int) MIN (c, 0x7f)) != NULL
      || g_unichar_isdigit (c) || letter_at (keycode) == 0
      || has_latin_letters (keys))
    return keyval;

  return (guint) letter_at (keycode);
}

guint
ludo_keys_find_letter (GtkEventControllerKey *keys,
                       guint                  keyval,
                       guint                  keycode,
                       GdkModifierType        state)
{
  const guint others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;

  if (!has_letters || (state & others) != 0)
    return 0;

  return gdk_keyval_to_lower (ludo_keys_get_latin (keys, keyval, keycode));
}

guint
ludo_keys_get_digit (GtkEventControllerKey *keys,
                     guint                  keycode,
                     GdkModifierType        state)
{
  guint keyval, shifted;

  if (keycode < DIGIT_FIRST || keycode > DIGIT_LAST
      || (state & GDK_SHIFT_MASK) != 0)
    return 0;

  keyval = translate (keys, keycode, 0);
  shifted = translate (keys, keycode, GDK_SHIFT_MASK);
  if ((keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9) || shifted < GDK_KEY_0
      || shifted > GDK_KEY_9)
    return 0;

  return shifted;
}

static gboolean
triggers (GtkShortcutTrigger *trigger,
          guint               keyval,
          GdkModifierType     modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      GtkAlternativeTrigger *either = GTK_ALTERNATIVE_TRIGGER (trigger);

      return triggers (gtk_alternative_trigger_get_first (either), keyval,
                       modifiers)
             || triggers (gtk_alternative_trigger_get_second (either), keyval,
                          modifiers);
    }

  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger))
            == keyval
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))
            == modifiers;
}

/* Activates the first shortcut of @widget with this key. */
static gboolean
activate_of (GtkWidget       *widget,
             guint            keyval,
             GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint j = 0;
           j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut =
            g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (triggers (gtk_shortcut_get_trigger (shortcut), keyval, modifiers)
              && gtk_shortcut_action_activate
                   (gtk_shortcut_get_action (shortcut),
                    GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                    gtk_shortcut_get_arguments (shortcut)))
            return TRUE;
        }
    }

  return FALSE;
}

/* Tries the Latin letter or digit of a key that no shortcut matched. */
static gboolean
key_pressed_cb (GtkEventControllerKey *keys,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state)
{
  GtkWidget *window =
    gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkWidget *widget = gtk_window_get_focus (GTK_WINDOW (window));
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  guint meant = ludo_keys_get_digit (keys, keycode, state);

  if (meant == 0)
    meant = ludo_keys_get_latin (keys, keyval, keycode);
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 || meant == keyval)
    return FALSE;

  for (widget = widget != NULL ? widget : window; widget != NULL;
       widget = gtk_widget_get_parent (widget))
    if (activate_of (widget, meant, modifiers))
      return TRUE;

  return FALSE;
}

void
ludo_keys_add_shortcuts (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
