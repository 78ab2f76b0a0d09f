/* SPDX-License-Identifier: ISC */
/*
 * dict build LANG [--edition N]
 *
 * An edition never changes once it is there. It is built in a folder of its own beside
 * the others, and gets its place only when no edition has its words already.
 */
#include "adjudicator/cmd/cmd.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/cmd/editions.h"
#include "adjudicator/progress.h"
#include "dict/recipe.h"
#include "formats/text/num.h"

enum { EDITION_MAX = 9999, LINE = 60 };

/* A line a per cent. */
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

static bool run(const struct recipe *r, long number, const char *folder,
		struct lexicon_info *info, struct err *err)
{
	struct show s = {.line = progress_start(false), .last = -1};
	bool ok = recipe_run(r, (int)number, folder, show, &s, info, err);

	progress_end(&s.line);
	return ok;
}

static bool read_number(struct cmd *c, const char *text, long *number)
{
	*number = 0;
	return text == NULL || num_read(view_of(text), 1, EDITION_MAX, number) ||
	       err_set(c->err, ERR_USAGE, "--edition %.20s is no number from 1 to %d",
		       text, EDITION_MAX);
}

/* The edition that makes this one needless; NULL: none. */
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

/* link(2) never replaces what is there. */
static bool put_in_place(struct cmd *c, const char *from, const char *id)
{
	const char *to = arena_printf(c->arena, "%s/%s.lexicon", c->lexica, id);

	return link(from, to) == 0 ||
	       err_set(c->err, ERR_CREATE, "cannot make %s: %s", to, strerror(errno));
}

static void tell(const struct lexicon_info *info)
{
	char hex[HASH_HEX];

	hex_write(info->hash.byte, HASH_BYTES, hex);
	printf("%s: %lu words\nsha256 %s\n", info->id, (unsigned long)info->words, hex);
}

/* What was built stands at `file`. */
static bool settle(struct cmd *c, const struct edition *list, size_t count,
		   const struct lexicon_info *info, const char *file, bool named)
{
	const struct edition *same = twin(list, count, info, named);

	if (same != NULL) {
		printf("%s has these very words already; it stays\n", same->id);
		tell(lexicon_info(same->lexicon));
		return true;
	}
	if (there(list, count, info->id)) {
		return err_set(c->err, ERR_CREATE,
			       "%s is there already with other words, and editions "
			       "never change; leave --edition away for the next number",
			       info->id);
	}
	if (!put_in_place(c, file, info->id)) {
		return false;
	}
	tell(info);
	return true;
}

/* Builds in a folder of its own, which goes again. */
static bool build(struct cmd *c, const struct recipe *r, long number, bool named,
		  const struct edition *list, size_t count)
{
	char *folder = arena_printf(c->arena, "%s/.build-XXXXXX", c->lexica);
	struct lexicon_info info;
	const char *file;
	bool ok;

	if (mkdtemp(folder) == NULL) {
		return err_set(c->err, ERR_CREATE, "cannot build in %s: %s", c->lexica,
			       strerror(errno));
	}
	file = arena_printf(c->arena, "%s/%s-%ld.lexicon", folder, r->edition, number);
	ok = run(r, number, folder, &info, c->err) &&
	     settle(c, list, count, &info, file, named);
	unlink(file);
	rmdir(folder);
	return ok;
}

bool cmd_dict_build(struct cmd *c)
{
	const struct recipe *r;
	const char *edition;
	struct edition *list;
	size_t count;
	long number;
	bool ok;

	if (!cmd_option(c, "edition", &edition) || !cmd_arguments(c, 1, 1) ||
	    !read_number(c, edition, &number)) {
		return false;
	}
	r = recipe_find(view_of(c->argv[0]));
	if (r == NULL) {
		return err_set(c->err, ERR_USAGE,
			       "there is no recipe for words in \"%.20s\"", c->argv[0]);
	}
	if (!editions_open(c->arena, c->lexica, &list, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; edition == NULL && i < count; i++) {
		long n = edition_number(list[i].id, r->edition);

		number = n > number ? n : number;
	}
	ok = build(c, r, edition == NULL ? number + 1 : number, edition != NULL, list,
		   count);
	editions_close(list, count);
	return ok;
}
