/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/board_case.h"

#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/view.h"
#include "tests/helpers/claims.h"
#include <string.h>

void case_open(struct board_case *c)
{
	*c = (struct board_case){.lexica = lexica_open(NULL)};
}

void case_close(struct board_case *c)
{
	lexica_close(c->lexica);
	arena_free(&c->arena);
}

static struct board_case *shared;

static void shared_open(void)
{
	case_open(shared);
}

static void shared_close(void)
{
	case_close(shared);
}

void case_fixture(struct board_case *c)
{
	shared = c;
	claims_fixture(shared_open, shared_close);
}

/* Whether the head has a line with that key. */
static bool names(struct board_case *c, const char *head, const char *key)
{
	const char *all = arena_printf(&c->arena, "\n%s", head);

	return strstr(all, arena_printf(&c->arena, "\n%s:", key)) != NULL;
}

const char *case_file(struct board_case *c, const char *head, const char *turns)
{
	return arena_printf(&c->arena, "Turn-File: 1\n%s%s%s\n%s",
			    names(c, head, "Game") ? "" : "Game: angrywords\n",
			    names(c, head, "Player") ? ""
						     : "Player: Ann\nPlayer: Ben\n",
			    head, turns);
}

static void count_tiles(const struct position *pos, int count[ALPHABET_TILES + 1])
{
	for (int i = 0; i < pos->bag_n; i++) {
		count[pos->bag[i]]++;
	}
	for (int seat = 0; seat < pos->setup->seats; seat++) {
		for (int i = 0; i < pos->rack_n[seat]; i++) {
			count[pos->rack[seat][i]]++;
		}
	}
	for (int i = 0; i < SQUARES_MAX; i++) {
		uint8_t tile = pos->square[i];

		if (tile != 0) {
			count[tile & TILE_AS_BLANK ? TILE_BLANK : tile]++;
		}
	}
}

void case_conserves(const struct position *a, const struct position *b)
{
	int was[ALPHABET_TILES + 1] = {0};
	int is[ALPHABET_TILES + 1] = {0};

	if (a->setup->open) {
		return;
	}
	count_tiles(a, was);
	count_tiles(b, is);
	ck_assert_mem_eq(was, is, sizeof was);
}

void case_run(struct board_case *c, const char *head, const char *turns)
{
	const struct replay *r = &c->replay;

	ck_assert_msg(replay_run(&c->arena, c->lexica,
				 view_of(case_file(c, head, turns)), "t", &c->replay,
				 &c->err),
		      "%s", c->err.text);
	for (size_t i = 0; i < r->turns; i++) {
		case_conserves(r->turn[0].before, r->turn[i].after);
	}
	c->table = table_over(&c->arena, &c->replay.pos, 0, true);
}

static int seat_of(const struct board_case *c, struct view name)
{
	int seat = 0;

	while (seat < c->replay.setup.seats &&
	       !view_eq_nocase(name, c->replay.setup.name[seat])) {
		seat++;
	}
	ck_assert_int_lt(seat, c->replay.setup.seats);
	return seat;
}

static void live_line(struct board_case *c, struct view line)
{
	struct view name;

	if (view_starts(line, "@ late")) {
		table_timeout(&c->table);
	} else if (view_is(line, "@ window")) {
		table_lapse(&c->table);
	} else if (view_is(line, "@ window draw")) {
		table_emit(&c->table,
			   (struct event){.kind = EVENT_REFUSE,
					  .seat = c->table.pos.request[REQUEST_DRAW].by,
					  .late = true});
	} else {
		name = view_cut(&line, ':');
		ck_assert_msg(order_read(&c->arena, view_trim(line), &c->order),
			      "no order: %.*s", VIEW_ARG(line));
		table_judge(&c->table, seat_of(c, name), &c->order);
	}
}

void case_live(struct board_case *c, int64_t now, const char *head, const char *turns)
{
	struct view rest = view_of(turns);

	case_run(c, head, "");
	c->table.now = now;
	while (rest.len > 0) {
		live_line(c, view_cut(&rest, '\n'));
		case_conserves(&c->replay.pos, &c->table.pos);
	}
}

const char *case_events(struct board_case *c, size_t i)
{
	struct buf b = buf_in(&c->arena);

	for (; i < c->table.events; i++) {
		const struct event *e = &c->table.event[i];
		struct buf one = buf_in(&c->arena);
		struct view line;

		if (e->kind == EVENT_CLOCK) {
			continue;
		}
		event_write(&one, e, c->replay.setup.seats);
		line = buf_view(&one);
		buf_str(&b, b.len > 0 ? " " : "");
		buf_add(&b, view_word(&line));
		if (e->seat >= 0) {
			buf_printf(&b, "%d", e->seat + 1);
		}
	}
	return buf_cstr(&b);
}

const char *case_verdicts(struct board_case *c)
{
	static const char letters[REPLAY_VERDICTS_ + 1] = {
		[REPLAY_APPLIED] = 'A', [REPLAY_REFUSED] = 'R',
		[REPLAY_PENDING] = 'P', [REPLAY_WITHDRAWN] = 'W',
		[REPLAY_RULED] = 'L',
	};
	struct buf b = buf_in(&c->arena);

	for (size_t i = 0; i < c->replay.turns; i++) {
		buf_char(&b, letters[c->replay.turn[i].verdict]);
	}
	return buf_cstr(&b);
}

const char *case_ended(struct board_case *c, const struct position *pos)
{
	struct buf b = buf_in(&c->arena);

	if (!pos->over) {
		return "goes on";
	}
	buf_printf(&b, "%s %u:", end_reason_name(pos->reason), pos->winners);
	for (int i = 0; i < pos->setup->seats; i++) {
		buf_printf(&b, " %d%+d", pos->score[i] - pos->adjust[i],
			   pos->adjust[i]);
	}
	return buf_cstr(&b);
}

const char *case_scores(struct board_case *c, const struct position *pos)
{
	struct buf b = buf_in(&c->arena);

	for (int i = 0; i < pos->setup->seats; i++) {
		buf_printf(&b, "%s%d", i > 0 ? " " : "", pos->score[i]);
	}
	return buf_cstr(&b);
}

const char *case_rack(struct board_case *c, const struct position *pos, int seat)
{
	return case_text(c, view_rack(&c->arena, pos,
				      (struct viewer){VIEWER_OPERATOR, 0}, seat));
}

const char *case_tiles(struct board_case *c, const struct position *pos, int seat)
{
	struct buf b = buf_in(&c->arena);

	tiles_write(pos->setup->alphabet, &b, pos->rack[seat], pos->rack_n[seat]);
	return buf_cstr(&b);
}

const char *case_words(struct board_case *c, const struct replay_turn *t)
{
	struct buf b = buf_in(&c->arena);

	for (size_t i = 0; i < t->word_count; i++) {
		buf_printf(&b, "%s%.*s %d", i > 0 ? ", " : "",
			   VIEW_ARG(t->words[i].word), t->words[i].score);
	}
	return buf_cstr(&b);
}

const char *case_complaint(struct board_case *c, const char *text)
{
	ck_assert_msg(!replay_run(&c->arena, c->lexica, view_of(text), "t", &c->replay,
				  &c->err),
		      "accepted: %s", text);
	ck_assert_int_eq(c->err.kind, ERR_DATA);
	return c->err.text;
}

const struct replay_turn *case_turn(struct board_case *c, size_t i)
{
	ck_assert_uint_lt(i, c->replay.turns);
	return &c->replay.turn[i];
}

const char *case_sentence(struct board_case *c, const struct diag *d)
{
	struct buf b = buf_in(&c->arena);

	diag_write(&b, d);
	return buf_cstr(&b);
}

static enum outcome judge(struct board_case *c, int seat)
{
	return table_judge(&c->table, seat, &c->order);
}

enum outcome case_letter(struct board_case *c, int seat, const char *line)
{
	struct orders read;

	orders_read(&c->arena, view_of(line), &read);
	ck_assert_msg(read.count == 1, "%zu orders in \"%s\"", read.count, line);
	c->order = read.order[0];
	c->table = table_over(&c->arena, &c->replay.pos, 0, false);
	return judge(c, seat);
}

static void read_strictly(struct board_case *c, const char *line)
{
	ck_assert_msg(order_read(&c->arena, view_of(line), &c->order), "no order: %s",
		      line);
}

enum outcome case_strict(struct board_case *c, int seat, const char *line)
{
	read_strictly(c, line);
	c->table = table_over(&c->arena, &c->replay.pos, 0, true);
	return judge(c, seat);
}

enum outcome case_go_on(struct board_case *c, int seat, const char *line)
{
	read_strictly(c, line);
	return judge(c, seat);
}

const char *case_text(struct board_case *c, struct view v)
{
	return arena_str(&c->arena, v);
}
