/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/ping.h"

struct view ping_host(struct view url)
{
	struct view rest = view_part(url, view_find_text(url, "://") + 3, url.len);
	size_t at;

	rest = view_part(rest, 0, view_find(rest, '/'));
	at = view_find(rest, '@');
	return at < rest.len ? view_part(rest, at + 1, rest.len) : rest;
}
