/* SPDX-License-Identifier: ISC */
/* Makes a club's folder as `init` does, with the default settings. */
#ifndef TESTS_HELPERS_CLUB_CLUB_FOLDER_H
#define TESTS_HELPERS_CLUB_CLUB_FOLDER_H

#include "adjudicator/club/club.h"

/* Like club_make, with settings for that address; `part` is called for each part
 * made. */
bool club_folder_told(struct arena *arena, const char *dir, const char *address,
		      club_part *part, void *arg, struct err *err);
/* The same without calling anybody. */
bool club_folder(struct arena *arena, const char *dir, const char *address,
		 struct err *err);

#endif
