/* SPDX-License-Identifier: ISC */
/* A club's folder as `init` makes it, with the settings it has by itself. */
#ifndef TESTS_HELPERS_CLUB_CLUB_FOLDER_H
#define TESTS_HELPERS_CLUB_CLUB_FOLDER_H

#include "adjudicator/club/club.h"

/* As club_make, with settings for that address. */
bool club_folder_told(struct arena *arena, const char *dir, const char *address,
		      club_part *part, void *arg, struct err *err);
/* The same, with nobody told of its parts. */
bool club_folder(struct arena *arena, const char *dir, const char *address,
		 struct err *err);

#endif
