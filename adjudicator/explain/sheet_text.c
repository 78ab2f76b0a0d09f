/* SPDX-License-Identifier: ISC */
/* A judged score sheet for a referee: each line's position, squares, words and sums. */
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/explain/text.h"
#include "adjudicator/replay/sheet.h"

/* Makes the line a turn of a replay. Words of every play are looked up, because
 * records seldom say who challenged. */
struct replay_turn sheet_turn(const struct sheet_line *l, const struct setup *s,
			      struct replay *alone)
{
	*alone = (struct replay){.setup = *s, .turns = 1};
	alone->setup.options.value[OPTION_CHALLENGE] = CHALLENGE_VOID;
	return (struct replay_turn){
		.n = l->event->at,
		.turn = l->turn,
		.seat = l->event->player,
		.written = l->event->line,
		.verdict = REPLAY_APPLIED,
		.trace = l->trace,
		.before = l->before,
		.after = l->before,
	};
}

static void put_line(struct buf *b, const struct sheet *s, const struct sheet_line *l)
{
	const struct gcg_event *e = l->event;
	struct replay *alone = arena_take(b->arena, sizeof *alone);
	struct replay_turn t = sheet_turn(l, &s->setup, alone);
	struct explain_line x;

	explain_line(b->arena, alone, &t, &x);
	buf_printf(b, "\nLine %d, turn %d, %.*s\n\n", e->at, l->turn,
		   VIEW_ARG(s->setup.name[e->player]));
	explain_put_board(b, l->before);
	explain_put_value(b, "Written", e->line, (struct view){0});
	if (e->rack.len > 0) {
		explain_put_value(b, "Rack", e->rack, (struct view){0});
	}
	if (x.words > 0) {
		explain_put_play(b, &s->setup, &x, false);
	}
	explain_put_plain(b, "Recorded", "%+d, total %d", e->score, e->total);
	explain_put_plain(b, "By the rules", "%+d, total %d%s", l->score, l->total,
			  l->taken_back ? "; taken back" : "");
	for (const struct sheet_fault *f = l->fault; f != NULL; f = f->next) {
		explain_put_plain(b, f == l->fault ? "Contradicts" : "", "%s:%d:%d: %s",
				  s->file, e->at, f->column, f->sentence);
	}
	if (l->note.len > 0) {
		explain_put_value(b, "Note", l->note, (struct view){0});
	}
}

void sheet_explain(struct buf *b, const struct sheet *s, long from, long to)
{
	sheet_put_game(b, s);
	for (size_t i = 0; i < s->lines; i++) {
		const struct sheet_line *l = &s->line[i];

		if (replay_shows(l->turn, from, to)) {
			put_line(b, s, l);
		}
	}
	buf_char(b, '\n');
	sheet_put_end(b, s);
}
