/* ludo-settings.c: what the program remembers between two runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-settings"

#include "config.h"

#include "app/ludo-settings.h"

#include <glib/gstdio.h>

#include "games/games.h"

#define GROUP "ludotheque"
#define WIDTH_DEFAULT 1100
#define HEIGHT_DEFAULT 780
/* One second, as they are listed. */
#define THINK_TIME_DEFAULT 1
/* A window of a damaged file must still be seen. */
#define WINDOW_MIN 200
#define WINDOW_MAX 20000

enum
{
  PROP_0,
  PROP_LIGHT,
  PROP_PACE,
  PROP_ANNOUNCEMENTS,
  PROP_COORDINATES,
  PROP_SOUNDS,
  PROP_OUTLOOK,
  PROP_HINTS,
  PROP_THINK_TIME,
  PROP_READING_LANGUAGE,
  PROP_READING_MODE,
  PROP_READING_SIZE,
  PROP_READING_SPACING,
  PROP_READING_WIDTH,
  PROP_READING_FONT,
  PROP_READING_PAPER,
  PROP_READING_VOICE,
  N_PROPS,
};

/* The words of the file for the values of each choice, in their order; and
 * what holds where the file says nothing. */
static const struct
{
  const char *name;
  const char *const words[LUDO_READING_SIZES + 1];      /* of the longest */
  int fallback;
} choices[N_PROPS] = {
  [PROP_LIGHT] = { "light", { "system", "light", "dark", "contrast",
                              "contrast-dark" },
                   LUDO_LIGHT_SYSTEM },
  [PROP_PACE] = { "pace", { "none", "slow", "normal", "fast", "steps" },
                  LUDO_PACE_NORMAL },
  [PROP_ANNOUNCEMENTS] = { "announcements", { "brief", "normal", "full" },
                           LUDO_DETAIL_NORMAL },
  [PROP_COORDINATES] = { "coordinates", { "false", "true" }, TRUE },
  [PROP_SOUNDS] = { "sounds", { "false", "true" }, FALSE },
  [PROP_OUTLOOK] = { "outlook", { "false", "true" }, FALSE },
  [PROP_HINTS] = { "hints", { "false", "true" }, TRUE },
  [PROP_THINK_TIME] = { "think-time",
                        { "0.5s", "1s", "2s", "5s", "10s", "20s", "30s" },
                        THINK_TIME_DEFAULT },
  [PROP_READING_LANGUAGE] = { "reading-language",
                              { "interface", "fr", "en" }, 0 },
  [PROP_READING_MODE] = { "reading-mode",
                          { "alone", "twin", "both", "exercise" }, 1 },
  /* Percent of the window's text. */
  [PROP_READING_SIZE] = { "reading-size",
                          { "80", "90", "100", "110", "125", "140", "160",
                            "180", "200", "240", "300" },
                          LUDO_READING_SIZE_NORMAL },
  [PROP_READING_SPACING] = { "reading-spacing",
                             { "tight", "normal", "wide" }, 1 },
  [PROP_READING_WIDTH] = { "reading-width",
                           { "narrow", "normal", "wide" }, 1 },
  [PROP_READING_FONT] = { "reading-font",
                          { "book", "window", "sans", "clear" }, 0 },
  [PROP_READING_PAPER] = { "reading-paper",
                           { "window", "light", "dark", "sepia",
                             "contrast" }, 0 },
  [PROP_READING_VOICE] = { "reading-voice",
                           { "slow", "normal", "fast" }, 1 },
};

/* The times to think, in milliseconds. */
static const guint think_times[LUDO_N_THINK_TIMES] = {
  500, 1000, 2000, 5000, 10000, 20000, 30000,
};

struct _LudoSettings
{
  GObject parent_instance;

  int width;
  int height;
  gboolean maximized;
  gboolean changed;
  int values[N_PROPS];          /* of the choices */

  /* Owned */
  char *folder;
  char *language;
  char *last_game;
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoSettings, ludo_settings, G_TYPE_OBJECT)

static gboolean
is_switch (guint prop_id)
{
  return prop_id == PROP_COORDINATES || prop_id == PROP_SOUNDS
         || prop_id == PROP_HINTS || prop_id == PROP_OUTLOOK;
}

static void
ludo_settings_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  LudoSettings *self = LUDO_SETTINGS (object);

  if (prop_id == PROP_0 || prop_id >= N_PROPS)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  else if (is_switch (prop_id))
    g_value_set_boolean (value, self->values[prop_id]);
  else
    g_value_set_int (value, self->values[prop_id]);
}

static void
ludo_settings_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  LudoSettings *self = LUDO_SETTINGS (object);
  int number;

  if (prop_id == PROP_0 || prop_id >= N_PROPS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  number = is_switch (prop_id) ? g_value_get_boolean (value)
                               : g_value_get_int (value);
  if (self->values[prop_id] == number)
    return;

  self->values[prop_id] = number;
  self->changed = TRUE;
  g_object_notify_by_pspec (object, pspec);
}

static void
ludo_settings_finalize (GObject *object)
{
  LudoSettings *self = LUDO_SETTINGS (object);

  g_free (self->folder);
  g_free (self->language);
  g_free (self->last_game);

  G_OBJECT_CLASS (ludo_settings_parent_class)->finalize (object);
}

static void
ludo_settings_class_init (LudoSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                             | G_PARAM_EXPLICIT_NOTIFY);

  object_class->finalize = ludo_settings_finalize;
  object_class->get_property = ludo_settings_get_property;
  object_class->set_property = ludo_settings_set_property;

  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    props[i] =
      is_switch (i)
        ? g_param_spec_boolean (choices[i].name, NULL, NULL,
                                choices[i].fallback, flags)
        : g_param_spec_int (choices[i].name, NULL, NULL, 0,
                            (int) g_strv_length ((char **) choices[i].words)
                              - 1,
                            choices[i].fallback, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ludo_settings_init (LudoSettings *self)
{
  self->width = WIDTH_DEFAULT;
  self->height = HEIGHT_DEFAULT;
  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    self->values[i] = choices[i].fallback;
}

static char *
file_path (LudoSettings *self)
{
  return g_build_filename (self->folder, "settings.ini", NULL);
}

static void
set_aside (const char *path)
{
  g_autofree char *broken = g_strconcat (path, ".broken", NULL);

  if (g_rename (path, broken) != 0)
    g_info ("%s stays where it is", path);
}

static int
read_size (GKeyFile   *file,
           const char *key,
           int         fallback)
{
  int size = g_key_file_get_integer (file, GROUP, key, NULL);

  return size >= WINDOW_MIN && size <= WINDOW_MAX ? size : fallback;
}

static void
read_choices (LudoSettings *self,
              GKeyFile     *file)
{
  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    {
      g_autofree char *word = g_key_file_get_string (file, GROUP,
                                                     choices[i].name, NULL);

      for (int j = 0; word != NULL && choices[i].words[j] != NULL; j++)
        if (g_str_equal (word, choices[i].words[j]))
          self->values[i] = j;
    }
}

static void
load (LudoSettings *self)
{
  g_autofree char *path = file_path (self);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *language = NULL;
  g_autofree char *last_game = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    {
      set_aside (path);
      return;
    }

  language = g_key_file_get_string (file, GROUP, "language", NULL);
  if (g_strcmp0 (language, "fr") == 0 || g_strcmp0 (language, "en") == 0)
    self->language = g_steal_pointer (&language);

  last_game = g_key_file_get_string (file, GROUP, "last-game", NULL);
  if (last_game != NULL && games_find (last_game) != NULL)
    self->last_game = g_steal_pointer (&last_game);

  self->width = read_size (file, "width", WIDTH_DEFAULT);
  self->height = read_size (file, "height", HEIGHT_DEFAULT);
  self->maximized = g_key_file_get_boolean (file, GROUP, "maximized", NULL);
  read_choices (self, file);
}

LudoSettings *
ludo_settings_new (const char *folder)
{
  LudoSettings *self = g_object_new (LUDO_TYPE_SETTINGS, NULL);

  self->folder = folder != NULL
                   ? g_strdup (folder)
                   : g_build_filename (g_get_user_config_dir (),
                                       "ludotheque", NULL);
  load (self);

  return self;
}

const char *
ludo_settings_get_language (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  return self->language;
}

static void
replace (LudoSettings  *self,
         char         **field,
         const char    *value)
{
  if (g_strcmp0 (*field, value) == 0)
    return;

  g_free (*field);
  *field = g_strdup (value);
  self->changed = TRUE;
}

void
ludo_settings_set_language (LudoSettings *self,
                            const char   *language)
{
  g_return_if_fail (LUDO_IS_SETTINGS (self));

  replace (self, &self->language, language);
}

void
ludo_settings_get_window (LudoSettings *self,
                          int          *width,
                          int          *height,
                          gboolean     *maximized)
{
  g_return_if_fail (LUDO_IS_SETTINGS (self));

  *width = self->width;
  *height = self->height;
  *maximized = self->maximized;
}

void
ludo_settings_set_window (LudoSettings *self,
                          int           width,
                          int           height,
                          gboolean      maximized)
{
  g_return_if_fail (LUDO_IS_SETTINGS (self));

  if (self->width == width && self->height == height
      && self->maximized == maximized)
    return;

  self->width = width;
  self->height = height;
  self->maximized = maximized;
  self->changed = TRUE;
}

const char *
ludo_settings_get_last_game (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  return self->last_game;
}

void
ludo_settings_set_last_game (LudoSettings *self,
                             const char   *game_id)
{
  g_return_if_fail (LUDO_IS_SETTINGS (self));

  replace (self, &self->last_game, game_id);
}

LudoLight
ludo_settings_get_light (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), LUDO_LIGHT_SYSTEM);

  return self->values[PROP_LIGHT];
}

LudoPace
ludo_settings_get_pace (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), LUDO_PACE_NORMAL);

  return self->values[PROP_PACE];
}

LudoDetail
ludo_settings_get_announcements (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), LUDO_DETAIL_NORMAL);

  return self->values[PROP_ANNOUNCEMENTS];
}

gboolean
ludo_settings_get_coordinates (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return self->values[PROP_COORDINATES];
}

gboolean
ludo_settings_get_outlook (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return self->values[PROP_OUTLOOK];
}

gboolean
ludo_settings_get_sounds (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return self->values[PROP_SOUNDS];
}

gboolean
ludo_settings_get_hints (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return self->values[PROP_HINTS];
}

guint
ludo_settings_get_think_time (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), think_times[0]);

  return think_times[self->values[PROP_THINK_TIME]];
}

void
ludo_settings_save (LudoSettings *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (LUDO_IS_SETTINGS (self));

  if (!self->changed)
    return;

  if (self->language != NULL)
    g_key_file_set_string (file, GROUP, "language", self->language);
  if (self->last_game != NULL)
    g_key_file_set_string (file, GROUP, "last-game", self->last_game);
  g_key_file_set_integer (file, GROUP, "width", self->width);
  g_key_file_set_integer (file, GROUP, "height", self->height);
  g_key_file_set_boolean (file, GROUP, "maximized", self->maximized);
  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    g_key_file_set_string (file, GROUP, choices[i].name,
                           choices[i].words[self->values[i]]);

  path = file_path (self);
  if (g_mkdir_with_parents (self->folder, 0700) != 0
      || !g_key_file_save_to_file (file, path, &error))
    {
      g_info ("%s is not written: %s", path,
              error != NULL ? error->message : self->folder);
      return;
    }
  self->changed = FALSE;
}
