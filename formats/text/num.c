/* SPDX-License-Identifier: ISC */
#include "formats/text/num.h"

#include <limits.h>

enum { SURE_DIGITS = 2 * sizeof(long) }; /* so many digits always fit */

bool num_read(struct view v, long min, long max, long *out)
{
	bool minus = v.len > 0 && v.at[0] == '-';
	long n = 0;
	size_t i = minus || (v.len > 0 && v.at[0] == '+') ? 1 : 0;

	if (i == v.len) {
		return false;
	}
	for (; i < v.len; i++) {
		int d = v.at[i] - '0';

		if (!digit(v.at[i]) || (i >= SURE_DIGITS && n < (LONG_MIN + d) / 10)) {
			return false;
		}
		n = n * 10 - d; /* downwards: LONG_MIN has no positive twin */
	}
	if (!minus) {
		if (n == LONG_MIN) {
			return false;
		}
		n = -n;
	}
	if (n < min || n > max) {
		return false;
	}
	*out = n;
	return true;
}

bool num_plain(struct view v, long min, long max, long *out)
{
	return v.len > 0 && digit(v.at[0]) && num_read(v, min, max, out);
}

size_t num_digits(struct view v)
{
	size_t n = 0;

	while (n < v.len && digit(v.at[n])) {
		n++;
	}
	return n;
}

char *num_before(char *end, uint64_t n)
{
	do {
		*--end = (char)('0' + n % 10);
		n /= 10;
	} while (n > 0);
	return end;
}

bool num_anywhere(struct view v)
{
	size_t i = 0;

	while (i < v.len && !digit(v.at[i])) {
		i++;
	}
	return i < v.len;
}
