/* SPDX-License-Identifier: ISC */
/* Letters about a ladder: when it begins, and to the two players of a challenge. */
#include "adjudicator/letters/example.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/season/ladder.h"
#include "adjudicator/season/ladder_order.h"
#include "formats/phrase.h"
#include "formats/say.h"

enum { CHALLENGER, CHALLENGED };

static struct season_ladder ladder_now(struct season_run *r, struct arena *arena,
				       const struct season_entrant *e)
{
	int division = season_division_at(&r->plan, e->division);
	struct season_side side =
		season_side(r, arena, division < 0 ? 0 : (size_t)division);

	return season_ladder_at(r, arena, &side, INT64_MAX);
}

/* ------------------------------------------------------------------- it begins */

/* Lists the names from the top. When a ladder begins, its order is the seeding. */
static struct view names_of(struct arena *arena, const struct season_side *side,
			    struct view language)
{
	struct view *name = arena_array(arena, side->entrants + 1, sizeof *name);

	for (size_t i = 0; i < side->entrants; i++) {
		int seed = side->entrant[i]->seed;

		if (seed >= 1 && (size_t)seed <= side->entrants) {
			name[seed - 1] = side->entrant[i]->name;
		}
	}
	return say_list(arena, language, LIST_AND, name, side->entrants);
}

static void set_rules(struct fields *f, const struct season_plan *p,
		      const struct moment *end, struct view language)
{
	struct buf day = buf_in(fields_arena(f));

	say_day(&day, language, end);
	fields_set_num(f, "up", p->challenge.up);
	fields_set_bool(f, "one", p->challenge.up == 1);
	fields_set_num(f, "most", p->at_once);
	fields_set_bool(f, "many", p->at_once > 1);
	fields_set_bool(f, "lost", p->policy[POLICY_UNANSWERED] == UNANSWERED_FORFEIT);
	fields_set_bool(f, "once", p->policy[POLICY_DECLINE] == DECLINE_ONCE);
	fields_set_bool(f, "never", p->policy[POLICY_DECLINE] == DECLINE_FORFEIT);
	fields_set_bool(f, "again", p->challenge.again > 0);
	say_set_span(f, "wait", language, p->challenge.again);
	say_set_span(f, "answer", language, p->challenge.answer);
	fields_set(f, "end", buf_view(&day));
}

bool season_ladder_begins(struct context *d, struct arena *arena, struct season_run *r,
			  const struct season_side *side, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < side->entrants; i++) {
		const struct season_entrant *e = side->entrant[i];
		struct view language = season_language(e->language);
		struct moment end = {.time = r->plan.end - 1, .now = d->now};
		struct fields *f = season_about_side(arena, r, side);
		struct buf more = buf_in(arena);

		set_rules(f, &r->plan, &end, language);
		fields_set_num(f, "place", e->seed);
		fields_set(f, "names", names_of(arena, side, language));
		example_line(&more, language,
			     arena_printf(arena, "ladder %lld challenge Name",
					  (long long)r->s.id));
		buf_char(&more, '\n');
		phrase(&more, language, "season-begins-order", f);
		ok = season_write(
			d, arena, e,
			&(struct season_letter){"season-begins-ladder", f, &more}, err);
	}
	return ok;
}

/* ------------------------------------------------------------------ he is asked */

bool season_ladder_ask(struct context *d, struct arena *arena, struct season_run *r,
		       const struct season_challenge *c, struct err *err)
{
	const struct season_entrant *a = season_entrant_of(r, c->challenger);
	const struct season_entrant *b = season_entrant_of(r, c->challenged);
	struct memo m = {.kind = "invitation", .subject = "subject-club"};
	struct moment due = {.time = c->due, .now = d->now};
	struct fields *f = season_about(arena, r);
	struct buf text = buf_in(arena);
	struct buf head = buf_in(arena);
	struct season_ladder l;
	struct player p;
	int64_t id;

	if (a == NULL || b == NULL || b->gone) {
		return true;
	}
	if (!player_by_id(d->store, arena, b->player, &p, err) ||
	    !choices_zone(d->store, arena, p.id, 0, &due.zone, err)) {
		return false;
	}
	l = ladder_now(r, arena, b);
	fields_set(f, "me", p.name);
	fields_set(f, "name", a->name);
	fields_set_num(f, "place", season_ladder_place(&l, a->id));
	fields_set_num(f, "mine", season_ladder_place(&l, b->id));
	fields_set_bool(f, "free", season_ladder_free(r, c));
	fields_set_bool(f, "lost", season_ladder_loses(r, c));
	say_set_time(f, "due", p.language, &due);
	phrase(&text, p.language, "ladder-asked", f);
	buf_str(&text, "\n\n");
	example_line(&text, p.language, "accept");
	example_line(&text, p.language, "decline");
	buf_char(&text, '\n');
	phrase(&text, p.language, "ladder-asked-how", f);
	phrase(&head, p.language, "head-ladder-asked", f);
	fields_set(f, "headline", buf_view(&head));
	memo_address(&m, &p);
	m.f = f;
	m.text = buf_view(&text);
	m.reply_to = ladder_address(d, arena, c->id, &p);
	return memo_write(d, arena, &m, &id, err);
}

/* ----------------------------------------------------------------- what came of it */

struct telling {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	const struct season_challenge *c;
	struct err *err;
};

static const struct season_entrant *one_of(const struct telling *x, int side)
{
	return season_entrant_of(x->r, side == CHALLENGER ? x->c->challenger
							  : x->c->challenged);
}

/* Tells one of the two players. Adds his place, if he has one and it may be new. */
static bool tell(const struct telling *x, int side, const char *name, struct fields *f)
{
	const struct season_entrant *me = one_of(x, side);
	const struct season_entrant *other = one_of(x, !side);
	struct season_ladder l;
	struct note n;
	int place;

	if (me == NULL || other == NULL || me->gone) {
		return true;
	}
	l = ladder_now(x->r, x->arena, me);
	place = x->c->state == CHALLENGE_OPEN ? 0 : season_ladder_place(&l, me->id);
	fields_set(f, "season", x->r->s.name);
	fields_set(f, "name", other->name);
	n = note_to(x->d, x->arena, season_reader(me), x->err);
	n.f = f;
	note_say(&n, name);
	if (place > 0) {
		fields_set_num(f, "place", place);
		note_say(&n, "ladder-place");
	}
	return note_tell(&n, "notice", "head-ladder-news");
}

bool season_ladder_dropped(struct context *d, struct arena *arena, struct season_run *r,
			   const struct season_challenge *c, bool ended,
			   struct err *err)
{
	const struct telling x = {d, arena, r, c, err};
	bool ok = true;

	for (int side = CHALLENGER; ok && side <= CHALLENGED; side++) {
		const struct season_entrant *me = one_of(&x, side);
		struct fields *f = fields_in(arena);

		fields_set_bool(f, "ended", ended);
		ok = me == NULL || me->state != ENTRANT_IN ||
		     tell(&x, side, "ladder-dropped", f);
	}
	return ok;
}

bool season_ladder_taken(struct context *d, struct arena *arena, struct season_run *r,
			 const struct season_challenge *c, struct err *err)
{
	const struct telling x = {d, arena, r, c, err};

	return tell(&x, CHALLENGER, "ladder-taken-you", fields_in(arena)) &&
	       tell(&x, CHALLENGED, "ladder-taken", fields_in(arena));
}

bool season_ladder_longer(struct context *d, struct arena *arena, struct season_run *r,
			  const struct season_challenge *c, int64_t span,
			  struct err *err)
{
	const struct telling x = {d, arena, r, c, err};
	bool ok = true;

	for (int side = CHALLENGER; ok && side <= CHALLENGED; side++) {
		const struct season_entrant *me = one_of(&x, side);
		struct moment due = {.time = c->due, .now = d->now};
		struct fields *f = fields_in(arena);
		struct view language;

		if (me == NULL) {
			continue;
		}
		language = season_language(me->language);
		say_set_span(f, "span", language, span);
		ok = choices_zone(d->store, arena, me->player, 0, &due.zone, err);
		say_set_time(f, "until", language, &due);
		ok = ok &&
		     tell(&x, side,
			  side == CHALLENGER ? "ladder-longer" : "ladder-longer-you",
			  f);
	}
	return ok;
}

/* The phrases for the challenger and the challenged, in this order. */
static const char *const *sentences(const struct season_challenge *c)
{
	static const char *const silent[] = {"ladder-silent", "ladder-silent-you"};
	static const char *const declined[] = {"ladder-declined",
					       "ladder-declined-you"};
	static const char *const annulled[] = {"ladder-annulled", "ladder-annulled"};
	static const char *const won[] = {"ladder-won", "ladder-won-you"};
	static const char *const kept[] = {"ladder-kept", "ladder-kept-you"};

	if (c->state != CHALLENGE_ACCEPTED) {
		return c->settled >= c->due ? silent : declined;
	}
	return c->told == CHALLENGE_NOTHING ? annulled : c->told == 2 ? won : kept;
}

static bool climbs(const struct telling *x)
{
	const struct season_entrant *a = one_of(x, CHALLENGER);
	struct season_ladder l;

	if (a == NULL) {
		return false;
	}
	l = ladder_now(x->r, x->arena, a);
	for (size_t i = 0; i < l.ladder.games; i++) {
		if (l.challenge[i]->id == x->c->id) {
			return l.ladder.step[i].to < l.ladder.step[i].from;
		}
	}
	return false;
}

bool season_ladder_brought(struct context *d, struct arena *arena, struct season_run *r,
			   const struct season_challenge *c, struct err *err)
{
	const struct telling x = {d, arena, r, c, err};
	const struct season_fixture *game = season_fixture_at(r, c->fixture);
	bool ok = true;

	for (int side = CHALLENGER; ok && side <= CHALLENGED; side++) {
		struct fields *f = fields_in(arena);

		fields_set_bool(f, "free", c->state == CHALLENGE_FREE);
		fields_set_bool(f, "climbs", climbs(&x));
		if (game != NULL && game->game != 0) {
			fields_set_num(f, "game", (long)game->game);
		}
		ok = tell(&x, side, sentences(c)[side], f);
	}
	return ok;
}
