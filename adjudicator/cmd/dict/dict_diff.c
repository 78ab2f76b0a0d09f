/* SPDX-License-Identifier: ISC */
/* dict diff A B: what one edition has and the other lacks. */
#include "adjudicator/cmd/dict/dict.h"
#include "dict/word_text.h"

#include <string.h>

/* Collects the words of `from` that `other` lacks, each with `sign` before it. */
struct lacking {
	const struct edition *from;
	const struct lexicon *other;
	struct buf *b;
	json_t *list; /* NULL: as text */
	const char *sign;
	size_t count;
};

static bool compare(void *arg, const uint8_t *tile, size_t n)
{
	struct lacking *l = arg;
	size_t before = l->b->len;

	if (lexicon_has(l->other, tile, n)) {
		return true;
	}
	l->count++;
	buf_str(l->b, l->sign);
	word_write(&l->from->alphabet, l->b, tile, n);
	if (l->list != NULL) {
		json_array_append_new(l->list, json_text(view_part(buf_view(l->b),
								   before, l->b->len)));
		l->b->len = before;
	} else {
		buf_char(l->b, '\n');
	}
	return true;
}

static bool diff_json(struct cmd *c, const struct edition *a, const struct edition *b)
{
	const struct edition *both[] = {a, b};
	struct buf scratch = buf_in(c->arena);
	json_t *only[2];

	for (int i = 0; i < 2; i++) {
		struct lacking l = {.from = both[i],
				    .other = both[1 - i]->lexicon,
				    .b = &scratch,
				    .list = json_array(),
				    .sign = ""};

		lexicon_each(both[i]->lexicon, compare, &l);
		only[i] = l.list;
	}
	return cmd_print_json(c, JSON({"a", json_string(a->id)}, {"only_a", only[0]},
				      {"b", json_string(b->id)}, {"only_b", only[1]}));
}

static bool diff_text(struct cmd *c, const struct edition *a, const struct edition *b)
{
	struct buf body = buf_in(c->arena);
	struct lacking gone = {
		.from = a, .other = b->lexicon, .b = &body, .sign = "- "};
	struct lacking come = {
		.from = b, .other = a->lexicon, .b = &body, .sign = "+ "};

	lexicon_each(a->lexicon, compare, &gone);
	lexicon_each(b->lexicon, compare, &come);
	printf("%s: %lu words, %zu of them only there\n", a->id,
	       (unsigned long)lexicon_info(a->lexicon)->words, gone.count);
	printf("%s: %lu words, %zu of them only there\n", b->id,
	       (unsigned long)lexicon_info(b->lexicon)->words, come.count);
	cmd_print(&body);
	return true;
}

static bool diff(struct cmd *c, const struct edition *a, const struct edition *b,
		 bool json)
{
	if (memcmp(&a->alphabet.hash, &b->alphabet.hash, sizeof a->alphabet.hash) !=
	    0) {
		return err_set(c->err, ERR_DATA,
			       "%s is for the alphabet %s and %s for %s; their words "
			       "cannot be compared",
			       a->id, a->alphabet.id, b->id, b->alphabet.id);
	}
	return lexicon_prove(a->lexicon, a->path, &a->alphabet, c->err) &&
	       lexicon_prove(b->lexicon, b->path, &b->alphabet, c->err) &&
	       (json ? diff_json(c, a, b) : diff_text(c, a, b));
}

bool cmd_dict_diff(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	struct edition *list;
	const struct edition *a;
	const struct edition *b;
	size_t count;
	bool ok;

	if (!cmd_arguments(c, 2, 2) ||
	    !editions_open(c->arena, c->lexica_folder, &list, &count, c->err)) {
		return false;
	}
	a = editions_get(list, count, c->lexica_folder, c->argv[0], c->err);
	b = a == NULL ? NULL
		      : editions_get(list, count, c->lexica_folder, c->argv[1], c->err);
	ok = b != NULL && diff(c, a, b, json);
	editions_close(list, count);
	return ok;
}
