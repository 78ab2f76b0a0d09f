/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/verify_ledger.h"

#include "adjudicator/club/config.h"
#include "adjudicator/evidence/one_moment.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/store/match.h"
#include <string.h>

void verify_ledger_fault(struct verified_ledger *v, const struct ledger_fault *fault)
{
	v->faults++;
	v->tell(v->arg, fault);
}

/* ------------------------------------------------------------------ every letter */

struct walk {
	const struct context *d;
	struct verified_ledger *v;
	int64_t last; /* number of the last letter */
	int64_t sum;  /* sum of the seals */
	bool sealed;  /* some verdict has a seal */
	bool keyless; /* club.key is not the club's key, so it proves nothing */
};

static const char *gone(int64_t from, int64_t to)
{
	return from == to ? "it is gone" : "they are gone";
}

static void letters_gone(struct walk *w, int64_t from, int64_t to)
{
	verify_ledger_fault(w->v, &(struct ledger_fault){.letter = from,
							 .to = to,
							 .what = gone(from, to)});
}

static const char *seal_fault(const struct walk *w, const struct sealed_letter *l)
{
	uint8_t seal[LEDGER_SEAL];

	seal_of(w->d->config->key, l, seal);
	if (memcmp(seal, l->row.seal, HASH_BYTES) != 0) {
		return "it or its verdict was changed after it was judged";
	}
	/* This part is deleted together with the bytes. */
	if (memcmp(seal + HASH_BYTES, l->row.seal + HASH_BYTES, HASH_BYTES) != 0 &&
	    (l->whole || l->row.orders.len > 0)) {
		return "what it said, as its verdict tells, was changed after it was "
		       "judged";
	}
	return NULL;
}

static const char *fault_of(struct walk *w, const struct sealed_letter *l)
{
	const struct sealed *kept = &w->v->kept;
	bool verdict = l->row.letter != 0;

	if (l->judged != verdict) {
		return verdict ? "it has a verdict and counts as not judged"
			       : "it was judged, and its verdict is gone";
	}
	if (!verdict) {
		return NULL;
	}
	if (l->row.seal != NULL) {
		w->sealed = true;
		w->sum = sealed_sum(w->sum, l->row.seal);
		return w->keyless ? NULL : seal_fault(w, l);
	}
	if (kept->from != 0 && l->id >= kept->from) {
		return "the seal of its verdict is gone";
	}
	w->v->unsealed++;
	return NULL;
}

static bool look(void *arg, const struct sealed_letter *l)
{
	struct walk *w = arg;
	const char *what;

	if (l->id > w->last + 1) {
		letters_gone(w, w->last + 1, l->id - 1);
	}
	what = fault_of(w, l);
	if (what != NULL) {
		verify_ledger_fault(w->v, &(struct ledger_fault){.letter = l->id,
								 .to = l->id,
								 .what = what});
	}
	w->last = l->id;
	w->v->letters++;
	return true;
}

static bool walk_letters(struct walk *w, struct err *err)
{
	struct verified_ledger *v = w->v;
	long before = v->faults;
	const char *what = NULL;

	if (!sealed_get(w->d->store, &v->kept, err) ||
	    !sealed_each(w->d->store, look, w, err)) {
		return false;
	}
	if (v->kept.last > w->last) {
		letters_gone(w, w->last + 1, v->kept.last);
	}
	if (w->keyless) {
		what = "club.key is not the one that it was sealed with, so nobody can "
		       "tell whether it was changed";
	} else if (v->kept.from == 0) {
		what = w->sealed ? "what was kept of its seals is gone" : NULL;
	} else if (!seal_marked(w->d->config->key, &v->kept)) {
		what = "what is kept of its seals is not what this club kept";
	} else if (sealed_total(&v->kept) != w->sum && v->faults == before) {
		what = "a verdict was taken out of it, or one put in, for its seals do "
		       "not add up";
	}
	if (what != NULL) {
		verify_ledger_fault(v, &(struct ledger_fault){.what = what});
	}
	return true;
}

/* -------------------------------------------------------------------- every game */

static void games_gone(struct verified_ledger *v, int64_t from, int64_t to)
{
	if (from <= to) {
		verify_ledger_fault(v, &(struct ledger_fault){.game = from,
							      .to = to,
							      .what = gone(from, to)});
	}
}

/* Games are numbered from 1, and none is ever deleted. */
static bool walk_games(const struct context *d, struct verified_ledger *v,
		       struct err *err)
{
	int64_t last = 0;
	int64_t *ids;
	size_t count;

	if (!match_list(d->store, v->arena, &ids, &count, err) ||
	    !sealed_last_spoken(d->store, &v->games, err)) {
		return false;
	}
	v->games = v->kept.games > v->games ? v->kept.games : v->games;
	for (size_t i = 0; i < count; i++) {
		games_gone(v, last + 1, ids[i] - 1);
		last = ids[i];
	}
	games_gone(v, last + 1, v->games);
	v->games = last > v->games ? last : v->games;
	return true;
}

bool verify_ledger(const struct context *d, struct verified_ledger *v, struct err *err)
{
	struct err ignored = {0};
	struct walk w = {
		.d = d, .v = v, .keyless = !key_check(d->config, d->store, &ignored)};
	bool begun;
	bool ok = one_moment_begin(d->store, &begun, err) && walk_letters(&w, err) &&
		  walk_games(d, v, err);

	one_moment_end(d->store, begun);
	return ok;
}
