/* ludo-kit-box.c: the box of a kit, to cut out and glue
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-box.h"

#include <glib/gi18n.h>

#include "print/kit/ludo-kit-pages.h"
#include "print/ludo-booklet-figure.h"
#include "print/ludo-print-words.h"

/* In points: the name on the lid, and the letter of the set. */
#define NAME_SIZE 19.2
#define LETTER_SIZE 13

/* In points, the name in front; and the share of its colours that a picture
 * keeps below a text. */
#define FRONT_SIZE 14
#define LIGHT 0.22

/* In millimetres, between the name and what is beside it. */
#define BETWEEN 2.0

/* BoxSheets: the data of the sheets of a box. */
typedef struct
{
  LudoPrint *print;             /* borrowed */
  const LudoKit *kit;
  char *letter;                 /* owned: of the set, or NULL */
  LudoPagePicture *picture;     /* owned, or NULL */
  int n_boxes;
  LudoBox boxes[2];
} BoxSheets;

static void
box_sheets_free (gpointer data)
{
  BoxSheets *sheets = data;

  g_clear_object (&sheets->picture);
  g_free (sheets->letter);
  g_free (sheets);
}

char *
ludo_kit_dup_counted (LudoPrint         *print,
                      const LudoKitPart *part,
                      const char        *text,
                      const char        *between)
{
  g_autofree char *format = ludo_print_dup_text (print, text, between);
  g_autofree char *number = g_strdup_printf ("%d", part->packed.n);
  GString *counted = g_string_new (format);

  g_string_replace (counted, "%d", number, 0);

  return g_string_free (counted, FALSE);
}

void
ludo_kit_draw_picture (LudoPrint       *print,
                       LudoPagePicture *picture,
                       cairo_t         *cr,
                       double           size)
{
  cairo_tag_begin (cr, "Figure", NULL);
  ludo_booklet_draw_picture (picture, cr, size,
                             ludo_print_get_options (print)->mono);
  cairo_tag_end (cr, "Figure");
}

/* Draws on the base of the box which set it holds, and how many of what, so
 * that one counts what goes back into it. */
static void
draw_count (const BoxSheets *sheets,
            cairo_t         *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (sheets->print);
  const LudoRect *base = &sheets->boxes[0].faces[LUDO_BOX_BASE];
  double y = base->y + 2;

  y += ludo_print_text (sheets->print, cr, sheets->letter, base->x + 3, y, 0, 0,
                        LETTER_SIZE, TRUE);
  for (int i = 0; i < sheets->kit->n_parts; i++)
    {
      const LudoKitPart *part = &sheets->kit->parts[i];
      g_autofree char *what = NULL;

      if (part->packed.n == 0 || !ludo_kit_has_part (part, options))
        continue;
      what = ludo_kit_dup_counted (sheets->print, part, part->what, " / ");
      y += ludo_print_text (sheets->print, cr, what, base->x + 3, y,
                            base->width - 6, 0, LUDO_PRINT_SMALLEST, FALSE);
    }
}

/* Draws the picture as wide as @rect in it, so light that the text on it is
 * read; nothing where there is no picture. */
static void
draw_light (const BoxSheets *sheets,
            const LudoRect  *rect,
            cairo_t         *cr)
{
  if (sheets->picture == NULL)
    return;

  cairo_save (cr);
  cairo_rectangle (cr, rect->x, rect->y, rect->width, rect->height);
  cairo_clip (cr);
  cairo_translate (cr, rect->x,
                   rect->y - (rect->width - rect->height) / 2);
  ludo_kit_draw_picture (sheets->print, sheets->picture, cr, rect->width);
  cairo_set_source_rgba (cr, 1, 1, 1, 1 - LIGHT);
  cairo_paint (cr);
  cairo_restore (cr);
}

static char *
say_facts (gconstpointer    data,
           LudoPageLanguage language)
{
  return ludo_game_info_dup_facts (ludo_game_info_for (data));
}

/* Writes the name of the game in the middle of @rect and, below it, how many
 * play it for how long where that is wished and has room. */
static void
draw_name (const BoxSheets *sheets,
           const LudoRect  *rect,
           double           size,
           gboolean         facts,
           cairo_t         *cr)
{
  LudoPrint *print = sheets->print;
  const LudoGameInfo *info = ludo_game_info_for (sheets->kit->game_id);
  double middle = rect->x + rect->width / 2, room = rect->width - 2 * BETWEEN;
  g_autofree char *name = ludo_print_dup_text (print, info->name,
                                               facts ? "\n" : " / ");
  g_autofree char *said = ludo_print_dup_said (
    ludo_print_get_options (print)->language, say_facts, sheets->kit->game_id,
    "\n");
  double height = ludo_print_text (print, NULL, name, 0, 0, room, 0, size,
                                   TRUE);
  double below = ludo_print_text (print, NULL, said, 0, 0, room, 0,
                                  LUDO_PRINT_SMALLEST, FALSE) + BETWEEN;
  double y;

  facts = facts && height + below < rect->height;
  y = rect->y + (rect->height - height - (facts ? below : 0)) / 2;
  cairo_set_source_rgb (cr, 0, 0, 0);
  ludo_print_text (print, cr, name, middle, y, room, 0.5, size, TRUE);
  if (facts)
    ludo_print_text (print, cr, said, middle, y + height + BETWEEN, room, 0.5,
                     LUDO_PRINT_SMALLEST, FALSE);
}

/* Draws the picture and the name on the lid: beside each other on a long one,
 * and else one below the other; without a picture the name is in the middle. */
static void
draw_lid (const BoxSheets *sheets,
          const LudoRect  *lid,
          cairo_t         *cr)
{
  LudoPrint *print = sheets->print;
  const char *game = ludo_game_info_for (sheets->kit->game_id)->name;
  g_autofree char *name = ludo_print_dup_text (print, game, "\n");
  gboolean below = sheets->picture != NULL && lid->height > 0.8 * lid->width;
  double height = ludo_print_text (print, NULL, name, 0, 0, 0, 0, NAME_SIZE,
                                   TRUE);
  /* The name needs room beside the picture on a deep lid as well. */
  double size = sheets->picture == NULL ? 0
                : below ? lid->height - height - 3 * BETWEEN
                        : MIN (lid->height, 0.55 * lid->width);
  LudoRect rest = *lid;

  if (below)
    {
      rest.y += size + BETWEEN;
      rest.height -= size + BETWEEN;
      draw_light (sheets, lid, cr);
    }
  else
    {
      rest.x += size;
      rest.width -= size;
      draw_light (sheets, &rest, cr);
    }
  if (sheets->picture != NULL)
    {
      cairo_save (cr);
      cairo_translate (cr, below ? lid->x + (lid->width - size) / 2 : lid->x,
                       below ? lid->y + BETWEEN : lid->y);
      ludo_kit_draw_picture (print, sheets->picture, cr, size);
      cairo_restore (cr);
    }
  draw_name (sheets, &rest, NAME_SIZE, !below, cr);
}

/* Draws the name on the wall that is seen when the box stands on a shelf. */
static void
draw_front (const BoxSheets *sheets,
            const LudoRect  *front,
            cairo_t         *cr)
{
  draw_light (sheets, front, cr);
  draw_name (sheets, front, FRONT_SIZE, FALSE, cr);
}

/* Draws the net @index of the box. */
static void
draw_box (LudoPrint *print,
          gpointer   data,
          guint      index,
          cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const BoxSheets *sheets = data;
  const LudoBox *box = &sheets->boxes[index];
  const double x = LUDO_PRINT_MARGIN + LUDO_KIT_EDGE;
  const LudoRect *base = &box->faces[LUDO_BOX_BASE];
  const char *game = ludo_game_info_for (options->game_id)->name;
  g_autofree char *title = ludo_print_dup_text (print, LUDO_KIT_BOX, " / ");
  g_autofree char *games = ludo_print_dup_text (print, game, " / ");
  g_autofree char *head =
    sheets->n_boxes == 1 ? g_strdup_printf ("%s – %s", games, title)
                         : g_strdup_printf ("%s – %s (%u/%d)", games, title,
                                            index + 1, sheets->n_boxes);
  g_autofree char *note = ludo_print_dup_text (
    print,
    sheets->n_boxes == 1
      ? N_("Cut along the solid lines, fold back along the dashed ones and "
           "glue the four tabs; tuck in the flap of the lid.")
      : N_("Cut along the solid lines, fold back along the dashed ones and "
           "glue the four tabs inside; the name is on the lid."), "\n");
  double bottom = 0;
  LudoRect area;

  ludo_print_text_as (print, cr, "H1", head, x, LUDO_PRINT_MARGIN, 0, 0, 11,
                      TRUE);
  ludo_print_text_as (print, cr, "P", note, x,
                      LUDO_PRINT_MARGIN + LUDO_KIT_NOTE,
                      options->width - 2 * x, 0, LUDO_PRINT_TEXT - 0.5, FALSE);
  ludo_kit_area (options, &area);
  cairo_save (cr);
  for (int i = 0; i < box->net.n_faces; i++)
    bottom = MAX (bottom, box->faces[i].y + box->faces[i].height);
  /* A long note moves the net down as far as there is room. */
  cairo_translate (cr, area.x + (area.width - base->width) / 2 - base->x,
                   area.y + MIN (ludo_kit_measure_note (print, note),
                                 area.height - bottom));
  /* A tray stands within its lid, whose walls are seen. */
  if (box->lid >= 0)
    {
      draw_lid (sheets, &box->faces[box->lid], cr);
      draw_front (sheets, &box->faces[0], cr);
    }
  if (sheets->letter != NULL && index == 0)
    draw_count (sheets, cr);
  cairo_new_path (cr);
  ludo_net_draw (cr, &box->net, 1);
  cairo_restore (cr);
  ludo_kit_draw_bar (print, cr);
}

void
ludo_kit_add_box (LudoPrint     *print,
                  const LudoKit *kit,
                  const char    *letter)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  g_autofree char *title = ludo_print_dup_text (print, LUDO_KIT_BOX, " / ");
  BoxSheets *sheets = g_new0 (BoxSheets, 1);

  sheets->print = print;
  sheets->kit = kit;
  sheets->letter = g_strdup (letter);
  sheets->n_boxes = ludo_kit_find_box (kit, options, sheets->boxes);
  /* The picture takes more ink than all the rest. */
  if (!options->save_ink)
    sheets->picture = ludo_booklet_open_cover (kit->game_id);
  ludo_print_own (print, sheets, box_sheets_free);
  for (int i = 0; i < sheets->n_boxes; i++)
    ludo_print_add (print, title, draw_box, sheets, (guint) i);
}
