/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_export.h"

static bool my_data(struct view args)
{
	return view_is_nocase(view_word(&args), "my") &&
	       view_is_nocase(view_word(&args), "data") && view_trim(args).len == 0;
}

bool order_my_data(const struct order *o)
{
	return o->kind == ORDER_EXPORT && my_data(o->args);
}

bool order_export(struct view args, struct order *out)
{
	static const char *const kinds[] = {"turns", "gcg", "json", "mbox"};
	bool known = args.len == 0 || my_data(args);

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		known = known || view_is_nocase(args, kinds[i]);
	}
	out->args = args;
	return known;
}
