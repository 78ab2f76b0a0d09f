/* SPDX-License-Identifier: ISC */
/* league new, start, stop */
#include "adjudicator/cmd/league.h"

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/game.h"
#include "adjudicator/cmd/init/dialogue.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/season/season.h"
#include "adjudicator/season/tick.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/stored.h"
#include "formats/text/num.h"

#include <limits.h>
#include <stdio.h>

bool league_open(struct cmd *c, const char *number, struct season_run *r)
{
	struct context d = cmd_context(c);
	long id;

	if (!num_read(view_of(number), 1, LONG_MAX, &id)) {
		return err_set(c->err, ERR_USAGE, "\"%.20s\" is no number of a season",
			       number);
	}
	return season_open(&d, c->arena, id, r, c->err) &&
	       (r->s.id != 0 ||
		err_set(c->err, ERR_DATA, "there is no season %ld", id));
}

/* ----------------------------------------------------------------- league new */

/* A season file that is being read. */
struct filing {
	struct cmd *c;
	const char *file;
	struct season_plan plan;
	struct season before; /* the season that it follows; id 0: none */
	struct buf faults;
};

/* Fails with the last fault. Logs the others before, one a line. */
static bool complain(struct filing *f)
{
	struct view all = view_trim(buf_view(&f->faults));
	size_t last = all.len;

	while (last > 0 && all.at[last - 1] != '\n') {
		last--;
	}
	if (last > 0) {
		log_error(f->c->log, "%.*s", (int)(last - 1), all.at);
	}
	return err_set(f->c->err, ERR_DATA, "%.*s",
		       VIEW_ARG(view_part(all, last, all.len)));
}

/* Adds a fault if the director of the file is no referee. Doubtful letters go to the
 * director, who has to decide. */
static bool check_director(struct filing *f)
{
	struct season_value *v = &f->plan.director;
	struct player p;
	bool is = false;

	if (v->text.len == 0) {
		return true;
	}
	if (!player_find(f->c->store, f->c->arena, v->text, &p, f->c->err) ||
	    (p.id != 0 && !referee_is(f->c->store, p.id, &is, f->c->err))) {
		return false;
	}
	if (!is) {
		season_plan_fault(&f->faults, f->file, v->line, "%.*s is no referee",
				  VIEW_ARG(v->text));
	}
	return true;
}

static bool check_before(struct filing *f)
{
	if (f->plan.follows == 0) {
		return true;
	}
	if (!season_get(f->c->store, f->c->arena, f->plan.follows, &f->before,
			f->c->err)) {
		return false;
	}
	if (f->before.id == 0 || f->before.state != SEASON_OVER) {
		season_plan_fault(&f->faults, f->file, f->plan.follows_line,
				  f->before.id == 0 ? "there is no season %ld"
						    : "season %ld is not over",
				  f->plan.follows);
	}
	return true;
}

static bool read_file(struct filing *f, struct view text)
{
	struct setup *setup = arena_take(f->c->arena, sizeof *setup);

	(void)season_plan_read(f->c->arena, text, f->file, &f->plan, &f->faults);
	season_plan_idle(&f->plan, f->file, &f->faults);
	if (f->plan.game.text.len > 0) {
		struct err why = {0};

		if (season_setup(f->c->arena, f->c->lexica, &f->plan, f->file, setup,
				 &f->faults) &&
		    !setup_may_begin(f->c->arena, setup, &why)) {
			season_plan_fault(&f->faults, f->file, f->plan.options.line,
					  "%s", why.text);
		}
	}
	return check_director(f) && check_before(f) &&
	       (f->faults.len == 0 || complain(f));
}

/* The secret follows from the club's key, the file, and how many seasons were made
 * before. So a club that was restored from a backup makes the same secret again. */
static bool take_secret(struct cmd *c, struct season *s)
{
	int64_t made;
	char hex[HASH_HEX];

	hex_write(s->hash.byte, HASH_BYTES, hex);
	if (!store_number(c->store, STORED_SEASONS_MADE, &made, c->err) ||
	    !store_set_number(c->store, STORED_SEASONS_MADE, made + 1, c->err)) {
		return false;
	}
	seating_secret(c->config,
		       arena_printf(c->arena, "season %lld %s", (long long)made, hex),
		       s->secret.byte);
	return true;
}

bool cmd_league_new(struct cmd *c)
{
	struct filing f = {.c = c, .faults = buf_in(c->arena)};
	struct season s = {.state = SEASON_SIGN_UP};
	struct view text;

	if (!cmd_now(c, &s.created) || !cmd_arguments(c, 1, 1) ||
	    !record_text(c, c->argv[0], &text, &f.file) || !read_file(&f, text)) {
		return false;
	}
	s.name = f.plan.name.text;
	s.text = text;
	s.hash = hash_of(text);
	s.after = f.plan.follows;
	if (!store_begin(c->store, c->err) ||
	    !cmd_commit(c, cmd_now_keep(c, s.created) && take_secret(c, &s) &&
				   season_add(c->store, c->arena, &s, c->err))) {
		return false;
	}
	printf("%lld\n", (long long)s.id);
	if (dialogue_here()) {
		log_info(c->log,
			 "sign-up is open from %s to %s; `adjudicator league invite "
			 "%lld NAME...` asks players by letter, `league join %lld "
			 "NAME...` enters them, and the season begins by itself on %s",
			 cmd_day(c->arena, f.plan.opens),
			 cmd_day(c->arena, f.plan.closes - 1), (long long)s.id,
			 (long long)s.id, cmd_day(c->arena, f.plan.start));
	}
	return true;
}

/* --------------------------------------------------------------- start and stop */

/* Whether two who can meet have joined. A season of nobody would be over at once. */
static bool enough(struct cmd *c, const struct season_run *r)
{
	int n = season_joined(r);

	return season_enough(r) ||
	       err_set(c->err, ERR_DATA,
		       "%s season %lld so far, and two are needed: `adjudicator "
		       "league invite %lld NAME...` asks players, `league join %lld "
		       "NAME...` enters them, and `league stop %lld` calls it off",
		       n == 0   ? "nobody has joined"
		       : n == 1 ? "only one player has joined"
				: "only one team has players in",
		       (long long)r->s.id, (long long)r->s.id, (long long)r->s.id,
		       (long long)r->s.id);
}

bool cmd_league_start(struct cmd *c)
{
	struct context d = cmd_context(c);
	struct season_run *r = arena_take(c->arena, sizeof *r);
	long begun = 0;

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 1, 1) ||
	    !league_open(c, c->argv[0], r)) {
		return false;
	}
	if (r->s.state != SEASON_SIGN_UP) {
		return err_set(c->err, ERR_DATA, "season %lld is %s already",
			       (long long)r->s.id, season_state_name(r->s.state));
	}
	if (!enough(c, r)) {
		return false;
	}
	if (!cmd_now_keep(c, d.now) ||
	    !season_tick_one(&d, NULL, r->s.id, true, &begun, c->err)) {
		return false;
	}
	printf("%ld game%s begun\n", begun, begun == 1 ? "" : "s");
	return true;
}

bool cmd_league_stop(struct cmd *c)
{
	struct context d = cmd_context(c);
	struct season_run *r = arena_take(c->arena, sizeof *r);

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 1, 1) ||
	    !league_open(c, c->argv[0], r)) {
		return false;
	}
	if (r->s.state != SEASON_SIGN_UP && r->s.state != SEASON_RUNNING) {
		return err_set(c->err, ERR_DATA, "season %lld is %s already",
			       (long long)r->s.id, season_state_name(r->s.state));
	}
	return store_begin(c->store, c->err) &&
	       cmd_commit(c, cmd_now_keep(c, d.now) &&
				     season_stop(&d, c->arena, r, c->err));
}
