/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/decide.h"

#include "adjudicator/letters/season_reason.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/season/news.h"
#include "adjudicator/store/stored.h"
#include "formats/phrase.h"

/* What is owed to a game is one number: the reason why it is to end, plus this flag. */
enum { OWES_SECRET = 1024 };

bool season_unread(struct context *d, int64_t game, bool *unread, struct err *err)
{
	struct aside a = {0};

	*unread = false;
	if (d->asides == NULL || !d->asides->any) {
		return true;
	}
	if (!aside_get(d->store, &d->asides->arena, ASIDE_GAME, game, &a, err)) {
		return false;
	}
	*unread = a.since != 0;
	return true;
}

bool season_reads(struct context *d, struct arena *arena, int64_t game, bool *reads,
		  struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	bool unread;

	*reads = false;
	return season_unread(d, game, &unread, err) &&
	       (unread || aside_load(d, arena, game, r, reads, err));
}

/* --------------------------------------------------------------- who waits for it */

static bool tell_director(struct context *d, struct arena *arena, int64_t director,
			  struct fields *f, struct err *err)
{
	struct player p;
	struct note n;

	if (!player_by_id(d->store, arena, director, &p, err)) {
		return false;
	}
	n = note_to(d, arena, news_to_player(director, 0, p.language), err);
	n.f = f;
	note_say(&n, "season-unread");
	return note_tell(&n, "notice", "head-season-unread");
}

static bool tell_organiser(struct context *d, struct arena *arena,
			   const struct fields *f, struct err *err)
{
	struct memo memo = season_report(d, "season-unread-subject", f);
	int64_t id;

	memo.text = phrase_text(arena, memo.language, "season-unread", f);
	return memo.to.len == 0 || memo_write(d, arena, &memo, &id, err);
}

/* Whether the round waits for this game: its time is up, or nothing else of it is
 * left to play. */
static bool round_waits(const struct season_run *r, const struct season_fixture *f,
			int64_t now)
{
	const struct season_round *round = season_round_of(r, f);
	bool last = true;

	if (round != NULL && now >= round->due) {
		return true;
	}
	for (size_t i = 0; i < r->s.fixtures && last; i++) {
		const struct season_fixture *other = &r->s.fixture[i];

		last = other == f || other->round != f->round ||
		       !view_eq(other->division, f->division) || fixture_decided(other);
	}
	return last;
}

bool season_waits_for(struct context *d, struct arena *arena, struct season_run *r,
		      const struct season_fixture *f, struct err *err)
{
	const char *once =
		arena_printf(arena, STORED_SEASON_UNREAD ".%lld", (long long)f->game);
	struct fields *fields = season_about(arena, r);
	int64_t told;
	int64_t director;

	if (!round_waits(r, f, d->now)) {
		return true;
	}
	if (!store_number(d->store, once, &told, err) || told != 0 ||
	    !season_director(d, arena, r, &director, err)) {
		return err->kind == ERR_NONE;
	}
	fields_set(fields, "name", season_entrant_name(r, f->first));
	fields_set(fields, "other", season_entrant_name(r, f->second));
	fields_set_num(fields, "game", (long)f->game);
	if (r->plan.format != SEASON_LADDER) {
		fields_set_num(fields, "round", f->round);
	}
	return (director != 0 ? tell_director(d, arena, director, fields, err)
			      : tell_organiser(d, arena, fields, err)) &&
	       store_set_number(d->store, once, d->now, err);
}

/* ------------------------------------------------------------------- what is owed */

static bool owe(struct context *d, struct arena *arena, int64_t game, int reason,
		bool secret, struct err *err)
{
	const char *name = season_owed(arena, game);
	int64_t owed;

	return store_number(d->store, name, &owed, err) &&
	       store_set_number(
		       d->store, name,
		       (reason != 0 ? reason : owed % OWES_SECRET) +
			       (secret || owed >= OWES_SECRET ? OWES_SECRET : 0),
		       err);
}

bool season_owes_end(struct context *d, struct arena *arena,
		     const struct season_loss *loss, struct err *err)
{
	return owe(d, arena, loss->f->game, season_reason_number(loss->because), false,
		   err);
}

bool season_owes_secret(struct context *d, struct arena *arena, int64_t game,
			struct err *err)
{
	return owe(d, arena, game, 0, true, err);
}

/* Who lost the fixture: as it was stored, else the one who is no longer there. */
static const struct season_entrant *loser_of(const struct season_run *r,
					     const struct season_fixture *f)
{
	const struct season_entrant *first = season_entrant_of(r, f->first);
	const struct season_entrant *second = season_entrant_of(r, f->second);

	if (first == NULL || second == NULL) {
		return NULL;
	}
	switch (f->how) {
	case FIXTURE_FORFEIT_FIRST:
		return first;
	case FIXTURE_FORFEIT_SECOND:
		return second;
	default:
		return first->state != ENTRANT_IN ? first : second;
	}
}

static bool pay_end(struct context *d, struct arena *arena, struct season_run *r,
		    struct season_fixture *f, int reason, struct err *err)
{
	const char *because = season_reason_name(reason);
	const struct season_loss loss = {
		.f = f,
		.loser = loser_of(r, f),
		.because = because,
		.left = reason == season_reason_number("season-because-left")};

	return reason == 0 || loss.loser == NULL || f->over || f->how == FIXTURE_OPEN ||
	       season_end_game(d, arena, &loss, err);
}

static bool pay(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct context *d = arg;
	struct season_run *r = arena_take(arena, sizeof *r);
	const char *name = season_owed(arena, game);
	struct season_fixture found;
	struct season_fixture *f;
	int64_t season;
	int64_t owed;

	if (!store_number(d->store, name, &owed, err) ||
	    !season_of_game(d->store, arena, game, &season, &found, err) ||
	    !season_open(d, arena, season, r, err)) {
		return false;
	}
	f = season_fixture_at(r, found.id);
	return f == NULL || (store_set_number(d->store, name, 0, err) &&
			     pay_end(d, arena, r, f, (int)(owed % OWES_SECRET), err) &&
			     (owed < OWES_SECRET ||
			      season_tell_record(d, arena, game, &r->s.secret, err)));
}

bool season_pay(struct context *d, struct err *err)
{
	const struct aside_work work = {.what = ASIDE_GAME, .one = pay, .arg = d};
	struct arena arena = {0};
	int64_t *ids;
	size_t count;
	bool ok = season_owing(d->store, &arena, &ids, &count, err) &&
		  aside_each(d, &work, ids, count, err);

	arena_free(&arena);
	return ok;
}
