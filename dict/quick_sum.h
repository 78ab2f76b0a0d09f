/* SPDX-License-Identifier: ISC */
/* XXH64, a checksum as quick as memory: against damage, not against malice. */
#ifndef DICT_QUICK_SUM_H
#define DICT_QUICK_SUM_H

#include "formats/text/view.h"
#include <stdint.h>

uint64_t quick_sum(struct view bytes, uint64_t seed);

#endif
