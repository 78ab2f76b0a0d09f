/* SPDX-License-Identifier: ISC */
/* purge: what is older than the settings allow goes now, not with the next day's run.
 */
#include "adjudicator/cmd/now.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/system/progress.h"
#include <stdio.h>

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
	struct context d = {
		.store = c->store, .lexica = c->lexica, .config = c->config};
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
	if (ok && !dry) {
		ok = cmd_now_keep(c, d.now) && store_commit(c->store, c->err);
	}
	if (!ok || dry) {
		store_rollback(c->store);
	}
	store_watch(c->store, NULL, NULL);
	progress_end(&progress);
	if (ok) {
		report(&n, dry);
	}
	return ok;
}
