/* SPDX-License-Identifier: ISC */
/* run, and each of its phases as a command of its own. */
#include "adjudicator/cmd/round.h"

static bool with_run(struct cmd *c, bool (*phase)(struct run *r, struct err *err))
{
	struct incoming incoming;
	struct round round = {.phase = phase,
			      .incoming = &incoming,
			      .dry = cmd_flag(c, "dry-run"),
			      .accept_falls = cmd_flag(c, "accept-falls"),
			      .report = cmd_flag(c, "quiet") ? REPORT_NOTHING
							     : REPORT_ALWAYS};
	bool ok;

	if (!cmd_now_run(c, &round.now) || !cmd_arguments(c, 0, 0)) {
		return false;
	}
	incoming_open(&incoming, c->config, round.dry);
	ok = round_run(c, &round);
	incoming_close(&incoming);
	return ok;
}

bool cmd_run(struct cmd *c)
{
	return with_run(c, phase_all);
}

bool cmd_fetch(struct cmd *c)
{
	return with_run(c, phase_take);
}

bool cmd_judge(struct cmd *c)
{
	return with_run(c, phase_judge);
}

/* Alone, no clock falls: that takes a run that emptied the mailbox. */
bool cmd_tick(struct cmd *c)
{
	return with_run(c, phase_tick);
}

bool cmd_send(struct cmd *c)
{
	return with_run(c, phase_send);
}
