/* SPDX-License-Identifier: ISC */
/* For deadlines: milliseconds of a clock that nobody sets. */
#ifndef FORMATS_TEXT_MONOTONIC_H
#define FORMATS_TEXT_MONOTONIC_H

#include <stdint.h>

int64_t monotonic_ms(void);
/* How long until then, for poll(2); 0 when it is over. */
int monotonic_left(int64_t deadline);

#endif
