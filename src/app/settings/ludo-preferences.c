/* ludo-preferences.c: the settings that apply to the whole program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings/ludo-preferences.h"

#include <glib/gi18n.h>

#include "app/settings/ludo-dialog-size.h"
#include "app/settings/ludo-letter-size.h"
#include "app/widgets/ludo-auto-scroller.h"
#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-picture.h"
#include "board/ludo-widget-style.h"
#include "play/ludo-paths.h"
#include "play/ludo-signal.h"
#include "speech/ludo-speech.h"

#define LETTERS 34

/* The width of the picture of a theme. */
#define PICTURE_WIDTH 76

struct _LudoPreferences
{
  GtkWindow parent_instance;

  guint rebuild_id;

  /* Owned */
  LudoSettings *settings;
  LudoSounds *sounds;
  LudoGame *game;               /* its start is on the pictures */
  gboolean think_time;          /* offer the thinking time */

  /* Borrowed: children, made anew for each language */
  GtkWidget *sounds_switch;
  GtkWidget *reason_label;
};

G_DEFINE_FINAL_TYPE (LudoPreferences, ludo_preferences, GTK_TYPE_WINDOW)

/* Shows why there is no sound; the switch can still be turned off then. */
static void
update_sounds_cb (LudoPreferences *self)
{
  const char *reason = ludo_sounds_get_reason (self->sounds);
  GSettings *settings = G_SETTINGS (self->settings);

  gtk_widget_set_sensitive (self->sounds_switch,
                            g_settings_is_writable (settings, "sounds")
                            && (reason == NULL
                                || g_settings_get_boolean (settings,
                                                           "sounds")));
  gtk_label_set_text (GTK_LABEL (self->reason_label),
                      reason != NULL ? reason : "");
  gtk_widget_set_visible (self->reason_label, reason != NULL);
}

static gboolean
get_theme (GValue   *value,
           GVariant *variant,
           gpointer  name)
{
  g_value_set_boolean (value, g_str_equal (g_variant_get_string (variant,
                                                                 NULL),
                                           name));

  return TRUE;
}

/* A button that is released sets nothing, because another one was pressed. */
static GVariant *
set_theme (const GValue       *value,
           const GVariantType *type,
           gpointer            name)
{
  return g_value_get_boolean (value) ? g_variant_new_string (name) : NULL;
}

/* Adds a picture to the button of each theme: the board of the game in it. */
static void
add_themes (LudoPreferences *self,
            GtkBuilder      *builder)
{
  static const char *const names[] = {
    [LUDO_BOARD_THEME_MATERIAL] = "material",
    [LUDO_BOARD_THEME_PLAIN] = "plain",
    [LUDO_BOARD_THEME_CONTRAST] = "contrast",
    [LUDO_BOARD_THEME_WOOD] = "wood",
  };
  /* A picture fills its tile, so give all tiles the same size. */
  g_autoptr (GtkSizeGroup) tiles = gtk_size_group_new (GTK_SIZE_GROUP_BOTH);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *box = g_strconcat (names[i], "-box", NULL);
      GtkWidget *picture =
        ludo_picture_new (ludo_game_get_rules (self->game)->id,
                          ludo_game_get_state (self->game), "");

      ludo_picture_set_board_theme (LUDO_PICTURE (picture), i);
      ludo_picture_set_width (LUDO_PICTURE (picture), PICTURE_WIDTH);
      /* Keep the picture's size beside a long name. */
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      gtk_box_prepend (GTK_BOX (gtk_builder_get_object (builder, box)),
                       picture);
      gtk_size_group_add_widget (tiles,
                                 GTK_WIDGET (gtk_builder_get_object (builder,
                                                                     box)));
      g_settings_bind_with_mapping (G_SETTINGS (self->settings),
                                    "board-theme",
                                    gtk_builder_get_object (builder,
                                                            names[i]),
                                    "active", G_SETTINGS_BIND_DEFAULT,
                                    get_theme, set_theme,
                                    (gpointer) names[i], NULL);
    }
}

/* Shows why there is no speech, if that is known without calling the server. */
static void
show_speech (GtkLabel *label)
{
  g_autofree char *program = ludo_paths_dup_speech ();
  g_autoptr (LudoSpeech) speech = ludo_speech_new (program);
  const char *problem = ludo_speech_get_problem (speech);

  gtk_label_set_text (label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (label), problem != NULL);
}

/* A control goes below its label if the longest word does not fit beside it, as
 * with large letters in a narrow window. */
static void
lay_rows (GtkWidget *rows)
{
  for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_LABEL (gtk_widget_get_first_child (row)))
      ludo_flow_beside (row, 0);
}

static void
build (LudoPreferences *self)
{
  static const char *const choices[] = {
    "language", "colour-scheme", "animation-speed", "announcements",
    "think-time", "reading-voice",
  };
  static const char *const switches[] = {
    "speak", "coordinates", "spell-cells", "letter-keys", "hints",
    "sowing-preview", "win-probability",
  };
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource
    ("/io/github/ludotheque/Ludotheque/ludo-preferences.ui");
  GtkWidget *content = GTK_WIDGET (gtk_builder_get_object (builder,
                                                           "content"));

  gtk_window_set_title (GTK_WINDOW (self), _("Preferences"));
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      GObject *control = gtk_builder_get_object (builder, choices[i]);

      ludo_drop_down_shorten (GTK_DROP_DOWN (control));
      ludo_settings_bind_choice (self->settings, choices[i], control,
                                 "selected");
    }
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (G_SETTINGS (self->settings), switches[i],
                     gtk_builder_get_object (builder, switches[i]), "active",
                     G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible
    (GTK_WIDGET (gtk_builder_get_object (builder, "think-time-row")),
     self->think_time);
  lay_rows (GTK_WIDGET (gtk_builder_get_object (builder, "rows")));
  add_themes (self, builder);
  self->sounds_switch = GTK_WIDGET (gtk_builder_get_object (builder,
                                                            "sounds"));
  g_settings_bind (G_SETTINGS (self->settings), "sounds", self->sounds_switch,
                   "active", G_SETTINGS_BIND_NO_SENSITIVITY);
  self->reason_label = GTK_WIDGET (gtk_builder_get_object (builder,
                                                           "reason"));
  update_sounds_cb (self);
  show_speech (GTK_LABEL (gtk_builder_get_object (builder, "speak-reason")));
  gtk_window_set_child (GTK_WINDOW (self), content);
  ludo_names_give (content);
  ludo_auto_scroller_set_name (LUDO_AUTO_SCROLLER (content), _("Preferences"));
  ludo_flow_break_titles (content);
  ludo_flow_children (GTK_WIDGET (gtk_builder_get_object (builder,
                                                          "board-theme")));
}

/* Makes the rows anew when idle, because a signal of a row has asked for it. */
static gboolean
rebuild_cb (gpointer data)
{
  LudoPreferences *self = data;

  self->rebuild_id = 0;
  build (self);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);

  return G_SOURCE_REMOVE;
}

static void
language_changed_cb (LudoPreferences *self)
{
  if (self->rebuild_id == 0)
    self->rebuild_id = g_idle_add (rebuild_cb, self);
}

static void
ludo_preferences_dispose (GObject *object)
{
  LudoPreferences *self = LUDO_PREFERENCES (object);

  g_clear_handle_id (&self->rebuild_id, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->sounds);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ludo_preferences_parent_class)->dispose (object);
}

static void
ludo_preferences_class_init (LudoPreferencesClass *klass)
{
  g_type_ensure (LUDO_TYPE_AUTO_SCROLLER);
  G_OBJECT_CLASS (klass)->dispose = ludo_preferences_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass),
                                       GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
ludo_preferences_init (LudoPreferences *self)
{
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  ludo_dialog_size_limit (GTK_WIDGET (self));
  ludo_letter_size_follow (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ludo_preferences_new (GtkWindow    *parent,
                      LudoSettings *settings,
                      LudoSounds   *sounds,
                      const char   *game_id,
                      gboolean      think_time)
{
  LudoPreferences *self;
  GtkApplication *application;
  double letter;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (LUDO_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (LUDO_IS_SOUNDS (sounds) && game_id != NULL, NULL);

  application = gtk_window_get_application (parent);
  self = g_object_new (LUDO_TYPE_PREFERENCES,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "application", application,
                       "transient-for", parent,
                       "modal", TRUE,
                       "destroy-with-parent", TRUE,
                       NULL);
  self->settings = g_object_ref (settings);
  self->sounds = g_object_ref (sounds);
  self->game = ludo_game_new (game_id, NULL, 1, NULL);
  self->think_time = think_time;
  ludo_signal_connect (sounds, "changed", update_sounds_cb, self);
  ludo_signal_connect (settings, "changed::sounds", update_sounds_cb, self);
  ludo_signal_connect (settings, "changed::language", language_changed_cb,
                       self);
  build (self);
  g_free (ludo_widget_style_font (GTK_WIDGET (self), &letter));
  gtk_window_set_default_size (GTK_WINDOW (self), (int) (LETTERS * letter),
                               -1);

  return GTK_WIDGET (self);
}
