/* SPDX-License-Identifier: ISC */
/* referee add, list, drop */
#include "adjudicator/cmd/list.h"
#include "adjudicator/cmd/player.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/store/casefile.h"
#include <stdio.h>
#include <string.h>

/* Finds the player of that name, or of 'NAME <ADDRESS>', who is entered if there is
 * none with the address. */
static bool find(struct cmd *c, const char *who, const char *language, int64_t now,
		 struct player *p)
{
	struct player fresh_one = {.confirmed = true, .created = now};
	bool fresh;

	if (strchr(who, '<') == NULL) {
		return player_find(c->store, c->arena, view_of(who), p, c->err) &&
		       (p->id != 0 ||
			player_unknown(c, who, "; give 'NAME <ADDRESS>'"));
	}
	if (!player_read(c, who, language == NULL ? "en" : language, &fresh_one) ||
	    !player_by_address(c->store, c->arena, fresh_one.address, p, c->err)) {
		return false;
	}
	if (p->id != 0) {
		return true;
	}
	if (!player_enter(c, &fresh_one, &fresh)) {
		return false;
	}
	*p = fresh_one;
	return fresh || err_set(c->err, ERR_DATA,
				"there is a player %.*s already, with another address",
				VIEW_ARG(fresh_one.name));
}

/* Gives cases that wait without a referee, or for the player `gone` (0: nobody), to
 * others, where that is possible now. */
static bool give(struct cmd *c, int64_t now, int64_t gone, long *given)
{
	const struct cases_leaver leaver = {.player = gone};
	struct context d = cmd_context(c);
	bool ok;

	d.now = now;
	d.reader = reader_new(&reader_defaults, view_of(c->config->address));
	ok = (gone == 0 || cases_pass_on(&d, c->arena, &leaver, c->err)) &&
	     cases_give_all(&d, c->arena, given, c->err);
	reader_free(d.reader);
	return ok;
}

static void say_given(long given)
{
	if (given > 0) {
		printf("%ld case%s that waited %s given to a referee\n", given,
		       given == 1 ? "" : "s", given == 1 ? "is" : "are");
	}
}

bool cmd_referee_add(struct cmd *c)
{
	const char *language;
	struct buf b = buf_in(c->arena);
	struct player p = {0};
	int64_t now;
	long given = 0;
	bool fresh = false;

	if (!cmd_option(c, "language", &language) || !cmd_now(c, &now) ||
	    !cmd_arguments(c, 1, 1) || !store_begin(c->store, c->err) ||
	    !cmd_commit(c, find(c, c->argv[0], language, now, &p) &&
				   referee_add(c->store, p.id, now, &fresh, c->err) &&
				   give(c, now, 0, &given))) {
		return false;
	}
	buf_printf(&b, "%.*s is a referee %s\n", VIEW_ARG(p.name),
		   fresh ? "now" : "already");
	cmd_print(&b);
	player_warn(c, p.address);
	say_given(given);
	return true;
}

bool cmd_referee_drop(struct cmd *c)
{
	struct buf b = buf_in(c->arena);
	struct player p = {0};
	int64_t now;
	long given = 0;
	bool any = false;

	if (!cmd_now(c, &now) || !cmd_arguments(c, 1, 1) ||
	    !player_find(c->store, c->arena, view_of(c->argv[0]), &p, c->err) ||
	    !store_begin(c->store, c->err) ||
	    !cmd_commit(c, referee_drop(c->store, p.id, &any, c->err) &&
				   give(c, now, p.id, &given))) {
		return false;
	}
	if (!any) {
		return err_set(c->err, ERR_DATA, "\"%.80s\" is no referee", c->argv[0]);
	}
	buf_printf(&b, "%.*s is no referee any more\n", VIEW_ARG(p.name));
	cmd_print(&b);
	say_given(given);
	return true;
}

bool cmd_referee_list(struct cmd *c)
{
	struct list l = list_start(c, 4, 1U << 2);
	struct referee *list;
	size_t count;
	bool ok = cmd_arguments(c, 0, 0) &&
		  referee_list(c->store, c->arena, &list, &count, c->err);

	for (size_t i = 0; ok && i < count; i++) {
		list_text(&l, "name", list[i].name);
		list_text(&l, "address", list[i].address);
		list_cell(&l, "cases", json_integer(list[i].cases),
			  arena_printf(c->arena, "%ld open", list[i].cases));
		list_since(&l, "since", list[i].since);
		ok = list_row(&l);
	}
	return list_end(
		&l, ok,
		"no referees yet: claims wait for the organiser; enter one with "
		"`adjudicator referee add 'NAME <ADDRESS>'`");
}
