/* SPDX-License-Identifier: ISC */
/* A temporary folder for one test, under $TMPDIR or /tmp. */
#ifndef TESTS_HELPERS_SCRATCH_H
#define TESTS_HELPERS_SCRATCH_H

/* Makes a new empty folder and gives its path, until scratch_remove. Ends the program
 * when it cannot. */
char *scratch_dir(void);
/* The path of a name inside it; gives memory, to be freed. */
char *scratch_path(const char *dir, const char *name);
/* Removes the folder with all in it and frees `dir`. NULL is fine. */
void scratch_remove(char *dir);

#endif
