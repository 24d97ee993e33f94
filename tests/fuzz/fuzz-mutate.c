/* fuzz-mutate.c: small damage
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include <string.h>

/* The longest piece that is doubled or lent by another input, in bytes. */
#define PIECE_MAX 80

static const char *const numbers[] = {
  "0", "-1", "1", "127", "128", "255", "256", "32768", "65536", "2147483647",
  "-2147483648", "4294967296", "9223372036854775807", "-9223372036854775808",
  "18446744073709551615", "99999999999999999999", "1e999", "nan", "0x10",
  "007", "1.5", "",
};

static gsize
below (GameRng *rng,
       gsize    n)
{
  return n > 0 ? game_rng_below (rng, (guint32) n) : 0;
}

static void
replace_number (GString *text,
                gsize    at,
                GameRng *rng)
{
  gsize end;

  while (at < text->len && !g_ascii_isdigit (text->str[at]))
    at++;
  for (end = at; end < text->len && g_ascii_isdigit (text->str[end]);)
    end++;
  g_string_erase (text, (gssize) at, (gssize) (end - at));
  g_string_insert (text, (gssize) at,
                   numbers[below (rng, G_N_ELEMENTS (numbers))]);
}

static void
lend_piece (GString   *text,
            gsize      at,
            GPtrArray *corpus,
            GameRng   *rng)
{
  const GString *other = g_ptr_array_index (corpus, below (rng, corpus->len));
  gsize from = below (rng, other->len);

  g_string_insert_len (text, (gssize) at, other->str + from,
                       (gssize) below (rng, MIN (other->len - from,
                                                 PIECE_MAX) + 1));
}

void
fuzz_mutate (GString        *text,
             const FuzzKind *kind,
             GPtrArray      *corpus,
             GameRng        *rng)
{
  gsize at = below (rng, text->len);
  gsize n_words = g_strv_length ((char **) kind->words);
  g_autofree char *piece = NULL;

  switch (below (rng, 10))
    {
    case 0:
      if (text->len > 0)
        text->str[at] = (char) below (rng, 256);
      break;
    case 1:
      if (text->len > 0)
        text->str[at] ^= (char) (1 << below (rng, 8));
      break;
    case 2:
      g_string_truncate (text, at);
      break;
    case 3:
    case 4:
      g_string_erase (text, (gssize) at,
                      (gssize) below (rng, MIN (text->len - at, PIECE_MAX)
                                           + 1));
      break;
    case 5:
      g_string_insert_c (text, (gssize) at, '\n');
      break;
    case 6:
      piece = g_strndup (text->str + at, PIECE_MAX);
      g_string_insert (text, (gssize) at, piece);
      break;
    case 7:
      replace_number (text, at, rng);
      break;
    case 8:
      lend_piece (text, at, corpus, rng);
      break;
    default:
      g_string_insert (text, (gssize) at, kind->words[below (rng, n_words)]);
    }
}
