/* SPDX-License-Identifier: ISC */
/* An export with a byte changed, here and there or everywhere, never proves itself. */
#ifndef TESTS_HELPERS_CLUB_SPOILT_FILE_H
#define TESTS_HELPERS_CLUB_SPOILT_FILE_H

#include "adjudicator/evidence/verify.h"

/* The file, which must be sound, with each byte from `from` on in steps of `step`
 * changed for itself; it is left as it was. What goes unseen fails the test. */
void spoilt_file_is_found(struct lexica *lexica, char *file, size_t from, size_t step);

#endif
