/* SPDX-License-Identifier: ISC */
/* Lines of a turn file that begin with "@": some are carried out, others checked. */
#include "adjudicator/replay/replaying.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/tiles_text.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"

static bool fact_time(struct replaying *r, const struct turn_line *l, struct view rest)
{
	return stamp_read(view_trim(rest), &r->table.now) ||
	       replay_complain(r, l, "a time looks like 2026-11-20T20:00:00Z");
}

/* When the next order's letter arrived, if before it was judged. */
static bool fact_arrived(struct replaying *r, const struct turn_line *l,
			 struct view rest)
{
	return stamp_read(view_trim(rest), &r->arrived) ||
	       replay_complain(
		       r, l,
		       "an arrival looks like \"@ arrived 2026-11-20T20:00:00Z\"");
}

/* Reads "NAME WORD": returns the seat of that name, -1 for none, and sets *word. */
static int name_and_word(const struct replaying *r, struct view rest, struct view *word)
{
	size_t split = rest.len;

	while (split > 0 && rest.at[split - 1] != ' ') {
		split--;
	}
	*word = view_part(rest, split, rest.len);
	return replay_seat(r, view_trim(view_part(rest, 0, split)));
}

/* "NAME 77760": seconds in a time bank. */
static bool fact_bank(struct replaying *r, const struct turn_line *l, struct view rest)
{
	struct view word;
	long left;
	int seat = name_and_word(r, rest, &word);

	if (seat < 0 || r->table.pos.over || r->table.pos.gone[seat] ||
	    !num_read(word, 0, INT32_MAX, &left)) {
		return replay_complain(
			r, l, "a time bank looks like \"@ bank Ann 3600\", in seconds");
	}
	table_emit(&r->table,
		   (struct event){.kind = EVENT_BANK, .seat = seat, .time = left});
	return true;
}

/* Emits an event that the file tells, if it fits. */
static bool told(struct replaying *r, const struct turn_line *l, struct event e)
{
	struct position after = r->table.pos;

	if (after.over || !position_apply(&after, &e)) {
		return replay_complain(r, l, "nothing here waits for that time");
	}
	table_emit(&r->table, e);
	return true;
}

/* A deadline that the club gave beside the rules: after an outage, or for a question
 * of its own. */
static bool fact_clock(struct replaying *r, const struct turn_line *l, struct view rest)
{
	struct event e = {.kind = EVENT_CLOCK, .seat = r->table.pos.to_move};

	return stamp_read(view_trim(rest), &e.time)
		       ? told(r, l, e)
		       : replay_complain(
				 r, l,
				 "a clock looks like \"@ clock 2026-11-20T20:00:00Z\"");
}

/* "NAME TIME": away until then; "NAME back": back. */
static bool fact_leave(struct replaying *r, const struct turn_line *l, struct view rest)
{
	struct view until;
	struct event e = {.kind = EVENT_LEAVE, .seat = name_and_word(r, rest, &until)};

	if (e.seat < 0 || (!view_is(until, "back") && !stamp_read(until, &e.time))) {
		return replay_complain(
			r, l,
			"a leave looks like \"@ leave Ann 2026-11-20T20:00:00Z\" or "
			"\"@ leave Ann back\"");
	}
	return told(r, l, e);
}

/* "TIME": for the pending play or word; "draw TIME": for a request. */
static bool fact_until(struct replaying *r, const struct turn_line *l, struct view rest)
{
	struct event e = {.kind = EVENT_WINDOW, .seat = -1};
	struct view name = view_word(&rest);

	for (int i = 0; i < REQUESTS_ && view_trim(rest).len > 0; i++) {
		if (view_is(name, request_name((enum request_kind)i))) {
			e.kind = EVENT_LONGER;
			e.about = (enum request_kind)i;
			name = view_trim(rest);
			rest.len = 0;
		}
	}
	return rest.len == 0 && stamp_read(name, &e.time)
		       ? told(r, l, e)
		       : replay_complain(r, l,
					 "an answer's time looks like \"@ until "
					 "2026-11-20T20:00:00Z\" or \"@ until draw "
					 "2026-11-20T20:00:00Z\"");
}

/* Drops the held order of a seat. In a file with open racks nobody sees that an EX
 * square changed the rack of that seat. */
static bool fact_drop(struct replaying *r, const struct turn_line *l, struct view rest)
{
	struct table *t = &r->table;
	int seat = replay_seat(r, view_trim(rest));
	size_t first = t->events;

	if (seat < 0 || !t->pos.setup->open || t->pos.held.seat != seat) {
		return replay_complain(r, l, "no order of that player waits here");
	}
	crossword_drop(t, seat);
	replay_follow(r, NULL, first);
	return true;
}

static bool passed(const struct replaying *r, int seat, size_t first, size_t last)
{
	bool any = false;

	for (size_t i = first; i < last; i++) {
		const struct event *e = &r->table.event[i];

		any = any || (e->kind == EVENT_PASS && e->seat == seat);
	}
	return any;
}

bool replay_passed(const struct replaying *r, const struct replay_turn *t)
{
	return passed(r, t->seat, t->first, t->last);
}

/* Notes until when the time of the seat to move ran. */
static void time_ends(struct replaying *r)
{
	if (!r->table.pos.flagged) {
		r->until = clocks_fall(&r->table.pos);
	}
}

static bool fact_late(struct replaying *r, const struct turn_line *l, struct view rest)
{
	int seat = replay_seat(r, view_trim(rest));
	struct replay_turn *t;
	bool unclaimed;

	if (seat < 0 || seat != r->table.pos.to_move) {
		return replay_complain(r, l, "only the player to move can be late");
	}
	t = replay_new_turn(r, seat, view_of("pass"));
	t->late = true;
	unclaimed = r->table.pos.flagged;
	time_ends(r);
	table_timeout(&r->table);
	if (!r->table.pos.over && r->table.pos.flagged) { /* no "@ flag" came before */
		unclaimed = true;
		table_timeout(&r->table);
	}
	if (r->table.events == t->first) {
		return replay_complain(r, l, "no time runs out here");
	}
	replay_fall(r, t->first, unclaimed);
	replay_close_turn(r, t);
	if (!replay_passed(r, t)) {
		r->out->turns--;
	}
	return true;
}

/* "NAME", "NAME absent", "NAME bounced": the time of the turn is over. */
static bool fact_flag(struct replaying *r, const struct turn_line *l, struct view rest)
{
	size_t first = r->table.events;
	int seat = replay_seat(r, view_trim(rest));
	struct view word;

	r->table.absent = ABSENCE_NONE;
	if (seat < 0) {
		seat = name_and_word(r, rest, &word);
		r->table.absent = absence_find(word);
	}
	if (seat < 0 || seat != r->table.pos.to_move || r->table.absent == ABSENCES_) {
		return replay_complain(r, l,
				       "a time that is over looks like \"@ flag Ann\", "
				       "of the player to move");
	}
	if (r->table.pos.flagged) { /* a player thought absent has written */
		return told(r, l, (struct event){.kind = EVENT_FLAG, .seat = seat});
	}
	time_ends(r);
	table_timeout(&r->table);
	r->table.absent = ABSENCE_NONE;
	if (r->table.events == first) {
		return replay_complain(r, l, "no time runs out here");
	}
	if (passed(r, seat, first, r->table.events)) {
		return replay_complain(r, l,
				       "this game passes a turn when its time is over: "
				       "\"@ late Ann\"");
	}
	replay_fall(r, first, false);
	for (size_t i = first; i < r->table.events; i++) {
		replay_follow(r, r->pending, i);
	}
	return true;
}

/* Counts the open requests: all of them, or the named one; *last is the last of
 * them. */
static int open_requests(const struct position *pos, struct view name,
			 enum request_kind *last)
{
	int n = 0;

	for (int i = 0; i < REQUESTS_ && !pos->over; i++) {
		enum request_kind kind = (enum request_kind)i;

		if (request_open(pos, kind) &&
		    (name.len == 0 || view_is(name, request_name(kind)))) {
			*last = kind;
			n++;
		}
	}
	return n;
}

static bool lapse_request(struct replaying *r, const struct turn_line *l,
			  struct view name)
{
	enum request_kind kind = REQUEST_DRAW;
	int open = open_requests(&r->table.pos, name, &kind);

	if (open != 1) {
		return replay_complain(r, l, "%s",
				       open == 0 ? "nothing waits for an answer here"
						 : "several requests wait here, so "
						   "name one: draw, undo or pause");
	}
	table_emit(&r->table, (struct event){.kind = EVENT_REFUSE,
					     .seat = r->table.pos.request[kind].by,
					     .about = kind,
					     .late = true});
	return true;
}

/* The time to answer is over: a play stands, a word is looked up, a request is
 * refused. "window draw" means the request, where several things wait. */
static bool fact_window(struct replaying *r, const struct turn_line *l,
			struct view rest)
{
	struct position *pos = &r->table.pos;
	size_t first = r->table.events;
	struct view name = view_trim(rest);

	if (!pos->over && pos->pending.any && name.len == 0) {
		struct replay_turn *t = r->pending;

		table_lapse(&r->table);
		for (size_t i = first; i < r->table.events; i++) {
			replay_follow(r, t, i);
		}
		return true;
	}
	return lapse_request(r, l, name);
}

/* The next draw for which there was no "@ draw" yet, and its tiles. */
static const struct event *next_draw(struct replaying *r, struct view *tiles)
{
	while (r->draws_seen < r->table.events) {
		const struct event *e = &r->table.event[r->draws_seen++];
		int n = e->to - e->from + 1;
		struct buf b = buf_in(r->arena);

		position_apply(&r->seen, e);
		if (e->kind != EVENT_DRAW && e->kind != EVENT_EXCHANGE &&
		    e->kind != EVENT_EX) {
			continue;
		}
		tiles_write(r->out->setup.alphabet, &b,
			    r->seen.rack[e->seat] + r->seen.rack_n[e->seat] - n,
			    (size_t)n);
		*tiles = buf_view(&b);
		return e;
	}
	return NULL;
}

/* "NAME q=3 pos=21..24 [A E I]", with or without tiles: must be what the seed gives. */
static bool fact_draw(struct replaying *r, const struct turn_line *l, struct view rest)
{
	struct view tiles = {0};
	const struct event *e = next_draw(r, &tiles);
	struct view place = view_trim(view_part(rest, 0, view_find(rest, '[')));
	struct view shown = view_part(rest, view_find(rest, '['), rest.len);
	const char *due;

	if (e == NULL) {
		return replay_complain(r, l, "nothing is drawn here");
	}
	due = arena_printf(r->arena, "%.*s q=%d pos=%d..%d",
			   VIEW_ARG(position_name(&r->seen, e->seat)), e->q, e->from,
			   e->to);
	tiles = view_of(arena_printf(r->arena, "[%.*s]", VIEW_ARG(tiles)));
	if (!view_is(place, due) ||
	    (shown.len > 0 && !view_eq(view_trim(shown), tiles))) {
		return replay_complain(r, l, "the seed gives \"@ draw %s %.*s\"", due,
				       VIEW_ARG(tiles));
	}
	return true;
}

static const struct {
	const char *name;
	bool (*obey)(struct replaying *r, const struct turn_line *l, struct view rest);
} facts[] = {
	{"arrived", fact_arrived},
        {"bank",    fact_bank   },
        {"cells",   fact_cells  },
	{"clock",   fact_clock  },
        {"draw",    fact_draw   },
        {"drop",    fact_drop   },
	{"flag",    fact_flag   },
        {"grid",    fact_grid   },
        {"late",    fact_late   },
	{"leave",   fact_leave  },
        {"ruling",  fact_ruling },
        {"time",    fact_time   },
	{"until",   fact_until  },
        {"window",  fact_window },
};

bool replay_fact(struct replaying *r, const struct turn_line *l)
{
	struct view rest = l->text;
	struct view name = view_word(&rest);

	for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
		if (view_is(name, facts[i].name)) {
			return facts[i].obey(r, l, rest);
		}
	}
	return replay_complain(r, l, "there is no fact \"%.*s\"", VIEW_ARG(name));
}

bool replay_proof(struct replaying *r, const struct turn_line *l)
{
	struct view rest = l->text;
	uint8_t head[HASH_BYTES];

	return !view_is(view_word(&rest), "head") ||
	       hex_read(view_trim(rest), head, HASH_BYTES) ||
	       replay_complain(r, l, "a head is 64 hexadecimal digits");
}
