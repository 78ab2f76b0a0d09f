/* SPDX-License-Identifier: ISC */
/* Writes a judged game as a GCG record. */
#include "adjudicator/replay/sheet.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"

struct maker {
	struct arena *arena;
	const struct replay *r;
	struct gcg *g;
	int total[SEATS];
};

static struct view tiles(struct maker *m, const uint8_t *tile, size_t n)
{
	struct buf b = buf_in(m->arena);

	alphabet_write(m->r->setup.alphabet, &b, tile, n);
	return buf_view(&b);
}

static struct view rack(struct maker *m, const struct position *pos, int seat)
{
	return tiles(m, pos->rack[seat], pos->rack_n[seat]);
}

static struct gcg_event *add(struct maker *m, enum gcg_kind kind, int seat, int score)
{
	struct gcg_event *e = gcg_add_event(m->arena, m->g);

	m->total[seat] += score;
	e->kind = kind;
	e->player = seat;
	e->score = score;
	e->total = m->total[seat];
	return e;
}

static void add_note(struct maker *m, const char *text)
{
	gcg_add_pragma(m->arena, m->g, GCG_NOTE, view_of(text));
}

/* Totals begin with the handicap, so that the last one is the result; GCG has no
 * line for it. */
static void add_handicap(struct maker *m)
{
	const struct options *o = &m->r->setup.options;
	int seat = handicap_seat(o);

	if (seat >= 0) {
		m->total[seat] = handicap_points(o, seat);
		gcg_add_pragma(
			m->arena, m->g, GCG_DESCRIPTION,
			view_of(arena_printf(
				m->arena,
				"handicap: %.*s begins with %d points, which "
				"the totals count",
				VIEW_ARG(m->r->setup.name[seat]), m->total[seat])));
	}
}

/* The word in GCG's form, with dots for tiles that lay there. */
static struct view word(struct maker *m, const struct word_trace *w)
{
	struct buf b = buf_in(m->arena);
	int i = 0;

	while (i < w->length) {
		int from = i;

		while (i < w->length && w->square[i].laid) {
			i++;
		}
		alphabet_write(m->r->setup.alphabet, &b, w->tile + from,
			       (size_t)(i - from));
		for (; i < w->length && !w->square[i].laid; i++) {
			buf_char(&b, '.');
		}
	}
	return buf_view(&b);
}

/* The tiles laid, which stand in for a rack that is not known. */
static struct view laid(struct maker *m, const struct word_trace *w)
{
	uint8_t tile[WORD_TILES];
	size_t n = 0;

	for (int i = 0; i < w->length; i++) {
		if (w->square[i].laid) {
			tile[n++] = tile_itself(w->tile[i]);
		}
	}
	return tiles(m, tile, n);
}

/* The line that challenged the play of line i; NULL: there is none. */
static const struct replay_turn *question(const struct replay *r, size_t i)
{
	for (size_t k = i + 1; k < r->turns; k++) {
		const struct replay_turn *t = &r->turn[k];

		if (t->verdict == REPLAY_APPLIED && view_is(t->order, "challenge") &&
		    t->before->pending.turn == r->turn[i].turn) {
			return t;
		}
	}
	return NULL;
}

/* Adds the points that a wrong challenge gave the player. */
static void add_bonus(struct maker *m, const struct replay_turn *t,
		      const struct replay_turn *asked)
{
	const struct position *after = asked->after;
	int seat = t->seat;
	int gained = after->score[seat] - after->adjust[seat] -
		     asked->before->score[seat] - asked->before->pending.score;

	if (gained > 0) {
		add(m, GCG_CHALLENGE, seat, gained)->rack = rack(m, after, seat);
	}
}

/* Notes the second letters of blanks; a GCG record has only the letter along the
 * word. */
static void add_dual(struct maker *m, const struct replay_turn *t)
{
	const struct alphabet *a = m->r->setup.alphabet;
	const struct word_trace *w = &t->trace->word[0];

	for (int i = 0; i < w->length; i++) {
		int row = w->square[i].row;
		int col = w->square[i].col;
		uint8_t across = crossword_letter(t->after, row, col, true);
		uint8_t down = crossword_letter(t->after, row, col, false);
		struct buf b = buf_in(m->arena);

		if (!w->square[i].laid || across == down) {
			continue;
		}
		buf_str(&b, "the blank on ");
		square_write(&b, row, col);
		buf_printf(&b, " is %s across", alphabet_face(a, across & TILE_LETTER));
		buf_printf(&b, " and %s down", alphabet_face(a, down & TILE_LETTER));
		add_note(m, buf_cstr(&b));
	}
}

/* The points of the play: by the rules, or as a referee has set them since. */
static int worth(const struct replay *r, const struct replay_turn *t)
{
	int score = t->trace->score;

	for (size_t i = t->first; i < r->events; i++) {
		const struct event *e = &r->event[i];
		if (ruling_sets_points(e) && e->ruling.turn == t->turn &&
		    !e->superseded) {
			score = e->score;
		}
	}
	return score;
}

static void add_play(struct maker *m, size_t i)
{
	const struct replay_turn *t = &m->r->turn[i];
	int score = worth(m->r, t);
	const struct replay_turn *asked = question(m->r, i);
	const struct word_trace *w = &t->trace->word[0];
	struct gcg_event *e = add(m, GCG_PLAY, t->seat, score);
	struct view held = rack(m, t->before, t->seat);

	e->place = t->trace->place;
	e->tiles = word(m, w);
	e->rack = m->r->setup.open ? laid(m, w) : held;
	held = e->rack;
	add_dual(m, t);
	if (t->verdict == REPLAY_WITHDRAWN) {
		add(m, GCG_WITHDRAWN, t->seat, -score)->rack = held;
	} else if (asked != NULL) {
		add_bonus(m, t, asked);
	}
}

/* "exchange A E ?"; an observer's record has only the number of tiles. */
static void add_exchange(struct maker *m, const struct replay_turn *t)
{
	struct view rest = view_part(t->order, view_find(t->order, ' '), t->order.len);
	struct buf b = buf_in(m->arena);
	struct view one;
	bool known = false;
	int n = 0;

	while ((one = view_word(&rest)).len > 0) {
		buf_add(&b, one);
		known = known || !view_is(one, "?");
		n++;
	}
	if (known || !m->r->setup.open) {
		struct gcg_event *e = add(m, GCG_EXCHANGE, t->seat, 0);

		e->tiles = buf_view(&b);
		e->rack = rack(m, t->before, t->seat);
	} else {
		add(m, GCG_EXCHANGE_COUNT, t->seat, 0)->count = n;
	}
}

/* Adds the turns lost for wrong challenges that passed by themselves before the next
 * line. */
static void add_lost(struct maker *m, size_t i)
{
	const struct replay_turn *t = &m->r->turn[i];
	const struct position *after = i + 1 < m->r->turns ? t[1].before : &m->r->pos;
	const struct setup *s = &m->r->setup;
	bool wrong = t->verdict == REPLAY_APPLIED && view_is(t->order, "challenge") &&
		     crossword_known(t->trace);

	for (int k = 0; k < s->seats; k++) {
		int seat = (t->before->to_move + k) % s->seats;
		int owed = t->before->owes[seat];

		owed += wrong && seat == t->seat &&
			s->options.value[OPTION_CHALLENGE] == CHALLENGE_DOUBLE;
		for (int n = after->owes[seat]; n < owed; n++) {
			add(m, GCG_PASS, seat, 0)->rack = rack(m, after, seat);
			add_note(m, "the turn was lost for a question that was wrong");
		}
	}
}

/* Whether the order changed the game: it was not refused, set aside or held. */
static bool done(const struct replay_turn *t)
{
	return t->verdict == REPLAY_APPLIED ||
	       (t->verdict == REPLAY_PENDING && t->after->held.seat != t->seat) ||
	       (t->verdict == REPLAY_WITHDRAWN && t->diag.code == DIAG_NONE);
}

/* GCG cannot repeat a turn after an undo, so a note replaces the first play. */
static bool taken_back(struct maker *m, const struct replay_turn *t)
{
	const struct word_trace *w = t->trace != NULL ? &t->trace->word[0] : NULL;
	struct buf b = buf_in(m->arena);

	if (t->verdict != REPLAY_WITHDRAWN || t->settled == 0 ||
	    m->r->event[t->settled].kind != EVENT_UNDO || w == NULL) {
		return false;
	}
	buf_add(&b, m->r->setup.name[t->seat]);
	buf_str(&b, " took a play back, as all agreed: ");
	place_write_short(&b, &t->trace->place);
	buf_char(&b, ' ');
	alphabet_write(m->r->setup.alphabet, &b, w->tile, w->length);
	add_note(m, buf_cstr(&b));
	return true;
}

static void add_turn(struct maker *m, size_t i)
{
	const struct replay_turn *t = &m->r->turn[i];

	if (taken_back(m, t)) {
		return;
	}
	if (t->trace != NULL && !view_is(t->order, "challenge")) {
		add_play(m, i);
	} else if (view_starts(t->order, "exchange")) {
		add_exchange(m, t);
	} else if (view_is(t->order, "pass")) {
		add(m, GCG_PASS, t->seat, 0)->rack = rack(m, t->before, t->seat);
		if (t->late) {
			add_note(m, "the time ran out");
		}
	} else if (view_is(t->order, "resign")) {
		add_note(m, arena_printf(m->arena, "%.*s resigned",
					 VIEW_ARG(m->r->setup.name[t->seat])));
	}
}

/* Notes the rulings before turn `i` of the record. */
static void add_rulings(struct maker *m, size_t i)
{
	for (size_t k = 0; k < m->r->rulings; k++) {
		const struct replay_ruling *x = &m->r->ruling[k];
		struct buf words = buf_in(m->arena);

		if (x->behind == i) {
			ruling_write(&words, &x->words);
			add_note(m, arena_printf(m->arena, "ruling %d: %s%s%.*s", x->n,
						 buf_cstr(&words),
						 x->because.len > 0 ? ": " : "",
						 VIEW_ARG(x->because)));
		}
	}
}

static void add_end(struct maker *m)
{
	const struct position *pos = &m->r->pos;
	struct buf others = buf_in(m->arena);

	for (int i = 0; i < m->r->setup.seats; i++) {
		if (pos->adjust[i] <= 0 && !pos->gone[i]) {
			buf_add(&others, rack(m, pos, i));
		}
	}
	for (int i = 0; i < m->r->setup.seats; i++) {
		if (pos->adjust[i] > 0) {
			add(m, GCG_END_BONUS, i, pos->adjust[i])->tiles =
				buf_view(&others);
		}
	}
	for (int i = 0; i < m->r->setup.seats; i++) {
		if (pos->adjust[i] < 0) {
			struct gcg_event *e =
				add(m, GCG_END_PENALTY, i, pos->adjust[i]);

			e->rack = rack(m, pos, i);
			e->tiles = e->rack;
		}
	}
	add_note(m, arena_printf(m->arena, "the game is over: %s",
				 end_reason_name(pos->reason)));
}

static const char *layout_name(const struct setup *s)
{
	if (!s->options.taken[OPTION_BOARD]) {
		return s->game->name;
	}
	return s->options.value[OPTION_BOARD] == BOARD_SUPER21 ? "SuperCrosswordGame"
							       : "CrosswordGame";
}

void sheet_make(struct arena *arena, const struct replay *r, struct view title,
		struct gcg *out)
{
	struct maker m = {.arena = arena, .r = r, .g = out};
	struct view style = replay_options(arena, &r->setup);

	*out = (struct gcg){0};
	for (int i = 0; i < r->setup.seats; i++) {
		gcg_add_player(arena, out, r->setup.name[i]);
	}
	if (title.len > 0) {
		gcg_add_pragma(arena, out, GCG_TITLE, title);
	}
	gcg_add_pragma(arena, out, GCG_LEXICON,
		       view_of(lexicon_info(r->setup.lexicon)->id));
	gcg_add_pragma(arena, out, GCG_BOARD_LAYOUT, view_of(layout_name(&r->setup)));
	gcg_add_pragma(arena, out, GCG_TILE_SET, view_of(r->setup.tiles->id));
	gcg_add_pragma(arena, out, GCG_GAME_TYPE, view_of(r->setup.game->name));
	if (style.len > 0) { /* options that no other pragma tells */
		gcg_add_pragma(arena, out, GCG_STYLE, style);
	}
	add_handicap(&m);
	for (size_t i = 0; i < r->turns; i++) {
		add_rulings(&m, i);
		if (done(&r->turn[i])) {
			add_turn(&m, i);
		}
		if (r->turn[i].verdict != REPLAY_RULED) {
			add_lost(&m, i);
		}
	}
	add_rulings(&m, r->turns);
	if (r->pos.over) {
		add_end(&m);
	} else {
		gcg_add_pragma(arena, out, GCG_INCOMPLETE, (struct view){0});
	}
}
