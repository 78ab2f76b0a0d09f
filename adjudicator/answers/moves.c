/* SPDX-License-Identifier: ISC */
/* The answer to "moves": the moves of a game, one a line, and what has become of each
 * by now. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/answering.h"

struct move {
	int turn;         /* 0: the line shows none */
	struct view name; /* of its player; empty: none */
	struct view text;
	bool play;
	const char *fate; /* phrase for a play that was undone; NULL: it stands */
};

struct moves {
	struct note n;
	const struct record *r;
	struct position pos; /* before the current event */
	struct move *move;
	size_t count;
};

/* The name of the phrase for that event. */
static const char *what(const struct event *e)
{
	switch (e->kind) {
	case EVENT_EXCHANGE:
		return "moves-exchanged";
	case EVENT_RESIGN:
		return "moves-resigned";
	case EVENT_PASS:
		return e->lost    ? "moves-lost"
		       : e->late  ? "moves-late"
		       : e->stuck ? "moves-stuck"
				  : "moves-passed";
	case EVENT_SORT:
		return "moves-sorted";
	default:
		return "moves-redeal";
	}
}

/* The path; of a long one only its first and last step, so that a move stays one
 * line. */
static struct view path_of(struct arena *a, struct view path)
{
	enum { LONGEST = 30 };
	struct view rest = path;
	struct view first = view_cut(&rest, '-');
	struct view last = first;

	if (path.len <= LONGEST) {
		return news_path(a, path);
	}
	while (rest.len > 0) {
		last = view_cut(&rest, '-');
	}
	return view_of(
		arena_printf(a, "%.*s .. %.*s", VIEW_ARG(first), VIEW_ARG(last)));
}

static struct view text_of(struct moves *m, const struct event *e)
{
	struct arena *a = m->n.arena;
	struct view language = m->n.to.language;

	switch (e->kind) {
	case EVENT_PLAY:
		return view_of(arena_printf(a, "%.*s  %d", VIEW_ARG(news_play(a, e)),
					    e->score));
	case EVENT_WORD:
		return view_of(arena_printf(
			a, "%.*s (%.*s)  %d%s%s", VIEW_ARG(e->word),
			VIEW_ARG(path_of(a, e->path)), e->score, e->unknown ? ", " : "",
			e->unknown ? phrase_str(a, language, "moves-unknown", NULL)
				   : ""));
	case EVENT_REMOVE:
		fields_set_str(m->n.f, "cube", arena_printf(a, "%02d", e->cube));
		return phrase_text(a, language, "moves-removed", m->n.f);
	default:
		return phrase_text(a, language, what(e), NULL);
	}
}

/* Whether a number stands before the move: not if it came before a turn's word, or out
 * of turn. */
static bool has_turn(const struct moves *m, const struct event *e)
{
	switch (e->kind) {
	case EVENT_REDEAL:
	case EVENT_SORT:
	case EVENT_REMOVE:
		return false;
	case EVENT_RESIGN:
		return e->seat == m->pos.to_move;
	default:
		return true;
	}
}

static void add_move(struct moves *m, const struct event *e)
{
	bool play = e->kind == EVENT_PLAY || e->kind == EVENT_WORD;
	struct view name = {0};

	if (e->kind != EVENT_REDEAL) {
		name = position_name(&m->pos, e->seat);
	}
	m->move[m->count++] =
		(struct move){.turn = has_turn(m, e) ? m->pos.turn : 0,
			      .name = name,
			      .text = text_of(m, e),
			      .play = play && !e->superseded,
			      .fate = e->superseded ? "moves-ruled" : NULL};
}

/* Adds a line that says: from here on the seat has another player. */
static void add_change(struct moves *m, const struct event *e)
{
	const struct setup *s = &m->r->setup;
	struct note *n = &m->n;

	fields_set(n->f, "name", former_name(s, e->seat, e->ruling.change - 1));
	fields_set(n->f, "instead", former_name(s, e->seat, e->ruling.change));
	m->move[m->count++] =
		(struct move){.text = phrase_text(n->arena, n->to.language,
						  "moves-substitute", n->f)};
}

/* Marks the play that was taken back. It is the last one that stands, because only one
 * play waits at a time. */
static void withdraw(struct moves *m, const char *fate)
{
	for (size_t i = m->count; i-- > 0;) {
		if (m->move[i].play && m->move[i].fate == NULL) {
			m->move[i].fate = fate;
			return;
		}
	}
}

static bool move_of(void *arg, const struct match_event *row, const struct event *e,
		    struct err *err)
{
	struct moves *m = arg;

	m->move = arena_room(m->n.arena, m->move, m->count, sizeof *m->move);
	switch (e->kind) {
	case EVENT_PLAY:
	case EVENT_WORD:
	case EVENT_SORT:
	case EVENT_REMOVE:
	case EVENT_EXCHANGE:
	case EVENT_PASS:
	case EVENT_RESIGN:
	case EVENT_REDEAL:
		add_move(m, e);
		break;
	case EVENT_WITHDRAW:
		withdraw(m,
			 m->r->setup.game->path != NULL ? "moves-void" : "moves-back");
		break;
	case EVENT_UNDO:
		withdraw(m, "moves-back");
		break;
	case EVENT_RULING:
		if (e->ruling.kind == RULING_SUBSTITUTE) {
			add_change(m, e);
		}
		break;
	default:
		break;
	}
	return record_follow(&m->pos, m->r, row, e, err);
}

static void write_move(struct moves *m, const struct move *move)
{
	const struct pending *p = &m->pos.pending;
	struct buf *b = &m->n.text;

	if (move->turn > 0) {
		buf_printf(b, "\t%3d  ", move->turn);
	} else {
		buf_str(b, "\t     ");
	}
	if (move->name.len > 0) {
		buf_printf(b, "%.*s  ", VIEW_ARG(move->name));
	}
	buf_add(b, move->text);
	if (move->fate != NULL) {
		buf_str(b, ", ");
		phrase(b, m->n.to.language, move->fate, NULL);
	} else if (move->play && p->any && p->turn == move->turn) {
		buf_str(b, ", ");
		phrase(b, m->n.to.language, "moves-waits", NULL);
	}
	buf_char(b, '\n');
}

bool answer_moves(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct moves m = {.n = answer_to(h, r, seat), .r = r};
	struct diag diag = {0};

	(void)o;
	position_init(&m.pos, &r->setup, &diag);
	if (!record_each(r, h->arena, move_of, &m, h->err)) {
		return false;
	}
	note_say(&m.n, m.count > 0 ? "moves" : "moves-none");
	note_gap(&m.n);
	for (size_t i = 0; i < m.count; i++) {
		write_move(&m, &m.move[i]);
	}
	return answer_tell(h, &m.n, "report", "head-moves");
}
