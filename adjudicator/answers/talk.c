/* SPDX-License-Identifier: ISC */
/* What players say to each other (L5, L12), and to themselves. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/press_limit.h"
#include "adjudicator/store/preference.h"
#include "formats/phrase.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include "formats/wrap.h"

enum { NOTE_MAX = 400 };

/* Every line is marked as a quotation: so that nothing in it can pass for a line of
 * ours, nor be read as an order when it is quoted back. */
static void quote(struct buf *b, struct view words)
{
	struct lines lines = lines_of(words);
	struct view line;

	while (line_next(&lines, &line)) {
		if (view_trim(line).len == 0) {
			buf_str(b, "\t|\n");
		} else {
			wrap_quoted(b, line, "\t| ", 68);
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

/* What he has sent for later rests, unless he is away: then he could not wake it. */
static bool disturb(struct hearing *h, const struct record *r, int seat,
		    struct view language, struct buf *b)
{
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
		buf_char(b, '\n');
		phrase(b, language, away.id != 0 ? "plans-stay" : "plans-rest", NULL);
	}
	return true;
}

bool answer_talk(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct diag diag = {.code = DIAG_PRESS_OPEN};
	struct addressee me = news_to(r, seat, h->letter);
	struct fields *f = fields_in(h->arena);
	struct buf ack = buf_in(h->arena);
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
	fields_set(f, "name", r->setup.name[seat]);
	for (int i = 0; i < r->setup.seats; i++) {
		struct addressee to = news_to(r, i, 0);
		struct buf b = buf_in(h->arena);
		bool hear = i != seat;

		if (hear && !hears(h, r, i, &hear)) {
			return false;
		}
		if (!hear) {
			continue;
		}
		heard |= 1U << i;
		phrase(&b, to.language, "said", f);
		buf_str(&b, "\n\n");
		quote(&b, o->args);
		if (!disturb(h, r, i, to.language, &b) ||
		    !answer_tell(h, &to, "notice", "head-said", f, &b)) {
			return false;
		}
	}
	fields_set(f, "others", names_list(h->arena, me.language, &r->setup, heard));
	phrase(&ack, me.language, heard != 0 ? "said-you" : "said-nobody", f);
	return answer_tell(h, &me, "notice", "head-said-you", f, &ack);
}

bool answer_quiet(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct addressee me = news_to(r, seat, h->letter);
	bool on = o->args.len == 0;
	struct buf b = buf_in(h->arena);

	phrase(&b, me.language, on ? "quiet-on" : "quiet-off", NULL);
	return preference_set(h->d->store,
			      &(struct preference){me.player, r->match.id, "quiet"},
			      view_of(on ? "on" : ""), h->err) &&
	       answer_tell(h, &me, "notice", "head-quiet", NULL, &b);
}

bool answer_note(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct addressee me = news_to(r, seat, h->letter);
	struct view note = utf8_head(o->args, NOTE_MAX);
	struct buf b = buf_in(h->arena);

	phrase(&b, me.language, note.len > 0 ? "note-kept" : "note-forgotten", NULL);
	return preference_set(h->d->store,
			      &(struct preference){me.player, r->match.id, "note"},
			      note, h->err) &&
	       answer_tell(h, &me, "notice", "head-note", NULL, &b);
}
