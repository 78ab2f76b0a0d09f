/* SPDX-License-Identifier: ISC */
/* whatif, rule: the operator tries out a ruling, or gives one as a referee. */
#include "adjudicator/referee/ruling.h"

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/game.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/player.h"
#include "formats/orders/own_words.h"
#include "formats/text/num.h"
#include <stdio.h>

enum { WIDTH = 76, TURN_MOST = 100000 };

struct rule {
	struct context d;
	struct record r;
	struct ruling_wish wish;
};

/* Reads a turn, "t9" or "9"; *at is 0 if text is NULL. */
static bool read_at(struct cmd *c, const char *text, int *at)
{
	struct view v = view_of(text == NULL ? "" : text);
	long n = 0;

	if (v.len > 0 && (v.at[0] == 't' || v.at[0] == 'T')) {
		v = view_part(v, 1, v.len);
	}
	if (text != NULL && !num_read(v, 1, TURN_MOST, &n)) {
		return err_set(c->err, ERR_USAGE,
			       "\"%.20s\" is no turn; write it as t9", text);
	}
	*at = (int)n;
	return true;
}

/* The arguments behind the first, joined. */
static struct view words(struct cmd *c)
{
	struct buf b = buf_in(c->arena);

	for (int i = 1; i < c->argc; i++) {
		buf_printf(&b, "%s%s", i > 1 ? " " : "", c->argv[i]);
	}
	return buf_view(&b);
}

static bool open_game(struct cmd *c, struct rule *x)
{
	const char *at;

	x->d = cmd_context(c);
	if (!cmd_option(c, "at", &at) || !read_at(c, at, &x->wish.at) ||
	    !cmd_now(c, &x->d.now) || !cmd_arguments(c, 2, 40) ||
	    !game_open(c, c->argv[0], &x->r)) {
		return false;
	}
	x->r.context = &x->d;
	x->wish.words = words(c);
	return true;
}

static bool refused(struct cmd *c, const struct diag *diag)
{
	struct buf b = buf_in(c->arena);

	diag_write(&b, diag);
	return err_set(c->err, ERR_DATA, "%s", buf_cstr(&b));
}

bool cmd_whatif(struct cmd *c)
{
	struct rule *x = arena_take(c->arena, sizeof *x);
	struct buf text = buf_in(c->arena);
	struct buf wide = buf_in(c->arena);
	struct ruling_whatif whatif = {.language = view_of("en"), .text = &text};

	if (!open_game(c, x) ||
	    !rulings_whatif(&x->d, c->arena, &x->r, &x->wish, &whatif, c->err)) {
		return false;
	}
	if (!whatif.done) {
		return refused(c, &whatif.diag);
	}
	wrap_text(&wide, buf_view(&text), prose_lines(WIDTH));
	printf("%s\n", arena_str(c->arena, view_trim_end(buf_view(&wide))));
	return true;
}

/* *by: the referee whom --as names. Without --as it stays as it is: the organiser. */
static bool read_as(struct cmd *c, int64_t *by)
{
	const char *name;
	struct player p = {0};
	bool is = false;

	if (!cmd_option(c, "as", &name) || name == NULL) {
		return c->err->kind == ERR_NONE;
	}
	if (!player_find(c->store, c->arena, view_of(name), &p, c->err) ||
	    (p.id != 0 && !referee_is(c->store, p.id, &is, c->err))) {
		return false;
	}
	*by = p.id;
	return is || err_set(c->err, ERR_DATA, "\"%s\" is no referee", name);
}

static bool carry(struct cmd *c, struct rule *x, struct ruled *out)
{
	int64_t game = x->r.match.id;

	return store_begin(c->store, c->err) &&
	       (cmd_commit(c,
			   cmd_outage(c, &x->d) &&
				   record_load(&x->d, c->arena, game, &x->r, c->err) &&
				   cmd_now_keep(c, x->d.now) &&
				   ruling_carry(&x->d, c->arena, &x->r, &x->wish, out,
						c->err) &&
				   out->done) ||
		(c->err->kind == ERR_NONE && !out->done && refused(c, &out->diag)));
}

bool cmd_rule(struct cmd *c)
{
	struct rule *x = arena_take(c->arena, sizeof *x);
	struct ruled out = {0};
	const char *because;

	x->wish.vouched = cmd_flag(c, "agreed");
	if (!cmd_option(c, "because", &because) || !read_as(c, &x->wish.by) ||
	    !open_game(c, x)) {
		return false;
	}
	x->wish.because = view_of(because == NULL ? "" : because);
	if (view_trim(x->wish.because).len == 0) {
		return err_set(c->err, ERR_USAGE,
			       "--because says why; every player reads it");
	}
	if (!carry(c, x, &out)) {
		return false;
	}
	if (out.offered) {
		printf("the player is asked; the seat changes hands when they agree\n");
		return true;
	}
	printf("ruling %ld of game %lld; the players will be told\n", out.n,
	       (long long)x->r.match.id);
	if (out.cases > 0) {
		printf("%ld case%s that waited %s decided by it\n", out.cases,
		       out.cases == 1 ? "" : "s", out.cases == 1 ? "is" : "are");
	}
	return true;
}
