/* SPDX-License-Identifier: ISC */
/* The figures of a club for programs: one table for JSON and for Prometheus. */
#include "adjudicator/doctor/status.h"
#include "adjudicator/games/json_game.h"

/* The value of a figure that is not known; JSON has null, Prometheus nothing. */
#define ABSENT (-1.0)

#define FIGURE(name, value)                                                            \
	static double name(const struct status *s)                                     \
	{                                                                              \
		return (double)(value);                                                \
	}
#define MAYBE(there, value) ((there) ? (double)(value) : ABSENT)

/* clang-format off */
FIGURE(of_last_success, MAYBE(s->last_success != 0, s->last_success))
FIGURE(of_last_run, MAYBE(s->last_run != 0, s->last_run))
FIGURE(of_run_ms, MAYBE(s->last_success != 0, s->took))
FIGURE(of_run_seconds, MAYBE(s->last_success != 0, (double)s->took / 1000))
FIGURE(of_mails_in, s->t.arrived)
FIGURE(of_mails_out, s->t.written - s->t.queued - s->t.given_up)
FIGURE(of_mails_in_today, s->t.arrived_today)
FIGURE(of_mails_out_today, s->t.sent_today)
FIGURE(of_events, MAYBE(s->events >= 0, s->events))
FIGURE(of_outbox, s->t.queued)
FIGURE(of_outbox_oldest_seconds, s->t.queued > 0 ? (s->now - s->t.oldest_queued) : 0)
FIGURE(of_given_up, s->t.given_up)
FIGURE(of_aside, s->t.aside)
FIGURE(of_unjudged, s->t.unjudged)
FIGURE(of_quarantined, s->t.quarantined)
FIGURE(of_games_open, s->t.running + s->t.paused)
FIGURE(of_games_invited, s->t.invited)
FIGURE(of_games_over, s->t.over)
FIGURE(of_turns, s->t.turns)
FIGURE(of_deadlines_24h, s->t.deadlines)
FIGURE(of_next_deadline, MAYBE(s->t.next_deadline != 0, s->t.next_deadline))
FIGURE(of_next_reminder, MAYBE(s->t.next_reminder != 0, s->t.next_reminder))
FIGURE(of_seasons, s->t.seasons)
FIGURE(of_seasons_open, s->t.seasons_open)
FIGURE(of_players, s->t.players)
FIGURE(of_chain_ok, MAYBE(s->events >= 0, s->broken == 0 ? 1 : 0))
FIGURE(of_db_bytes, s->bytes)
FIGURE(of_unjudged_oldest_seconds, s->t.unjudged > 0 ? (s->now - s->t.oldest_unjudged) : 0)
FIGURE(of_workers, s->crew.workers)
FIGURE(of_claims, s->crew.claims)
FIGURE(of_leases, s->leases)
FIGURE(of_rows, s->rows)
FIGURE(of_quota_games, MAYBE(s->quota_games > 0, s->quota_games))
FIGURE(of_quota_letters, MAYBE(s->quota_letters > 0, s->quota_letters))

static const struct figure {
	const char *json; /* NULL: for Prometheus alone */
	double (*of)(const struct status *s);
	const char *metric, *type, *help; /* NULL: for JSON alone */
} figures[] = {
	{"last_success", of_last_success, "last_success_timestamp", "gauge",
	 "When the last run ended that did all it had to, seconds since 1970."},
	{"last_run", of_last_run, "last_run_timestamp", "gauge",
	 "When the last run was, whatever came of it, seconds since 1970."},
	{"run_ms", of_run_ms, NULL, NULL, NULL},
	{NULL, of_run_seconds, "run_seconds", "gauge",
	 "How long the last good run took."},
	{"mails_in", of_mails_in, "mails_in_total", "counter",
	 "Letters that have arrived."},
	{"mails_out", of_mails_out, "mails_out_total", "counter",
	 "Letters that have left."},
	{"mails_in_today", of_mails_in_today, NULL, NULL, NULL},
	{"mails_out_today", of_mails_out_today, NULL, NULL, NULL},
	{"events", of_events, "events_total", "counter",
	 "Events of all games."},
	{"outbox", of_outbox, "outbox_letters", "gauge",
	 "Letters that wait to leave."},
	{"outbox_oldest_seconds", of_outbox_oldest_seconds, "outbox_oldest_seconds", "gauge",
	 "How long the oldest of them has waited."},
	{"given_up", of_given_up, "given_up_letters", "gauge",
	 "Letters that could not be delivered."},
	{"set_aside", of_aside, "set_aside", "gauge",
	 "Games, letters and the like that were set aside."},
	{"unjudged", of_unjudged, "unjudged_letters", "gauge",
	 "Letters that wait to be judged."},
	{"unjudged_oldest_seconds", of_unjudged_oldest_seconds, "unjudged_oldest_seconds",
	 "gauge", "How long the oldest of them has waited."},
	{"quarantined", of_quarantined, "quarantined", "gauge",
	 "Letters that could not be read, as long as strangers' are kept."},
	{"games_open", of_games_open, "games_open", "gauge",
	 "Games that are played."},
	{"games_invited", of_games_invited, NULL, NULL, NULL},
	{"games_over", of_games_over, NULL, NULL, NULL},
	{"turns", of_turns, "turns_waiting", "gauge",
	 "Games that wait for a player's turn."},
	{"deadlines_24h", of_deadlines_24h, "deadlines_24h", "gauge",
	 "Turns that run out of time within a day."},
	{"next_deadline", of_next_deadline, NULL, NULL, NULL},
	{"next_reminder", of_next_reminder, NULL, NULL, NULL},
	{"seasons", of_seasons, "seasons_running", "gauge",
	 "Seasons that are played."},
	{"seasons_open", of_seasons_open, NULL, NULL, NULL},
	{"players", of_players, "players", "gauge",
	 "Players of the club."},
	{"chain_ok", of_chain_ok, "chain_ok", "gauge",
	 "1 while the records of the games that went on last hold."},
	{"db_bytes", of_db_bytes, "db_bytes", "gauge",
	 "Size of the database."},
	{"rows", of_rows, "db_rows", "gauge",
	 "Rows of the database."},
	{"workers", of_workers, "workers", "gauge",
	 "Workers that are connected to the club's database."},
	{"claims", of_claims, "claims", "gauge",
	 "Letters and games that programs are at."},
	{"leases", of_leases, "leases", "gauge",
	 "Letters that are being sent."},
	{"quota_games", of_quota_games, "quota_games", "gauge",
	 "How many games may be open."},
	{"quota_letters", of_quota_letters, "quota_letters", "gauge",
	 "How many letters may arrive in a day before nothing new begins."},
};
/* clang-format on */

enum { FIGURES = sizeof figures / sizeof figures[0] };

bool status_json(const struct status_club *c, struct buf *b)
{
	json_t *o = json_object();

	json_object_set_new(o, "type", json_string("status"));
	if (c->name != NULL) {
		json_object_set_new(o, "club", json_string(c->name));
	}
	for (size_t i = 0; i < FIGURES; i++) {
		double value = figures[i].of(&c->s);

		if (figures[i].json != NULL) {
			json_object_set_new(o, figures[i].json,
					    value < 0
						    ? json_null()
						    : json_integer((json_int_t)value));
		}
	}
	return json_line(b, o);
}

/* Adds {club="NAME"}. Backslashes, quotes and line feeds are escaped. */
static void add_label(struct buf *b, const char *name)
{
	buf_str(b, "{club=\"");
	for (; *name != '\0'; name++) {
		if (*name == '\n') {
			buf_str(b, "\\n");
			continue;
		}
		buf_str(b, *name == '"' || *name == '\\' ? "\\" : "");
		buf_char(b, *name);
	}
	buf_str(b, "\"}");
}

/* Adds one metric of all clubs: Prometheus wants its samples together. */
static void add_metric(const struct figure *f, const struct status_club *c,
		       size_t count, struct buf *b)
{
	bool headed = false;

	for (size_t i = 0; i < count; i++) {
		double value = f->of(&c[i].s);

		if (value < 0) {
			continue;
		}
		if (!headed) {
			buf_printf(b, "# HELP adjudicator_%s %s\n", f->metric, f->help);
			buf_printf(b, "# TYPE adjudicator_%s %s\n", f->metric, f->type);
			headed = true;
		}
		buf_printf(b, "adjudicator_%s", f->metric);
		if (c[i].name != NULL) {
			add_label(b, c[i].name);
		}
		buf_printf(b, " %.15g\n", value);
	}
}

void status_prometheus(const struct status_club *c, size_t count, struct buf *b)
{
	for (size_t i = 0; i < FIGURES; i++) {
		if (figures[i].metric != NULL) {
			add_metric(&figures[i], c, count, b);
		}
	}
}
