/* ludo-class-omissions.c: what the table of a class leaves out, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class-view.h"

#include <glib/gi18n.h>

#include "play/ludo-isolate.h"

static const LudoOmission *
get_omission (const LudoClass *self,
              guint            index)
{
  return g_ptr_array_index (self->omissions, index);
}

char *
ludo_class_dup_omission (const LudoClass *self,
                         guint            index,
                         gboolean         names)
{
  const LudoOmission *item = get_omission (self, index);
  g_autofree char *place = ludo_isolate (item->place);
  g_autofree char *name = item->name != NULL ? ludo_isolate (item->name) : NULL;

  if (item->kind == LUDO_OMISSION_LESSON
      || item->kind == LUDO_OMISSION_NO_LESSON || (names && name == NULL))
    return g_steal_pointer (&place);
  if (names)
    return g_strdup_printf ("%s · %s", name, place);
  if (item->row >= 0 && item->kind != LUDO_OMISSION_COPY)
    /* Translators: %u is the number of a pupil. */
    return g_strdup_printf (_("Pupil %u"), (guint) item->row + 1);

  return item->kind == LUDO_OMISSION_BARE || item->kind == LUDO_OMISSION_DEEP
           /* Translators: %u counts what is not in the table, without names. */
           ? g_strdup_printf (_("Folder %u"), index + 1)
           /* Translators: %u counts what is not in the table, without names. */
           : g_strdup_printf (_("File %u"), index + 1);
}

static char *
dup_copied (const LudoClass *self,
            guint            row,
            gboolean         names)
{
  g_autofree char *place =
    ludo_isolate (ludo_class_get_row (self, row)->place);

  /* Translators: %s is a file. */
  return names ? g_strdup_printf (_("a copy of “%s”"), place)
               /* Translators: %u is the number of a pupil. */
               : g_strdup_printf (_("a copy of the work of pupil %u"),
                                  row + 1);
}

static char *
dup_other_lesson (const LudoOmission *item)
{
  g_autofree char *title =
    item->lesson != NULL
      ? ludo_class_dup_title_of (item->lesson, ludo_page_language_now ())
      : g_strdup (item->detail);

  /* Translators: %s is what a lesson is called. */
  return g_strdup_printf (_("the result of another lesson, “%s”: open a folder "
                            "with the results of that lesson only"), title);
}

char *
ludo_class_dup_omission_reason (const LudoClass *self,
                                guint            index,
                                gboolean         names)
{
  const LudoOmission *item = get_omission (self, index);

  switch (item->kind)
    {
    case LUDO_OMISSION_COPY:
      return dup_copied (self, (guint) item->row, names);
    case LUDO_OMISSION_OTHER_LESSON:
      return dup_other_lesson (item);
    case LUDO_OMISSION_NO_LESSON:
      return g_strdup (_("the file of this lesson is not in the folder, so the "
                         "answers are shown as they were written: put it "
                         "there, then open the folder again"));
    case LUDO_OMISSION_STRANGE_STEP:
      return g_strdup_printf (_("this lesson has no step “%s”: this work was "
                                "done in another version of it"),
                              item->detail);
    case LUDO_OMISSION_EMPTY:
      return g_strdup (_("this file is empty"));
    case LUDO_OMISSION_PACKED:
      return g_strdup (_("this file is compressed: extract it, then open the "
                         "folder again"));
    case LUDO_OMISSION_BARE:
      return g_strdup (_("there are no results in this folder"));
    case LUDO_OMISSION_DEEP:
      return g_strdup (_("this folder is too deep inside others to be read: "
                         "move it up"));
    case LUDO_OMISSION_TOO_MANY:
      return g_strdup_printf (_("only the first %d files were read"),
                              LUDO_CLASS_FILES_MAX);
    case LUDO_OMISSION_ANSWERS:
      return g_strdup_printf (
        ngettext ("%u answer belongs to a question that this lesson asks "
                  "differently",
                  "%u answers belong to questions that this lesson asks "
                  "differently",
                  item->n), item->n);
    case LUDO_OMISSION_LINES:
      return g_strdup_printf (
        ngettext ("%u line of an unknown kind was skipped",
                  "%u lines of an unknown kind were skipped", item->n),
        item->n);
    case LUDO_OMISSION_UNREADABLE:
    case LUDO_OMISSION_LESSON:
    default:
      return g_strdup (item->detail);
    }
}
