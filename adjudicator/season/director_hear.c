/* SPDX-License-Identifier: ISC */
/* What a director decides. */
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/season/decide.h"
#include "adjudicator/season/director.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/season/order.h"
#include "adjudicator/store/casefile.h"
#include "formats/phrase.h"
#include "formats/say.h"

enum { LINES_MOST = 16 };

/* One line of the director's letter. */
struct deciding {
	struct season_asked x; /* the season, and the writer */
	struct concern *list;  /* all concerns of the season */
	size_t count;
	const struct season_line *line;
	struct concern *c; /* what the line decides; perhaps something that nobody asked
			      about */
	const struct season_choice *choice;
	struct err *err;
};

static bool say(struct deciding *y, const char *name, const struct fields *f)
{
	struct buf b = buf_in(y->x.h->arena);

	buf_str(&b, "\t| ");
	buf_add(&b, y->line->line);
	buf_str(&b, "\n\n");
	phrase(&b, y->x.to.language, name, f);
	return season_asked_tell(&y->x, "receipt", "season-decided", f, &b);
}

/* why: which explanation the refusal has: party, choice, whom or never. */
static bool refuse(struct deciding *y, const char *why)
{
	struct fields *f = season_about(y->x.h->arena, &y->x.r);

	hearing_verdict(y->x.h, VERDICT_REFUSED);
	fields_set_bool(f, why, true);
	return say(y, "season-undecided", f);
}

/* --------------------------------------------------------------- what it is about */

static struct season_fixture *game_of(struct deciding *y, const struct season_line *l)
{
	const struct season_entrant *e = season_entrant_named(&y->x.r, l->name);
	struct season_fixture *found = NULL;

	for (size_t i = 0; i < y->x.r.s.fixtures; i++) {
		struct season_fixture *f = &y->x.r.s.fixture[i];
		bool his = e != NULL && season_plays(f, e->id);

		if (season_goes_on_game(f) &&
		    (l->game != 0 ? f->game == l->game : his)) {
			found = found == NULL ? f : found;
		}
	}
	return found;
}

static bool is_about(struct deciding *y, const struct concern *c)
{
	const struct season_line *l = y->line;
	const struct season_fixture *f = season_fixture_at(&y->x.r, c->fixture);

	if (c->state != CONCERN_OPEN || director_choice_of(c, l->act) == NULL) {
		return false;
	}
	if (l->name.len > 0) {
		return view_eq_nocase(season_entrant_name(&y->x.r, c->entrant),
				      l->name);
	}
	return f != NULL && (l->game == 0 || f->game == l->game);
}

/* ------------------------------------------------------------------- what is done */

static int64_t span_of(const struct season_line *l)
{
	return l->span > 0 ? l->span : POLICY_EXTENDS;
}

static bool tell_both(struct deciding *y, const struct season_fixture *f,
		      const char *name, struct fields *fields)
{
	const int64_t ids[] = {f->first, f->second};
	bool ok = true;

	for (int i = 0; i < 2 && ok; i++) {
		struct season_letter letter = {name, fields, NULL};
		const struct season_entrant *e = season_entrant_of(&y->x.r, ids[i]);

		if (e != NULL) {
			say_set_span(fields, "span", e->language, span_of(y->line));
		}
		ok = e == NULL ||
		     season_write(y->x.h->d, y->x.h->arena, e, &letter, y->err);
	}
	return ok;
}

static bool act(struct deciding *y, struct season_fixture *f, struct fields *fields)
{
	struct hearing *h = y->x.h;
	struct season_entrant *e = season_entrant_of(&y->x.r, y->c->entrant);
	const int64_t by = h->player.id;
	const struct season_loss loss = {f, e, "season-because-forfeit", by, false};
	const struct season_leaver leaver = {e, "season-because-out", by};
	const struct season_letter letter = {"season-put-out", fields, NULL};

	switch (y->choice->act) {
	case SEASON_FORFEIT:
		return season_loses(h->d, h->arena, &y->x.r, &loss, y->err);
	case SEASON_WITHDRAW:
		return season_withdraw(h->d, h->arena, &y->x.r, &leaver, y->err) &&
		       season_write(h->d, h->arena, e, &letter, y->err);
	case SEASON_ACCEPT:
		return season_ends_game(h->d, h->arena, f, false, by, y->err);
	case SEASON_EXTEND:
		y->c->due = h->d->now + span_of(y->line);
		y->c->state = CONCERN_LATER;
		return tell_both(y, f, "season-extended", fields);
	default:
		return true;
	}
}

/* Decides one concern, and tells the director what that means. */
static bool decide(struct deciding *y)
{
	struct hearing *h = y->x.h;
	struct season_fixture *f = season_fixture_at(&y->x.r, y->c->fixture);
	struct fields *fields;

	if (director_party(&y->x.r, y->c, h->player.id) ||
	    (y->choice->act == SEASON_WITHDRAW &&
	     director_meets(&y->x.r, y->c->entrant, h->player.id))) {
		return refuse(y, "party");
	}
	if (y->c->id != 0 && director_moot(&y->x.r, y->c)) {
		return refuse(y, "choice");
	}
	if (!director_fields(h->d, h->arena, &y->x.r, y->c, &fields, y->err)) {
		return false;
	}
	y->c->state = CONCERN_SETTLED;
	say_set_span(fields, "span", y->x.to.language, span_of(y->line));
	if (!act(y, f, fields) ||
	    (y->c->id != 0 && !concern_update(h->d->store, y->c, y->err)) ||
	    (y->c->id == 0 && y->c->state == CONCERN_LATER &&
	     !concern_add(h->d->store, y->c, y->err))) {
		return false;
	}
	hearing_verdict(h, VERDICT_APPLIED);
	fields_set(fields, "what",
		   phrase_text(h->arena, y->x.to.language, y->choice->phrase, fields));
	return say(y, "season-decided", fields);
}

/* Nobody asked about it, and he decides it all the same. */
static bool unasked(struct deciding *y)
{
	const struct season_line *l = y->line;
	const struct season_entrant *e = season_entrant_named(&y->x.r, l->name);
	struct season_fixture *f = game_of(y, l);
	bool about_game = l->name.len == 0;
	int64_t first = f != NULL ? f->first : 0;
	struct concern *c = arena_take(y->x.h->arena, sizeof *c);

	if (l->act == SEASON_WITHDRAW && e != NULL && e->state == ENTRANT_IN) {
		f = NULL;
	} else if (f == NULL || l->act == SEASON_WAIT || (e == NULL && !about_game)) {
		return refuse(y, "whom");
	}
	*c = (struct concern){.season = y->x.r.s.id,
			      .kind = about_game ? CONCERN_UNFINISHED : CONCERN_NO_SHOW,
			      .entrant = e != NULL ? e->id : first,
			      .fixture = f != NULL ? f->id : 0,
			      .referee = y->x.h->player.id,
			      .asked = y->x.h->d->now};
	y->c = c;
	y->choice = director_choice_of(c, l->act);
	return y->choice == NULL ? refuse(y, "whom") : decide(y);
}

/* ------------------------------------------------------------------ another player */

/* Whoever still had the place reads that it is another's now. */
static bool put_out(struct deciding *y, const struct season_entrant *was)
{
	const struct season_letter letter = {
		"season-put-out", season_about(y->x.h->arena, &y->x.r), NULL};

	return was->state != ENTRANT_IN ||
	       season_write(y->x.h->d, y->x.h->arena, was, &letter, y->err);
}

static bool replace(struct deciding *y)
{
	struct hearing *h = y->x.h;
	struct season_entrant *e = season_entrant_named(&y->x.r, y->line->name);
	struct season_entrant was = e != NULL ? *e : (struct season_entrant){0};
	struct fields *f = season_about(h->arena, &y->x.r);
	struct season_letter letter = {"season-taken-in", f, NULL};
	struct player other = {0};

	if (y->x.r.plan.policy[POLICY_REPLACE] == REPLACE_NEVER) {
		return refuse(y, "never");
	}
	if (!player_find(h->d->store, h->arena, y->line->by, &other, y->err)) {
		return false;
	}
	if (e == NULL || other.id == 0 || !other.confirmed ||
	    season_entrant_named(&y->x.r, other.name) != NULL) {
		return refuse(y, "whom");
	}
	if (e->player == h->player.id || director_meets(&y->x.r, e->id, h->player.id) ||
	    (other.id == h->player.id && director_mid_game(&y->x.r, e->id))) {
		return refuse(y, "party");
	}
	if (!season_place_lives(&y->x.r, h->arena, e)) {
		return refuse(y, "choice");
	}
	fields_set(f, "name", was.name);
	fields_set(f, "other", other.name);
	hearing_verdict(h, VERDICT_APPLIED);
	e->name = other.name;
	e->language = other.language;
	e->gone = false;
	return season_replace(h->d, h->arena, &y->x.r, e, other.id, y->err) &&
	       season_hand_over(h, &y->x.r, e->id,
				view_of(arena_printf(
					h->arena, "substitute %.*s by %.*s",
					VIEW_ARG(was.name), VIEW_ARG(other.name)))) &&
	       director_taken(h->d, &(struct director_list){y->list, y->count}, e->id,
			      y->err) &&
	       put_out(y, &was) && season_write(h->d, h->arena, e, &letter, y->err) &&
	       season_duplicate_taken(h->d, h->arena, &y->x.r, e->id, y->err) &&
	       say(y, "season-replaced", f);
}

/* What the entrant lost without a game no longer counts. */
static bool excuse(struct deciding *y)
{
	struct hearing *h = y->x.h;
	struct season_entrant *e = season_entrant_named(&y->x.r, y->line->name);
	struct fields *f = season_about(h->arena, &y->x.r);
	const char *why;

	if (!season_ladder_excuse(&y->x, e, &why)) {
		return false;
	}
	if (why != NULL) {
		return refuse(y, why);
	}
	hearing_verdict(h, VERDICT_APPLIED);
	fields_set(f, "name", e->name);
	return say(y, "ladder-excused", f);
}

/* ------------------------------------------------------------------------- a line */

static bool load(struct deciding *y, int64_t season)
{
	return season_asked_load(&y->x, season) &&
	       concern_list(y->x.h->d->store, y->x.h->arena, season, &y->list,
			    &y->count, y->err);
}

static bool by_number(struct deciding *y)
{
	struct concern c;

	if (!concern_of_choice(y->x.h->d->store, y->x.h->arena, y->line->choice, &c,
			       y->err) ||
	    (c.id != 0 && !load(y, c.season))) {
		return false;
	}
	for (size_t i = 0; i < y->count; i++) {
		if (y->list[i].id == c.id && y->list[i].state == CONCERN_OPEN) {
			y->c = &y->list[i];
			y->choice = director_choice(
				y->c, (long)(y->line->choice - y->c->number));
		}
	}
	return y->c == NULL || y->choice == NULL ? refuse(y, "choice") : decide(y);
}

static bool by_words(struct deciding *y)
{
	bool ok, any = false;

	y->x.said.name = y->line->season;
	if (!season_which(&y->x, &ok) || !ok) {
		return y->err->kind == ERR_NONE;
	}
	if (!load(y, y->x.r.s.id)) {
		return false;
	}
	if (y->x.r.s.state != SEASON_RUNNING) {
		return refuse(y, "choice");
	}
	if (y->line->act == SEASON_REPLACE) {
		return replace(y);
	}
	if (y->line->act == SEASON_EXCUSE) {
		return excuse(y);
	}
	for (size_t i = 0; i < y->count; i++) {
		if (!is_about(y, &y->list[i])) {
			continue;
		}
		any = true;
		y->c = &y->list[i];
		y->choice = director_choice_of(y->c, y->line->act);
		if (!decide(y)) {
			return false;
		}
	}
	return any || unasked(y);
}

static bool hear(struct hearing *h, const struct season_line *line)
{
	struct deciding *y = arena_take(h->arena, sizeof *y);
	struct order *o = arena_take(h->arena, sizeof *o);

	*o = (struct order){.kind = ORDER_STANDINGS, .text = line->line};
	*y = (struct deciding){
		.x = {.h = h, .o = o, .to = hearing_writer(h, NULL, -1)},
		.line = line,
		.err = h->err
        };
	return line->choice != 0 ? by_number(y) : by_words(y);
}

/* For a letter that does not answer a recent letter of ours about the club: asks the
 * director whether it is his. */
static bool ask_him(struct hearing *h)
{
	struct season_asked x = {.h = h, .to = hearing_writer(h, NULL, -1)};
	struct buf b = buf_in(h->arena);
	bool may;

	hearing_verdict(h, VERDICT_HELD);
	if (!answer_may_hold(h, &may) || !may) {
		return h->err->kind == ERR_NONE;
	}
	phrase(&b, x.to.language, "season-held", NULL);
	return season_asked_tell(&x, "receipt", "season-held", NULL, &b);
}

bool director_letter(struct hearing *h, const struct letter *l, enum standing standing,
		     struct orders *orders, bool *handled)
{
	struct season_line *line;
	size_t n;
	bool referee = false;

	*handled = false;
	/* Only referees can have such lines: do not parse everybody's letter for
	 * them. */
	if (h->player.id == 0 || standing == STANDING_NEW || h->no_referee ||
	    !referee_is(h->d->store, h->player.id, &referee, h->err) || !referee) {
		return h->err->kind == ERR_NONE;
	}
	line = arena_array(h->arena, LINES_MOST, sizeof *line);
	n = season_lines_read(h->arena, l->text.len > 0 ? l->text : l->html, line,
			      LINES_MOST);
	/* A bare number may be the answer to a question about a game. */
	for (size_t i = 0; i < n; i++) {
		n = line[i].choice != 0 && h->token.game != 0 ? 0 : n;
	}
	if (n == 0) {
		return true;
	}
	*handled = true;
	*orders = (struct orders){
		.order = arena_array(h->arena, n, sizeof *orders->order)};
	for (size_t i = 0; i < n; i++) {
		orders->order[orders->count++].text = line[i].line;
	}
	if (standing != STANDING_FULL ||
	    (h->warrant != WARRANT_CLUB && h->warrant != WARRANT_ASKED)) {
		return ask_him(h);
	}
	for (size_t i = 0; i < n && *handled; i++) {
		*handled = hear(h, &line[i]);
	}
	return *handled;
}
