/* ludo-sealed-makers.c: four makers of sticks, each with a sealed set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Their words are in the help, for the teacher.
 */

#include "chance/sealed/ludo-sealed-makers.h"

#include <glib/gi18n.h>

#include "chance/sealed/ludo-sealed.h"

static const struct
{
  const char *name;
  const char *text;             /* of the set's file */
} makers[LUDO_SEALED_MAKERS] = {
  /* Translators: an invented maker of sticks, and their sticks. */
  { N_("The Turner"),
    "[Sealed sticks]\n"
    "Version=1\n"
    "Name=The Turner\n"
    "Salt=cb960RMcwoHhepl2GWyYqQ==\n"
    "Word=k1fQhImwr1Kaq6cWFBlBhoOivxabNYg4Q1wlXAcr2W0=\n"
    "Sticks=TEP8OYfLEqNF/lsjLKoIpTt545E8LwfF29vTuhFMCpM=\n" },
  { N_("The Carpenter"),
    "[Sealed sticks]\n"
    "Version=1\n"
    "Name=The Carpenter\n"
    "Salt=Z9PcsWV7Q1syF+AnwQ4TkA==\n"
    "Word=nIkj6a7bHjtGcSdAngNj11TI5icWBrLMJyyQmXcDSsw=\n"
    "Sticks=hNFpLNegxpW8CLLLeJSCRTRUdG8urVSRGkYQs3Sw6PU=\n" },
  { N_("The Basket Maker"),
    "[Sealed sticks]\n"
    "Version=1\n"
    "Name=The Basket Maker\n"
    "Salt=aMna919tFW44HYdrgxmrTA==\n"
    "Word=AkQONJwbNqPXZhKeGgyqBJZMl7t5uxNRQpUxncwTMy8=\n"
    "Sticks=Kd7pQN1Yh9iUaf29hX37jUonrvKS/Z+2w7kNPpBc0Go=\n" },
  { N_("The Wheelwright"),
    "[Sealed sticks]\n"
    "Version=1\n"
    "Name=The Wheelwright\n"
    "Salt=Zk9wMNf1JgmLuywVpF/VsQ==\n"
    "Word=lA1S5ZLlLCi1XdyMuGm3w7Nq3wiFQBYYRABEIoFWr0E=\n"
    "Sticks=UVdZRx1VgUfKKvKBk7OCFyexD0iCoTb4MkPJbjGZrWE=\n" },
};

const char *
ludo_sealed_maker_get_name (guint index)
{
  g_return_val_if_fail (index < LUDO_SEALED_MAKERS, NULL);

  return makers[index].name;
}

LudoSealedSet *
ludo_sealed_maker_new_set (guint index)
{
  g_return_val_if_fail (index < LUDO_SEALED_MAKERS, NULL);

  return ludo_sealed_set_new_from_text (makers[index].text, NULL);
}
