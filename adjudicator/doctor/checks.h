/* SPDX-License-Identifier: ISC */
/* The checks: see doctor.h. Each is a row of doctor.c's table. */
#ifndef ADJUDICATOR_DOCTOR_CHECKS_H
#define ADJUDICATOR_DOCTOR_CHECKS_H

#include "adjudicator/doctor/doctor.h"

#define CHECK(name) bool name(struct doctor *d, struct err *err)

/* settings.c */
CHECK(check_config);
CHECK(check_key);
CHECK(check_signing);
CHECK(check_address);
CHECK(check_organiser);
CHECK(check_referees);

/* files.c */
CHECK(check_folder);
CHECK(check_handed);
CHECK(check_secrets);
CHECK(check_writable);
CHECK(check_space);

/* database.c */
CHECK(check_open);
CHECK(check_pages);
CHECK(check_references);
CHECK(check_rollback);

/* games.c */
CHECK(check_words);
CHECK(check_records);

/* letters.c */
CHECK(check_reader);
CHECK(check_outbox);
CHECK(check_given_up);
CHECK(check_aside);
CHECK(check_refused);
CHECK(check_inbox);
CHECK(check_unjudged);
CHECK(check_deferred);
CHECK(check_quarantine);

/* servers.c */
CHECK(check_inbox_used);
CHECK(check_outbox_used);
CHECK(check_copies);

/* backups.c */
CHECK(check_backup_age);
CHECK(check_backup);

/* clocks.c */
CHECK(check_last_run);
CHECK(check_failing);
CHECK(check_complete_run);
CHECK(check_ping);
CHECK(check_jump);
CHECK(check_slow);
CHECK(check_falls);

/* credentials.c: the command that hands the doctor what only the service is handed; and
 * the one that puts a key where systemd looks for it. */
const char *credential_doctor(struct doctor *d);
const char *credential_put(struct doctor *d, const char *name);

/* How much room a disk has left: for tests without a full one. */
struct space {
	double bytes, database; /* free, and used by the database */
	double files, all;      /* free names, and all; 0: the disk does not count */
};
enum finding_level space_level(const struct space *s);

#endif
