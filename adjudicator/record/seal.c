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

/* What nothing lawful changes. */
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

/* What forgetting a player and letting old letters go make empty. */
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
	return hash_number(hash_end(&run).byte);
}

bool seal_marked(const uint8_t key[HASH_BYTES], const struct sealed *kept)
{
	return kept->mark == mark_of(key, kept);
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
	d->seals_spoilt = kept.from != 0 && !seal_marked(d->config->key, &kept);
	return true;
}

/* It only grows: what was taken away by hand is missed for good. */
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
	if (seal_marked(d->config->key, kept)) {
		return true;
	}
	kept->mark = mark_of(d->config->key, kept);
	return sealed_set(d->store, kept, err);
}

bool seal_keep(const struct context *d, struct err *err)
{
	struct sealed kept;

	return d->config == NULL || d->seals_spoilt ||
	       (sealed_get(d->store, &kept, err) && keep(d, &kept, err));
}

/* Beside others what is kept of all seals is nobody's until its lock is taken: as late
 * as can be, for they wait. So it is read once, when this seal is in its sum. */
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

bool seal_add(const struct context *d, struct ledger_row *row, struct err *err)
{
	struct sealed_letter l = {.id = row->letter, .row = *row};
	uint8_t seal[LEDGER_SEAL];
	bool beside;
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
	ok = store_lock_ledger(d->store, &beside, err) &&
	     ledger_add(d->store, row, err) && (!beside || keep_beside(d, seal, err));
	row->seal = NULL;
	return ok;
}

bool seal_note(struct context *d, struct err *err)
{
	return store_mark(d->store, err) &&
	       store_unmark(d->store, seal_begin(d, err) && seal_keep(d, err), err);
}
