/* zohn-ahl-kit.c: Zohn Ahl to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "games/zohn-ahl/drawing/zohn-ahl-paint.h"
#include "games/zohn-ahl/drawing/zohn-ahl-route-kit.h"
#include "games/zohn-ahl/rules/zohn-ahl-variant.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-flow.h"
#include "print/kit/ludo-kit-parts.h"

/* A stick is folded along its middle, so that it has two faces. */
#define STICK_WIDTH 16.0
#define STICK_LENGTH 150.0

/* An awl stands between two feet that are folded outwards, in a space that two
 * of them can share; it leans, so that its middle lies beside its point. */
#define AWL_WIDTH 13.0
#define AWL_HEIGHT 30.0
#define AWL_FOOT 4.5
#define AWL_ASIDE 0.07

/* The length of a stick that is not folded, whose back is the round face; and
 * the size of a sticker for a craft stick. */
#define FLAT_LENGTH 120.0
#define CRAFT_WIDTH 9.0
#define CRAFT_LENGTH 100.0

#define COUNTER 16.0
#define PIECE 20.0
#define STICKER 13.0
#define SPINNER 84.0

/* The game's own functions draw in tenths of a millimetre here, because none of
 * their lines is thinner than one unit. */
#define TENTH 0.1

static const LudoKitBoard boards[] = {
  {
    .title = N_("board – cloth of 28 spaces"),
    /* Translators: %s is a number of millimetres. */
    .note = N_("spaces of %s mm"),
    .ruleset = ZOHN_AHL_RULESET_ZOHN_AL,
    .scene_width = 940,
    .scene_height = 940,
    .first = 0,
    .last = 27,
    .around = { 0.2, 0.2, 0.2, 0.2 },
    .cell = 1,
    .next = 2,
    .pitch = 20,
    .large_pitch = 30,
  },
  {
    .title = N_("board – cloth of 40 spaces"),
    .note = N_("spaces of %s mm"),
    .ruleset = ZOHN_AHL_RULESET_CULIN,
    .scene_width = 1240,
    .scene_height = 1240,
    .first = 1,
    .last = 40,
    .around = { 0.2, 0.2, 0.2, 0.2 },
    .cell = 1,
    .next = 2,
    .pitch = 15,
    .large_pitch = 24,
  },
};

/* A circuit of @n spaces, in a drawing as fine as those above. */
#define CHANGED(n, cell_pitch)                                          \
  {                                                                     \
    .title = N_("cloth for a changed circuit"),                          \
    .note = N_("spaces of %s mm"),                                      \
    .ruleset = -1,                                                      \
    .scene_width = 25 * (n) + 240,                                      \
    .scene_height = 25 * (n) + 240,                                     \
    .first = 0,                                                         \
    .last = ZOHN_AHL_SPACES_MAX,                                        \
    .around = { 0.2, 0.2, 0.2, 0.2 },                                   \
    .cell = 1,                                                          \
    .next = 2,                                                          \
    .pitch = cell_pitch,                                                \
    .large_pitch = 1.5 * (cell_pitch),                                  \
  }

/* The cloths, by the number of spaces of the circuit.  Each is about as large
 * as that of 28 spaces, so that it fills a sheet, and four counters lie on
 * either side. */
static const LudoKitBoard changed[] = {
  CHANGED (20, 25), CHANGED (22, 23.5), CHANGED (24, 22), CHANGED (26, 21),
  CHANGED (28, 20), CHANGED (30, 18.5), CHANGED (32, 18), CHANGED (34, 17),
  CHANGED (36, 16), CHANGED (38, 15.5), CHANGED (40, 15),
};

/* Returns: the board of a circuit that is longer or shorter than the
 * ruleset's. */
static const LudoKitBoard *
find_board (const GameState *state)
{
  const GameKnob *knob = &zohn_ahl_variants.knobs[ZOHN_AHL_KNOB_SPACES];
  int usual = zohn_ahl_ruleset (zohn_ahl_state (state)->ruleset)->n_spaces;
  int n = zohn_ahl_values (state)->n_spaces;

  return n == usual ? NULL : &changed[(n - knob->least) / knob->step];
}

static const ZohnAhlPalette *
palette_of (const LudoKitBrush *brush)
{
  return zohn_ahl_palette (brush->mono || brush->save_ink
                             ? LUDO_THEME_CONTRAST : LUDO_THEME_PLAIN);
}

/* Draws the marked face at the left, the other one at the right. */
static void
draw_stick (const LudoKitBrush *brush,
            int                 index)
{
  cairo_t *cr = brush->cr;
  ZohnAhlPalette palette = *palette_of (brush);

  palette.flat = TRUE;
  for (int face = 0; face < 2; face++)
    {
      cairo_save (cr);
      cairo_scale (cr, TENTH, TENTH);
      zohn_ahl_paint_stick (cr, &palette, &(ZohnAhlStickShown) {
                            .marked = face == 0,
                            .sahe = index == ZOHN_AHL_N_STICKS - 1,
                            .x = (face + 0.5) * STICK_WIDTH / TENTH,
                            .y = STICK_LENGTH / 2 / TENTH,
                            .length = (STICK_LENGTH - 4) / TENTH,
                            .width = (STICK_WIDTH - 3) / TENTH,
                            .turn = 1,
                          });
      cairo_restore (cr);
    }
  ludo_kit_cut_rectangle (cr, 2 * STICK_WIDTH, STICK_LENGTH);
  ludo_kit_set_fold (cr);
  cairo_move_to (cr, STICK_WIDTH, 0);
  cairo_rel_line_to (cr, 0, STICK_LENGTH);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Draws a face of a stick, @width by @length. */
static void
draw_stick_face (const LudoKitBrush *brush,
                 int                 index,
                 double              width,
                 double              length)
{
  cairo_t *cr = brush->cr;
  ZohnAhlPalette palette = *palette_of (brush);

  palette.flat = TRUE;
  cairo_save (cr);
  cairo_scale (cr, TENTH, TENTH);
  zohn_ahl_paint_stick (cr, &palette, &(ZohnAhlStickShown) {
                        .marked = TRUE,
                        .sahe = index == ZOHN_AHL_N_STICKS - 1,
                        .x = width / 2 / TENTH,
                        .y = length / 2 / TENTH,
                        .length = (length - 4) / TENTH,
                        .width = (width - 3) / TENTH,
                        .turn = 1,
                      });
  cairo_restore (cr);
  ludo_kit_cut_rectangle (cr, width, length);
}

static void
draw_flat_stick (const LudoKitBrush *brush,
                 int                 index)
{
  draw_stick_face (brush, index, STICK_WIDTH, FLAT_LENGTH);
}

static void
draw_craft_stick (const LudoKitBrush *brush,
                  int                 index)
{
  draw_stick_face (brush, index, CRAFT_WIDTH, CRAFT_LENGTH);
}

static LudoKitSector
sector_of (const ZohnAhlRuleset *values,
           int                   index)
{
  const ZohnAhlStick *stick = &zohn_ahl_sticks[index];
  LudoKitSector sector = { .weight = stick->weight,
                           .dark = values->again[index] };

  g_snprintf (sector.label, sizeof sector.label, "%d%s",
              values->steps[stick->marked], values->again[index] ? "+" : "");

  return sector;
}

/* Draws a sector for each throw, as large as its chance by the printed rules;
 * equal neighbours share a sector. */
static void
draw_spinner (const LudoKitBrush *brush,
              int                 index)
{
  const ZohnAhlRuleset *values = zohn_ahl_ruleset (brush->ruleset);
  LudoKitSector sectors[ZOHN_AHL_N_THROWS];
  g_autofree char *name = NULL;
  int n = 0;

  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    {
      LudoKitSector sector = sector_of (values, i);

      if (n > 0 && g_str_equal (sectors[n - 1].label, sector.label))
        sectors[n - 1].weight += sector.weight;
      else
        sectors[n++] = sector;
    }
  ludo_kit_draw_spinner (brush, SPINNER, sectors, n);
  name = ludo_print_dup_text (brush->print,
                              zohn_ahl_info.rulesets[brush->ruleset].name,
                              "\n");
  cairo_set_source_rgb (brush->cr, 0, 0, 0);
  ludo_print_text (brush->print, brush->cr, name, SPINNER / 2, SPINNER + 1, 0,
                   0.5, LUDO_PRINT_TEXT, FALSE);
}

/* Draws an awl from both sides, one of them upside down until it is folded. */
static void
draw_awl (const LudoKitBrush *brush,
          int                 index)
{
  const double height = 2 * (AWL_HEIGHT + AWL_FOOT);
  static const double folds[] = { AWL_FOOT, AWL_FOOT + AWL_HEIGHT,
                                  AWL_FOOT + 2 * AWL_HEIGHT };
  const double size = AWL_HEIGHT - 3;
  double aside = (index == ZOHN_AHL_RED ? AWL_ASIDE : -AWL_ASIDE) * size;
  ZohnAhlPalette palette = *palette_of (brush);
  cairo_t *cr = brush->cr;

  palette.flat = TRUE;
  for (int face = 0; face < 2; face++)
    {
      cairo_save (cr);
      cairo_translate (cr, AWL_WIDTH / 2, height / 2);
      cairo_rotate (cr, face * G_PI);
      cairo_scale (cr, TENTH, TENTH);
      zohn_ahl_paint_awl (cr, &palette, index, aside / TENTH,
                          AWL_HEIGHT / 2 / TENTH, size / TENTH, 0);
      cairo_restore (cr);
    }
  ludo_kit_cut_rectangle (cr, AWL_WIDTH, height);
  for (guint i = 0; i < G_N_ELEMENTS (folds); i++)
    {
      /* The middle is folded back, and the feet are folded forward. */
      if (i == 1)
        ludo_kit_set_fold (cr);
      else
        ludo_kit_set_fold_forward (cr);
      cairo_move_to (cr, 0, folds[i]);
      cairo_rel_line_to (cr, AWL_WIDTH, 0);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

/* A square with the awl of seat @index, which stands for it. */
static void
draw_piece_of (const LudoKitBrush *brush,
               int                 index,
               double              size)
{
  ZohnAhlPalette palette = *palette_of (brush);
  cairo_t *cr = brush->cr;

  palette.flat = TRUE;
  cairo_save (cr);
  cairo_scale (cr, TENTH, TENTH);
  zohn_ahl_paint_awl (cr, &palette, index, size / 2 / TENTH, size / 2 / TENTH,
                      (size - 3) / TENTH, 0);
  cairo_restore (cr);
  ludo_kit_cut_rectangle (cr, size, size);
}

static void
draw_piece (const LudoKitBrush *brush,
            int                 index)
{
  draw_piece_of (brush, index, PIECE);
}

static void
draw_piece_sticker (const LudoKitBrush *brush,
                    int                 index)
{
  draw_piece_of (brush, index, STICKER);
}

/* A disc of wood, as those on the board, in the square of @size from 0, @y
 * on. */
static void
draw_disc (const LudoKitBrush *brush,
           double              size,
           double              y)
{
  const ZohnAhlPalette *palette = palette_of (brush);
  cairo_t *cr = brush->cr;

  if (brush->mono || brush->save_ink)
    return;

  for (int i = 0; i < 2; i++)
    {
      ludo_paint_circle (cr, size / 2, y + size / 2,
                         (0.33 - 0.13 * i) * size);
      ludo_paint_set_color (cr, palette->wood, 1);
      cairo_fill_preserve (cr);
      ludo_paint_stroke (cr, palette->wood_edge, 0.03 * size);
    }
}

static void
draw_counter (const LudoKitBrush *brush,
              int                 index)
{
  ludo_kit_draw_token (brush, COUNTER, FALSE);
  draw_disc (brush, COUNTER, 0);
}

/* Draws the counters of one side in rows, which lie beside the spinner. */
static void
draw_folded_counters (const LudoKitBrush *brush,
                      int                 index)
{
  for (int i = 0; i < ZOHN_AHL_COUNTERS_MAX; i++)
    {
      cairo_save (brush->cr);
      cairo_translate (brush->cr, i % 4 * COUNTER, i / 4 * 2 * COUNTER);
      ludo_kit_draw_folded_token (brush, COUNTER, FALSE);
      draw_disc (brush, COUNTER, 0);
      draw_disc (brush, COUNTER, COUNTER);
      cairo_restore (brush->cr);
    }
}

static void
draw_counter_sticker (const LudoKitBrush *brush,
                      int                 index)
{
  ludo_kit_draw_token (brush, LUDO_KIT_DISC_STICKER, FALSE);
  draw_disc (brush, LUDO_KIT_DISC_STICKER, 0);
}

#define QUICK LUDO_KIT_PIECES_BIT (LUDO_PIECES_QUICK)
#define GOOD LUDO_KIT_PIECES_BIT (LUDO_PIECES_GOOD)
#define LASTING LUDO_KIT_PIECES_BIT (LUDO_PIECES_LASTING)

static const LudoKitPart parts[] = {
  {
    .title = N_("pieces"),
    .note = N_("The printed side of a stick is its flat face, the blank one "
               "its rounded face; chevrons show the green stick, the sahe. "
               "Spin a paper clip round the point of a pencil: + means you "
               "throw again."),
    .what = N_("four sticks of 120 mm"),
    .pieces_mask = QUICK,
    .width = STICK_WIDTH,
    .height = FLAT_LENGTH,
    .n = ZOHN_AHL_N_STICKS,
    .joined = TRUE,
    .packed = { ZOHN_AHL_N_STICKS, FLAT_LENGTH, STICK_WIDTH, 0.3 },
    .draw = draw_flat_stick,
  },
  {
    .title = N_("pieces"),
    .note = N_("Fold each stick round its two strips of cardboard and glue "
               "everything together; chevrons show the green one, the sahe, "
               "and its star is not a mark. Fold each awl in the middle, glue "
               "its halves back to back and turn its blank ends outwards: "
               "these are its feet. Spin a paper clip round the point of a "
               "pencil: + means that you throw again."),
    .what = N_("four folded sticks of 150 mm"),
    .tool = N_("cardboard for the sticks: eight strips of 15 × 149 mm, two for "
               "each"),
    .pieces_mask = GOOD,
    .width = 2 * STICK_WIDTH,
    .height = STICK_LENGTH,
    .n = ZOHN_AHL_N_STICKS,
    .cut = 2 * (2 * STICK_WIDTH + STICK_LENGTH),
    .folds = 1,
    .tabs = 1,
    .packed = { ZOHN_AHL_N_STICKS, STICK_LENGTH, STICK_WIDTH, 3 },
    .draw = draw_stick,
  },
  {
    .title = N_("pieces"),
    .note = N_("For craft sticks, wooden discs and cubes; chevrons show the "
               "green stick, the sahe. Spin a paper clip round the point of a "
               "pencil: + means that you throw again."),
    .what = N_("four stickers for craft sticks"),
    .tool = N_("4 craft sticks of 114 by 10 mm, 8 wooden discs and 2 wooden "
               "cubes of 16 mm"),
    .pieces_mask = LASTING,
    .width = CRAFT_WIDTH,
    .height = CRAFT_LENGTH,
    .n = ZOHN_AHL_N_STICKS,
    .joined = TRUE,
    .packed = { ZOHN_AHL_N_STICKS, 115, 10, 2 },
    .draw = draw_craft_stick,
  },
  {
    .title = N_("pieces"),
    .what = N_("two standing awls, one red and one green"),
    .pieces_mask = GOOD,
    .width = AWL_WIDTH,
    .height = 2 * (AWL_HEIGHT + AWL_FOOT),
    .n = 2,
    .cut = 2 * (AWL_WIDTH + 2 * (AWL_HEIGHT + AWL_FOOT)),
    .folds = 3,
    .tabs = 1,
    .forward = TRUE,
    .packed = { 2, AWL_HEIGHT + AWL_FOOT, AWL_WIDTH, 1 },
    .draw = draw_awl,
  },
  {
    .title = N_("pieces"),
    .note = N_("Spin a paper clip round the point of a pencil: + means that "
               "you throw again. Do not cut the spinner out."),
    .what = N_("a spinner, which stays on the sheet, in place of the sticks"),
    .tool = N_("a paper clip and a pencil"),
    .width = SPINNER,
    .height = SPINNER + 11,
    .n = 1,
    .draw = draw_spinner,
  },
  {
    .title = N_("pieces"),
    .what = N_("eight counters of 16 mm, four a side"),
    .pieces_mask = QUICK,
    .width = COUNTER,
    .height = COUNTER,
    .n = ZOHN_AHL_COUNTERS_MAX,
    .joined = TRUE,
    .lettered = TRUE,
    .packed = { ZOHN_AHL_COUNTERS_MAX, COUNTER, COUNTER, 0.3 },
    .draw = draw_counter,
  },
  {
    .title = N_("pieces"),
    .what = N_("eight folded counters of 16 mm, four a side"),
    .pieces_mask = GOOD,
    .width = 4 * COUNTER,
    .height = 4 * COUNTER,
    .n = 1,
    .cut = (5 * 4 + 3 * 4) * COUNTER,
    .folds = ZOHN_AHL_COUNTERS_MAX,
    .tabs = ZOHN_AHL_COUNTERS_MAX,
    .packed = { ZOHN_AHL_COUNTERS_MAX, COUNTER, COUNTER, 0.7 },
    .draw = draw_folded_counters,
  },
  {
    .title = N_("pieces"),
    .what = N_("eight stickers for counters, four a side"),
    .pieces_mask = LASTING,
    .width = LUDO_KIT_DISC_STICKER,
    .height = LUDO_KIT_DISC_STICKER,
    .n = ZOHN_AHL_COUNTERS_MAX,
    .joined = TRUE,
    .packed = { ZOHN_AHL_COUNTERS_MAX, 16, 16, 8 },
    .draw = draw_counter_sticker,
  },
  {
    .title = N_("pieces"),
    .what = N_("two pieces, one red and one green"),
    .pieces_mask = QUICK,
    .width = PIECE,
    .height = PIECE,
    .n = 2,
    .joined = TRUE,
    .lettered = TRUE,
    .packed = { 2, PIECE, PIECE, 0.3 },
    .draw = draw_piece,
  },
  {
    .title = N_("pieces"),
    .what = N_("two stickers for the pieces, one red and one green"),
    .pieces_mask = LASTING,
    .width = STICKER,
    .height = STICKER,
    .n = 2,
    .joined = TRUE,
    .packed = { 2, 16, 16, 16 },
    .draw = draw_piece_sticker,
  },
};

/* The awls, the counters and the names as they are at the start. */
static void
draw_start (cairo_t         *cr,
            const LudoScene *scene,
            double           tint)
{
  zohn_ahl_board_draw_start (cr, scene);
}

/* Returns: what throw @index is worth under @ruleset, in words. */
static char *
dup_throw (int ruleset,
           int index)
{
  const ZohnAhlRuleset *values = zohn_ahl_ruleset (ruleset);
  const ZohnAhlStick *stick = &zohn_ahl_sticks[index];
  int steps = values->steps[stick->marked];
  int32_t value = zohn_ahl_throw_value (steps, stick->marked, stick->sahe);
  g_autofree char *worth = g_strdup_printf (
    /* Translators: how far a throw moves the piece. */
    ngettext ("%d step.", "%d steps.", (gulong) steps), steps);

  return g_strdup_printf ("%s %s%s%s", zohn_ahl_describe_throw (value), worth,
                          values->again[index] ? " " : "",
                          values->again[index] ? _("Throw again.") : "");
}

static void
add_throws (LudoBooklet *booklet,
            int          ruleset)
{
  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    {
      char *texts[LUDO_PAGE_N_LANGUAGES];
      LudoBlock *block;

      for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
        {
          locale_t before = ludo_language_push (ludo_page_language_code (j));

          texts[j] = dup_throw (ruleset, i);
          ludo_language_pop (before);
        }
      block = _ludo_booklet_add_text (booklet, texts[0], texts[1]);
      block->before = 0.1;
      block->indent = 1.2;
      block->bullet = g_strdup ("•");
      for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
        g_free (texts[j]);
    }
}

static int
describe_throw (const GameState  *state,
                GameMove          move,
                char            **name)
{
  GameState after = *state;
  GameTrace trace = GAME_TRACE_INIT;
  int32_t value;

  zohn_ahl_rules.apply (&after, move, &trace);
  value = game_trace_find (&trace, GAME_EVENT_THROW)->value;
  game_trace_clear (&trace);
  *name = g_strdup (zohn_ahl_describe_throw (value));

  return 2 * zohn_ahl_value_marked (value) + zohn_ahl_value_sahe (value);
}

static const LudoKitStep steps[] = {
  { 0, N_("Each side lays four counters on its own printed discs; the 4 "
          "beside them says how many it has at the start. Its piece waits "
          "where the board shows it, until its first turn.") },
  { 0, N_("Draw lots for the colours. Red begins; the sheet “route of play” "
          "shows each side’s way.") },
  { 0, N_("The disc in the middle is the stone: throw the four sticks down "
          "on it, end first, and count the marked faces.") },
};

extern const LudoKit zohn_ahl_kit;

const LudoKit zohn_ahl_kit = {
  .game_id = "zohn-ahl",
  .boards = boards,
  .n_boards = G_N_ELEMENTS (boards),
  .find_board = find_board,
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .draw_start = draw_start,
  .draw_route = zohn_ahl_draw_route,
  .add_throws = add_throws,
  .rules = "part-goal part-board part-start part-turn part-hazards "
           "part-captures part-lap part-end",
  .curve = "counters",
  .curve_label = N_("counters"),
  .describe_throw = describe_throw,
};
