/* SPDX-License-Identifier: ISC */
/*
 * dict verify [EDITION]: checks editions in full, and names the games of the club that
 * need an edition which is not here or has other words than it had.
 */
#include "adjudicator/club/club.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/dict/dict.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/store/match.h"

#include <string.h>

struct check {
	struct cmd *c;
	const struct edition *list;
	size_t count;
	const char *only; /* NULL: all editions */
	bool json;
	struct columns t;
	size_t wrong;
};

static bool tell(struct check *k, const char *kind, const char *name, bool good,
		 const char *what)
{
	k->wrong += !good;
	if (!k->json) {
		columns_printf(&k->t, "%s", name);
		columns_printf(&k->t, "%s", what);
		return true;
	}
	return cmd_print_json(k->c, JSON({kind, json_string(name)},
					 {"good", json_boolean(good)},
					 {"what", json_string(what)}));
}

static bool check_edition(struct check *k, const struct edition *e)
{
	struct err why = {0};

	if (e->lexicon == NULL) {
		return tell(k, "edition", e->id, false, e->why);
	}
	if (!lexicon_prove(e->lexicon, e->path, &e->alphabet, &why)) {
		return tell(k, "edition", e->id, false, why.text);
	}
	return tell(k, "edition", e->id, true,
		    arena_printf(k->c->arena, "good, %s",
				 dict_words(k->c->arena, lexicon_info(e->lexicon))));
}

static bool check_editions(struct check *k)
{
	if (k->only != NULL) {
		for (size_t i = 0; i < k->count; i++) {
			if (strcmp(k->list[i].id, k->only) == 0) {
				return check_edition(k, &k->list[i]);
			}
		}
		return editions_get(k->list, k->count, k->c->lexica_folder, k->only,
				    k->c->err) != NULL;
	}
	for (size_t i = 0; i < k->count; i++) {
		if (!check_edition(k, &k->list[i])) {
			return false;
		}
	}
	return true;
}

static bool check_game(struct check *k, int64_t id)
{
	struct match_event start = {0};
	struct view hash;
	struct view lexicon;
	const char *fault;

	if (!match_start(k->c->store, k->c->arena, id, &start, k->c->err)) {
		return false;
	}
	hash = setup_lexicon_named(k->c->arena, start.text);
	lexicon = view_word(&hash);
	hash = view_trim(hash);
	if (lexicon.len == 0 || hash.len == 0 || view_is(lexicon, "any") ||
	    view_is(lexicon, "words") ||
	    (k->only != NULL && !view_is(lexicon, k->only))) {
		return true;
	}
	fault = editions_fault(k->list, k->count, lexicon, hash);
	return fault == NULL ||
	       tell(k, "game", arena_printf(k->c->arena, "game %lld", (long long)id),
		    false,
		    arena_printf(k->c->arena, "needs %.*s of sha256 %.16s..., %s",
				 VIEW_ARG(lexicon), arena_str(k->c->arena, hash),
				 fault));
}

/* Checks that the games have their editions. A folder that is no club has no games. */
static bool check_games(struct check *k)
{
	int64_t *ids;
	size_t count;

	if (!club_here(k->c->arena, k->c->dir)) {
		return true;
	}
	if (!cmd_open(k->c, NEEDS_READ) ||
	    !match_list(k->c->store, k->c->arena, &ids, &count, k->c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (!check_game(k, ids[i])) {
			return false;
		}
	}
	return true;
}

bool cmd_dict_verify(struct cmd *c)
{
	struct check k = {
		.c = c, .json = cmd_flag(c, "json"), .t = cmd_columns(c, 2, 0)};
	struct edition *list;
	bool ok;

	if (!cmd_arguments(c, 0, 1) ||
	    !editions_open(c->arena, c->lexica_folder, &list, &k.count, c->err)) {
		return false;
	}
	k.list = list;
	k.only = c->argc == 1 ? c->argv[0] : NULL;
	ok = check_editions(&k) && check_games(&k);
	cmd_print_columns(&k.t);
	editions_close(list, k.count);
	return ok &&
	       (k.wrong == 0 ||
		err_set(c->err, ERR_DATA, "%zu of these cannot be relied on", k.wrong));
}
