/* SPDX-License-Identifier: ISC */
#include "tests/bench/some_club.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/club/signing_key.h"
#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/store/match.h"
#include "tests/bench/measure.h"
#include "tests/helpers/club/club_folder.h"

void some_club_open(struct some_club *c, char *dir)
{
	enum setup_part fault;
	const struct setup_text text = {.game = view_of("angrywords"),
					.language = view_of("en"),
					.options = view_of("first=listed"),
					.lexicon = view_of("any")};
	struct err err = {0};

	*c = (struct some_club){.dir = dir};
	measure_must(club_folder(&c->arena, dir, "adjudicator@club.example", &err) &&
			     config_read(&c->config, dir, &err) &&
			     config_read_key(&c->config, &err) &&
			     store_open(&c->run.context.store, dir, c->config.database,
					DB_WRITE, &err) &&
			     signing_open(&c->config, c->run.context.store, &err),
		     &err);
	c->run.context.lexica = lexica_open(NULL);
	c->run.context.recent = position_cache_new();
	c->run.context.config = &c->config;
	c->run.context.reader =
		reader_new(&reader_defaults, view_of(c->config.address));
	c->run.context.now = SOME_NOW;
	c->run.inbox = &c->inbox;
	club_inbox_open(&c->inbox, &c->config, false);
	measure_must(club_outbox_read(&c->run.outbox, &c->config, &err), &err);
	measure_must(setup_make(&c->arena, c->run.context.lexica, &text, &c->setup,
				&fault, &err),
		     &err);
}

void some_club_close(struct some_club *c)
{
	club_inbox_close(&c->inbox);
	run_close(&c->run);
	reader_free(c->run.context.reader);
	store_close(c->run.context.store);
	position_cache_free(c->run.context.recent);
	lexica_close(c->run.context.lexica);
	config_free(&c->config);
	arena_free(&c->arena);
}

void some_club_players(struct some_club *c, long from, long to)
{
	struct arena arena = {0};
	struct err err = {0};

	measure_must(store_begin(c->run.context.store, &err), &err);
	for (long i = from; i <= to; i++) {
		struct player p = {
			.name = view_of(arena_printf(&arena, "P%ld", i)),
			.address = view_of(arena_printf(&arena, "p%ld@example.org", i)),
			.language = view_of("en"),
			.confirmed = true,
			.created = SOME_NOW,
		};
		bool fresh;

		measure_must(player_add(c->run.context.store, &p, NULL, &fresh, &err),
			     &err);
		if (p.id != i) {
			measure_stop("player %ld has another number", i);
		}
		arena_reset(&arena);
	}
	measure_must(store_commit(c->run.context.store, &err), &err);
	arena_free(&arena);
}

void some_club_setup(const struct some_club *c, struct arena *arena, long first,
		     long second, uint32_t seed, struct setup *out)
{
	*out = c->setup;
	out->seats = 2;
	out->name[0] = view_of(arena_printf(arena, "P%ld", first));
	out->name[1] = view_of(arena_printf(arena, "P%ld", second));
	memcpy(out->seed, &seed, sizeof seed);
}

void some_club_game(struct some_club *c, struct arena *arena, long first, long second,
		    uint32_t seed, struct record *r)
{
	struct store *st = c->run.context.store;
	struct err err = {0};
	struct diag diag = {0};
	struct table t;

	*r = (struct record){0};
	some_club_setup(c, arena, first, second, seed, &r->setup);
	r->match = (struct match){.kind = view_of(r->setup.game->name),
				  .state = view_of("running"),
				  .created = SOME_NOW,
				  .turn = 1,
				  .to_move = -1,
				  .seats = 2};
	memcpy(r->match.seed, r->setup.seed, HASH_BYTES);
	for (int i = 0; i < 2; i++) {
		r->match.seat[i].player = i == 0 ? first : second;
		r->match.seat[i].name = r->setup.name[i];
		r->match.seat[i].accepted = true;
	}
	r->context = &c->run.context;
	measure_must(match_add(st, &r->match, &err) &&
			     record_begin(arena, r, SOME_NOW, &err),
		     &err);
	if (!position_init(&r->pos, &r->setup, &diag)) {
		measure_stop("a game cannot be set up");
	}
	t = table_over(arena, &r->pos, SOME_NOW, true);
	table_deal(&t);
	measure_must(record_append(arena, r, &t, &err), &err);
}

struct view some_club_letter(const struct some_club *c, struct arena *arena,
			     const struct token *token, long player, struct view order)
{
	char text[TOKEN_TEXT];

	token_write(c->config.key, token, text);
	return view_of(arena_printf(
		arena,
		"Return-Path: <p%ld@example.org>\n"
		"Received: from mail.example.org by mx.club.example with ESMTPS;\n"
		" Sun, 01 Nov 2026 11:59:00 +0000\n"
		"From: P%ld <p%ld@example.org>\n"
		"To: adjudicator+%s@club.example\n"
		"Subject: Re: Game %u turn %u: your turn\n"
		"Message-ID: <%u.%u@mail.example.org>\n"
		"Date: Sun, 01 Nov 2026 11:58:58 +0000\n"
		"MIME-Version: 1.0\n"
		"Content-Type: text/plain; charset=utf-8\n"
		"\n"
		"%.*s\n"
		"\n"
		"On Sun, 1 Nov 2026 at 10:00, adjudicator@club.example wrote:\n"
		"> It is your turn. Please answer by Wed 4 Nov, 10:00 UTC.\n"
		"> Your rack: A E I N S T ?\n",
		player, player, player, text, token->game, token->turn, token->game,
		token->turn, VIEW_ARG(order)));
}

void some_club_put(const struct some_club *c, struct arena *arena, const char *name,
		   int64_t arrived, struct view bytes)
{
	const char *path = arena_printf(arena, "%s/new/%s", c->inbox.terms.inbox, name);
	const struct timespec times[2] = {{.tv_sec = arrived}, {.tv_sec = arrived}};
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);

	if (fd < 0 || write(fd, bytes.at, bytes.len) != (ssize_t)bytes.len ||
	    futimens(fd, times) != 0 || close(fd) != 0) {
		measure_stop("cannot write %s", path);
	}
}

/* --------------------------------------------------------------- many games */

enum { BATCH = 1000, GAMES_A_PLAYER = 10 };

long some_club_player(long game, int seat)
{
	return 1 + game / GAMES_A_PLAYER * 2 + seat;
}

static void add_players(struct some_club *c, long from, long to)
{
	some_club_players(c, from == 0 ? 1 : some_club_player(from - 1, 1) + 1,
			  some_club_player(to - 1, 1));
}

void some_club_games(struct some_club *c, long from, long to)
{
	struct arena arena = {0};
	struct err err = {0};

	add_players(c, from, to);
	for (long i = from; i < to; i++) {
		struct record *r = arena_take(&arena, sizeof *r);

		measure_must((i - from) % BATCH != 0 ||
				     store_begin(c->run.context.store, &err),
			     &err);
		some_club_game(c, &arena, some_club_player(i, 0),
			       some_club_player(i, 1), (uint32_t)i, r);
		arena_reset(&arena);
		measure_must(((i - from) % BATCH != BATCH - 1 && i != to - 1) ||
				     store_commit(c->run.context.store, &err),
			     &err);
	}
	arena_free(&arena);
}
