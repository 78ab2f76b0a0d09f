/* SPDX-License-Identifier: ISC */
/* dict list, check */
#include "adjudicator/cmd/cmd.h"

#include <string.h>

#include "adjudicator/cmd/editions.h"
#include "formats/text/utf8.h"

enum { READINGS = 16 };

bool cmd_dict_list(struct cmd *c)
{
	struct edition *list;
	size_t count;
	size_t damaged = 0;

	if (!cmd_arguments(c, 0, 0) ||
	    !editions_open(c->arena, c->lexica, &list, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		const struct edition *e = &list[i];

		if (e->lexicon == NULL) {
			printf("%-24s cannot be read: %s\n", e->id, e->why);
			damaged++;
			continue;
		}
		printf("%-24s %8lu words  alphabet %s\n    %s\n", e->id,
		       (unsigned long)lexicon_info(e->lexicon)->words, e->alphabet.id,
		       lexicon_info(e->lexicon)->sources);
	}
	if (count == 0) {
		log_info(c->log,
			 "no word lists in %s yet; `adjudicator dict build en` makes "
			 "one",
			 c->lexica);
	}
	editions_close(list, count);
	return damaged == 0 || err_set(c->err, ERR_DATA,
				       "%zu of the word lists cannot be read", damaged);
}

/* yes, no, or why neither. */
static const char *verdict(struct arena *a, const struct edition *e, struct view word)
{
	struct tile_text *reading = arena_array(a, READINGS, sizeof *reading);
	struct view bad = {0};
	size_t n;

	if (e->lexicon == NULL) {
		return "this edition cannot be read";
	}
	n = alphabet_split(&e->alphabet, word, reading, READINGS, &bad);
	for (size_t i = 0; i < n; i++) {
		if (lexicon_has(e->lexicon, reading[i].tile, reading[i].n)) {
			return "yes";
		}
	}
	if (n > 0) {
		return "no";
	}
	return bad.len == 0 || bad.len == word.len
		       ? "no; no tiles spell it"
		       : arena_printf(a, "no; no tile for \"%.*s\"", VIEW_ARG(bad));
}

static void check_word(struct cmd *c, const struct edition *list, size_t count,
		       const char *text)
{
	struct view word = utf8_clean(c->arena, view_of(text));

	for (size_t i = 0; i < count; i++) {
		struct buf b = buf_in(c->arena);
		size_t width = utf8_width(word);

		buf_add(&b, word);
		buf_repeat(&b, ' ', width < 16 ? 16 - width : 1);
		buf_printf(&b, "%-24s %s\n", list[i].id,
			   verdict(c->arena, &list[i], word));
		fwrite(b.at, 1, b.len, stdout);
	}
}

static bool keep_only(struct cmd *c, const char *id, struct edition **list,
		      size_t *count)
{
	for (size_t i = 0; i < *count; i++) {
		if (strcmp((*list)[i].id, id) == 0) {
			*list += i;
			*count = 1;
			return true;
		}
	}
	return err_set(c->err, ERR_DATA,
		       "there is no lexicon \"%.40s\" in %s; `adjudicator dict list` "
		       "tells which there are",
		       id, c->lexica);
}

bool cmd_dict_check(struct cmd *c)
{
	const char *id;
	struct edition *all;
	struct edition *list;
	size_t total;
	size_t count;
	bool ok;

	if (!cmd_option(c, "lexicon", &id) || !cmd_arguments(c, 1, c->argc) ||
	    !editions_open(c->arena, c->lexica, &all, &total, c->err)) {
		return false;
	}
	list = all;
	count = total;
	ok = id != NULL ? keep_only(c, id, &list, &count)
			: count > 0 || err_set(c->err, ERR_DATA,
					       "no word lists in %s yet; `adjudicator "
					       "dict build en` makes one",
					       c->lexica);
	for (int i = 0; ok && i < c->argc; i++) {
		check_word(c, list, count, c->argv[i]);
	}
	editions_close(all, total);
	return ok;
}
