/* SPDX-License-Identifier: ISC */
/* "also from", "not from" and "set address". */
#include "formats/orders/order_args.h"

#include "formats/orders/order_shape.h"

static bool has_at(struct view v)
{
	return view_find(v, '@') < v.len;
}

/* Takes off what mail programs put around a link: "<ann@x.org>",
 * "mailto:ann@x.org". */
static struct view bare(struct view v)
{
	static const char mailto[] = "mailto:";

	if (view_starts(v, "<") && view_ends(v, ">")) {
		v = view_part(v, 1, v.len - 2);
	}
	return view_starts_nocase(v, mailto) ? view_part(v, sizeof mailto - 1, v.len)
					     : v;
}

/* Reads one address; a mail program may have repeated it behind itself: "ann@x.org
 * <mailto:ann@x.org>". */
static bool one_address(struct view text, struct view *address)
{
	struct view word = view_word(&text);
	struct view end = word;

	*address = bare(word);
	end = view_part(end, view_find(end, '<'), end.len);
	if (word.len > end.len && end.len > 0) { /* "ann@x.org<mailto:ann@x.org>" */
		*address = bare(view_part(word, 0, word.len - end.len));
	}
	word = view_word(&text);
	return has_at(*address) &&
	       (word.len == 0 || (view_starts(word, "<") && has_at(word))) &&
	       view_trim(text).len == 0;
}

bool order_also(struct order *out)
{
	struct view rest = out->args;
	struct view address;

	return view_take(&rest, "from") &&
	       (rest.len == 0 || one_address(rest, &address));
}

bool order_not(struct order *out)
{
	struct view rest = out->args;
	struct view address;

	return view_take(&rest, "from") && one_address(rest, &address);
}

/* *rest is what follows the word "address". Fails if that is not the first word. */
static bool set_rest(struct view args, struct view *rest)
{
	*rest = args;
	return view_is_nocase(order_set_name(rest), "address");
}

bool order_set_address(struct view args)
{
	struct view address;
	struct view rest;

	return set_rest(args, &rest) && (rest.len == 0 || one_address(rest, &address));
}

enum address_wish order_address(const struct order *o, struct view *address)
{
	enum address_wish wish = ADDRESS_NONE;
	struct view rest = o->args;

	*address = (struct view){0};
	if (o->kind == ORDER_ALSO && view_take(&rest, "from")) {
		wish = ADDRESS_ALSO;
	} else if (o->kind == ORDER_NOT && view_take(&rest, "from")) {
		wish = ADDRESS_DROP;
	} else if (o->kind == ORDER_SET && set_rest(o->args, &rest)) {
		wish = ADDRESS_MOVE;
	}
	if (wish == ADDRESS_NONE || one_address(rest, address)) {
		return wish;
	}
	return ADDRESS_LIST;
}
