/* SPDX-License-Identifier: ISC */
/* dict check [--lexicon ID] WORD...: which editions have the words, and why not. */
#include "adjudicator/cmd/dict/dict.h"
#include "dict/recipe.h"
#include "dict/word_text.h"
#include "formats/text/utf8.h"

/* What became of one word in one edition. */
struct finding {
	bool in;
	/* Why it is not in; if it is in: how it was read if there are two ways, or
	 * empty. */
	struct view why;
};

static const struct recipe *recipe_of(const char *id)
{
	struct view v = view_of(id);
	const struct recipe *r = recipe_find(view_part(v, 0, view_find(v, '-')));

	return r != NULL && edition_number(id, r->edition) > 0 ? r : NULL;
}

/* Whether the club's own list drops the word; *why quotes it. A list that cannot be
 * read drops nothing. */
static bool club_dropped(struct cmd *c, const struct edition *e,
			 const struct tile_text *word, struct view *why)
{
	struct err none = {0};
	struct cmd quiet = *c;
	struct club_words club;
	struct view comment;

	quiet.err = &none;
	if (!dict_club_read(&quiet, e->alphabet.id, &club) ||
	    !club_list_find(&club.drop, &e->alphabet, word->tile, word->n, &comment)) {
		return false;
	}
	*why = view_of(
		arena_printf(c->arena, "dropped by the club: %.*s", VIEW_ARG(comment)));
	return true;
}

static struct finding not_in(struct cmd *c, const struct edition *e,
			     const struct tile_text *word)
{
	const struct recipe *r = recipe_of(e->id);
	struct view why;

	if (club_dropped(c, e, word, &why)) {
		return (struct finding){false, why};
	}
	return (struct finding){false, r == NULL ? view_of("not in its list")
						 : word_note(c->arena, r, &e->alphabet,
							     word->tile, word->n)};
}

static struct finding no_reading(struct cmd *c, struct view word, struct view bad)
{
	const char *why =
		view_eq(bad, word) && utf8_count(word) > 1
			? arena_printf(c->arena, "longer than %d tiles", WORD_TILES)
			: arena_printf(c->arena, "no tile for \"%.*s\"", VIEW_ARG(bad));

	return (struct finding){false, view_of(why)};
}

static struct finding find(struct cmd *c, const struct edition *e, struct view word)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;
	size_t n;

	if (e->lexicon == NULL) {
		return (struct finding){false, view_of("this edition cannot be read")};
	}
	n = word_read(&e->alphabet, word, way, &bad);
	if (n == 0) {
		return no_reading(c, word, bad);
	}
	for (size_t i = 0; i < n; i++) {
		if (lexicon_has(e->lexicon, way[i].tile, way[i].n)) {
			struct buf b = buf_in(c->arena);

			alphabet_write(&e->alphabet, &b, way[i].tile, way[i].n);
			return (struct finding){true,
						n > 1 ? buf_view(&b) : view_of("")};
		}
	}
	return not_in(c, e, &way[0]);
}

static bool tell_json(struct cmd *c, struct view word, const struct edition *e,
		      struct finding f)
{
	return cmd_print_json(
		c,
		JSON({"word", json_text(word)}, {"edition", json_string(e->id)},
		     {"in", json_boolean(f.in)},
		     {f.in ? "read" : "why", f.why.len > 0 ? json_text(f.why) : NULL}));
}

static void tell_row(struct columns *t, struct view word, const struct edition *e,
		     struct finding f)
{
	const char *between = f.in ? " as " : ": ";

	columns_add(t, word);
	columns_printf(t, "%s", e->id);
	columns_printf(t, "%s%s%.*s", f.in ? "yes" : "no", f.why.len > 0 ? between : "",
		       VIEW_ARG(f.why));
}

static bool check_words(struct cmd *c, const struct edition *list, size_t count,
			bool json)
{
	struct columns t = cmd_columns(c, 3, 0);
	bool ok = true;

	for (int w = 0; w < c->argc; w++) {
		struct view word = utf8_clean(c->arena, view_of(c->argv[w]));

		for (size_t i = 0; ok && i < count; i++) {
			struct finding f = find(c, &list[i], word);

			if (json) {
				ok = tell_json(c, word, &list[i], f);
			} else {
				tell_row(&t, word, &list[i], f);
			}
		}
	}
	cmd_print_columns(&t);
	return ok;
}

bool cmd_dict_check(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	const char *id;
	struct edition *all;
	const struct edition *list;
	size_t count;
	bool ok;

	if (!cmd_option(c, "lexicon", &id) || !cmd_arguments(c, 1, c->argc) ||
	    !editions_open(c->arena, c->lexica_folder, &all, &count, c->err)) {
		return false;
	}
	list = id == NULL ? all
			  : editions_get(all, count, c->lexica_folder, id, c->err);
	if (count == 0) {
		ok = dict_none(c);
	} else {
		ok = list != NULL && check_words(c, list, id == NULL ? count : 1, json);
	}
	editions_close(all, count);
	return ok;
}
