/* SPDX-License-Identifier: ISC */
/* The start letters of a game. */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/news_seed.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/record/seed.h"
#include "formats/phrase.h"
#include "formats/say.h"

enum { MINUTE = 60 };

/* What a question costs that was wrong. */
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

static struct fields *start_fields(struct arena *arena, const struct record *r,
				   int seat, struct view language)
{
	const struct options *o = &r->setup.options;
	struct fields *f = fields_in(arena);

	fields_set_str(f, "title", r->setup.game->title);
	fields_set_bool(f, "alone", r->setup.seats == 1);
	fields_set_bool(f, "two", r->setup.seats == 2);
	fields_set_num(f, "rounds", (long)o->value[OPTION_ROUNDS]);
	fields_set(f, "others", names_others(arena, language, &r->setup, seat));
	fields_set(f, "all", names_others(arena, language, &r->setup, -1));
	fields_set_str(f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	fields_set(f, "first", r->setup.name[0]);
	fields_set_num(f, "points",
		       o->value[OPTION_CHALLENGE] == CHALLENGE_FIVE ? 5 : 10);
	say_set_span(f, "settle", language, o->value[OPTION_SETTLE] * MINUTE);
	return f;
}

static void say(struct buf *b, const struct addressee *to, const char *name,
		const struct fields *f)
{
	buf_str(b, b->len > 0 && b->at[b->len - 1] != '\n' ? " " : "");
	phrase(b, to->language, name, f);
}

/* Which words are good, and who asks. */
static void say_words(struct buf *b, const struct record *r, const struct addressee *to,
		      const struct fields *f)
{
	if (lexicon_info(r->setup.lexicon)->words == 0) {
		say(b, to, "start-words-any", f);
	} else if (r->setup.game->ground == GROUND_GRID) {
		say(b, to,
		    wordcap_asked(&r->pos) ? "start-words-checked" : "start-words-once",
		    f);
	} else if (r->setup.game->ground == GROUND_PILE) {
		say(b, to, "start-words-cubes", f);
	} else if (crossword_questioned(&r->pos)) {
		say(b, to, "start-words-questioned", f);
		say(b, to, news_price(&r->setup), f);
	} else {
		say(b, to, "start-words", f);
	}
}

/* On a ladder whoever is challenged has the first move. */
static void say_season(struct buf *b, const struct record *r,
		       const struct addressee *to)
{
	const struct season_place *place = r->season;
	struct fields *f = fields_in(b->arena);

	fields_set(f, "season", place->name);
	fields_set(f, "division", place->at.division);
	fields_set_bool(f, "divisions", place->divided);
	fields_set_num(f, "round", place->at.round);
	if (place->ladder) {
		fields_set_bool(f, "challenger", to->seat == 1);
		fields_set(f, "other", r->setup.name[to->seat != 1]);
	}
	say(b, to, place->ladder ? "season-start-ladder" : "season-start", f);
}

static struct view text_for(struct arena *arena, const struct record *r, int seat,
			    const struct addressee *to, const struct fields *f)
{
	struct buf b = buf_in(arena);

	say(&b, to, seat == 0 ? "start-you" : "start", f);
	if (r->season != NULL) {
		say_season(&b, r, to);
	}
	if (r->setup.seats > 2) {
		say(&b, to, "start-order", f);
	}
	buf_str(&b, "\n\n");
	say_words(&b, r, to, f);
	if (r->setup.game->ground == GROUND_GRID) {
		say(&b, to, "start-rounds", f);
	}
	clock_say(&b, to->language, &r->setup);
	if (r->setup.options.value[OPTION_SETTLE] > 0) {
		say(&b, to, "start-settle", f);
	}
	buf_str(&b, "\n\n");
	say(&b, to, "start-how", f);
	news_seed_start(&b, r, to->language);
	return buf_view(&b);
}

bool news_start(struct context *d, struct arena *arena, const struct record *r,
		struct err *err)
{
	for (int seat = 0; seat < r->setup.seats; seat++) {
		struct addressee to = news_to(r, seat, 0);
		struct fields *f = start_fields(arena, r, seat, to.language);
		struct buf headline = buf_in(arena);

		phrase(&headline, to.language, "head-start", f);
		if (!news_tell(d, &to,
			       &(struct told){"start", buf_view(&headline),
					      text_for(arena, r, seat, &to, f), 0},
			       err)) {
			return false;
		}
	}
	return true;
}
