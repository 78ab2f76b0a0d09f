/* SPDX-License-Identifier: ISC */
/* The answers to "say" and "quiet", for what players say to each other (L5, L12), and
 * to "note", for a note to oneself. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/press_limit.h"
#include "adjudicator/store/preference.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"

enum { NOTE_MAX = 400, SHOWN_MAX = 120 };

/* Marks every line as a quotation, so that none can pass for a line of ours, nor be
 * read as an order when it is quoted back. */
static void quote(struct note *n, struct view words)
{
	struct lines lines = lines_of(words);
	struct view line;

	while (line_next(&lines, &line)) {
		if (view_trim(line).len == 0) {
			buf_str(&n->text, "\t|\n");
		} else {
			note_quote(n, line);
		}
	}
}

static bool hears(struct hearing *h, const struct record *r, int seat, bool *yes)
{
	struct view quiet;

	if (!preference_get(h->d->store, h->arena,
			    &(struct preference){r->match.seat[seat].player,
						 r->match.id, "quiet"},
			    &quiet, h->err)) {
		return false;
	}
	*yes = quiet.len == 0;
	return true;
}

/* Suspends the moves for later of whoever is spoken to, and tells him so. They go on if
 * he is on leave, because he could not renew them then. */
static bool disturb(struct hearing *h, const struct record *r, struct note *n)
{
	int seat = n->to.seat;
	struct leave away;
	bool any;

	if (!leave_now(h->d, h->arena, r->match.seat[seat].player, h->arrived, &away,
		       h->err) ||
	    !if_moves_wait(h->d, h->arena, r, seat, &any, h->err)) {
		return false;
	}
	if (any && away.id == 0 && !if_moves_disturb(h->d, r, seat, h->err)) {
		return false;
	}
	if (any) {
		buf_char(&n->text, '\n');
		note_say(n, away.id != 0 ? "plans-stay" : "plans-rest");
	}
	return true;
}

bool answer_talk(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct diag diag = {.code = DIAG_PRESS_OPEN};
	struct note ack = answer_to(h, r, seat);
	unsigned heard = 0;
	bool fits;

	if (o->kind == ORDER_PRESS) {
		return answer_order_refusal(h, r, seat, o, &diag, NULL);
	}
	if (!press_fits(h, o->args, &fits)) {
		return false;
	}
	if (!fits) {
		diag = press_full(h, (struct view){0});
		return answer_order_refusal(h, r, seat, o, &diag, NULL);
	}
	for (int i = 0; i < r->setup.seats; i++) {
		struct note n = note_to(h->d, h->arena, news_to(r, i, 0), h->err);
		bool hear = i != seat;

		if (hear && !hears(h, r, i, &hear)) {
			return false;
		}
		if (!hear) {
			continue;
		}
		heard |= 1U << i;
		fields_set(n.f, "name", r->setup.name[seat]);
		note_say(&n, "said");
		note_gap(&n);
		quote(&n, o->args);
		if (!disturb(h, r, &n) || !answer_tell(h, &n, "notice", "head-said")) {
			return false;
		}
	}
	fields_set(ack.f, "name", r->setup.name[seat]);
	fields_set(ack.f, "others",
		   names_list(h->arena, ack.to.language, &r->setup, heard));
	note_say(&ack, heard != 0 ? "said-you" : "said-nobody");
	if (heard != 0 && o->below.len > 0) {
		note_gap(&ack);
		note_say(&ack, "said-below");
		note_gap(&ack);
		note_quote(&ack, utf8_head(o->below, SHOWN_MAX));
		note_gap(&ack);
		note_say(&ack, "said-below-how");
	}
	return answer_tell(h, &ack, "notice", "head-said-you");
}

bool answer_quiet(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	bool on = o->args.len == 0;

	note_say(&n, on ? "quiet-on" : "quiet-off");
	return preference_set(h->d->store,
			      &(struct preference){n.to.player, r->match.id, "quiet"},
			      view_of(on ? "on" : ""), h->err) &&
	       answer_tell(h, &n, "notice", "head-quiet");
}

bool answer_note(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct view note = utf8_head(o->args, NOTE_MAX);

	note_say(&n, note.len > 0 ? "note-kept" : "note-forgotten");
	return preference_set(h->d->store,
			      &(struct preference){n.to.player, r->match.id, "note"},
			      note, h->err) &&
	       answer_tell(h, &n, "notice", "head-note");
}
