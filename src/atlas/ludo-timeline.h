/* ludo-timeline.h: the dates of a game's history, one below another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "atlas/ludo-atlas-picture.h"

G_BEGIN_DECLS

/* LudoTimeline: the dates from the earliest down, each with a mark that says
 * by its shape how sure it is. */
#define LUDO_TYPE_TIMELINE (ludo_timeline_get_type ())
G_DECLARE_FINAL_TYPE (LudoTimeline, ludo_timeline, LUDO, TIMELINE,
                      LudoAtlasPicture)

GtkWidget *ludo_timeline_new (void);

/* ludo_timeline_show: holds @atlas; LUDO_PAGE_N_LANGUAGES stands for both
 * languages. */
void ludo_timeline_show (LudoTimeline *self, LudoAtlas *atlas,
                         LudoPageLanguage language);

G_END_DECLS
