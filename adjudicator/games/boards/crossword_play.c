/* SPDX-License-Identifier: ISC */
/* Judges a play, or the preview of one. */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"
#include "dict/word_text.h"

enum { READINGS_MAX = 16 };

/* Writes the word in notation. A blank with two letters is written "?L/T". */
static void write_word(struct buf *b, const struct alphabet *a, const struct play *p)
{
	int from = 0; /* tiles from here on are not yet written */

	for (int i = 0; i < p->length; i++) {
		uint8_t along = p->tile[i] & TILE_LETTER;
		uint8_t other = p->other[i] & TILE_LETTER;

		if (p->other[i] == 0) {
			continue;
		}
		alphabet_write(a, b, p->tile + from, (size_t)(i - from));
		buf_char(b, '?');
		alphabet_write_tile(a, b, along);
		buf_char(b, '/');
		alphabet_write_tile(a, b, other);
		from = i + 1;
	}
	alphabet_write(a, b, p->tile + from, (size_t)(p->length - from));
}

void crossword_write(struct buf *b, const struct position *pos, const struct play *p)
{
	place_write(b, &p->place);
	buf_char(b, ' ');
	write_word(b, pos->setup->alphabet, p);
}

/* The letter of a blank: "L", or "[L]" where it would be read as part of a tile with
 * the letter behind it. */
static void write_blank(struct buf *b, const struct alphabet *a, const uint8_t *letter,
			bool last)
{
	struct buf two = buf_in(b->arena);
	struct view v;

	alphabet_write(a, &two, letter, last ? 1 : 2);
	v = buf_view(&two);
	if (view_starts(v, "[")) {
		buf_add(b, view_part(v, 0, view_find(v, ']') + 1));
	} else {
		alphabet_write_tile(a, b, *letter);
	}
}

struct view crossword_short(struct arena *arena, const struct position *pos,
			    const struct play *p)
{
	const struct alphabet *a = pos->setup->alphabet;
	struct buf b = buf_in(arena);
	uint8_t letter[WORD_TILES];
	int from = 0; /* letters from here on are not yet written */

	for (int i = 0; i < p->length; i++) {
		letter[i] = p->tile[i] & TILE_LETTER;
	}
	place_write_short(&b, &p->place);
	buf_char(&b, ' ');
	for (int i = 0; i < p->length; i++) {
		if ((p->laid >> i & 1U) != 0 && (p->tile[i] & TILE_AS_BLANK) != 0) {
			alphabet_write(a, &b, letter + from, (size_t)(i - from));
			buf_char(&b, '?');
			write_blank(&b, a, letter + i, i + 1 == p->length);
			if (p->other[i] != 0) {
				buf_char(&b, '/');
				alphabet_write_tile(a, &b, p->other[i] & TILE_LETTER);
			}
			from = i + 1;
		}
	}
	alphabet_write(a, &b, letter + from, (size_t)(p->length - from));
	return buf_view(&b);
}

void crossword_last(const struct position *pos, struct play *out)
{
	const struct last_play *last = &pos->last;

	*out = (struct play){
		.place = last->place, .length = last->length, .laid = last->laid};
	for (int i = 0; i < last->length; i++) {
		uint8_t other = crossword_letter(pos, place_row(&last->place, i),
						 place_col(&last->place, i),
						 !last->place.across);

		out->tile[i] = last->word[i];
		out->other[i] =
			(last->laid >> i & 1U) && other != last->word[i] ? other : 0;
	}
}

/* Where words are judged at once, the lexicon decides between readings: those that
 * make only good words stay. If there are none, the first stays and is refused. */
static size_t settle_by_words(const struct position *pos, struct play *play, size_t n,
			      struct play_trace *trace)
{
	size_t good = 0;

	for (size_t i = 0; i < n; i++) {
		crossword_score(pos, &play[i], trace);
		if (crossword_known(trace)) {
			play[good++] = play[i];
		}
	}
	return good == 0 ? 1 : good;
}

static void offer_readings(struct table *t, const struct play *play, size_t n)
{
	struct play_trace *trace = arena_take(t->arena, sizeof *trace);

	t->reading = arena_array(t->arena, n, sizeof *t->reading);
	t->readings = n;
	for (size_t i = 0; i < n; i++) {
		struct buf order = buf_in(t->arena);

		crossword_score(&t->pos, &play[i], trace);
		crossword_write(&order, &t->pos, &play[i]);
		t->reading[i] = (struct reading){
			.order = buf_view(&order),
			.shown = crossword_short(t->arena, &t->pos, &play[i]),
			.score = trace->score};
	}
}

/* If only a tile is missing, tries the play with a blank. Otherwise, if no direction
 * was written, tries the other one: the player may have written "D8" for "8D". */
static void find_hint(struct table *t, int seat, const struct play_text *text)
{
	struct play play;
	struct play_trace *trace;
	struct place place = {0};
	struct play_text turned = *text;
	struct diag ignored = {0};
	bool blank = t->diag.code == DIAG_TILE_MISSING;
	struct play_job job = {t->arena, &t->pos, seat,    blank ? text : &turned,
			       false,    blank,   &ignored};

	if (!blank && (text->direction.len > 0 ||
		       !place_read(text, t->pos.setup->rules.cols,
				   t->pos.setup->rules.rows, &place, &ignored))) {
		return;
	}
	turned.direction = view_of(place.across ? "down" : "across");
	if (crossword_read(&job, &play, 1) == 0) {
		return;
	}
	trace = arena_take(t->arena, sizeof *trace);
	crossword_score(&t->pos, &play, trace);
	/* Where plays may be questioned, a hint must not tell whether a word is good
	 * (Q9). */
	if (crossword_questioned(&t->pos) || crossword_known(trace)) {
		t->hint = crossword_short(t->arena, &t->pos, &play);
		t->hint_score = trace->score;
		t->hint_turned = !blank;
	}
}

static enum outcome not_words(struct table *t, const struct play_trace *trace)
{
	const struct setup *s = t->pos.setup;

	diag_more(&t->diag, DIAG_NOT_A_WORD, (struct view){0},
		  crossword_unknown(t->arena, s->alphabet, trace, " or ", word_write),
		  view_of(lexicon_info(s->lexicon)->id));
	return OUTCOME_REFUSED;
}

/* Reads and scores a play. t->trace and t->echo are those of the first reading.
 * Returns the number of readings. */
static size_t read_play(struct table *t, int seat, const struct order *o,
			struct play *first)
{
	struct play *play = arena_array(t->arena, READINGS_MAX, sizeof *play);
	struct buf b = buf_in(t->arena);
	struct play_job job = {t->arena,  &t->pos, seat,    &o->play,
			       t->strict, false,   &t->diag};
	size_t n = crossword_read(&job, play, READINGS_MAX);

	if (n == 0) {
		if (!t->strict) {
			find_hint(t, seat, &o->play);
		}
		return 0;
	}
	t->trace = arena_take(t->arena, sizeof *t->trace);
	if (n > 1 && !crossword_questioned(&t->pos)) {
		n = settle_by_words(&t->pos, play, n, t->trace);
	}
	if (n > 1) {
		offer_readings(t, play, n);
	}
	*first = play[0];
	crossword_score(&t->pos, first, t->trace);
	crossword_write(&b, &t->pos, first);
	t->echo = buf_view(&b);
	return n;
}

/* Writes the second letters of blanks: "3:t,5:[ch]". */
static struct view dual_text(struct table *t, const struct play *p)
{
	struct buf b = buf_in(t->arena);

	for (int i = 0; i < p->length; i++) {
		if (p->other[i] != 0) {
			buf_printf(&b, "%s%d:", b.len > 0 ? "," : "", i + 1);
			alphabet_write_tile(t->pos.setup->alphabet, &b, p->other[i]);
		}
	}
	return buf_view(&b);
}

/* Q4, Q5. Whether somebody else has the turn that follows: who loses it by a wrong
 * question does not. */
static bool turn_follows(const struct position *pos)
{
	bool any = false;

	for (int i = 0; i < pos->setup->seats; i++) {
		any = any || (i != pos->to_move && !pos->gone[i] && pos->owes[i] == 0);
	}
	return any;
}

/* Q6. Two seats need no window: the next order or deadline closes the play. */
static int64_t window(const struct table *t)
{
	bool follows = t->pos.setup->version < 2 || turn_follows(&t->pos);

	return turns_seats(&t->pos) == 2 && follows
		       ? 0
		       : clocks_window(&t->pos, t->pos.to_move, t->now);
}

static struct event play_event(struct table *t, int seat, const struct play *p)
{
	const struct play_trace *trace = t->trace;
	const struct alphabet *a = t->pos.setup->alphabet;
	struct buf word = buf_in(t->arena);
	struct event e = {.kind = EVENT_PLAY,
			  .seat = seat,
			  .place = p->place,
			  .score = trace->score,
			  .bonus = trace->bonus,
			  .word_count = trace->words,
			  .dual = dual_text(t, p),
			  .pending = crossword_questioned(&t->pos)};

	e.time = e.pending ? window(t) : 0;
	alphabet_write(a, &word, p->tile, p->length);
	e.word = buf_view(&word);
	for (size_t i = 0; i < trace->words; i++) {
		struct buf b = buf_in(t->arena);

		alphabet_write(a, &b, trace->word[i].tile, trace->word[i].length);
		e.words[i] = (struct word_score){buf_view(&b), trace->word[i].score};
	}
	return e;
}

/* B11, Q7: fills up the rack as far as the bag goes. */
void crossword_refill(struct table *t, int seat)
{
	struct event e = {.kind = EVENT_DRAW, .seat = seat};
	int room = crossword_rules(&t->pos)->rack - t->pos.rack_n[seat];

	if (room > 0 && t->pos.bag_n > 0 && !t->pos.gone[seat]) {
		bag_next(&t->pos, room, &e);
		table_emit(t, e);
	}
}

/* What follows a play at once, and what has to wait until it stands. */
static void follow(struct table *t, int seat)
{
	bool pending = t->pos.pending.any;

	if (!pending || t->pos.setup->options.value[OPTION_REFILL] == REFILL_AT_ONCE) {
		crossword_refill(t, seat);
	}
	if (!pending) {
		crossword_ex(t);
	}
	crossword_settle(t);
	crossword_answer_always(t);
}

enum outcome crossword_judge_play(struct table *t, int seat, const struct order *o)
{
	struct play play;
	size_t n = read_play(t, seat, o, &play);

	if (n == 0) {
		return OUTCOME_REFUSED;
	}
	if (n > 1) {
		return OUTCOME_ASK;
	}
	if (!crossword_questioned(&t->pos) && !crossword_known(t->trace)) {
		return not_words(t, t->trace);
	}
	/* L7: the score that the order expects. */
	if (o->has_score && o->score != t->trace->score) {
		table_refuse(t, DIAG_OTHER_SCORE, o->score_at);
		t->diag.n = t->trace->score;
		return OUTCOME_REFUSED;
	}
	table_emit(t, play_event(t, seat, &play));
	follow(t, seat);
	return OUTCOME_APPLIED;
}

/* A preview changes nothing. It tells whether a word is good only where words are
 * judged at once (B10). */
enum outcome crossword_judge_try(struct table *t, int seat, const struct order *o)
{
	struct play play;

	if (o->play.word.len == 0) { /* it is a word on a path */
		return table_refuse(t, DIAG_NOT_IN_THIS_GAME, o->text);
	}
	return read_play(t, seat, o, &play) == 0 ? OUTCOME_REFUSED : OUTCOME_APPLIED;
}
