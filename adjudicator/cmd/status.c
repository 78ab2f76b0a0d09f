/* SPDX-License-Identifier: ISC */
/* status: how the club stands; with --all, how several clubs do. */
#include "adjudicator/doctor/status.h"

#include "adjudicator/club/club.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/cmd/cmd.h"
#include "formats/text/buf.h"

enum { CLUBS_MOST = 1000, TABLE = 9, NUMBERS = 0xf6 /* columns aligned right */ };

struct telling {
	bool json, prometheus;
	int64_t now;
};

static bool tell(struct cmd *c, const struct telling *t, const struct status_club *club,
		 size_t count)
{
	struct buf b = buf_in(c->arena);
	bool ok = true;

	if (t->prometheus) {
		status_prometheus(club, count, &b);
	}
	for (size_t i = 0; ok && t->json && i < count; i++) {
		ok = status_json(&club[i], &b);
	}
	cmd_print(&b);
	return ok || err_set(c->err, ERR_BUG, "a line of JSON cannot be written");
}

/* ----------------------------------------------------------------------- one club */

static bool one(struct cmd *c, const struct telling *t)
{
	struct status_club club = {0};
	struct context d;
	bool there;

	if (!cmd_arguments(c, 0, 0) || !cmd_open(c, NEEDS_READ | NEEDS_LEXICA)) {
		return false;
	}
	d = cmd_context(c);
	d.now = t->now;
	if (!signing_read(c->config, &there, c->err) ||
	    !status_take(&d, c->arena, t->json || t->prometheus, &club.s, c->err)) {
		return false;
	}
	if (!t->json && !t->prometheus) {
		struct buf b = buf_in(c->arena);

		status_text(&club.s, &b);
		cmd_print(&b);
	}
	return tell(c, t, &club, 1);
}

/* --------------------------------------------------------------------- many clubs */

struct all {
	struct cmd *c;
	const struct telling *t;
	struct status_club *club;
	size_t count;
	struct err last; /* of the clubs that failed; those before are logged */
};

static void fails(struct all *a, const struct err *why)
{
	if (a->last.kind != ERR_NONE) {
		log_err(a->c->log, &a->last);
	}
	a->last = *why;
}

/* Adds a club. On an error, kept in a->last, the other clubs are told all the same. */
static void add(struct all *a, const char *name, const struct config *config,
		const char *database)
{
	struct status_club *club = &a->club[a->count];
	struct context d = {.config = config, .now = a->t->now};
	struct err why = {0};

	*club = (struct status_club){.name = name};
	if (store_open(&d.store, config->dir, database, DB_READ, &why) &&
	    status_take(&d, a->c->arena, false, &club->s, &why) &&
	    db_rows(store_db(d.store), &club->s.rows, &why)) {
		a->count++;
	} else {
		(void)err_more(&why, why.kind, "that is the club %s", name);
		fails(a, &why);
	}
	store_close(d.store);
}

static void add_folder(struct all *a, const char *dir)
{
	struct config config = {0};
	struct err why = {0};

	if (!club_here(a->c->arena, dir)) {
		(void)club_missing(a->c->arena, dir, &why);
	} else if (config_read(&config, dir, &why)) {
		add(a, dir, &config, config.database);
	}
	if (why.kind != ERR_NONE) {
		fails(a, &why);
	}
	config_free(&config);
}

static void add_schema(struct all *a, const char *name)
{
	struct cmd *c = a->c;
	struct config config = *c->config;

	config.quota_games = config.quota_letters_per_day = 0; /* not known */
	add(a, name, &config,
	    arena_printf(c->arena, "%s schema=%s", config.database, name));
}

static bool add_schemas(struct all *a)
{
	struct cmd *c = a->c;
	struct buf others = buf_in(c->arena);
	struct db_club *found;
	size_t count;

	if (!cmd_open(c, NEEDS_READ) ||
	    !db_clubs(store_db(c->store), c->arena, &found, &count, c->err)) {
		return false;
	}
	if (count == 0) {
		return err_set(c->err, ERR_USAGE,
			       "this club is in a file: name the folders of all clubs "
			       "that are meant");
	}
	a->club = arena_array(c->arena, count, sizeof *a->club);
	for (size_t i = 0; i < count; i++) {
		const char *name = arena_str(c->arena, found[i].name);

		if (found[i].ours) {
			add_schema(a, name);
		} else {
			buf_printf(&others, "%s%s", others.len > 0 ? ", " : "", name);
		}
	}
	if (others.len > 0) {
		log_warn(c->log, "left out, for another role owns it: %.*s",
			 VIEW_ARG(buf_view(&others)));
	}
	return true;
}

static bool all(struct cmd *c, const struct telling *t)
{
	struct all a = {.c = c, .t = t};

	if (!cmd_arguments(c, 0, CLUBS_MOST)) {
		return false;
	}
	if (c->argc == 0 && !add_schemas(&a)) {
		return false;
	}
	if (c->argc > 0) {
		a.club = arena_array(c->arena, (size_t)c->argc, sizeof *a.club);
	}
	for (int i = 0; i < c->argc; i++) {
		add_folder(&a, c->argv[i]);
	}
	if (!t->json && !t->prometheus) {
		struct columns table = cmd_columns(c, TABLE, NUMBERS);

		status_table(a.club, a.count, &table);
		cmd_print_columns(&table);
	}
	*c->err = a.last;
	return tell(c, t, a.club, a.count) && a.last.kind == ERR_NONE;
}

bool cmd_status(struct cmd *c)
{
	struct telling t = {.json = cmd_flag(c, "json"),
			    .prometheus = cmd_flag(c, "prometheus")};
	bool many = cmd_flag(c, "all");

	if (!cmd_clock(c, &t.now)) {
		return false;
	}
	if (t.json && t.prometheus) {
		return err_set(c->err, ERR_USAGE, "either --json or --prometheus");
	}
	return many ? all(c, &t) : one(c, &t);
}
