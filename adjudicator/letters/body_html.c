/* SPDX-License-Identifier: ISC */
/*
 * The HTML of a letter: what its text says, with the score as a table, the rack as
 * tiles, the time as a mark of its own, and links to tap.
 */
#include "adjudicator/games/picture.h"
#include "adjudicator/letters/body_state.h"
#include "adjudicator/letters/notice_html.h"
#include "formats/boards/paint.h"
#include "formats/phrase.h"
#include "formats/text/utf8.h"

/* From his fourth turn on a player knows how an order is written. */
enum { TURNS_TO_LEARN = 3 };

/* In pixels, what fits a phone of 380: a rack, its largest tile and the gap. At most
 * SEATS_A_ROW scores stand side by side. */
enum { WIDE = 360, TILE = 42, TILE_GAP = 3, SEATS_A_ROW = 3 };

static void paint_in(struct fields *f, const char *ground, const char *ink,
		     enum paint paint)
{
	fields_set_str(f, ground, paint_ground(paint));
	fields_set_str(f, ink, paint_ink(paint));
}

/* Lists the seats with their scores, in rows. The one who moves is named in words
 * and has another colour. */
static void set_scores(const struct draft *p, struct fields *f)
{
	const struct game_view *v = p->view;
	int rows = (v->seats + SEATS_A_ROW - 1) / SEATS_A_ROW;
	bool answers = v->ground != GROUND_BOARD && v->pending.any;
	struct fields *row = NULL;

	for (int i = 0; i < v->seats; i++) {
		bool moves = i == v->to_move && !v->over && !answers;
		struct fields *seat;
		struct fields *name = fields_in(p->arena);

		if (i % ((v->seats + rows - 1) / rows) == 0) {
			row = fields_item(f, "score-rows");
		}
		seat = fields_item(row, "scores");
		fields_set(name, "name", v->seat[i].name);
		fields_set_bool(name, "gone", v->seat[i].gone);
		fields_set(seat, "name", body_sentence(p, "panel-seat", name));
		fields_set(seat, "score", state_score(p, i, true));
		fields_set(seat, "moves",
			   moves ? body_sentence(p, "panel-move", name)
				 : (struct view){0});
		paint_in(seat, "ground", "ink", moves ? PAINT_TOP : PAINT_CARD);
	}
}

/* Makes the tiles as large as a phone has room for. */
static void set_rack(const struct draft *p, struct fields *f)
{
	const struct seat_view *me = &p->view->seat[body_rack(p)];
	int most = me->tiles > 0 ? WIDE / (int)me->tiles - TILE_GAP : TILE;
	int size = most < TILE ? most : TILE;

	fields_set_num(f, "tile-size", size);
	fields_set_num(f, "face-size", size / 2);
	fields_set_num(f, "value-size", size / 4);
	fields_set_str(f, "tile-edge", colours[COLOUR_TILE_EDGE].day);
	paint_in(f, "tile-ground", "tile-ink", PAINT_TILE);
	for (size_t i = 0; i < me->tiles; i++) {
		struct fields *tile = fields_item(f, "rack-tiles");

		fields_set_str(tile, "face", me->tile[i].face);
		if (utf8_width(view_of(me->tile[i].face)) > 1) {
			fields_set_num(tile, "face-size", size * 3 / 8);
		}
		if (me->tile[i].value != 0) {
			fields_set_num(tile, "value", me->tile[i].value);
		}
	}
}

/* Tells which mark on the board is whose. */
static void set_marks(const struct draft *p, struct fields *f)
{
	fields_set(f, "marked", state_marked(p, true));
	for (int seat = 0; seat < p->view->seats; seat++) {
		if (p->marked[seat]) {
			struct fields *mark = fields_item(f, "marks");

			fields_set(mark, "name", p->view->seat[seat].name);
			fields_set_str(mark, "edge",
				       colours[COLOUR_SEAT0 + seat % SEATS].day);
		}
	}
}

static void set_board(const struct draft *p, struct fields *f)
{
	struct buf board = buf_in(p->arena);

	p->view->language = p->player.language;
	p->view->board.side = state_panel_below(p, &p->view->board.sides);
	picture_write_html(&board, p->view);
	fields_set(f, "board", buf_view(&board));
	if (!p->duplicate) {
		set_scores(p, f);
	}
	set_marks(p, f);
}

/* Sets the time apart, or what is wanted if no time is told. The table of scores
 * says how the game stands. */
static void set_wanted(const struct draft *p, struct fields *f)
{
	struct view due = fields_get(f, "due");
	bool mine = body_my_turn(p) ||
		    (p->settling.game == 0 && view_may_question(p->view));

	if (due.len == 0) {
		fields_set(f, "due", fields_get(f, "wanted"));
		fields_set(f, "wanted", due);
	}
	fields_set_str(f, "due-edge",
		       colours[mine ? COLOUR_FRESH_EDGE : COLOUR_SOFT].day);
	paint_in(f, "due-ground", "due-ink", mine ? PAINT_TOP : PAINT_CARD);
}

static void set_styles(const struct draft *p, struct fields *f)
{
	struct buf style = buf_in(p->arena);

	paint_night_write(&style);
	board_wide_write(&style);
	if (state_marked(p, true).len > 0) {
		paint_night_seats_write(&style);
	}
	fields_set(f, "styles", view_trim_end(buf_view(&style)));
	fields_set_str(f, "edge", colours[COLOUR_SOFT].day);
	paint_in(f, "page-ground", "page-ink", PAINT_TAP);
	paint_in(f, "tap-ground", "tap-ink", PAINT_CARD);
}

bool body_html(const struct draft *p, struct fields *f, struct reply *out)
{
	struct buf b = buf_in(p->arena);
	struct buf paragraphs = buf_in(p->arena);
	struct buf more = buf_in(p->arena);
	struct view page;

	set_styles(p, f);
	html_paragraphs(&paragraphs, p->player.language, fields_get(f, "news"), true);
	fields_set(f, "news", buf_view(&paragraphs));
	html_paragraphs(&more, p->player.language, fields_get(f, "more"), false);
	fields_set(f, "more", buf_view(&more));
	fields_set(f, "analysis", p->analysis_html);
	if (p->view != NULL) {
		set_wanted(p, f);
		if (body_rack(p) >= 0 && !p->view->over) {
			set_rack(p, f);
		}
	}
	if (p->view != NULL && body_shows_board(p)) {
		set_board(p, f);
	}
	if (p->r != NULL) {
		fields_set_bool(f, "folded",
				position_moment(&p->r->pos) >
					TURNS_TO_LEARN * p->r->setup.seats);
	}
	body_set_how(p, f, "how.html");
	if (!body_taps(p, out, f) ||
	    !page_find(p->arena, p->player.language, "letter.html", &page) ||
	    !template_write_page(&b, page, f, TEMPLATE_HTML, p->err)) {
		return false;
	}
	out->html = buf_view(&b);
	return true;
}
