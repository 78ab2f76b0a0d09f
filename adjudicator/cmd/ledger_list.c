/* SPDX-License-Identifier: ISC */
/* ledger list: letters that arrived, a line each, with their verdicts. */
#include "adjudicator/cmd/letter_head.h"
#include "adjudicator/cmd/list.h"
#include "adjudicator/store/player.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>

/* Which letters the list has. */
struct wanted {
	const char *from;     /* NULL: anybody's */
	struct player player; /* the one whom `from` names; id 0: none */
	int64_t since;
	long game; /* 0: any */
};

/* Reads "2026-11-20" or "2026-11-20T20:00:00Z"; *out stays as it is if text is NULL. */
static bool read_since(struct cmd *c, const char *text, int64_t *out)
{
	return text == NULL || stamp_read(view_of(text), out) ||
	       stamp_read(view_of(arena_printf(c->arena, "%.40sT00:00:00Z", text)),
			  out) ||
	       err_set(c->err, ERR_USAGE,
		       "\"%.40s\" is no day; write 2026-11-20, or "
		       "2026-11-20T20:00:00Z",
		       text);
}

static bool read_wanted(struct cmd *c, struct wanted *w)
{
	const char *game;
	const char *since;

	*w = (struct wanted){.game = 0};
	if (!cmd_option(c, "from", &w->from) || !cmd_option(c, "game", &game) ||
	    !cmd_option(c, "since", &since) || !cmd_arguments(c, 0, 0) ||
	    !read_since(c, since, &w->since)) {
		return false;
	}
	if (game != NULL && !num_read(view_of(game), 1, LONG_MAX, &w->game)) {
		return err_set(c->err, ERR_USAGE, "\"%.20s\" is no game's number",
			       game);
	}
	return w->from == NULL ||
	       player_find(c->store, c->arena, view_of(w->from), &w->player, c->err);
}

static bool holds(struct arena *arena, struct view text, const char *part)
{
	struct view in = player_name_key(arena, text);

	return view_find_text(in,
			      arena_str(arena, player_name_key(arena, view_of(part)))) <
	       in.len;
}

/* Whether the letter is from whom w->from names. Its header counts, too, because a
 * letter that waits has no player yet. */
static bool is_wanted(struct cmd *c, struct arena *arena, const struct wanted *w,
		      const struct ledger_entry *e, const struct letter_head *h)
{
	struct player p = {0};
	int64_t who = e->player;

	if (w->from == NULL || holds(arena, h->address, w->from) ||
	    holds(arena, h->name, w->from)) {
		return true;
	}
	if (who == 0 && h->address.len > 0) {
		who = player_by_address(c->store, arena, h->address, &p, c->err) ? p.id
										 : 0;
	}
	return who != 0 && who == w->player.id;
}

/* "refused: not-in-list"; the verdict alone when the code is empty or the same word. */
static const char *verdict(struct arena *arena, const struct ledger_entry *e)
{
	bool more = e->code.len > 0 && !view_eq(e->code, e->verdict);

	return arena_printf(arena, "%.*s%s%.*s", VIEW_ARG(e->verdict), more ? ": " : "",
			    more ? (int)e->code.len : 0, e->code.at);
}

static bool list_entry(struct list *l, const struct ledger_entry *e,
		       const struct letter_head *h)
{
	struct arena *arena = l->c->arena;
	bool command = inbox_order(e->source);
	struct view player;

	if (!letter_player(l->c, e->player, &player)) {
		return false;
	}
	list_number(l, "letter", "", e->letter);
	list_stamp(l, "arrived", e->arrived);
	list_cell(l, "player", json_words(player),
		  player.len > 0        ? arena_str(arena, player)
		  : h->address.len == 0 ? "-"
					: letter_sender(arena, h->name, h->address));
	list_more(l, "from", json_words(h->address));
	list_cell(l, "verdict", json_text(e->verdict), verdict(arena, e));
	list_more(l, "code", json_words(e->code));
	list_number(l, "game", "game ", e->game);
	list_cell(l, "subject", command ? json_null() : json_text(h->subject),
		  command ? view_is(e->source, "robot") ? "(given by a robot)"
							: "(entered by command)"
			  : arena_str(arena, h->subject));
	return list_row(l);
}

static bool list_all(struct list *l, const struct wanted *w, struct reader *reader)
{
	struct cmd *c = l->c;
	struct arena arena = {0};
	struct ledger_entry *list;
	size_t count;
	bool ok = ledger_list(c->store, c->arena,
			      &(struct ledger_range){w->since, w->game}, &list, &count,
			      c->err);

	for (size_t i = 0; ok && i < count; i++) {
		struct inbox_letter in;
		struct letter_head h;

		ok = inbox_get(c->store, &arena, list[i].letter, &in, c->err);
		if (!ok) {
			break;
		}
		letter_head(reader, &arena, &in, &h);
		if (is_wanted(c, &arena, w, &list[i], &h)) {
			ok = list_entry(l, &list[i], &h);
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	return ok && c->err->kind == ERR_NONE;
}

bool cmd_ledger_list(struct cmd *c)
{
	struct list l = list_start(c, 6, 1U);
	struct reader *reader;
	struct wanted w;
	bool ok;

	if (!read_wanted(c, &w)) {
		return false;
	}
	reader = reader_new(&reader_defaults, view_of(c->config->address));
	ok = list_all(&l, &w, reader);
	reader_free(reader);
	return list_end(&l, ok, "no such letter has come");
}
