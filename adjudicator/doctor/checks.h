/* SPDX-License-Identifier: ISC */
/* The checks (see doctor.h). Each is a row of the table in doctor.c. */
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

/* credentials.c. The command that runs the doctor with the credentials that only the
 * service has; and the one that puts a key where systemd looks for it. */
const char *credential_doctor(struct doctor *d);
const char *credential_put(struct doctor *d, const char *name);

/* The room that a disk has left; a struct so that tests need no full disk. */
struct space {
	double bytes, database; /* free, and used by the database */
	/* Free inodes, and all; 0: the file system does not count them. */
	double files, all;
};
enum finding_level space_level(const struct space *s);

#endif
