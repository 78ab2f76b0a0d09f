/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/empty_database.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

void club_open(struct club *c)
{
	*c = (struct club){.dir = scratch_dir()};
	(void)empty_database(c->dir);
	ck_assert_msg(
		store_open(&c->st, c->dir, engine_setting(c->dir), DB_CREATE, &c->err),
		"%s", c->err.text);
}

void club_reopen(struct club *c)
{
	store_close(c->st);
	ck_assert_msg(
		store_open(&c->st, c->dir, engine_setting(c->dir), DB_WRITE, &c->err),
		"%s", c->err.text);
}

void club_close(struct club *c)
{
	store_close(c->st);
	arena_free(&c->arena);
	scratch_remove(c->dir);
}

static struct club *shared;

static void shared_open(void)
{
	club_open(shared);
}

static void shared_close(void)
{
	club_close(shared);
}

void club_fixture(struct club *c)
{
	shared = c;
	claims_fixture(shared_open, shared_close);
}

int64_t club_player(struct club *c, const char *name)
{
	struct player p = {
		.name = view_of(name),
		.address = view_of(arena_printf(&c->arena, "%s@club.example", name)),
		.language = view_of("en"),
		.confirmed = true,
		.created = 1};
	struct hash salt = hash_of(p.name);
	bool fresh;

	ck_assert_msg(player_add(c->st, &p, &salt, &fresh, &c->err), "%s", c->err.text);
	ck_assert(fresh);
	return p.id;
}

struct match club_game(struct club *c, int64_t ann, int64_t ben)
{
	struct match m = {
		.kind = view_of("wordbox"),
		.state = view_of("running"),
		.seed = {1, 2, 0, 255},
		.created = 5,
		.deadline = 1000,
		.turn = 1,
		.to_move = 0,
		.seats = 2
        };

	m.seat[0].player = ann;
	m.seat[0].name = view_of("Ann");
	m.seat[0].accepted = true;
	m.seat[1].player = ben;
	m.seat[1].name = view_of("Ben");
	ck_assert_msg(match_add(c->st, &m, &c->err), "%s", c->err.text);
	return m;
}

int64_t club_letter(struct club *c, const char *raw)
{
	struct inbox_letter l = {
		.source = view_of("maildir"),
		.uid = view_of(arena_printf(&c->arena, "uid-%ld", ++c->letters)),
		.arrived = 10,
		.fetched = 20,
		.raw = view_of(raw)};
	bool fresh;

	ck_assert_msg(inbox_add(c->st, &l, &fresh, &c->err), "%s", c->err.text);
	ck_assert(fresh);
	return l.id;
}
