/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/json_game.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/store/personal_data.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>
#include <stdlib.h>

struct telling {
	struct context *d;
	struct arena *arena;
	const struct player *p;
	json_t *o;
	struct err *err;
};

static json_t *json_time(struct arena *arena, int64_t at)
{
	struct buf b = buf_in(arena);

	stamp_write(&b, at);
	return json_text(buf_view(&b));
}

static json_t *json_game_number(int64_t game)
{
	return game == 0 ? json_null() : json_integer(game);
}

/* What the few columns of each kind contain, and the names of their keys; NULL: no
 * such key. */
static const struct {
	const char *list, *game, *at, *name, *value;
} lists[PERSONAL_KINDS_] = {
	[PERSONAL_CHOICES] = {"choices",           "game", NULL,    "name",   "value"  },
	[PERSONAL_SUGGESTIONS] = {"suggestions",       NULL,   "at",    "word",   "reason" },
	[PERSONAL_PUZZLES] = {"puzzles",           "game", "at",    "answer", "points" },
	[PERSONAL_WATCHED] = {"watched",           "game", "since", NULL,     NULL     },
	[PERSONAL_WISHES] = {"wished_addresses",  NULL,   "at",    "state",  "address"},
	[PERSONAL_GAMES] = {"games",             "game", "made",  "kind",   "state"  },
	[PERSONAL_LEAVE] = {"leave",             NULL,   "from",  "state",  "until"  },
	[PERSONAL_SEASONS] = {"seasons",           NULL,   "since", "season", "state"  },
	[PERSONAL_LUCK] = {"words_for_seasons", NULL,   "since", "season", "words"  },
	[PERSONAL_DUPLICATE] = {"duplicate_plays",   "game", "at",    "round",  "play"   },
};

static void set(json_t *o, const char *key, json_t *value)
{
	if (key == NULL) {
		json_decref(value);
	} else {
		json_object_set_new(o, key, value);
	}
}

/* The end of a leave is a time. */
static json_t *value_of(struct arena *arena, enum personal_kind kind, struct view value)
{
	long at;

	return kind == PERSONAL_LEAVE && num_read(value, 0, LONG_MAX, &at)
		       ? json_time(arena, at)
		       : json_text(value);
}

static bool put_list(struct telling *x, enum personal_kind kind)
{
	json_t *list = json_array();
	struct personal_list all;

	json_object_set_new(x->o, lists[kind].list, list);
	if (!personal_rows(x->d->store, x->arena, x->p->id, kind, &all, x->err)) {
		return false;
	}
	for (size_t i = 0; i < all.count; i++) {
		json_t *o = json_object();

		set(o, lists[kind].game, json_game_number(all.row[i].game));
		set(o, lists[kind].at, json_time(x->arena, all.row[i].at));
		set(o, lists[kind].name, json_text(all.row[i].name));
		set(o, lists[kind].value, value_of(x->arena, kind, all.row[i].value));
		json_array_append_new(list, o);
	}
	return true;
}

static bool put_player(struct telling *x)
{
	json_t *addresses = json_array();
	struct view *also;
	size_t count;

	json_object_set_new(x->o, "name", json_text(x->p->name));
	json_object_set_new(x->o, "language", json_text(x->p->language));
	json_object_set_new(x->o, "confirmed", json_boolean(x->p->confirmed));
	json_object_set_new(x->o, "since", json_time(x->arena, x->p->created));
	json_object_set_new(x->o, "addresses", addresses);
	if (!player_also(x->d->store, x->arena, x->p->id, &also, &count, x->err)) {
		return false;
	}
	if (x->p->address.len > 0) {
		json_array_append_new(addresses, json_text(x->p->address));
	}
	for (size_t i = 0; i < count; i++) {
		json_array_append_new(addresses, json_text(also[i]));
	}
	return true;
}

static bool put_ledger(struct telling *x)
{
	json_t *list = json_array();
	struct ledger_brief *row;
	size_t count;

	json_object_set_new(x->o, "letters", list);
	if (!personal_ledger(x->d->store, x->arena, x->p->id, &row, &count, x->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		json_t *o = json_object();

		json_object_set_new(o, "letter", json_integer(row[i].letter));
		json_object_set_new(o, "arrived", json_time(x->arena, row[i].arrived));
		json_object_set_new(o, "game", json_game_number(row[i].game));
		json_object_set_new(o, "verdict", json_text(row[i].verdict));
		json_object_set_new(o, "code", json_text(row[i].code));
		json_object_set_new(o, "reason", json_text(row[i].reason));
		json_object_set_new(o, "orders", json_text(row[i].orders));
		json_array_append_new(list, o);
	}
	return true;
}

bool my_data_json(struct context *d, struct arena *arena, const struct player *p,
		  struct view *json, struct err *err)
{
	struct telling x = {d, arena, p, json_object(), err};
	char *text = NULL;
	bool ok = put_player(&x);

	for (int kind = 0; ok && kind < PERSONAL_KINDS_; kind++) {
		ok = put_list(&x, (enum personal_kind)kind);
	}
	ok = ok && put_ledger(&x);
	if (ok) {
		text = json_whole(x.o, JSON_INDENT(2) | JSON_PRESERVE_ORDER);
		ok = text != NULL ||
		     err_set(err, ERR_DATA, "what is kept about a player is not UTF-8");
	}
	if (ok) {
		*json = view_of(arena_printf(arena, "%s\n", text));
	}
	free(text);
	json_decref(x.o);
	return ok;
}
