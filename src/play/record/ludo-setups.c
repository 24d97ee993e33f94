/* ludo-setups.c: positions that somebody keeps to begin games from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-setups.h"

#include <glib/gi18n.h>

#include "play/ludo-lines.h"
#include "play/ludo-quote.h"
#include "play/ludo-reason.h"
#include "play/record/ludo-data-file.h"
#include "play/record/ludo-save-file.h"

/* A larger file is not one that this program wrote. */
#define BYTES_MAX (256 * 1024)

static char *
dup_path (const char *folder)
{
  return folder != NULL
           ? g_build_filename (folder, "setups.ini", NULL)
           : g_build_filename (g_get_user_data_dir (), "ludotheque",
                               "setups.ini", NULL);
}

/* Loads the set-ups of @folder, whose file is @path, into @file.
 * Returns: (transfer full) (nullable): why that file cannot be read, if there
 * is one. */
static char *
load_school (GKeyFile          *file,
             LudoContentFolder *folder,
             const char        *path)
{
  g_autofree char *display_name = g_filename_display_name (path);
  g_autofree char *shown = ludo_quote (display_name, LUDO_QUOTE_SENTENCE);
  g_autoptr (GError) reason = NULL;
  gsize length = 0;
  g_autofree char *text = ludo_content_folder_read (folder, "setups.ini",
                                                    BYTES_MAX, &length,
                                                    &reason);

  if (text != NULL)
    {
      g_autofree char *normal = ludo_lines_normalize (text, (gssize) length);

      if (g_key_file_load_from_data (file, normal, (gsize) -1,
                                     G_KEY_FILE_KEEP_COMMENTS, NULL))
        return NULL;
    }
  else if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return NULL;
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    /* Translators: %s is a file. */
    return g_strdup_printf (_("“%s” is too large."), shown);
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    return g_strdup (reason->message);
  else if (!g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    return g_strdup_printf (_("The file “%s” cannot be read: %s."), shown,
                            ludo_reason_from_error (reason));

  /* Translators: %s is a file. */
  return g_strdup_printf (_("“%s” is not a file of set-ups."), shown);
}

/* Loads the user's own set-ups.  Returns: FALSE with @error if there is a file
 * that cannot be read. */
static gboolean
load (const char  *folder,
      GKeyFile    *file,
      GError     **error)
{
  g_autofree char *path = dup_path (folder);
  g_autofree char *text = NULL;
  g_autofree char *normal = NULL;
  g_autofree char *name = NULL;
  g_autofree char *why = NULL;
  g_autoptr (GError) reason = NULL;
  gsize length;

  if (!ludo_data_file_load (path, BYTES_MAX, &text, &length, error))
    return FALSE;
  if (text == NULL)
    return TRUE;

  normal = ludo_lines_normalize (text, (gssize) length);
  if (g_key_file_load_from_data (file, normal, (gsize) -1,
                                 G_KEY_FILE_KEEP_COMMENTS, &reason))
    return TRUE;

  name = ludo_quote (path, LUDO_QUOTE_SENTENCE);
  why = ludo_quote (reason->message, LUDO_QUOTE_SENTENCE);
  g_set_error (error, reason->domain, reason->code,
               _("The file “%s” cannot be read: %s."), name, why);

  return FALSE;
}

/* The name that @group keeps a position of this game by, or NULL. */
static char *
dup_name (GKeyFile   *file,
          const char *group,
          const char *game_id)
{
  g_autofree char *game = g_key_file_get_string (file, group, "game", NULL);
  g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
  g_autofree char *position = g_key_file_get_string (file, group, "position",
                                                     NULL);
  GameState state;

  if (g_strcmp0 (game, game_id) != 0 || name == NULL || name[0] == '\0'
      || g_utf8_strlen (name, -1) > LUDO_SETUP_NAME_MAX || position == NULL
      || !ludo_game_info_for (game_id)->rules->parse (position, &state, NULL))
    return NULL;

  return g_steal_pointer (&name);
}

/* The group that keeps @name of this game, or NULL. */
static char *
find_group (GKeyFile   *file,
            const char *game_id,
            const char *wanted)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char *name = dup_name (file, groups[i], game_id);

      if (g_strcmp0 (name, wanted) == 0)
        return g_strdup (groups[i]);
    }

  return NULL;
}

static void
setup_free (gpointer data)
{
  LudoSetup *setup = data;

  g_free (setup->name);
  g_free (setup->position);
  g_free (setup);
}

static gboolean
has_name (const GPtrArray *setups,
          guint            n_nearer,
          const char      *name)
{
  for (guint i = 0; i < n_nearer; i++)
    if (g_str_equal (((LudoSetup *) g_ptr_array_index (setups, i))->name,
                     name))
      return TRUE;

  return FALSE;
}

/* Adds the set-ups of this game in @file, except those whose name a folder
 * before has.  Returns: the number of groups that name this game but have no
 * position of it. */
static guint
add_all (GKeyFile   *file,
         const char *game_id,
         LudoOrigin  origin,
         GPtrArray  *setups)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);
  guint n_nearer = setups->len;
  guint n_bad = 0;

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char *game = g_key_file_get_string (file, groups[i], "game",
                                                     NULL);
      g_autofree char *name = dup_name (file, groups[i], game_id);
      LudoSetup *setup;

      n_bad += name == NULL && g_strcmp0 (game, game_id) == 0;
      if (name == NULL || has_name (setups, n_nearer, name))
        continue;
      setup = g_new0 (LudoSetup, 1);
      setup->origin = origin;
      setup->name = g_steal_pointer (&name);
      setup->position = g_key_file_get_string (file, groups[i], "position",
                                               NULL);
      g_ptr_array_add (setups, setup);
    }

  return n_bad;
}

static void
add_problems (GPtrArray  *problems,
              const char *path,
              guint       n_bad,
              const char *problem)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (problems != NULL && problem != NULL)
    g_ptr_array_add (problems, g_strdup (problem));
  if (problems != NULL && n_bad > 0)
    g_ptr_array_add (problems,
                     /* Translators: %u is a number of set-ups, %s a file. */
                     g_strdup_printf (ngettext ("%u set-up in “%s” is left "
                                                "out: it is not a position "
                                                "of this game.",
                                                "%u set-ups in “%s” are "
                                                "left out: they are not "
                                                "positions of this game.",
                                                n_bad), n_bad,
                                      shown));
}

/* Adds the set-ups that @folder provides, which cannot be changed here. */
static void
add_given (LudoContentFolder *folder,
           const char        *game_id,
           GPtrArray         *setups,
           GPtrArray         *problems)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = g_build_filename (folder->path, "setups.ini", NULL);
  g_autofree char *problem = load_school (file, folder, path);

  add_problems (problems, path, add_all (file, game_id, folder->origin, setups),
                problem);
}

GPtrArray *
ludo_setups_list (const char *folder,
                  GPtrArray  *folders,
                  const char *game_id,
                  GPtrArray  *problems)
{
  GPtrArray *setups = g_ptr_array_new_with_free_func (setup_free);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = dup_path (folder);
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (folders != NULL && game_id != NULL, setups);

  load (folder, file, &error);
  add_problems (problems, path,
                add_all (file, game_id, LUDO_ORIGIN_OWN, setups),
                error != NULL ? error->message : NULL);
  for (guint i = 0; i < folders->len; i++)
    {
      LudoContentFolder *given = g_ptr_array_index (folders, i);

      if (given->origin != LUDO_ORIGIN_OWN)
        add_given (given, game_id, setups, problems);
    }

  return setups;
}

char *
ludo_setups_dup_position (const char *folder,
                          const char *game_id,
                          const char *name)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *group = NULL;

  g_return_val_if_fail (game_id != NULL && name != NULL, NULL);

  load (folder, file, NULL);
  group = find_group (file, game_id, name);

  return group != NULL ? g_key_file_get_string (file, group, "position", NULL)
                       : NULL;
}

/* Puts the set-up into @file, or takes it out. */
static void
change (GKeyFile   *file,
        const char *game_id,
        const char *name,
        const char *position)
{
  g_autofree char *group = find_group (file, game_id, name);

  for (guint i = 1; group == NULL && position != NULL; i++)
    {
      g_autofree char *free_one = g_strdup_printf ("setup-%u", i);

      if (!g_key_file_has_group (file, free_one))
        group = g_steal_pointer (&free_one);
    }
  if (position != NULL)
    {
      g_key_file_set_string (file, group, "game", game_id);
      g_key_file_set_string (file, group, "name", name);
      g_key_file_set_string (file, group, "position", position);
    }
  else if (group != NULL)
    g_key_file_remove_group (file, group, NULL);
}

void
ludo_setups_save_async (const char          *folder,
                        const char          *game_id,
                        const char          *name,
                        const char          *position,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *path = dup_path (folder);
  g_autofree char *above = g_path_get_dirname (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;
  gsize length;
  char *text;

  g_return_if_fail (game_id != NULL && name != NULL);

  /* A file that cannot be read is not overwritten. */
  if (!load (folder, keys, &error))
    {
      g_task_report_error (NULL, callback, user_data, NULL, error);
      return;
    }
  change (keys, game_id, name, position);
  text = g_key_file_to_data (keys, &length, NULL);
  bytes = g_bytes_new_take (text, length);
  ludo_data_file_make_folder (above, NULL);
  ludo_data_file_clear_way (path);
  ludo_save_file_async (file, bytes, callback, user_data);
}

gboolean
ludo_setups_save_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
