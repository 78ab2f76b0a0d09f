/* SPDX-License-Identifier: ISC */
/*
 * dict train GAME: the robot plays games against itself and learns what tiles that are
 * kept on a rack are worth. Its state is written to a file beside the table. A training
 * that was cut short goes on from that state, and ends with the same bytes.
 */
#include "adjudicator/cmd/cmd.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/cmd/dict/dict.h"
#include "adjudicator/play/kept_tiles.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/robot/robot.h"
#include "adjudicator/robot/training.h"
#include "adjudicator/system/file.h"
#include "adjudicator/system/progress.h"
#include "adjudicator/system/stop.h"
#include "formats/text/num.h"

enum { GAMES = 2000, AT_A_TIME = 10 /* games between two writings of the state */ };
static const mode_t table_mode = 0644;

struct train {
	struct cmd *c;
	struct setup setup;
	uint8_t seed[HASH_BYTES];
	long games;
	bool quiet;
	const char *table, *state; /* files */
};

/* Reads the seed. If hex is NULL, it follows from the game, its tiles and its words. */
static bool read_seed(struct train *t, const char *hex)
{
	struct kept_tiles_for of = kept_tiles_for(&t->setup);
	struct hash_run run;
	struct hash hash;

	if (hex != NULL) {
		return hex_read(view_of(hex), t->seed, HASH_BYTES) ||
		       err_set(t->c->err, ERR_USAGE,
			       "--seed is 64 hexadecimal digits, not \"%.70s\"", hex);
	}
	hash_start(&run);
	hash_field(&run, view_of("adjudicator/train/1"));
	hash_field(&run, view_of(kept_tiles_file(t->c->arena, &of)));
	hash = hash_end(&run);
	memcpy(t->seed, hash.byte, HASH_BYTES);
	return true;
}

static bool read_games(struct train *t, const char *text)
{
	t->games = GAMES;
	return text == NULL ||
	       num_read(view_of(text), 4, KEPT_TILES_GAMES_MOST, &t->games) ||
	       err_set(t->c->err, ERR_USAGE,
		       "--games takes a number from 4 to %d, not %.20s",
		       KEPT_TILES_GAMES_MOST, text);
}

/* Makes the game's setup. It has no challenges: the robots know all words. */
static bool make_setup(struct train *t, struct setup_text *text)
{
	struct cmd *c = t->c;
	enum setup_part fault;
	const char *why;

	text->game = view_of(c->argv[0]);
	text->options = view_of(
		arena_printf(c->arena, "challenge=void %.*s", VIEW_ARG(text->options)));
	if (text->language.len == 0) {
		text->language = view_of("en");
	}
	if (text->lexicon.len == 0 &&
	    !lexica_newest(c->lexica, c->arena, text->language, &text->lexicon,
			   c->err)) {
		return false;
	}
	if (game_find(text->game) != NULL &&
	    game_find(text->game)->ground != GROUND_BOARD) {
		return err_set(c->err, ERR_USAGE,
			       "nothing is kept on a rack in %.*s; tables are for "
			       "games on boards",
			       VIEW_ARG(text->game));
	}
	if (!setup_make(c->arena, c->lexica, text, &t->setup, &fault, c->err)) {
		return false;
	}
	t->setup.seats = 2;
	return robot_may_play(&t->setup, &why) || err_set(c->err, ERR_DATA, "%s", why);
}

static bool read_wish(struct train *t)
{
	struct cmd *c = t->c;
	struct setup_text text = {0};
	const char *language;
	const char *lexicon;
	const char *seed;
	const char *count;

	t->quiet = cmd_flag(c, "quiet");
	if (!cmd_option(c, "language", &language) ||
	    !cmd_option(c, "lexicon", &lexicon) ||
	    !cmd_option_all(c, "option", &text.options) ||
	    !cmd_option(c, "games", &count) || !cmd_option(c, "seed", &seed) ||
	    !cmd_arguments(c, 1, 1)) {
		return false;
	}
	text.language = view_of(language == NULL ? "" : language);
	text.lexicon = view_of(lexicon == NULL ? "" : lexicon);
	if (!read_games(t, count) || !make_setup(t, &text)) {
		return false;
	}
	t->table = kept_tiles_path(c->arena, c->lexica_folder, &t->setup);
	t->state = arena_printf(c->arena, "%s.training", t->table);
	return read_seed(t, seed);
}

static bool put(struct train *t, const struct training *g)
{
	struct arena scratch = {0};
	struct buf b = buf_in(&scratch);
	bool ok;

	training_write(g, &b);
	ok = file_make(&scratch, t->state, table_mode, buf_view(&b), t->c->err);
	arena_free(&scratch);
	return ok;
}

/* Reads the state of an earlier training; without a state file it begins anew. */
static bool take_up(struct train *t, struct training *g)
{
	struct cmd *c = t->c;
	struct view text;

	if (!file_read(c->arena, t->state, TRAINING_BYTES_MOST, &text)) {
		return errno == ENOENT || err_set(c->err, ERR_IO, "cannot read %s: %s",
						  t->state, err_why(errno));
	}
	if (!training_read(g, text, t->state, c->err)) {
		return err_more(c->err, ERR_DATA,
				"to begin anew, remove that file; nothing was changed");
	}
	if (!t->quiet) {
		log_info(c->log, "going on behind game %ld of %ld", g->done, g->games);
	}
	return true;
}

static bool play(struct train *t, struct training *g)
{
	struct progress line = progress_start(t->quiet);
	bool ok = true;

	stop_hold();
	while (ok && g->done < g->games && !stop_asked()) {
		ok = training_go(g, t->c->err);
		progress_bar(&line, g->done, g->games, "games");
		if (ok && g->done % AT_A_TIME == 0) {
			ok = put(t, g);
		}
	}
	ok = ok && (g->done == g->games || put(t, g));
	progress_end(&line);
	stop_release();
	return ok;
}

static bool finish(struct train *t, const struct training *g)
{
	struct cmd *c = t->c;
	struct buf b = buf_in(c->arena);
	char hex[HASH_HEX];

	kept_tiles_write(training_end(g, c->arena), &b);
	if (!file_make(c->arena, t->table, table_mode, buf_view(&b), c->err)) {
		return false;
	}
	(void)unlink(t->state);
	hex_write(hash_of(buf_view(&b)).byte, HASH_BYTES, hex);
	printf("%s: learned from %" PRId64 " racks in %ld games\nsha256 %s\n", t->table,
	       g->first->all.n + g->second->all.n, g->games, hex);
	return true;
}

bool cmd_dict_train(struct cmd *c)
{
	struct train t = {.c = c};
	struct training *g;

	if (!read_wish(&t)) {
		return false;
	}
	g = training_new(c->arena, &t.setup, t.seed, t.games);
	return take_up(&t, g) && play(&t, g) && finish(&t, g);
}
