/* SPDX-License-Identifier: ISC */
/*
 * - A listed word counts when it is all lower case, without apostrophe, hyphen, full
 *   stop or digit, of letters that have tiles, and 3 tiles long at least.
 * - Words of 2 tiles come from LANG.twos alone: word lists are full of abbreviations.
 * - LANG.drop wins over the lists, LANG.add over everything.
 */
#include "dict/recipe.h"

#include "dict/recipe_files.h"
#include "formats/text/embedded.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { TWO = 2, THOUSAND = 1000 };

static const char *const scowl_80[] = {
	"/usr/share/dict/scowl/*-words.10", "/usr/share/dict/scowl/*-words.20",
	"/usr/share/dict/scowl/*-words.35", "/usr/share/dict/scowl/*-words.40",
	"/usr/share/dict/scowl/*-words.50", "/usr/share/dict/scowl/*-words.55",
	"/usr/share/dict/scowl/*-words.60", "/usr/share/dict/scowl/*-words.70",
	"/usr/share/dict/scowl/*-words.80", NULL,
};

static const struct recipe recipes[] = {
	{.language = "en",
	 .edition = "en-scowl80",
	 .alphabet = "en",
	 .package = "scowl",
	 .globs = scowl_80,
	 .longest = 15},
};

const struct recipe *recipe_find(struct view language)
{
	for (size_t i = 0; i < sizeof recipes / sizeof *recipes; i++) {
		if (view_is(language, recipes[i].language)) {
			return &recipes[i];
		}
	}
	return NULL;
}

/* One run of a recipe. */
struct run {
	const struct recipe *r;
	struct arena arena; /* of the whole run */
	struct alphabet a;
	struct build *words;
	struct lexicon *dropped;
	recipe_progress *progress;
	void *arg;
	struct err *err;
};

static void tell(const struct run *run, size_t done, size_t all, const char *what)
{
	if (run->progress != NULL) {
		run->progress(run->arg, (int)(done * THOUSAND / all), what);
	}
}

static bool plain(struct view word)
{
	for (size_t i = 0; i < word.len; i++) {
		if (digit(word.at[i]) || strchr("'-.", word.at[i]) != NULL) {
			return false;
		}
	}
	return word.len > 0;
}

static bool all_lower(const struct tile_text *t)
{
	for (uint8_t i = 0; i < t->n; i++) {
		if (t->how[i] != CASE_LOWER) {
			return false;
		}
	}
	return true;
}

/* A line of a word list; most that do not count are names. */
static void line_add(struct run *run, struct arena *scratch, struct view line)
{
	struct tile_text way;
	struct view bad;
	struct view word = utf8_clean(scratch, view_trim(line));

	if (plain(word) && alphabet_split(&run->a, word, &way, 1, &bad) == 1 &&
	    all_lower(&way) && way.n > TWO && way.n <= run->r->longest &&
	    !lexicon_has(run->dropped, way.tile, way.n)) {
		build_add(run->words, way.tile, way.n);
	}
}

static bool list_read(struct run *run, const char *path)
{
	struct arena scratch = {0};
	struct view text;
	struct view line;
	bool ok = recipe_file_read(&scratch, path, &text, run->err);
	struct lines lines = lines_of(text);

	while (ok && line_next(&lines, &line)) {
		line_add(run, &scratch, line);
	}
	arena_free(&scratch);
	return ok;
}

static bool lists_read(struct run *run)
{
	struct recipe_files files;
	bool ok = recipe_files_find(&files, run->r, run->err);

	for (size_t i = 0; ok && i < files.count; i++) {
		tell(run, i, files.count + 1, files.path[i]);
		ok = list_read(run, files.path[i]);
	}
	if (ok) {
		tell(run, files.count, files.count + 1, "sorting and writing");
	}
	recipe_files_free(&files);
	return ok;
}

/* The words of dict/data/LANG.KIND: blanks between them, "#" to the end of a line is a
 * comment. */
static bool own_words(struct run *run, const char *kind, struct view **words,
		      size_t *count)
{
	const char *path =
		arena_printf(&run->arena, "dict/data/%s.%s", run->r->language, kind);
	struct view text;
	struct lines lines;
	struct view line;

	if (!embedded_find(path, &text)) {
		return err_set(run->err, ERR_BUG, "%s is not in the program", path);
	}
	*words = arena_array(&run->arena, text.len / 2 + 1, sizeof **words);
	*count = 0;
	lines = lines_of(text);
	while (line_next(&lines, &line)) {
		struct view words_part = view_cut(&line, '#');
		struct view word;

		while ((word = view_word(&words_part)).len > 0) {
			(*words)[(*count)++] = word;
		}
	}
	return true;
}

static bool own_dropped(struct run *run)
{
	struct view *words = NULL;
	size_t count = 0;

	return own_words(run, "drop", &words, &count) &&
	       lexicon_of_words(&run->dropped, &run->a, words, count, run->err);
}

/* Adds words of our own; exactly `tiles` long, or any length when that is 0. */
static bool own_added(struct run *run, const char *kind, uint8_t tiles)
{
	struct view *words = NULL;
	size_t count = 0;

	if (!own_words(run, kind, &words, &count)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct tile_text ways[2];
		struct view bad;

		if (alphabet_split(&run->a, words[i], ways, 2, &bad) != 1 ||
		    (tiles != 0 && ways[0].n != tiles)) {
			return err_set(
				run->err, ERR_BUG,
				"dict/data/%s.%s: \"%.*s\" does not belong there",
				run->r->language, kind, VIEW_ARG(words[i]));
		}
		build_add(run->words, ways[0].tile, ways[0].n);
	}
	return true;
}

/* NOLINTNEXTLINE(readability-function-size): a callback comes with its argument */
bool recipe_run(const struct recipe *r, int edition_number, const char *lexica_dir,
		recipe_progress *progress, void *arg, struct lexicon_info *info,
		struct err *err)
{
	struct run run = {.r = r, .progress = progress, .arg = arg, .err = err};
	bool ok = alphabet_load(&run.a, &run.arena, view_of(r->alphabet), err);

	if (ok) {
		run.words = build_new(&run.a);
		ok = own_dropped(&run) && lists_read(&run) &&
		     own_added(&run, "twos", TWO) && own_added(&run, "add", 0);
	}
	if (ok) {
		const char *id =
			arena_printf(&run.arena, "%s-%d", r->edition, edition_number);
		const char *path =
			arena_printf(&run.arena, "%s/%s.lexicon", lexica_dir, id);
		const char *sources = recipe_package(&run.arena, r->package);

		ok = build_write(run.words, path, id, sources, info, err);
		tell(&run, 1, 1, id);
	}
	lexicon_close(run.dropped);
	build_free(run.words);
	arena_free(&run.arena);
	return ok;
}
