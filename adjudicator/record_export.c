/* SPDX-License-Identifier: ISC */
/* A stored game as a turn file. */
#include "adjudicator/record.h"

#include "adjudicator/games/tiles_text.h"
#include "formats/text/stamp.h"
#include <string.h>

/* An order, its time, draws for each seat at the start. */
enum { LINES_A_ROW = 2 + 2 * SEATS };

struct out {
	struct arena *arena;
	const struct record *r;
	struct viewer viewer;
	struct position pos; /* before the event at hand */
	struct turn_line *line;
	size_t lines;
	int64_t time; /* of the last "@ time" */
	int late;     /* seat whose missed turn was the last event; -1 */
};

static void add(struct out *o, bool fact, int seat, const char *text)
{
	struct turn_line *l = &o->line[o->lines++];

	*l = (struct turn_line){.fact = fact, .text = view_of(text)};
	if (!fact) {
		l->name = o->r->setup.name[seat];
	}
}

static void add_time(struct out *o, int64_t at)
{
	struct buf b = buf_in(o->arena);

	if (at != o->time) {
		buf_str(&b, "time ");
		stamp_write(&b, at);
		add(o, true, 0, buf_cstr(&b));
		o->time = at;
	}
}

/* "draw Ann q=1 pos=1..7 [A E I ...]"; letters for the operator alone. */
static void add_draw(struct out *o, const struct event *e)
{
	const struct setup *s = &o->r->setup;
	struct position after = o->pos;
	struct buf b = buf_in(o->arena);
	int n = e->to - e->from + 1;

	if (o->viewer.kind != VIEWER_OPERATOR || !s->game->apply(&after, e)) {
		return;
	}
	buf_str(&b, "draw ");
	buf_add(&b, s->name[e->seat]);
	buf_printf(&b, " q=%d pos=%d..%d [", e->q, e->from, e->to);
	tiles_write(s->alphabet, &b, after.rack[e->seat] + after.rack_n[e->seat] - n,
		    (size_t)n);
	buf_char(&b, ']');
	add(o, true, 0, buf_cstr(&b));
}

static void add_play(struct out *o, const struct event *e)
{
	struct buf b = buf_in(o->arena);

	place_write(&b, &e->place);
	buf_char(&b, ' ');
	buf_add(&b, e->word);
	add(o, false, e->seat, buf_cstr(&b));
}

static void add_exchange(struct out *o, const struct event *e)
{
	bool shown = o->viewer.kind == VIEWER_OPERATOR ||
		     (o->viewer.kind == VIEWER_PLAYER && o->viewer.seat == e->seat);

	struct buf b = buf_in(o->arena);

	/* What was given back is the seat's own to know; others see how many. */
	buf_str(&b, "exchange");
	if (shown) {
		buf_char(&b, ' ');
		buf_add(&b, e->hidden);
	}
	for (int i = e->from; i <= e->to && !shown; i++) {
		buf_str(&b, " ?");
	}
	add(o, false, e->seat, buf_cstr(&b));
}

static void add_event(struct out *o, const struct event *e)
{
	const struct view *name = o->r->setup.name;

	switch (e->kind) {
	case EVENT_DRAW:
		add_draw(o, e);
		break;
	case EVENT_PLAY:
		add_play(o, e);
		break;
	case EVENT_EXCHANGE:
		add_exchange(o, e);
		add_draw(o, e);
		break;
	case EVENT_PASS:
		if (e->late) {
			add(o, true, 0,
			    arena_printf(o->arena, "late %.*s",
					 VIEW_ARG(name[e->seat])));
		} else {
			add(o, false, e->seat, "pass");
		}
		break;
	case EVENT_RESIGN:
		if (o->late == e->seat) { /* follows from the missed turn */
			break;
		}
		add(o, false, e->seat, "resign");
		break;
	case EVENT_OFFER:
		add(o, false, e->seat, "offer draw");
		break;
	case EVENT_AGREE:
		add(o, false, e->seat, "agree draw");
		break;
	case EVENT_REFUSE:
		add(o, e->late, e->seat, e->late ? "window" : "refuse draw");
		break;
	default:
		break;
	}
}

static void header(const struct record *r, struct viewer viewer, struct arena *arena,
		   struct turnfile *t)
{
	const struct setup *s = &r->setup;
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	struct options standard;
	struct buf options = buf_in(arena);
	char hex[HASH_HEX];
	bool hashed = lx->words > 0;

	options_init(&standard, s->game->options, s->game->option_count);
	options_write(&options, &s->options, &standard);
	hex_write(lx->hash.byte, HASH_BYTES, hex);
	t->game.text = view_of(s->game->name);
	t->language.text = s->language;
	t->options.text = buf_view(&options);
	t->lexicon.text = view_of(hashed ? arena_printf(arena, "%s %s", lx->id, hex)
					 : arena_printf(arena, "%s", lx->id));
	for (int i = 0; i < s->seats; i++) {
		t->player[i].text = s->name[i];
	}
	t->players = (size_t)s->seats;
	if (viewer.kind == VIEWER_OPERATOR) {
		t->has_seed = true;
		memcpy(t->seed, s->seed, HASH_BYTES);
	} else {
		t->open = true; /* racks are not this viewer's to check */
	}
}

static bool export_one(void *arg, const struct match_event *row, const struct event *e,
		       struct err *err)
{
	struct out *o = arg;

	add_time(o, row->at);
	add_event(o, e);
	o->late = e->kind == EVENT_PASS && e->late ? e->seat : -1;
	return o->r->setup.game->apply(&o->pos, e) ||
	       err_set(err, ERR_DATA, "game %lld, event %ld does not fit",
		       (long long)o->r->match.id, row->n);
}

bool record_export(struct arena *arena, const struct record *r, struct viewer viewer,
		   struct buf *b, struct err *err)
{
	struct turnfile *t = arena_take(arena, sizeof *t);
	struct out *o = arena_take(arena, sizeof *o);
	struct diag diag = {0};

	*o = (struct out){.arena = arena, .r = r, .viewer = viewer, .late = -1};
	o->line = arena_array(arena, ((size_t)r->match.events + 1) * LINES_A_ROW,
			      sizeof *o->line);
	header(r, viewer, arena, t);
	position_init(&o->pos, &r->setup, &diag);
	if (!record_each(r, arena, export_one, o, err)) {
		return false;
	}
	t->turn = o->line;
	t->turns = o->lines;
	turnfile_write(b, t);
	return true;
}
