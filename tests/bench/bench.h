/* bench.h: what the measurements of ludotheque-bench share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* BenchOptions: what the command line says; the arguments are not yet
 * checked. */
typedef struct
{
  int frames;
  int width;
  int height;
  int scale;
  LudoTheme theme;
  char **arguments;             /* behind the measurement's name; borrowed */
} BenchOptions;

/* BenchSpread: the middle of some times in milliseconds, the time that one in
 * twenty exceeds, and the longest. */
typedef struct
{
  double median;
  double percentile95;
  double worst;
} BenchSpread;

/* In a format, the heads of the columns that bench_print_spread() fills. */
#define BENCH_SPREAD_HEADS "  median    95 %%   worst"

/* bench_now: milliseconds of the processor that this process has used, which
 * other processes do not lengthen. */
double bench_now (void);

/* bench_times_new: (transfer full): an empty array of double, in
 * milliseconds. */
GArray *bench_times_new (void);

/* bench_spread: sorts @times.  Returns: zeros if it is empty. */
BenchSpread bench_spread (GArray *times);

/* bench_print_spread: prints three columns, each of eight letters. */
void bench_print_spread (const BenchSpread *spread);

/* Each measurement prints its table.  Returns: FALSE after complaining about
 * its arguments.
 * bench_draw: "[GAME...]", needs no display.
 * bench_read: "[GAME [PAGE]]", where PAGE may be "figures".
 * bench_click: "[ROUNDS]"; with 0 each sowing is begun once and left after the
 * first answer, to see that it can be run.
 * bench_think: "[PAIRS [MILLISECONDS]]", needs no display.
 * bench_language: "[WINDOWS [CHANGES]]".
 * bench_games: "[GAMES]", needs no display.
 * bench_variants: needs no display.
 * bench_film: "[GAME...]", needs no display; tells times of the clock.
 * bench_wall: needs no display; tells times of the clock.
 * bench_print: "[GAME...]", needs no display.
 * bench_work: "GAME click|point [N]"; it tells no times, and with 0 does
 * nothing but open and close the window. */
gboolean bench_draw (const BenchOptions *options);
gboolean bench_read (const BenchOptions *options);
gboolean bench_click (const BenchOptions *options);
gboolean bench_film (const BenchOptions *options);
gboolean bench_think (const BenchOptions *options);
gboolean bench_games (const BenchOptions *options);
gboolean bench_language (const BenchOptions *options);
gboolean bench_variants (const BenchOptions *options);
gboolean bench_wall (const BenchOptions *options);
gboolean bench_print (const BenchOptions *options);
gboolean bench_work (const BenchOptions *options);
