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
 * Other programs that this one starts, to show a print or a licence, speak as
 * it does: English where their messages have the C locale.  So the environment
 * changes at the start and with the reader's language, and at no other time.
 */

#include "config.h"

#include "play/ludo-language.h"

#include <libintl.h>
#include <string.h>

/* Not "C": which one does not matter, since LANGUAGE decides. */
static const char *const french_locales[] = {
  "C.UTF-8", "fr_FR.UTF-8", "en_US.UTF-8", "en_GB.UTF-8",
};

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

/* What the machine itself asked for, kept to be able to return to it. */
typedef struct
{
  const char *language;
  char *messages_variable;
} MachineLanguage;

static MachineLanguage *
machine_language (void)
{
  static MachineLanguage machine = { .language = "en" };

  return &machine;
}

/* What other programs are to speak.  NULL for none. */
static void
set_messages_variable (const char *value)
{
  if (g_strcmp0 (g_getenv ("LC_MESSAGES"), value) == 0)
    return;

  if (value != NULL)
    g_setenv ("LC_MESSAGES", value, TRUE);
  else
    g_unsetenv ("LC_MESSAGES");
}

void
ludo_language_set (const char *language)
{
  g_return_if_fail (language == NULL || g_str_equal (language, "fr")
                    || g_str_equal (language, "en"));

  if (language == NULL)
    language = machine_language ()->language;
  if (g_str_equal (language, "en"))
    {
      setlocale (LC_MESSAGES, "C");
      set_messages_variable ("C");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (french_locales); i++)
    if (setlocale (LC_MESSAGES, french_locales[i]) != NULL)
      break;
  set_messages_variable (machine_language ()->messages_variable);
}

void
ludo_language_init (const char *localedir,
                    const char *language)
{
  MachineLanguage *machine = machine_language ();
  const char *all = g_getenv ("LC_ALL");
  const char *ctype;

  setlocale (LC_ALL, "");
  /* Labels are UTF-8 whatever the machine is set to. */
  ctype = setlocale (LC_CTYPE, NULL);
  if (g_str_equal (ctype, "C") || g_str_equal (ctype, "POSIX"))
    setlocale (LC_CTYPE, "C.UTF-8");

  machine->language = wished_language ();
  g_free (machine->messages_variable);
  machine->messages_variable = g_strdup (g_getenv ("LC_MESSAGES"));
  g_setenv ("LANGUAGE", "fr", TRUE);
  /* It would outdo LC_MESSAGES. */
  if (all != NULL && *all != '\0')
    {
      g_setenv ("LANG", all, TRUE);
      g_unsetenv ("LC_ALL");
    }

  bindtextdomain (GETTEXT_PACKAGE, localedir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  ludo_language_set (language);
}

/* The program's locale in all but the messages. */
static locale_t
make_locale (const char *const *names,
             guint              n_names)
{
  locale_t rest = duplocale (LC_GLOBAL_LOCALE);
  locale_t made = (locale_t) 0;

  for (guint i = 0; i < n_names && made == (locale_t) 0; i++)
    made = newlocale (LC_MESSAGES_MASK, names[i], rest);
  if (made == (locale_t) 0)
    freelocale (rest);

  return made;
}

locale_t
ludo_language_push (const char *language)
{
  static const char *const english_locales[] = { "C" };
  static gsize made;
  static locale_t english, french;

  if (language == NULL)
    return (locale_t) 0;

  if (g_once_init_enter (&made))
    {
      english = make_locale (english_locales, 1);
      french = make_locale (french_locales, G_N_ELEMENTS (french_locales));
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
