/* SPDX-License-Identifier: ISC */
#include "adjudicator/explain/json.h"
#include "adjudicator/explain/path.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/former.h"
#include "adjudicator/games/json_game.h"
#include "adjudicator/games/view.h"

static void put(json_t *o, const char *key, struct view v)
{
	json_object_set_new(o, key, json_text(v));
}

static void put_some(json_t *o, const char *key, struct view v)
{
	if (v.len > 0) {
		put(o, key, v);
	}
}

static void put_number(json_t *o, const char *key, long n)
{
	json_object_set_new(o, key, json_integer(n));
}

json_t *explain_json_rules(struct view rules)
{
	json_t *list = json_array();
	struct view rule;

	while ((rule = view_word(&rules)).len > 0) {
		json_array_append_new(list, json_text(rule));
	}
	return list;
}

static void put_rules(json_t *o, struct view rules)
{
	json_object_set_new(o, "rules", explain_json_rules(rules));
}

static struct view name(const struct replay *r, const struct explain_note *note)
{
	return note->name.len > 0 ? note->name : r->setup.name[note->seat];
}

/* ------------------------------------------------------------------- notes */

static json_t *note_of(const struct replay *r, const struct explain_note *note)
{
	json_t *o = json_object();

	json_object_set_new(o, "what", json_string(note->what));
	if (note->seat >= 0) {
		json_object_set_new(o, "player", json_text(name(r, note)));
	}
	put_some(o, "places", note->places);
	put_some(o, "tiles", note->tiles);
	put_some(o, "back", note->back);
	if (note->at != NULL) {
		put_number(o, "order", note->at->q);
		put_number(o, "from", note->at->from);
		put_number(o, "to", note->at->to);
	}
	if (note->stream != NULL) {
		json_object_set_new(o, "stream", json_string(note->stream));
		if (note->number > 0) { /* else the first that holds */
			put_number(o, "number", note->number);
		}
	}
	if (note->line > 0) {
		put_number(o, "line", note->line);
	}
	if (note->scores) {
		put_number(o, "points", note->points);
	}
	put(o, "text", note->text);
	put_rules(o, note->rules);
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

/* A string a row: "." is an empty square. */
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
	json_t *o = json_object();
	json_t *racks;

	if (s->game->ground != GROUND_BOARD) {
		json_decref(o);
		return explain_json_ground(arena, pos);
	}
	racks = json_object();
	if (board) {
		json_object_set_new(o, "board", board_of(arena, pos));
	}
	for (int i = 0; i < s->seats && !s->open; i++) {
		put(racks, arena_str(arena, position_name(pos, i)),
		    view_rack(arena, pos, (struct viewer){VIEWER_OPERATOR, 0}, i));
	}
	json_object_set_new(o, "racks", racks);
	put_number(o, "bag", pos->bag_n);
	return o;
}

/* ------------------------------------------------------------------- words */

static json_t *square_of(const struct alphabet *a, const struct explain_square *sq)
{
	json_t *o = json_object();

	put(o, "square", sq->at);
	json_object_set_new(o, "tile", json_string(alphabet_face(a, sq->trace->tile)));
	json_object_set_new(o, "laid", json_boolean(sq->trace->laid));
	put_some(o, "premium", view_of(sq->premium));
	put_number(o, "worth", sq->worth);
	put_number(o, "counts", sq->trace->points);
	put(o, "text", sq->why);
	put_rules(o, sq->rules);
	return o;
}

static json_t *word_of(const struct replay *r, const struct explain_word *w,
		       bool scored)
{
	json_t *o = json_object();
	json_t *squares = json_array();

	put(o, "word", w->word);
	json_object_set_new(o, "direction",
			    json_string(w->trace->across ? "across" : "down"));
	if (w->answer != ANSWER_UNASKED) {
		json_object_set_new(o, "known", json_boolean(w->answer == ANSWER_GOOD));
	}
	for (int i = 0; i < w->trace->length && scored; i++) {
		json_array_append_new(squares,
				      square_of(r->setup.alphabet, &w->square[i]));
	}
	json_object_set_new(o, "squares", squares);
	if (scored) {
		put_number(o, "sum", w->trace->sum);
		put_number(o, "times", w->trace->times);
		json_object_set_new(o, "doubled", json_boolean(w->trace->doubled));
		put_number(o, "score", w->trace->score);
		put(o, "text", w->sum);
		put_rules(o, w->rules);
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
	json_t *ruling = json_object();
	struct explain_line x;

	explain_line(arena, r, t, &x);
	json_object_set_new(o, "before", position_of(arena, t->before, true));
	put(o, "written", view_part(t->written, 0, t->late ? 0 : t->written.len));
	if (x.scored) {
		put(o, "rack", x.rack);
		put(o, "board", x.board);
		put_some(o, "sum", x.sum);
	}
	if (x.path != NULL) {
		json_object_set_new(o, "path", explain_json_path(x.path));
	} else {
		json_object_set_new(o, "words", words_of(r, &x));
	}
	if (x.ruling.len > 0) {
		put(ruling, "text", x.ruling);
		put_rules(ruling, x.ruling_rules);
		json_object_set_new(o, "ruling", ruling);
	} else {
		json_decref(ruling);
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
	struct options defaults;
	struct buf options = buf_in(arena);
	json_t *o = json_object();
	char hex[HASH_HEX];

	hex_write(lx->hash.byte, HASH_BYTES, hex);
	options_init(&defaults, s->game->options, s->game->option_count);
	options_write(&options, &s->options, &defaults);
	put_number(o, "words", lx->words);
	json_object_set_new(o, "sha256", json_string(lx->words == 0 ? "" : hex));
	json_object_set_new(o, "tiles", json_string(s->tiles->id));
	json_object_set_new(o, "alphabet", json_string(s->alphabet->id));
	put(o, "options", buf_view(&options));
	hex_write(s->seed, HASH_BYTES, hex);
	json_object_set_new(o, "seed", json_string(hex));
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
