/* SPDX-License-Identifier: ISC */
/* Y5: answers to a puzzle. They are judged at once, but the player is not told how. */
#include "adjudicator/puzzle/puzzle.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/store/stored.h"

enum { A_DAY = 20, READINGS = 8 };

static bool show(struct hearing *h, struct note *n, const struct puzzle *p,
		 const struct puzzle_position *at)
{
	return puzzle_say(n, &h->player, p, at, true) &&
	       answer_tell(h, n, "notice", "head-puzzle");
}

/* Finds the reading of the answer with most points. *said: the first reading. */
static bool judge(struct hearing *h, const struct puzzle_position *at,
		  const struct order *o, struct puzzle_answer *out, struct view *said,
		  struct diag *diag)
{
	struct play *way = arena_array(h->arena, READINGS, sizeof *way);
	struct play_trace *trace = arena_take(h->arena, sizeof *trace);
	const struct play_job job = {.arena = h->arena,
				     .pos = at->pos,
				     .seat = at->seat,
				     .text = &o->play,
				     .diag = diag};
	size_t ways = crossword_read(&job, way, READINGS);

	for (size_t i = 0; i < ways; i++) {
		int points;

		crossword_score(at->pos, &way[i], trace);
		points = crossword_known(trace) ? trace->score : 0;
		if (i == 0 || points > out->points) {
			out->play = crossword_short(h->arena, at->pos, &way[i]);
			out->points = points;
			*said = i == 0 ? out->play : *said;
		}
	}
	return ways > 0;
}

static bool answer(struct hearing *h, struct note *n, const struct puzzle *p,
		   const struct puzzle_position *at, const struct order *o)
{
	struct puzzle_answer a = {
		.puzzle = p->id, .player = h->player.id, .at = h->d->now};
	struct diag diag = {.at = o->text};
	struct view said = {0};

	if (at->pos == NULL || puzzle_of_own(at, h->player.id)) {
		note_say(n, at->pos != NULL ? "puzzle-own" : "puzzle-gone");
		return answer_tell(h, n, "notice", "head-puzzle");
	}
	if (!judge(h, at, o, &a, &said, &diag)) {
		return answer_refusal(h, o, &diag);
	}
	fields_set(n->f, "play", said);
	note_say(n, "puzzle-kept");
	hearing_verdict(h, VERDICT_APPLIED);
	return puzzle_answer_keep(h->d->store, &a, h->err) &&
	       answer_tell(h, n, "receipt", "head-puzzle-kept");
}

bool puzzle_order(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct note n = answer_to(h, NULL, -1);
	struct puzzle_position at;
	struct puzzle p;
	int64_t today;

	(void)r;
	(void)seat;
	fields_set(n.f, "me", h->player.name);
	if (!puzzle_last(h->d->store, h->arena, 0, &p, h->err) ||
	    !answer_today(h, STORED_PUZZLES, "", A_DAY, &today)) {
		return false;
	}
	if (p.id == 0 || today >= A_DAY) {
		fields_set_num(n.f, "count", A_DAY);
		note_say(&n, p.id == 0 ? "puzzle-none" : "puzzle-full");
		return answer_tell(h, &n, "notice", "head-puzzle");
	}
	return puzzle_position(h->d, h->arena, &p, &at, h->err) &&
	       (o->play.word.len > 0 ? answer(h, &n, &p, &at, o)
				     : show(h, &n, &p, &at));
}
