/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/sealed.h"

#include "adjudicator/store/query.h"
#include <string.h>

/* Two numbers below it add up to one that a row can hold. */
static const int64_t ring = INT64_C(1) << 62;

static const char sum_name[] = "seal.sum";

/* --------------------------------------------------------------------- the rows */

static struct sealed_letter take_letter(struct query *q, struct arena *a)
{
	struct sealed_letter l = {.id = query_int(q, 0),
				  .source = query_text(q, 1, a),
				  .arrived = query_int(q, 2),
				  .judged = query_int(q, 5) != 0};
	struct view seal = query_blob(q, 16, a);

	l.whole = !query_maybe_hash(q, 3, &l.hash);
	if (l.whole) {
		l.hash = hash_of(query_blob(q, 4, a));
	}
	l.row = (struct ledger_row){.letter = query_int(q, 6),
				    .at = query_int(q, 7),
				    .verdict = query_text(q, 8, a),
				    .code = query_text(q, 9, a),
				    .reason = query_text(q, 10, a),
				    .game = query_int(q, 11),
				    .player = query_int(q, 12),
				    .message_id = query_text(q, 13, a),
				    .content = query_hash(q, 14),
				    .orders = query_text(q, 15, a)};
	if (seal.len == LEDGER_SEAL) {
		l.row.seal = (const uint8_t *)seal.at;
	}
	return l;
}

bool sealed_each(struct store *st,
		 bool (*each)(void *arg, const struct sealed_letter *l), void *arg,
		 struct err *err)
{
	struct query q = query_open(st, LEDGER_WALK, err);
	struct arena row = {0};
	bool more = true;

	while (more && query_row(&q)) {
		struct sealed_letter l;

		arena_reset(&row);
		l = take_letter(&q, &row);
		more = each(arg, &l);
	}
	arena_free(&row);
	return query_close(&q);
}

bool sealed_facts(struct store *st,
		  bool (*each)(void *arg, const struct ledger_row *row), void *arg,
		  struct err *err)
{
	struct query q = query_open(st, LEDGER_FACTS, err);
	struct arena a = {0};
	bool more = true;

	while (more && query_row(&q)) {
		struct ledger_row row;

		arena_reset(&a);
		row = (struct ledger_row){.letter = query_int(&q, 0),
					  .at = query_int(&q, 1),
					  .verdict = query_text(&q, 2, &a),
					  .code = query_text(&q, 3, &a),
					  .reason = query_text(&q, 4, &a),
					  .game = query_int(&q, 5),
					  .player = query_int(&q, 6)};
		more = each(arg, &row);
	}
	arena_free(&a);
	return query_close(&q);
}

/* ------------------------------------------------------------- what is kept of all */

/* By name; the sum is moved and never set. */
static const struct {
	const char *name;
	size_t at;
	bool set;
} numbers[] = {
	{"seal.from",  offsetof(struct sealed, from),  true },
	{"seal.since", offsetof(struct sealed, since), true },
	{sum_name,     offsetof(struct sealed, sum),   false},
	{"seal.last",  offsetof(struct sealed, last),  true },
	{"seal.games", offsetof(struct sealed, games), true },
	{"seal.mark",  offsetof(struct sealed, mark),  true },
};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

bool sealed_get(struct store *st, struct sealed *out, struct err *err)
{
	bool ok = true;

	*out = (struct sealed){0};
	for (size_t i = 0; i < COUNT(numbers) && ok; i++) {
		ok = store_number(st, numbers[i].name,
				  (int64_t *)((char *)out + numbers[i].at), err);
	}
	return ok;
}

bool sealed_set(struct store *st, const struct sealed *kept, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < COUNT(numbers) && ok; i++) {
		const int64_t *value =
			(const int64_t *)((const char *)kept + numbers[i].at);

		ok = !numbers[i].set ||
		     store_set_number(st, numbers[i].name, *value, err);
	}
	return ok;
}

static int64_t number_of(const uint8_t seal[LEDGER_SEAL])
{
	uint64_t n = 0;

	for (int i = 0; i < 8; i++) {
		n = n << 8 | seal[i];
	}
	return (int64_t)(n >> 2);
}

int64_t sealed_sum(int64_t sum, const uint8_t seal[LEDGER_SEAL])
{
	return (int64_t)(((uint64_t)sum + (uint64_t)number_of(seal)) % (uint64_t)ring);
}

bool sealed_move(struct store *st, const uint8_t seal[LEDGER_SEAL], bool goes,
		 struct err *err)
{
	struct query q = query_open(st, NUMBER_MOVE, err);
	int64_t n = number_of(seal);

	query_bind_text(&q, 1, view_of(sum_name));
	query_bind_int(&q, 2, goes ? (ring - n) % ring : n);
	query_bind_int(&q, 3, ring);
	return query_close(&q);
}

bool sealed_drop(struct store *st, struct err *err)
{
	struct query q = query_open(st, LEDGER_NO_SEALS, err);

	return query_close(&q) && sealed_set(st, &(struct sealed){0}, err) &&
	       store_set_number(st, sum_name, 0, err);
}

static bool number_by(struct store *st, enum statement s, int64_t *out, struct err *err)
{
	struct query q = query_open(st, s, err);

	*out = 0;
	return query_close_value(&q, out);
}

bool sealed_without(struct store *st, int64_t *letter, struct err *err)
{
	return number_by(st, LEDGER_UNSEALED, letter, err);
}

bool sealed_last_game(struct store *st, int64_t *game, struct err *err)
{
	return number_by(st, GAME_LAST, game, err);
}

bool sealed_last_spoken(struct store *st, int64_t *game, struct err *err)
{
	return number_by(st, GAME_SPOKEN, game, err);
}
