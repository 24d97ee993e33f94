/* ludo-sealed-set.c: sticks whose chance somebody hid behind a word
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/sealed/ludo-sealed-set.h"

#include <glib/gi18n.h>
#include <string.h>

#include "chance/throws/ludo-sampler.h"

#define GROUP "Sealed sticks"
#define VERSION 1

/* The bytes of a salt, of the block around the chance, and of a digest. */
#define SALT 16
#define BLOCK 32
#define DIGEST 32

/* The first half of a block is the chance and noise, the second checks it. */
#define HALF (BLOCK / 2)

/* How often the digest of a word is digested again, so that words cannot be
 * tried by the million. */
#define ROUNDS 10000

struct _LudoSealedSet
{
  char *name;                   /* owned */
  LudoSampler sampler;
  guint8 salt[SALT];
  guint8 word[DIGEST];          /* of the word */
  guint8 block[BLOCK];          /* scrambled */
};

gboolean
ludo_sealed_set_allows (const char *name,
                        const char *word)
{
  gboolean blank = TRUE;

  if (g_utf8_strlen (name, -1) > LUDO_SEALED_NAME_MAX)
    return FALSE;
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;
    else
      blank &= g_unichar_isspace (g_utf8_get_char (p));
  if (blank)
    return FALSE;
  for (const char *p = word; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_isspace (g_utf8_get_char (p)))
      return TRUE;

  return FALSE;
}

/* Digests @head, then @n bytes of @data. */
static void
digest (const char   *head,
        const guint8 *data,
        gsize         n,
        guint8        result[DIGEST])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = DIGEST;

  g_checksum_update (checksum, (const guchar *) head, -1);
  g_checksum_update (checksum, data, (gssize) n);
  g_checksum_get_digest (checksum, result, &length);
}

static void
digest_word (const LudoSealedSet *set,
             const char          *word,
             guint8               result[DIGEST])
{
  g_autofree char *folded = g_utf8_casefold (word, -1);
  g_autofree char *normal = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);

  digest (g_strstrip (normal), set->salt, SALT, result);
  for (guint i = 0; i < ROUNDS; i++)
    digest ("", result, DIGEST, result);
}

/* Scrambles the block, or scrambles it back. */
static void
scramble (const LudoSealedSet *set,
          guint8               block[BLOCK])
{
  guint8 mask[DIGEST];

  digest (GROUP, set->salt, SALT, mask);
  for (guint i = 0; i < BLOCK; i++)
    block[i] ^= mask[i];
}

/* The check holds all lines of a file together, so that none of them can be
 * replaced by one of another file. */
static void
find_check (const LudoSealedSet *set,
            const guint8         block[BLOCK],
            guint8               check[DIGEST])
{
  guint8 all[HALF + SALT + DIGEST];

  memcpy (all, block, HALF);
  memcpy (all + HALF, set->salt, SALT);
  memcpy (all + HALF + SALT, set->word, DIGEST);
  digest (set->name, all, sizeof all, check);
}

static void
set_percent (LudoSealedSet *set,
             guint          percent)
{
  ludo_sampler_init_sticks (&set->sampler);
  for (guint i = 0; i < LUDO_SAMPLER_STICKS; i++)
    set->sampler.percent[i] = percent;
}

static void
fill_random (guint8 *bytes,
             gsize   n)
{
  for (gsize i = 0; i < n; i++)
    bytes[i] = (guint8) g_random_int_range (0, 256);
}

LudoSealedSet *
ludo_sealed_set_new (const char *name,
                     guint       percent,
                     const char *word)
{
  LudoSealedSet *set;
  guint8 check[DIGEST];

  g_return_val_if_fail (ludo_sealed_set_allows (name, word)
                        && percent >= LUDO_SEALED_PERCENT_MIN
                        && percent <= LUDO_SEALED_PERCENT_MAX, NULL);

  set = g_new0 (LudoSealedSet, 1);
  set->name = g_strstrip (g_strdup (name));
  set_percent (set, percent);
  fill_random (set->salt, SALT);
  digest_word (set, word, set->word);
  fill_random (set->block, HALF);
  set->block[0] = (guint8) percent;
  find_check (set, set->block, check);
  memcpy (set->block + HALF, check, BLOCK - HALF);
  scramble (set, set->block);

  return set;
}

void
ludo_sealed_set_free (LudoSealedSet *set)
{
  if (set == NULL)
    return;

  g_free (set->name);
  g_free (set);
}

static void
write_bytes (GKeyFile     *file,
             const char   *key,
             const guint8 *bytes,
             gsize         n)
{
  g_autofree char *text = g_base64_encode (bytes, n);

  g_key_file_set_string (file, GROUP, key, text);
}

char *
ludo_sealed_set_dup_text (const LudoSealedSet *set)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, GROUP, "Version", VERSION);
  g_key_file_set_string (file, GROUP, "Name", set->name);
  write_bytes (file, "Salt", set->salt, SALT);
  write_bytes (file, "Word", set->word, DIGEST);
  write_bytes (file, "Sticks", set->block, BLOCK);

  return g_key_file_to_data (file, NULL, NULL);
}

static gboolean
refuse (GError **error)
{
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               _("This file of sealed sticks is cut short, or somebody has "
                 "changed it."));

  return FALSE;
}

static gboolean
read_bytes (GKeyFile   *file,
            const char *key,
            guint8     *bytes,
            gsize       n)
{
  g_autofree char *text = g_key_file_get_string (file, GROUP, key, NULL);
  g_autofree guchar *read = NULL;
  g_autofree char *again = NULL;
  gsize length;

  if (text == NULL)
    return FALSE;

  /* GLib decodes even a text that is no base64, so that only writing the bytes
   * again shows whether it was. */
  read = g_base64_decode (text, &length);
  again = g_base64_encode (read, length);
  if (length != n || !g_str_equal (again, text))
    return FALSE;
  memcpy (bytes, read, n);

  return TRUE;
}

static gboolean
read_set (GKeyFile       *file,
          LudoSealedSet  *set,
          GError        **error)
{
  guint8 check[DIGEST];
  guint8 block[BLOCK];
  int version = g_key_file_get_integer (file, GROUP, "Version", NULL);

  if (version > VERSION)
    {
      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                   _("These sticks are of version %d, which only a later "
                     "version of the program can read."), version);
      return FALSE;
    }
  set->name = g_key_file_get_string (file, GROUP, "Name", NULL);
  if (version < 1 || set->name == NULL
      || !ludo_sealed_set_allows (set->name, "-")
      || !read_bytes (file, "Salt", set->salt, SALT)
      || !read_bytes (file, "Word", set->word, DIGEST)
      || !read_bytes (file, "Sticks", set->block, BLOCK))
    return refuse (error);

  memcpy (block, set->block, BLOCK);
  scramble (set, block);
  find_check (set, block, check);
  if (memcmp (check, block + HALF, BLOCK - HALF) != 0
      || block[0] < LUDO_SEALED_PERCENT_MIN
      || block[0] > LUDO_SEALED_PERCENT_MAX)
    return refuse (error);
  set_percent (set, block[0]);

  return TRUE;
}

LudoSealedSet *
ludo_sealed_set_new_from_text (const char  *text,
                               GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (LudoSealedSet) set = g_new0 (LudoSealedSet, 1);

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE,
                                  NULL))
    {
      refuse (error);
      return NULL;
    }

  return read_set (file, set, error) ? g_steal_pointer (&set) : NULL;
}

const char *
ludo_sealed_set_get_name (const LudoSealedSet *set)
{
  return set->name;
}

gboolean
ludo_sealed_set_equal (const LudoSealedSet *set,
                       const LudoSealedSet *other)
{
  return memcmp (set->salt, other->salt, SALT) == 0
         && memcmp (set->block, other->block, BLOCK) == 0;
}

guint
ludo_sealed_set_draw (const LudoSealedSet *set,
                      GameRng             *rng)
{
  return ludo_sampler_get_outcome (&set->sampler,
                                   ludo_sampler_draw (&set->sampler, rng));
}

gboolean
ludo_sealed_set_open (const LudoSealedSet *set,
                      const char          *word,
                      guint               *percent)
{
  guint8 found[DIGEST];

  digest_word (set, word, found);
  if (memcmp (found, set->word, DIGEST) != 0)
    return FALSE;
  *percent = set->sampler.percent[0];

  return TRUE;
}
