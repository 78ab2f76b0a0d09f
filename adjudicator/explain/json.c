/* SPDX-License-Identifier: ISC */
#include "adjudicator/explain/json.h"
#include "adjudicator/explain/path.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/json_game.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/view.h"

static void put_some(json_t *o, const char *key, struct view v)
{
	if (v.len > 0) {
		json_set_text(o, key, v);
	}
}

void explain_json_put_rules(json_t *o, struct view rules)
{
	json_t *list = json_array();
	struct view rule;

	while ((rule = view_word(&rules)).len > 0) {
		json_array_append_new(list, json_text(rule));
	}
	json_object_set_new(o, "rules", list);
}

static struct view name(const struct replay *r, const struct explain_note *note)
{
	return note->name.len > 0 ? note->name : r->setup.name[note->seat];
}

/* ------------------------------------------------------------------- notes */

static json_t *note_of(const struct replay *r, const struct explain_note *note)
{
	json_t *o = json_object();

	json_set_string(o, "what", note->what);
	if (note->seat >= 0) {
		json_set_text(o, "player", name(r, note));
	}
	put_some(o, "places", note->places);
	put_some(o, "tiles", note->tiles);
	put_some(o, "back", note->back);
	if (note->at != NULL) {
		json_set_number(o, "order", note->at->q);
		json_set_number(o, "from", note->at->from);
		json_set_number(o, "to", note->at->to);
	}
	if (note->stream != NULL) {
		json_set_string(o, "stream", note->stream);
		if (note->number > 0) { /* else the first valid one */
			json_set_number(o, "number", note->number);
		}
	}
	if (note->line > 0) {
		json_set_number(o, "line", note->line);
	}
	if (note->scores) {
		json_set_number(o, "points", note->points);
	}
	json_set_text(o, "text", note->text);
	explain_json_put_rules(o, note->rules);
	return o;
}

static json_t *notes_of(const struct replay *r, const struct explain_notes *notes)
{
	json_t *list = json_array();

	for (size_t i = 0; i < notes->count; i++) {
		json_array_append_new(list, note_of(r, &notes->note[i]));
	}
	return list;
}

/* --------------------------------------------------------------- positions */

/* A string for each row; "." is an empty square. */
static json_t *board_of(struct arena *arena, const struct position *pos)
{
	const struct crossword_rules *r = crossword_rules(pos);
	json_t *rows = json_array();

	for (int row = 0; row < r->rows; row++) {
		struct buf b = buf_in(arena);

		for (int col = 0; col < r->cols; col++) {
			uint8_t tile = crossword_at(pos, row, col);

			if (tile == 0) {
				buf_char(&b, '.');
			} else {
				alphabet_write_tile(pos->setup->alphabet, &b, tile);
			}
		}
		json_array_append_new(rows, json_text(buf_view(&b)));
	}
	return rows;
}

static json_t *position_of(struct arena *arena, const struct position *pos, bool board)
{
	const struct setup *s = pos->setup;
	json_t *o, *racks;

	if (s->game->ground != GROUND_BOARD) {
		return explain_json_ground(arena, pos);
	}
	o = json_object();
	racks = json_object();
	if (board) {
		json_object_set_new(o, "board", board_of(arena, pos));
	}
	for (int i = 0; i < s->seats && !s->open; i++) {
		json_set_text(
			racks, arena_str(arena, position_name(pos, i)),
			view_rack(arena, pos, (struct viewer){VIEWER_OPERATOR, 0}, i));
	}
	json_object_set_new(o, "racks", racks);
	json_set_number(o, "bag", pos->bag_n);
	return o;
}

/* ------------------------------------------------------------------- words */

static json_t *square_of(const struct alphabet *a, const struct explain_square *sq)
{
	json_t *o = json_object();

	json_set_text(o, "square", sq->at);
	json_set_string(o, "tile", alphabet_face(a, sq->trace->tile));
	json_object_set_new(o, "laid", json_boolean(sq->trace->laid));
	put_some(o, "premium", view_of(sq->premium));
	json_set_number(o, "worth", sq->worth);
	json_set_number(o, "counts", sq->trace->points);
	json_set_text(o, "text", sq->why);
	explain_json_put_rules(o, sq->rules);
	return o;
}

static json_t *word_of(const struct replay *r, const struct explain_word *w,
		       bool scored)
{
	json_t *o = json_object();
	json_t *squares = json_array();

	json_set_text(o, "word", w->word);
	json_set_string(o, "direction", w->trace->across ? "across" : "down");
	if (w->answer != ANSWER_UNASKED) {
		json_object_set_new(o, "known", json_boolean(w->answer == ANSWER_GOOD));
	}
	for (int i = 0; i < w->trace->length && scored; i++) {
		json_array_append_new(squares,
				      square_of(r->setup.alphabet, &w->square[i]));
	}
	json_object_set_new(o, "squares", squares);
	if (scored) {
		json_set_number(o, "sum", w->trace->sum);
		json_set_number(o, "times", w->trace->times);
		json_object_set_new(o, "doubled", json_boolean(w->trace->doubled));
		json_set_number(o, "score", w->trace->score);
		json_set_text(o, "text", w->sum);
		explain_json_put_rules(o, w->rules);
	}
	return o;
}

static json_t *words_of(const struct replay *r, const struct explain_line *x)
{
	json_t *list = json_array();

	for (size_t i = 0; i < x->words; i++) {
		json_array_append_new(list, word_of(r, &x->word[i], x->scored));
	}
	return list;
}

json_t *explain_json_line(struct arena *arena, const struct replay *r,
			  const struct replay_turn *t)
{
	json_t *o = json_object();
	struct explain_line x;

	explain_line(arena, r, t, &x);
	json_object_set_new(o, "before", position_of(arena, t->before, true));
	json_set_text(o, "written",
		      view_part(t->written, 0, t->late ? 0 : t->written.len));
	if (x.scored) {
		json_set_text(o, "rack", x.rack);
		json_set_text(o, "board", x.board);
		put_some(o, "sum", x.sum);
	}
	if (x.path != NULL) {
		json_object_set_new(o, "path", explain_json_path(x.path));
	} else {
		json_object_set_new(o, "words", words_of(r, &x));
	}
	if (x.ruling.len > 0) {
		json_t *ruling = json_object();

		json_set_text(ruling, "text", x.ruling);
		explain_json_put_rules(ruling, x.ruling_rules);
		json_object_set_new(o, "ruling", ruling);
	}
	json_object_set_new(o, "happened", notes_of(r, &x.notes));
	json_object_set_new(o, "after", position_of(arena, x.after, false));
	json_object_set_new(o, "later", notes_of(r, &x.later));
	return o;
}

json_t *explain_json_game(struct arena *arena, const struct replay *r)
{
	const struct setup *s = &r->setup;
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	struct explain_notes deal = explain_deal(arena, r);
	json_t *o = json_object();
	char hex[HASH_HEX];

	hex_write(lx->hash.byte, HASH_BYTES, hex);
	json_set_number(o, "words", lx->words);
	json_set_string(o, "sha256", lexicon_is_any(s->lexicon) ? "" : hex);
	json_set_string(o, "tiles", s->tiles->id);
	json_set_string(o, "alphabet", s->alphabet->id);
	json_set_text(o, "options", replay_options(arena, s));
	hex_write(s->seed, HASH_BYTES, hex);
	json_set_string(o, "seed", hex);
	json_object_set_new(o, "happened", notes_of(r, &deal));
	return o;
}

json_t *explain_json_end(struct arena *arena, const struct replay *r)
{
	struct explain_notes end = explain_end(arena, r);
	json_t *o = json_object();

	json_object_set_new(o, "happened", notes_of(r, &end));
	return o;
}
