/* SPDX-License-Identifier: ISC */
/* XXH64, a checksum as fast as memory. It detects damage, not malice. */
#ifndef DICT_QUICK_SUM_H
#define DICT_QUICK_SUM_H

#include "formats/text/view.h"
#include <stdint.h>

uint64_t quick_sum(struct view bytes, uint64_t seed);

#endif
