/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/cmd.h"

#include <unistd.h>

#include "adjudicator/backup/handover.h"
#include "adjudicator/backup/make.h"
#include "adjudicator/club/club.h"
#include "adjudicator/club/config.h"
#include "adjudicator/club/database_swap.h"
#include "adjudicator/club/lexica.h"
#include "adjudicator/club/rollback.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/system/file.h"

static bool open_config(struct cmd *c)
{
	if (c->config != NULL) {
		return true;
	}
	c->config = arena_take(c->arena, sizeof *c->config);
	return config_read(c->config, c->dir, c->err);
}

static bool open_store(struct cmd *c, bool writing)
{
	struct backup_upgrade careful = {c->config, c->arena, c->log};
	struct store_upgrade upgrade = backup_upgrade(&careful);

	if (writing && c->lock == 0 &&
	    (!club_lock(c->arena, c->dir, &c->lock, c->err) ||
	     !handover_check(c->arena, c->dir, c->err) ||
	     !swap_undo(c->arena, c->dir, c->err))) {
		return false;
	}
	return c->store != NULL ||
	       store_open_upgrading(&c->store, c->dir, c->config->database,
				    writing ? DB_WRITE : DB_READ, &upgrade, c->err);
}

/* Opens the word lists of the club, or "lexica" in a folder that is no club. */
static bool open_shelf(struct cmd *c)
{
	if (club_here(c->arena, c->dir)) {
		if (!open_config(c)) {
			return false;
		}
		c->lexica_folder = config_path(c->config, c->config->lexica);
	} else {
		c->lexica_folder = file_path(c->arena, c->dir, "lexica");
	}
	c->lexica = lexica_open(c->lexica_folder);
	return true;
}

bool cmd_open(struct cmd *c, unsigned needs)
{
	unsigned level = needs & (NEEDS_LEXICA - 1U);

	if (level >= NEEDS_CLUB &&
	    (!open_config(c) || !config_read_key(c->config, c->err))) {
		return false;
	}
	if (level >= NEEDS_READ && !open_store(c, level >= NEEDS_WRITE)) {
		return false;
	}
	if ((needs & NEEDS_SIGNING) != 0 &&
	    (!rollback_check(c->arena, c->dir, c->store, c->err) ||
	     !key_check_open(c->config, c->store, c->err) ||
	     !signing_open(c->config, c->store, c->err))) {
		return false;
	}
	return (needs & NEEDS_LEXICA) == 0 || c->lexica != NULL || open_shelf(c);
}

void cmd_close(struct cmd *c)
{
	lexica_close(c->lexica);
	c->lexica = NULL;
	c->lexica_folder = NULL;
	store_close(c->store);
	c->store = NULL;
	if (c->lock > 0) {
		close(c->lock);
		c->lock = 0;
	}
	if (c->config != NULL) {
		config_free(c->config);
		c->config = NULL;
	}
}
