/* SPDX-License-Identifier: ISC */
#include "adjudicator/doctor/status.h"
#include "formats/columns.h"
#include "formats/span.h"
#include "formats/text/stamp.h"

static const char *plural(long n)
{
	return n == 1 ? "" : "s";
}

/* -------------------------------------------------------------- for people */

/* "20 Nov 18:00 UTC, in 6 hours"; "none" for 0. */
static const char *when(struct arena *a, int64_t at, int64_t now)
{
	static const char month[][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
					"Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
	struct stamp_parts p = stamp_parts(at, NULL);

	if (at == 0) {
		return "none";
	}
	return arena_printf(a, "%d %s %02d:%02d UTC, %s%s%s", p.day, month[p.month - 1],
			    p.hour, p.minute, at > now ? "in " : "",
			    span_say(a, at > now ? at - now : now - at),
			    at > now ? "" : " ago");
}

static const char *run_said(struct arena *a, const struct status *s)
{
	const char *last = arena_printf(a, "%s", when(a, s->last_run, s->now));

	if (s->last_run == 0 || s->last_success == s->last_run) {
		return s->last_run == 0
			       ? "none yet"
			       : arena_printf(a, "%s; it took %lld.%03lld s", last,
					      (long long)(s->took / 1000),
					      (long long)(s->took % 1000));
	}
	return arena_printf(a, "%s; the last good one: %s", last,
			    when(a, s->last_success, s->now));
}

static const char *outbox_said(struct arena *a, const struct status *s)
{
	const char *queued =
		s->t.queued > 0
			? arena_printf(a, "%ld letter%s wait%s", s->t.queued,
				       plural(s->t.queued), s->t.queued == 1 ? "s" : "")
		: s->t.notices > 0 ? "news for players waits to be written"
				   : "nothing waits";

	if (s->t.queued > 0) {
		queued = arena_printf(a, "%s, the oldest for %s", queued,
				      span_say(a, s->now - s->t.oldest_queued));
	}
	if (s->t.given_up > 0) {
		queued = arena_printf(a, "%s; %ld given up", queued, s->t.given_up);
	}
	return s->t.aside > 0 ? arena_printf(a,
					     "%s; %ld set aside: see adjudicator "
					     "outbox list",
					     queued, s->t.aside)
			      : queued;
}

static long games_open(const struct tally *t)
{
	return t->running + t->invited + t->paused;
}

/* "12 of 100 games, 30 of 500 letters today" */
static const char *quota_said(struct arena *a, const struct status *s)
{
	const char *games = s->quota_games == 0
				    ? ""
				    : arena_printf(a, "%ld of %ld games",
						   games_open(&s->t), s->quota_games);
	const char *letters =
		s->quota_letters == 0
			? ""
			: arena_printf(a, "%ld of %ld letters today",
				       s->t.arrived_today, s->quota_letters);

	return arena_printf(a, "%s%s%s", games,
			    s->quota_games > 0 && s->quota_letters > 0 ? ", " : "",
			    letters);
}

static void add_games(struct columns *c, const struct tally *t)
{
	columns_printf(c, "games");
	columns_printf(c, "%ld running, %ld invited, %ld paused, %ld over", t->running,
		       t->invited, t->paused, t->over);
	columns_printf(c, "turns");
	columns_printf(c, "%ld wait%s for a player", t->turns,
		       t->turns == 1 ? "s" : "");
}

static void add_times(struct columns *c, const struct status *s)
{
	columns_printf(c, "deadlines");
	columns_printf(c, "%ld within 24 hours; the next: %s", s->t.deadlines,
		       when(c->arena, s->t.next_deadline, s->now));
	columns_printf(c, "reminders");
	columns_printf(c, "the next: %s", when(c->arena, s->t.next_reminder, s->now));
}

static void add_letters(struct columns *c, const struct status *s)
{
	const struct tally *t = &s->t;

	columns_printf(c, "letters");
	columns_printf(c, "today %ld in, %ld out; %ld to be judged", t->arrived_today,
		       t->sent_today, t->unjudged);
	columns_printf(c, "outbox");
	columns_printf(c, "%s", outbox_said(c->arena, s));
	columns_printf(c, "quarantine");
	if (t->quarantined == 0) {
		columns_printf(c, "empty");
	} else {
		columns_printf(c, "%ld letter%s, the last is %lld", t->quarantined,
			       plural(t->quarantined), (long long)t->last_quarantined);
	}
}

static void add_club(struct columns *c, const struct status *s)
{
	const struct tally *t = &s->t;

	columns_printf(c, "last run");
	columns_printf(c, "%s", run_said(c->arena, s));
	columns_printf(c, "seasons");
	columns_printf(c, "%ld running, %ld open for sign-up", t->seasons,
		       t->seasons_open);
	columns_printf(c, "size");
	columns_printf(c, "%ld player%s, %ld letter%s in and %ld out, %s", t->players,
		       plural(t->players), t->arrived, plural(t->arrived), t->written,
		       size_say(c->arena, (double)s->bytes));
}

/* Adds the rows about a database server and about quotas, where the club has them. */
static void add_host(struct columns *c, const struct status *s)
{
	if (s->crew.workers >= 0) {
		columns_printf(c, "workers");
		columns_printf(c, "%ld at work; %ld claim%s, %ld letter%s being sent",
			       s->crew.workers, s->crew.claims, plural(s->crew.claims),
			       s->leases, plural(s->leases));
	}
	if (s->quota_games > 0 || s->quota_letters > 0) {
		columns_printf(c, "quota");
		columns_printf(c, "%s", quota_said(c->arena, s));
	}
}

void status_text(const struct status *s, struct buf *b)
{
	struct columns c = {.arena = b->arena, .count = 2};

	add_games(&c, &s->t);
	add_times(&c, s);
	add_letters(&c, s);
	add_club(&c, s);
	add_host(&c, s);
	columns_write(&c, b);
}

/* ---------------------------------------------------------------- many clubs */

/* "-" for a number that is not known. */
static void add_number(struct columns *t, int64_t n)
{
	if (n < 0) {
		columns_printf(t, "-");
	} else {
		columns_printf(t, "%lld", (long long)n);
	}
}

static void add_row(struct columns *t, const struct status_club *c)
{
	const struct status *s = &c->s;
	const char *quota = quota_said(t->arena, s);

	columns_printf(t, "%s", c->name);
	add_number(t, games_open(&s->t));
	add_number(t, s->t.unjudged);
	columns_printf(t, "%s",
		       s->t.unjudged == 0
			       ? "-"
			       : span_say(t->arena, s->now - s->t.oldest_unjudged));
	add_number(t, s->crew.claims);
	add_number(t, s->leases);
	add_number(t, s->crew.workers);
	add_number(t, s->rows);
	columns_printf(t, "%s", *quota == '\0' ? "-" : quota);
}

void status_table(const struct status_club *c, size_t count, struct columns *t)
{
	static const char *const heads[] = {"club",    "games",  "waiting",
					    "oldest",  "claims", "sending",
					    "workers", "rows",   "quota"};

	for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
		columns_printf(t, "%s", heads[i]);
	}
	for (size_t i = 0; i < count; i++) {
		add_row(t, &c[i]);
	}
}
