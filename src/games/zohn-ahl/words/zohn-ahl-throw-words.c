/* zohn-ahl-throw-words.c: what is thrown in Zohn Ahl, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-words.h"

#include <glib/gi18n.h>

/* A sentence of Red's and the same of Green's. */
typedef const char *const Sentence[2];

/* The sentences for a throw by marked faces, without and with the sahe.  The
 * steps are named if they are not as many as the faces. */
static const Sentence thrown[ZOHN_AHL_N_STICKS + 1][2] = {
  {
    { N_("Red throws no marked face: ten steps."),
      N_("Green throws no marked face: ten steps.") },
  },
  {
    { N_("Red throws one marked face."), N_("Green throws one marked face.") },
    { N_("Red throws one marked face, the sahe."),
      N_("Green throws one marked face, the sahe.") },
  },
  {
    { N_("Red throws two marked faces."),
      N_("Green throws two marked faces.") },
    { N_("Red throws two marked faces, the sahe included."),
      N_("Green throws two marked faces, the sahe included.") },
  },
  {
    { N_("Red throws three marked faces."),
      N_("Green throws three marked faces.") },
    { N_("Red throws three marked faces, the sahe included."),
      N_("Green throws three marked faces, the sahe included.") },
  },
  {
    { N_("Red throws four marked faces: six steps."),
      N_("Green throws four marked faces: six steps.") },
    { N_("Red throws four marked faces: five steps."),
      N_("Green throws four marked faces: five steps.") },
  },
};

/* The same in few words.  They need not name the sahe, because another sentence
 * tells that the side throws again. */
static const char *const thrown_short[ZOHN_AHL_N_STICKS + 1] = {
  N_("No mark."), N_("One mark."), N_("Two marks."), N_("Three marks."),
  N_("Four marks."),
};

const char *
zohn_ahl_describe_throw (int32_t value)
{
  gboolean sahe = zohn_ahl_value_sahe (value);

  switch (zohn_ahl_value_marked (value))
    {
    case 0:
      return _("No marked face is up.");
    case 1:
      return sahe ? _("One marked face is up, the green one (sahe).")
                  : _("One marked face is up, but not the green one (sahe).");
    case 2:
      return sahe ? _("Two marked faces are up, the green one (sahe) among "
                      "them.")
                  : _("Two marked faces are up, but not the green one (sahe).");
    case 3:
      return sahe ? _("Three marked faces are up, the green one (sahe) among "
                      "them.")
                  : _("Three marked faces are up, but not the green one "
                      "(sahe).");
    default:
      return _("All four marked faces are up.");
    }
}

gboolean
zohn_ahl_has_sheet_steps (int marked,
                          int steps)
{
  static const int told[ZOHN_AHL_N_STICKS + 1] = { 10, 1, 2, 3, 6 };

  return steps == told[marked] || (marked == ZOHN_AHL_N_STICKS && steps == 5);
}

void
zohn_ahl_add_throw (GString         *text,
                    const GameEvent *event,
                    LudoDetail       detail)
{
  int32_t value = event->value;
  int marked = zohn_ahl_value_marked (value);
  int steps = zohn_ahl_value_steps (value);
  gboolean is_five = marked == ZOHN_AHL_N_STICKS && steps == 5;
  gboolean second = marked == ZOHN_AHL_N_STICKS ? is_five
                                                : zohn_ahl_value_sahe (value);

  if (detail == LUDO_DETAIL_BRIEF)
    {
      ludo_add_sentence (text, g_strdup (gettext (thrown_short[marked])));
      return;
    }
  if (zohn_ahl_has_sheet_steps (marked, steps))
    {
      ludo_add_sentence
        (text, g_strdup (gettext (thrown[marked][second][event->seat])));
      return;
    }

  ludo_add_sentence (text, g_strdup (zohn_ahl_describe_throw (value)));
  ludo_add_sentence (text, g_strdup_printf (
    event->seat == ZOHN_AHL_RED
    ? ngettext ("Red moves %d step.", "Red moves %d steps.", (gulong) steps)
    : ngettext ("Green moves %d step.", "Green moves %d steps.",
                (gulong) steps), steps));
}
