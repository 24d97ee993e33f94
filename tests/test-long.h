/* test-long.h: how much a test does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* test_is_long: whether `build-aux/test --long` wants to see at length what
 * every run sees in short. */
static inline gboolean
test_is_long (void)
{
  return g_getenv ("LUDOTHEQUE_TEST_LONG") != NULL;
}
