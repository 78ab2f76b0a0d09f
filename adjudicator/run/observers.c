/* SPDX-License-Identifier: ISC */
/* Games of others: watching one (L16), and what a watcher may ask for. */
#include "adjudicator/run/hear.h"

#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/store/observer.h"
#include <string.h>

enum { OBSERVERS_MOST = 20 };

static bool begins(const struct order *o)
{
	return o->kind == ORDER_OBSERVE ||
	       (o->kind == ORDER_QUIET && o->args.len > 0); /* quiet off */
}

static bool ends(const struct order *o)
{
	return o->kind == ORDER_UNOBSERVE ||
	       (o->kind == ORDER_QUIET && o->args.len == 0);
}

/* Refuses. Somebody who does not watch the game is told nothing of it but the
 * reason. */
static bool refuse(struct hearing *h, const struct record *r, const struct order *o,
		   enum diag_code code)
{
	struct diag diag = {.code = code, .n = (long)r->match.id};

	return answer_refusal(h, o, &diag);
}

/* Why he may not watch it; DIAG_NONE: he may. */
static enum diag_code bar(const struct hearing *h, const struct record *r, size_t count)
{
	return !h->player.confirmed                             ? DIAG_OBSERVE_GUEST
	       : r->setup.options.value[OPTION_OBSERVERS] != ON ? DIAG_OBSERVE_CLOSED
	       : !view_is(r->match.state, "running") || r->pos.over ? DIAG_OBSERVE_IDLE
	       : count >= OBSERVERS_MOST                            ? DIAG_OBSERVE_FULL
								    : DIAG_NONE;
}

static bool tell(struct hearing *h, const struct record *r, const char *kind,
		 const char *name)
{
	struct note n = answer_to(h, r, -1);
	bool rounds = duplicate_is(&r->setup);

	fields_set_str(n.f, "title", r->setup.game->title);
	fields_set(n.f, "names", names_others(h->arena, n.to.language, &r->setup, -1));
	fields_set_bool(n.f, "alone", r->setup.seats == 1);
	fields_set_bool(n.f, "rounds", rounds);
	note_say(&n, rounds && strcmp(name, "observe") == 0 ? "observe-rounds" : name);
	return answer_tell(h, &n, kind, arena_printf(h->arena, "head-%s", name));
}

static bool begin(struct hearing *h, const struct record *r, const struct order *o,
		  bool *watches)
{
	struct observer *list;
	enum diag_code why;
	size_t count;
	bool fresh;

	if (*watches) {
		return tell(h, r, "watch", "observe-still");
	}
	if (!observer_list(h->d->store, h->arena, r->match.id, &list, &count, h->err)) {
		return false;
	}
	why = bar(h, r, count);
	if (why != DIAG_NONE) {
		return refuse(h, r, o, why);
	}
	*watches = true;
	return observer_add(h->d->store, r->match.id, h->player.id, h->d->now, &fresh,
			    h->err) &&
	       tell(h, r, "watch", "observe");
}

static bool end(struct hearing *h, const struct record *r, const struct order *o,
		bool *watches)
{
	bool any;

	if (!*watches) {
		return refuse(h, r, o, DIAG_NOT_OBSERVING);
	}
	*watches = false;
	return observer_drop(h->d->store, r->match.id, h->player.id, &any, h->err) &&
	       tell(h, r, "notice", "unobserve");
}

static bool one(struct hearing *h, const struct record *r, const struct order *o,
		bool *watches)
{
	struct diag diag = {.code = DIAG_ONLY_OBSERVING};

	if (begins(o)) {
		return begin(h, r, o, watches);
	}
	if (ends(o)) {
		return end(h, r, o, watches);
	}
	if (!*watches) {
		return record_former_seat(r, h->player.id) < 0
			       ? refuse(h, r, o, DIAG_NOT_YOUR_GAME)
			       : answer_no_seat(h, r->match.id, o);
	}
	return dispatch_of(o)->watcher ? dispatch_game(h, r, -1, o)
				       : answer_order_refusal(h, r, -1, o, &diag, NULL);
}

/* Of several orders that only players may give, the first is answered for all. */
bool answer_observer(struct hearing *h, struct record *r, const struct order *o,
		     size_t count)
{
	bool watches;
	bool refused = false;
	bool ok = observer_watches(h->d->store, r->match.id, h->player.id, &watches,
				   h->err);

	for (size_t i = 0; i < count && ok; i++) {
		bool look = begins(&o[i]) || ends(&o[i]) ||
			    (watches && dispatch_of(&o[i])->watcher);

		if (!look && refused) {
			continue;
		}
		refused = refused || !look;
		ok = one(h, r, &o[i], &watches);
		if (watches) {
			h->game = r->match.id;
		}
	}
	return ok;
}

bool answer_observe_own(struct hearing *h, const struct record *r, int seat,
			const struct order *o)
{
	struct diag diag = {.code = DIAG_OBSERVE_OWN, .n = (long)r->match.id};

	return answer_order_refusal(h, r, seat, o, &diag, NULL);
}

bool observe_unproved(struct hearing *h, const struct order *o)
{
	struct note n = answer_to(h, NULL, -1);

	hearing_verdict(h, VERDICT_HELD);
	if (!h->player.confirmed || o->game == 0) {
		return true; /* we never write to somebody who never wrote to us */
	}
	fields_set_num(n.f, "game", o->game);
	fields_set_bool(n.f, "ends", o->kind == ORDER_UNOBSERVE);
	note_say(&n, "observe-own");
	note_gap(&n);
	note_say(&n, "observe-own-how");
	return answer_tell(h, &n, "confirm", "head-observe-own");
}
