/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/sealed.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"

/* Two numbers below it add up to one that a row can hold. */
static const int64_t ring = INT64_C(1) << 62;

static const char sum_name[] = STORED_SEAL_SUM;

/* --------------------------------------------------------------------- the rows */

#define VERDICT(field) COLUMN(struct ledger_row, field)
#define SEALED(field)  COLUMN(struct sealed_letter, field)
#define ROW(field)     SEALED(row.field)
static const struct columns letter_columns =
	COLUMNS(struct sealed_letter, SEALED(id), SEALED(source), SEALED(arrived),
		COLUMN_OTHER, COLUMN_OTHER, SEALED(judged), ROW(letter), ROW(at),
		ROW(verdict), ROW(code), ROW(reason), ROW(game), ROW(player),
		ROW(message_id), ROW(content), ROW(orders), COLUMN_OTHER);
static const struct columns fact_columns =
	COLUMNS(struct ledger_row, VERDICT(letter), VERDICT(at), VERDICT(verdict),
		VERDICT(code), VERDICT(reason), VERDICT(game), VERDICT(player));

static struct sealed_letter take_letter(struct query *q, struct arena *a)
{
	struct sealed_letter l = {0};
	struct view seal = query_blob(q, 16, a);

	query_read(q, a, &letter_columns, &l);
	l.whole = !query_maybe_hash(q, 3, &l.hash);
	if (l.whole) {
		l.hash = hash_of(query_blob(q, 4, a));
	}
	if (seal.len == LEDGER_SEAL) {
		l.row.seal = (const uint8_t *)seal.at;
	}
	return l;
}

bool sealed_each(struct store *st,
		 bool (*each)(void *arg, const struct sealed_letter *l), void *arg,
		 struct err *err)
{
	struct query q = query_open(st, LEDGER_WALK, NULL, err);
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
	struct query q = query_open(st, LEDGER_FACTS, NULL, err);
	struct arena a = {0};
	bool more = true;

	while (more && query_row(&q)) {
		struct ledger_row row = {0};

		arena_reset(&a);
		query_read(&q, &a, &fact_columns, &row);
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
	{STORED_SEAL_FROM,  offsetof(struct sealed, from),    true },
	{STORED_SEAL_SINCE, offsetof(struct sealed, since),   true },
	{sum_name,          offsetof(struct sealed, sum),     false},
	{STORED_SEAL_LAST,  offsetof(struct sealed, last),    true },
	{STORED_SEAL_GAMES, offsetof(struct sealed, games),   true },
	{STORED_SEAL_MARK,  offsetof(struct sealed, mark),    true },
	{"letters",         offsetof(struct sealed, letters), false},
	{"games",           offsetof(struct sealed, newest),  false},
};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

bool sealed_get(struct store *st, struct sealed *out, struct err *err)
{
	struct query q = query_open(st, NUMBER_SEALS, NULL, err);
	struct arena a = {0};

	*out = (struct sealed){0};
	while (query_row(&q)) {
		struct view name = query_text(&q, 0, &a);

		for (size_t i = 0; i < COUNT(numbers); i++) {
			if (view_is(name, numbers[i].name)) {
				*(int64_t *)((char *)out + numbers[i].at) =
					query_int(&q, 1);
			}
		}
	}
	arena_free(&a);
	return query_close(&q);
}

/* All in one statement: it is done for each letter, while all others wait for it. */
bool sealed_set(struct store *st, const struct sealed *kept, struct err *err)
{
	struct value with[2 * COUNT(numbers) + 1];
	size_t n = 0;

	for (size_t i = 0; i < COUNT(numbers); i++) {
		if (numbers[i].set) {
			with[n++] = STR(numbers[i].name);
			with[n++] = INT(
				*(const int64_t *)((const char *)kept + numbers[i].at));
		}
	}
	with[n] = (struct value){.kind = VALUE_END};
	return query_later(st, NUMBER_SET_SEALS, with, -1, err);
}

int64_t sealed_sum(int64_t sum, const uint8_t seal[LEDGER_SEAL])
{
	return (int64_t)(((uint64_t)sum + (uint64_t)hash_number(seal)) %
			 (uint64_t)ring);
}

int64_t sealed_less(int64_t sum, const uint8_t seal[LEDGER_SEAL])
{
	uint64_t less = (uint64_t)hash_number(seal) % (uint64_t)ring;

	return (int64_t)(((uint64_t)sum + (uint64_t)ring - less) % (uint64_t)ring);
}

bool sealed_move(struct store *st, const uint8_t seal[LEDGER_SEAL], bool goes,
		 struct err *err)
{
	int64_t n = hash_number(seal);

	return query_later(
		st, NUMBER_MOVE,
		WITH(STR(sum_name), INT(goes ? (ring - n) % ring : n), INT(ring)), -1,
		err);
}

bool sealed_drop(struct store *st, struct err *err)
{
	return query_do(st, LEDGER_NO_SEALS, NULL, err) &&
	       sealed_set(st, &(struct sealed){0}, err) &&
	       store_set_number(st, sum_name, 0, err);
}

static bool number_by(struct store *st, enum statement s, int64_t *out, struct err *err)
{
	*out = 0;
	return query_value(query_open(st, s, NULL, err), out);
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
