/* SPDX-License-Identifier: ISC */
/* The pages of a club with random games, in a folder of their own. */
#ifndef TESTS_HELPERS_CLUB_SITE_CASE_H
#define TESTS_HELPERS_CLUB_SITE_CASE_H

#include "tests/helpers/random/random_club.h"

struct site_case {
	struct random_club rc;
	char *folder;
	char *dir; /* of the pages; not created yet */
};

void site_case_open(struct site_case *s);
void site_case_close(struct site_case *s);

#endif
