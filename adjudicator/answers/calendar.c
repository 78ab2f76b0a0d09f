/* SPDX-License-Identifier: ISC */
/* The answer to "calendar": when the writer's turns end, as a list and as a file for
 * his calendar. */
#include "formats/files/calendar.h"
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/deadline_file.h"

static bool add_game(struct note *n, struct buf *file, int64_t id, size_t *dates)
{
	struct record *r = arena_take(n->arena, sizeof *r);
	int seat;

	if (!record_load(n->d, n->arena, id, r, n->err)) {
		return false;
	}
	seat = record_seat(r, n->to.player);
	if (!deadline_of(r, seat)) {
		return true;
	}
	n->f = fields_in(n->arena);
	fields_set_num(n->f, "game", (long)id);
	fields_set_num(n->f, "turn", r->pos.turn);
	note_set_game(n, r, seat);
	note_set_time(n, "until", r->pos.deadline);
	note_line(n, "calendar-line", n->f);
	deadline_add(file, n->d, n->to.language, r, seat);
	++*dates;
	return true;
}

bool answer_calendar(struct hearing *h, const struct record *r, int seat,
		     const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct buf file = buf_in(h->arena);
	struct attachment attached;
	int64_t *ids;
	size_t count;
	size_t dates = 0;

	(void)o;
	if (!note_zone(&n) || !match_of_player(h->d->store, h->arena, n.to.player, &ids,
					       &count, h->err)) {
		return false;
	}
	calendar_begin(&file);
	note_say(&n, "calendar");
	note_gap(&n);
	for (size_t i = 0; i < count; i++) {
		if (!add_game(&n, &file, ids[i], &dates)) {
			return false;
		}
	}
	if (dates == 0) {
		n.text = buf_in(h->arena);
		n.f = fields_in(h->arena);
		note_say(&n, "calendar-none");
		return answer_tell(h, &n, "notice", "head-calendar");
	}
	calendar_end(&file);
	attached = deadline_file(&file);
	n.file = &attached;
	note_gap(&n);
	note_say(&n, "calendar-always");
	return answer_tell(h, &n, "notice", "head-calendar");
}
