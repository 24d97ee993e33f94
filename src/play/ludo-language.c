/* ludo-language.c: French or English, whatever the machine speaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gettext translates nothing where messages have the C locale; under any
 * other it follows LANGUAGE, even where the locale of that language is not
 * installed.  So LANGUAGE asks for French from the start on, and the locale of
 * messages says which of the two is spoken: the program's, which changes when
 * the reader wants another language, or a thread's own for the while that it
 * paints something for a reader of the other one.
 *
 * The environment changes at the start and at no other time, because threads
 * read it.  Programs that this one starts are given theirs as they start.
 */

#include "config.h"

#include "play/ludo-language.h"

#include <glib/gi18n.h>
#include <string.h>

/* The last is there where no locale was ever made: glibc has no such territory
 * and falls back to the folder of C.UTF-8, which it brings itself.  C.UTF-8
 * does not do under its own name, because newer glibc (2.41 does, 2.36 does
 * not) translates nothing in a locale whose name begins with "C.". */
static const char *const french_locales[] = { "fr_FR.UTF-8", "C_FR.UTF-8" };

/* The language that the machine asks for and the locales that it has. */
typedef struct
{
  const char *language;         /* "fr" or "en" */
  char *variable;               /* LANGUAGE as it was; NULL: unset */
  char *vain;                   /* what it asks for in vain; NULL: nothing */
  char *french;                 /* the locale of French; NULL: none */
  gboolean wants_french;
  gboolean uses_own;            /* no language was asked for but its own */
} MachineLanguage;

static MachineLanguage *
machine_language (void)
{
  static MachineLanguage machine = { .language = "en" };

  return &machine;
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

/* The first language among the machine's wishes that the program has, whether
 * or not its locale is installed, "C" where no translation is wished for, or
 * NULL. */
static const char *
find_language (void)
{
  const char *const *names =
    g_get_language_names_with_category ("LC_MESSAGES");

  /* GLib adds the last, "C", itself. */
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

/* The variable that decides before all others, or NULL. */
static const char *
find_wish (void)
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

/* Finds the language that the machine asks for, as gettext does: in LANGUAGE
 * first, then in LC_ALL, LC_MESSAGES or LANG, also if LANGUAGE names no
 * language of the program.  LANGUAGE is "fr" afterwards.
 *
 * A language that the program does not have is reported only if it may be a
 * mistake: in a list of languages, or as a locale that is not on the machine.
 * A machine that speaks German is none.
 */
static void
read_wishes (MachineLanguage *machine,
             gboolean         exists)
{
  g_autofree char *wish = g_strdup (find_wish ());
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

  g_clear_pointer (&machine->vain, g_free);
  if (language == NULL && (listed || !exists))
    machine->vain = g_steal_pointer (&wish);
  machine->language = g_strcmp0 (language, "fr") == 0 ? "fr" : "en";
  g_setenv ("LANGUAGE", "fr", TRUE);
}

/* The machine's own French where it has one, as screen readers ask for the name
 * of the locale. */
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

  machine->uses_own = language == NULL;
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

  read_wishes (machine, exists);
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
    return g_strdup (_("French cannot be spoken, as no locale is installed, "
                       "not even C.UTF-8"));
  if (machine->uses_own && machine->vain != NULL)
    /* Translators: what the variable LANGUAGE or LANG holds. */
    return g_strdup_printf (_("it does not have the language that is asked "
                              "for, “%s”, so it speaks English"),
                            machine->vain);

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

/* The program's locale in all but the messages. */
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
