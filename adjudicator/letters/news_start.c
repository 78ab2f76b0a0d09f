/* SPDX-License-Identifier: ISC */
/* The start letters of a game. */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/letters/say_handicap.h"
#include "adjudicator/record/seed.h"

enum { MINUTE = 60 };

/* The phrases for what a wrong question costs. */
static const char *const prices[] = {
	[CHALLENGE_SINGLE] = "start-price-single",
	[CHALLENGE_DOUBLE] = "start-price-double",
	[CHALLENGE_FIVE] = "start-price-points",
	[CHALLENGE_TEN] = "start-price-points",
};

const char *news_price(const struct setup *s)
{
	return prices[s->options.value[OPTION_CHALLENGE]];
}

static void set_start(struct note *n, const struct record *r)
{
	const struct options *o = &r->setup.options;

	note_set_game(n, r, n->to.seat);
	fields_set_bool(n->f, "alone", r->setup.seats == 1);
	fields_set_bool(n->f, "two", r->setup.seats == 2);
	fields_set_num(n->f, "rounds", (long)o->value[OPTION_ROUNDS]);
	fields_set(n->f, "all", names_others(n->arena, n->to.language, &r->setup, -1));
	fields_set_str(n->f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	fields_set(n->f, "first", r->setup.name[0]);
	fields_set_num(n->f, "points",
		       o->value[OPTION_CHALLENGE] == CHALLENGE_FIVE ? 5 : 10);
	note_set_span(n, "settle", o->value[OPTION_SETTLE] * MINUTE);
}

/* Tells which words are good, and who may question them. */
static void say_words(struct note *n, const struct record *r)
{
	if (lexicon_is_any(r->setup.lexicon)) {
		note_say(n, "start-words-any");
	} else if (r->setup.game->ground == GROUND_GRID) {
		note_say(n, wordcap_asked(&r->pos) ? "start-words-checked"
						   : "start-words-once");
	} else if (r->setup.game->ground == GROUND_PILE) {
		note_say(n, "start-words-cubes");
	} else if (crossword_questioned(&r->pos)) {
		note_say(n, "start-words-questioned");
		note_say(n, news_price(&r->setup));
	} else {
		note_say(n, "start-words");
	}
}

/* Names the season, its division and round. On a ladder the challenged player has
 * the first move. */
static void say_season(struct note *n, const struct record *r)
{
	const struct season_place *place = r->season;

	fields_set(n->f, "season", place->name);
	fields_set(n->f, "division", place->at.division);
	fields_set_bool(n->f, "divisions", place->divided);
	fields_set_num(n->f, "round", place->at.round);
	if (place->ladder) {
		fields_set_bool(n->f, "challenger", n->to.seat == 1);
		fields_set(n->f, "other", r->setup.name[n->to.seat != 1]);
	}
	note_say(n, place->ladder ? "season-start-ladder" : "season-start");
}

static void say_start(struct note *n, const struct record *r, bool one_subject)
{
	note_say(n, n->to.seat == 0 ? "start-you" : "start");
	if (r->season != NULL) {
		say_season(n, r);
	}
	if (r->setup.seats > 2) {
		note_say(n, "start-order");
	}
	handicap_say(n, &r->setup);
	note_gap(n);
	say_words(n, r);
	if (r->setup.game->ground == GROUND_GRID) {
		note_say(n, "start-rounds");
	}
	clock_say(n, &r->setup);
	if (r->setup.options.value[OPTION_SETTLE] > 0) {
		note_say(n, "start-settle");
	}
	note_gap(n);
	note_say(n, "start-how");
	if (!one_subject) {
		note_gap(n);
		note_say(n, "start-subject");
	}
	news_seed_start(n, r);
}

bool news_start(struct context *d, struct arena *arena, const struct record *r,
		struct err *err)
{
	for (int seat = 0; seat < r->setup.seats; seat++) {
		struct note n = note_to(d, arena, news_to(r, seat, 0), err);
		struct choices chosen;

		if (!choices_of(d->store, arena, n.to.player, n.to.game, &chosen,
				err)) {
			return false;
		}
		set_start(&n, r);
		say_start(&n, r, chosen.subject_fixed);
		if (!note_tell(&n, "start", "head-start")) {
			return false;
		}
	}
	return true;
}
