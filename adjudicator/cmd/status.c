/* SPDX-License-Identifier: ISC */
/* status: how the club stands. */
#include "adjudicator/doctor/status.h"

#include "adjudicator/club/signing_key.h"
#include "adjudicator/cmd/now.h"

bool cmd_status(struct cmd *c)
{
	struct context d = {
		.store = c->store, .lexica = c->lexica, .config = c->config};
	bool json = cmd_flag(c, "json");
	bool prometheus = cmd_flag(c, "prometheus");
	struct buf b = buf_in(c->arena);
	struct status s;
	bool there;

	if (!cmd_clock(c, &d.now) || !cmd_arguments(c, 0, 0)) {
		return false;
	}
	if (json && prometheus) {
		return err_set(c->err, ERR_USAGE, "either --json or --prometheus");
	}
	if (!signing_read(c->config, &there, c->err) ||
	    !status_take(&d, c->arena, json || prometheus, &s, c->err)) {
		return false;
	}
	if (prometheus) {
		status_prometheus(&s, &b);
	} else if (!json) {
		status_text(&s, &b);
	} else if (!status_json(&s, &b)) {
		return err_set(c->err, ERR_BUG, "a line of JSON cannot be written");
	}
	cmd_print(&b);
	return true;
}
