/* SPDX-License-Identifier: ISC */
/*
 * - A listed word counts when it is in lower case (where nouns have a capital: after
 *   the first letter), has no apostrophe, hyphen, full stop or digit, only letters
 *   that have tiles, and at least 3 tiles.
 * - Words of 2 tiles come from LANG.twos alone, because word lists are full of
 *   abbreviations.
 * - LANG.drop and LANG.names override the lists; LANG.add overrides them all.
 * - What a club adds or drops overrides everything.
 */
#include "dict/recipe.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "formats/text/embedded.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

enum { TWO = 2, THOUSAND = 1000, LINES_A_REPORT = 4096 };

/* One run of a recipe. */
struct run {
	const struct recipe *r;
	struct arena arena;   /* of the whole run */
	struct arena scratch; /* for one word */
	struct alphabet a;
	struct build *words;
	struct lexicon *dropped;
	struct affixes *affixes; /* NULL: the lists are plain words */
	const char *path;        /* of the list that is read */
	size_t file, files;
	int told; /* progress told for this list, 0..1000 */
	recipe_progress *progress;
	void *arg;
	struct err *err;
};

/* Reports progress: `per_mille` of file number `file` was read. */
static void tell(const struct run *run, size_t file, size_t files, int per_mille,
		 const char *what)
{
	if (run->progress != NULL) {
		size_t done = file * THOUSAND + (size_t)per_mille;

		run->progress(run->arg, (int)(done / (files + 1)), what);
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

static bool case_fits(const struct recipe *r, const struct tile_text *t)
{
	for (uint8_t i = 0; i < t->n; i++) {
		bool may = i == 0 && r->capitals == CAPITALS_MAY_BEGIN;

		if (t->how[i] != CASE_LOWER && !(may && t->how[i] == CASE_UPPER)) {
			return false;
		}
	}
	return true;
}

/* Adds a listed word if it counts; most that do not are names. */
static void word_add(struct run *run, struct view listed)
{
	struct tile_text way;
	struct view bad;
	struct view word;

	arena_reset(&run->scratch);
	word = utf8_clean(&run->scratch, view_trim(listed));
	if (plain(word) && alphabet_split(&run->a, word, &way, 1, &bad) == 1 &&
	    case_fits(run->r, &way) && way.n > TWO && way.n <= run->r->longest &&
	    !lexicon_has(run->dropped, way.tile, way.n)) {
		build_add(run->words, way.tile, way.n);
	}
}

static void form_add(void *arg, struct view form, int per_mille)
{
	struct run *run = arg;

	if (per_mille != run->told) {
		run->told = per_mille;
		tell(run, run->file, run->files, per_mille, run->path);
	}
	word_add(run, form);
}

/* One word a line. */
static void lines_add(struct run *run, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		if (lines.n % LINES_A_REPORT == 0) {
			size_t done = text.len - lines.rest.len;

			tell(run, run->file, run->files,
			     (int)(done * THOUSAND / text.len), run->path);
		}
		word_add(run, line);
	}
}

static bool list_read(struct run *run)
{
	struct arena arena = {0};
	struct view text;
	bool ok = recipe_file_read(&arena, run->path, &text, run->err);

	tell(run, run->file, run->files, 0, run->path);
	if (ok && run->affixes != NULL) {
		run->told = 0;
		ok = affixes_expand(run->affixes, run->path, text, form_add, run,
				    run->err);
	} else if (ok) {
		lines_add(run, text);
	}
	arena_free(&arena);
	return ok;
}

static bool affixes_load(struct run *run)
{
	struct view text;

	return run->r->affixes == NULL ||
	       (recipe_file_read(&run->arena, run->r->affixes, &text, run->err) &&
		affixes_read(&run->affixes, &run->arena, run->r->affixes, text,
			     &run->r->wish, run->err));
}

static bool lists_read(struct run *run)
{
	struct recipe_files files;
	bool ok = recipe_files_find(&files, run->r, run->err) && affixes_load(run);

	run->files = files.count;
	for (run->file = 0; ok && run->file < files.count; run->file++) {
		run->path = files.path[run->file];
		ok = list_read(run);
	}
	if (ok) {
		tell(run, files.count, files.count, 0, "sorting and writing");
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
	struct list_walk w;

	if (!embedded_find(path, &text)) {
		return err_set(run->err, ERR_BUG, "%s is not in the program", path);
	}
	*words = arena_array(&run->arena, text.len / 2 + 1, sizeof **words);
	*count = 0;
	w = list_walk_of(text);
	while (list_walk_next(&w, &(*words)[*count])) {
		++*count;
	}
	return true;
}

/* Drops names of places and people too, where capitals do not mark them. */
static bool own_dropped(struct run *run)
{
	struct view *words = NULL;
	struct view *names = NULL;
	struct view *all;
	size_t count = 0;
	size_t more = 0;

	if (!own_words(run, "drop", &words, &count) ||
	    (run->r->capitals == CAPITALS_MAY_BEGIN &&
	     !own_words(run, "names", &names, &more))) {
		return false;
	}
	all = arena_array(&run->arena, count + more + 1, sizeof *all);
	for (size_t i = 0; i < count + more; i++) {
		all[i] = i < count ? words[i] : names[i - count];
	}
	return lexicon_of_words(&run->dropped, &run->a, all, count + more, run->err);
}

/* Adds words of our own lists: those of `tiles` tiles, or (0) all. */
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
	bool ok = alphabet_load(&run.a, &run.arena, view_of(r->language), err);

	if (ok) {
		run.words = build_new(&run.a);
		ok = own_dropped(&run) && lists_read(&run) &&
		     own_added(&run, "twos", TWO) && own_added(&run, "add", 0) &&
		     (r->club == NULL || club_words_apply(r->club, &run.words, err));
	}
	if (ok) {
		const char *id =
			arena_printf(&run.arena, "%s-%d", r->edition, edition_number);
		const char *path =
			arena_printf(&run.arena, "%s/%s.lexicon", lexica_dir, id);
		const char *sources = arena_printf(
			&run.arena, "%s%s", recipe_package(&run.arena, r->package),
			r->club == NULL ? "" : club_words_note(r->club, &run.arena));

		ok = build_write(run.words, path, id, sources, info, err);
		tell(&run, 1, 1, THOUSAND, id);
	}
	lexicon_close(run.dropped);
	build_free(run.words);
	arena_free(&run.scratch);
	arena_free(&run.arena);
	return ok;
}

struct view word_note(struct arena *arena, const struct recipe *r,
		      const struct alphabet *a, const uint8_t *tile, size_t n)
{
	static const struct {
		const char *kind, *says;
	} lists[] = {
		{"drop",  "dropped"},
		{"names", "a name" },
	};

	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		struct club_list own = {.path = arena_printf(arena, "dict/data/%s.%s",
							     r->language,
							     lists[i].kind)};
		struct view comment;

		if (embedded_find(own.path, &own.text) &&
		    club_list_find(&own, a, tile, n, &comment)) {
			return view_of(arena_printf(arena, "%s%s%.*s", lists[i].says,
						    comment.len > 0 ? ": " : "",
						    VIEW_ARG(comment)));
		}
	}
	if (n == TWO) {
		return view_of(arena_printf(arena,
					    "not among the words of two tiles in "
					    "%s.twos",
					    r->language));
	}
	if (n > (size_t)r->longest) {
		return view_of(arena_printf(
			arena, "longer than %d tiles, and its words are not",
			r->longest));
	}
	return view_of("not in its lists");
}
