/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "zohn-ahl-rules.h"
