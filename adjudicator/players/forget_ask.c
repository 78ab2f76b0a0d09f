/* SPDX-License-Identifier: ISC */
/* Before a player is forgotten, he reads what that means and says yes to it. */
#include "adjudicator/players/forget.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/players/address.h"

/* Adds "Game 7, WordBox with Ben: I resign for you" on a line. */
static bool put_game(struct note *n, int64_t game)
{
	struct record *r = arena_take(n->arena, sizeof *r);

	if (!record_load(n->d, n->arena, game, r, n->err)) {
		return false;
	}
	fields_set_num(n->f, "game", (long)game);
	note_set_game(n, r, record_seat(r, n->to.player));
	fields_set_bool(n->f, "alone", r->setup.seats == 1);
	fields_set_bool(n->f, "invited", view_is(r->match.state, "invited"));
	note_line(n, "forget-game", n->f);
	return true;
}

static bool put_games(struct note *n)
{
	int64_t *ids;
	size_t count;
	bool ok = match_of_player(n->d->store, n->arena, n->to.player, &ids, &count,
				  n->err);

	fields_set_bool(n->f, "any", ok && count > 0);
	note_gap(n);
	note_say(n, "forget-games");
	note_gap(n);
	for (size_t i = 0; ok && i < count; i++) {
		ok = put_game(n, ids[i]);
	}
	buf_str(&n->text, count > 0 ? "\n" : "");
	return ok;
}

static bool ask_once(struct hearing *h, const struct wish *w, bool proved)
{
	struct note n = answer_to(h, NULL, -1);
	struct memo m = {
		.kind = "confirm",
		.wish = w->id,
		.reply_to = address_reply_to(h->d, h->arena, w, WISH_KNOWN),
	};

	memo_address(&m, &h->player);
	fields_set(n.f, "me", h->player.name);
	fields_set_bool(n.f, "proved", proved);
	fields_set(n.f, "name", names_pseudonym(h->arena, h->player.id, 0));
	note_set_club(&n);
	note_say(&n, "forget-ask");
	if (!put_games(&n)) {
		return false;
	}
	note_say(&n, "forget-what");
	note_gap(&n);
	note_say(&n, "forget-how");
	return memo_note(&m, &n, "head-forget-ask", NULL);
}

bool forget_order(struct hearing *h, bool proved)
{
	struct wish w = {.player = h->player.id,
			 .also = true,
			 .asked = h->d->now,
			 .sent = true,
			 .forget = true};

	hearing_verdict(h, proved ? VERDICT_ASKED : VERDICT_HELD);
	return wish_add(h->d->store, &w, h->err) && ask_once(h, &w, proved);
}

/* He is forgotten in the same run, after this letter has its verdict, too. */
bool forget_answer(struct hearing *h, const struct order *o, struct wish *w)
{
	if (o->kind == ORDER_NO) {
		w->state = view_of("dropped");
		hearing_verdict(h, VERDICT_ANSWERED);
		return wish_keep(h->d->store, w, h->err) &&
		       address_say(h->d, h->arena, w, WISH_KNOWN, "forget-no", h->err);
	}
	w->state = view_of("done");
	w->known = true;
	hearing_verdict(h, VERDICT_APPLIED);
	return wish_keep(h->d->store, w, h->err);
}
