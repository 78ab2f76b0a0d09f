/* SPDX-License-Identifier: ISC */
/* Before a player is forgotten he reads what that means, and says yes to it. */
#include "adjudicator/players/forget.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/players/address.h"
#include "formats/phrase.h"
#include "formats/wrap.h"

enum { WIDTH = 68 };

/* "Game 7, WordBox with Ben: I resign for you", a line each. */
static bool put_game(struct hearing *h, struct view language, int64_t game,
		     struct buf *b)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct fields *f = fields_in(h->arena);
	struct buf line = buf_in(h->arena);

	if (!record_load(h->d, h->arena, game, r, h->err)) {
		return false;
	}
	fields_set_num(f, "game", (long)game);
	fields_set_str(f, "title", r->setup.game->title);
	fields_set(f, "others",
		   names_others(h->arena, language, &r->setup,
				record_seat(r, h->player.id)));
	fields_set_bool(f, "alone", r->setup.seats == 1);
	fields_set_bool(f, "invited", view_is(r->match.state, "invited"));
	phrase(&line, language, "forget-game", f);
	wrap_quoted(b, buf_view(&line), "\t| ", WIDTH);
	return true;
}

static bool put_games(struct hearing *h, struct view language, struct buf *b)
{
	struct fields *f = fields_in(h->arena);
	int64_t *ids;
	size_t count;
	bool ok = match_of_player(h->d->store, h->arena, h->player.id, &ids, &count,
				  h->err);

	fields_set_bool(f, "any", ok && count > 0);
	buf_str(b, "\n\n");
	phrase(b, language, "forget-games", f);
	buf_str(b, "\n\n");
	for (size_t i = 0; ok && i < count; i++) {
		ok = put_game(h, language, ids[i], b);
	}
	buf_str(b, count > 0 ? "\n" : "");
	return ok;
}

static bool ask_once(struct hearing *h, const struct wish *w, bool proved)
{
	struct fields *f = fields_in(h->arena);
	struct buf text = buf_in(h->arena);
	struct buf head = buf_in(h->arena);
	const struct config *c = h->d->config;
	struct memo m = {
		.to = h->player.address,
		.to_name = h->player.name,
		.player = h->player.id,
		.wish = w->id,
		.language = h->player.language,
		.kind = "confirm",
		.subject = "subject-club",
		.f = f,
		.reply_to = address_reply_to(h->d, h->arena, w, WISH_KNOWN),
		.what = arena_printf(h->arena, "forget-ask %lld", (long long)w->id)};
	int64_t id;

	fields_set(f, "me", h->player.name);
	fields_set_bool(f, "proved", proved);
	fields_set(f, "name", names_pseudonym(h->arena, h->player.id, 0));
	fields_set_str(f, "club", c->club_name[0] != '\0' ? c->club_name : c->address);
	phrase(&text, m.language, "forget-ask", f);
	if (!put_games(h, m.language, &text)) {
		return false;
	}
	phrase(&text, m.language, "forget-what", f);
	buf_str(&text, "\n\n");
	phrase(&text, m.language, "forget-how", f);
	phrase(&head, m.language, "head-forget-ask", f);
	fields_set(f, "headline", buf_view(&head));
	m.text = buf_view(&text);
	return memo_write(h->d, h->arena, &m, &id, h->err);
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

/* It is done in the same run, when this letter, too, has its verdict. */
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
