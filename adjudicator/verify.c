/* SPDX-License-Identifier: ISC */
#include "adjudicator/verify.h"

#include "adjudicator/judged.h"

static bool found(struct verified *out, long row, const char *what)
{
	out->row = row;
	out->what = what;
	return true;
}

/* A damaged game is a difference; only a damaged world is a failure. */
static bool damaged(struct arena *arena, struct verified *out, struct err *err)
{
	if (err->kind != ERR_DATA) {
		return false;
	}
	found(out, 0, arena_str(arena, view_of(err->text)));
	*err = (struct err){0};
	return true;
}

/* The game's own orders once more: `why` is set where they cannot be followed. */
static bool replayed(const struct desk *d, struct arena *arena, const struct record *r,
		     struct replay *out, const char **why, struct err *err)
{
	const char *name = arena_printf(arena, "game %lld", (long long)r->match.id);
	struct buf text = buf_in(arena);

	*why = NULL;
	if (!record_export(arena, r, (struct viewer){VIEWER_OPERATOR, 0}, &text, err)) {
		return false;
	}
	if (replay_run(arena, d->shelf, buf_view(&text), name, out, err)) {
		return true;
	}
	if (err->kind != ERR_DATA || out->events == 0) {
		return false;
	}
	*why = arena_str(arena, view_of(err->text));
	*err = (struct err){0};
	return true;
}

static bool judge(const struct desk *d, struct arena *arena, int64_t id,
		  struct verified *out, struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	struct replay *replay = arena_take(arena, sizeof *replay);
	struct match_event *row;
	struct told told;
	struct difference diff;
	const char *why;
	size_t rows;

	if (!record_load(d, arena, id, r, err) ||
	    !match_events(d->store, arena, id, &row, &rows, err) ||
	    !told_of_rows(arena, id, row, rows, &told, err)) {
		return false;
	}
	if (r->match.id == 0) {
		return found(out, 0, "there is no such game");
	}
	out->events = (long)rows;
	if (!record_begun(r)) { /* only invited, or declined */
		return true;
	}
	if (!replayed(d, arena, r, replay, &why, err)) {
		return false;
	}
	if (!judged_again(arena, &told, replay, why, &diff)) {
		return found(out, diff.event != NULL ? diff.event->row : 0, diff.what);
	}
	return record_row_agrees(r) ||
	       found(out, 0,
		     "its state, turn, seat to move or deadline is not what its events "
		     "lead to");
}

bool verify_game(const struct desk *d, struct arena *arena, int64_t id,
		 struct verified *out, struct err *err)
{
	*out = (struct verified){0};
	return judge(d, arena, id, out, err) || damaged(arena, out, err);
}
