/* SPDX-License-Identifier: ISC */
/* A club comes back from a backup and the letters since. */
#ifndef ADJUDICATOR_RUN_CATCH_UP_CLUB_H
#define ADJUDICATOR_RUN_CATCH_UP_CLUB_H

#include "adjudicator/backup/restore.h"
#include "adjudicator/run/catch_up.h"

struct catch_up {
	struct restore *restore; /* borrowed */
	const struct log *log;
	bool offline;        /* the mailbox is not asked */
	const char **copies; /* of letters that left, that somebody brings */
	size_t copies_n;
	/* What was found and done. */
	struct catch_up_letters recall;
	bool whole;        /* all letters of the old database could be read */
	bool newest_known; /* the newest letter that left was written again, too */
	long waiting;      /* letters to be sent */
};

/* From the first file to the database in its place. */
bool catch_up_club(struct catch_up *u, struct err *err);

#endif
