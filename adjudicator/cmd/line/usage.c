/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/line/command.h"

#include <string.h>

/* The front of v up to the first of these letters. */
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

/* Takes one word, or a piece in brackets or quotes, which may hold blanks. */
static struct view take_part(struct view *rest)
{
	const char *ends = " ";
	struct view part;
	size_t n = 0;

	*rest = view_trim(*rest);
	if (rest->len > 0 && (rest->at[0] == '[' || rest->at[0] == '\'')) {
		ends = rest->at[0] == '[' ? "]" : "'";
		n = 1;
	}
	while (n < rest->len && rest->at[n] != *ends) {
		n++;
	}
	n += *ends != ' ' && n < rest->len;
	part = view_part(*rest, 0, n);
	*rest = view_part(*rest, n, rest->len);
	return part;
}

struct view usage_argument(struct view usage, int n)
{
	struct view part;
	bool value = false; /* the next word is an option's value */

	while ((part = take_part(&usage)).len > 0) {
		bool option = view_starts(part, "--");
		bool counts = !option && !value && strchr("[.|", part.at[0]) == NULL;

		if (counts && n-- == 0) {
			return part;
		}
		value = option;
	}
	return part;
}
