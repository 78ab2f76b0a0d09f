/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/game.h"

#include "adjudicator/cmd/json.h"
#include "adjudicator/games/picture.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/record/record.h"
#include "formats/say.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>

bool game_open(struct cmd *c, const char *number, struct record *r)
{
	struct context *context = arena_take(c->arena, sizeof *context);
	long id;

	*context = cmd_context(c);
	if (!num_read(view_of(number), 1, LONG_MAX, &id)) {
		return err_set(c->err, ERR_USAGE, "\"%s\" is no game's number", number);
	}
	return record_load(context, c->arena, id, r, c->err) &&
	       (r->match.id != 0 ||
		err_set(c->err, ERR_DATA, "there is no game %ld", id));
}

bool game_viewer(struct cmd *c, const struct record *r, const char *who,
		 struct viewer *out)
{
	struct buf names = buf_in(c->arena);

	*out = (struct viewer){VIEWER_OPERATOR, 0};
	if (who == NULL || view_is_nocase(view_of(who), "operator")) {
		return true;
	}
	out->kind = VIEWER_OBSERVER;
	if (view_is_nocase(view_of(who), "observer")) {
		return true;
	}
	out->kind = VIEWER_PLAYER;
	for (int i = 0; i < r->setup.seats; i++) {
		if (view_eq_nocase(view_of(who), r->setup.name[i])) {
			out->seat = i;
			return true;
		}
		buf_str(&names, i > 0 ? ", " : "");
		buf_add(&names, r->setup.name[i]);
	}
	return err_set(c->err, ERR_DATA,
		       "%s does not play in game %lld; the players are: %s", who,
		       (long long)r->match.id, buf_cstr(&names));
}

/* Whether the game was played to its end, or declined before it began. */
static bool over(const struct record *r)
{
	return r->pos.over || view_is(r->match.state, "void");
}

static json_t *result(const struct record *r)
{
	json_t *winners;

	if (!over(r)) {
		return json_null();
	}
	winners = json_array();
	for (int i = 0; i < r->setup.seats; i++) {
		if (r->pos.winners >> i & 1U) {
			json_array_append_new(winners, json_text(r->setup.name[i]));
		}
	}
	return JSON({"reason", json_string(end_reason_name(r->pos.over ? r->pos.reason
								       : END_VOID))},
		    {"winners", winners});
}

/* The order that waits for an answer: a play that may be challenged, else an offer. */
static json_t *pending(struct arena *arena, const struct record *r)
{
	struct game_view *v = arena_take(arena, sizeof *v);

	if (!record_begun(r)) {
		return json_null();
	}
	view_make(arena, &r->pos, (struct viewer){VIEWER_OBSERVER, 0}, NULL, v);
	if (v->pending.any) {
		return json_text(v->pending.order);
	}
	if (v->paused || v->asked[REQUEST_PAUSE].by >= 0) {
		return json_string("pause");
	}
	return v->asked[REQUEST_DRAW].by >= 0 ? json_string("offer draw") : json_null();
}

/* The tiles in the bag, or the cubes of the pile. WordCap's letters never run out. */
static int left(const struct record *r)
{
	return r->setup.game->ground == GROUND_PILE && record_begun(r)
		       ? pile_cubes(&r->pos.pile)
		       : r->pos.bag_n;
}

/* The changes of players in seats, in their order. */
static json_t *substitutes(const struct record *r)
{
	json_t *list = json_array();

	for (int i = 0; i < r->setup.formers; i++) {
		int seat = r->setup.former[i].seat;

		json_array_append_new(
			list,
			JSON({"seat", json_integer(seat + 1)},
			     {"leaves", json_text(former_name(&r->setup, seat, i))},
			     {"plays",
			      json_text(former_name(&r->setup, seat, i + 1))}));
	}
	return list;
}

/* Whether everybody has agreed to play, and only the beacon's value is missing. */
static bool waits_for_beacon(const struct record *r)
{
	return view_is(r->match.state, "invited") && r->match.beacon.len > 0 &&
	       begin_agreed(r);
}

static json_t *state(const struct record *r)
{
	return over(r)                          ? json_string("over")
	       : r->pos.paused || r->pos.halted ? json_string("paused")
						: json_text(r->match.state);
}

void game_json(struct buf *b, const struct record *r)
{
	json_t *scores = json_object();
	bool moves = view_is(r->match.state, "running") && r->pos.to_move >= 0;
	bool due = r->pos.deadline != 0 && !r->pos.halted;

	for (int i = 0; i < r->setup.seats; i++) {
		json_object_set_new(scores, arena_str(b->arena, r->setup.name[i]),
				    json_integer(r->pos.score[i]));
	}
	if (!json_line(
		    b,
		    JSON({"game", json_integer(r->match.id)},
			 {"kind", json_text(r->match.kind)}, {"state", state(r)},
			 {"turn", json_integer(r->pos.turn)},
			 {"to_move", moves ? json_text(r->setup.name[r->pos.to_move])
					   : json_null()},
			 {"deadline",
			  due ? json_string(cmd_stamp(b->arena, r->pos.deadline))
			      : json_null()},
			 {"scores", scores}, {"bag", json_integer(left(r))},
			 {"pending", pending(b->arena, r)}, {"result", result(r)},
			 {"substitutes", r->setup.formers > 0 ? substitutes(r) : NULL},
			 {"beacon",
			  waits_for_beacon(r) ? json_text(r->match.beacon) : NULL}))) {
		arena_die();
	}
}

/* Adds "; Ben won", because after a resignation the points do not say who won. */
static void write_result(struct buf *b, const struct record *r)
{
	struct view name[SEATS];
	size_t n = 0;

	if (!r->pos.over || r->pos.reason == END_VOID || r->setup.seats == 1) {
		return;
	}
	for (int i = 0; i < r->setup.seats; i++) {
		if (r->pos.winners >> i & 1U) {
			name[n++] = r->setup.name[i];
		}
	}
	if (n > 0) {
		buf_printf(
			b, "; %.*s %s",
			VIEW_ARG(say_list(b->arena, view_of("en"), LIST_AND, name, n)),
			n == 1 ? "won" : "drew");
	}
}

void game_scores(struct buf *b, const struct record *r)
{
	for (int i = 0; i < r->setup.seats; i++) {
		buf_printf(b, "%s%.*s %d", i > 0 ? ", " : "",
			   VIEW_ARG(r->setup.name[i]), r->pos.score[i]);
	}
	if (r->match.to_move >= 0) {
		buf_printf(b, "; %.*s to move",
			   VIEW_ARG(r->setup.name[r->match.to_move]));
	}
	write_result(b, r);
}

void game_row(struct columns *t, const struct record *r)
{
	struct buf scores = buf_in(t->arena);

	columns_printf(t, "%lld", (long long)r->match.id);
	columns_add(t, view_of(r->setup.game->title));
	columns_add(t, r->match.state);
	columns_printf(t, "turn %d", r->pos.turn);
	game_scores(&scores, r);
	columns_add(t, buf_view(&scores));
}

static void write_line(struct buf *b, const struct record *r)
{
	buf_printf(b, "%5lld  %-14s  %-8.*s turn %-3d ", (long long)r->match.id,
		   r->setup.game->title, VIEW_ARG(r->match.state), r->pos.turn);
	game_scores(b, r);
	buf_char(b, '\n');
}

static void write_seats(struct buf *b, const struct game_view *v)
{
	for (int i = 0; i < v->seats; i++) {
		const struct seat_view *seat = &v->seat[i];

		buf_printf(b, "%.*s: %d", VIEW_ARG(seat->name), seat->score);
		if (seat->rack.len > 0) {
			buf_printf(b, ", rack %.*s", VIEW_ARG(seat->rack));
		} else if (v->ground == GROUND_BOARD) {
			buf_printf(b, ", %d tiles", seat->held);
		} else if (v->ground == GROUND_GRID) {
			buf_printf(b, ", %d sort%s left", seat->sorts,
				   seat->sorts == 1 ? "" : "s");
		}
		buf_char(b, '\n');
	}
}

static void write_formers(struct buf *b, const struct record *r)
{
	for (int i = 0; i < r->setup.formers; i++) {
		int seat = r->setup.former[i].seat;

		buf_printf(b, "%.*s plays for %.*s\n",
			   VIEW_ARG(former_name(&r->setup, seat, i + 1)),
			   VIEW_ARG(former_name(&r->setup, seat, i)));
	}
}

/* Writes how much of the game is left. */
static void write_left(struct buf *b, const struct game_view *v)
{
	switch (v->ground) {
	case GROUND_GRID:
		buf_printf(b, "Round: %d of %d\n", v->round, v->rounds);
		break;
	case GROUND_PILE:
		buf_printf(b, "Cubes: %d%s\n", v->cubes, v->paused ? ", paused" : "");
		break;
	default:
		buf_printf(b, "Bag: %d\n", v->bag);
		break;
	}
}

void game_text(struct buf *b, const struct record *r, struct viewer viewer)
{
	struct game_view *v = arena_take(b->arena, sizeof *v);

	write_line(b, r);
	if (waits_for_beacon(r)) {
		buf_printf(b, "Everybody has agreed; it waits for %.*s.\n",
			   VIEW_ARG(r->match.beacon));
	}
	if (!record_begun(r)) {
		return;
	}
	view_make(b->arena, &r->pos, viewer, NULL, v);
	buf_char(b, '\n');
	picture_write_text(b, v);
	buf_char(b, '\n');
	write_seats(b, v);
	write_formers(b, r);
	write_left(b, v);
	if (v->pending.any) {
		buf_printf(b, "Pending: %.*s by %.*s, %d points\n",
			   VIEW_ARG(v->pending.order),
			   VIEW_ARG(v->seat[v->pending.seat].name), v->pending.score);
	}
	if (v->held.len > 0) {
		buf_printf(b, "Waiting for it: %.*s by %.*s\n", VIEW_ARG(v->held),
			   VIEW_ARG(v->seat[v->to_move].name));
	}
	if (v->deadline != 0) {
		buf_str(b, "Deadline: ");
		stamp_write(b, v->deadline);
		buf_char(b, '\n');
	}
}
