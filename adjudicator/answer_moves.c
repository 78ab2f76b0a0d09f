/* SPDX-License-Identifier: ISC */
/* The moves of a game as lines, one a turn; each as it stands by now. */
#include "adjudicator/hearing.h"
#include "adjudicator/phrase.h"

struct move {
	int turn; /* 0: none of its own */
	int seat; /* -1: nobody's */
	struct view text;
	bool play, withdrawn;
};

struct moves {
	struct hearing *h;
	const struct record *r;
	struct position pos; /* before the event at hand */
	struct move *move;
	size_t count;
};

static const char *what(const struct event *e)
{
	switch (e->kind) {
	case EVENT_EXCHANGE:
		return "exchanged";
	case EVENT_RESIGN:
		return "resigned";
	case EVENT_PASS:
		return e->lost ? "lost the turn" : e->late ? "passed (late)" : "passed";
	default:
		return "new racks for all";
	}
}

static struct view play_text(struct moves *m, const struct event *e)
{
	return view_of(arena_printf(m->h->arena, "%.*s  %d",
				    VIEW_ARG(news_play(m->h->arena, e)), e->score));
}

static void add_move(struct moves *m, const struct event *e)
{
	bool turn = e->kind != EVENT_REDEAL &&
		    (e->kind != EVENT_RESIGN || e->seat == m->pos.to_move);
	bool play = e->kind == EVENT_PLAY;

	m->move[m->count++] =
		(struct move){.turn = turn ? m->pos.turn : 0,
			      .seat = e->kind == EVENT_REDEAL ? -1 : e->seat,
			      .text = play ? play_text(m, e) : view_of(what(e)),
			      .play = play};
}

/* The play taken back is the last one: only one waits at a time. */
static void withdraw(struct moves *m)
{
	for (size_t i = m->count; i-- > 0;) {
		if (m->move[i].play) {
			m->move[i].withdrawn = true;
			return;
		}
	}
}

static bool move_of(void *arg, const struct match_event *row, const struct event *e,
		    struct err *err)
{
	struct moves *m = arg;

	(void)row;
	switch (e->kind) {
	case EVENT_PLAY:
	case EVENT_EXCHANGE:
	case EVENT_PASS:
	case EVENT_RESIGN:
	case EVENT_REDEAL:
		add_move(m, e);
		break;
	case EVENT_WITHDRAW:
		withdraw(m);
		break;
	default:
		break;
	}
	return position_apply(&m->pos, e) ||
	       err_set(err, ERR_DATA, "game %lld has an event that does not fit",
		       (long long)m->r->match.id);
}

static void write_move(struct buf *b, const struct moves *m, const struct move *move)
{
	const struct pending *p = &m->pos.pending;

	if (move->turn > 0) {
		buf_printf(b, "\t%3d  ", move->turn);
	} else {
		buf_str(b, "\t     ");
	}
	if (move->seat >= 0) {
		buf_printf(b, "%.*s  ", VIEW_ARG(m->r->setup.name[move->seat]));
	}
	buf_add(b, move->text);
	if (move->withdrawn) {
		buf_str(b, ", taken back");
	} else if (move->play && p->any && p->turn == move->turn) {
		buf_str(b, ", waiting");
	}
	buf_char(b, '\n');
}

/* Every event behind the start is counted in rows; a row has a few of them. */
enum { EVENTS_A_ROW = 8 + 3 * SEATS };

bool answer_moves(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct addressee to = news_to(r, seat, h->letter);
	struct moves m = {.h = h, .r = r};
	struct diag diag = {0};
	struct buf b = buf_in(h->arena);
	struct buf head = buf_in(h->arena);

	(void)o;
	m.move = arena_array(h->arena, ((size_t)r->match.events + 1) * EVENTS_A_ROW,
			     sizeof *m.move);
	position_init(&m.pos, &r->setup, &diag);
	phrase(&b, to.language, r->pos.turn > 1 ? "moves" : "moves-none", NULL);
	buf_str(&b, "\n\n");
	if (!record_each(r, h->arena, move_of, &m, h->err)) {
		return false;
	}
	for (size_t i = 0; i < m.count; i++) {
		write_move(&b, &m, &m.move[i]);
	}
	hearing_verdict(h, VERDICT_ANSWERED);
	phrase(&head, to.language, "head-moves", NULL);
	return news_tell(h->d, &to,
			 &(struct told){"report", buf_view(&head), buf_view(&b), 0},
			 h->err);
}
