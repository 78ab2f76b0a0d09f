/* SPDX-License-Identifier: ISC */
/* Letters about a seat that changes hands. */
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/say_handicap.h"
#include "adjudicator/letters/season_reason.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/referee/substitute.h"

/* Describes the game to a reader who has no seat in it. */
static void set_game(struct note *n, const struct record *r, int seat)
{
	const struct lexicon_info *lx = lexicon_info(r->setup.lexicon);

	fields_set_num(n->f, "game", (long)r->match.id);
	note_set_game(n, r, seat);
	fields_set_str(n->f, "lexicon", lx->id);
	fields_set_bool(n->f, "any", lexicon_is_any(r->setup.lexicon));
	fields_set_num(n->f, "turn", r->pos.turn);
}

/* ----------------------------------------------------------------- he is asked */

struct token substitute_token_for(int64_t offer, const struct player *p)
{
	return (struct token){.seat = OFFER_SEAT,
			      .turn = case_token_mark(p),
			      .question = (uint32_t)offer};
}

static void set_offer(struct note *n, const struct record *r, const struct offer *o)
{
	set_game(n, r, o->seat);
	fields_set(n->f, "name", r->setup.name[o->seat]);
	fields_set_bool(n->f, "referee", o->referee != 0);
	fields_set(n->f, "scores", names_scores(n->arena, &r->pos));
	fields_set_bool(n->f, "moves", r->pos.to_move == o->seat);
	if (r->pos.to_move == o->seat && r->pos.deadline != 0 && !r->pos.halted) {
		note_set_time(n, "until", r->pos.deadline);
	}
	note_set_span(n, "span", OFFER_SECONDS);
}

bool substitute_ask(struct context *d, struct arena *arena, const struct record *r,
		    const struct offer *o, struct err *err)
{
	struct player p;
	struct token token;
	struct note n;
	struct memo m = {
		.kind = "invitation", .game = r->match.id, .turn = r->pos.turn};
	bool given;

	if (!player_by_id(d->store, arena, o->player, &p, err)) {
		return false;
	}
	n = note_to(d, arena, news_to_player(p.id, 0, p.language), err);
	if (!note_zone(&n)) {
		return false;
	}
	set_offer(&n, r, o);
	fields_set(n.f, "me", p.name);
	note_say(&n, "seat-offer");
	note_gap(&n);
	note_quote(&n, season_reason_in(arena, n.to.language, o->because, &given));
	buf_char(&n.text, '\n');
	if (handicap_any(&r->setup)) {
		handicap_say(&n, &r->setup);
		note_gap(&n);
	}
	note_say(&n, "seat-offer-how");
	memo_address(&m, &p);
	token = substitute_token_for(o->id, &p);
	m.reply_to = memo_reply_to(d, arena, &token);
	return memo_note(&m, &n, "head-seat-offer", NULL);
}

/* --------------------------------------------------------------- it changes hands */

void substitute_begins(struct note *n, const struct ruling_trial *t,
		       const struct record *r)
{
	int seat = t->e->seat;

	set_game(n, r, seat);
	fields_set(n->f, "me", r->setup.name[seat]);
	fields_set(n->f, "name", former_name(&r->setup, seat, t->e->ruling.change - 1));
	fields_set_num(n->f, "ruling", t->e->ruling.n);
	note_say(n, "substitute-you");
	ruling_say_why(n, t->e);
	buf_char(&n->text, '\n');
	note_say(n, "substitute-how");
	handicap_say(n, &r->setup);
	note_gap(n);
	note_say(n, "start-how");
}

bool substitute_leaves(const struct ruling_trial *t, const struct record *r)
{
	int seat = t->e->seat;
	const struct match_former *was = &r->former[t->e->ruling.change - 1];
	struct player p = {0};
	struct note n;
	struct memo m = {.kind = "notice", .game = r->match.id, .turn = r->pos.turn};

	if (!player_by_id(t->d->store, t->arena, was->player, &p, t->err)) {
		return false;
	}
	if (p.address.len == 0) {
		return true;
	}
	n = note_to(t->d, t->arena, news_to_player(p.id, 0, p.language), t->err);
	set_game(&n, r, seat);
	fields_set(n.f, "me", p.name);
	fields_set(n.f, "instead", r->setup.name[seat]);
	fields_set_bool(n.f, "referee", t->wish->by != 0);
	note_say(&n, "substitute-left");
	ruling_say_why(&n, t->e);
	buf_char(&n.text, '\n');
	note_say(&n, "substitute-left-how");
	memo_address(&m, &p);
	return memo_note(&m, &n, "head-substitute-left", NULL);
}

/* --------------------------------------------------------- whoever offered it */

bool substitute_report(struct context *d, struct arena *arena, const struct record *r,
		       const struct offer_news *news, struct err *err)
{
	const struct offer *o = news->o;
	struct view instead;
	struct player to;
	struct note n;
	struct memo m = {.kind = "report", .turn = r->pos.turn};

	if (!cases_reader(d, arena, o->referee, &to, err) ||
	    !cases_name(d, arena, o->player, &instead, err)) {
		return false;
	}
	if (to.address.len == 0) {
		return true;
	}
	n = note_to(d, arena, news_to_player(to.id, 0, to.language), err);
	set_game(&n, r, o->seat);
	fields_set(n.f, "me", to.name);
	fields_set(n.f, "instead", instead);
	fields_set(
		n.f, "name",
		former_name(&r->setup, o->seat, r->setup.formers - (news->ruling > 0)));
	if (o->casefile != 0) {
		fields_set_num(n.f, "case", (long)o->casefile);
	}
	fields_set_num(n.f, "ruling", news->ruling);
	note_say(&n, news->name);
	memo_address(&m, &to);
	m.casefile = to.id != 0 ? o->casefile : 0;
	m.game = to.id != 0 ? r->match.id : 0;
	if (to.id != 0 && o->casefile != 0) {
		m.reply_to = case_token_address(d, arena, o->casefile, &to);
	}
	return memo_note(&m, &n, arena_printf(arena, "head-%s", news->name), NULL);
}
