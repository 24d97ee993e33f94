/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive.h"

GPtrArray *
naive_ken_wan_legal (const char *text)
{
  return g_ptr_array_new_with_free_func (g_free);
}
