/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/usage.h"

#include <string.h>

/* As much of v's front as holds none of these letters. */
static struct view until(struct view v, const char *letters)
{
	size_t n = 0;

	while (n < v.len && strchr(letters, v.at[n]) == NULL) {
		n++;
	}
	return view_part(v, 0, n);
}

bool usage_next(struct view *rest, struct usage_option *out)
{
	size_t at = 0;

	while (at + 2 < rest->len && memcmp(rest->at + at, "--", 2) != 0) {
		at++;
	}
	if (at + 2 >= rest->len) {
		*rest = view_part(*rest, rest->len, 0);
		return false;
	}
	*rest = view_part(*rest, at, rest->len - at);
	*out = (struct usage_option){.name = until(*rest, " ]|=.")};
	*rest = view_part(*rest, out->name.len, rest->len - out->name.len);
	if (rest->len > 1 && rest->at[0] == ' ' && strchr("[-|", rest->at[1]) == NULL) {
		*rest = view_part(*rest, 1, rest->len - 1);
		out->value = until(*rest, " ].");
		*rest = view_part(*rest, out->value.len, rest->len - out->value.len);
	}
	return true;
}
