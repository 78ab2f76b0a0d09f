/* SPDX-License-Identifier: ISC */
/* The checks: see doctor.h. Each is a row of doctor.c's table. */
#ifndef ADJUDICATOR_DOCTOR_CHECKS_H
#define ADJUDICATOR_DOCTOR_CHECKS_H

#include "adjudicator/doctor/doctor.h"

/* settings.c */
check_function check_config, check_key, check_signing;
check_function check_address, check_organiser, check_referees;
/* files.c */
check_function check_folder, check_handed, check_secrets, check_writable, check_space;
/* database.c */
check_function check_open, check_pages, check_references, check_rollback;
/* games.c */
check_function check_words, check_records, check_quota;
/* letters.c */
check_function check_reader, check_outbox, check_given_up, check_aside, check_refused;
check_function check_inbox, check_unjudged, check_deferred, check_quarantine;
/* servers.c */
check_function check_inbox_used, check_outbox_used, check_copies;
/* backups.c */
check_function check_backup_age, check_backup;
/* clocks.c */
check_function check_last_run, check_failing, check_complete_run, check_ping;
check_function check_jump, check_slow, check_server_clock, check_falls, check_unread;

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
