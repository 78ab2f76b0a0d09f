/* SPDX-License-Identifier: ISC */
/* Milliseconds of a clock that nobody can set, for time limits. */
#ifndef FORMATS_TEXT_MONOTONIC_H
#define FORMATS_TEXT_MONOTONIC_H

#include <stdint.h>

int64_t monotonic_ms(void);
/* Milliseconds until the deadline, for poll(2); 0 when it has passed. */
int monotonic_left(int64_t deadline);

#endif
