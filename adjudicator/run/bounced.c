/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/bounced.h"

#include "adjudicator/crypto/verp.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/record/set_aside.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/num.h"

/* The status code: "5.1.1" in "550 5.1.1 who is that"; else the first word. */
static struct view status_of(struct view said)
{
	struct view first = view_word(&said);
	struct view second = view_word(&said);

	return second.len > 2 && digit(second.at[0]) && second.at[1] == '.' ? second
									    : first;
}

bool bounced_here(struct context *d, const struct outbox_letter *o, const char *kind,
		  struct view said, struct err *err)
{
	const struct bounce b = {.outbox = o->id,
				 .player = o->player,
				 .at = d->now,
				 .kind = kind,
				 .status = status_of(said),
				 .tagged = true};
	bool fresh;

	/* about a letter to the organiser nobody is left to be told */
	return o->player == 0 || bounce_add(d->store, &b, &fresh, err);
}

/* Whether our letters leave with a return path each; then a report that came
 * elsewhere may be forged (K53). */
static bool tags(const struct config *c)
{
	struct view outbox = view_of(c->outbox);

	return c->return_path == RETURN_TAGGED &&
	       (server_named(outbox) || view_starts(outbox, "sendmail:"));
}

/* Finds the letter of ours that the report is about; o->id 0: none. *tagged: the
 * report came to the return path of that letter, or our letters have no return paths
 * of their own. */
static bool subject_of(const struct hearing *h, const struct letter *l,
		       struct outbox_letter *o, bool *tagged)
{
	const struct config *c = h->d->config;
	int64_t number = verp_find(c->key, view_of(c->address), VERP_RETURN, l);

	*o = (struct outbox_letter){0};
	*tagged = number != 0 || !tags(c);
	if (number != 0) {
		return outbox_by_id(h->d->store, h->arena, number, o, h->err);
	}
	if (l->report.original.len == 0) {
		return true;
	}
	if (!outbox_by_message_id(h->d->store, h->arena, l->report.original, o,
				  h->err)) {
		return false;
	}
	if (!view_eq_nocase(o->address, l->report.recipient)) {
		o->id = 0;
	}
	return true;
}

static const char *kind_of(const struct report *r)
{
	switch (r->action) {
	case REPORT_FAILED:
		return view_starts(r->status, "4") ? "days" : "hard";
	case REPORT_DELAYED:
		return "soft";
	default:
		return NULL;
	}
}

bool bounced_hear(struct hearing *h, const struct letter *l, struct ledger_row *row)
{
	const char *kind = kind_of(&l->report);
	struct outbox_letter o;
	struct bounce b;
	bool fresh = false;
	bool tagged;

	if (kind == NULL) {
		return true;
	}
	if (!subject_of(h, l, &o, &tagged)) {
		return false;
	}
	if (o.id == 0 || o.player == 0) {
		return true;
	}
	b = (struct bounce){.outbox = o.id,
			    .player = o.player,
			    .letter = h->letter,
			    .at = h->d->now,
			    .kind = kind,
			    .status = l->report.status,
			    .tagged = tagged};
	if (!bounce_add(h->d->store, &b, &fresh, h->err)) {
		return false;
	}
	row->player = o.player;
	row->game = o.game;
	row->reason = view_of(arena_printf(
		h->arena, "letter %lld of ours %s%s%.*s%s%s", (long long)o.id,
		*kind == 's' ? "is late" : "came back",
		l->report.status.len > 0 ? ", " : "", VIEW_ARG(l->report.status),
		tagged ? "" : "; not to its return path, so no clock stops for it",
		fresh ? "" : "; counted already"));
	return true;
}

/* ------------------------------------------------------- the organiser is told */

struct telling {
	struct context *d;
	struct arena *arena;
	struct player player;
	struct bounce_state state;
	const struct log *log;
	struct err *err;
};

static bool set_games(const struct telling *t, struct fields *f)
{
	struct view *id;
	int64_t *ids;
	size_t count;

	if (!match_of_player(t->d->store, t->arena, t->player.id, &ids, &count,
			     t->err)) {
		return false;
	}
	id = arena_array(t->arena, count + 1, sizeof *id);
	for (size_t i = 0; i < count; i++) {
		id[i] = view_of(arena_printf(t->arena, "%lld", (long long)ids[i]));
	}
	fields_set(f, "games", say_list(t->arena, view_of("en"), LIST_AND, id, count));
	fields_set_bool(f, "several", count > 1);
	return true;
}

static bool write_letter(const struct telling *t)
{
	const struct config *c = t->d->config;
	struct fields *f = fields_in(t->arena);
	struct buf page = buf_in(t->arena);
	struct memo memo = {.to = view_of(c->organiser),
			    .language = view_of("en"),
			    .kind = "report",
			    .subject = "undelivered-subject",
			    .f = f};
	struct moment since = {t->state.since, t->d->now, NULL};
	int64_t id;

	fields_set(f, "name", t->player.name);
	fields_set(f, "address", t->player.address);
	say_set_time(f, "since", memo.language, &since);
	fields_set_bool(f, "days", t->state.untold_days > 0);
	fields_set_num(f, "count", t->state.hard);
	if (!set_games(t, f)) {
		return false;
	}
	page_write(&page, memo.language, "undelivered.txt", f);
	memo.text = buf_view(&page);
	return memo_write(t->d, t->arena, &memo, &id, t->err);
}

static bool tell_one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	struct telling *t = arg;
	const struct bounce_state *s = &t->state;
	bool gone;

	t->arena = arena;
	t->err = err;
	if (!bounce_state(t->d->store, player, &t->state, t->err) ||
	    !player_by_id(t->d->store, t->arena, player, &t->player, t->err)) {
		return false;
	}
	gone = s->untold_hard == 0 && s->untold_days == 0; /* he wrote since */
	if (s->untold_hard < BOUNCES_BAD && s->untold_days == 0 && !gone) {
		return true;
	}
	if (!gone && *t->d->config->organiser == '\0') {
		log_warn(
			t->log,
			"letters to player %lld do not arrive; see `adjudicator player "
			"list`",
			(long long)player);
	} else if (!gone && !write_letter(t)) {
		return false;
	}
	return bounce_told(t->d->store, player, t->err);
}

bool bounced_tell(struct context *d, struct arena *arena, const struct log *log,
		  struct err *err)
{
	struct telling t = {.d = d, .log = log};
	const struct aside_work work = {
		.what = ASIDE_PLAYER, .one = tell_one, .arg = &t};
	int64_t *players;
	size_t count;

	return bounce_untold(d->store, arena, &players, &count, err) &&
	       aside_each(d, &work, players, count, err);
}
