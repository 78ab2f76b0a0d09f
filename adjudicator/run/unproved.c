/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/unproved.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/authority.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/run/warrant.h"

#include "formats/orders/order_args.h"
#include "formats/phrase.h"

enum { ASKED_MOST = 8 /* lines of one letter that proves nothing */ };

/* Whether its writer is asked here, once he may be, if it was he. */
static bool is_asked(const struct hearing *h, const struct order *o)
{
	return h->doubt == NULL
		       ? warrant_by_line(o)
		       : dispatch_of(o)->unproved != NULL &&
				 authority_of(o, h->warrant) == AUTHORITY_ASKED;
}

/* They have no question of their own; nor does what comes with a secret of his that
 * does not speak for it, but for what is asked in any case. */
static bool asked_by_line(const struct hearing *h, const struct order *o)
{
	struct view address;
	enum address_wish wish = order_address(o, &address);

	return wish == ADDRESS_LIST || wish == ADDRESS_DROP ||
	       (h->doubt == NULL && o->kind != ORDER_NEW && wish == ADDRESS_NONE);
}

static bool ask_one(struct hearing *h, const struct order *o)
{
	return asked_by_line(h, o) ? hold_line(h, o) : dispatch_of(o)->unproved(h, o);
}

static bool said_before(const struct orders *orders, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (view_eq_nocase(orders->order[i].text, orders->order[n].text)) {
			return true;
		}
	}
	return false;
}

/* How all of it is answered, and that there was more. */
static bool tell_several(struct hearing *h, size_t more)
{
	struct addressee to = hearing_writer(h, NULL, -1);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct buf head = buf_in(h->arena);

	fields_set_num(f, "count", (long)more);
	fields_set_bool(f, "more", more > 0);
	fields_set_bool(f, "one", more == 1);
	phrase(&b, to.language, "ask-several", f);
	phrase(&head, to.language, "head-held", f);
	return news_tell(h->d, &to,
			 &(struct told){"confirm", buf_view(&head), buf_view(&b), 0},
			 h->err);
}

bool unproved_ask(struct hearing *h, const struct orders *orders)
{
	size_t asked = 0;
	size_t more = 0;
	bool may;

	for (size_t i = 0; i < orders->count; i++) {
		const struct order *o = &orders->order[i];

		if (!is_asked(h, o) || said_before(orders, i)) {
			continue;
		}
		if (asked == ASKED_MOST) {
			more++;
			continue;
		}
		if (!answer_may_hold(h, &may) || !may) {
			return h->err->kind == ERR_NONE;
		}
		if (!ask_one(h, o)) {
			return false;
		}
		asked++;
	}
	return asked < 2 || tell_several(h, more);
}
