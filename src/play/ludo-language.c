/* ludo-language.c: switches between French and English on any machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gettext does not translate if the locale of messages is C.  Under any other
 * locale it follows LANGUAGE, even if no locale of that language is installed.
 * LANGUAGE is therefore always "fr", and the locale of messages switches: C
 * means English, any other French.  It is set for the program when the reader
 * chooses a language, and for a single thread while that draws something in the
 * other language.
 *
 * The environment changes only at the start, because threads read it.  Programs
 * that this one launches get the environment that it found.
 */

#include "config.h"

#include "play/ludo-language.h"

#include <glib/gi18n.h>
#include <string.h>

/* The locales that are tried for French.  The second works on a machine without
 * any French locale: glibc knows no such territory and falls back to C.UTF-8,
 * which it always has.  C.UTF-8 by its own name would not work, because newer
 * versions of glibc (2.41, but not 2.36) do not translate in a locale whose
 * name begins with "C.". */
static const char *const french_locales[] = { "fr_FR.UTF-8", "C_FR.UTF-8" };

/* The language that the machine asks for and the locales that it has. */
typedef struct
{
  const char *language;         /* "fr" or "en" */
  char *variable;               /* LANGUAGE as it was; NULL: unset */
  char *unknown;                /* a language that the machine asks for and the
                                 * program does not have; or NULL */
  char *french;                 /* the locale of French, or NULL */
  gboolean wants_french;        /* the program should speak French */
  gboolean follows_machine;     /* the reader has chosen no language */
} MachineLanguage;

static MachineLanguage *
machine_language (void)
{
  static MachineLanguage machine = { .language = "en" };

  return &machine;
}

/* Returns whether the locale @name is of @language, as "fr" and "fr_CA.UTF-8"
 * are of "fr", and "frr", Frisian, is not. */
static gboolean
is_variant (const char *name,
            const char *language)
{
  return g_str_has_prefix (name, language)
         && !g_ascii_isalpha (name[strlen (language)]);
}

/* Returns the first language that the environment asks for and the program has,
 * even if its locale is not installed; "C" if the environment asks for no
 * translation; otherwise NULL. */
static const char *
find_language (void)
{
  const char *const *names =
    g_get_language_names_with_category ("LC_MESSAGES");

  /* Leave out the last name, "C", which GLib adds itself. */
  for (guint i = 0; names[i + 1] != NULL; i++)
    {
      if (is_variant (names[i], "fr"))
        return "fr";
      if (is_variant (names[i], "en"))
        return "en";
      if (is_variant (names[i], "C") || g_str_equal (names[i], "POSIX"))
        return "C";
    }

  return NULL;
}

/* Returns the value of the environment variable that takes precedence, or
 * NULL. */
static const char *
find_requested (void)
{
  static const char *const names[] = { "LANGUAGE", "LC_ALL", "LC_MESSAGES",
                                       "LANG" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *value = g_getenv (names[i]);

      if (value != NULL && value[0] != '\0')
        return value;
    }

  return NULL;
}

/* Finds the language that the environment asks for, as gettext does: LANGUAGE
 * comes first, then LC_ALL, LC_MESSAGES and LANG.  Sets LANGUAGE to "fr".
 * @exists: whether the locale of messages is installed
 *
 * A language that the program does not have is reported only if it may be a
 * mistake: if LANGUAGE lists it, or if its locale is not installed.  A machine
 * that is set to German as a whole is no mistake.
 */
static void
read_environment (MachineLanguage *machine,
                  gboolean         exists)
{
  g_autofree char *requested = g_strdup (find_requested ());
  const char *language = find_language ();
  gboolean listed;

  g_free (machine->variable);
  machine->variable = g_strdup (g_getenv ("LANGUAGE"));
  listed = machine->variable != NULL && machine->variable[0] != '\0';
  if (language == NULL && listed)
    {
      g_unsetenv ("LANGUAGE");
      language = find_language ();
      if (g_strcmp0 (language, "C") == 0)
        language = NULL;
    }

  g_clear_pointer (&machine->unknown, g_free);
  if (language == NULL && (listed || !exists))
    machine->unknown = g_steal_pointer (&requested);
  machine->language = g_strcmp0 (language, "fr") == 0 ? "fr" : "en";
  g_setenv ("LANGUAGE", "fr", TRUE);
}

/* Returns the name of a locale of French, or NULL.  The machine's own comes
 * first, because screen readers ask for the name of the locale. */
static char *
find_french (void)
{
  g_autofree char *own = g_strdup (setlocale (LC_MESSAGES, NULL));

  if (is_variant (own, "fr"))
    return g_steal_pointer (&own);
  for (guint i = 0; i < G_N_ELEMENTS (french_locales); i++)
    if (setlocale (LC_MESSAGES, french_locales[i]) != NULL)
      return g_strdup (french_locales[i]);

  return NULL;
}

void
ludo_language_set (const char *language)
{
  MachineLanguage *machine = machine_language ();

  g_return_if_fail (language == NULL || g_str_equal (language, "fr")
                    || g_str_equal (language, "en"));

  machine->follows_machine = language == NULL;
  if (language == NULL)
    language = machine->language;
  machine->wants_french = g_str_equal (language, "fr");
  setlocale (LC_MESSAGES, machine->wants_french && machine->french != NULL
                            ? machine->french : "C");
}

void
ludo_language_init (const char *localedir,
                    const char *language)
{
  MachineLanguage *machine = machine_language ();
  const char *ctype;
  gboolean exists;

  /* LC_ALL fails as a whole if one of its categories does. */
  setlocale (LC_ALL, "");
  exists = setlocale (LC_MESSAGES, "") != NULL;
  /* Labels are UTF-8 in every locale. */
  ctype = setlocale (LC_CTYPE, NULL);
  if (g_str_equal (ctype, "C") || g_str_equal (ctype, "POSIX"))
    setlocale (LC_CTYPE, "C.UTF-8");

  read_environment (machine, exists);
  g_free (machine->french);
  machine->french = find_french ();

  bindtextdomain (GETTEXT_PACKAGE, localedir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  ludo_language_set (language);
}

char *
ludo_language_dup_problem (void)
{
  const MachineLanguage *machine = machine_language ();

  if (machine->wants_french && machine->french == NULL)
    return g_strdup (_("French cannot be used, as no locale is installed, "
                       "not even C.UTF-8"));
  if (machine->follows_machine && machine->unknown != NULL)
    /* Translators: what the variable LANGUAGE or LANG holds. */
    return g_strdup_printf (_("the language asked for, “%s”, is not available, "
                              "so English is used"),
                            machine->unknown);

  return NULL;
}

char **
ludo_language_dup_environ (void)
{
  const char *variable = machine_language ()->variable;
  char **all = g_get_environ ();

  return variable != NULL ? g_environ_setenv (all, "LANGUAGE", variable, TRUE)
                          : g_environ_unsetenv (all, "LANGUAGE");
}

/* Returns the program's locale with the messages of the locale @name. */
static locale_t
make_locale (const char *name)
{
  locale_t rest = duplocale (LC_GLOBAL_LOCALE);
  locale_t made = newlocale (LC_MESSAGES_MASK, name, rest);

  if (made == (locale_t) 0)
    freelocale (rest);

  return made;
}

locale_t
ludo_language_push (const char *language)
{
  static gsize made;
  static locale_t english, french;

  if (language == NULL)
    return (locale_t) 0;

  if (g_once_init_enter (&made))
    {
      const char *name = machine_language ()->french;

      english = make_locale ("C");
      french = make_locale (name != NULL ? name : "C");
      g_once_init_leave (&made, 1);
    }

  return uselocale (g_str_equal (language, "fr") ? french : english);
}

void
ludo_language_pop (locale_t before)
{
  uselocale (before);
}

const char *
ludo_language_get (void)
{
  return g_str_equal (setlocale (LC_MESSAGES, NULL), "C") ? "en" : "fr";
}
