/* SPDX-License-Identifier: ISC */
#include "adjudicator/sheet.h"

#include "adjudicator/games/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

/* A rack or tiles left at the end may hold what two racks hold. */
enum { TILES_MAX = BAG_MAX };

struct judge {
	struct arena *arena;
	struct sheet *sheet;
	struct arena scratch; /* of the line at hand */
	struct position *pos;
	bool keep;
	struct play_trace *trace;     /* work place where traces are not kept */
	struct sheet_line *line;      /* at hand */
	struct sheet_line *play;      /* the last play, while it may be taken back */
	int left[ALPHABET_TILES + 1]; /* tiles not on the board */
	int unseen;                   /* their sum */
};

/* ------------------------------------------------------------------ findings */

static void add(struct judge *j, struct view *list, struct view sentence)
{
	*list = list->len == 0
			? sentence
			: view_of(arena_printf(j->arena, "%.*s; %.*s", VIEW_ARG(*list),
					       VIEW_ARG(sentence)));
}

static void fault(struct judge *j, const char *sentence)
{
	j->sheet->faults += j->line->fault.len == 0;
	add(j, &j->line->fault, view_of(sentence));
}

static void fault_diag(struct judge *j, const struct diag *diag)
{
	struct buf b = buf_in(j->arena);

	diag_write(&b, diag);
	fault(j, buf_cstr(&b));
}

static void note(struct judge *j, const char *sentence)
{
	add(j, &j->line->note, view_of(sentence));
}

static struct view name_of(const struct judge *j, int seat)
{
	return j->sheet->gcg->player[seat].name;
}

/* ---------------------------------------------------------------- the numbers */

/* Enters what the rules give and compares the record's score and running total. */
static void enter(struct judge *j, int due)
{
	const struct gcg_event *e = j->line->event;
	int *recorded = &j->sheet->recorded[e->player];

	j->line->score = due;
	if (e->score != due) {
		fault(j, arena_printf(j->arena, "recorded %+d, the rules give %+d",
				      e->score, due));
	}
	if (*recorded + e->score != e->total) {
		fault(j, arena_printf(j->arena, "%d and %+d make %d, not %d", *recorded,
				      e->score, *recorded + e->score, e->total));
	}
	*recorded = e->total;
}

static void close_line(struct judge *j)
{
	j->line->total = j->pos->score[j->line->event->player];
}

/* ------------------------------------------------------------------ the tiles */

struct counted {
	int count[ALPHABET_TILES + 1];
	int n, value;
};

/* Takes tiles apart; false: they cannot be read, and that is a fault. */
static bool count_tiles(struct judge *j, struct view text, struct counted *out)
{
	const struct setup *s = &j->sheet->setup;
	uint8_t tile[TILES_MAX];
	struct view bad = {0};
	size_t n;

	*out = (struct counted){0};
	if (!tiles_read(s->alphabet, text, tile, TILES_MAX, &n, &bad)) {
		fault(j, arena_printf(j->arena, "\"%.*s\" is no tile of this set",
				      VIEW_ARG(bad)));
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		uint8_t letter = tile[i] & TILE_LETTER;

		out->count[letter]++;
		out->value += s->tiles->value[letter];
	}
	out->n = (int)n;
	return true;
}

/* A rack as the record has it: no more tiles than there are. False: it cannot be read,
 * or there is none. */
static bool read_rack(struct judge *j, struct counted *rack)
{
	const struct gcg_event *e = j->line->event;
	const struct crossword_rules *r = crossword_rules(j->pos);

	if (e->rack.len == 0 || !count_tiles(j, e->rack, rack)) {
		return false;
	}
	if (rack->n > r->rack) {
		fault(j, arena_printf(j->arena, "a rack holds %d tiles, not %d",
				      r->rack, rack->n));
	}
	for (int t = 0; t <= ALPHABET_TILES; t++) {
		if (rack->count[t] > j->left[t]) {
			fault(j, arena_printf(j->arena,
					      "the rack has more %s than are left",
					      alphabet_face(j->sheet->setup.alphabet,
							    (uint8_t)t)));
		}
	}
	return true;
}

static bool on_rack(struct judge *j, const struct counted *rack, uint8_t tile, int n)
{
	if (rack->count[tile] >= n) {
		return true;
	}
	fault(j, arena_printf(j->arena, "%s is not on the rack %.*s",
			      alphabet_face(j->sheet->setup.alphabet, tile),
			      VIEW_ARG(j->line->event->rack)));
	return false;
}

/* Tiles laid now leave those not on the board; `sign` -1 brings them back. */
static void use(struct judge *j, const uint8_t *tile, uint32_t laid, int n, int sign)
{
	for (int i = 0; i < n; i++) {
		uint8_t t = tile[i] & TILE_AS_BLANK ? TILE_BLANK : tile[i];

		if (laid >> i & 1U) {
			j->left[t] -= sign;
			j->unseen -= sign;
		}
	}
}

static void check_laid(struct judge *j, const struct play *p)
{
	struct counted rack;
	struct counted need = {0};
	bool known = read_rack(j, &rack);

	for (int i = 0; i < p->length; i++) {
		uint8_t t = p->tile[i] & TILE_AS_BLANK ? TILE_BLANK : p->tile[i];

		if ((p->laid >> i & 1U) == 0) {
			continue;
		}
		if (known && !on_rack(j, &rack, t, ++need.count[t])) {
			known = false; /* said once */
		}
		if (j->left[t] - need.count[t] < 0 && j->line->fault.len == 0) {
			fault(j,
			      arena_printf(j->arena, "the set has no %s left",
					   alphabet_face(j->sheet->setup.alphabet, t)));
		}
	}
}

/* ------------------------------------------------------------------ the turns */

static void stand(struct judge *j)
{
	if (j->pos->pending.any) {
		struct event e = {.kind = EVENT_STAND, .seat = j->pos->pending.seat};

		crossword_apply_stand(j->pos, &e);
	}
	j->play = NULL;
}

static void turn_of(struct judge *j, int seat)
{
	stand(j);
	if (seat != j->pos->to_move && j->pos->turn > 1) {
		note(j, arena_printf(j->arena, "it was %.*s's turn",
				     VIEW_ARG(name_of(j, j->pos->to_move))));
	}
	j->pos->to_move = seat;
	j->line->turn = j->pos->turn;
}

static void unknown_words(struct judge *j, const struct play_trace *trace)
{
	const struct setup *s = &j->sheet->setup;
	struct buf b = buf_in(j->arena);

	for (size_t i = 0; i < trace->words; i++) {
		const struct word_trace *w = &trace->word[i];

		if (!w->known) {
			buf_str(&b, b.len > 0 ? ", " : "");
			alphabet_spell(s->alphabet, &b, w->tile, w->length);
		}
	}
	if (b.len > 0) {
		j->line->unknown = true;
		note(j, arena_printf(j->arena, "not in %s: %.*s",
				     lexicon_info(s->lexicon)->id,
				     VIEW_ARG(buf_view(&b))));
	}
}

static struct play_trace *new_trace(struct judge *j)
{
	if (!j->keep) {
		return j->trace;
	}
	j->line->trace = arena_take(j->arena, sizeof *j->line->trace);
	return j->line->trace;
}

static void judge_play(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct play_text text = {.square = e->where, .word = e->tiles};
	struct diag diag = {0};
	struct play_job job = {&j->scratch, j->pos, e->player, &text,
			       true,        false,  &diag};
	struct play_trace *trace;
	struct play play;

	turn_of(j, e->player);
	if (crossword_read(&job, &play, 1) == 0) {
		fault_diag(j, &diag);
		enter(j, e->score);
		j->pos->score[e->player] += e->score;
		crossword_advance(j->pos);
		return;
	}
	trace = new_trace(j);
	crossword_score(j->pos, &play, trace);
	check_laid(j, &play);
	unknown_words(j, trace);
	enter(j, trace->score);
	use(j, play.tile, play.laid, play.length, 1);
	crossword_lay(j->pos, e->player, &play, trace->score);
	j->play = j->line;
}

static void judge_withdrawn(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct event back = {.kind = EVENT_WITHDRAW, .seat = e->player};
	const struct last_play *last = &j->pos->last;
	struct sheet_line *play = j->play;

	if (play == NULL || play->event->player != e->player) {
		fault(j, "there is no play of this player's to take back");
		enter(j, e->score);
		return;
	}
	j->line->turn = play->turn;
	play->taken_back = true;
	if (!play->unknown && lexicon_info(j->sheet->setup.lexicon)->words > 0) {
		note(j, arena_printf(j->arena, "all its words are in %s",
				     lexicon_info(j->sheet->setup.lexicon)->id));
	}
	use(j, last->word, last->laid, last->length, -1);
	crossword_apply_withdraw(j->pos, &back);
	enter(j, -play->event->score);
	j->line->score = -play->score;
	j->play = NULL;
}

/* Tiles in the bag while everybody else holds a full rack. */
static int in_bag(const struct judge *j)
{
	int bag = j->unseen - j->pos->setup->seats * crossword_rules(j->pos)->rack;

	return bag > 0 ? bag : 0;
}

static void judge_exchange(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	const struct crossword_rules *r = crossword_rules(j->pos);
	struct counted rack;
	struct counted given = {.n = e->count};

	turn_of(j, e->player);
	if (e->kind == GCG_EXCHANGE && count_tiles(j, e->tiles, &given) &&
	    read_rack(j, &rack)) {
		for (int t = 0; t <= ALPHABET_TILES; t++) {
			if (given.count[t] > 0 &&
			    !on_rack(j, &rack, (uint8_t)t, given.count[t])) {
				break;
			}
		}
	}
	if (given.n > r->rack) {
		fault(j, arena_printf(j->arena, "a rack holds %d tiles, not %d",
				      r->rack, given.n));
	}
	if (in_bag(j) < r->exchange_bag) {
		fault(j, arena_printf(j->arena,
				      "an exchange needs %d tiles in the bag, and it "
				      "holds %d",
				      r->exchange_bag, in_bag(j)));
	}
	enter(j, 0);
	crossword_count_turn(j->pos, e->player, false, false, false);
	crossword_advance(j->pos);
}

static void judge_pass(struct judge *j)
{
	struct counted rack;
	int seat = j->line->event->player;

	turn_of(j, seat);
	read_rack(j, &rack);
	enter(j, 0);
	crossword_count_turn(j->pos, seat, true, false, false);
	crossword_advance(j->pos);
}

/* ------------------------------------------------- what is no turn of its own */

static void give(struct judge *j, int points)
{
	enter(j, points);
	j->pos->score[j->line->event->player] += points;
}

/* Clubs give 5 or 10 points, for a play or for each of its words. */
static void judge_challenge(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct sheet_line *play = j->play;

	j->line->turn = play == NULL ? j->pos->turn : play->turn;
	if (play == NULL || play->event->player != e->player) {
		fault(j, "no play of this player's was there to challenge");
	} else if (play->unknown) {
		note(j, arena_printf(j->arena, "yet it has words not in %s",
				     lexicon_info(j->sheet->setup.lexicon)->id));
	}
	if (e->score < 0 || e->score % 5 != 0) {
		fault(j, arena_printf(j->arena,
				      "a wrong challenge brings 5 or 10, not %+d",
				      e->score));
	}
	stand(j);
	give(j, e->score);
}

/* The tiles that nobody has laid, if nothing is in the bag. */
static bool are_unseen(const struct judge *j, const struct counted *tiles)
{
	return memcmp(tiles->count, j->left, sizeof tiles->count) == 0;
}

/* Whoever goes out gains what the others hold, once or twice. */
static void judge_end_bonus(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct counted tiles;
	int due = e->score;

	stand(j);
	j->line->turn = j->pos->turn;
	if (count_tiles(j, e->tiles, &tiles)) {
		if (!are_unseen(j, &tiles)) {
			fault(j, "these are not the tiles that are left");
		}
		due = e->score == tiles.value ? tiles.value : 2 * tiles.value;
	}
	give(j, due);
}

static void judge_end_penalty(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct counted tiles;
	int due = e->score;

	stand(j);
	j->line->turn = j->pos->turn;
	if (count_tiles(j, e->tiles, &tiles)) {
		due = -tiles.value;
		for (int t = 0; t <= ALPHABET_TILES; t++) {
			if (tiles.count[t] > j->left[t]) {
				fault(j, "these tiles are not all left");
				break;
			}
		}
	}
	give(j, due);
}

/* Points for time used beyond the limit: the clock is not on record. */
static void judge_time(struct judge *j)
{
	const struct gcg_event *e = j->line->event;

	stand(j);
	j->line->turn = j->pos->turn;
	if (e->score > 0) {
		fault(j, "time used beyond the limit costs points");
	}
	give(j, e->score);
}

static void (*const judges[])(struct judge *j) = {
	[GCG_PLAY] = judge_play,
	[GCG_WITHDRAWN] = judge_withdrawn,
	[GCG_PASS] = judge_pass,
	[GCG_EXCHANGE] = judge_exchange,
	[GCG_EXCHANGE_COUNT] = judge_exchange,
	[GCG_CHALLENGE] = judge_challenge,
	[GCG_END_BONUS] = judge_end_bonus,
	[GCG_END_PENALTY] = judge_end_penalty,
	[GCG_TIME] = judge_time,
};

void sheet_judge(struct arena *arena, const struct setup *setup, const struct gcg *g,
		 bool keep, struct sheet *out)
{
	struct judge j = {.arena = arena, .sheet = out, .pos = &out->pos, .keep = keep};
	struct diag diag = {0};

	*out = (struct sheet){.gcg = g, .setup = *setup, .lines = g->events};
	out->line = arena_array(arena, g->events + 1, sizeof *out->line);
	position_init(&out->pos, &out->setup, &diag);
	j.trace = arena_take(arena, sizeof *j.trace);
	for (int t = 0; t <= ALPHABET_TILES; t++) {
		j.left[t] = setup->tiles->count[t];
		j.unseen += j.left[t];
	}
	for (size_t i = 0; i < g->events; i++) {
		j.line = &out->line[i];
		j.line->event = &g->event[i];
		if (keep) {
			j.line->before = arena_take(arena, sizeof *j.line->before);
			*j.line->before = out->pos;
		}
		judges[g->event[i].kind](&j);
		close_line(&j);
		arena_reset(&j.scratch);
	}
	stand(&j);
	arena_free(&j.scratch);
}
