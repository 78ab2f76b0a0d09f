/* SPDX-License-Identifier: ISC */
/* Lines of a score sheet that are turns, and plays taken back. */
#include "adjudicator/replay/sheet_judge.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/turns.h"

static struct view name_of(const struct judge *j, int seat)
{
	return j->sheet->setup.name[seat];
}

/* Checks the seats between the last turn and this one. In games of three or four, a
 * player who never plays again has left the game; a record may have no other sign of
 * it. */
static void pass_over(struct judge *j, int seat)
{
	struct position *pos = j->pos;
	int seats = pos->setup->seats;
	struct view line = j->line->event->line;

	for (int s = pos->to_move; s != seat; s = (s + 1) % seats) {
		if (pos->gone[s]) {
			continue;
		}
		if (seats > 2 && j->last[s] < j->line) {
			pos->gone[s] = true;
			judge_note(j, "%.*s plays no more", VIEW_ARG(name_of(j, s)));
			continue;
		}
		/* The text right after the ">". */
		judge_fault(j, view_trim(view_part(line, 1, line.len)),
			    "it was %.*s's turn", VIEW_ARG(name_of(j, s)));
		return;
	}
}

static void turn_of(struct judge *j, int seat)
{
	judge_stand(j);
	if (j->ended) {
		judge_fault(j, j->line->event->where, "the game was over");
	} else if (j->pos->turn > 1) {
		pass_over(j, seat);
	}
	j->pos->to_move = seat;
	j->line->turn = j->pos->turn;
}

/* ----------------------------------------------------------------------- plays */

static void unknown_words(struct judge *j, const struct play_trace *trace)
{
	const struct setup *s = &j->sheet->setup;

	if (!crossword_known(trace)) {
		struct view words = crossword_unknown(j->arena, s->alphabet, trace,
						      ", ", alphabet_spell);

		j->line->unknown = true;
		judge_note(j, "not in %s: %.*s", lexicon_info(s->lexicon)->id,
			   VIEW_ARG(words));
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

static void lay(struct judge *j, const struct play *p, int score)
{
	judge_laid(j, p);
	judge_enter(j, score);
	judge_use(j, p->tile, p->laid, p->length, 1);
	crossword_lay(j->pos, j->line->event->player, p, score);
}

/* The rules forbid the play, but it was made: its tiles are laid where squares are
 * free, and the score is the record's. */
static void lay_anyhow(struct judge *j, const struct play_text *text,
		       const struct diag *why)
{
	const struct gcg_event *e = j->line->event;
	struct buf b = buf_in(j->arena);
	struct diag ignored = {0};
	struct play play;

	j->words = 1;
	diag_write(&b, why);
	judge_fault(j, why->at.len > 0 ? why->at : e->where, "%s", buf_cstr(&b));
	if (crossword_lay_setup(&j->scratch, j->pos, text, &play, &ignored) &&
	    play.laid != 0) {
		lay(j, &play, e->score);
		return;
	}
	judge_give(j, e->score);
	turns_advance(j->pos);
}

void judge_play(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct play_text text = {.square = e->where, .word = e->tiles};
	struct diag diag = {0};
	struct play_job job = {&j->scratch, j->pos, e->player, &text,
			       true,        false,  &diag};
	struct play_trace *trace;
	struct play play;

	turn_of(j, e->player);
	j->out = e->player;
	judge_foreign(j, e->tiles);
	if (crossword_read(&job, &play, 1) == 0) {
		lay_anyhow(j, &text, &diag);
	} else {
		trace = new_trace(j);
		crossword_score(j->pos, &play, trace);
		j->words = trace->words;
		lay(j, &play, trace->score);
		unknown_words(j, trace);
	}
	j->play = j->line;
}

/* The rack of such a line has the tiles that are taken back, so it is that of the
 * play. */
static void tiles_back(struct judge *j)
{
	const struct last_play *last = &j->pos->last;
	struct view before = j->play->event->rack;
	int need[ALPHABET_TILES + 1] = {0};
	struct tile_count rack;
	struct tile_count played;

	judge_use(j, last->word, last->laid, last->length, -1);
	if (!judge_rack(j, &rack)) {
		return;
	}
	for (int i = 0; i < last->length; i++) {
		uint8_t t = tile_itself(last->word[i]);

		if ((last->laid >> i & 1U) != 0 &&
		    !judge_on_rack(j, &rack, t, ++need[t], j->line->event->rack)) {
			return;
		}
	}
	if (judge_count(j, before, &played) && !judge_same(&rack, &played)) {
		judge_fault(j, j->line->event->rack, "the play had the rack %.*s",
			    VIEW_ARG(before));
	}
}

void judge_withdrawn(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct event back = {.kind = EVENT_WITHDRAW, .seat = e->player};
	const struct lexicon_info *lexicon = lexicon_info(j->sheet->setup.lexicon);
	struct sheet_line *play = j->play;

	if (play == NULL || play->event->player != e->player) {
		j->line->turn = j->pos->turn;
		judge_fault(j, e->where,
			    "there is no play of this player's to take back");
		judge_give(j, e->score);
		return;
	}
	j->line->turn = play->turn;
	play->taken_back = true;
	if (!play->unknown && lexicon->words > 0) {
		judge_note(j, "all its words are in %s", lexicon->id);
	}
	if (j->pos->pending.any) {
		tiles_back(j);
		crossword_apply_withdraw(j->pos, &back);
		judge_enter(j, -play->event->score);
	} else {
		judge_give(j, -play->event->score);
	}
	j->line->score = -play->score;
	j->play = NULL;
	j->out = -1;
}

/* --------------------------------------------------------- exchanges, passes */

/* Tiles in the bag, if all racks are full. */
static int in_bag(const struct judge *j)
{
	int bag = j->left.n - j->pos->setup->seats * crossword_rules(j->pos)->rack;

	return bag > 0 ? bag : 0;
}

static void check_given(struct judge *j, struct tile_count *given)
{
	const struct gcg_event *e = j->line->event;
	struct tile_count rack;
	bool known = judge_rack(j, &rack);

	if (e->kind == GCG_EXCHANGE_COUNT || !judge_tiles(j, e->tiles, given)) {
		return;
	}
	for (int t = 0; t <= ALPHABET_TILES && known; t++) {
		known = given->count[t] == 0 ||
			judge_on_rack(j, &rack, (uint8_t)t, given->count[t], e->where);
	}
}

void judge_exchange(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	const struct crossword_rules *r = crossword_rules(j->pos);
	struct tile_count given = {.n = e->count};
	int need; /* tiles needed in the bag */

	turn_of(j, e->player);
	check_given(j, &given);
	if (given.n > r->rack) {
		judge_fault(j, e->where, "a rack holds %d tiles, not %d", r->rack,
			    given.n);
	}
	need = given.n > r->exchange_bag ? given.n : r->exchange_bag;
	if (in_bag(j) < need) {
		judge_fault(j, e->where,
			    "an exchange needs %d tiles in the bag, and it holds %d",
			    r->exchange_bag, in_bag(j));
	}
	if (r->exchanges > 0 && j->pos->exchanges[e->player] == r->exchanges) {
		judge_fault(j, e->where, "a player has %d exchanges in a game",
			    r->exchanges);
	} else {
		j->pos->exchanges[e->player]++;
	}
	judge_enter(j, 0);
	crossword_count_turn(j->pos, e->player, false, false, false);
	turns_advance(j->pos);
}

void judge_pass(struct judge *j)
{
	struct tile_count rack;
	int seat = j->line->event->player;

	turn_of(j, seat);
	judge_rack(j, &rack);
	judge_enter(j, 0);
	crossword_count_turn(j->pos, seat, true, false, false);
	turns_advance(j->pos);
}
