/* SPDX-License-Identifier: ISC */
/* A temporary folder for one test, under $TMPDIR or /tmp. */
#ifndef TESTS_HELPERS_SCRATCH_H
#define TESTS_HELPERS_SCRATCH_H

/* Makes an empty folder and returns its path, which scratch_remove frees. Ends the
 * program when it cannot. */
char *scratch_dir(void);
/* The path of a name in it; the caller frees it. */
char *scratch_path(const char *dir, const char *name);
/* Removes the folder with its contents and frees `dir`. NULL is fine. */
void scratch_remove(char *dir);

#endif
