/* SPDX-License-Identifier: ISC */
/*
 * A replay for a referee, as text for mail: at most 76 columns wide, with the rule
 * of each decision, "[C2]". explain.h finds out what is told.
 */
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/explain/text.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/view.h"

static void put_notes(struct buf *b, const struct explain_notes *notes)
{
	for (size_t i = 0; i < notes->count; i++) {
		size_t start = b->len;

		buf_str(b, "  -");
		explain_put_hanging(b, start, 4, notes->note[i].text,
				    notes->note[i].rules);
	}
}

/* ---------------------------------------------------------------- positions */

static void put_cubes(struct buf *b, const struct pile *p)
{
	struct buf red = buf_in(b->arena);

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if (p->uses[cube] == PILE_RED) {
			buf_char(&red, ' ');
			buf_add(&red, pile_cube_name((uint8_t)cube));
		}
	}
	buf_printf(b, "    Cubes       %d%s%s\n", pile_cubes(p),
		   red.len > 0 ? ", red" : "", buf_cstr(&red));
}

/* Writes what a seat has: its rack, or in path games its points. */
static struct view holding(struct arena *arena, const struct position *pos, int seat)
{
	const struct setup *s = pos->setup;
	struct buf b = buf_in(arena);

	if (s->game->ground == GROUND_BOARD) {
		struct view rack = view_rack(arena, pos,
					     (struct viewer){VIEWER_OPERATOR, 0}, seat);

		return s->open         ? view_of("not counted")
		       : rack.len == 0 ? view_of("(no tile)")
				       : rack;
	}
	buf_printf(&b, "%d points", pos->score[seat]);
	if (s->game->ground == GROUND_GRID) {
		buf_printf(&b, ", %d of %d sorts made", pos->sorts[seat],
			   WORDCAP_SORTS);
	}
	buf_str(&b, pos->gone[seat] ? ", resigned" : "");
	return buf_view(&b);
}

/* Writes what a position has besides its board; `after` a line also a grid's
 * letters. */
static void put_holdings(struct buf *b, bool after, const struct position *pos)
{
	buf_str(b, after ? "  After\n" : "  Before\n");
	for (int i = 0; i < pos->setup->seats; i++) {
		size_t start = b->len;

		buf_printf(b, "    %.*s", VIEW_ARG(position_name(pos, i)));
		explain_put_hanging(b, start, EXPLAIN_VALUES, holding(b->arena, pos, i),
				    (struct view){0});
	}
	if (pos->setup->game->ground == GROUND_BOARD) {
		buf_printf(b, "    Bag         %d\n", pos->bag_n);
	} else if (pos->setup->game->ground == GROUND_PILE) {
		put_cubes(b, &pos->pile);
	} else if (after) {
		buf_str(b, "    Letters     ");
		grid5_write(b, &pos->grid, pos->setup->alphabet);
		buf_char(b, '\n');
	}
}

/* ------------------------------------------------------------------- lines */

static void put_later(struct buf *b, const char *when,
		      const struct explain_notes *notes)
{
	if (notes->count > 0) {
		buf_printf(b, "\n%s\n", when);
		put_notes(b, notes);
	}
}

/* Writes the position before a line, unless the last one shown is the same. */
static void put_before(struct buf *b, const struct replay_turn *t,
		       const struct replay_turn *shown)
{
	if (shown != NULL && shown->before == t->before) {
		explain_put_plain(b, "Position", "as before line %ld", shown->n);
		return;
	}
	explain_put_board(b, t->before);
	put_holdings(b, false, t->before);
}

static void put_line(struct buf *b, const struct replay *r, const struct replay_turn *t,
		     const struct replay_turn *shown)
{
	struct explain_line x;

	explain_line(b->arena, r, t, &x);
	buf_char(b, '\n');
	explain_put_hanging(
		b, b->len, 0,
		view_of(arena_printf(b->arena, "Line %ld, turn %ld, %.*s: %.*s", t->n,
				     t->turn,
				     VIEW_ARG(position_name(t->before, t->seat)),
				     VIEW_ARG(t->order))),
		(struct view){0});
	buf_char(b, '\n');
	put_before(b, t, shown);
	explain_put_value(b, "Written",
			  t->late ? view_of("nothing arrived in time") : t->written,
			  (struct view){0});
	if (t->verdict != REPLAY_REFUSED) {
		explain_put_value(b, "Read as", t->order, (struct view){0});
	}
	if (x.path != NULL) {
		explain_put_path(b, &r->setup, x.path);
	}
	if (x.words > 0) {
		explain_put_play(b, &r->setup, &x,
				 !x.scored && t->verdict != REPLAY_REFUSED);
	}
	if (x.ruling.len > 0) {
		explain_put_value(b, "Ruling", x.ruling, x.ruling_rules);
	}
	if (x.notes.count > 0) {
		buf_str(b, "  What happened\n");
		put_notes(b, &x.notes);
		put_holdings(b, true, x.after);
	}
	put_later(b, arena_printf(b->arena, "After line %ld", t->n), &x.later);
}

/* ------------------------------------------------------------ head and end */

static void put_head(struct buf *b, const struct replay *r)
{
	const struct setup *s = &r->setup;
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	struct view options = replay_options(b->arena, s);
	char hex[HASH_HEX];

	buf_printf(b, "%s, judged again from the record\n", s->game->title);
	if (lexicon_is_any(s->lexicon)) {
		buf_printf(b, "  Words         %s: every word is good\n", lx->id);
	} else {
		hex_write(lx->hash.byte, HASH_BYTES, hex);
		buf_printf(b, "  Words         %s, %u word%s, sha256\n    %s\n", lx->id,
			   lx->words, lx->words == 1 ? "" : "s", hex);
	}
	buf_printf(b, "  Tiles         %s, alphabet %s\n", s->tiles->id,
		   s->alphabet->id);
	if (options.len > 0) {
		explain_put_plain(b, "Options", "%.*s", VIEW_ARG(options));
	}
	hex_write(s->seed, HASH_BYTES, hex);
	buf_printf(b, "  Seed\n    %s\n", hex);
}

void replay_explain_turns(struct buf *b, const struct replay *r, long from, long to)
{
	const struct replay_turn *shown = NULL;

	for (size_t i = 0; i < r->turns; i++) {
		const struct replay_turn *t = &r->turn[i];

		if (replay_shows(t->turn, from, to)) {
			put_line(b, r, t, shown);
			shown = t;
		}
	}
}

void replay_explain(struct buf *b, const struct replay *r, long from, long to)
{
	struct explain_notes deal = explain_deal(b->arena, r);
	struct explain_notes end = explain_end(b->arena, r);

	put_head(b, r);
	if (from <= 1) {
		put_later(b,
			  r->setup.game->ground == GROUND_BOARD ? "The deal"
								: "The start",
			  &deal);
	}
	replay_explain_turns(b, r, from, to);
	if (replay_shows_end(r, to)) {
		put_later(b, "The end", &end);
	}
}
