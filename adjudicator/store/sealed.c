/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/sealed.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"
#include "formats/text/num.h"
#include <stdio.h>
#include <string.h>

/* Sums are taken modulo this number, so that adding two of them fits in a signed
 * 64-bit number. */
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

/* The names of the numbers. The sum is moved, never set. */
static const struct {
	const char *name;
	size_t at;
	bool set;
} numbers[] = {
	{STORED_SEAL_FROM,    offsetof(struct sealed, from),    true },
	{STORED_SEAL_SINCE,   offsetof(struct sealed, since),   true },
	{sum_name,            offsetof(struct sealed, sum),     false},
	{STORED_SEAL_LAST,    offsetof(struct sealed, last),    true },
	{STORED_SEAL_GAMES,   offsetof(struct sealed, games),   true },
	{STORED_SEAL_MARK,    offsetof(struct sealed, mark),    true },
	{STORED_SEAL_WORKERS, offsetof(struct sealed, workers), false},
	{STORED_SEAL_ROUND,   offsetof(struct sealed, round),   false},
	{"letters",           offsetof(struct sealed, letters), false},
	{"games",             offsetof(struct sealed, newest),  false},
};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* Reads a number such as "seal.of-sum.7". */
static void take_worker(struct view name, int64_t value, struct sealed *out)
{
	const bool mark = view_starts(name, STORED_SEAL_OF_MARK ".");
	const char *of = mark ? STORED_SEAL_OF_MARK "." : STORED_SEAL_OF_SUM ".";
	struct sealed_worker *w;
	long n;

	if (!view_starts(name, of) ||
	    !num_read(view_part(name, strlen(of), name.len), 1, SEALED_WORKERS, &n)) {
		return;
	}
	w = &out->worker[n - 1];
	w->number = n;
	*(mark ? &w->mark : &w->sum) = value;
}

static void set_rounds(struct sealed *out)
{
	for (size_t i = 0; i < SEALED_WORKERS; i++) {
		out->worker[i].round = out->round;
	}
}

bool sealed_get(struct store *st, struct sealed *out, struct err *err)
{
	struct query q = query_open(st, NUMBER_SEALS, NULL, err);
	struct arena a = {0};

	*out = (struct sealed){0};
	while (query_row(&q)) {
		struct view name = query_text(&q, 0, &a);

		take_worker(name, query_int(&q, 1), out);
		for (size_t i = 0; i < COUNT(numbers); i++) {
			if (view_is(name, numbers[i].name)) {
				*(int64_t *)((char *)out + numbers[i].at) =
					query_int(&q, 1);
			}
		}
	}
	set_rounds(out);
	arena_free(&a);
	return query_close(&q);
}

static bool set_two(struct store *st, const char *name, int64_t value,
		    const char *other, int64_t its, struct err *err)
{
	return query_later(st, NUMBER_SET_TWO,
			   WITH(STR(name), INT(value), STR(other), INT(its)), -1, err);
}

static bool set_workers(struct store *st, const struct sealed *kept, struct err *err)
{
	return set_two(st, STORED_SEAL_WORKERS, kept->workers, STORED_SEAL_ROUND,
		       kept->round, err);
}

bool sealed_set_worker(struct store *st, const struct sealed_worker *w, struct err *err)
{
	char sum[sizeof STORED_SEAL_OF_SUM + 8];
	char mark[sizeof STORED_SEAL_OF_MARK + 8];

	snprintf(sum, sizeof sum, STORED_SEAL_OF_SUM ".%d", (int)w->number);
	snprintf(mark, sizeof mark, STORED_SEAL_OF_MARK ".%d", (int)w->number);
	return set_two(st, sum, w->sum, mark, w->mark, err);
}

/* One statement, because it may run while other programs wait for it. */
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
	return query_later(st, NUMBER_SET_SEALS, with, -1, err) &&
	       ((kept->workers == 0 && kept->round == 0) || set_workers(st, kept, err));
}

static int64_t add(int64_t sum, int64_t n)
{
	return (int64_t)(((uint64_t)sum + (uint64_t)n) % (uint64_t)ring);
}

int64_t sealed_sum(int64_t sum, const uint8_t seal[LEDGER_SEAL])
{
	return add(sum, hash_number(seal));
}

static int64_t of_workers(const struct sealed *kept)
{
	int64_t sum = 0;

	for (size_t i = 0; i < SEALED_WORKERS; i++) {
		sum = add(sum, kept->worker[i].sum);
	}
	return sum;
}

int64_t sealed_total(const struct sealed *kept)
{
	return add(kept->sum, of_workers(kept));
}

int64_t sealed_less(int64_t sum, const uint8_t seal[LEDGER_SEAL])
{
	uint64_t less = (uint64_t)hash_number(seal) % (uint64_t)ring;

	return (int64_t)(((uint64_t)sum + (uint64_t)ring - less) % (uint64_t)ring);
}

static bool move(struct store *st, int64_t n, struct err *err)
{
	return query_later(st, NUMBER_MOVE, WITH(STR(sum_name), INT(n), INT(ring)), -1,
			   err);
}

bool sealed_move(struct store *st, const uint8_t seal[LEDGER_SEAL], bool goes,
		 struct err *err)
{
	int64_t n = hash_number(seal);

	return move(st, goes ? (ring - n) % ring : n, err);
}

bool sealed_add_up(struct store *st, struct sealed *kept, struct err *err)
{
	int64_t sum = of_workers(kept);

	kept->sum = add(kept->sum, sum);
	kept->round++;
	kept->workers = 0;
	memset(kept->worker, 0, sizeof kept->worker);
	return move(st, sum, err) && query_do(st, NUMBER_NO_WORKERS, NULL, err);
}

bool sealed_drop(struct store *st, struct err *err)
{
	struct sealed kept;
	struct sealed none = {0};

	if (!sealed_get(st, &kept, err)) {
		return false;
	}
	/* The new round keeps workers from going on with the sums they remember. */
	none.round = kept.round + (kept.workers > 0);
	return query_do(st, LEDGER_NO_SEALS, NULL, err) && sealed_set(st, &none, err) &&
	       query_do(st, NUMBER_NO_WORKERS, NULL, err) &&
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
