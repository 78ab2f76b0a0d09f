/* SPDX-License-Identifier: ISC */
// NOLINTNEXTLINE(clang-diagnostic-reserved-macro-identifier): for syscall(2)
#define _DEFAULT_SOURCE 1
#include "adjudicator/mail/network/walls.h"

#include "adjudicator/mail/reader/sandbox.h"
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Where a system keeps its libraries, authorities and resolver settings, and the few
 * devices that libraries read. Places that do not exist are skipped. Not all of
 * /dev, because /dev/shm holds what other programs share. */
static const char *const places[] = {"/etc",
				     "/usr",
				     "/lib",
				     "/lib64",
				     "/dev/null",
				     "/dev/random",
				     "/dev/urandom",
				     "/run/systemd/resolve",
				     "/run/resolvconf",
				     "/run/NetworkManager",
				     "/run/connman"};
/* Variables in which the operator names further places. */
static const char *const named[] = {"SSL_CERT_FILE", "SSL_CERT_DIR"};

static void allow(int rules, const char *path)
{
	int fd = path != NULL && *path != '\0' ? open(path, O_RDONLY | O_CLOEXEC) : -1;
	struct stat st;

	if (fd >= 0 && fstat(fd, &st) == 0) {
		struct landlock_path_beneath_attr rule = {
			.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE,
			.parent_fd = fd};

		if (S_ISDIR(st.st_mode)) {
			rule.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
		}
		(void)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH,
			      &rule, 0);
	}
	if (fd >= 0) {
		close(fd);
	}
}

/* Allows a Kerberos ticket at its default place. */
static void allow_ticket(int rules)
{
	char path[64];

	(void)snprintf(path, sizeof path, "/tmp/krb5cc_%lu", (unsigned long)getuid());
	allow(rules, path);
}

void walls_files(const char *ca)
{
	const struct landlock_ruleset_attr all = {
		.handled_access_fs = 2 * (uint64_t)LANDLOCK_ACCESS_FS_MAKE_SYM - 1};
	int rules;

	if (SANDBOX_WATCHED) {
		return;
	}
	rules = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
	if (rules < 0) {
		return;
	}
	for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
		allow(rules, places[i]);
	}
	for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
		allow(rules, getenv(named[i])); // NOLINT(concurrency-mt-unsafe): alone
	}
	allow_ticket(rules);
	allow(rules, ca);
	(void)syscall(SYS_landlock_restrict_self, rules, 0);
	close(rules);
}
