/* SPDX-License-Identifier: ISC */
/* A process that has few descriptors left. */
#ifndef TESTS_HELPERS_DESCRIPTORS_H
#define TESTS_HELPERS_DESCRIPTORS_H

/* This process may open so many more; 0: as many as ever. Fails the test where that
 * cannot be set. */
void descriptors_more(int more);

#endif
