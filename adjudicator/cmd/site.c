/* SPDX-License-Identifier: ISC */
/* site DIR: the club's pages. */
#include "adjudicator/club/signing_key.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/site/club.h"
#include "adjudicator/system/progress.h"

#include <stdio.h>

bool cmd_site(struct cmd *c)
{
	bool quiet = cmd_flag(c, "quiet");
	struct progress progress = progress_start(quiet);
	struct context d = cmd_context(c);
	struct site_counts n;
	bool signs;
	bool ok;

	if (!cmd_arguments(c, 1, 1) || !signing_read(c->config, &signs, c->err)) {
		return false;
	}
	d.progress = &progress;
	ok = club_site(&d, c->arena, c->argv[0], &n, c->err);
	progress_end(&progress);
	if (ok && !quiet) {
		printf("%ld written, %ld unchanged, %ld removed\n", n.written, n.same,
		       n.removed);
	}
	return ok;
}
