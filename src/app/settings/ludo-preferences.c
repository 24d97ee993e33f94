/* ludo-preferences.c: the choices that hold for the whole program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-preferences"

#include "config.h"

#include "app/settings/ludo-preferences.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-names.h"
#include "app/reading/ludo-read-aloud.h"

#define WIDTH 420
/* Of the drop-downs, so that what is chosen is to be read. */
#define CHOICE_WIDTH 190

struct _LudoPreferences
{
  GtkWindow parent_instance;

  guint rebuild_id;

  /* Owned */
  LudoSettings *settings;
  LudoSounds *sounds;

  /* Borrowed: children, made anew with every language */
  GtkWidget *sounds_switch;
  GtkWidget *reason_label;
};

G_DEFINE_FINAL_TYPE (LudoPreferences, ludo_preferences, GTK_TYPE_WINDOW)

static const char *const languages[] = { "", "fr", "en" };

static void
add_row (GtkGrid    *grid,
         int         row,
         const char *title,
         GtkWidget  *control)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), control);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, control, 1, row, 1, 1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
}

static GtkWidget *
drop_down_new (const char *const *names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  for (int i = 0; names[i] != NULL; i++)
    gtk_string_list_append (list, gettext (names[i]));
  drop_down = gtk_drop_down_new (NULL, NULL);
  gtk_drop_down_set_model (GTK_DROP_DOWN (drop_down), G_LIST_MODEL (list));
  ludo_drop_down_shorten (GTK_DROP_DOWN (drop_down));
  gtk_widget_set_size_request (drop_down, CHOICE_WIDTH, -1);

  return drop_down;
}

static void
add_choice (LudoPreferences   *self,
            GtkGrid           *grid,
            int                row,
            const char        *title,
            const char        *key,
            const char *const *names)
{
  GtkWidget *drop_down = drop_down_new (names);

  ludo_settings_bind_choice (self->settings, key, drop_down, "selected");
  add_row (grid, row, title, drop_down);
}

static GtkWidget *
add_switch (LudoPreferences *self,
            GtkGrid         *grid,
            int              row,
            const char      *title,
            const char      *key)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_widget_set_halign (control, GTK_ALIGN_END);
  g_settings_bind (G_SETTINGS (self->settings), key, control, "active",
                   G_SETTINGS_BIND_NO_SENSITIVITY);
  add_row (grid, row, title, control);

  return control;
}

static GAction *
language_action (LudoPreferences *self)
{
  return g_action_map_lookup_action
           (G_ACTION_MAP (gtk_window_get_application (GTK_WINDOW (self))),
            "language");
}

static void
language_selected_cb (LudoPreferences *self,
                      GParamSpec      *pspec,
                      GtkDropDown     *drop_down)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  if (selected < G_N_ELEMENTS (languages))
    g_action_change_state (language_action (self),
                           g_variant_new_string (languages[selected]));
}

static void
add_language (LudoPreferences *self,
              GtkGrid         *grid)
{
  static const char *const names[] = {
    N_("As the System"),
    /* The names of languages are the same in all of them. */
    "Français",
    "English",
    NULL,
  };
  GtkWidget *drop_down = drop_down_new (names);
  g_autoptr (GVariant) state = g_action_get_state (language_action (self));

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (g_variant_get_string (state, NULL), languages[i]))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
  g_signal_connect_object (drop_down, "notify::selected",
                           G_CALLBACK (language_selected_cb), self,
                           G_CONNECT_SWAPPED);
  add_row (grid, 0, _("_Language"), drop_down);
}

/* Where nothing can be heard the reason stands below; the switch can still be
 * turned off. */
static void
update_sounds_cb (LudoPreferences *self)
{
  const char *reason = ludo_sounds_get_reason (self->sounds);

  gtk_widget_set_sensitive (self->sounds_switch,
                            reason == NULL
                              || g_settings_get_boolean
                                   (G_SETTINGS (self->settings), "sounds"));
  gtk_label_set_text (GTK_LABEL (self->reason_label),
                      reason != NULL ? reason : "");
  gtk_widget_set_visible (self->reason_label, reason != NULL);
}

static void
add_sounds (LudoPreferences *self,
            GtkGrid         *grid,
            int              row)
{
  self->sounds_switch = add_switch (self, grid, row, _("_Sounds"), "sounds");
  self->reason_label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->reason_label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->reason_label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->reason_label), 40);
  gtk_widget_add_css_class (self->reason_label, "summary");
  gtk_grid_attach (grid, self->reason_label, 0, row + 1, 2, 1);
  update_sounds_cb (self);
}

static void
build (LudoPreferences *self)
{
  static const char *const lights[] = {
    N_("As the System"), N_("Light"), N_("Dark"), N_("High Contrast"),
    N_("High Contrast, Dark"), NULL,
  };
  static const char *const paces[] = {
    N_("None"), N_("Slow"), N_("Normal"), N_("Fast"), N_("Step by Step"), NULL,
  };
  static const char *const details[] = {
    N_("Brief"), N_("Normal"),
    N_("Full"), NULL,
  };
  /* Each to be chosen; the program's settings hold the same list. */
  static const char *const think_times[LUDO_N_THINK_TIMES + 1] = {
    N_("½ Second"), N_("1 Second"), N_("2 Seconds"), N_("5 Seconds"),
    N_("10 Seconds"), N_("20 Seconds"), N_("30 Seconds"), NULL,
  };
  static const char *const voices[LUDO_READ_ALOUD_PACES + 1] = {
    N_("Slow Voice"), N_("Normal Voice"), N_("Fast Voice"), NULL,
  };
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_window_set_title (GTK_WINDOW (self), _("Preferences"));
  gtk_grid_set_row_spacing (grid, 12);
  gtk_grid_set_column_spacing (grid, 18);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "form");

  add_language (self, grid);
  add_choice (self, grid, 1, _("_Colours"), "light", lights);
  add_choice (self, grid, 2, _("_Movement"), "pace", paces);
  add_choice (self, grid, 3, _("_Announcements"), "announcements", details);
  add_switch (self, grid, 4, _("Names of the C_ells"), "coordinates");
  add_choice (self, grid, 5, _("The Computer’s _Thinking Time"), "think-time",
              think_times);
  add_switch (self, grid, 6, _("_Hints"), "hints");
  add_choice (self, grid, 7, _("Reading _Voice"), "reading-voice", voices);
  add_switch (self, grid, 8, _("Chances of _Winning"), "outlook");
  add_sounds (self, grid, 9);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height
    (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 GTK_WIDGET (grid));
  gtk_window_set_child (GTK_WINDOW (self), scroller);
  ludo_names_give (scroller);
}

/* Not at once, because a row of what is being replaced asked for it. */
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

static gboolean
close_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  gtk_window_close (GTK_WINDOW (widget));

  return TRUE;
}

static void
ludo_preferences_dispose (GObject *object)
{
  LudoPreferences *self = LUDO_PREFERENCES (object);

  g_clear_handle_id (&self->rebuild_id, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->sounds);

  G_OBJECT_CLASS (ludo_preferences_parent_class)->dispose (object);
}

static void
ludo_preferences_class_init (LudoPreferencesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_preferences_dispose;
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0,
                                close_cb, NULL);
}

static void
ludo_preferences_init (LudoPreferences *self)
{
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, -1);
}

GtkWidget *
ludo_preferences_new (GtkWindow    *parent,
                      LudoSettings *settings,
                      LudoSounds   *sounds)
{
  LudoPreferences *self;
  GtkApplication *application;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (LUDO_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (LUDO_IS_SOUNDS (sounds), NULL);

  application = gtk_window_get_application (parent);
  self = g_object_new (LUDO_TYPE_PREFERENCES,
                       "application", application,
                       "transient-for", parent,
                       "modal", TRUE,
                       "destroy-with-parent", TRUE,
                       NULL);
  self->settings = g_object_ref (settings);
  self->sounds = g_object_ref (sounds);
  g_signal_connect_object (sounds, "changed", G_CALLBACK (update_sounds_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sounds",
                           G_CALLBACK (update_sounds_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (application, "action-state-changed::language",
                           G_CALLBACK (language_changed_cb), self,
                           G_CONNECT_SWAPPED);
  build (self);

  return GTK_WIDGET (self);
}
