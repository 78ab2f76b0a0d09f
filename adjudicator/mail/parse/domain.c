/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/domain.h"

struct view domain_of(struct view address)
{
	while (view_find(address, '@') < address.len) {
		view_cut(&address, '@');
	}
	return address;
}

bool domain_related(struct view a, struct view b)
{
	struct view longer = a.len > b.len ? a : b;
	struct view shorter = a.len > b.len ? b : a;
	size_t more = longer.len - shorter.len;

	return view_eq_nocase(view_part(longer, more, shorter.len), shorter) &&
	       (more == 0 || longer.at[more - 1] == '.');
}
