/* SPDX-License-Identifier: ISC */
/* The answer to "rules": the page of the game's rules, filled in from its options. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/letters/say_handicap.h"
#include "formats/say.h"
#include <string.h>

static const char *const prices[] = {[CHALLENGE_SINGLE] = "single",
				     [CHALLENGE_DOUBLE] = "double",
				     [CHALLENGE_FIVE] = "points",
				     [CHALLENGE_TEN] = "points"};

/* Says who looks up the words of a play, if anybody, and what a challenge costs. */
static struct view asking(const struct note *n, const struct record *r)
{
	const int64_t *option = r->setup.options.value;
	struct fields *f = fields_in(n->arena);
	bool any = lexicon_is_any(r->setup.lexicon);

	if (!crossword_questioned(&r->pos)) {
		return phrase_text(n->arena, n->to.language,
				   any ? "start-words-any" : "rules-looked-up", f);
	}
	fields_set_bool(f, "any", any);
	if (option[OPTION_CHALLENGE] >= CHALLENGE_FIVE) {
		fields_set_num(f, "points",
			       option[OPTION_CHALLENGE] == CHALLENGE_FIVE ? 5 : 10);
	} else {
		fields_set_bool(f, prices[option[OPTION_CHALLENGE]], true);
	}
	fields_set_bool(f, "two", r->setup.seats == 2);
	fields_set_bool(f, "late", option[OPTION_REFILL] == REFILL_LATE);
	say_set_span(f, "window", n->to.language, option[OPTION_WINDOW]);
	return phrase_text(n->arena, n->to.language, "rules-questioned", f);
}

/* Says when tiles can be exchanged instead of making a play. */
static struct view instead(const struct note *n, const struct record *r)
{
	const struct crossword_rules *rules = crossword_rules(&r->pos);
	struct fields *f = fields_in(n->arena);

	if (r->setup.options.value[OPTION_SWAP] == OFF) {
		return phrase_text(n->arena, n->to.language, "rules-no-exchange", f);
	}
	fields_set_num(f, "rack", rules->rack);
	fields_set_num(f, "bag", rules->exchange_bag);
	if (rules->exchanges > 0) {
		fields_set_num(f, "times", rules->exchanges);
	}
	return phrase_text(n->arena, n->to.language, "rules-exchange", f);
}

static void set_board(const struct note *n, const struct record *r, struct fields *f)
{
	const struct crossword_rules *rules = crossword_rules(&r->pos);
	const int64_t *option = r->setup.options.value;

	fields_set_num(f, "cols", rules->cols);
	fields_set_num(f, "rows", rules->rows);
	fields_set_str(f, "centre",
		       arena_printf(n->arena, "%c%d", 'A' + rules->centre_col,
				    rules->centre_row + 1));
	fields_set_num(f, "bag", rules->exchange_bag);
	if (rules->all_tiles > 0) {
		fields_set_num(f, "bingo", rules->all_tiles);
	}
	fields_set_bool(f, "fourfold", option[OPTION_BOARD] == BOARD_SUPER21);
	fields_set_bool(f, "clockwise", rules->clockwise);
	fields_set_bool(f, "dual", option[OPTION_BLANK] == BLANK_DUAL);
	fields_set_bool(f, "six", option[OPTION_END] == ENDING_SIX_ZERO);
	fields_set_bool(f, "three", option[OPTION_END] == ENDING_THREE_PASS);
	fields_set_bool(f, "twice", option[OPTION_OUT] == OUT_TWICE);
	fields_set(f, "asking", asking(n, r));
	fields_set(f, "instead", instead(n, r));
}

static void say_page(struct note *n, const struct record *r)
{
	const struct setup *s = &r->setup;
	struct fields *f = fields_in(n->arena);
	struct buf values = buf_in(n->arena);

	tiles_values_write(s->alphabet, s->tiles, &values);
	fields_set(f, "values", buf_view(&values));
	if (s->game->ground == GROUND_BOARD) {
		set_board(n, r, f);
	} else if (s->game->ground == GROUND_GRID) {
		fields_set_bool(f, "asked", wordcap_asked(&r->pos));
		fields_set_num(f, "rounds", (long)s->options.value[OPTION_ROUNDS]);
		say_set_span(f, "window", n->to.language,
			     s->options.value[OPTION_WINDOW]);
	}
	page_write(&n->text, n->to.language,
		   arena_printf(n->arena, "rules-%s.txt", s->game->name), f);
	buf_char(&n->text, '\n');
}

/* Says which tile set is played with, and how much time there is. */
static void say_means(struct note *n, const struct setup *s)
{
	struct fields *f = fields_in(n->arena);

	if (s->game->ground == GROUND_BOARD) {
		fields_set_str(f, "set", s->tiles->id);
		fields_set_num(f, "count", s->tiles->total);
		if (s->tiles->count[TILE_BLANK] > 0) {
			fields_set_num(f, "blanks", s->tiles->count[TILE_BLANK]);
		}
		note_add(n, "rules-set", f);
	}
	clock_say(n, s);
	note_gap(n);
}

/* Whether the page, or the sentences about tiles and time, tell that option. */
static bool is_told(const char *name)
{
	static const char *const told[] = {
		"board",  "challenge",    "refill",       "fourw",    "end",
		"out",    "exchange-min", "bingo",        "blank",    "swap",
		"accept", "rounds",       "timed",        "tiles",    "deadline",
		"bank",   "grace",        "double-after", "flag",     "no-show",
		"rest",   "holidays",     "late-resign",  "handicap", "more-time"};

	for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
		if (strcmp(name, told[i]) == 0) {
			return true;
		}
	}
	return false;
}

/* Lists the options that differ from the game's usual ones and that no sentence has
 * told. */
static void own_options(struct note *n, const struct setup *s)
{
	struct options usual;
	struct option_own own;
	bool any = false;
	bool listed = false;

	options_init(&usual, s->game->options, s->game->option_count);
	for (int next = 0;
	     options_next_own(&s->options, &usual, n->arena, &next, &own);) {
		any = true;
		if (is_told(own.name)) {
			continue;
		}
		if (!listed) {
			note_say(n, "rules-own");
			note_gap(n);
		}
		listed = true;
		fields_set_str(n->f, "name", own.name);
		fields_set(n->f, "value", own.value);
		fields_set(n->f, "usual", own.usual);
		fields_set_str(n->f, "rules", own.rules);
		note_line(n, "rules-option", n->f);
	}
	if (!any) {
		note_say(n, "rules-usual");
	}
}

bool answer_rules(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct note n = answer_to(h, r, seat);

	(void)o;
	fields_set_str(n.f, "title", r->setup.game->title);
	say_page(&n, r);
	say_means(&n, &r->setup);
	handicap_say(&n, &r->setup);
	own_options(&n, &r->setup);
	return answer_tell(h, &n, "help", "head-rules");
}
