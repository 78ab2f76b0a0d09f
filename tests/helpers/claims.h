/* SPDX-License-Identifier: ISC */
/* The claims of one test program: check's suite, case and runner in two calls. */
#ifndef TESTS_HELPERS_CLAIMS_H
#define TESTS_HELPERS_CLAIMS_H

#include <check.h>

/* A case to add tests to; check owns it. A second has fixtures of its own. */
TCase *claims_begin(const char *name);
/* Runs them and gives what main returns: 0 when none failed. CK_VERBOSITY as in check. */
int claims_run(void);

#endif
