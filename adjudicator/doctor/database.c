/* SPDX-License-Identifier: ISC */
/* The database: whether it opens, is whole, and is the newest one. */
#include "adjudicator/club/rollback.h"
#include "adjudicator/doctor/checks.h"

#include <unistd.h>

/* Whether the database cannot be opened only because the club has left it, or has not
 * yet moved there. */
static bool moved(const struct doctor *d)
{
	const struct store_upgrade any = {.moved = true};
	struct store *st = NULL;
	struct err ignored = {0};
	bool is = store_open_upgrading(&st, d->p.dir, d->p.config->database, DB_READ,
				       &any, &ignored);

	store_close(st);
	return is;
}

static const char *mend_open(const struct doctor *d)
{
	switch (d->p.no_store.kind) {
	case ERR_CONFIG:
		return moved(d) ? "adjudicator club move DATABASE"
				: "a program as new as the database; an older database "
				  "is brought up to date by: adjudicator run";
	case ERR_RETRY:
		return "adjudicator doctor, once more";
	default:
		return "if it is gone or damaged: adjudicator restore BACKUP DIR";
	}
}

/* Says how the database server is. For a database in a file there is nothing to say. */
static bool say_of_server(struct doctor *d, struct err *err)
{
	static const enum finding_level levels[] = {[DB_WELL] = FINDING_GOOD,
						    [DB_DOUBTFUL] = FINDING_WARN,
						    [DB_WRONG] = FINDING_BAD};
	struct db_finding *found;
	size_t count;

	if (!db_health(store_db(d->p.store), d->arena, &found, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		doctor_say(d, levels[found[i].state], found[i].mend, "%s",
			   found[i].what);
	}
	return true;
}

bool check_open(struct doctor *d, struct err *err)
{
	if (d->p.store != NULL) {
		doctor_say(d, FINDING_GOOD, "", "the database is open, schema %d",
			   store_schema_version());
		return say_of_server(d, err);
	}
	return doctor_say(d, FINDING_BAD, mend_open(d), "%s", d->p.no_store.text);
}

static bool look_through(struct doctor *d, enum db_check what, const char *good,
			 struct err *err)
{
	struct view fault;

	bool ok;

	progress_doing(d->progress, "reading every page of the database");
	ok = db_check(store_db(d->p.store), what, d->arena, &fault, err);
	progress_doing(d->progress, NULL);
	if (!ok) {
		return false;
	}
	if (fault.len > 0) {
		return doctor_say(d, FINDING_BAD, d->at->mend,
				  "the database is damaged: %.*s", VIEW_ARG(fault));
	}
	return doctor_say(d, FINDING_GOOD, "", "%s", good);
}

bool check_pages(struct doctor *d, struct err *err)
{
	return look_through(d, DB_PAGES, "its pages and indexes are whole", err);
}

bool check_references(struct doctor *d, struct err *err)
{
	return look_through(d, DB_REFERENCES, "every row that it names is there", err);
}

bool check_rollback(struct doctor *d, struct err *err)
{
	if (!rollback_check(d->arena, d->p.dir, d->p.store, err)) {
		/* A file that cannot be read is no sign of an old database. */
		return err->kind == ERR_IO &&
		       doctor_say(d, FINDING_BAD,
				  arena_printf(d->arena, "chown -R %lu %s",
					       (unsigned long)geteuid(), d->p.dir),
				  "%s", err->text);
	}
	return doctor_say(d, FINDING_GOOD, "", "every letter that has left is in it");
}
