/* SPDX-License-Identifier: ISC */
/* Lets a process run out of descriptors. */
#ifndef TESTS_HELPERS_DESCRIPTORS_H
#define TESTS_HELPERS_DESCRIPTORS_H

/* Lets this process open `more` more descriptors; 0: as many as before. Fails the
 * test when that cannot be set. */
void descriptors_more(int more);

#endif
