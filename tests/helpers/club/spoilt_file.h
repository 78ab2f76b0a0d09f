/* SPDX-License-Identifier: ISC */
/* Checks that an export in which any byte was changed does not prove itself. */
#ifndef TESTS_HELPERS_CLUB_SPOILT_FILE_H
#define TESTS_HELPERS_CLUB_SPOILT_FILE_H

#include "adjudicator/evidence/verify.h"

/* Changes each byte of the file from `from` on, in steps of `step`, one at a time,
 * and restores it. The file must be sound. Fails the test when a change is not
 * noticed. */
void spoilt_file_is_found(struct lexica *lexica, char *file, size_t from, size_t step);

#endif
