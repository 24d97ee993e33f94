/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "zohn-ahl-rules.h"

const GameRules zohn_ahl_rules = { .id = "zohn-ahl" };
