/* SPDX-License-Identifier: ISC */
#include "tests/helpers/claims.h"

#include <stdlib.h>

static Suite *suite;

TCase *claims_begin(const char *name)
{
	TCase *t = tcase_create(name);

	if (suite == NULL) {
		suite = suite_create(name);
	}
	suite_add_tcase(suite, t);
	return t;
}

int claims_run(void)
{
	SRunner *runner = srunner_create(suite);
	int failed;

	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
