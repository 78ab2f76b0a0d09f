/* SPDX-License-Identifier: ISC */
/* When the club last ran, and whether the clocks of its games run. */
#include "adjudicator/club/complaints.h"
#include "adjudicator/club/heartbeat.h"
#include "adjudicator/club/server_clock.h"
#include "adjudicator/doctor/checks.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/mail/ping.h"
#include "adjudicator/store/stored.h"
#include "formats/text/stamp.h"
#include <stdlib.h>

enum { HOUR = 3600 };

#define SCHEDULE "crontab -l, or systemctl list-timers 'adjudicator@*': is a run there?"
#define UNREAD   "adjudicator run names it: make it readable, or move it away"

bool check_last_run(struct doctor *d, struct err *err)
{
	int64_t last;

	if (!store_number(d->p.store, STORED_RUN, &last, err)) {
		return false;
	}
	if (last == 0) {
		return doctor_say(d, FINDING_WARN, SCHEDULE, "the club has never run");
	}
	if (d->now < last - HOUR) {
		return doctor_say(
			d, FINDING_BAD,
			"timedatectl; if the clock is right: adjudicator run "
			"--accept-clock",
			"the last run was %s from now: a clock was or is wrong",
			doctor_span(d, last - d->now));
	}
	return doctor_say(d,
			  doctor_level(d->now - last, (int64_t)2 * HOUR,
				       d->p.config->outage_after),
			  SCHEDULE, "the last run was %s ago",
			  doctor_span(d, d->now > last ? d->now - last : 0));
}

/* The trouble that the last quiet runs met, which they kept instead of telling it. */
bool check_failing(struct doctor *d, struct err *err)
{
	struct trouble_kept k;

	(void)err;
	if (complaints_trouble(d->p.dir, "run", &k)) {
		return doctor_say(
			d, k.times >= 3 ? FINDING_BAD : FINDING_WARN, "adjudicator run",
			"%ld run%s, the first %s ago, met this: %s", k.times,
			k.times == 1 ? "" : "s in a row",
			doctor_span(d, d->now > k.since ? d->now - k.since : 0),
			k.text);
	}
	return doctor_say(d, FINDING_GOOD, "", "runs end well");
}

/* When a run last read its whole mailbox. Without such a run no deadline falls. */
bool check_complete_run(struct doctor *d, struct err *err)
{
	int64_t run;
	int64_t complete;
	int64_t behind;

	if (!store_number(d->p.store, STORED_RUN, &run, err) ||
	    !store_number(d->p.store, STORED_DRAINED, &complete, err)) {
		return false;
	}
	behind = run - complete;
	if (run == 0) {
		return true;
	}
	if (complete == 0) {
		return doctor_say(
			d, FINDING_WARN, "adjudicator run",
			"no run has read its whole mailbox yet; no turn runs out "
			"of time");
	}
	if (behind >= HOUR) {
		return doctor_say(
			d, doctor_level(behind, HOUR, d->p.config->outage_after),
			"adjudicator run",
			"for %s no run has read its whole mailbox; no turn runs "
			"out of time",
			doctor_span(d, behind));
	}
	return doctor_say(d, FINDING_GOOD, "", "runs read the whole mailbox");
}

/* Reads a stored number that is 0 while all is well, and if it is 0 says `good`. */
static bool concern(struct doctor *d, const char *name, int64_t *value,
		    const char *good, struct err *err)
{
	if (!store_number(d->p.store, name, value, err)) {
		return false;
	}
	if (*value == 0) {
		doctor_say(d, FINDING_GOOD, "", "%s", good);
	}
	return true;
}

bool check_jump(struct doctor *d, struct err *err)
{
	struct buf b = buf_in(d->arena);
	int64_t said;

	if (!concern(d, STORED_CONCERN_JUMP, &said, "the clock has not jumped", err) ||
	    said == 0) {
		return err->kind == ERR_NONE;
	}
	stamp_write(&b, said);
	return doctor_say(d, FINDING_BAD,
			  "timedatectl; once it is right: adjudicator run "
			  "--accept-clock",
			  "the clock jumped to %s: time stands still for the club "
			  "until somebody says which is right",
			  buf_cstr(&b));
}

/* Whether the stamps of letters show a wrong clock (adjudicator/run/clock_trust.h). */
bool check_slow(struct doctor *d, struct err *err)
{
	int64_t ahead;

	if (!concern(d, STORED_CONCERN_CLOCK, &ahead, "letters agree with the clock",
		     err) ||
	    ahead == 0) {
		return err->kind == ERR_NONE;
	}
	return doctor_say(d, FINDING_BAD, "timedatectl set-ntp true",
			  "by the letters that arrive this machine's clock is at "
			  "least %s %s; no turn runs out of time",
			  doctor_span(d, ahead < 0 ? -ahead : ahead),
			  ahead < 0 ? "slow" : "fast");
}

bool check_server_clock(struct doctor *d, struct err *err)
{
	int64_t ahead;

	if (!server_clock_ahead(d->p.store, &ahead, err)) {
		return false;
	}
	if (ahead != 0) {
		return doctor_say(
			d, FINDING_BAD, "timedatectl set-ntp true, on both",
			"this machine's clock is %s %s that of the database's "
			"server; no turn runs out of time",
			doctor_span(d, llabs(ahead)),
			ahead > 0 ? "ahead of" : "behind");
	}
	return !store_shares(d->p.store) ||
	       doctor_say(d, FINDING_GOOD, "",
			  "the database's server has the same time");
}

bool check_falls(struct doctor *d, struct err *err)
{
	int64_t many;

	if (!concern(d, STORED_CONCERN_FALLS, &many, "turns run out of time one by one",
		     err) ||
	    many == 0) {
		return err->kind == ERR_NONE;
	}
	return doctor_say(d, FINDING_BAD,
			  "if no letters are missing: adjudicator run --accept-falls",
			  "%lld turns would run out of time at once, so none does",
			  (long long)many);
}

/* L11: letters in the mailbox that the last run could not read. */
bool check_unread(struct doctor *d, struct err *err)
{
	struct buf b = buf_in(d->arena);
	int64_t kept;
	int64_t since;
	long holding;

	if (!concern(d, STORED_CONCERN_UNREAD, &kept, "runs read every letter", err) ||
	    kept == 0) {
		return err->kind == ERR_NONE;
	}
	stored_since_read(kept, &since, &holding);
	stamp_write(&b, since + UNREAD_HOLDS);
	return holding > 0
		       ? doctor_say(d, FINDING_BAD, UNREAD,
				    "%ld letter%s in the mailbox cannot be read; until "
				    "%s no turn runs out of time",
				    holding, holding == 1 ? "" : "s", buf_cstr(&b))
		       : doctor_say(d, FINDING_WARN, UNREAD,
				    "for more than 7 days a letter in the mailbox "
				    "cannot be read; time runs on without it");
}

/* Tells when the ping of a good run last arrived. It is not tried: a ping would report
 * a run that never was. */
bool check_ping(struct doctor *d, struct err *err)
{
	struct view host;
	struct heartbeat h;

	if (*d->p.config->ping == '\0') {
		return true;
	}
	if (!heartbeat_read(d->p.store, &h, err)) {
		return false;
	}
	host = ping_host(view_of(d->p.config->ping));
	if (h.tried > h.good) {
		return doctor_say(
			d, FINDING_WARN,
			"adjudicator run, and look at ping in adjudicator.conf",
			"%.*s, who is told of good runs, %s", VIEW_ARG(host),
			h.good == 0
				? "has never heard of one"
				: arena_printf(d->arena, "has not heard of one for %s",
					       doctor_span(d, d->now - h.good)));
	}
	return doctor_say(d, FINDING_GOOD, "", "%.*s is told of good runs",
			  VIEW_ARG(host));
}
