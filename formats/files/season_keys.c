/* SPDX-License-Identifier: ISC */
/* The keys of a season file, and what each of them takes. */
#include "formats/files/season_read.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <stddef.h>

enum {
	ROUNDS_MOST = 99,
	SIZE_MOST = 2000,
	PROMOTE_MOST = 50,
	CAP_MOST = 100000,
	GAMES_MOST = 100,
	UP_MOST = 2000,
	HOUR = 3600,
	DAY = 86400
};
enum { NAME_LONGEST = 60, DIVISION_LONGEST = 12 };

static const char *const formats[SEASON_FORMATS_] = {
	[SEASON_ROUND_ROBIN] = "round-robin",
	[SEASON_DOUBLE_ROUND_ROBIN] = "double-round-robin",
	[SEASON_SWISS] = "swiss",
	[SEASON_KING] = "king",
	[SEASON_LADDER] = "ladder",
	[SEASON_KNOCKOUT] = "knockout",
	[SEASON_TEAMS] = "teams",
	[SEASON_DUPLICATE] = "duplicate",
};

static const char *const ties[SEASON_TIES_] = {
	[SEASON_TIE_POINTS] = "points",         [SEASON_TIE_WINS] = "wins",
	[SEASON_TIE_SPREAD] = "spread",         [SEASON_TIE_HEAD] = "head-to-head",
	[SEASON_TIE_BUCHHOLZ] = "buchholz",     [SEASON_TIE_MEDIAN] = "median",
	[SEASON_TIE_CUMULATIVE] = "cumulative", [SEASON_TIE_SEED] = "seed",
};

/* The first choice of each policy holds where a file says nothing. */
static const struct {
	const char *name;
	const char *choice[4];
} policies[POLICIES_] = {
	[POLICY_NO_SHOW] = {"no-show",    {"forfeit", "replace", "ask"}            },
	[POLICY_WITHDRAWAL] = {"withdrawal", {"annul-before-half", "annul", "forfeit"}},
	[POLICY_SILENCE] = {"silence",    {"ask", "forfeit"}                       },
	[POLICY_UNFINISHED] = {"unfinished", {"propose", "score", "draw"}             },
	[POLICY_REPLACE] = {"replace",    {"ask", "allow", "never"}                },
	[POLICY_DECLINE] = {"decline",    {"once-free", "forfeit", "free"}         },
	[POLICY_UNANSWERED] = {"unanswered", {"forfeit", "free"}                      },
};

const char *season_format_name(enum season_format f)
{
	return formats[f];
}

const char *season_tie_name(enum season_tie t)
{
	return ties[t];
}

/* The index of a word among names; -1: it is none of them. */
static int name_at(const char *const *names, int count, struct view word)
{
	for (int i = 0; i < count && names[i] != NULL; i++) {
		if (view_is_nocase(word, names[i])) {
			return i;
		}
	}
	return -1;
}

/* The names as a list: "a, b or c". */
static const char *choices(struct season_reader *r, const char *const *names, int count)
{
	struct buf b = buf_in(r->arena);

	for (int i = 0; i < count && names[i] != NULL; i++) {
		bool last = i + 1 == count || names[i + 1] == NULL;

		buf_printf(&b, "%s%s", i == 0 ? "" : last ? " or " : ", ", names[i]);
	}
	return buf_cstr(&b);
}

static int read_number(struct season_reader *r, struct view value, const char *key,
		       int min, int max)
{
	long n = min;

	if (!num_read(value, min, max, &n)) {
		season_fault(r, "%s takes a number from %d to %d", key, min, max);
	}
	return (int)n;
}

/* Reads a day such as 2026-12-01; returns its first moment in UTC. */
static int64_t read_day(struct season_reader *r, struct view value)
{
	int64_t at = 0;

	if (value.len != 10 ||
	    !stamp_read(
		    view_of(arena_printf(r->arena, "%.*sT00:00:00Z", VIEW_ARG(value))),
		    &at)) {
		season_fault(r, "\"%.*s\" is no day; one is written 2026-12-01",
			     value.len < 40 ? (int)value.len : 40, value.at);
	}
	return at;
}

static void read_span(struct season_reader *r, const struct season_key *k,
		      struct view value, int64_t *out)
{
	enum { YEAR = 366 };
	int64_t span;

	if (!stamp_span_read(value, &span) || span < k->least ||
	    span > (int64_t)YEAR * DAY) {
		season_fault(r, "%s takes a time from %s to 366d", k->key,
			     k->least == 0 ? "0d" : "1h");
		return;
	}
	*out = span;
}

void season_read_value(struct season_reader *r, const struct season_key *k,
		       struct view value)
{
	void *at = (char *)r->out + k->at;

	switch (k->kind) {
	case SEASON_READ:
		k->read(r, value);
		break;
	case SEASON_TEXT:
		*(struct season_value *)at = (struct season_value){value, r->line};
		break;
	case SEASON_NUMBER:
		*(int *)at = read_number(r, value, k->key, k->least, k->most);
		break;
	case SEASON_DAY:
		*(int64_t *)at = read_day(r, value);
		break;
	case SEASON_LAST_DAY:
		*(int64_t *)at = read_day(r, value) + DAY;
		break;
	case SEASON_SPAN:
		read_span(r, k, value, at);
		break;
	}
}

/* Reads names: "Ann, Ben Miller" with commas; without a comma every word is a
 * name. */
static struct season_names names(struct season_reader *r, struct view text)
{
	struct season_names n = {0};
	bool commas = view_find(text, ',') < text.len;

	while (view_trim(text).len > 0) {
		struct view one =
			commas ? view_trim(view_cut(&text, ',')) : view_word(&text);

		if (one.len == 0) {
			season_fault(r, "a name is missing beside a comma");
			continue;
		}
		n.name = arena_room(r->arena, n.name, n.count, sizeof *n.name);
		n.name[n.count++] = one;
	}
	return n;
}

/* -------------------------------------------------------------------- the keys */

static void read_name(struct season_reader *r, struct view value)
{
	r->out->name = (struct season_value){value, r->line};
	if (value.len > NAME_LONGEST) {
		season_fault(r, "a season's name has at most %d bytes", NAME_LONGEST);
	}
}

static void read_follows(struct season_reader *r, struct view value)
{
	r->out->follows_line = r->line;
	r->out->follows = read_number(r, value, "Follows", 1, 1000000);
}

static void read_format(struct season_reader *r, struct view value)
{
	struct view word = view_word(&value);
	int f = name_at(formats, SEASON_FORMATS_, word);
	bool counted = f == SEASON_SWISS || f == SEASON_KING || f == SEASON_DUPLICATE;

	value = view_trim(value);
	if (f < 0) {
		season_fault(r, "Format is one of %s",
			     choices(r, formats, SEASON_FORMATS_));
		return;
	}
	r->out->format = (enum season_format)f;
	if (counted) {
		r->out->rounds = read_number(r, value, formats[f], 1, ROUNDS_MOST);
	} else if (value.len > 0) {
		season_fault(r, "nothing stands behind \"%s\"", formats[f]);
	}
}

static void read_division(struct season_reader *r, struct view value)
{
	struct season_plan *p = r->out;
	struct season_division d = {.name = view_word(&value), .line = r->line};

	value = view_trim(value);
	if (d.name.len > DIVISION_LONGEST) {
		season_fault(r, "a division's name has at most %d bytes",
			     DIVISION_LONGEST);
	}
	if (value.len > 0) {
		d.size = read_number(r, value, "the size of a division", 2, SIZE_MOST);
	}
	for (size_t i = 0; i < p->divisions; i++) {
		if (view_eq_nocase(p->division[i].name, d.name)) {
			season_fault(r, "there is a division %.*s already, in line %d",
				     VIEW_ARG(d.name), p->division[i].line);
		}
	}
	p->division = arena_room(r->arena, p->division, p->divisions, sizeof d);
	p->division[p->divisions++] = d;
}

static void read_listed(struct season_reader *r, struct view value)
{
	struct season_plan *p = r->out;
	struct view name = view_word(&value);

	for (size_t i = 0; i < p->divisions; i++) {
		if (view_eq_nocase(p->division[i].name, name)) {
			if (p->division[i].listed.count > 0) {
				season_fault(r, "%.*s is listed already",
					     VIEW_ARG(name));
			}
			p->division[i].listed = names(r, value);
			return;
		}
	}
	season_fault(r, "no line above this one makes a division \"%.*s\"",
		     name.len < 40 ? (int)name.len : 40, name.at);
}

static void read_first(struct season_reader *r, struct view value)
{
	static const char *const ways[] = {"seeded by rating", "listed"};
	int way = name_at(ways, 2, value);

	r->out->listed = way == 1;
	if (way < 0) {
		season_fault(r, "First-Divisions is %s", choices(r, ways, 2));
	}
}

static void read_best(struct season_reader *r, struct view value)
{
	static const char *const whose[] = {"all", "players"};
	int best = name_at(whose, 2, value);

	r->out->best = best == 1 ? SEASON_BEST_OF_PLAYERS : SEASON_BEST_OF_ALL;
	if (best < 0) {
		season_fault(r, "Best-Play is %s", choices(r, whose, 2));
	}
}

static void read_ties(struct season_reader *r, struct view value)
{
	struct season_plan *p = r->out;
	struct view word;

	p->ties = 0;
	while ((word = view_word(&value)).len > 0) {
		int tie = name_at(ties, SEASON_TIES_, word);
		bool twice = false;

		for (size_t i = 0; i < p->ties; i++) {
			twice = twice || (int)p->tie[i] == tie;
		}
		if (tie < 0 || twice) {
			season_fault(r, "Ties lists %s, each at most once",
				     choices(r, ties, SEASON_TIES_));
			return;
		}
		p->tie[p->ties++] = (enum season_tie)tie;
	}
}

static void read_sign_up(struct season_reader *r, struct view value)
{
	struct view from = view_word(&value);
	struct view to = view_word(&value);
	struct view until = view_trim(value);

	if (!view_is_nocase(to, "to")) {
		season_fault(r, "Sign-Up is written 2026-12-01 to 2026-12-20");
		return;
	}
	r->out->opens = read_day(r, from);
	r->out->closes = read_day(r, until) + DAY;
	if (r->out->closes <= r->out->opens) {
		season_fault(r, "sign-up ends before it begins");
	}
}

static void read_policy(struct season_reader *r, struct view value)
{
	while (view_trim(value).len > 0) {
		struct view one = view_trim(view_cut(&value, ';'));
		struct view word = view_word(&one);
		int which = -1;
		int choice;

		for (int i = 0; i < POLICIES_; i++) {
			which = view_is_nocase(word, policies[i].name) ? i : which;
		}
		if (which < 0) {
			season_fault(r,
				     "Policy says what becomes of no-show, withdrawal, "
				     "silence, unfinished, replace, decline and "
				     "unanswered, each parted by \";\"");
			continue;
		}
		choice = name_at(policies[which].choice, 4, view_trim(one));
		if (choice < 0) {
			season_fault(r, "%s is %s", policies[which].name,
				     choices(r, policies[which].choice, 4));
			continue;
		}
		r->out->policy[which] = choice;
		if (which >= POLICY_DECLINE && r->ladder == 0) {
			r->ladder = r->line;
		}
	}
}

static void read_team(struct season_reader *r, struct view value)
{
	struct season_plan *p = r->out;
	struct season_team t = {.name = view_word(&value), .line = r->line};

	t.name.len -= view_ends(t.name, ":");
	t.player = names(r, value);
	if (t.player.count == 0) {
		season_fault(r, "team %.*s has no player", VIEW_ARG(t.name));
	}
	p->team = arena_room(r->arena, p->team, p->teams, sizeof t);
	p->team[p->teams++] = t;
}

#define AT(field) offsetof(struct season_plan, field)

#define READ(function, flags)      SEASON_READ, flags, 0, 0, 0, function
#define TEXT(field, flags)         SEASON_TEXT, flags, AT(field), 0, 0, NULL
#define NUMBER(field, least, most) SEASON_NUMBER, 0, AT(field), least, most, NULL
#define SPAN(field, least)         SEASON_SPAN, 0, AT(field), least, 0, NULL

/* clang-format off */
const struct season_key season_keys[SEASON_KEYS] = {
	{"Name",             READ(read_name, SEASON_KEY_MUST)},
	{"Game",             TEXT(game, SEASON_KEY_MUST)},
	{"Language",         TEXT(language, 0)},
	{"Lexicon",          TEXT(lexicon, SEASON_KEY_MUST)},
	{"Clock",            TEXT(clock, 0)},
	{"Options",          TEXT(options, 0)},
	{"Format",           READ(read_format, SEASON_KEY_MUST)},
	{"Division",         READ(read_division, SEASON_KEY_MORE)},
	{"First-Divisions",  READ(read_first, 0)},
	{"Listed",           READ(read_listed, SEASON_KEY_MORE)},
	{"Promote",          NUMBER(promote, 0, PROMOTE_MOST)},
	{"Follows",          READ(read_follows, 0)},
	{"Ties",             READ(read_ties, 0)},
	{"Spread-Cap",       NUMBER(spread_cap, 0, CAP_MOST)},
	{"Sign-Up",          READ(read_sign_up, SEASON_KEY_MUST)},
	{"Start",            SEASON_DAY, SEASON_KEY_MUST, AT(start), 0, 0, NULL},
	{"End",              SEASON_LAST_DAY, 0, AT(end), 0, 0, NULL},
	{"Round",            SPAN(round, HOUR)},
	{"Games-At-Once",    NUMBER(at_once, 1, GAMES_MOST)},
	{"Challenge-Up",     NUMBER(challenge.up, 1, UP_MOST)},
	{"Challenge-Again",  SPAN(challenge.again, 0)},
	{"Challenge-Answer", SPAN(challenge.answer, HOUR)},
	{"Best-Play",        READ(read_best, 0)},
	{"Director",         TEXT(director, 0)},
	{"Policy",           READ(read_policy, 0)},
	{"Team",             READ(read_team, SEASON_KEY_MORE)},
};
/* clang-format on */
