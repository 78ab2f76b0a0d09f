/* SPDX-License-Identifier: ISC */
/* Checks that the first entry of a logbook has the only promise, and that what was
 * stirred in is what was promised. */
#include "adjudicator/record/logbook.h"
#include "adjudicator/record/record.h"

#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/record/seed.h"
#include "formats/text/line.h"
#include <string.h>

struct promise {
	struct arena *arena;
	const struct logbook *log;
	const struct setup *setup;
	struct logbook_fault *fault;
	struct view commit, stir, names;  /* the first such line of each kind */
	long started, committed, stirred; /* the rows of these lines; 0: none */
	struct view secret;               /* as first revealed */
	bool played;                      /* some row had events of the game itself */
};

static bool faulty(struct promise *p, const struct logbook_row *row, const char *what)
{
	*p->fault = (struct logbook_fault){row, what};
	return false;
}

/* ------------------------------------------------- each in its place, and once */

/* Takes a line that may come only once. No field may come twice in it, or two
 * readers might read different things. */
static bool once(struct promise *p, const struct logbook_row *row, struct view rest,
		 struct view *line, long *where)
{
	struct view words = rest;

	if (*where != 0) {
		return false;
	}
	*line = rest;
	*where = row->event.n;
	while (words.len > 0) {
		struct view value = view_cut(&words, ' ');
		size_t len = value.len;
		struct view name = view_cut(&value, '=');
		struct view again;

		if (name.len == len ||
		    event_field(words, arena_str(p->arena, name), &again)) {
			return false;
		}
	}
	return true;
}

static bool takes_names(struct promise *p, const struct logbook_row *row,
			struct view rest)
{
	bool hands = view_find_text(row->event.text, " kind=substitute") <
		     row->event.text.len;

	if (p->names.len == 0) {
		p->names = rest;
		return !p->played ||
		       faulty(p, row, "who sits there is told after they played");
	}
	return hands || faulty(p, row,
			       "who sits there is told again, and no seat changes "
			       "hands");
}

static bool reveals(struct promise *p, const struct logbook_row *row, struct view rest)
{
	struct view secret = event_value(rest, "secret");

	if (p->secret.len > 0 && !view_eq(secret, p->secret)) {
		return faulty(p, row, "it reveals another secret than before");
	}
	p->secret = secret;
	return true;
}

static bool line_holds(struct promise *p, const struct logbook_row *row,
		       struct view line)
{
	struct view rest = line;
	struct view kind = view_cut(&rest, ' ');

	if (view_is(kind, "start")) {
		p->started += row->event.n;
		return p->started == 1 ||
		       faulty(p, row, "the game begins a second time");
	}
	if (view_is(kind, "commit")) {
		return (row->event.n == 1 &&
			once(p, row, rest, &p->commit, &p->committed)) ||
		       faulty(p, row, "something is promised a second time");
	}
	if (view_is(kind, "stir")) {
		return (!p->played && p->committed > 0 &&
			once(p, row, rest, &p->stir, &p->stirred)) ||
		       faulty(p, row,
			      p->committed > 0
				      ? "it is stirred when they played already"
				      : "it is stirred, and nothing was "
					"promised");
	}
	if (view_is(kind, "names")) {
		return takes_names(p, row, rest);
	}
	if (view_is(kind, "reveal")) {
		return reveals(p, row, rest);
	}
	p->played = true;
	return true;
}

static bool lines_hold(struct promise *p)
{
	for (size_t i = 0; i < p->log->rows; i++) {
		const struct logbook_row *row = &p->log->row[i];
		struct lines lines = lines_of(row->event.text);
		struct view line;

		while (line_next(&lines, &line)) {
			if (!line_holds(p, row, line)) {
				return false;
			}
		}
	}
	return p->committed == 0 || p->stirred > 0 || !p->played ||
	       faulty(p, NULL, "they play, and what was promised was never stirred");
}

/* --------------------------------------------- what was promised is what came */

/* A beacon was stirred in if and only if one was promised. */
static bool beacon_holds(struct promise *p)
{
	struct view named = event_value(p->commit, "beacon");
	bool due = view_starts(named, "named:");
	bool came = event_value(p->stir, "beacon").len > 0;

	if (p->stirred == 0 || due == came) {
		return true;
	}
	return faulty(p, &p->log->row[p->stirred - 1],
		      due ? "what was to be announced was not stirred in"
			  : "something announced was stirred in that nobody had named "
			    "before");
}

/* The digits at that place of the list; *count: how many there are in it. */
static struct view at_place(struct view list, size_t place, size_t *count)
{
	struct view found = {0};

	for (*count = 0; list.len > 0; ++*count) {
		struct view one = view_cut(&list, ',');

		found = *count == place ? one : found;
	}
	return found;
}

/* S11: "Ann (2)" was invited as Ann. */
static struct view plain(struct view name)
{
	size_t len = name.len;

	return len > 4 && view_starts(view_part(name, len - 4, 2), " (") &&
			       name.at[len - 2] >= '2' &&
			       name.at[len - 2] < '1' + SEATS && name.at[len - 1] == ')'
		       ? view_part(name, 0, len - 4)
		       : name;
}

static bool invited_twice(struct view invited, struct view digits)
{
	int held = 0;

	while (invited.len > 0) {
		held += view_eq(view_cut(&invited, ','), digits);
	}
	return held > 1;
}

/* Whether those digits are of the first player of the seat. For a forgotten name
 * only the equality with the log's own digits can be checked. */
static bool sits(const struct promise *p, int seat, struct view invited,
		 struct view digits, struct view told)
{
	struct view name = former_name(p->setup, seat, 0);

	for (size_t i = 0; i < p->log->names; i++) {
		const struct logbook_name *n = &p->log->name[i];

		if (view_eq(n->name, name)) {
			struct hash whole = chain_salted(&n->salt, name);
			struct hash invited_as = chain_salted(&n->salt, plain(name));

			return stir_told(digits, whole.byte) ||
			       stir_told(digits, invited_as.byte);
		}
	}
	return view_eq(digits, told) || invited_twice(invited, digits);
}

/* Checks each seat against the invitation, in the shuffled order. */
static bool invited_hold(struct promise *p, struct view invited)
{
	struct view order = event_value(p->stir, "order");
	size_t count;

	for (int seat = 0; seat < p->setup->seats && p->stirred > 0; seat++) {
		struct view place = view_cut(&order, ',');
		size_t at = place.len == 1 ? (size_t)(place.at[0] - '1') : SEATS;
		struct view digits = at_place(invited, at, &count);
		size_t n;

		if (digits.len == 0 || !sits(p, seat, invited, digits,
					     at_place(p->names, (size_t)seat, &n))) {
			return faulty(p, &p->log->row[p->stirred - 1],
				      arena_printf(p->arena,
						   "seat %d is not who was invited at "
						   "place %.*s",
						   seat + 1, VIEW_ARG(place)));
		}
	}
	(void)at_place(invited, 0, &count);
	return count == (size_t)p->setup->seats ||
	       faulty(p, &p->log->row[0],
		      "not as many were invited as there are seats");
}

enum promise_form logbook_promise_form(const struct logbook *log)
{
	return promise_form_of(logbook_last(log, "commit"));
}

static bool set_up_holds(struct promise *p)
{
	struct view form = event_value(p->commit, "form");
	struct hash tiles = stir_tiles(p->log->tiles);

	if (p->committed == 0 || form.len == 0) {
		return true;
	}
	if (promise_form_of(p->commit) == PROMISE_OLD) {
		return faulty(p, &p->log->row[0],
			      "this form of promise is not known; a newer program may "
			      "know it");
	}
	if (event_value(p->commit, "beacon").len == 0) {
		return faulty(p, &p->log->row[0],
			      "it does not say whether something will be announced");
	}
	if (!stir_told(event_value(p->commit, "tiles"), tiles.byte)) {
		return faulty(p, &p->log->row[0],
			      "the tiles are not those that were promised");
	}
	return invited_hold(p, event_value(p->commit, "invited"));
}

bool logbook_promised(struct arena *arena, const struct logbook *log,
		      const struct setup *setup, struct logbook_fault *fault)
{
	struct promise p = {.arena = arena, .log = log, .setup = setup, .fault = fault};

	return lines_hold(&p) && beacon_holds(&p) && set_up_holds(&p);
}
