/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/absence.h"

#include "adjudicator/club/set_aside.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/season/policy.h"
#include "adjudicator/store/heard.h"
#include "formats/say.h"

void overdue_set(struct fields *f, const struct options *o, struct view language)
{
	static const char *const flags[] = {
		[FLAG_AUTO] = "auto", [FLAG_CLAIM] = "claim", [FLAG_TD] = "td"};

	if (o->value[OPTION_GRACE] > 0) {
		say_set_span(f, "grace", language, o->value[OPTION_GRACE]);
	}
	if (o->value[OPTION_BANK] > 0 && o->value[OPTION_DOUBLE_AFTER] > 0) {
		say_set_span(f, "twice", language, o->value[OPTION_DOUBLE_AFTER]);
	}
	fields_set_bool(f, flags[o->value[OPTION_FLAG]], true);
}

/* ------------------------------------------------------------- who never came */

/* The game's first row is written when it begins. */
static bool began(struct desk *d, struct arena *arena, const struct record *r,
		  int64_t *at, struct err *err)
{
	struct match_event start = {0};

	if (!match_start(d->store, arena, r->match.id, &start, err)) {
		return false;
	}
	*at = start.at;
	return true;
}

bool overdue_absence(struct desk *d, const struct record *r, enum absence *absence,
		     struct err *err)
{
	int64_t player = r->match.seat[r->pos.to_move].player;
	struct arena arena = {0};
	int64_t start = 0;
	int64_t last = 0;
	bool bounced = false;
	bool ok;

	*absence = ABSENCE_NONE;
	if (r->setup.options.value[OPTION_NO_SHOW] != NO_SHOW_LOSE ||
	    r->setup.seats == 1 || r->pos.taken[r->pos.to_move] > 0) {
		return true;
	}
	ok = began(d, &arena, r, &start, err) &&
	     heard_last(d->store, player, &last, err) &&
	     heard_bounce(d->store, player, r->match.id, &bounced, err);
	if (ok && last <= start) {
		*absence = bounced ? ABSENCE_BOUNCED : ABSENCE_SILENT;
	}
	arena_free(&arena);
	return ok;
}

/* ---------------------------------------------------------------- its case */

static bool open_case(struct desk *d, struct arena *arena, const struct record *r,
		      const char *kind, struct err *err)
{
	struct casefile c = {.game = r->match.id,
			     .turn = r->pos.turn,
			     .kind = view_of(kind),
			     .should = -1,
			     .opened = d->now};

	return casefile_add(d->store, &c, err) && cases_give(d, arena, r, &c, 0, err) &&
	       casefile_keep(d->store, &c, err) &&
	       cases_tell(d, arena, r, &c, arena_printf(arena, "case-%s", kind), err);
}

/* The one of that turn that waits; its id is 0 when there is none. */
static bool find_case(struct desk *d, struct arena *arena, int64_t game, int turn,
		      struct casefile *c, struct err *err)
{
	struct casefile like = {.game = game, .turn = turn};

	if (!casefile_waiting(d->store, arena, &like, c, err)) {
		return false;
	}
	c->id = view_is(c->kind, "time") ? c->id : 0;
	return true;
}

bool overdue_case(struct desk *d, struct arena *arena, const struct record *r,
		  struct err *err)
{
	struct casefile c;

	if (!find_case(d, arena, r->match.id, r->pos.turn, &c, err)) {
		return false;
	}
	return c.id != 0 ? cases_tell(d, arena, r, &c, "case-time", err)
			 : open_case(d, arena, r, "time", err);
}

bool overdue_settled(struct desk *d, struct arena *arena, const struct record *r,
		     const struct position *before, struct err *err)
{
	struct casefile c;

	if (!before->flagged || r->pos.flagged ||
	    r->setup.options.value[OPTION_FLAG] != FLAG_TD) {
		return true;
	}
	if (!find_case(d, arena, r->match.id, before->turn, &c, err) || c.id == 0) {
		return err->kind == ERR_NONE;
	}
	c.state = view_of("closed");
	c.closed = d->now;
	return casefile_keep(d->store, &c, err);
}

/* --------------------------------------------------------------- who is silent */

static int64_t silence(const struct record *r)
{
	return r->pos.over || r->setup.seats == 1
		       ? 0
		       : r->setup.options.value[OPTION_SILENCE];
}

bool overdue_listen(const struct record *r, struct err *err)
{
	const struct desk *d = r->desk;

	return r->setup.options.value[OPTION_SILENCE] == 0 ||
	       heard_listen(d->store, r->match.id, silence(r) == 0 ? 0 : d->now, err);
}

/* Since when nothing came from the player to move: at the earliest since the game
 * began. */
static bool silent_since(struct desk *d, struct arena *arena, const struct record *r,
			 int64_t *since, struct err *err)
{
	int64_t last;

	if (!began(d, arena, r, since, err) ||
	    !heard_last(d->store, r->match.seat[r->pos.to_move].player, &last, err)) {
		return false;
	}
	*since = last > *since ? last : *since;
	return true;
}

static bool look_at(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct desk *d = arg;
	struct record *r = arena_take(arena, sizeof *r);
	int64_t since;
	bool told;
	bool holds;

	if (!record_load(d, arena, game, r, err) || !aside_holds(d, r, &holds, err)) {
		return false;
	}
	if (holds) {
		return true;
	}
	if (silence(r) == 0) {
		return heard_listen(d->store, game, 0, err);
	}
	if (!silent_since(d, arena, r, &since, err)) {
		return false;
	}
	if (r->pos.halted || since + silence(r) > d->now) {
		int64_t next = since + silence(r);

		return heard_listen(d->store, game,
				    next > d->now ? next : d->now + silence(r), err);
	}
	return casefile_silence(d->store, game, since, &told, err) &&
	       (told || season_silence(d, arena, r, &told, err)) &&
	       (told || open_case(d, arena, r, "silence", err)) &&
	       heard_listen(d->store, game, 0, err);
}

bool overdue_tick(struct desk *d, struct err *err)
{
	const struct aside_work work = {.what = ASIDE_GAME, .one = look_at, .arg = d};
	struct arena list = {0};
	int64_t *ids;
	size_t count = 0;
	bool ok = heard_due(d->store, &list, d->now, &ids, &count, err) &&
		  aside_each(d, &work, ids, count, err);

	arena_free(&list);
	return ok;
}
