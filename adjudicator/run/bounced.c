/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/bounced.h"

#include "adjudicator/crypto/verp.h"
#include "adjudicator/mail/server.h"
#include "formats/text/num.h"

/* "5.1.1" of "550 5.1.1 who is that"; else the first word. */
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

	/* To the organiser there is nobody left to tell. */
	return o->player == 0 || bounce_add(d->store, &b, &fresh, err);
}

/* Letters leave with return paths of their own: a report elsewhere may be anybody's
 * (K53). */
static bool tags(const struct config *c)
{
	struct view outbox = view_of(c->outbox);

	return c->return_path == RETURN_TAGGED &&
	       (server_named(outbox) || view_starts(outbox, "sendmail:"));
}

/* Our letter that the report is about; o->id 0: none. *tagged: it came to the return
 * path of that letter, or letters have none of their own. */
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
