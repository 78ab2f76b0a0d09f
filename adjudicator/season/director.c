/* SPDX-License-Identifier: ISC */
/* What a director is asked. For how long he may answer: POLICY_WAITS (policy.h). */
#include "adjudicator/season/director.h"

#include "adjudicator/letters/preferences.h"
#include "adjudicator/store/casefile.h"
#include "formats/phrase.h"
#include "formats/say.h"

/* ------------------------------------------------------------------ who is asked */

static bool is_player(const struct season_run *r, int64_t entrant, int64_t player)
{
	const struct season_entrant *e = season_entrant_of(r, entrant);

	return e != NULL && e->player == player;
}

static bool plays(const struct season_run *r, const struct season_fixture *f,
		  int64_t player)
{
	return is_player(r, f->first, player) || is_player(r, f->second, player);
}

bool director_party(const struct season_run *r, const struct concern *c, int64_t player)
{
	const struct season_fixture *f = season_fixture_at(r, c->fixture);

	return is_player(r, c->entrant, player) || (f != NULL && plays(r, f, player));
}

bool director_meets(const struct season_run *r, int64_t entrant, int64_t player)
{
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		if (season_goes_on_game(f) && season_plays(f, entrant) &&
		    plays(r, f, player)) {
			return true;
		}
	}
	return false;
}

bool director_mid_game(const struct season_run *r, int64_t entrant)
{
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		if (season_goes_on_game(f) && season_plays(f, entrant)) {
			return true;
		}
	}
	return false;
}

bool director_moot(const struct season_run *r, const struct concern *c)
{
	const struct season_fixture *f = season_fixture_at(r, c->fixture);
	const struct season_entrant *e = season_entrant_of(r, c->entrant);

	if (c->kind == CONCERN_REPLACE) {
		return e == NULL || e->state == ENTRANT_IN;
	}
	return e == NULL || f == NULL || !season_goes_on_game(f);
}

bool director_taken(struct context *d, const struct director_list *list,
		    int64_t entrant, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < list->count && ok; i++) {
		struct concern c = list->concern[i];
		bool place = c.kind == CONCERN_REPLACE;

		if (c.entrant != entrant || c.kind == CONCERN_UNFINISHED ||
		    (c.state != CONCERN_OPEN && !place)) {
			continue;
		}
		/* When whoever has the place now leaves, too, it is asked anew. */
		c.state = place ? CONCERN_LATER : CONCERN_SETTLED;
		c.due = place ? d->now : c.due;
		ok = concern_update(d->store, &c, err);
	}
	return ok;
}

bool director_pick(struct context *d, struct arena *arena, const struct season_run *r,
		   struct concern *c, struct err *err)
{
	struct view named = r->plan.director.text;
	struct referee *list;
	size_t count;

	if (!referee_list(d->store, arena, &list, &count, err)) {
		return false;
	}
	c->referee = 0;
	for (size_t i = 0; i < count; i++) {
		bool his = named.len > 0 && view_eq_nocase(list[i].name, named);

		if (list[i].address.len > 0 && (his || c->referee == 0) &&
		    !director_party(r, c, list[i].player)) {
			c->referee = list[i].player;
		}
	}
	return true;
}

/* ------------------------------------------------------------------- the choices */

static const struct {
	const char *about; /* a phrase */
	struct season_choice choice[CONCERN_CHOICES];
	size_t choices;
	bool replaced; /* another player may take the place */
} kinds[CONCERNS_] = {
	[CONCERN_NO_SHOW] = {"season-no-show",
			     {{SEASON_FORFEIT, "choice-forfeit", "forfeit"},
			      {SEASON_WAIT, "choice-wait", "wait"},
			      {SEASON_WITHDRAW, "choice-withdraw", "withdraw"}},
			     3, true },
	[CONCERN_UNFINISHED] = {"season-unfinished",
                             {{SEASON_ACCEPT, "choice-accept", "accept"},
				 {SEASON_EXTEND, "choice-extend", "extend"},
				 {SEASON_WAIT, "choice-wait", "wait"}},
                             3, false},
	[CONCERN_REPLACE] = {"season-place-free",
			     {{SEASON_WAIT, "choice-empty", "wait"}},
			     1, true },
};

const struct season_choice *director_choice(const struct concern *c, long n)
{
	return n >= 0 && (size_t)n < kinds[c->kind].choices ? &kinds[c->kind].choice[n]
							    : NULL;
}

const struct season_choice *director_choice_of(const struct concern *c,
					       enum season_act act)
{
	for (size_t i = 0; i < kinds[c->kind].choices; i++) {
		if (kinds[c->kind].choice[i].act == act) {
			return &kinds[c->kind].choice[i];
		}
	}
	return NULL;
}

bool director_disputed(const struct position *pos)
{
	return pos->halted && !pos->paused;
}

/* Sets how the game stands, who leads, unless nobody does, and whether a referee has
 * paused it. */
static bool set_score(struct context *d, struct arena *arena,
		      const struct season_fixture *game, struct fields *f,
		      struct err *err)
{
	struct record *record = arena_take(arena, sizeof *record);
	const int *score = record->pos.score;

	if (!record_load(d, arena, game->game, record, err)) {
		return false;
	}
	fields_set_num(f, "most", score[0] > score[1] ? score[0] : score[1]);
	fields_set_num(f, "least", score[0] > score[1] ? score[1] : score[0]);
	fields_set_bool(f, "paused", director_disputed(&record->pos));
	if (score[0] != score[1]) {
		fields_set(f, "lead", record->setup.name[score[0] < score[1]]);
	}
	return true;
}

bool director_fields(struct context *d, struct arena *arena, struct season_run *r,
		     const struct concern *c, struct fields **out, struct err *err)
{
	const struct season_fixture *game = season_fixture_at(r, c->fixture);
	struct fields *f = season_about(arena, r);

	*out = f;
	fields_set_num(f, "number", (long)r->s.id);
	fields_set(f, "name", season_entrant_name(r, c->entrant));
	if (game == NULL) {
		return true;
	}
	fields_set(f, "other",
		   season_entrant_name(r, game->first == c->entrant ? game->second
								    : game->first));
	fields_set_num(f, "game", (long)game->game);
	fields_set_num(f, "round", game->round);
	return c->kind != CONCERN_UNFINISHED || set_score(d, arena, game, f, err);
}

/* ------------------------------------------------------------------- the letter */

static void say_choices(struct buf *b, struct season_run *r, const struct concern *c,
			struct view language, struct fields *f)
{
	const struct season_fixture *game = season_fixture_at(r, c->fixture);
	struct view name = season_entrant_name(r, c->entrant);

	say_set_span(f, "span", language, POLICY_EXTENDS);
	for (size_t i = 0; i < kinds[c->kind].choices; i++) {
		const struct season_choice *choice = &kinds[c->kind].choice[i];

		buf_printf(b, "\t| %4lld  ", (long long)c->number + (long long)i);
		phrase(b, language, choice->phrase, f);
		buf_printf(b, "\n\t|         season %lld: %s ", (long long)r->s.id,
			   choice->word);
		if (c->kind == CONCERN_UNFINISHED) {
			buf_printf(b, "%lld%s\n", (long long)game->game,
				   choice->act == SEASON_EXTEND ? " 7d" : "");
		} else {
			buf_add(b, name);
			buf_char(b, '\n');
		}
	}
	if (kinds[c->kind].replaced &&
	    r->plan.policy[POLICY_REPLACE] != REPLACE_NEVER) {
		buf_str(b, "\t|       ");
		phrase(b, language, "choice-replace", f);
		buf_printf(b, "\n\t|         season %lld: replace %.*s by Name\n",
			   (long long)r->s.id, VIEW_ARG(name));
	}
}

/* Adds what is to be decided, and the choices with their numbers and words, as
 * paragraphs. */
static bool say(struct context *d, struct buf *b, struct season_run *r,
		const struct concern *c, struct view language, struct err *err)
{
	struct fields *f;

	if (!director_fields(d, b->arena, r, c, &f, err)) {
		return false;
	}
	buf_str(b, "\n\n");
	phrase(b, language, kinds[c->kind].about, f);
	buf_str(b, "\n\n");
	say_choices(b, r, c, language, f);
	return true;
}

bool director_ask(struct context *d, struct arena *arena, struct season_run *r,
		  int64_t referee, const struct director_list *list, struct err *err)
{
	struct addressee to = {.player = referee, .seat = -1};
	struct player player;
	struct buf text = buf_in(arena);
	struct buf head = buf_in(arena);
	struct buf all = buf_in(arena);
	struct fields *f = season_about(arena, r);
	struct moment due = {.time = d->now + POLICY_WAITS, .now = d->now};
	long n = 0;

	if (!player_by_id(d->store, arena, referee, &player, err) ||
	    !choices_zone(d->store, arena, referee, 0, &due.zone, err)) {
		return false;
	}
	to.language = player.language;
	for (size_t i = 0; i < list->count; i++) {
		const struct concern *c = &list->concern[i];

		if (c->referee != referee || c->state != CONCERN_OPEN) {
			continue;
		}
		if (!say(d, &all, r, c, to.language, err)) {
			return false;
		}
		if (n++ == 0) {
			fields_set_num(f, "first", (long)c->number);
		}
	}
	fields_set_bool(f, "many", n > 1);
	say_set_time(f, "due", to.language, &due);
	phrase(&text, to.language, "season-decide", f);
	buf_add(&text, buf_view(&all));
	phrase(&head, to.language, "head-season-decide", f);
	return news_tell(
		d, &to, &(struct told){"question", buf_view(&head), buf_view(&text), 0},
		err);
}

/* The organiser is told what no referee can be asked. */
bool season_unheard(struct context *d, struct arena *arena, struct season_run *r,
		    const struct director_list *list, long *unheard, struct err *err)
{
	struct moment due = {.time = d->now + POLICY_WAITS, .now = d->now};
	struct fields *f = season_about(arena, r);
	struct buf text = buf_in(arena);
	struct buf all = buf_in(arena);
	struct memo memo = season_report(d, "season-unheard-subject", f);
	int64_t id;

	*unheard = 0;
	for (size_t i = 0; i < list->count; i++) {
		const struct concern *c = &list->concern[i];

		if (c->referee != 0 || c->state != CONCERN_OPEN) {
			continue;
		}
		if (!say(d, &all, r, c, memo.language, err)) {
			return false;
		}
		(*unheard)++;
	}
	if (*unheard == 0 || memo.to.len == 0) {
		return true;
	}
	*unheard = 0;
	say_set_time(f, "due", memo.language, &due);
	phrase(&text, memo.language, "season-unheard", f);
	buf_add(&text, buf_view(&all));
	memo.text = buf_view(&text);
	return memo_write(d, arena, &memo, &id, err);
}
