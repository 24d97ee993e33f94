/* ludo-settings-private.h: what the files of the settings share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/settings/ludo-settings.h"

#include "app/settings/ludo-settings-file.h"

G_BEGIN_DECLS

/* LudoSettingsTrouble: what there is to be told. */
typedef enum
{
  LUDO_SETTINGS_NO_TROUBLE,
  LUDO_SETTINGS_MENDED,         /* and where the damaged file is */
  LUDO_SETTINGS_DAMAGED,        /* and which file */
  LUDO_SETTINGS_UNKEPT,         /* and why */
} LudoSettingsTrouble;

struct _LudoSettings
{
  GObject parent_instance;

  gboolean unkept;              /* that was said already */
  guint save_id;                /* while something waits to be written */
  LudoSettingsTrouble trouble;

  /* Owned */
  GSettingsSchema *schema;
  GSettings *gsettings;         /* in memory */
  GHashTable *unsaved;          /* names of the keys that changed since */
  char *folder;
  char *path;
  char *reason;                 /* of the trouble, or NULL */
};

/* ludo-settings-keep.c: begins with what the file has. */
void _ludo_settings_load (LudoSettings *self);

G_END_DECLS
