/* SPDX-License-Identifier: ISC */
#include "tests/helpers/descriptors.h"

#include "tests/helpers/claims.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

void descriptors_more(int more)
{
	int next = open("/dev/null", O_RDONLY);
	struct rlimit limit;

	ck_assert_int_ge(next, 0);
	close(next);
	ck_assert_int_eq(getrlimit(RLIMIT_NOFILE, &limit), 0);
	limit.rlim_cur = more == 0 ? limit.rlim_max : (rlim_t)(next + more);
	ck_assert_int_eq(setrlimit(RLIMIT_NOFILE, &limit), 0);
}
