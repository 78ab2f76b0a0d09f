/* SPDX-License-Identifier: ISC */
/* Names in a logbook: who has the seats, and who had them before. */
#include "adjudicator/record/logbook.h"
#include "adjudicator/record/record.h"

#include "adjudicator/club/context.h"
#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/record/seed.h"
#include "formats/text/line.h"

enum { PEOPLE = SEATS + FORMERS };

/* Each name once: those who have seats, then those who had. */
static size_t people_of(const struct setup *s, struct view name[PEOPLE])
{
	size_t n = 0;

	for (int i = 0; i < s->seats + s->formers; i++) {
		struct view one =
			i < s->seats ? s->name[i] : s->former[i - s->seats].name;
		bool again = false;

		for (size_t k = 0; k < n; k++) {
			again = again || view_eq(name[k], one);
		}
		if (!again) {
			name[n++] = one;
		}
	}
	return n;
}

/* ------------------------------------------------------------- from the store */

static bool take_name(const struct record *r, int64_t player, struct view name,
		      struct logbook *out, struct err *err)
{
	struct hash salt;
	bool there;

	for (size_t i = 0; i < out->names; i++) {
		if (view_eq(out->name[i].name, name)) {
			return true;
		}
	}
	if (!player_salt(r->context->store, player, &salt, &there, err)) {
		return false;
	}
	if (there) { /* a forgotten player has no salt */
		out->name[out->names++] = (struct logbook_name){
			name, chain_name_salt(salt.byte, r->match.id)};
	}
	return true;
}

bool logbook_take_names(const struct record *r, struct logbook *out, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < r->match.seats && ok; i++) {
		ok = take_name(r, r->match.seat[i].player, r->match.seat[i].name, out,
			       err);
	}
	for (size_t i = 0; i < r->formers && ok; i++) {
		ok = take_name(r, r->former[i].player, r->former[i].name, out, err);
	}
	return ok;
}

int logbook_forgotten(const struct logbook *log, const struct setup *setup)
{
	struct view name[PEOPLE];

	return logbook_last(log, "names").len == 0
		       ? 0
		       : (int)people_of(setup, name) - (int)log->names;
}

/* -------------------------------------------------------------------- the sums */

struct proving {
	struct arena *arena;
	const struct logbook *log;
	const struct setup *setup;
	struct logbook_fault *fault;
	bool used[PEOPLE]; /* which of log->name belong to a seat */
	int changes;       /* of hands, so far */
};

static bool faulty(struct proving *p, const struct logbook_row *row, const char *what)
{
	*p->fault = (struct logbook_fault){row, what};
	return false;
}

/* The index of a name among those with salts; log->names: it is not there. */
static size_t find(const struct logbook *log, struct view name)
{
	size_t i = 0;

	while (i < log->names && !view_eq(log->name[i].name, name)) {
		i++;
	}
	return i;
}

/* The number of the change of hands that the line tells of; 0: none. */
static int change_of(struct view line)
{
	struct view kind;
	int n;

	return view_starts(line, "ruling ") && event_field(line, "kind", &kind) &&
			       view_is(kind, "substitute") &&
			       event_number(line, "change", 1, FORMERS, &n)
		       ? n
		       : 0;
}

static bool seats_hold(struct proving *p, const struct logbook_row *row,
		       struct view sums)
{
	for (int i = 0; i < p->setup->seats; i++) {
		struct view name = former_name(p->setup, i, p->changes);
		struct view told = view_cut(&sums, ',');
		size_t at = find(p->log, name);
		struct hash sum;

		if (at == p->log->names) {
			continue; /* forgotten */
		}
		p->used[at] = true;
		sum = chain_salted(&p->log->name[at].salt, name);
		if (!stir_told(told, sum.byte)) {
			return faulty(p, p->changes > 0 ? row : NULL,
				      arena_printf(p->arena,
						   "seat %d is not %.*s's in the log",
						   i + 1, VIEW_ARG(name)));
		}
	}
	return true;
}

static bool row_holds(struct proving *p, const struct logbook_row *row)
{
	struct lines lines = lines_of(row->event.text);
	struct view sums = {0};
	struct view line;
	int changes = p->changes;

	while (line_next(&lines, &line)) {
		int n = change_of(line);

		p->changes = n > 0 ? n : p->changes;
		if (view_starts(line, "names ")) {
			sums = view_part(line, sizeof "names " - 1, line.len);
		}
	}
	if (sums.len == 0) {
		return p->changes == changes ||
		       faulty(p, row, "it does not say whose the seat is now");
	}
	return seats_hold(p, row, sums);
}

bool logbook_names_hold(struct arena *arena, const struct logbook *log,
			const struct setup *setup, struct logbook_fault *fault)
{
	struct proving p = {.arena = arena, .log = log, .setup = setup, .fault = fault};

	for (size_t i = 0; i < log->rows; i++) {
		if (!row_holds(&p, &log->row[i])) {
			return false;
		}
	}
	for (size_t i = 0; i < log->names; i++) {
		if (!p.used[i]) {
			return faulty(&p, NULL,
				      "a name is told of somebody who has no seat");
		}
	}
	return true;
}
