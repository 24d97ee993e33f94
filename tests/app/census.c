/* census.c: which of the program's objects are alive
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "census.h"

#include <malloc.h>

#ifdef __SANITIZE_ADDRESS__
/* A function of the sanitizer's allocator, for which gcc has no header. */
size_t __sanitizer_get_current_allocated_bytes (void);
#endif

/* All classes inherit from GObject's what they do not do by themselves, and
 * pass the rest on to it; so two of its functions see every object. */
static struct
{
  GMutex mutex;                 /* models are made in threads too */
  GHashTable *living;           /* GObject to its number, guint64 * */
  guint64 n_made;
  void (*constructed) (GObject *object);
  void (*finalize) (GObject *object);
} census;

static gboolean
is_ours (GObject *object)
{
  static const char *const prefixes[] = {
    "Ludo", "Chisolo", "KenWan", "Tavli", "ZohnAhl",
  };
  const char *name = G_OBJECT_TYPE_NAME (object);

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (name, prefixes[i]))
      return TRUE;

  return FALSE;
}

static void
constructed (GObject *object)
{
  census.constructed (object);
  if (!is_ours (object))
    return;

  g_mutex_lock (&census.mutex);
  census.n_made++;
  g_hash_table_insert (census.living, object,
                       g_memdup2 (&census.n_made, sizeof census.n_made));
  g_mutex_unlock (&census.mutex);
}

static void
finalize (GObject *object)
{
  g_mutex_lock (&census.mutex);
  g_hash_table_remove (census.living, object);
  g_mutex_unlock (&census.mutex);
  census.finalize (object);
}

void
census_begin (void)
{
  GObjectClass *klass = g_type_class_ref (G_TYPE_OBJECT);

  g_mutex_init (&census.mutex);
  census.living = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  census.constructed = klass->constructed;
  census.finalize = klass->finalize;
  klass->constructed = constructed;
  klass->finalize = finalize;
}

guint64
census_mark (void)
{
  guint64 mark;

  g_mutex_lock (&census.mutex);
  mark = census.n_made;
  g_mutex_unlock (&census.mutex);

  return mark;
}

static guint
count (guint64  mark,
       gboolean print)
{
  GHashTableIter iter;
  gpointer object;
  guint64 *number;
  guint n = 0;

  g_mutex_lock (&census.mutex);
  g_hash_table_iter_init (&iter, census.living);
  while (g_hash_table_iter_next (&iter, &object, (gpointer *) &number))
    if (*number > mark)
      {
        n++;
        if (print)
          g_printerr ("# alive: %s, number %" G_GUINT64_FORMAT ", held %u "
                      "times\n", G_OBJECT_TYPE_NAME (object), *number,
                      G_OBJECT (object)->ref_count);
      }
  g_mutex_unlock (&census.mutex);

  return n;
}

guint
census_count (guint64 mark)
{
  return count (mark, FALSE);
}

void
census_print (guint64 mark)
{
  count (mark, TRUE);
}

guint
census_count_strays (gboolean print)
{
  GHashTableIter iter;
  gpointer object;
  guint n = 0;

  g_mutex_lock (&census.mutex);
  g_hash_table_iter_init (&iter, census.living);
  while (g_hash_table_iter_next (&iter, &object, NULL))
    if (GTK_IS_WIDGET (object) && gtk_widget_get_root (object) == NULL)
      {
        n++;
        if (print)
          g_printerr ("# without a window: %s, held %u times\n",
                      G_OBJECT_TYPE_NAME (object),
                      G_OBJECT (object)->ref_count);
      }
  g_mutex_unlock (&census.mutex);

  return n;
}

gsize
census_in_use (void)
{
#ifdef __SANITIZE_ADDRESS__
  return __sanitizer_get_current_allocated_bytes ();
#else
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
#endif
}
