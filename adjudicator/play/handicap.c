/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/handicap.h"

#include "adjudicator/league/handicap.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/robots.h"
#include "adjudicator/record/ratings.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"

/* Words, in English; the writer's language may have others. */
static const char handicap_is[] = PART("handicap");
static const char points_are[] = PART("points|point");
static const char first_is[] = PART("first turn|first move|first");
static const char whose_is[] = PART("for|to");
static const char own_is[] = PART("me|myself");
static const char time_is[] = PART("time|more time");
static const char *const ends[] = {"with",   "and",  "against",  "in",
				   "option", "lang", "language", "lexicon",
				   "words",  "list", "clock",    "options"};

static const char whose_it_is[] = PART("a handicap is for one of the two who play");

/* ------------------------------------------------------------------------ to read */

/* Takes these words off the head. A comma after the last one sets *end: the handicap
 * ends there. */
static bool take_words(struct view *args, struct view words, bool *end)
{
	struct view rest = *args;
	struct view word;

	while ((word = view_word(&words)).len > 0) {
		struct view said = view_word(&rest);
		bool comma = view_ends(said, ",");

		said.len -= comma;
		if (!view_eq_nocase(said, word) ||
		    (comma && view_trim(words).len > 0)) {
			return false;
		}
		*end = comma;
	}
	*args = rest;
	return true;
}

static bool take_one_of(struct view *args, const char *ways, bool *end)
{
	struct view rest = view_of(ways);

	while (rest.len > 0) {
		if (take_words(args, view_cut(&rest, '|'), end)) {
			return true;
		}
	}
	return false;
}

struct reading_handicap {
	struct arena *arena;
	struct view language;
	struct view *args;
	bool end;
};

static bool take(struct reading_handicap *r, const char *ways)
{
	return !r->end &&
	       (take_one_of(r->args, tongue_part(r->arena, r->language, ways),
			    &r->end) ||
		take_one_of(r->args, ways, &r->end));
}

bool handicap_word(struct arena *arena, struct view language, struct view word)
{
	struct reading_handicap r = {
		.arena = arena, .language = language, .args = &word};

	return take(&r, handicap_is) && !r.end && word.len == 0;
}

static bool ends_name(struct reading_handicap *r, struct view word)
{
	bool ends_it = view_find(word, '=') < word.len;

	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		ends_it = ends_it || view_is_nocase(word, ends[i]);
	}
	return ends_it || handicap_word(r->arena, r->language, word);
}

/* Takes a name, "Ben Miller", up to a comma or a word that begins something else. */
static struct view take_name(struct reading_handicap *r)
{
	struct view rest = *r->args;
	struct view name = {0};
	struct view word;

	while (!r->end && (word = view_word(&rest)).len > 0 && !ends_name(r, word)) {
		r->end = view_ends(word, ",");
		word.len -= r->end;
		name = name.len == 0
			       ? word
			       : view_from(name.at,
					   (size_t)(word.at + word.len - name.at));
		*r->args = rest;
	}
	return name;
}

/* Takes "60" or "+60". A number out of bounds goes to w->what. */
static void take_points(struct reading_handicap *r, struct handicap_wish *w)
{
	struct view rest = *r->args;
	struct view word = view_word(&rest);
	bool comma = view_ends(word, ",");
	struct view digits = word;
	bool plus = view_starts(word, "+");

	digits.len -= comma;
	digits = view_part(digits, plus, digits.len);
	if (r->end || digits.len == 0 || !digit(digits.at[0])) {
		return;
	}
	if (!num_read(digits, 1, HANDICAP_MOST, &w->points)) {
		w->what = digits;
	}
	*r->args = rest;
	r->end = comma;
	(void)take(r, points_are);
}

static struct handicap_wish take_wish(struct arena *arena, struct view language,
				      struct view *args)
{
	struct handicap_wish w = {.asked = true};
	struct reading_handicap r = {
		.arena = arena, .language = language, .args = args};

	take_points(&r, &w);
	w.first = w.points == 0 && take(&r, first_is);
	w.time = w.points == 0 && !w.first && take(&r, time_is);
	if (take(&r, whose_is)) {
		w.who = take_name(&r);
	}
	return w;
}

void handicap_take(struct arena *arena, struct view language, struct view *args,
		   struct handicap_wish *wish)
{
	struct handicap_wish w = take_wish(arena, language, args);

	w.other = wish->other;
	if (wish->who.len > 0 && w.who.len > 0 && !view_eq_nocase(wish->who, w.who)) {
		w.other = w.who;
	}
	w.who = w.who.len > 0 ? w.who : wish->who;
	w.what = w.what.len > 0 ? w.what : wish->what;
	w.points = w.points > 0 ? w.points : wish->points;
	w.first = w.first || wish->first;
	w.time = w.time || wish->time;
	*wish = w;
}

/* ------------------------------------------------------------------- to settle */

struct strengths {
	struct rating of[2];
	bool known; /* both have played rated games of this kind */
	bool sure;  /* and neither rating is provisional */
};

static bool read_strengths(struct hearing *h, const struct new_game *n,
			   struct strengths *s)
{
	bool ok = ratings_refresh(h->d->store, h->err);

	s->known = s->sure = true;
	for (int i = 0; ok && i < 2; i++) {
		const struct kept_rating whose = {.kind = view_of(n->setup.game->name),
						  .language = n->setup.language,
						  .player = n->player[i].id};

		ok = ratings_of(h->d->store, &whose, h->d->now, &s->of[i], h->err);
		s->known = s->known && s->of[i].total > 0;
		s->sure = s->sure && s->known && !rating_provisional(&s->of[i]);
	}
	return ok;
}

/* Finds which of the two players is named; -1: neither. */
static bool named(struct hearing *h, struct view who, const struct new_game *n,
		  int *out)
{
	const struct view language = hearing_writer(h, NULL, -1).language;
	enum robot_level robot = robots_named(h->arena, language, who);
	struct reading_handicap r = {
		.arena = h->arena, .language = language, .args = &who};
	struct view rest = who;
	struct player p = {0};

	r.args = &rest;
	*out = -1;
	if (take(&r, own_is) && rest.len == 0) {
		p.id = h->player.id;
	} else if (robot == ROBOT_NONE &&
		   !player_find(h->d->store, h->arena, who, &p, h->err)) {
		return false;
	}
	for (int i = 0; i < 2; i++) {
		bool is = robot != ROBOT_NONE ? n->player[i].robot != 0
					      : n->player[i].id == p.id;

		*out = is ? i : *out;
	}
	return true;
}

static int shown(const struct strengths *s, int i)
{
	return rating_shown(s->of[i].rating);
}

/* The weaker when nobody is named: against a robot the person, else the lower
 * rating. */
static int weaker(const struct new_game *n, const struct strengths *s)
{
	if ((n->player[0].robot != 0) != (n->player[1].robot != 0)) {
		return n->player[0].robot != 0;
	}
	return !s->known || shown(s, 0) == shown(s, 1) ? -1 : shown(s, 1) < shown(s, 0);
}

/* The points that the ratings suggest, or why there are none. */
static const char *suggest(const struct new_game *n, const struct strengths *s,
			   int whose, long *points)
{
	if (n->setup.game->ground != GROUND_BOARD) {
		return PART("how many points a handicap should be is known for games "
			    "on boards alone; name them, as in \"handicap 60 points\"");
	}
	if (!s->sure) {
		return PART("there are too few rated games of you two to say how many "
			    "points a handicap should be; name them, as in \"handicap "
			    "60 points\"");
	}
	*points = handicap_suggested(shown(s, !whose) - shown(s, whose));
	return *points > 0 ? NULL
			   : PART("by the ratings no handicap is called for; whoever "
				  "wants one all the same names the points, as in "
				  "\"handicap 60 points for me\"");
}

static void set(struct new_game *n, int whose, const struct handicap_wish *w,
		long points)
{
	struct options *o = &n->setup.options;
	int64_t time = w->time ? o->value[OPTION_DEADLINE] : 0;
	struct player first = n->player[whose];

	n->player[whose] = n->player[0];
	n->player[0] = first;
	o->value[OPTION_FIRST] = FIRST_LISTED;
	o->value[OPTION_HANDICAP] = points > 0 ? HANDICAP_SEAT + points : 0;
	o->value[OPTION_MORE_TIME] = time > 0 ? MORE_TIME_SEAT + time : 0;
}

bool handicap_settle(struct hearing *h, const struct handicap_wish *w,
		     struct new_game *n, const char **why, struct view *at)
{
	struct strengths s;
	long points = w->points;
	int whose;

	*why = NULL;
	*at = w->what;
	if (w->what.len > 0) {
		*why = PART(
			"a handicap is 1 to 500 points, the first turn, or twice the "
			"time: \"handicap 60 points\", \"handicap first turn\" or "
			"\"handicap time\"");
		return true;
	}
	if (w->other.len > 0) {
		*at = w->other;
		*why = whose_it_is;
		return true;
	}
	if (w->time && n->setup.options.value[OPTION_DEADLINE] == 0) {
		*why = PART("no clock runs in this game, so nobody can have more time");
		return true;
	}
	if (n->players != 2) {
		*why = PART("a handicap is for a game of two players");
		return true;
	}
	if (!read_strengths(h, n, &s) ||
	    (w->who.len > 0 && !named(h, w->who, n, &whose))) {
		return false;
	}
	if (w->who.len == 0) {
		whose = weaker(n, &s);
	}
	if (whose < 0) {
		*at = w->who;
		*why = w->who.len > 0
			       ? whose_it_is
			       : PART("the ratings do not say which of you two the "
				      "handicap is for; name one, as in \"handicap 60 "
				      "points for me\"");
		return true;
	}
	*why = points == 0 && !w->first && !w->time ? suggest(n, &s, whose, &points)
						    : NULL;
	if (*why == NULL) {
		set(n, whose, w, points);
	}
	return true;
}

static void follow(int64_t *value, int64_t unit, int seat, int seats)
{
	int now = seat == 0 ? seats - 1 : seat - 1;

	*value += seat >= 0 ? (now - seat) * unit : 0;
}

void handicap_follow(struct options *o, int seats)
{
	follow(&o->value[OPTION_HANDICAP], HANDICAP_SEAT, handicap_seat(o), seats);
	follow(&o->value[OPTION_MORE_TIME], MORE_TIME_SEAT, more_time_seat(o), seats);
}
