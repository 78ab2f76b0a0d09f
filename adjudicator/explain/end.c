/* SPDX-License-Identifier: ISC */
/* How a game ended, and what each seat gained or lost for the tiles left on racks. */
#include "adjudicator/explain/explain.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"

struct view explain_rack(struct arena *arena, const struct position *pos, int seat)
{
	struct buf b = buf_in(arena);

	tiles_write(pos->setup->alphabet, &b, pos->rack[seat], pos->rack_n[seat]);
	return buf_view(&b);
}

static void board_reason(struct arena *arena, const struct position *before,
			 const struct event *e, struct explain_note *note)
{
	static const char *const rules[END_REASONS_] = {
		[END_OUT] = "E1",    [END_PASSES] = "E2", [END_SCORELESS] = "E2",
		[END_RESIGN] = "E4", [END_DRAW] = "E5",   [END_VOID] = "E3",
		[END_TIME] = "E8",   [END_ROUNDS] = "G7", [END_NO_WORD] = "G7",
	};
	struct buf b = buf_in(arena);
	const struct crossword_rules *r = crossword_rules(before);
	int run = r->run_rounds > 0 ? r->run_rounds * turns_seats(before) : r->run_end;
	unsigned late = before->late_bits & ((1U << run) - 1);

	note->rules = view_of(rules[e->reason]);
	buf_str(&b, "the game is over: ");
	switch (e->reason) {
	case END_OUT:
		buf_printf(&b, "%.*s has laid the last tile, and the bag is empty",
			   VIEW_ARG(position_name(before, before->last.seat)));
		break;
	case END_PASSES:
	case END_SCORELESS:
		buf_printf(&b, "%d %s%s", run,
			   e->reason == END_PASSES ? "passes in a row"
						   : "turns in a row without points",
			   late != 0 ? ", all of them late" : "");
		if (late != 0) {
			note->rules = view_of("E2 K3");
		}
		break;
	case END_VOID:
		if (r->redeals > 0) {
			buf_printf(&b,
				   "again the first two turns were passes, after %d "
				   "new deals; nobody wins",
				   before->redeals);
			note->rules = view_of("E7");
		} else {
			buf_printf(&b,
				   "%d turns in a row without a point from the start; "
				   "nobody wins",
				   before->run);
		}
		break;
	case END_RESIGN:
		buf_str(&b, "only one player is left");
		break;
	case END_TIME:
		buf_str(&b, "nobody has any time left");
		break;
	case END_ROUNDS:
		buf_str(&b, "all rounds have been played");
		break;
	case END_NO_WORD:
		buf_str(&b, "no rack can be drawn any more that has the vowels and "
			    "consonants it needs, or it cannot be played");
		break;
	default:
		buf_str(&b, "all have agreed to a draw");
		break;
	}
	note->text = buf_view(&b);
}

/* Returns why a path game ends. */
static const char *path_reason(const struct position *before, const struct event *e,
			       const char **rules)
{
	bool grid = before->setup->game->ground == GROUND_GRID;
	bool alone = before->setup->seats == 1;
	bool timeless = bank_all_empty(before);

	switch (e->reason) {
	case END_PASSES:
		*rules = before->late_bits != 0 ? "W11 K3" : "W11";
		return "all who play have passed twice, one after the other";
	case END_ROUNDS:
		*rules = "W11 W4";
		return "all rounds have been played";
	case END_NO_WORD:
		*rules = "U11";
		return "no word is possible, and no cube can bring another";
	case END_NO_CUBES:
		*rules = "U11";
		return "no cube is left";
	case END_RESIGN:
		*rules = "E4";
		return alone ? "its player resigns" : "only one player is left";
	case END_DRAW:
		*rules = "E5";
		return "all have agreed to a draw";
	default:
		*rules = grid ? "W11 E8" : timeless ? "U11 E8" : alone ? "U13" : "U11";
		return grid || timeless ? "nobody has any time left"
		       : alone          ? "the time for the whole game is over"
					: "both have missed two turns in a row";
	}
}

void explain_reason(struct arena *arena, const struct position *before,
		    const struct event *e, struct explain_note *note)
{
	const char *rules;
	const char *why;

	if (e->reason == END_VOID && before->absent != ABSENCE_NONE) { /* K12 */
		note->rules = view_of("K12");
		note->text = view_of("the game is void: a player never came, and a "
				     "letter came back");
		return;
	}
	if (before->setup->game->ground == GROUND_BOARD) {
		board_reason(arena, before, e, note);
		return;
	}
	why = path_reason(before, e, &rules);
	note->text = view_of(arena_printf(arena, "the game is over: %s", why));
	note->rules = view_of(rules);
}

/* Writes the seat's rack as "Q 10 + E 1 = 11". */
static void write_left(struct buf *b, const struct position *pos, int seat)
{
	const struct setup *s = pos->setup;

	for (int i = 0; i < pos->rack_n[seat]; i++) {
		uint8_t tile = pos->rack[seat][i];

		buf_str(b, i > 0 ? " + " : "");
		alphabet_write_tile(s->alphabet, b, tile);
		buf_printf(b, " %d", s->tiles->value[tile]);
	}
	if (pos->rack_n[seat] > 1) {
		buf_printf(b, " = %d", rack_value(pos, seat));
	}
}

static void write_gain(struct buf *b, const struct position *pos, int seat)
{
	const struct crossword_rules *r = crossword_rules(pos);
	const struct setup *s = pos->setup;
	int sum = 0;
	bool any = false;

	buf_str(b, " gains what is left with the others: ");
	for (int i = 0; i < s->seats; i++) {
		if (i == seat || pos->gone[i]) {
			continue;
		}
		buf_printf(b, "%s%.*s ", any ? "; " : "",
			   VIEW_ARG(position_name(pos, i)));
		write_left(b, pos, i);
		sum += rack_value(pos, i);
		any = true;
	}
	if (r->out_times > 1) {
		buf_printf(b, "; %d times %d = %d", r->out_times, sum,
			   r->out_times * sum);
	} else if (turns_seats(pos) > 2) {
		buf_printf(b, "; together %d", sum);
	}
}

/* Writes what the seat gains or loses. Returns the rule; it is empty when no rule
 * explains it. */
static const char *write_adjust(struct buf *b, const struct position *pos,
				enum end_reason reason, int seat)
{
	const struct crossword_rules *r = crossword_rules(pos);
	bool run = reason == END_PASSES || reason == END_SCORELESS;

	if (pos->setup->game->ground != GROUND_BOARD) {
		buf_str(b, ": the score stands");
		return "";
	}
	if ((reason != END_OUT && !run) || (run && !r->run_pays)) {
		buf_str(b, ": the score stands");
		return run ? "E2" : "";
	}
	if (pos->gone[seat]) {
		buf_str(b, " has resigned, and the rack does not count");
	} else if (reason == END_OUT && seat == pos->last.seat) {
		write_gain(b, pos, seat);
	} else if (pos->rack_n[seat] == 0) {
		buf_str(b, " has no tile left");
	} else if (reason == END_OUT && !r->out_loser_pays) {
		buf_str(b, " loses nothing for what is left: ");
		write_left(b, pos, seat);
	} else {
		buf_str(b, " loses what is left: ");
		write_left(b, pos, seat);
	}
	return reason == END_OUT ? "E1" : "E2";
}

/* Returns the rule. */
static const char *write_winner(struct buf *b, const struct position *end, int seat)
{
	if (end->reason == END_DRAW) {
		buf_str(b, "; drawn");
		return "E5";
	}
	buf_str(b, end->winners == 1U << seat ? "; winner" : "; equal, a tie");
	return end->reason == END_RESIGN ? "E4" : "E6";
}

/* Writes the part of the score that was a handicap. */
static void put_handicap(struct buf *b, struct explain_note *note,
			 const struct setup *s, int seat)
{
	int points = handicap_points(&s->options, seat);

	if (points > 0) {
		buf_printf(b, ", %d of them handicap", points);
		note->rules = view_of(arena_printf(b->arena, "%.*s%sS19",
						   VIEW_ARG(note->rules),
						   note->rules.len > 0 ? " " : ""));
	}
}

static void explain_seat(struct arena *arena, const struct replay *r,
			 const struct position *before, int seat,
			 struct explain_notes *notes)
{
	struct explain_note *note = explain_note(arena, notes, "adjust", seat);
	const struct position *end = &r->pos;
	struct buf b = buf_in(arena);

	buf_add(&b, position_name(end, seat));
	note->rules = view_of(write_adjust(&b, before, end->reason, seat));
	buf_printf(&b, ". %d %c %d = %d", end->score[seat] - end->adjust[seat],
		   end->adjust[seat] < 0 ? '-' : '+',
		   end->adjust[seat] < 0 ? -end->adjust[seat] : end->adjust[seat],
		   end->score[seat]);
	put_handicap(&b, note, end->setup, seat);
	if (end->winners >> seat & 1U) {
		const char *rule = write_winner(&b, end, seat);

		note->rules =
			view_of(arena_printf(arena, "%.*s%s%s", VIEW_ARG(note->rules),
					     note->rules.len > 0 ? " " : "", rule));
	}
	note->tiles = explain_rack(arena, before, seat);
	note->scores = true;
	note->points = end->adjust[seat];
	note->text = buf_view(&b);
}

struct explain_notes explain_end(struct arena *arena, const struct replay *r)
{
	struct explain_notes notes = {0};
	struct position *before = arena_take(arena, sizeof *before);
	const struct event *end = NULL;

	*before = r->start;
	for (size_t i = 0; i < r->events && end == NULL; i++) {
		if (r->event[i].kind == EVENT_END) {
			end = &r->event[i];
		} else {
			position_apply(before, &r->event[i]);
		}
	}
	if (end == NULL) {
		return notes;
	}
	explain_reason(arena, before, end, explain_note(arena, &notes, "end", -1));
	for (int seat = 0; seat < r->setup.seats; seat++) {
		explain_seat(arena, r, before, seat, &notes);
	}
	return notes;
}
