/* SPDX-License-Identifier: ISC */
/* The answers to "receipts" (which letters of the writer came, and their verdicts),
 * "resend" (our last letter once more) and "who" (who plays and who watches). */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "formats/say.h"
#include "formats/text/utf8.h"

enum { ORDERS_SHOWN = 40, LINE_ROOM = 66 };

/* "Fri 20 Nov, 12:10 UTC  applied: 8D CRATE": one line, with as much of the order as
 * fits. */
static void put_receipt(struct note *n, const struct ledger_brief *l)
{
	struct view orders = l->orders;
	struct view first = view_part(orders, 0, view_find(orders, '\n'));
	struct buf line = buf_in(n->arena);
	size_t room;
	struct view shown;

	say_time(&line, n->to.language,
		 &(struct moment){l->arrived, n->d->now, n->zone});
	buf_str(&line, "  ");
	phrase(&line, n->to.language,
	       arena_printf(n->arena, "verdict-%.*s", VIEW_ARG(l->verdict)), NULL);
	room = line.len < LINE_ROOM ? LINE_ROOM - line.len : 0;
	shown = utf8_head(first, room < ORDERS_SHOWN ? room : ORDERS_SHOWN);
	buf_printf(&n->text, "\t| %.*s", VIEW_ARG(buf_view(&line)));
	if (shown.len > 0) {
		buf_printf(&n->text, ": %.*s%s", VIEW_ARG(shown),
			   shown.len < orders.len ? " ..." : "");
	}
	buf_char(&n->text, '\n');
}

bool answer_receipts(struct hearing *h, const struct record *r, int seat,
		     const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct ledger_brief *list;
	size_t count;

	(void)o;
	if (!ledger_recent(h->d->store, h->arena, n.to.player, &list, &count, h->err) ||
	    !note_zone(&n)) {
		return false;
	}
	note_say(&n, count > 0 ? "receipts" : "receipts-none");
	note_gap(&n);
	for (size_t i = count; i-- > 0;) {
		put_receipt(&n, &list[i]);
	}
	return answer_tell(h, &n, "notice", "head-receipts");
}

bool answer_resend(struct hearing *h, const struct record *r, int seat,
		   const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	bool any;

	(void)o;
	if (!outbox_again(h->d->store, n.to.player, r->match.id, &any, h->err)) {
		return false;
	}
	hearing_verdict(h, VERDICT_ANSWERED);
	if (any) {
		return true; /* that letter is the answer */
	}
	note_say(&n, "resend-none");
	return answer_tell(h, &n, "notice", "head-resend-none");
}

static bool say_observers(struct note *n, const struct record *r)
{
	struct observer *list;
	struct view *name;
	size_t count;

	if (!observer_list(n->d->store, n->arena, r->match.id, &list, &count, n->err)) {
		return false;
	}
	name = arena_array(n->arena, count + 1, sizeof *name);
	for (size_t i = 0; i < count; i++) {
		name[i] = list[i].name;
	}
	if (count > 0) {
		fields_set(n->f, "names",
			   say_list(n->arena, n->to.language, LIST_AND, name, count));
		buf_char(&n->text, '\n');
		note_say(n, "who-watches");
	}
	return true;
}

bool answer_who(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	const struct position *pos = &r->pos;

	(void)o;
	note_say(&n, "who");
	note_gap(&n);
	for (int i = 0; i < r->setup.seats; i++) {
		fields_set(n.f, "name", r->setup.name[i]);
		fields_set_num(n.f, "score", pos->score[i]);
		fields_set_bool(n.f, "me", i == seat);
		fields_set_bool(n.f, "moves", i == pos->to_move);
		fields_set_bool(n.f, "gone", pos->gone[i]);
		buf_str(&n.text, "\t| ");
		phrase(&n.text, n.to.language, "who-line", n.f);
		buf_char(&n.text, '\n');
	}
	return say_observers(&n, r) && answer_tell(h, &n, "notice", "head-who");
}
