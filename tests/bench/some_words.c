/* SPDX-License-Identifier: ISC */
#include "tests/bench/some_words.h"

#include <stdlib.h>
#include <string.h>

#include "adjudicator/store/db.h"
#include "tests/bench/measure.h"

static bool keep_word(void *arg, const uint8_t *tile, size_t n)
{
	struct some_words *w = arg;

	w->at[w->count].n = (uint8_t)n;
	memcpy(w->at[w->count++].tile, tile, n);
	return true;
}

static int word_order(const void *a, const void *b)
{
	const struct some_word *x = a;
	const struct some_word *y = b;
	int order = memcmp(x->tile, y->tile, x->n < y->n ? x->n : y->n);

	return order != 0 ? order : x->n - y->n;
}

static struct view bytes(const struct some_word *word)
{
	return view_from((const char *)word->tile, word->n);
}

static void fill_table(struct some_words *w, struct err *err)
{
	struct db_stmt *add = NULL;

	measure_must(db_prepare(w->db, "INSERT INTO word(tiles) VALUES($1)", &add, err),
		     err);
	for (size_t i = 0; i < w->count; i++) {
		db_bind_blob(add, 1, bytes(&w->at[i]));
		if (db_next(add) != DB_DONE) {
			measure_stop("a word could not be kept: %s", db_why(w->db));
		}
		db_reset(add);
	}
	db_finish(add);
}

void some_words_open(struct some_words *w, const struct lexicon *lx, const char *dir)
{
	static const char table[] =
		"CREATE TABLE word(tiles BLOB PRIMARY KEY) WITHOUT ROWID";
	struct arena arena = {0};
	struct err err = {0};
	const char *path = arena_printf(&arena, "%s/words.db", dir);

	*w = (struct some_words){.at = calloc(lexicon_info(lx)->words, sizeof *w->at)};
	if (w->at == NULL) {
		arena_die();
	}
	lexicon_each(lx, keep_word, w);
	qsort(w->at, w->count, sizeof *w->at, word_order);
	measure_must(db_open(&w->db, path, DB_CREATE, &err) &&
			     db_exec(w->db, table, &err) &&
			     db_exec(w->db, "BEGIN", &err),
		     &err);
	fill_table(w, &err);
	measure_must(db_exec(w->db, "COMMIT", &err) &&
			     db_prepare(w->db, "SELECT 1 FROM word WHERE tiles = $1",
					&w->find, &err) &&
			     db_prepare(w->db,
					"SELECT count(*) FROM word WHERE tiles >= $1 "
					"AND tiles < $2",
					&w->range, &err) &&
			     db_prepare(w->db, "SELECT tiles FROM word", &w->all, &err),
		     &err);
	arena_free(&arena);
}

void some_words_close(struct some_words *w)
{
	db_finish(w->find);
	db_finish(w->range);
	db_finish(w->all);
	db_close(w->db);
	free(w->at);
}

bool some_words_has(const struct some_words *w, const struct some_word *word)
{
	return bsearch(word, w->at, w->count, sizeof *w->at, word_order) != NULL;
}

bool some_words_table_has(const struct some_words *w, const struct some_word *word)
{
	bool has;

	db_bind_blob(w->find, 1, bytes(word));
	has = db_next(w->find) == DB_ROW;
	db_reset(w->find);
	return has;
}

/* The prefix behind all that begin with this one: no tile is as high as 255. */
static struct some_word behind(const struct some_word *prefix)
{
	struct some_word end = *prefix;

	end.tile[end.n - 1]++;
	return end;
}

/* The first word that is not before this one. */
static size_t place(const struct some_words *w, const struct some_word *word)
{
	size_t from = 0;
	size_t to = w->count;

	while (from < to) {
		size_t middle = from + (to - from) / 2;

		if (word_order(&w->at[middle], word) < 0) {
			from = middle + 1;
		} else {
			to = middle;
		}
	}
	return from;
}

size_t some_words_begin(const struct some_words *w, const struct some_word *prefix)
{
	struct some_word end = behind(prefix);

	return place(w, &end) - place(w, prefix);
}

size_t some_words_table_begin(const struct some_words *w,
			      const struct some_word *prefix)
{
	struct some_word end = behind(prefix);
	size_t count = 0;

	db_bind_blob(w->range, 1, bytes(prefix));
	db_bind_blob(w->range, 2, bytes(&end));
	if (db_next(w->range) == DB_ROW) {
		count = (size_t)db_int(w->range, 0);
	}
	db_reset(w->range);
	return count;
}

static bool makes(const uint8_t *rack, const uint8_t *tile, size_t n)
{
	uint8_t left[ALPHABET_TILES + 1];

	memcpy(left, rack, sizeof left);
	for (size_t i = 0; i < n; i++) {
		uint8_t with = left[tile[i]] > 0 ? tile[i] : TILE_BLANK;

		if (left[with] == 0) {
			return false;
		}
		left[with]--;
	}
	return true;
}

size_t some_words_rack(const struct some_words *w, const uint8_t *rack)
{
	size_t count = 0;

	for (size_t i = 0; i < w->count; i++) {
		count += makes(rack, w->at[i].tile, w->at[i].n);
	}
	return count;
}

size_t some_words_table_rack(const struct some_words *w, const uint8_t *rack)
{
	struct arena arena = {0};
	size_t count = 0;

	while (db_next(w->all) == DB_ROW) {
		struct view word = db_blob(w->all, 0, &arena);

		count += makes(rack, (const uint8_t *)word.at, word.len);
		arena_reset(&arena);
	}
	db_reset(w->all);
	arena_free(&arena);
	return count;
}
