/* SPDX-License-Identifier: ISC */
/* Letters of others, unwritten notices and cases that contain a name or an address
 * of a player who is forgotten. */
#include "adjudicator/players/forget.h"

#include "adjudicator/mail/parse/traces.h"
#include "adjudicator/store/forget.h"

struct looking {
	struct store *st;
	struct traces traces;
	const struct forget_names *names;
	struct err *err;
};

/* Letters about no game may name anybody. */
static bool knew_him(const struct forget_names *n, int64_t game)
{
	bool found = game == 0;

	for (size_t i = 0; i < n->games && !found; i++) {
		found = n->game[i] == game;
	}
	return found;
}

static bool reduce(struct looking *x, struct arena *arena, enum kept_kind kind,
		   const struct kept_text *k)
{
	bool named = knew_him(x->names, k->game);

	return (!traces_in(arena, &x->traces, named, k->text) &&
		!traces_in(arena, &x->traces, named, k->more)) ||
	       kept_reduce(x->st, kind, k->id, x->err);
}

static bool rename(struct looking *x, struct arena *arena, enum kept_kind kind,
		   const struct kept_text *k)
{
	struct kept_text other = *k;

	if (!knew_him(x->names, k->game)) {
		return true;
	}
	other.text = traces_rename(arena, &x->traces, x->names->now, k->text);
	other.more = traces_rename(arena, &x->traces, x->names->now, k->more);
	return (other.text.at == k->text.at && other.more.at == k->more.at) ||
	       kept_rewrite(x->st, kind, &other, x->err);
}

static bool look_through(struct looking *x, enum kept_kind kind)
{
	struct arena arena = {0};
	struct kept_text k = {0};
	bool ok = kept_next(x->st, &arena, kind, 0, &k, x->err);

	while (ok && k.id != 0) {
		int64_t id = k.id;

		ok = kind == KEPT_NEWS || kind == KEPT_CASES
			     ? rename(x, &arena, kind, &k)
			     : reduce(x, &arena, kind, &k);
		arena_reset(&arena);
		ok = ok && kept_next(x->st, &arena, kind, id, &k, x->err);
	}
	arena_free(&arena);
	return ok;
}

bool forget_traces(struct store *st, const struct forget_names *n, struct err *err)
{
	struct looking x = {
		.st = st,
		.traces = {n->address, n->addresses, n->name},
		.names = n,
		.err = err
        };

	return look_through(&x, KEPT_ARRIVED) && look_through(&x, KEPT_SENT) &&
	       look_through(&x, KEPT_NEWS) && look_through(&x, KEPT_CASES);
}
