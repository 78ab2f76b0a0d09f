/* SPDX-License-Identifier: ISC */
#include "adjudicator/players/address.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/example.h"
#include "adjudicator/play/invitation.h"
#include "formats/address.h"
#include "formats/orders/order_args.h"

enum { DAY = 86400 };

static bool refuse(struct hearing *h, const struct order *o, enum diag_code code,
		   struct view at)
{
	struct diag diag = {.code = code, .at = at};

	return answer_refusal(h, o, &diag);
}

/* Lists his addresses. */
static bool list(struct hearing *h)
{
	static const char *const examples[] = {"set address ann@new.example",
					       "also from ann@work.example",
					       "not from ann@work.example"};
	struct note n = answer_to(h, NULL, -1);
	struct view *also;
	size_t count;

	if (!player_also(h->d->store, h->arena, h->player.id, &also, &count, h->err)) {
		return false;
	}
	fields_set_bool(n.f, "also", count > 0);
	note_say(&n, "addresses");
	buf_printf(&n.text, "\n\n\t| %.*s\n", VIEW_ARG(h->player.address));
	for (size_t i = 0; i < count; i++) {
		buf_printf(&n.text, "\t| %.*s\n", VIEW_ARG(also[i]));
	}
	buf_char(&n.text, '\n');
	note_say(&n, "addresses-how");
	note_gap(&n);
	for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
		example_line(&n.text, n.to.language, examples[i]);
	}
	return answer_tell(h, &n, "notice", "head-addresses");
}

static bool drop(struct hearing *h, const struct order *o, struct view address)
{
	struct note n = answer_to(h, NULL, -1);
	bool any;

	if (!player_also_drop(h->d->store, h->arena, h->player.id, address, &any,
			      h->err)) {
		return false;
	}
	if (!any) {
		return refuse(h, o, DIAG_NOT_YOUR_ADDRESS, address);
	}
	fields_set(n.f, "address", address);
	note_say(&n, "address-dropped");
	return answer_tell(h, &n, "notice", "head-addresses");
}

/* Whether that address may be asked. The answer does not tell whose it is. */
static bool free_to_ask(struct hearing *h, struct view address, bool also,
			enum diag_code *why)
{
	struct strangers s = {.address = &address, .count = 1};
	struct player owner;
	long today;

	*why = DIAG_NONE;
	if (!address_plain(address) ||
	    address_own(view_of(h->d->config->address), address)) {
		*why = DIAG_NO_ADDRESS;
		return true;
	}
	if (!wish_count(h->d->store, h->player.id, h->d->now - DAY, &today, h->err) ||
	    !player_by_address(h->d->store, h->arena, address, &owner, h->err)) {
		return false;
	}
	if (owner.id == h->player.id &&
	    (also || view_eq_nocase(address, h->player.address))) {
		*why = DIAG_SAME_ADDRESS;
	} else if (today >= WISHES_A_DAY) {
		*why = DIAG_ADDRESSES_TODAY;
	} else if (!strangers_may(h, &s)) {
		return false;
	} else if ((owner.id != 0 && owner.id != h->player.id) || s.why != NULL) {
		*why = DIAG_ADDRESS_TAKEN;
	}
	return true;
}

static bool begin(struct hearing *h, struct view address, bool also, bool proved)
{
	struct wish w = {.player = h->player.id,
			 .also = also,
			 .address = address,
			 .asked = h->d->now,
			 .sent = proved};

	hearing_verdict(h, proved ? VERDICT_ASKED : VERDICT_HELD);
	return wish_add(h->d->store, &w, h->err) &&
	       address_ask_known(h->d, h->arena, &w, h->err) &&
	       (!proved || address_ask_new(h->d, h->arena, &w, h->err));
}

static bool wish(struct hearing *h, const struct order *o, bool proved)
{
	struct view address;
	enum address_wish want = order_address(o, &address);
	enum diag_code why;

	if (want == ADDRESS_LIST) {
		return !proved || list(h);
	}
	if (want == ADDRESS_DROP) {
		return !proved || drop(h, o, address);
	}
	if (!free_to_ask(h, address, want == ADDRESS_ALSO, &why)) {
		return false;
	}
	if (why != DIAG_NONE) {
		return !proved || refuse(h, o, why, address);
	}
	return begin(h, arena_copy(h->arena, address), want == ADDRESS_ALSO, proved);
}

bool address_order(struct hearing *h, const struct order *o)
{
	return wish(h, o, true);
}

bool address_unproved(struct hearing *h, const struct order *o)
{
	return wish(h, o, false);
}

bool address_guess(struct hearing *h, struct view address, bool *asked)
{
	enum diag_code why;

	if (!free_to_ask(h, address, true, &why)) {
		return false;
	}
	*asked = why == DIAG_NONE;
	return !*asked || begin(h, address, true, false);
}
