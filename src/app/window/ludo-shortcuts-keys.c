/* ludo-shortcuts-keys.c: the keys that do something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-shortcuts-keys"

#include "config.h"

#include "app/window/ludo-shortcuts-keys.h"

#include <glib/gi18n.h>

#define GAMES N_("Games")
#define BOARD N_("On the board")
#define EARLIER N_("Earlier positions")
#define PAGES N_("Pages to read")
#define WINDOW N_("Window")

static const LudoShortcutsKey keys[] = {
  { GAMES, N_("New game"), "<Control>n" },
  { GAMES, N_("New window"), "<Control><Shift>n" },
  { GAMES, N_("Open a game"), "<Control>o" },
  { GAMES, N_("Save the game"), "<Control>s" },
  { GAMES, N_("Print the game"), "<Control>p" },
  { GAMES, N_("Undo"), "<Control>z" },
  { GAMES, N_("Redo"), "<Control><Shift>z" },
  { GAMES, N_("Say the score"), "<Control>i" },

  { BOARD, N_("Go from place to place"), "Left Right Up Down" },
  { BOARD, N_("The other diagonal"), "<Control>Up <Control>Down" },
  { BOARD, N_("Pick, drop or throw"), "Return space" },
  { BOARD, N_("Throw"), "r" },
  { BOARD, N_("Let go of what was picked"), "Escape" },
  { BOARD, N_("Next step, when moves are shown step by step"), "period" },
  { BOARD, N_("Hint, and then more of it"), "h <Control>h" },
  { BOARD, N_("Say the position"), "o" },
  { BOARD, N_("Say the last move"), "l" },
  { BOARD, N_("Say the legal moves"), "m" },

  { EARLIER, N_("One move back"), "<Alt>Left" },
  { EARLIER, N_("One move forward"), "<Alt>Right" },
  { EARLIER, N_("Start of the game"), "<Alt>Home" },
  { EARLIER, N_("Last position"), "<Alt>End" },
  { EARLIER, N_("In the list of moves: first or last"), "Home End" },
  { EARLIER, N_("In the graph of the chances: along the moves"),
    "Left Right Page_Up Page_Down" },
  { EARLIER, N_("Return to the game"), "Escape" },

  { PAGES, N_("From sentence to sentence"), "Up Down" },
  { PAGES, N_("To the twin of the sentence"), "Left Right" },
  { PAGES, N_("Show the twin or reveal the sentence"), "Return space" },
  { PAGES, N_("Find in this page"), "<Control>f" },
  { PAGES, N_("Search all pages"), "<Control><Shift>f" },
  { PAGES, N_("Next place found, or the one before"),
    "<Control>g <Control><Shift>g" },
  { PAGES, N_("Back to what was read before, or forward"),
    "<Alt>Left <Alt>Right" },
  { PAGES, N_("Back from a page"), "<Alt>Left" },
  { PAGES, N_("Larger, smaller or usual text"),
    "<Control>plus <Control>minus <Control>0" },
  { PAGES, N_("Copy the sentence in both languages"), "<Control>c" },
  { PAGES, N_("Copy the paragraph in both languages"), "<Control><Shift>c" },
  { PAGES, N_("Read the page aloud, or stop reading"), "<Control>r" },
  { PAGES, N_("Print the page that is being read"), "<Control>p" },
  { PAGES, N_("From the text to its tools and back"), "F6" },

  { WINDOW, N_("Help"), "F1" },
  { WINDOW, N_("Rules of this game"), "F2" },
  { WINDOW, N_("Projector view"), "F11" },
  { WINDOW, N_("Leave the projector view or the full screen"), "Escape" },
  { WINDOW, N_("Back to the games"), "<Alt>Up" },
  { WINDOW, N_("Main menu"), "F10" },
  { WINDOW, N_("Preferences"), "<Control>comma" },
  { WINDOW, N_("Keyboard shortcuts"), "<Control>question" },
  { WINDOW, N_("Quit"), "<Control>q" },
};

const LudoShortcutsKey *
ludo_shortcuts_keys (guint *n)
{
  *n = G_N_ELEMENTS (keys);

  return keys;
}
