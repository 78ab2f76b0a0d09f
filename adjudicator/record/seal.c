/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/seal.h"

#include <string.h>

static void add_number(struct hash_run *run, int64_t n)
{
	hash_field_number(run, (uint32_t)((uint64_t)n >> 32));
	hash_field_number(run, (uint32_t)((uint64_t)n & UINT32_MAX));
}

static void add_hash(struct hash_run *run, const struct hash *h)
{
	hash_field(run, view_from((const char *)h->byte, HASH_BYTES));
}

static void begin(struct hash_run *run, const uint8_t key[HASH_BYTES], const char *what)
{
	hash_start_keyed(run, key);
	hash_field(run, view_of(what));
}

/* The part of a seal over what nothing lawful changes. */
static struct hash what_stays(const uint8_t key[HASH_BYTES],
			      const struct sealed_letter *l)
{
	struct hash_run run;

	begin(&run, key, "adjudicator/ledger/1");
	add_number(&run, l->id);
	add_number(&run, l->arrived);
	hash_field(&run, l->source);
	add_hash(&run, &l->hash);
	add_number(&run, l->row.at);
	hash_field(&run, l->row.verdict);
	hash_field(&run, l->row.code);
	hash_field(&run, l->row.reason);
	add_number(&run, l->row.game);
	add_number(&run, l->row.player);
	return hash_end(&run);
}

/* The part over what becomes empty when a player is forgotten or old letters are
 * deleted. */
static struct hash what_goes(const uint8_t key[HASH_BYTES],
			     const struct sealed_letter *l)
{
	struct hash_run run;

	begin(&run, key, "adjudicator/ledger-said/1");
	add_number(&run, l->id);
	hash_field(&run, l->row.message_id);
	add_hash(&run, &l->row.content);
	hash_field(&run, l->row.orders);
	return hash_end(&run);
}

void seal_of(const uint8_t key[HASH_BYTES], const struct sealed_letter *l,
	     uint8_t seal[LEDGER_SEAL])
{
	struct hash stays = what_stays(key, l);
	struct hash goes = what_goes(key, l);

	memcpy(seal, stays.byte, HASH_BYTES);
	memcpy(seal + HASH_BYTES, goes.byte, HASH_BYTES);
}

static int64_t mark_of(const uint8_t key[HASH_BYTES], const struct sealed *kept)
{
	struct hash_run run;

	begin(&run, key, "adjudicator/ledger-kept/1");
	add_number(&run, kept->from);
	add_number(&run, kept->since);
	add_number(&run, kept->sum);
	add_number(&run, kept->last);
	add_number(&run, kept->games);
	if (kept->round != 0 || kept->workers != 0) {
		add_number(&run, kept->round);
		add_number(&run, kept->workers);
	}
	return hash_number(hash_end(&run).byte);
}

static int64_t mark_of_worker(const uint8_t key[HASH_BYTES],
			      const struct sealed_worker *w)
{
	struct hash_run run;

	begin(&run, key, "adjudicator/ledger-worker/1");
	add_number(&run, w->round);
	add_number(&run, w->number);
	add_number(&run, w->sum);
	return hash_number(hash_end(&run).byte);
}

bool seal_marked(const uint8_t key[HASH_BYTES], const struct sealed *kept)
{
	for (int64_t i = 0; i < SEALED_WORKERS; i++) {
		const struct sealed_worker *w = &kept->worker[i];

		if (i < kept->workers
			    ? w->number == 0 || w->mark != mark_of_worker(key, w)
			    : w->number != 0) {
			return false;
		}
	}
	return kept->mark == mark_of(key, kept);
}

static bool any_worker(const struct sealed *kept)
{
	for (size_t i = 0; i < SEALED_WORKERS; i++) {
		if (kept->worker[i].number != 0) {
			return true;
		}
	}
	return false;
}

bool seal_begin(struct context *d, struct err *err)
{
	struct sealed kept;

	if (d->config == NULL) {
		return true;
	}
	if (!sealed_get(d->store, &kept, err)) {
		return false;
	}
	d->seals_spoilt = (kept.from != 0 || any_worker(&kept)) &&
			  !seal_marked(d->config->key, &kept);
	return true;
}

/* These numbers only grow, so a row that is deleted by hand stays missing. */
static void grow(int64_t *kept, int64_t now)
{
	*kept = now > *kept ? now : *kept;
}

static bool keep(const struct context *d, struct sealed *kept, struct err *err)
{
	if (kept->from == 0) {
		if (!sealed_without(d->store, &kept->from, err)) {
			return false;
		}
		kept->from++;
		kept->since = d->now;
	}
	grow(&kept->last, kept->letters);
	grow(&kept->games, kept->newest);
	if (kept->mark == mark_of(d->config->key, kept)) {
		return true;
	}
	kept->mark = mark_of(d->config->key, kept);
	return sealed_set(d->store, kept, err);
}

bool seal_keep(const struct context *d, struct err *err)
{
	struct sealed kept;

	return d->config == NULL || d->seals_spoilt ||
	       (sealed_get(d->store, &kept, err) &&
		(kept.workers == 0 || sealed_add_up(d->store, &kept, err)) &&
		keep(d, &kept, err));
}

/* ---------------------------------------------------------------- beside others */

void seal_own_begin(struct seal_own *own, int64_t round)
{
	own->round = round;
	own->now = own->kept;
}

void seal_undone(const struct context *d)
{
	if (d->own != NULL) {
		d->own->now = d->own->kept;
	}
}

/* If it is unknown whether a commit succeeded, nobody knows what was stored; a new
 * sum begins. */
bool seal_own_end(struct seal_own *own, bool committed)
{
	own->kept = committed ? own->now : (struct sealed_worker){0};
	return committed;
}

static bool add_to_own(const struct context *d, struct ledger_row *row, struct err *err)
{
	struct sealed_worker *w = &d->own->now;
	bool ok;

	w->sum = sealed_sum(w->sum, row->seal);
	w->mark = mark_of_worker(d->config->key, w);
	row->apart = true;
	ok = ledger_add(d->store, row, err) && sealed_set_worker(d->store, w, err);
	row->apart = false;
	return ok;
}

/* Begins a sum for this worker; the ledger's lock is held. *begun is false when
 * there is no room for one more, or the stored sums were changed by hand. */
static bool begin_own(const struct context *d, bool *begun, struct err *err)
{
	struct sealed kept;

	*begun = false;
	if (d->own == NULL || store_has_begun_game(d->store)) {
		return true;
	}
	if (!sealed_get(d->store, &kept, err)) {
		return false;
	}
	if (kept.from == 0 || kept.workers == SEALED_WORKERS ||
	    !seal_marked(d->config->key, &kept)) {
		return true;
	}
	*begun = true;
	d->own->now =
		(struct sealed_worker){.number = ++kept.workers, .round = kept.round};
	return keep(d, &kept, err);
}

/* Others wait for the lock of the common sum, so it is taken as late as possible.
 * The sum is therefore read only once, when it already includes this seal. */
static bool keep_beside(const struct context *d, const uint8_t seal[LEDGER_SEAL],
			struct err *err)
{
	struct sealed kept, before;

	if (!sealed_get(d->store, &kept, err)) {
		return false;
	}
	before = kept;
	before.sum = sealed_less(kept.sum, seal);
	return (kept.from != 0 && !seal_marked(d->config->key, &before)) ||
	       keep(d, &kept, err);
}

static bool add_beside(const struct context *d, struct ledger_row *row, struct err *err)
{
	bool own;

	if (!begin_own(d, &own, err)) {
		return false;
	}
	return own ? add_to_own(d, row, err)
		   : ledger_add(d->store, row, err) && keep_beside(d, row->seal, err);
}

/* Whether this worker's own sum can be used: not when a game begins, since that
 * changes the number of the last game. */
static bool has_own(const struct context *d)
{
	const struct seal_own *own = d->own;

	return own != NULL && own->kept.number != 0 && own->kept.round == own->round &&
	       !store_has_begun_game(d->store);
}

static bool add(const struct context *d, struct ledger_row *row, struct err *err)
{
	bool beside;

	if (has_own(d)) {
		return add_to_own(d, row, err);
	}
	if (!store_lock_ledger(d->store, &beside, err)) {
		return false;
	}
	return beside ? add_beside(d, row, err) : ledger_add(d->store, row, err);
}

bool seal_add(const struct context *d, struct ledger_row *row, struct err *err)
{
	struct sealed_letter l = {.id = row->letter, .row = *row};
	uint8_t seal[LEDGER_SEAL];
	bool ok;

	if (d->config == NULL) {
		return ledger_add(d->store, row, err);
	}
	l.arrived = row->of->arrived;
	l.source = row->of->source;
	if (!inbox_hash_of(d->store, row->of, &l.hash, err)) {
		return false;
	}
	seal_of(d->config->key, &l, seal);
	row->seal = seal;
	ok = add(d, row, err);
	row->seal = NULL;
	return ok;
}

bool seal_note(struct context *d, struct err *err)
{
	return store_mark(d->store, err) &&
	       store_unmark(d->store, seal_begin(d, err) && seal_keep(d, err), err);
}
