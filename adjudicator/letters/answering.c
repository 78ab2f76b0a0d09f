/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/answering.h"

#include "adjudicator/record/seats.h"
#include "adjudicator/store/stored.h"
#include "formats/orders/order_line.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { DAY = 86400, ORDER_NAMED = 60 /* bytes */ };

struct addressee hearing_writer(const struct hearing *h, const struct record *r,
				int seat)
{
	struct addressee to;

	if (r != NULL && seat >= 0) {
		return news_to(r, seat, h->letter);
	}
	to = news_to_player(h->player.id, r != NULL ? r->match.id : 0,
			    h->player.language);
	to.letter = h->letter;
	return to;
}

struct viewer hearing_viewer(int seat)
{
	return seat < 0 ? (struct viewer){VIEWER_OBSERVER, 0}
			: (struct viewer){VIEWER_PLAYER, seat};
}

struct note answer_to(struct hearing *h, const struct record *r, int seat)
{
	return note_to(h->d, h->arena, hearing_writer(h, r, seat), h->err);
}

bool answer_tell(struct hearing *h, struct note *n, const char *kind,
		 const char *headline)
{
	hearing_verdict(h, VERDICT_ANSWERED);
	return note_tell(n, kind, headline);
}

bool answer_today(struct hearing *h, const char *what, const char *end, long most,
		  int64_t *before)
{
	const char *name =
		arena_printf(h->arena, "%s.%lld.%lld%s", what, (long long)h->player.id,
			     (long long)(h->d->now / DAY), end);

	return store_number(h->d->store, name, before, h->err) &&
	       (*before >= most ||
		store_set_number(h->d->store, name, *before + 1, h->err));
}

/* Encoded for mail, files grow by a third; servers take ten million bytes. */
enum { FILES_MOST = 5 << 20 };

bool answer_room(struct hearing *h, size_t *room)
{
	int64_t waiting;

	if (!attachments_waiting(h->d->store, h->player.id, &waiting, h->err)) {
		return false;
	}
	*room = waiting < FILES_MOST ? (size_t)(FILES_MOST - waiting) : 0;
	return true;
}

/* The order as a Subject names it: as it was written; "try" is left out. */
static struct view named(struct arena *a, const struct order *o)
{
	struct view text = o->text;
	struct view head;

	if (o->kind == ORDER_TRY) {
		(void)view_word(&text);
		text = view_trim(text);
	} else if (o->written.len > 0) {
		text = order_line_core(o->written, true);
	}
	head = utf8_head(text, ORDER_NAMED);
	return head.len == text.len
		       ? text
		       : view_of(arena_printf(a, "%.*s ...", VIEW_ARG(head)));
}

bool answer_refusal(struct hearing *h, const struct order *o, const struct diag *diag)
{
	struct note n = answer_to(h, NULL, -1);

	hearing_refuse(h, diag);
	h->code = diag->code;
	fields_set(n.f, "me", h->player.name);
	fields_set(n.f, "order", named(h->arena, o));
	note_say(&n, "refused-order");
	note_gap(&n);
	hearing_complain(&n.text, n.to.language, o, diag);
	return note_tell(&n, "refusal", "head-refused-order");
}

/* A game of the player, for the example "game 12" at the beginning of a line. */
static bool any_game(struct hearing *h, int64_t *game)
{
	int64_t *ids;
	size_t count;

	if (!match_of_player(h->d->store, h->arena, h->player.id, &ids, &count,
			     h->err)) {
		return false;
	}
	*game = count > 0 ? ids[0] : 1;
	return true;
}

/* Explains why he has no seat in the game: there is no such game, or somebody else
 * has taken over his seat. */
static bool who_has_it(struct hearing *h, int64_t game, struct diag *diag)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	int seat;

	if (!record_load(h->d, h->arena, game, r, h->err)) {
		return false;
	}
	seat = r->match.id == 0 ? -1 : record_former_seat(r, h->player.id);
	if (r->match.id == 0) {
		diag->code = DIAG_NO_SUCH_GAME;
	} else if (seat >= 0) {
		diag->code = DIAG_SEAT_LEFT;
		diag->what = r->setup.name[seat];
	}
	return true;
}

bool answer_no_seat(struct hearing *h, int64_t game, const struct order *o)
{
	struct diag diag = {.code = game == 0 ? DIAG_WHICH_GAME : DIAG_NOT_YOUR_GAME};

	if (game == 0 && !any_game(h, &game)) {
		return false;
	}
	diag.n = (long)game;
	return (diag.code == DIAG_WHICH_GAME || who_has_it(h, game, &diag)) &&
	       answer_refusal(h, o, &diag);
}

static const char *refused(const struct order *o)
{
	return o->kind == ORDER_PLAY || o->kind == ORDER_WORD ? "refused"
	       : o->kind == ORDER_TRY                         ? "refused-try"
							      : "refused-order";
}

struct note answer_order_refused(struct hearing *h, const struct record *r, int seat,
				 const struct order *o, const struct diag *diag,
				 const struct table *t)
{
	struct note n = answer_to(h, r, seat);

	hearing_refuse(h, diag);
	if (h->code == DIAG_NONE) {
		h->code = diag->code;
	}
	fields_set(n.f, "me", seat >= 0 ? r->setup.name[seat] : h->player.name);
	fields_set(n.f, "order", named(h->arena, o));
	fields_set_bool(n.f, "more", h->changes > order_changes_game(o->kind));
	note_say(&n, refused(o));
	note_gap(&n);
	hearing_complain(&n.text, n.to.language, o, diag);
	buf_char(&n.text, '\n');
	if (t != NULL && t->hint.len > 0) {
		fields_set(n.f, "play", t->hint);
		fields_set_num(n.f, "score", t->hint_score);
		note_say(&n, t->hint_turned ? "hint-turned" : "hint");
	}
	if (diag->code == DIAG_NOT_YOUR_TURN && o->kind == ORDER_PLAY) {
		bool again = seat >= 0 && r->pos.last.seat == seat &&
			     view_eq_nocase(o->text, news_last(h->arena, &r->pos));

		note_say(&n, again ? "played-already" : "ahead");
	}
	if (diag->code == DIAG_NOT_IN_THIS_GAME) {
		fields_set_bool(n.f, "grid", r->setup.game->ground == GROUND_GRID);
		fields_set_bool(n.f, "pile", r->setup.game->ground == GROUND_PILE);
		note_say(&n, "no-order-how");
	}
	/* A wrong answer leaves the question open: the reply may answer it again. */
	n.question = diag->code == DIAG_NO_SUCH_CHOICE ? h->token.question : 0;
	return n;
}

bool answer_refused_tell(struct note *n, const struct order *o)
{
	return note_tell(n, "refusal", arena_printf(n->arena, "head-%s", refused(o)));
}

bool answer_order_refusal(struct hearing *h, const struct record *r, int seat,
			  const struct order *o, const struct diag *diag,
			  const struct table *t)
{
	struct note n = answer_order_refused(h, r, seat, o, diag, t);

	return answer_refused_tell(&n, o);
}

bool answer_refusal_in(struct hearing *h, const struct record *r, int seat,
		       const struct order *o, const struct diag *diag)
{
	return r != NULL ? answer_order_refusal(h, r, seat, o, diag, NULL)
			 : answer_refusal(h, o, diag);
}
