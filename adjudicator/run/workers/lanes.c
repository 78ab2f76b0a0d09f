/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/workers/lanes.h"

#include "adjudicator/club/editions.h"
#include "adjudicator/games/game.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/store/whole/moved.h"
#include "adjudicator/system/stop.h"
#include "formats/text/utf8.h"
#include <stdlib.h>

/* A block ends at about this size, however large the letters are. */
enum { BATCH = 250, BLOCK_BYTES = 1 << 20 };

/* ----------------------------------------------------------------------- terms */

static bool word_lists(const struct config *c, int64_t *mark, struct err *err)
{
	struct arena a = {0};
	bool ok = editions_mark(*c->lexica == '/'
					? c->lexica
					: arena_printf(&a, "%s/%s", c->dir, c->lexica),
				mark, err);

	arena_free(&a);
	return ok;
}

bool lanes_terms_of(const struct config *c, int schema, int rules, int64_t *terms,
		    struct err *err)
{
	struct hash_run run;
	int64_t words;

	if (!word_lists(c, &words, err)) {
		return false;
	}
	hash_start_keyed(&run, c->key);
	hash_field(&run, view_of("adjudicator/worker/1"));
	hash_field_number(&run, (uint32_t)schema);
	hash_field_number(&run, (uint32_t)rules);
	hash_field_number(&run, (uint32_t)((uint64_t)words >> 32));
	hash_field_number(&run, (uint32_t)words);
	*terms = hash_number(hash_end(&run).byte);
	return true;
}

bool lanes_terms(const struct config *c, int64_t *terms, struct err *err)
{
	return lanes_terms_of(c, store_schema_version(), RULES_VERSION, terms, err);
}

bool lanes_open(struct run *r, struct err *err)
{
	struct store *st = r->context.store;
	const struct config *c = r->context.config;
	int64_t terms, kept, words;

	return lanes_terms(c, &terms, err) && lane_prune(st, err) &&
	       store_number(st, LANE_TERMS, &kept, err) &&
	       (kept == terms || (word_lists(c, &words, err) &&
				  store_set_number(st, LANE_TERMS, terms, err) &&
				  store_set_number(st, LANE_WORDS, words, err)));
}

static bool differ(const struct context *d, bool led, int64_t words, struct err *err)
{
	int64_t here;

	if (!word_lists(d->config, &here, err)) {
		return false;
	}
	if (led && words != here) {
		return err_set(
			err, ERR_RETRY,
			"the word lists here are not those of the machine that "
			"leads the club, and nothing is judged; copy %s from there",
			d->config->lexica);
	}
	return err_set(err, ERR_CONFIG,
		       led ? "this program, or its club.key, is not the one that "
			     "leads the club: install the same version, and "
			     "the same key"
			   : "no run has led this club yet; begin with "
			     "`adjudicator run`");
}

bool lanes_agree(struct context *d, struct err *err)
{
	int64_t terms, kept, words;

	return lanes_terms(d->config, &terms, err) && moved_check(d->store, err) &&
	       store_number(d->store, LANE_TERMS, &kept, err) &&
	       (kept == terms || (store_number(d->store, LANE_WORDS, &words, err) &&
				  differ(d, kept != 0, words, err)));
}

/* ----------------------------------------------------------------------- lanes */

/* Finds the lane of a letter: the game whose secret it has, and its sender. A letter
 * that cannot be read has neither. */
static bool find_lane(struct context *d, struct arena *arena,
		      const struct inbox_letter *in, struct lane *lane, struct err *err)
{
	struct hearing h = {.d = d,
			    .arena = arena,
			    .letter = in->id,
			    .arrived = in->arrived,
			    .raw = in->raw,
			    .err = err};
	struct letter l = {0};
	struct proof p;
	struct hash from;

	*lane = (struct lane){.letter = in->id, .game = in->game};
	if (inbox_order(in->source)) {
		return true;
	}
	if (!reader_read(d->reader, arena, in->raw, in->truncated, &l, err)) {
		return false;
	}
	from = hash_of(utf8_lower(arena, l.from));
	lane->sender = hash_number(from.byte);
	if (l.fault != LETTER_FINE) {
		return true;
	}
	if (!proof_find(&h, &l, &p)) {
		return false;
	}
	lane->game = p.owner != 0 ? h.token.game : 0;
	return true;
}

/* Letters with their bytes, handed to the reader all at once. */
struct block {
	struct arena arena;
	struct inbox_letter letter[LANE_MISSING_MOST];
	struct reader_letter ahead[LANE_MISSING_MOST];
	size_t count;
};

static bool load(struct context *d, struct block *b, int64_t after, struct err *err)
{
	int64_t *ids;
	size_t ready = 0;
	size_t bytes = 0;
	size_t most;

	reader_ahead(d->reader, NULL, 0);
	arena_reset(&b->arena);
	b->count = 0;
	if (!lane_missing(d->store, &b->arena, after, &ids, &most, err)) {
		return false;
	}
	for (; b->count < most && bytes < BLOCK_BYTES; b->count++) {
		struct inbox_letter *in = &b->letter[b->count];

		if (!inbox_get(d->store, &b->arena, ids[b->count], in, err)) {
			return false;
		}
		bytes += in->raw.len;
		if (!inbox_order(in->source)) {
			b->ahead[ready++] =
				(struct reader_letter){in->raw, in->truncated};
		}
	}
	reader_ahead(d->reader, b->ahead, ready);
	return true;
}

static bool fill_block(struct context *d, const struct block *b, struct arena *arena,
		       struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < b->count; i++) {
		struct lane lane;

		arena_reset(arena);
		ok = find_lane(d, arena, &b->letter[i], &lane, err) &&
		     lane_add(d->store, &lane, err);
	}
	return ok;
}

static bool fill_batch(struct run *r, int64_t *after, bool *more, struct err *err)
{
	struct context *d = &r->context;
	struct block *b = arena_sure(calloc(1, sizeof *b));
	struct arena arena = {0};
	bool ok = true;

	for (size_t n = 0; ok && *more && n < BATCH; n += b->count) {
		ok = load(d, b, *after, err) && fill_block(d, b, &arena, err);
		*more = ok && b->count > 0;
		*after = *more ? b->letter[b->count - 1].id : *after;
	}
	reader_ahead(d->reader, NULL, 0);
	arena_free(&arena);
	arena_free(&b->arena);
	free(b);
	return ok;
}

/* Notes in the store whether all letters have their lanes: "no" before letters get
 * lanes in a run that did not empty the mailbox, "yes" after those of one that did. */
static bool say_drained(struct run *r, bool drained, struct err *err)
{
	struct store *st = r->context.store;
	int64_t kept;

	return store_number(st, LANE_DRAINED, &kept, err) &&
	       (kept == drained || store_set_number(st, LANE_DRAINED, drained, err));
}

bool lanes_fill(struct run *r, struct err *err)
{
	const bool drained = r->context.drained && !r->context.frozen;
	int64_t after = 0;
	bool more = true;
	bool ok = drained || say_drained(r, false, err);

	while (ok && more && !stop_asked()) {
		ok = batch_begin(r, err);
		ok = batch_end(r,
			       ok && seal_begin(&r->context, err) &&
				       fill_batch(r, &after, &more, err) &&
				       seal_keep(&r->context, err),
			       err);
	}
	return ok && (!drained || more || say_drained(r, true, err));
}

bool lanes_due(struct context *d, long *due, struct err *err)
{
	struct arena arena = {0};
	struct lane *lane;
	size_t count = 0;
	bool ok = lane_waiting(d->store, &arena, &lane, &count, err);

	*due = 0;
	for (size_t i = 0; ok && i < count; i++) {
		*due += lane[i].later <= d->now;
	}
	arena_free(&arena);
	return ok;
}

bool lanes_hold(struct run *r, struct err *err)
{
	struct context *d = &r->context;
	struct arena arena = {0};
	struct lane *lane;
	size_t count = 0;
	bool ok = lane_waiting(d->store, &arena, &lane, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		aside_hold(d, lane[i].game, 0);
	}
	arena_free(&arena);
	return ok;
}
