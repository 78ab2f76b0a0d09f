/* SPDX-License-Identifier: ISC */
#include "formats/text/monotonic.h"

#include <limits.h>
#include <time.h>

int64_t monotonic_ms(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int monotonic_left(int64_t deadline)
{
	int64_t left = deadline - monotonic_ms();

	return left < 0 ? 0 : left > INT_MAX ? INT_MAX : (int)left;
}
