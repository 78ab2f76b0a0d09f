/* SPDX-License-Identifier: ISC */
/* Letters about a seat that changes hands. */
#include "adjudicator/referee/case_token.h"
#include "adjudicator/referee/substitute.h"

#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/body_receipt.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/letters/season_reason.h"
#include "adjudicator/referee/cases.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/wrap.h"

enum { BARS = 68 };

/* The game, as one reads of it who has no seat in it. */
static struct fields *fields_of(struct arena *arena, const struct record *r, int seat,
				struct view language)
{
	const struct lexicon_info *lx = lexicon_info(r->setup.lexicon);
	struct fields *f = fields_in(arena);

	fields_set_num(f, "game", (long)r->match.id);
	fields_set_str(f, "title", r->setup.game->title);
	fields_set_str(f, "lexicon", lx->id);
	fields_set_bool(f, "any", lx->words == 0);
	fields_set(f, "others", names_others(arena, language, &r->setup, seat));
	fields_set_num(f, "turn", r->pos.turn);
	return f;
}

/* ----------------------------------------------------------------- he is asked */

static struct view token_for(const struct context *d, struct arena *arena,
			     const struct offer *o, const struct player *p)
{
	const struct token t = {.seat = OFFER_SEAT,
				.turn = case_token_mark(p),
				.question = (uint32_t)o->id};
	char text[TOKEN_TEXT];

	token_write(d->config->key, &t, text);
	return token_address(arena, view_of(d->config->address), text);
}

/* An offer, and who reads it. */
struct asked {
	const struct offer *o;
	struct player p;
	const struct zone *zone;
};

static struct fields *ask_fields(struct arena *arena, const struct record *r,
				 const struct asked *x)
{
	const struct offer *o = x->o;
	struct fields *f = fields_of(arena, r, o->seat, x->p.language);
	bool clock =
		r->pos.to_move == o->seat && r->pos.deadline != 0 && !r->pos.halted;

	fields_set(f, "me", x->p.name);
	fields_set(f, "name", r->setup.name[o->seat]);
	fields_set_bool(f, "referee", o->referee != 0);
	fields_set(f, "scores", names_scores(arena, &r->pos));
	fields_set_bool(f, "moves", r->pos.to_move == o->seat);
	if (clock) {
		say_set_time(
			f, "until", x->p.language,
			&(struct moment){r->pos.deadline, r->context->now, x->zone});
	}
	say_set_span(f, "span", x->p.language, OFFER_SECONDS);
	return f;
}

bool substitute_ask(struct context *d, struct arena *arena, const struct record *r,
		    const struct offer *o, int64_t letter, struct err *err)
{
	struct asked x = {.o = o};
	struct view language;
	struct buf text = buf_in(arena);
	struct buf head = buf_in(arena);
	struct memo m = {.kind = "invitation",
			 .subject = "subject-club",
			 .game = r->match.id,
			 .turn = r->pos.turn,
			 .what = arena_printf(arena, "offer %lld %lld",
					      (long long)o->id, (long long)letter)};
	struct fields *f;
	int64_t id;
	bool given;

	if (!player_by_id(d->store, arena, o->player, &x.p, err) ||
	    !choices_zone(d->store, arena, x.p.id, 0, &x.zone, err)) {
		return false;
	}
	language = x.p.language;
	f = ask_fields(arena, r, &x);
	phrase(&text, language, "seat-offer", f);
	buf_str(&text, "\n\n");
	wrap_quoted(&text, season_reason_in(arena, language, o->because, &given),
		    "\t| ", BARS);
	buf_str(&text, "\n");
	phrase(&text, language, "seat-offer-how", f);
	phrase(&head, language, "head-seat-offer", f);
	fields_set(f, "headline", buf_view(&head));
	memo_address(&m, &x.p);
	m.f = f;
	m.text = buf_view(&text);
	m.reply_to = token_for(d, arena, o, &x.p);
	return memo_write(d, arena, &m, &id, err);
}

/* --------------------------------------------------------------- it changes hands */

static void quote_reason(const struct trial *t, struct view language, struct buf *b)
{
	bool given;
	struct view because = season_reason_in(
		t->arena, language, event_decode(t->arena, t->e->text), &given);

	buf_str(b, "\n\n");
	phrase(b, language, given ? "ruling-why" : "ruling-because", NULL);
	buf_str(b, "\n\n");
	wrap_quoted(b, because, "\t| ", BARS);
}

struct view substitute_begins(const struct trial *t, const struct record *r,
			      const struct addressee *to)
{
	int seat = t->e->seat;
	struct fields *f = fields_of(t->arena, r, seat, to->language);
	struct buf b = buf_in(t->arena);

	fields_set(f, "me", r->setup.name[seat]);
	fields_set(f, "name", former_name(&r->setup, seat, t->e->ruling.change - 1));
	fields_set_num(f, "ruling", t->e->ruling.n);
	phrase(&b, to->language, "substitute-you", f);
	quote_reason(t, to->language, &b);
	buf_char(&b, '\n');
	phrase(&b, to->language, "substitute-how", f);
	buf_str(&b, "\n\n");
	phrase(&b, to->language, "start-how", f);
	return buf_view(&b);
}

bool substitute_leaves(const struct trial *t, const struct record *r)
{
	int seat = t->e->seat;
	const struct match_former *was = &r->former[t->e->ruling.change - 1];
	struct player p = {0};
	struct buf text = buf_in(t->arena);
	struct buf head = buf_in(t->arena);
	struct memo m = {.kind = "notice",
			 .subject = "subject-club",
			 .game = r->match.id,
			 .turn = r->pos.turn,
			 .what = arena_printf(t->arena, "leaves %lld %d",
					      (long long)r->match.id,
					      t->e->ruling.change)};
	struct fields *f;
	int64_t id;

	if (!player_by_id(t->d->store, t->arena, was->player, &p, t->err)) {
		return false;
	}
	if (p.address.len == 0) {
		return true;
	}
	f = fields_of(t->arena, r, seat, p.language);
	fields_set(f, "me", p.name);
	fields_set(f, "instead", r->setup.name[seat]);
	fields_set_bool(f, "referee", t->wish->by != 0);
	phrase(&text, p.language, "substitute-left", f);
	quote_reason(t, p.language, &text);
	buf_char(&text, '\n');
	phrase(&text, p.language, "substitute-left-how", f);
	phrase(&head, p.language, "head-substitute-left", f);
	fields_set(f, "headline", buf_view(&head));
	memo_address(&m, &p);
	m.f = f;
	m.text = buf_view(&text);
	return memo_write(t->d, t->arena, &m, &id, t->err);
}

/* --------------------------------------------------------- whoever offered it */

static bool reader_of(struct context *d, struct arena *arena, const struct offer *o,
		      struct player *to, struct err *err)
{
	*to = (struct player){.address = view_of(d->config->organiser),
			      .language = view_of("en")};
	return o->referee == 0 || player_by_id(d->store, arena, o->referee, to, err);
}

bool substitute_report(struct context *d, struct arena *arena, const struct record *r,
		       const struct offer_news *news, struct err *err)
{
	const struct offer *o = news->o;
	struct buf text = buf_in(arena);
	struct buf head = buf_in(arena);
	struct view instead;
	struct player to;
	struct fields *f;
	struct memo m = {
		.kind = "report",
		.subject = "subject-club",
		.turn = r->pos.turn,
		.what = arena_printf(arena, "%s %lld", news->name, (long long)o->id)};
	int64_t id;

	if (!reader_of(d, arena, o, &to, err) ||
	    !cases_name(d, arena, o->player, &instead, err)) {
		return false;
	}
	if (to.address.len == 0) {
		return true;
	}
	f = fields_of(arena, r, o->seat, to.language);
	fields_set(f, "me", to.name);
	fields_set(f, "instead", instead);
	fields_set(
		f, "name",
		former_name(&r->setup, o->seat, r->setup.formers - (news->ruling > 0)));
	if (o->casefile != 0) {
		fields_set_num(f, "case", (long)o->casefile);
	}
	fields_set_num(f, "ruling", news->ruling);
	phrase(&text, to.language, news->name, f);
	phrase(&head, to.language, arena_printf(arena, "head-%s", news->name), f);
	fields_set(f, "headline", buf_view(&head));
	memo_address(&m, &to);
	m.casefile = to.id != 0 ? o->casefile : 0;
	m.game = to.id != 0 ? r->match.id : 0;
	m.f = f;
	m.text = buf_view(&text);
	if (to.id != 0 && o->casefile != 0) {
		m.reply_to = case_token_address(d, arena, o->casefile, &to);
	}
	return memo_write(d, arena, &m, &id, err);
}
