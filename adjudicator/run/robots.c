/* SPDX-License-Identifier: ISC */
/*
 * V3. Robots that are to move or to answer: each of their orders is kept and judged as
 * a letter of a kind that nobody can send.
 *
 * - A robot sees the view of its seat. It chooses by a seed from the fingerprint of the
 *   game's secret: the players have that, and it tells nothing of what is hidden.
 * - All orders of a game are kept in one transaction. What a killed run did not keep is
 *   done by the next one. The name of such a letter has the game, the number of events
 *   and the seat, so no order is given twice.
 * - A game in which nothing has happened since it was looked at is not looked at again.
 */
#include "adjudicator/club/lexica.h"
#include "adjudicator/play/kept_tiles.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/robot/robot.h"
#include "adjudicator/run/judge_letter.h"
#include "adjudicator/run/phases.h"
#include "adjudicator/store/robot.h"
#include "adjudicator/store/stored.h"
#include <string.h>
#include <sys/stat.h>

enum { ORDERS_MOST = 400 /* in one game and run */ };

/* The values that were learned for a game with these tiles and words; read when
 * first needed. */
struct learned {
	struct learned *next;
	struct kept_tiles_for of;
	/* NULL: there are none, or they cannot be used. */
	const struct kept_tiles *kept;
};

struct robots {
	struct run *run;
	struct arena arena;
	struct learned *learned;
};

struct turn {
	struct robots *robots;
	struct run *run;
	struct arena *arena;
	struct record *r;
	int seat;
	struct player player;
	struct view order;
};

static void seed(const struct turn *t, uint8_t out[HASH_BYTES])
{
	const struct match *m = &t->r->match;
	struct hash_run run;
	struct hash hash;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/robot/1"));
	hash_field_number(&run, (uint32_t)m->id);
	hash_field_number(&run, (uint32_t)t->seat);
	if (m->committed) { /* the seed of a drill is known */
		hash = stir_commitment(m->id, m->secret);
		hash_field(&run, view_from((const char *)hash.byte, HASH_BYTES));
	}
	hash = hash_end(&run);
	memcpy(out, hash.byte, HASH_BYTES);
}

/* Warns once, and again when the file changes. */
static void warn(struct robots *all, const struct setup *s, const char *why)
{
	struct store *st = all->run->context.store;
	const char *path = kept_tiles_path(&all->arena,
					   lexica_folder(all->run->context.lexica), s);
	struct hash of = hash_of(view_of(path));
	const char *name = arena_printf(&all->arena, "%s.%lld", STORED_KEPT_WARNED,
					(long long)hash_number(of.byte));
	struct stat file = {0};
	struct err ignored = {0};
	struct hash_run run;
	struct hash sum;
	int64_t is;
	int64_t said = 0;

	(void)stat(path, &file);
	hash_start(&run);
	hash_field(&run, view_of(why));
	hash_field_number(&run, (uint32_t)file.st_mtim.tv_sec);
	hash_field_number(&run, (uint32_t)file.st_mtim.tv_nsec);
	sum = hash_end(&run);
	is = hash_number(sum.byte);
	if (store_number(st, name, &said, &ignored) && said == is) {
		return;
	}
	(void)store_set_number(st, name, is, &ignored);
	log_warn(all->run->log, "%s; robots go by the values that are built in", why);
}

/* The learned values; NULL: robots use the built-in ones. */
static const struct kept_tiles *learned(struct robots *all, const struct setup *s)
{
	struct kept_tiles_for of = kept_tiles_for(s);
	struct learned *l = all->learned;
	struct err err = {0};

	while (l != NULL && (l->of.tiles != of.tiles || l->of.lexicon != of.lexicon ||
			     strcmp(l->of.game, of.game) != 0)) {
		l = l->next;
	}
	if (l == NULL) {
		l = arena_take(&all->arena, sizeof *l);
		*l = (struct learned){.next = all->learned, .of = of};
		all->learned = l;
		if (!kept_tiles_load(&all->arena,
				     lexica_folder(all->run->context.lexica), s,
				     &l->kept, &err)) {
			warn(all, s, err.text);
		}
	}
	return l->kept;
}

static struct view order_of(const struct turn *t)
{
	struct game_view v;
	struct robot_seat s = {.view = &v,
			       .rules = robot_rules(&t->r->setup),
			       .level = (enum robot_level)t->player.robot};

	if (s.level == ROBOT_STRONG) {
		s.rules.kept = learned(t->robots, &t->r->setup);
	}
	view_make(t->arena, &t->r->pos, (struct viewer){VIEWER_PLAYER, t->seat}, NULL,
		  &v);
	seed(t, s.seed);
	return robot_order(t->arena, &s);
}

/* Finds the first seat whose robot has something to do; *any: there is one. */
static bool find_turn(struct turn *t, bool *any, struct err *err)
{
	struct record *r = t->r;

	*any = false;
	for (t->seat = 0; t->seat < r->setup.seats && !*any; t->seat += !*any) {
		if (!player_by_id(t->run->context.store, t->arena,
				  r->match.seat[t->seat].player, &t->player, err)) {
			return false;
		}
		if (t->player.robot > ROBOT_NONE && t->player.robot < ROBOT_LEVELS &&
		    !r->pos.gone[t->seat]) {
			t->order = order_of(t);
			*any = t->order.len > 0;
		}
	}
	return true;
}

/* Has the order judged. *applied: it was carried out. */
static bool give(const struct turn *t, const char *kind, bool *applied, struct err *err)
{
	struct context *d = &t->run->context;
	struct inbox_letter in = {
		.source = view_of("robot"),
		.uid = view_of(arena_printf(t->arena, "%lld.%ld.%d%s",
					    (long long)t->r->match.id,
					    t->r->match.events, t->seat, kind)),
		.arrived = d->now,
		.fetched = d->now,
		.raw = t->order,
		.game = t->r->match.id,
		.player = t->player.id};
	struct judge_end end = {0};
	bool fresh;

	*applied = false;
	if (!inbox_add(d->store, &in, &fresh, err) || !fresh) {
		return err->kind == ERR_NONE;
	}
	if (!judge_letter(d, t->arena, &in, &end, err)) {
		return false;
	}
	t->run->judged++;
	*applied = view_is(end.verdict, "applied");
	if (!*applied) {
		log_warn(t->run->log, "game %lld: the robot's \"%.*s\" is %.*s",
			 (long long)in.game, VIEW_ARG(t->order), VIEW_ARG(end.verdict));
	}
	return true;
}

/* If an order is refused, which should not happen, passes instead where that is
 * possible. */
static bool give_or_pass(struct turn *t, bool *applied, struct err *err)
{
	if (!give(t, "", applied, err) || *applied || t->r->pos.to_move != t->seat) {
		return err->kind == ERR_NONE;
	}
	t->order = view_of("pass");
	return give(t, ".pass", applied, err);
}

static bool play_game(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct robots *all = arg;
	struct context *d = &all->run->context;
	bool more = true;
	long events = 0;

	for (int i = 0; i < ORDERS_MOST && more; i++) {
		struct turn t = {.robots = all, .run = all->run, .arena = arena};

		arena_reset(arena);
		t.r = arena_take(arena, sizeof *t.r);
		if (!record_load(d, arena, game, t.r, err)) {
			return false;
		}
		events = t.r->match.events;
		more = record_begun(t.r) && !t.r->pos.over;
		if (more && (!find_turn(&t, &more, err) ||
			     (more && !give_or_pass(&t, &more, err)))) {
			return false;
		}
	}
	return more || robot_looked(d->store, game, events, err);
}

static bool play_some(struct robots *all, const int64_t *ids, size_t count,
		      struct err *err)
{
	const struct aside_work work = {
		.what = ASIDE_GAME, .one = play_game, .arg = all};
	struct run *r = all->run;

	for (size_t i = 0; i < count; i++) {
		bool ok = batch_begin(r, err) && seal_begin(&r->context, err) &&
			  aside_one(&r->context, &work, ids[i], err) &&
			  seal_keep(&r->context, err);

		if (!batch_end(r, ok, err)) {
			return false;
		}
	}
	return true;
}

bool phase_robots(struct run *r, struct err *err)
{
	struct robots all = {.run = r};
	int64_t *ids;
	size_t count;
	bool ok = robot_games(r->context.store, &all.arena, &ids, &count, err) &&
		  play_some(&all, ids, count, err);

	arena_free(&all.arena);
	return ok;
}
