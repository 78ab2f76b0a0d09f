/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/player.h"

#include "adjudicator/store/forget.h"
#include "adjudicator/store/robot.h"

#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;

static bool add(const char *name, const char *address, int64_t *id)
{
	struct player p = {.name = view_of(name),
			   .address = view_of(address),
			   .language = view_of("de"),
			   .created = 77};
	bool fresh;

	ck_assert_msg(player_add(c.st, &p, NULL, &fresh, &c.err), "%s", c.err.text);
	*id = p.id;
	return fresh;
}

static int64_t found(const char *who)
{
	struct player p;

	ck_assert_msg(player_find(c.st, &c.arena, view_of(who), &p, &c.err), "%s",
		      c.err.text);
	return p.id;
}

static size_t players(void)
{
	struct player *list;
	size_t count;

	ck_assert(player_list(c.st, &c.arena, &list, &count, &c.err));
	return count;
}

START_TEST(a_player_comes_back_as_written)
{
	struct player p;
	int64_t id;

	ck_assert(add("Žofie O'Hara", "Zofie@Club.Example", &id));
	ck_assert_int_ne(id, 0);
	club_reopen(&c);
	ck_assert(player_by_id(c.st, &c.arena, id, &p, &c.err));
	ck_assert_int_eq(p.id, id);
	ck_assert(view_is(p.name, "Žofie O'Hara"));
	ck_assert(view_is(p.address, "Zofie@Club.Example"));
	ck_assert(view_is(p.language, "de"));
	ck_assert(!p.confirmed);
	ck_assert_int_eq(p.created, 77);
}

START_TEST(confirming_lasts)
{
	struct player p;
	int64_t id;

	add("Ann", "ann@club.example", &id);
	ck_assert(player_confirm(c.st, id, &c.err));
	ck_assert(player_confirm(c.st, id, &c.err));
	club_reopen(&c);
	ck_assert(player_by_id(c.st, &c.arena, id, &p, &c.err));
	ck_assert(p.confirmed);
	ck_assert(!player_confirm(c.st, id + 1, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
}

static const struct {
	const char *name, *address;
} taken[] = {
	{"Ann", "ann@club.example"  },
        {"Ben", "ann@club.example"  },
	{"Ben", "ANN@Club.Example"  },
        {"ANN", "other@club.example"},
	{"ann", "other@club.example"},
        {"Ann", "other@club.example"},
};

START_TEST(a_name_or_address_is_taken_once)
{
	int64_t first, second;

	ck_assert(add("Ann", "ann@club.example", &first));
	ck_assert(!add(taken[_i].name, taken[_i].address, &second));
	ck_assert_int_eq(first, second);
	ck_assert_uint_eq(players(), 1);
}

static const struct {
	const char *one, *two;
} same_names[] = {
	{"Žofie",       "ŽOFIE"      },
	{"Ωμέγας", "ΩΜΈΓΑΣ"},
	{"Йожеф",   "йОЖЕФ"  },
	{"Rene\xcc\x81", "RENÉ"       }, /* a combining mark */
};

START_TEST(case_is_not_only_ascii)
{
	int64_t one, two;

	ck_assert(add(same_names[_i].one, "one@club.example", &one));
	ck_assert(!add(same_names[_i].two, "two@club.example", &two));
	ck_assert_int_eq(one, two);
	ck_assert_int_eq(found(same_names[_i].two), one);
}

START_TEST(an_address_goes_before_a_name)
{
	int64_t ann, thief;

	ck_assert(add("ben@club.example", "thief@club.example", &thief));
	ck_assert(add("Ben", "ben@club.example", &ann));
	ck_assert_int_eq(found("ben@club.example"), ann);
	ck_assert_int_eq(found("THIEF@club.example"), thief);
	ck_assert_int_eq(found("BEN"), ann);
}

START_TEST(a_known_address_wins_over_a_known_name)
{
	int64_t ann, ben, id;

	add("Ann", "ann@club.example", &ann);
	add("Ben", "ben@club.example", &ben);
	ck_assert(!add("Ann", "ben@club.example", &id));
	ck_assert_int_eq(id, ben);
}

static const char *const strangers[] = {
	"",
	"An",
	"Ann ",
	"%",
	"A__",
	"' OR 1 = 1 --",
	"ann@club.example.evil",
	"ann@club.exampl\xc3\xa9",
	"\xff\xfe",
};

START_TEST(nobody_else_is_found)
{
	int64_t id;

	add("Ann", "ann@club.example", &id);
	ck_assert_int_eq(found(strangers[_i]), 0);
}

START_TEST(an_address_folds_ascii_alone)
{
	struct player p;
	int64_t id;

	add("Jos", "JOSÉ@club.example", &id);
	ck_assert(player_by_address(c.st, &c.arena, view_of("josÉ@CLUB.example"), &p,
				    &c.err));
	ck_assert_int_eq(p.id, id);
	ck_assert(player_by_address(c.st, &c.arena, view_of("josé@club.example"), &p,
				    &c.err));
	ck_assert_int_eq(p.id, 0);
}

START_TEST(players_are_listed_by_name)
{
	static const char *const names[] = {
		"dora", "Ann", "carl", "Ben", "Fay", "eve", "gus", "Hana", "Ivo",
		"jan",  "Kit", "Lea",  "max", "Nel", "Ota", "pia", "Qi",   "Rut"};
	const size_t n = sizeof names / sizeof *names;
	struct player *list;
	size_t count;

	for (size_t i = 0; i < n; i++) {
		club_player(&c, names[i]);
	}
	ck_assert(player_list(c.st, &c.arena, &list, &count, &c.err));
	ck_assert_uint_eq(count, n);
	ck_assert(view_is(list[0].name, "Ann"));
	ck_assert(view_is(list[3].name, "dora"));
	ck_assert(view_is(list[n - 1].name, "Rut"));
	ck_assert(view_is(list[n - 1].address, "Rut@club.example"));
}

START_TEST(an_empty_club_lists_nobody)
{
	struct player p = {.id = 9};

	ck_assert_uint_eq(players(), 0);
	ck_assert(player_by_id(c.st, &c.arena, 1, &p, &c.err));
	ck_assert_int_eq(p.id, 0);
	ck_assert_uint_eq(p.name.len, 0);
}

START_TEST(a_forgotten_address_leaves_the_player)
{
	struct player p;
	int64_t id;

	add("Ann", "ann@club.example", &id);
	ck_assert(db_exec(store_db(c.st), "DELETE FROM address", &c.err));
	ck_assert_int_eq(found("ann@club.example"), 0);
	ck_assert(player_by_id(c.st, &c.arena, id, &p, &c.err));
	ck_assert_int_eq(p.id, id);
	ck_assert_uint_eq(p.address.len, 0);
	ck_assert_uint_eq(players(), 1);
}

START_TEST(a_failed_player_leaves_nothing)
{
	struct player p = {.name = view_of("Ann"),
			   .address = view_of("ann@club.example")};
	struct store *reader;
	bool fresh = true;

	ck_assert(store_open(&reader, c.dir, "sqlite:club.db", DB_READ, &c.err));
	ck_assert(!player_add(reader, &p, NULL, &fresh, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_IO);
	ck_assert(!fresh);
	ck_assert_int_eq(p.id, 0);
	store_close(reader);
	ck_assert_uint_eq(players(), 0);
}

START_TEST(a_game_of_two_robots_is_listed_once)
{
	int64_t id[3];
	int64_t *games;
	size_t count;
	struct match m;

	for (int i = 0; i < 3; i++) {
		struct player p = {.name = view_of(arena_printf(&c.arena, "R%d", i)),
				   .language = view_of("en"),
				   .robot = i + 1};
		struct hash salt = hash_of(p.name);
		bool fresh;

		ck_assert_msg(robot_add(c.st, &p, &salt, &fresh, &c.err), "%s",
			      c.err.text);
		ck_assert(fresh);
		id[i] = p.id;
		ck_assert(robot_add(c.st, &p, &salt, &fresh, &c.err));
		ck_assert(!fresh);
	}
	(void)club_game(&c, id[0], id[1]);
	m = club_game(&c, id[2], id[1]);
	ck_assert(robot_games(c.st, &c.arena, &games, &count, &c.err));
	ck_assert_uint_eq(count, 2);
	ck_assert_int_lt(games[0], games[1]);
	ck_assert_int_eq(games[1], m.id);
}

START_TEST(a_player_who_is_forgotten_has_no_salt)
{
	int64_t id = club_player(&c, "Ann");
	struct hash salt;
	bool there;

	ck_assert(player_salt(c.st, id, &salt, &there, &c.err) && there);
	ck_assert(forget_name(c.st, &c.arena, id, view_of("Player 1"), 9, &c.err));
	ck_assert(player_salt(c.st, id, &salt, &there, &c.err) && !there);
	ck_assert(player_salt(c.st, 99, &salt, &there, &c.err) && !there);
}

int main(void)
{
	club_fixture(&c);
	claims_rows(a_name_or_address_is_taken_once, taken);
	claims_rows(case_is_not_only_ascii, same_names);
	claims_rows(nobody_else_is_found, strangers);
	return claims_run("player");
}
