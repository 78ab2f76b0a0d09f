/* SPDX-License-Identifier: ISC */
/* club move DATABASE | --back; [--now TIME] */
#include "adjudicator/backup/move.h"

#include "adjudicator/cmd/cmd.h"
#include <stdio.h>

static void tell_moved(const struct move *m)
{
	if (m->rows > 0) {
		printf("%s in %zu tables are in %s now, the same as they were in %s\n",
		       cmd_some(m->arena, m->rows, "row", "rows"), m->tables, m->to,
		       m->from);
		printf("%s and %s: every record holds at both ends\n",
		       cmd_some(m->arena, m->checked.games, "game", "games"),
		       cmd_some(m->arena, m->checked.rows, "event", "events"));
	} else {
		printf("all rows had been copied to %s before; the club is there now\n",
		       m->to);
	}
	printf("adjudicator.conf says so: database = %s\n", m->to);
	printf("wherever else this club is run from, change it there, too\n"
	       "%s stays as it is, and every command says from now on that the club "
	       "has left it; put it away once `adjudicator backup` has made a backup\n",
	       m->from);
}

static void tell_back(const struct move *m)
{
	printf("the club goes on in %s\n", m->from);
	if (m->reached) {
		printf("in %s nothing had happened since, and it does not go on "
		       "there\n",
		       m->to);
	} else {
		printf("%s could not be reached; it must not be used any more, and "
		       "what "
		       "happened there since is not here\n",
		       m->to);
	}
}

bool cmd_club_move(struct cmd *c)
{
	bool back = cmd_flag(c, "back");
	struct progress progress = progress_start(false);
	struct move m = {
		.arena = c->arena, .progress = &progress, .log = c->log, .dir = c->dir};
	bool ok;

	if (!cmd_clock(c, &m.now) || !cmd_arguments(c, back ? 0 : 1, back ? 0 : 1)) {
		return false;
	}
	m.to = back ? NULL : c->argv[0];
	ok = back ? move_back(&m, c->err) : move_club(&m, c->err);
	progress_end(&progress);
	if (ok) {
		(back ? tell_back : tell_moved)(&m);
	}
	move_end(&m);
	return ok;
}
