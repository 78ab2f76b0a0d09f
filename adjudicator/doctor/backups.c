/* SPDX-License-Identifier: ISC */
/* The newest backup: how old it is, and whether a club can be made of it. */
#include "adjudicator/backup/make.h"
#include "adjudicator/doctor/checks.h"

enum { DAY = 86400 };

bool check_backup_age(struct doctor *d, struct err *err)
{
	struct backup_info b;

	if (!backup_newest(d->p.config, d->arena, d->now, &b, err)) {
		return false;
	}
	if (b.ahead > 0) {
		doctor_say(
			d, FINDING_WARN, "remove that once a newer one is sound",
			"%ld backup%s in %s %s a date that is still to come: a clock "
			"was wrong",
			b.ahead, b.ahead == 1 ? "" : "s",
			backup_folder(d->p.config, d->arena),
			b.ahead == 1 ? "bears" : "bear");
	}
	if (b.path == NULL) {
		return doctor_say(d, FINDING_WARN, "adjudicator backup",
				  "there is no backup in %s",
				  backup_folder(d->p.config, d->arena));
	}
	return doctor_say(
		d, doctor_level(d->now - b.made, (int64_t)2 * DAY, (int64_t)7 * DAY),
		"adjudicator backup", "the newest backup is %s old, %s",
		doctor_span(d, d->now > b.made ? d->now - b.made : 0),
		doctor_size(d, (double)b.bytes));
}

/* Tries the newest backup: all that a restore does except replacing the club. */
bool check_backup(struct doctor *d, struct err *err)
{
	struct backup_checked c;
	struct backup_info b;

	if (!backup_newest(d->p.config, d->arena, d->now, &b, err) || b.path == NULL) {
		return err->kind == ERR_NONE;
	}
	if (!backup_check(b.path, d->arena, d->progress, &c, err)) {
		return false;
	}
	if (c.wrong != NULL) {
		return doctor_say(d, FINDING_BAD, "adjudicator backup", "%s: %s",
				  b.path, c.wrong);
	}
	return doctor_say(d, FINDING_GOOD, "",
			  "it can be restored: %ld game%s, and all of them hold",
			  c.games, c.games == 1 ? "" : "s");
}
