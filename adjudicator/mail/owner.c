/* SPDX-License-Identifier: ISC */
/* initgroups and setgroups */
// NOLINTNEXTLINE(clang-diagnostic-reserved-macro-identifier)
#define _DEFAULT_SOURCE 1
#include "adjudicator/mail/owner.h"

#include <grp.h>
#include <pwd.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

bool owner_become(const char *dir)
{
	struct stat folder;
	const struct passwd *user;

	if (geteuid() != 0) {
		return true;
	}
	if (stat(dir, &folder) != 0) {
		return false;
	}
	if (folder.st_uid == 0) {
		return true;
	}
	user = getpwuid(folder.st_uid);
	if (user == NULL) {
		return setgroups(1, &folder.st_gid) == 0 &&
		       setgid(folder.st_gid) == 0 && setuid(folder.st_uid) == 0;
	}
	return initgroups(user->pw_name, user->pw_gid) == 0 &&
	       setgid(user->pw_gid) == 0 && setenv("HOME", user->pw_dir, 1) == 0 &&
	       setenv("USER", user->pw_name, 1) == 0 &&
	       setenv("LOGNAME", user->pw_name, 1) == 0 && setuid(user->pw_uid) == 0;
}
