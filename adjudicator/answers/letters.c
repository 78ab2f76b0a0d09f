/* SPDX-License-Identifier: ISC */
/* Which letters came, what became of them, the last of ours once more; and who plays.
 */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/preferences.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/utf8.h"

enum { ORDERS_SHOWN = 40, LINE_ROOM = 66 };

/* "Fri 20 Nov, 12:10 UTC  applied: 8D CRATE": one line, of the order what fits. */
static void put_receipt(struct buf *b, struct view language, int64_t now,
			const struct zone *zone, const struct ledger_brief *l)
{
	struct view orders = l->orders;
	struct view first = view_part(orders, 0, view_find(orders, '\n'));
	struct buf line = buf_in(b->arena);
	size_t room;
	struct view shown;

	say_time(&line, language, &(struct moment){l->arrived, now, zone});
	buf_str(&line, "  ");
	phrase(&line, language,
	       arena_printf(b->arena, "verdict-%.*s", VIEW_ARG(l->verdict)), NULL);
	room = line.len < LINE_ROOM ? LINE_ROOM - line.len : 0;
	shown = utf8_head(first, room < ORDERS_SHOWN ? room : ORDERS_SHOWN);
	buf_printf(b, "\t| %.*s", VIEW_ARG(buf_view(&line)));
	if (shown.len > 0) {
		buf_printf(b, ": %.*s%s", VIEW_ARG(shown),
			   shown.len < orders.len ? " ..." : "");
	}
	buf_char(b, '\n');
}

bool answer_receipts(struct hearing *h, const struct record *r, int seat,
		     const struct order *o)
{
	struct addressee me = hearing_writer(h, r, seat);
	struct ledger_brief *list;
	const struct zone *zone;
	struct buf b = buf_in(h->arena);
	size_t count;

	(void)o;
	if (!ledger_recent(h->d->store, h->arena, me.player, &list, &count, h->err) ||
	    !choices_zone(h->d->store, h->arena, me.player, me.game, &zone, h->err)) {
		return false;
	}
	phrase(&b, me.language, count > 0 ? "receipts" : "receipts-none", NULL);
	buf_str(&b, "\n\n");
	for (size_t i = count; i-- > 0;) {
		put_receipt(&b, me.language, h->d->now, zone, &list[i]);
	}
	return answer_tell(h, &me, "notice", "head-receipts", NULL, &b);
}

bool answer_resend(struct hearing *h, const struct record *r, int seat,
		   const struct order *o)
{
	struct addressee me = hearing_writer(h, r, seat);
	struct buf b = buf_in(h->arena);
	bool any;

	(void)o;
	if (!outbox_again(h->d->store, me.player, r->match.id, &any, h->err)) {
		return false;
	}
	hearing_verdict(h, VERDICT_ANSWERED);
	if (any) {
		return true; /* that letter is the answer */
	}
	phrase(&b, me.language, "resend-none", NULL);
	return answer_tell(h, &me, "notice", "head-resend-none", NULL, &b);
}

static bool say_observers(struct hearing *h, const struct record *r,
			  const struct addressee *me, struct buf *b)
{
	struct observer *list;
	struct fields *f = fields_in(h->arena);
	struct view *name;
	size_t count;

	if (!observer_list(h->d->store, h->arena, r->match.id, &list, &count, h->err)) {
		return false;
	}
	name = arena_array(h->arena, count + 1, sizeof *name);
	for (size_t i = 0; i < count; i++) {
		name[i] = list[i].name;
	}
	if (count > 0) {
		fields_set(f, "names",
			   say_list(h->arena, me->language, LIST_AND, name, count));
		buf_char(b, '\n');
		phrase(b, me->language, "who-watches", f);
	}
	return true;
}

bool answer_who(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	struct addressee me = hearing_writer(h, r, seat);
	const struct position *pos = &r->pos;
	struct buf b = buf_in(h->arena);

	(void)o;
	phrase(&b, me.language, "who", NULL);
	buf_str(&b, "\n\n");
	for (int i = 0; i < r->setup.seats; i++) {
		struct fields *f = fields_in(h->arena);

		fields_set(f, "name", r->setup.name[i]);
		fields_set_num(f, "score", pos->score[i]);
		fields_set_bool(f, "me", i == seat);
		fields_set_bool(f, "moves", i == pos->to_move);
		fields_set_bool(f, "gone", pos->gone[i]);
		buf_str(&b, "\t| ");
		phrase(&b, me.language, "who-line", f);
		buf_char(&b, '\n');
	}
	return say_observers(h, r, &me, &b) &&
	       answer_tell(h, &me, "notice", "head-who", NULL, &b);
}
