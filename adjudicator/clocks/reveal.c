/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/reveal.h"

#include "adjudicator/evidence/export.h"
#include "adjudicator/letters/note.h"
#include "adjudicator/record/set_aside.h"

/* The secret as it is told: its name in the record, and its 64 hex digits. */
struct secret {
	const char *name;
	char hex[HASH_HEX];
};

static struct secret secret_of(const struct match *m)
{
	struct secret s = {.name = m->committed ? "secret" : "seed"};

	hex_write(m->committed ? m->secret : m->seed, HASH_BYTES, s.hex);
	return s;
}

static bool keep(struct context *d, struct arena *arena, struct record *r,
		 const struct secret *s, struct err *err)
{
	struct event e = {
		.kind = EVENT_REVEAL,
		.seat = -1,
		.text = view_of(arena_printf(arena, "%s=%s", s->name, s->hex))};

	r->match.untold = 0;
	return record_append_past(arena, r, &e, 1, d->now, err) &&
	       match_update(d->store, &r->match, err);
}

/* What every seat is told. */
struct telling {
	const struct record *r;
	struct secret secret;
	struct attachment file;
};

static bool tell(struct context *d, struct arena *arena, const struct telling *t,
		 int seat, struct err *err)
{
	const struct record *r = t->r;
	struct note n = note_to(d, arena, news_to(r, seat, 0), err);

	n.file = &t->file;
	note_set_game(&n, r, seat);
	fields_set(n.f, "file", t->file.name);
	note_set_span(&n, "protest", d->config->protest_time);
	fields_set_bool(n.f, "played", record_begun(r));
	note_say(&n, r->match.committed ? "reveal"
		     : r->setup.drill   ? "reveal-drill"
					: "reveal-seed");
	buf_printf(&n.text, "\n\n\t| %s\n\n", t->secret.hex);
	note_say(&n, "reveal-how");
	return note_tell(&n, "notice", "head-reveal");
}

/* A player who refused to play, or never answered, is not told. */
static bool hears(const struct record *r, int seat)
{
	return r->match.seat[seat].player != 0 &&
	       (record_begun(r) || r->match.seat[seat].accepted);
}

static bool tell_all(struct context *d, struct arena *arena, const struct record *r,
		     const struct secret *s, struct err *err)
{
	struct telling t = {.r = r, .secret = *s};
	struct buf bytes = buf_in(arena);

	if (!export_record(&bytes, r, (struct viewer){.kind = VIEWER_OPERATOR},
			   EXPORT_TURNS, err)) {
		return false;
	}
	t.file = (struct attachment){
		.name = view_of(arena_printf(arena, "game-%lld.%s",
					     (long long)r->match.id,
					     export_name(EXPORT_TURNS))),
		.type = view_of(export_type(EXPORT_TURNS)),
		.bytes = buf_view(&bytes)};
	for (int seat = 0; seat < (int)r->match.seats; seat++) {
		if (hears(r, seat) && !tell(d, arena, &t, seat, err)) {
			return false;
		}
	}
	return true;
}

struct revealing {
	struct context *d;
	long told;
};

static bool reveal(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct revealing *x = arg;
	struct record *r = arena_take(arena, sizeof *r);
	struct secret s;

	if (!record_load(x->d, arena, game, r, err)) {
		return false;
	}
	s = secret_of(&r->match);
	if (!keep(x->d, arena, r, &s, err) || !tell_all(x->d, arena, r, &s, err)) {
		return false;
	}
	x->told++;
	return true;
}

bool reveal_due(struct context *d, long *told, struct err *err)
{
	struct revealing x = {.d = d};
	const struct aside_work work = {.what = ASIDE_GAME, .one = reveal, .arg = &x};
	struct arena list = {0};
	int64_t *ids;
	size_t count;
	bool ok;

	ok = match_to_reveal(d->store, &list, d->now - d->config->protest_time, &ids,
			     &count, err) &&
	     aside_each(d, &work, ids, count, err);
	*told = x.told;
	arena_free(&list);
	return ok;
}
