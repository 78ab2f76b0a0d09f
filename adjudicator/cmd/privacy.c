/* SPDX-License-Identifier: ISC */
/* player export, player forget: for a player who asks the organiser instead of writing
 * a letter. purge: deletes now what is older than the settings allow. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/init/dialogue.h"
#include "adjudicator/cmd/player.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/system/file.h"
#include "adjudicator/system/progress.h"

static bool make_folder(struct cmd *c, const char *path)
{
	return mkdir(path, 0700) == 0 || errno == EEXIST ||
	       err_set(c->err, ERR_CREATE, "cannot make %s: %s", path, err_why(errno));
}

static bool write_files(struct cmd *c, const char *dir, const struct my_data *m)
{
	bool ok = make_folder(c, dir) &&
		  make_folder(c, arena_printf(c->arena, "%s/games", dir));

	for (size_t i = 0; ok && i < m->files; i++) {
		const char *path = arena_printf(c->arena, "%s/%.*s", dir,
						VIEW_ARG(m->file[i].name));

		ok = file_make(c->arena, path, 0600, m->file[i].bytes, c->err);
		if (ok) {
			printf("%s\n", path);
		}
	}
	return ok;
}

bool cmd_player_export(struct cmd *c)
{
	struct context d = cmd_context(c);
	struct player p;
	struct my_data m = {0};

	return cmd_arguments(c, 2, 2) && player_named(c, c->argv[0], &p) &&
	       my_data_gather(&d, c->arena, &p, SIZE_MAX, &m, c->err) &&
	       write_files(c, c->argv[1], &m);
}

static bool forget(struct cmd *c, struct context *d, const struct player *p)
{
	struct progress progress = progress_start(false);
	bool ok;

	progress_doing(&progress, "looking for the name in all letters");
	store_watch(c->store, progress_beat, &progress);
	ok = store_begin(c->store, c->err) &&
	     cmd_commit(c, forget_player(d, c->arena, p->id, FORGET_ASKED, c->err) &&
				   cmd_now_keep(c, d->now));
	store_watch(c->store, NULL, NULL);
	progress_end(&progress);
	return ok;
}

/* Asks at the terminal whether the player is to be forgotten. */
static bool sure(struct cmd *c, const struct player *p)
{
	struct dialogue talk = {.in = stdin, .out = stdout, .arena = c->arena};

	return dialogue_yes(
		&talk,
		arena_printf(c->arena,
			     "Forget %.*s for good? Open games are resigned, the name "
			     "and the addresses go, and nothing brings them back",
			     VIEW_ARG(p->name)),
		false);
}

bool cmd_player_forget(struct cmd *c)
{
	struct context d = cmd_context(c);
	struct player p;
	struct player now;
	struct buf b = buf_in(c->arena);
	bool yes = cmd_flag(c, "yes");

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 1, 1) ||
	    !player_named(c, c->argv[0], &p)) {
		return false;
	}
	if (p.forgotten != 0) {
		return err_set(c->err, ERR_DATA, "%.*s has been forgotten already",
			       VIEW_ARG(p.name));
	}
	if (!yes && dialogue_here() && !sure(c, &p)) {
		printf("nobody was forgotten\n");
		return true;
	}
	if (!forget(c, &d, &p) ||
	    !player_by_id(c->store, c->arena, p.id, &now, c->err)) {
		return false;
	}
	buf_printf(&b,
		   "%.*s is forgotten and called %.*s now; the next run sends a last "
		   "letter\n",
		   VIEW_ARG(p.name), VIEW_ARG(now.name));
	cmd_print(&b);
	return true;
}

static void report(const struct purge_counts *n, bool dry)
{
	const struct {
		long count;
		const char *what;
	} rows[] = {
		{n->letters,     "letters of players"                        },
		{n->sent,        "letters of ours, and what came back"       },
		{n->strays,      "letters of strangers and robots"           },
		{n->wishes,      "addresses that players wished to have"     },
		{n->choices,     "choices, questions and claims of old games"},
		{n->suggestions, "suggestions that were answered"            },
		{n->observers,   "observers of games that are over"          },
		{n->silent,      "people who never answered"                 },
		{n->idle,        "addresses of players who play no more"     },
	};

	printf("%s\n", dry ? "would go:" : "gone:");
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		printf("%8ld  %s\n", rows[i].count, rows[i].what);
	}
}

bool cmd_purge(struct cmd *c)
{
	struct context d = cmd_context(c);
	bool dry = cmd_flag(c, "dry-run");
	struct progress progress = progress_start(false);
	struct purge_counts n;
	bool ok;

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 0, 0) ||
	    !store_begin(c->store, c->err)) {
		return false;
	}
	progress_doing(&progress, "looking for what is old");
	store_watch(c->store, progress_beat, &progress);
	ok = keeping_purge(&d, &n, c->err);
	if (dry) {
		store_rollback(c->store);
	} else {
		ok = cmd_commit(c, ok && cmd_now_keep(c, d.now));
	}
	store_watch(c->store, NULL, NULL);
	progress_end(&progress);
	if (ok) {
		report(&n, dry);
	}
	return ok;
}
