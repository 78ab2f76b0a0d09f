/* SPDX-License-Identifier: ISC */
/*
 * The calendars of players who want one (L33): the ends of their own turns. No page
 * links to their secret addresses. The folder cannot be listed: its index page is
 * empty, and robots.txt asks search engines to keep out.
 */
#include "adjudicator/site/calendars.h"

#include <errno.h>
#include <string.h>

#include "adjudicator/letters/calendar_feed.h"
#include "adjudicator/letters/deadline_file.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/system/file.h"
#include "formats/files/calendar.h"
#include "formats/phrase.h"
#include "formats/text/folder.h"

#define ROBOTS "# Written with the club's pages.\nUser-agent: *\nDisallow: "
enum { ROBOTS_MAX = 1 << 20 };

struct calendars {
	struct site *s;
	struct context at; /* its `now` is the time that files give for their writing */
	struct arena *arena;
	struct err *err;
};

/* Writes the calendar of a player. Fails when one of his games cannot be read. */
static bool write_dates(const struct calendars *x, const struct player *p,
			struct buf *file)
{
	int64_t *ids;
	size_t count;
	size_t dates = 0;

	if (!match_of_player(x->at.store, x->arena, p->id, &ids, &count, x->err)) {
		return false;
	}
	calendar_begin_feed(file, site_about(x->s)->club);
	for (size_t i = 0; i < count; i++) {
		struct record *r = arena_take(x->arena, sizeof *r);
		int seat;

		if (!record_load(&x->at, x->arena, ids[i], r, x->err)) {
			return false;
		}
		seat = record_seat(r, p->id);
		if (deadline_of(r, seat)) {
			deadline_add(file, &x->at, p->language, r, seat);
			dates++;
		}
	}
	if (dates == 0) {
		calendar_nothing(file);
	}
	calendar_end(file);
	return true;
}

/* The stamp of what the calendar tells, made with `now` 0, so that the time of writing
 * does not matter. *ok: whether the calendar could be made. */
static struct view stamp_of(struct calendars *x, const struct player *p, bool *ok)
{
	struct buf file = buf_in(x->arena);
	int64_t now = x->at.now;
	struct hash_run run;

	x->at.now = 0;
	*ok = write_dates(x, p, &file);
	x->at.now = now;
	hash_start(&run);
	hash_field(&run, buf_view(&file));
	return site_stamp(x->arena, &run);
}

static bool write_one(struct calendars *x, const struct player *p, const char *path)
{
	struct buf file = buf_in(x->arena);
	bool ok;
	struct view stamp = stamp_of(x, p, &ok);

	if (!ok) {
		(void)site_keep(x->s, path);
		return site_fault(x->s, "a player's calendar", x->err);
	}
	if (site_unchanged(x->s, path, stamp, NULL)) {
		return true;
	}
	if (!write_dates(x, p, &file) ||
	    !site_put(x->s, path, buf_view(&file), x->err)) {
		return false;
	}
	site_remember(x->s, path, stamp, (struct view){0});
	return true;
}

/* Whether robots.txt may be written: it is ours, or missing. One that an organiser
 * wrote, or added a line to, stays. */
static bool robots_ours(const struct calendars *x)
{
	const char *at = file_path(x->arena, site_about(x->s)->dir, "robots.txt");
	struct view text;

	if (!file_read(x->arena, at, ROBOTS_MAX, &text)) {
		return errno == ENOENT;
	}
	if (!view_starts(text, ROBOTS)) {
		return false;
	}
	text = view_part(text, strlen(ROBOTS), text.len);
	return view_find(text, '\n') + 1 == text.len;
}

/* Whether the name is that of a calendar, "9f...a0.ics", or of a half-written one. */
static bool calendar_name(const char *name)
{
	enum { HEX = 32 };
	const char *end = name + strspn(name, "0123456789abcdef");

	return end - name == HEX &&
	       (strcmp(end, ".ics") == 0 || strcmp(end, ".ics.new") == 0);
}

/* Adds all calendars in the folder to the list of files, so that those of addresses
 * that were given up are removed. A writing that was cut short may not have listed its
 * own. */
static bool find_all(const struct calendars *x)
{
	const char *dir = file_path(x->arena, site_about(x->s)->dir, CALENDAR_FEEDS);
	struct folder_names there;

	if (!folder_list(x->arena, dir, &there, x->err)) {
		return false;
	}
	for (size_t i = 0; i < there.count; i++) {
		if (calendar_name(there.name[i])) {
			site_found(x->s, arena_printf(x->arena, CALENDAR_FEEDS "/%s",
						      there.name[i]));
		}
	}
	return true;
}

/* Writes the empty index page of the folder and, with robots_too, robots.txt. */
static bool keep_out(const struct calendars *x, bool robots_too)
{
	static const char blank[] =
		"<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">"
		"<meta name=\"robots\" content=\"noindex\">"
		"<title>-</title></head><body></body></html>\n";
	struct view path = site_about(x->s)->url;
	struct buf robots = buf_in(x->arena);

	for (int i = 0; i < 3; i++) {
		(void)view_cut(&path, '/'); /* https://club.example/ */
	}
	buf_printf(&robots, ROBOTS "/%.*s%s" CALENDAR_FEEDS "/\n", VIEW_ARG(path),
		   path.len == 0 || view_ends(path, "/") ? "" : "/");
	return site_put(x->s, CALENDAR_FEEDS "/index.html", view_of(blank), x->err) &&
	       (!robots_too || site_put(x->s, "robots.txt", buf_view(&robots), x->err));
}

bool site_calendars(struct site *s, const struct context *d, struct err *err)
{
	struct arena arena = {0};
	struct arena one = {0};
	struct calendars x = {.s = s, .at = *d, .arena = &one, .err = err};
	struct player *player;
	size_t count;
	size_t wanted = 0;
	bool ours = robots_ours(&x);
	bool ok = store_number(d->store, STORED_RUN, &x.at.now, err) &&
		  player_list(d->store, &arena, &player, &count, err) && find_all(&x);

	if (!ours) {
		site_leave(s, "robots.txt");
	}
	for (size_t i = 0; ok && i < count; i++) {
		bool wants;
		const char *path;

		arena_reset(&one);
		ok = calendar_feed_wanted(d, &one, &player[i], &wants, err);
		if (!ok || !wants) {
			continue;
		}
		wanted++;
		ok = calendar_feed_path(d, &one, player[i].id, &path, err) &&
		     write_one(&x, &player[i], path);
	}
	ok = ok && (wanted == 0 || keep_out(&x, ours));
	arena_free(&one);
	arena_free(&arena);
	return ok;
}
