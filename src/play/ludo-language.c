/* ludo-language.c: French or English, whatever the machine speaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-language"

#include "config.h"

#include "play/ludo-language.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

/* What the machine itself asked for, kept to be able to return to it. */
typedef struct
{
  char *language_variable;
  char *messages_locale;
} MachineLanguage;

static MachineLanguage *
machine_language (void)
{
  static MachineLanguage machine;

  return &machine;
}

/* glibc counts changes of the catalogues here; a program that changes
 * LANGUAGE has to count too, or it sees the old translations.  The GNU
 * gettext manual, "Triggering gettext Operations", describes this. */
extern int _nl_msg_cat_cntr;

static gboolean
is_plain_c (const char *locale)
{
  return locale == NULL || g_str_equal (locale, "C")
         || g_str_equal (locale, "POSIX");
}

/* gettext translates nothing under the C locale, so messages take any other
 * one that the machine has; which one does not matter, since LANGUAGE
 * decides. */
static void
leave_plain_c (void)
{
  static const char *const locales[] = {
    "C.UTF-8", "C.utf8", "fr_FR.UTF-8", "en_US.UTF-8", "en_GB.UTF-8",
  };

  if (!is_plain_c (setlocale (LC_MESSAGES, NULL)))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_MESSAGES, locales[i]) != NULL)
      return;
}

/* Whether @name is @language or, as "fr_CA.UTF-8" of "fr", one of its
 * variants; "frr", Frisian, is none. */
static gboolean
is_variant (const char *name,
            const char *language)
{
  return g_str_has_prefix (name, language)
         && !g_ascii_isalpha (name[strlen (language)]);
}

/* The first language of the machine's wishes that the program has, whether or
 * not its locale is installed: LANGUAGE first, then LC_ALL, LC_MESSAGES and
 * LANG, the order that gettext follows. */
static const char *
wished_language (void)
{
  const char *const *names =
    g_get_language_names_with_category ("LC_MESSAGES");

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (is_variant (names[i], "fr"))
        return "fr";
      if (is_variant (names[i], "en"))
        return "en";
    }

  return "en";
}

/* NULL for none.  The environment is left alone where nothing changes. */
static void
set_variable (const char *value)
{
  if (g_strcmp0 (g_getenv ("LANGUAGE"), value) == 0)
    return;

  if (value != NULL)
    g_setenv ("LANGUAGE", value, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  _nl_msg_cat_cntr++;
}

static void
use_language (const char *language)
{
  leave_plain_c ();
  set_variable (language);
}

static void
follow_machine (void)
{
  const MachineLanguage *machine = machine_language ();

  set_variable (machine->language_variable);
  if (machine->messages_locale != NULL)
    setlocale (LC_MESSAGES, machine->messages_locale);

  /* LANG may ask for a locale that is not installed: setlocale() has then
   * refused it, but the wish is known. */
  if (g_str_equal (wished_language (), "fr"))
    use_language ("fr");
}

void
ludo_language_set (const char *language)
{
  g_return_if_fail (language == NULL || g_str_equal (language, "fr")
                    || g_str_equal (language, "en"));

  if (language != NULL)
    use_language (language);
  else
    follow_machine ();
}

void
ludo_language_init (const char *localedir,
                    const char *language)
{
  MachineLanguage *machine = machine_language ();

  setlocale (LC_ALL, "");
  /* Labels are UTF-8 whatever the machine is set to. */
  if (is_plain_c (setlocale (LC_CTYPE, NULL)))
    setlocale (LC_CTYPE, "C.UTF-8");

  g_free (machine->language_variable);
  machine->language_variable = g_strdup (g_getenv ("LANGUAGE"));
  g_free (machine->messages_locale);
  machine->messages_locale = g_strdup (setlocale (LC_MESSAGES, NULL));

  bindtextdomain (GETTEXT_PACKAGE, localedir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  ludo_language_set (language);
}

char *
ludo_language_lend (const char *language)
{
  const char *before = g_getenv ("LANGUAGE");
  char *lent;

  if (language == NULL || g_str_equal (language, wished_language ()))
    return NULL;

  /* To gettext an empty variable is the same as none. */
  lent = g_strdup (before != NULL ? before : "");
  ludo_language_set (language);

  return lent;
}

void
ludo_language_return (char *lent)
{
  if (lent == NULL)
    return;

  set_variable (*lent != '\0' ? lent : NULL);
  g_free (lent);
}

const char *
ludo_language_get (void)
{
  return wished_language ();
}
