/* ludo-settings.c: what the program remembers between two runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-settings"

#include "config.h"

#include "app/settings/ludo-settings-private.h"

#include "games/games.h"

/* A change is written this many milliseconds later, with what else changes
 * meanwhile: a session may end without a word. */
#define SAVE_DELAY 700

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

typedef enum
{
  CHOICE,
  SWITCH,
  NUMBER,
  TEXT,
} Kind;

/* The properties, each of which is the key of its name.  The words of a
 * choice and the defaults are the schema's alone. */
static const struct
{
  const char *name;
  Kind kind;
  int min;
  int max;
} keys[N_PROPS] = {
  [PROP_LIGHT] = { "light", CHOICE, 0, LUDO_N_LIGHTS - 1 },
  [PROP_PACE] = { "pace", CHOICE, 0, LUDO_N_PACES - 1 },
  [PROP_ANNOUNCEMENTS] = { "announcements", CHOICE, 0, LUDO_DETAIL_FULL },
  [PROP_COORDINATES] = { "coordinates", SWITCH },
  [PROP_SOUNDS] = { "sounds", SWITCH },
  [PROP_OUTLOOK] = { "outlook", SWITCH },
  [PROP_HINTS] = { "hints", SWITCH },
  [PROP_THINK_TIME] = { "think-time", CHOICE, 0, LUDO_N_THINK_TIMES - 1 },
  [PROP_READING_LANGUAGE] = { "reading-language", CHOICE, 0, 2 },
  [PROP_READING_MODE] = { "reading-mode", CHOICE, 0, 3 },
  [PROP_READING_SIZE] = { "reading-size", NUMBER, LUDO_READING_SIZE_MIN,
                          LUDO_READING_SIZE_MAX },
  [PROP_READING_SPACING] = { "reading-spacing", CHOICE, 0, 2 },
  [PROP_READING_WIDTH] = { "reading-width", CHOICE, 0, 2 },
  [PROP_READING_FONT] = { "reading-font", CHOICE, 0, 3 },
  [PROP_READING_PAPER] = { "reading-paper", CHOICE, 0, 4 },
  [PROP_READING_VOICE] = { "reading-voice", CHOICE, 0, 2 },
};

/* The keys that are no properties. */
static const struct
{
  const char *name;
  Kind kind;
} others[] = {
  { "language", CHOICE }, { "last-game", TEXT }, { "width", NUMBER },
  { "height", NUMBER }, { "maximized", SWITCH },
};

/* In the order of the schema's words. */
static const char *const languages[] = { NULL, "fr", "en" };

/* The times to think, in milliseconds. */
static const guint think_times[LUDO_N_THINK_TIMES] = {
  500, 1000, 2000, 5000, 10000, 20000, 30000,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LudoSettings, ludo_settings, G_TYPE_OBJECT)

static int
get_number (LudoSettings *self,
            const char   *name,
            Kind          kind)
{
  if (kind == SWITCH)
    return g_settings_get_boolean (self->gsettings, name);

  return kind == NUMBER ? g_settings_get_int (self->gsettings, name)
                        : g_settings_get_enum (self->gsettings, name);
}

static gboolean
is_in_range (LudoSettings *self,
             const char   *name,
             int           number)
{
  g_autoptr (GSettingsSchemaKey) key =
    g_settings_schema_get_key (self->schema, name);
  g_autoptr (GVariant) value =
    g_variant_ref_sink (g_variant_new_int32 (number));

  return g_settings_schema_key_range_check (key, value);
}

static gboolean
save_cb (gpointer data)
{
  LudoSettings *self = data;

  self->save_id = 0;
  ludo_settings_save (self);

  return G_SOURCE_REMOVE;
}

static void
note_change (LudoSettings *self,
             const char   *name)
{
  g_hash_table_add (self->unsaved, g_strdup (name));
  if (self->save_id == 0)
    self->save_id = g_timeout_add (SAVE_DELAY, save_cb, self);
}

static void
set_number (LudoSettings *self,
            const char   *name,
            Kind          kind,
            int           number)
{
  if (get_number (self, name, kind) == number
      || (kind == NUMBER && !is_in_range (self, name, number)))
    return;

  note_change (self, name);
  if (kind == SWITCH)
    g_settings_set_boolean (self->gsettings, name, number);
  else if (kind == NUMBER)
    g_settings_set_int (self->gsettings, name, number);
  else
    g_settings_set_enum (self->gsettings, name, number);
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
  else if (keys[prop_id].kind == SWITCH)
    g_value_set_boolean (value, get_number (self, keys[prop_id].name,
                                            SWITCH));
  else
    g_value_set_int (value, get_number (self, keys[prop_id].name,
                                        keys[prop_id].kind));
}

static void
ludo_settings_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  LudoSettings *self = LUDO_SETTINGS (object);
  Kind kind;

  if (prop_id == PROP_0 || prop_id >= N_PROPS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  kind = keys[prop_id].kind;
  set_number (self, keys[prop_id].name, kind,
              kind == SWITCH ? g_value_get_boolean (value)
                             : g_value_get_int (value));
}

static void
ludo_settings_finalize (GObject *object)
{
  LudoSettings *self = LUDO_SETTINGS (object);

  g_clear_handle_id (&self->save_id, g_source_remove);
  g_clear_object (&self->gsettings);
  g_clear_pointer (&self->schema, g_settings_schema_unref);
  g_hash_table_unref (self->unsaved);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->reason);

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
    props[i] = keys[i].kind == SWITCH
                 ? g_param_spec_boolean (keys[i].name, NULL, NULL, FALSE,
                                         flags)
                 : g_param_spec_int (keys[i].name, NULL, NULL, keys[i].min,
                                     keys[i].max, keys[i].min, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_signal_new ("trouble", LUDO_TYPE_SETTINGS, G_SIGNAL_RUN_LAST, 0, NULL,
                NULL, NULL, G_TYPE_NONE, 0);
}

static void
ludo_settings_init (LudoSettings *self)
{
  self->unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         NULL);
}

/* Whether @schema has this key, as what it is taken for: GLib ends the program
 * that asks for another. */
static gboolean
has_key (GSettingsSchema *schema,
         const char      *name,
         Kind             kind)
{
  static const char *const types[] = {
    [CHOICE] = "s", [SWITCH] = "b", [NUMBER] = "i", [TEXT] = "s",
  };
  g_autoptr (GSettingsSchemaKey) key = NULL;

  if (!g_settings_schema_has_key (schema, name))
    return FALSE;

  key = g_settings_schema_get_key (schema, name);

  return g_variant_type_equal (g_settings_schema_key_get_value_type (key),
                               G_VARIANT_TYPE (types[kind]));
}

static gboolean
is_complete (GSettingsSchema *schema)
{
  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    if (!has_key (schema, keys[i].name, keys[i].kind))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (!has_key (schema, others[i].name, others[i].kind))
      return FALSE;

  return TRUE;
}

LudoSettings *
ludo_settings_new (const char *folder)
{
  g_autoptr (GSettingsSchema) schema = ludo_settings_file_find_schema ();
  LudoSettings *self;

  if (schema == NULL || !is_complete (schema))
    return NULL;

  self = g_object_new (LUDO_TYPE_SETTINGS, NULL);
  self->schema = g_steal_pointer (&schema);
  self->folder = folder != NULL
                   ? g_strdup (folder)
                   : g_build_filename (g_get_user_config_dir (),
                                       "ludotheque", NULL);
  self->path = g_build_filename (self->folder, "settings.ini", NULL);
  _ludo_settings_load (self);

  return self;
}

const char *
ludo_settings_get_language (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  return languages[get_number (self, "language", CHOICE)];
}

void
ludo_settings_set_language (LudoSettings *self,
                            const char   *language)
{
  int number = 0;

  g_return_if_fail (LUDO_IS_SETTINGS (self));

  for (guint i = 1; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (language, languages[i]) == 0)
      number = (int) i;
  set_number (self, "language", CHOICE, number);
}

void
ludo_settings_get_window (LudoSettings *self,
                          int          *width,
                          int          *height,
                          gboolean     *maximized)
{
  g_return_if_fail (LUDO_IS_SETTINGS (self));

  *width = get_number (self, "width", NUMBER);
  *height = get_number (self, "height", NUMBER);
  *maximized = get_number (self, "maximized", SWITCH);
}

void
ludo_settings_set_window (LudoSettings *self,
                          int           width,
                          int           height,
                          gboolean      maximized)
{
  g_return_if_fail (LUDO_IS_SETTINGS (self));

  set_number (self, "width", NUMBER, width);
  set_number (self, "height", NUMBER, height);
  set_number (self, "maximized", SWITCH, maximized);
}

const char *
ludo_settings_get_last_game (LudoSettings *self)
{
  g_autofree char *id = NULL;
  const GameRules *rules;

  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  /* It may be a game of another version. */
  id = g_settings_get_string (self->gsettings, "last-game");
  rules = games_find (id);

  return rules != NULL ? rules->id : NULL;
}

void
ludo_settings_set_last_game (LudoSettings *self,
                             const char   *game_id)
{
  g_return_if_fail (LUDO_IS_SETTINGS (self));

  if (g_strcmp0 (game_id, ludo_settings_get_last_game (self)) == 0)
    return;

  note_change (self, "last-game");
  g_settings_set_string (self->gsettings, "last-game",
                         game_id != NULL ? game_id : "");
}

LudoLight
ludo_settings_get_light (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), LUDO_LIGHT_SYSTEM);

  return g_settings_get_enum (self->gsettings, "light");
}

LudoPace
ludo_settings_get_pace (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), LUDO_PACE_NORMAL);

  return g_settings_get_enum (self->gsettings, "pace");
}

LudoDetail
ludo_settings_get_announcements (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), LUDO_DETAIL_NORMAL);

  return g_settings_get_enum (self->gsettings, "announcements");
}

gboolean
ludo_settings_get_coordinates (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return g_settings_get_boolean (self->gsettings, "coordinates");
}

gboolean
ludo_settings_get_outlook (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return g_settings_get_boolean (self->gsettings, "outlook");
}

gboolean
ludo_settings_get_sounds (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return g_settings_get_boolean (self->gsettings, "sounds");
}

gboolean
ludo_settings_get_hints (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), FALSE);

  return g_settings_get_boolean (self->gsettings, "hints");
}

guint
ludo_settings_get_think_time (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), think_times[0]);

  return think_times[g_settings_get_enum (self->gsettings, "think-time")];
}
