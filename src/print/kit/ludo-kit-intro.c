/* ludo-kit-intro.c: the cover of a kit, and what to do before one starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "print/kit/ludo-kit-intro.h"

#include <glib/gi18n.h>
#include <string.h>

#include "content/ludo-page-picture.h"
#include "print/kit/ludo-kit-box.h"
#include "print/kit/ludo-kit-folds.h"
#include "print/kit/ludo-kit-pages.h"
#include "print/kit/ludo-kit-work.h"
#include "print/ludo-booklet-figure.h"
#include "print/ludo-kit-choice.h"
#include "print/ludo-print-words.h"

/* In points: the name on the cover, other letters there, headings, the list. */
#define NAME_SIZE 32
#define COVER_SIZE 12
#define HEADING_SIZE 13
#define LIST_SIZE 11

/* In millimetres: around the cover's texts, before a bullet's text and between
 * paragraphs. */
#define INSET 25.0
#define INDENT 5.0
#define BETWEEN 2.0

/* The foot of the cover: who made the kit, since when, on which terms, and
 * where that is found. */
#define MADE_BY "Ludothèque " PACKAGE_VERSION " (" RELEASE_DATE ") · " \
                "GPL-3.0-or-later"
#ifdef HOMEPAGE
#define PROGRAM MADE_BY " · " HOMEPAGE
#else
#define PROGRAM MADE_BY
#endif

/* Intro: the data of both sheets. */
typedef struct
{
  LudoPrint *print;             /* borrowed */
  const LudoKit *kit;
  GameConfig config;
  LudoPagePicture *picture;     /* owned, or NULL */
  int n_boxes;
  LudoBox boxes[2];
  const LudoKitPapers *papers;  /* borrowed */
} Intro;

static void
intro_free (gpointer data)
{
  Intro *intro = data;

  g_clear_object (&intro->picture);
  g_free (intro);
}

/* Returns: the text of @say about @intro in the languages of the sheets, joined
 * by @between. */
static char *
dup_said (const Intro  *intro,
          LudoPrintSay  say,
          const char   *between)
{
  return ludo_print_dup_said (ludo_print_get_options (intro->print)->language,
                              say, intro, between);
}

static char *
say_facts (gconstpointer    data,
           LudoPageLanguage language)
{
  const Intro *intro = data;

  return ludo_game_info_dup_facts (ludo_game_info_for (intro->kit->game_id));
}

static char *
say_choice (gconstpointer    data,
            LudoPageLanguage language)
{
  const Intro *intro = data;
  const char *game_id = intro->kit->game_id;

  return ludo_kit_dup_choice (game_id,
                              ludo_kit_choice_of (game_id, &intro->config));
}

static char *
say_minutes (gconstpointer    data,
             LudoPageLanguage language)
{
  const Intro *intro = data;
  int minutes = ludo_kit_count_minutes (intro->print, intro->kit,
                                        &intro->config);
  g_autofree char *time = ludo_kit_dup_time (minutes);

  if (ludo_kit_is_long_work (ludo_print_get_options (intro->print), minutes))
    /* Translators: %s is "3 h 25". */
    return g_strdup_printf (_("About %s to make the board and the pieces. The "
                              "quick pieces, which only need cutting out, "
                              "take far less time."), time);

  /* Translators: %s is "25 minutes". */
  return g_strdup_printf (_("About %s to make the board and the pieces."),
                          time);
}

/* Extra: what can be left out, and how long it takes. */
typedef struct
{
  const char *what;
  int minutes;
} Extra;

static char *
say_extra (gconstpointer    data,
           LudoPageLanguage language)
{
  const Extra *extra = data;

  return g_strdup_printf (
    /* Translators: a thing to make, as "a dice tower", then how long that
     * takes. */
    ngettext ("%s: %d minute more", "%s: %d minutes more",
              (gulong) extra->minutes), gettext (extra->what), extra->minutes);
}

/* Whether part @index is cut out for the pieces that the options ask for. */
static gboolean
is_part (const Intro *intro,
         int          index)
{
  return ludo_kit_has_part (&intro->kit->parts[index],
                            ludo_print_get_options (intro->print));
}

/* Whether the board lies on its side on the paper. */
static gboolean
is_turned (LudoPrint   *print,
           const Intro *intro)
{
  g_autofree LudoKitPlan *plan =
    ludo_kit_plan (print, ludo_kit_ruleset_board
                            (intro->kit, intro->config.ruleset), NULL, 0);

  return plan->turned;
}

static char *
say_board (gconstpointer    data,
           LudoPageLanguage language)
{
  const Intro *intro = data;
  g_autofree LudoKitPlan *plan =
    ludo_kit_plan (intro->print,
                   ludo_kit_ruleset_board (intro->kit, intro->config.ruleset),
                   NULL, 0);
  int n = plan->columns * plan->rows;

  return g_strdup_printf (ngettext ("the board, on one sheet that is not cut "
                                    "or folded",
                                    "the board, on %d sheets to glue",
                                    (gulong) n), n);
}

/* Whether the sheet lies on its side: what is below otherwise has room
 * beside. */
static gboolean
is_wide (LudoPrint *print)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);

  return options->width > options->height;
}

/* Writes @text in the middle of the cover at @y, in lines about equally long:
 * none has a word alone.  Returns: its height. */
static double
centre_text (LudoPrint  *print,
             cairo_t    *cr,
             const char *text,
             double      y,
             double      size)
{
  double middle = ludo_print_get_options (print)->width / 2;
  double width = 2 * (middle - INSET);
  double height = ludo_print_text (print, NULL, text, 0, 0, width, 0, size,
                                   FALSE);

  while (width > 2 && ludo_print_text (print, NULL, text, 0, 0, width - 2, 0,
                                       size, FALSE) <= height)
    width -= 2;

  return ludo_print_text_as (print, cr, "P", text, middle, y, width, 0.5, size,
                             FALSE);
}

/* The board with its start in lines, @size wide and no higher, from @y on.
 * Returns: its height. */
static double
draw_board (const Intro *intro,
            cairo_t     *cr,
            double       y,
            double       size)
{
  const LudoPrintOptions *options = ludo_print_get_options (intro->print);
  const char *font = options->font != NULL ? options->font : LUDO_PRINT_FONT;
  double em = LUDO_PRINT_TEXT, points = size / LUDO_MM_PER_POINT;
  LudoBookletFigure *figure;
  GameState state;
  double height;

  ludo_game_info_for (intro->kit->game_id)->rules->start (&intro->config,
                                                          &state);
  figure = ludo_booklet_figure_new_position (intro->kit->game_id, &state, NULL,
                                             points / em);
  ludo_booklet_figure_save_ink (figure, intro->kit->draw_start);
  height = ludo_booklet_figure_height (figure, points, em);
  cairo_save (cr);
  cairo_translate (cr, (options->width - size) / 2, y);
  cairo_scale (cr, LUDO_MM_PER_POINT, LUDO_MM_PER_POINT);
  cairo_tag_begin (cr, "Figure", NULL);
  /* A single board has no words beside it, and needs no context for them. */
  ludo_booklet_figure_draw (figure, options->language, cr, NULL, font, points,
                            em, TRUE);
  cairo_tag_end (cr, "Figure");
  cairo_restore (cr);
  ludo_booklet_figure_free (figure);

  return height * LUDO_MM_PER_POINT;
}

static void
draw_cover (LudoPrint *print,
            gpointer   data,
            guint      index,
            cairo_t   *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const Intro *intro = data;
  const LudoGameInfo *info = ludo_game_info_for (options->game_id);
  g_autofree char *name = ludo_print_dup_text (print, info->name, "\n");
  g_autofree char *summary = ludo_print_dup_text (print, info->summary, "\n");
  g_autofree char *credit = ludo_print_dup_text (print, info->credit, "\n");
  g_autofree char *facts = dup_said (intro, say_facts, "\n");
  double size = MIN (options->width - 2 * INSET,
                     (is_wide (print) ? 0.42 : 0.54) * options->height);
  double middle = options->width / 2, y = LUDO_PRINT_MARGIN + 8;

  if (intro->picture != NULL)
    {
      cairo_save (cr);
      cairo_translate (cr, middle - size / 2, y);
      ludo_kit_draw_picture (print, intro->picture, cr, size);
      cairo_restore (cr);
      y += size + 8;
    }
  else if (options->save_ink)
    y += draw_board (intro, cr, y, size) + 8;
  cairo_set_source_rgb (cr, 0, 0, 0);
  y += 3 + ludo_print_text_as (print, cr, "H1", name, middle, y, 0, 0.5,
                               strchr (name, '\n') == NULL ? NAME_SIZE
                                                           : 0.7 * NAME_SIZE,
                               TRUE);
  if (ludo_kit_count_choices (options->game_id) > 1)
    {
      g_autofree char *chosen = dup_said (intro, say_choice, " / ");

      y += 3 + ludo_print_text_as (print, cr, "P", chosen, middle, y, 0, 0.5,
                                   COVER_SIZE, TRUE);
    }
  y += 3 + ludo_print_text_as (print, cr, "P", facts, middle, y, 0, 0.5,
                               COVER_SIZE, FALSE);
  y += 5 + centre_text (print, cr, summary, y, COVER_SIZE);
  y += 2 + centre_text (print, cr, credit, y, LUDO_PRINT_TEXT);
  centre_text (print, cr, PROGRAM, y, LUDO_PRINT_TEXT);
  ludo_kit_draw_bar (print, cr);
}

/* Returns: the left edge of what stands beside the list on a sheet on its side,
 * and below it on an upright one. */
static double
beside_of (LudoPrint *print)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);

  return is_wide (print) ? 0.6 * options->width
                         : LUDO_PRINT_MARGIN + LUDO_KIT_EDGE;
}

/* Returns: (transfer full): the lines of @text, which are its languages, side
 * by side where they fit on one line of @width, and else as they are. */
static char *
dup_joined (LudoPrint  *print,
            const char *text,
            double      size,
            double      width)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = g_strjoinv (" / ", lines);
  double line = ludo_print_text (print, NULL, "x", 0, 0, 0, 0, size, FALSE);
  double height = ludo_print_text (print, NULL, joined, 0, 0, width, 0, size,
                                   FALSE);

  return height < 1.5 * line ? g_steal_pointer (&joined) : g_strdup (text);
}

/* Draws a paragraph at @y, in the list or @beside it, and returns where the
 * next begins.  Two languages are set closer and smaller. */
static double
put_line (LudoPrint  *print,
          cairo_t    *cr,
          const char *text,
          gboolean    item,
          gboolean    beside,
          double      y)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  gboolean both = options->language == LUDO_PAGE_N_LANGUAGES;
  double x = (beside ? beside_of (print) : LUDO_PRINT_MARGIN + LUDO_KIT_EDGE)
             + (item ? INDENT : 0);
  double size = both ? LUDO_PRINT_TEXT : LIST_SIZE;
  double width = is_wide (print) && !beside
                   ? 0.58 * options->width
                   : options->width - LUDO_PRINT_MARGIN - LUDO_KIT_EDGE;
  g_autofree char *said = item ? dup_joined (print, text, size, width - x)
                               : g_strdup (text);

  if (item)
    ludo_print_text (print, cr, "•", x - INDENT, y, 0, 0, size, FALSE);

  return y + (both ? BETWEEN / 2 : BETWEEN)
         + ludo_print_text_as (print, cr,
                               item ? "P" : y < LUDO_PRINT_MARGIN + 1 ? "H1"
                                                                      : "H2",
                               said, x, y, width - x, 0,
                               item ? size : HEADING_SIZE, !item);
}

static double
add_line (LudoPrint  *print,
          cairo_t    *cr,
          const char *text,
          gboolean    item,
          double      y)
{
  return put_line (print, cr, text, item, FALSE, y);
}

/* Adds to a list @text of @part. */
static double
add_counted (LudoPrint         *print,
             cairo_t           *cr,
             const LudoKitPart *part,
             const char        *text,
             double             y)
{
  g_autofree char *counted = ludo_kit_dup_counted (print, part, text,
                                                "\n");

  return add_line (print, cr, counted, TRUE, y);
}

static double
add_text (LudoPrint  *print,
          cairo_t    *cr,
          const char *msgid,
          gboolean    item,
          double      y)
{
  g_autofree char *text = ludo_print_dup_text (print, msgid,
                                               item ? "\n" : " / ");

  return add_line (print, cr, text, item, item ? y : y + BETWEEN / 2);
}

static double
add_step (LudoPrint  *print,
          cairo_t    *cr,
          const char *msgid,
          double      y)
{
  g_autofree char *text = ludo_print_dup_text (print, msgid, "\n");

  return put_line (print, cr, text, TRUE, TRUE, y);
}

/* Adds to the list of parts @what, which can be left out and takes @work. */
static double
add_extra (const Intro       *intro,
           cairo_t           *cr,
           const char        *what,
           const LudoKitWork *work,
           double             y)
{
  const Extra extra = { what, ludo_kit_minutes_of (work) };
  g_autofree char *text = ludo_print_dup_said (
    ludo_print_get_options (intro->print)->language, say_extra, &extra, "\n");

  return add_line (intro->print, cr, text, TRUE, y);
}

/* Whether the part @index lies on a sheet with pieces that are needed. */
static gboolean
lies_with_pieces (const Intro *intro,
                  int          index)
{
  const LudoKitPart *parts = intro->kit->parts;

  for (int i = 0; i < intro->kit->n_parts; i++)
    if (!parts[i].extra && is_part (intro, i)
        && g_str_equal (parts[i].title, parts[index].title))
      return TRUE;

  return FALSE;
}

/* Adds the list of parts, from @y on; those that can be left out come last, and
 * of them those that lie with the pieces, because they belong to one that has a
 * sheet of its own, as the slopes belong to the tower. */
static double
add_parts (const Intro *intro,
           cairo_t     *cr,
           double       y)
{
  LudoPrint *print = intro->print;
  g_autofree char *board = dup_said (intro, say_board, "\n");
  LudoKitWork work;

  y = add_text (print, cr, N_("Parts"), FALSE, y);
  y = add_line (print, cr, board, TRUE, y);
  for (int i = 0; i < intro->kit->n_parts; i++)
    if (is_part (intro, i) && !intro->kit->parts[i].extra)
      y = add_counted (print, cr, &intro->kit->parts[i],
                       intro->kit->parts[i].what, y);
  if (intro->kit->draw_route != NULL)
    y = add_text (print, cr, N_("the route of play"), TRUE, y);
  y = add_text (print, cr, N_("the rules of the game"), TRUE, y);
  for (int beside = 0; beside < 2; beside++)
    for (int i = 0; i < intro->kit->n_parts; i++)
      if (is_part (intro, i) && intro->kit->parts[i].extra
          && lies_with_pieces (intro, i) == beside)
        {
          ludo_kit_measure_part (print, &intro->kit->parts[i], &work);
          y = add_extra (intro, cr, intro->kit->parts[i].what, &work, y);
        }
  if (intro->n_boxes == 0)
    return y;
  work = (LudoKitWork) { 0, 0, 0 };
  for (int i = 0; i < intro->n_boxes; i++)
    {
      LudoKitWork one;

      ludo_net_measure (&intro->boxes[i].net, 1, &one);
      ludo_kit_add_work (&work, &one);
    }

  return add_extra (intro, cr, LUDO_KIT_BOX, &work, y);
}

/* Adds the steps before the first move, from @y on. */
static void
add_steps (LudoPrint   *print,
           const Intro *intro,
           cairo_t     *cr,
           double       y)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const LudoKit *kit = intro->kit;
  g_autofree char *title = ludo_print_dup_text (print, N_("To begin"), " / ");

  y = put_line (print, cr, title, FALSE, TRUE, y);
  if (is_turned (print, intro))
    y = add_step (print, cr, N_("Lay the board so that its numbers and letters "
                                "stand upright."), y);
  for (int i = 0; i < kit->n_steps; i++)
    if (ludo_kit_mask_has_pieces (kit->steps[i].pieces_mask, options->pieces))
      y = add_step (print, cr, kit->steps[i].text, y);
}

static void
draw_start (LudoPrint *print,
            gpointer   data,
            guint      index,
            cairo_t   *cr)
{
  /* With stickers or other pieces, without a box or with one. */
  static const char *const card[2][2] = {
    { N_("Board and pieces: card of 160 to 200 gsm. Rules: ordinary paper."),
      N_("Board, pieces and box: card of 160 to 200 gsm. Rules: ordinary "
         "paper.") },
    { N_("Stickers: a whole self-adhesive sheet. Board: card of 160 to 200 "
         "gsm. Rules: ordinary paper."),
      N_("Stickers: a whole self-adhesive sheet. Board and box: card of 160 to "
         "200 gsm. Rules: ordinary paper.") },
  };
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const Intro *intro = data;
  const char *game = ludo_game_info_for (options->game_id)->name;
  g_autofree char *name = ludo_print_dup_text (print, game, " / ");
  g_autofree char *title = ludo_print_dup_text (print, N_("before you start"),
                                                " / ");
  g_autofree char *head = g_strdup_printf ("%s – %s", name, title);
  g_autofree char *minutes = dup_said (intro, say_minutes, "\n");
  g_autofree char *papers = ludo_kit_papers_dup_text (intro->papers, print);
  double y, folds, tower;

  cairo_set_source_rgb (cr, 0, 0, 0);
  y = add_line (print, cr, head, FALSE, LUDO_PRINT_MARGIN);
  y = add_parts (intro, cr, y);
  y = add_text (print, cr, N_("Tools"), FALSE, y);
  /* The box has tabs to glue, whatever the pieces. */
  y = add_text (print, cr, N_("scissors, a ruler and glue"), TRUE, y);
  for (int i = 0; i < intro->kit->n_parts; i++)
    if (intro->kit->parts[i].tool != NULL && is_part (intro, i))
      y = add_counted (print, cr, &intro->kit->parts[i],
                       intro->kit->parts[i].tool, y);
  y = add_text (print, cr, N_("Paper"), FALSE, y);
  y = add_text (print, cr, card[options->pieces == LUDO_PIECES_LASTING]
                                [intro->n_boxes > 0], TRUE, y);
  y = add_line (print, cr, papers, TRUE, y);
  y = add_text (print, cr, N_("Time"), FALSE, y);
  y = add_line (print, cr, minutes, TRUE, y);
  folds = ludo_kit_draw_folds (print, intro->kit, intro->n_boxes > 0, cr,
                               beside_of (print),
                               is_wide (print) ? LUDO_PRINT_MARGIN
                                               : y + 2 * BETWEEN);
  y = is_wide (print) ? y + BETWEEN : folds;
  if (intro->n_boxes > 0)
    y = ludo_kit_draw_box_steps (print, LUDO_KIT_BOX, intro->boxes,
                                 intro->n_boxes, cr,
                                 LUDO_PRINT_MARGIN + LUDO_KIT_EDGE, y);
  tower = ludo_kit_draw_tower_steps (
    print, intro->kit, cr,
    beside_of (print)
    + (is_wide (print) || intro->n_boxes == 0 ? 0 : LUDO_KIT_BOX_STEPS), folds);
  y = is_wide (print) ? tower : MAX (y, tower);
  add_steps (print, intro, cr, y);
  ludo_kit_draw_bar (print, cr);
}

void
ludo_kit_add_intro (LudoPrint        *print,
                    const LudoKit    *kit,
                    const GameConfig *config,
                    const LudoKitPapers *papers)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  const char *name = ludo_game_info_for (kit->game_id)->name;
  g_autofree char *cover = ludo_print_dup_text (print, name, " / ");
  g_autofree char *start = ludo_print_dup_text (print, N_("before you start"),
                                                " / ");
  Intro *intro = g_new0 (Intro, 1);

  intro->print = print;
  intro->kit = kit;
  intro->config = *config;
  intro->papers = papers;
  intro->n_boxes = ludo_kit_find_box (kit, options, intro->boxes);
  /* The picture takes more ink than all the rest. */
  if (!options->save_ink)
    intro->picture = ludo_booklet_open_cover (kit->game_id);
  ludo_print_own (print, intro, intro_free);
  ludo_print_add (print, cover, draw_cover, intro, 0);
  ludo_print_add (print, start, draw_start, intro, 0);
}
