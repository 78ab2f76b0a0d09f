/* SPDX-License-Identifier: ISC */
/* The answers to "help" and "games", which need no game. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/example.h"
#include "formats/orders/orders_words.h"
#include "formats/orders/own_words.h"
#include "formats/say.h"
#include "formats/text/line.h"
#include "formats/text/tongue.h"
#include <string.h>

enum { HELP_WIDTH = 72 }; /* columns of a line of help */

static const unsigned lives[] = {
	[GROUND_BOARD] = ORDERS_BOARD,
	[GROUND_GRID] = ORDERS_GRID,
	[GROUND_PILE] = ORDERS_PILE,
};

/* One order: its example, and beside it what the order does. */
static void help_row(struct buf *b, struct view language, const struct order_help *row)
{
	struct buf text = buf_in(b->arena);
	size_t column = example_mark(b->arena, language).len + EXAMPLE_ROOM;
	struct lines lines;
	struct view line;

	example_write(&text, language, row->example);
	wrap_hanging(&text, 0,
		     view_of(tongue_text(b->arena, language,
					 arena_printf(b->arena, "help %s", row->words),
					 row->does)),
		     column, prose_lines(HELP_WIDTH));
	lines = lines_of(buf_view(&text));
	while (line_next(&lines, &line)) {
		buf_printf(b, "\t%.*s\n", VIEW_ARG(line));
	}
}

static bool row_names(const struct order_help *row, struct view word)
{
	struct view words = view_of(row->words);
	struct view one;

	while ((one = view_word(&words)).len > 0) {
		if (view_eq_nocase(one, word)) {
			return true;
		}
	}
	return false;
}

/* Whether games on one of the grounds `where` have the order. `where` is 0 outside of a
 * game, where there is help for every order. */
static bool row_fits(const struct order_help *row, unsigned where)
{
	return where == 0 || (row->where & where) != 0;
}

static void help_one(struct buf *b, struct view language, struct view about,
		     unsigned where)
{
	for (size_t i = 0; i < order_help_count && about.len > 0; i++) {
		if (row_names(&order_help[i], about) &&
		    row_fits(&order_help[i], where)) {
			help_row(b, language, &order_help[i]);
		}
	}
}

static void help_head(struct buf *b, struct view language, unsigned where)
{
	struct fields *f = fields_in(b->arena);

	fields_set_bool(f, "board", (where & ORDERS_BOARD) != 0);
	fields_set_bool(f, "grid", (where & ORDERS_GRID) != 0);
	page_write(b, language, "help.txt", f);
}

/* The games on that ground: "WordBox, Angry Words and Classic"; empty: none. */
static struct view titles(struct arena *arena, struct view language, enum ground ground)
{
	struct view *title = arena_array(arena, games_count, sizeof *title);
	size_t n = 0;

	for (size_t i = 0; i < games_count; i++) {
		if (games[i]->ground == ground) {
			title[n++] = view_of(games[i]->title);
		}
	}
	return say_list(arena, language, LIST_AND, title, n);
}

/* First the orders that all games have, then for each ground its own. */
static void help_groups(struct buf *b, struct view language)
{
	struct fields *f = fields_in(b->arena);

	for (size_t i = 0; i < order_help_count; i++) {
		if (order_help[i].where == ORDERS_ANY) {
			help_row(b, language, &order_help[i]);
		}
	}
	for (int ground = GROUND_BOARD; ground <= GROUND_PILE; ground++) {
		struct view names = titles(b->arena, language, (enum ground)ground);

		if (names.len == 0) {
			continue;
		}
		fields_set(f, "games", names);
		buf_char(b, '\n');
		phrase(b, language, "help-games", f);
		buf_str(b, "\n\n");
		for (size_t i = 0; i < order_help_count; i++) {
			if (order_help[i].where != ORDERS_ANY &&
			    row_fits(&order_help[i], lives[ground])) {
				help_row(b, language, &order_help[i]);
			}
		}
	}
}

/* Answers with all orders of the game, or with the one asked about. `r` is NULL without
 * a game. */
static bool help(struct hearing *h, struct note *n, const struct record *r,
		 struct view about)
{
	unsigned where = r != NULL ? lives[r->setup.game->ground] : 0;
	struct buf rows = buf_in(h->arena);

	help_one(&rows, n->to.language, about, where);
	if (rows.len > 0) {
		note_say(n, "help-one");
		note_gap(n);
		buf_add(&n->text, buf_view(&rows));
		return answer_tell(h, n, "help", "head-help-one");
	}
	help_head(&n->text, n->to.language, where);
	if (where == 0) {
		help_groups(&n->text, n->to.language);
	}
	for (size_t i = 0; i < order_help_count && where != 0; i++) {
		if (row_fits(&order_help[i], where)) {
			help_row(&n->text, n->to.language, &order_help[i]);
		}
	}
	if (r != NULL) {
		say_values(n, &r->setup);
	}
	return answer_tell(h, n, "help", "head-help");
}

/* Whether ordinary sentences often begin with that order word. It then does not tell
 * which order was meant. */
static bool prosaic(int kind)
{
	static const enum order_kind kinds[] = {ORDER_NONE, ORDER_YES,  ORDER_NO,
						ORDER_NOT,  ORDER_ALSO, ORDER_BACK,
						ORDER_IF};

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (kind == (int)kinds[i]) {
			return true;
		}
	}
	return kind >= ORDER_KINDS_; /* "game", "end" */
}

/* The English order word for `word` of the reader's language; `word` itself when there
 * is none. */
static struct view in_english(struct arena *a, struct view language, struct view word)
{
	struct view rest = own_words_of(a, language);
	struct own_word row;

	while (own_word_next(&rest, &row)) {
		while (row.own.len > 0) {
			if (view_eq_nocase(view_trim(view_cut(&row.own, ',')), word)) {
				return view_word(&row.english);
			}
		}
	}
	return word;
}

struct view help_begun(struct note *n, const struct record *r, struct view line,
		       struct buf *rows)
{
	unsigned where = r != NULL ? lives[r->setup.game->ground] : 0;
	struct view word = view_word(&line);
	struct view english;

	while (word.len > 0 && strchr(":,.!?", word.at[word.len - 1]) != NULL) {
		word.len--;
	}
	english = in_english(n->arena, n->to.language, word);
	if (!prosaic(words_find(english))) {
		help_one(rows, n->to.language, english, where);
	}
	return word;
}

/* The scores of all seats but `me`: "Ann 23, Cat 9". */
static struct view other_scores(struct arena *arena, const struct position *pos, int me)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < pos->setup->seats; i++) {
		if (i != me) {
			buf_printf(&b, "%s%.*s %d", b.len > 0 ? ", " : "",
				   VIEW_ARG(pos->setup->name[i]), pos->score[i]);
		}
	}
	return buf_view(&b);
}

static bool game_line(struct note *n, int64_t id)
{
	struct record *r = arena_take(n->arena, sizeof *r);
	int me;

	if (!record_load(n->d, n->arena, id, r, n->err)) {
		return false;
	}
	me = record_seat(r, n->to.player);
	fields_set_num(n->f, "game", (long)id);
	note_set_game(n, r, me);
	fields_set_num(n->f, "turn", r->pos.turn);
	fields_set_bool(n->f, "playing", me >= 0);
	if (me >= 0) {
		fields_set_num(n->f, "own", r->pos.score[me]);
	}
	fields_set(n->f, "scores", other_scores(n->arena, &r->pos, me));
	fields_set_bool(n->f, "mine", me >= 0 && r->pos.to_move == me);
	buf_char(&n->text, '\t');
	phrase(&n->text, n->to.language, "game-line", n->f);
	buf_char(&n->text, '\n');
	return true;
}

static bool game_lines(struct note *n, const int64_t *ids, size_t count)
{
	bool ok = true;

	note_gap(n);
	for (size_t i = 0; i < count && ok; i++) {
		ok = game_line(n, ids[i]);
	}
	return ok;
}

/* Lists the games that the writer plays, then those that he watches. */
bool answer_games(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	int64_t *ids;
	int64_t *watched;
	size_t count;
	size_t watches;

	(void)o;
	if (!match_of_player(h->d->store, h->arena, n.to.player, &ids, &count,
			     h->err) ||
	    !observer_games(h->d->store, h->arena, n.to.player, &watched, &watches,
			    h->err)) {
		return false;
	}
	note_say(&n, count > 0 ? "games" : "games-none");
	if (!game_lines(&n, ids, count)) {
		return false;
	}
	if (watches > 0) {
		buf_str(&n.text, count > 0 ? "\n" : "");
		note_say(&n, "games-watched");
		if (!game_lines(&n, watched, watches)) {
			return false;
		}
	}
	return answer_tell(h, &n, "help", "head-games");
}

bool answer_help(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct note n = answer_to(h, r, seat);

	return help(h, &n, r, o->args);
}
