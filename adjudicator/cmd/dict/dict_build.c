/* SPDX-License-Identifier: ISC */
/*
 * dict build LANG [--from FILE [--source NAME] [--skip]] [--edition N]
 *
 * An edition never changes once it is there. A new one is built in a folder of its own
 * beside the others, and put in place only if no edition has the same words.
 */
#include "adjudicator/cmd/cmd.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/cmd/dict/dict.h"
#include "adjudicator/system/file.h"
#include "adjudicator/system/progress.h"
#include "dict/alphabet.h"
#include "dict/recipe.h"
#include "formats/text/num.h"

enum { EDITION_MAX = 9999, LINE = 60 };

/* Shows progress: a line for each per cent. */
struct show {
	struct progress line;
	int last;
};

static void show(void *arg, int per_mille, const char *what)
{
	struct show *s = arg;

	if (per_mille / 10 != s->last) {
		s->last = per_mille / 10;
		progress_tell(&s->line, "%3d %%  %.*s", s->last, LINE, what);
	}
}

/* What an edition is to be made of: a recipe, or words that were read already. */
struct plan {
	struct recipe recipe; /* with the club's own words */
	struct club_words club;
	const struct dict_from *from; /* words NULL: the recipe is used */
	const char *family;
	long number;
	bool named; /* the number was asked for */
};

static bool run(const struct plan *p, const char *folder, const char *file,
		struct lexicon_info *info, struct err *err)
{
	struct show s = {.last = -1};
	struct arena arena = {0};
	bool ok;

	if (p->from->words != NULL) {
		ok = build_write(p->from->words, file,
				 arena_printf(&arena, "%s-%ld", p->family, p->number),
				 p->from->material, info, err);
	} else {
		s.line = progress_start(false);
		ok = recipe_run(&p->recipe, (int)p->number, folder, show, &s, info,
				err);
		progress_end(&s.line);
	}
	arena_free(&arena);
	return ok;
}

static bool read_number(struct cmd *c, const char *text, long *number)
{
	*number = 0;
	return text == NULL || num_read(view_of(text), 1, EDITION_MAX, number) ||
	       err_set(c->err, ERR_USAGE, "--edition %.20s is no number from 1 to %d",
		       text, EDITION_MAX);
}

/* The edition that has the words of the new one already; NULL: none. With `named` only
 * an edition of the same id counts. */
static const struct edition *twin(const struct edition *list, size_t count,
				  const struct lexicon_info *info, bool named)
{
	for (size_t i = 0; i < count; i++) {
		const struct lexicon_info *other;

		if (list[i].lexicon == NULL ||
		    (named && strcmp(list[i].id, info->id) != 0)) {
			continue;
		}
		other = lexicon_info(list[i].lexicon);
		if (memcmp(&other->hash, &info->hash, sizeof info->hash) == 0 &&
		    memcmp(&other->alphabet_hash, &info->alphabet_hash,
			   sizeof info->alphabet_hash) == 0) {
			return &list[i];
		}
	}
	return NULL;
}

static bool there(const struct edition *list, size_t count, const char *id)
{
	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].id, id) == 0) {
			return true;
		}
	}
	return false;
}

/* The number after the last edition of the family. */
static long next_number(const struct edition *list, size_t count, const char *family)
{
	long last = 0;

	for (size_t i = 0; i < count; i++) {
		long n = edition_number(list[i].id, family);

		last = n > last ? n : last;
	}
	return last + 1;
}

/* Moves the file to its place. link(2) never replaces an edition that is there. */
static bool put_in_place(struct cmd *c, const char *from, const char *id)
{
	const char *to = arena_printf(c->arena, "%s/%s.lexicon", c->lexica_folder, id);

	return (link(from, to) == 0 && file_settle(c->arena, to)) ||
	       err_set(c->err, ERR_CREATE, "cannot make %s: %s", to, err_why(errno));
}

static void tell(struct arena *arena, const struct lexicon_info *info)
{
	char hex[HASH_HEX];

	hex_write(info->hash.byte, HASH_BYTES, hex);
	printf("%s: %s\nsha256 %s\n", info->id, dict_words(arena, info), hex);
}

/* Puts the built `file` in place, unless an edition has its words already. */
static bool settle(struct cmd *c, const struct plan *p, const struct edition *list,
		   size_t count, const struct lexicon_info *info, const char *file)
{
	const struct edition *same = twin(list, count, info, p->named);

	if (same != NULL) {
		printf("%s has these very words already; it stays\n", same->id);
		tell(c->arena, lexicon_info(same->lexicon));
		return true;
	}
	if (there(list, count, info->id)) {
		return err_set(c->err, ERR_CREATE,
			       "%s is there already with other words, and editions "
			       "never change; the next free one is --edition %ld",
			       info->id, next_number(list, count, p->family));
	}
	if (!put_in_place(c, file, info->id)) {
		return false;
	}
	tell(c->arena, info);
	return true;
}

/* Builds the edition in a temporary folder, and puts it in place. */
static bool build(struct cmd *c, const struct plan *p, const struct edition *list,
		  size_t count)
{
	char *folder = arena_printf(c->arena, "%s/.build-XXXXXX", c->lexica_folder);
	struct lexicon_info info;
	const char *file;
	bool ok;

	if (mkdtemp(folder) == NULL) {
		return err_set(c->err, ERR_CREATE, "cannot build in %s: %s",
			       c->lexica_folder, err_why(errno));
	}
	file = arena_printf(c->arena, "%s/%s-%ld.lexicon", folder, p->family,
			    p->number);
	ok = run(p, folder, file, &info, c->err) &&
	     settle(c, p, list, count, &info, file);
	unlink(file);
	rmdir(folder);
	return ok;
}

/* Fails: there is no recipe for that language. Mentions --from if there are tiles for
 * the language's words. */
static bool no_recipe(struct cmd *c)
{
	struct buf known = buf_in(c->arena);
	struct alphabet tiles;
	struct err no_tiles = {0};
	bool own = alphabet_load(&tiles, c->arena, view_of(c->argv[0]), &no_tiles);

	for (size_t i = 0; i < recipe_count; i++) {
		buf_printf(&known, " %s", recipes[i].language);
	}
	return err_set(c->err, ERR_USAGE,
		       "there is no recipe for words in \"%.20s\"; there are:%s%s",
		       c->argv[0], buf_cstr(&known),
		       own ? "; --from FILE takes words of your own" : "");
}

static bool make_plan(struct cmd *c, struct plan *p, struct dict_from *from)
{
	const struct recipe *found;

	if (from->file != NULL) {
		return dict_from_read(c, c->argv[0], from) &&
		       (p->family = from->family) != NULL;
	}
	found = recipe_find(view_of(c->argv[0]));
	if (found == NULL) {
		return no_recipe(c);
	}
	p->recipe = *found;
	p->recipe.club = &p->club;
	p->family = found->edition;
	return dict_club_read(c, found->language, &p->club);
}

bool cmd_dict_build(struct cmd *c)
{
	struct dict_from from = {0};
	struct plan p = {.from = &from};
	const char *edition;
	struct edition *list;
	size_t count;
	bool ok;

	ok = dict_from_options(c, &from) && cmd_option(c, "edition", &edition) &&
	     cmd_arguments(c, 1, 1) && read_number(c, edition, &p.number) &&
	     make_plan(c, &p, &from) &&
	     editions_open(c->arena, c->lexica_folder, &list, &count, c->err);
	if (ok) {
		p.named = edition != NULL;
		if (!p.named) {
			p.number = next_number(list, count, p.family);
		}
		ok = build(c, &p, list, count);
		editions_close(list, count);
	}
	build_free(from.words);
	return ok;
}
