/* SPDX-License-Identifier: ISC */
/* init [DIR] [--address A] */
#include "adjudicator/cmd/cmd.h"

#include "adjudicator/club.h"
#include "adjudicator/settings.h"

static void say_part(void *arg, const char *name, bool made)
{
	(void)arg;
	printf("%-10s %s\n", made ? "made" : "was there", name);
}

bool cmd_init(struct cmd *c)
{
	const char *address;
	const char *dir = c->dir;

	if (!cmd_option(c, "address", &address) || !cmd_arguments(c, 0, 1)) {
		return false;
	}
	if (address != NULL && !settings_address_good(view_of(address))) {
		return err_set(c->err, ERR_USAGE,
			       "--address %.80s is no plain address with at most %d "
			       "characters before the @",
			       address, ADDRESS_LOCAL_MAX);
	}
	if (c->argc == 1) {
		dir = club_path(c->arena, c->dir, c->argv[0]);
	}
	if (address != NULL && club_here(c->arena, dir)) {
		log_warn(c->log, "adjudicator.conf is there already: --address changes "
				 "nothing in it");
	}
	return club_make(c->arena, dir,
			 address != NULL ? address : "adjudicator@club.example",
			 say_part, NULL, c->err);
}
