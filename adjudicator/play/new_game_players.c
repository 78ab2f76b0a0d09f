/* SPDX-License-Identifier: ISC */
/* Finds the players of a game that is asked for. */
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/play/new_game_asking.h"
#include "adjudicator/play/robots.h"
#include "adjudicator/record/chain_rows.h"
#include "formats/address.h"
#include "formats/orders/order_args.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"

bool asking_refuse(struct asking_for *a, const char *why, struct view at)
{
	struct diag diag = {.code = DIAG_CANNOT_BEGIN, .at = at, .what = view_of(why)};

	return answer_refusal(a->h, a->o, &diag);
}

/* A stranger's name, from what stands before the @: "Dora New" for dora.new@... */
static struct view name_of(struct arena *arena, struct view address, int more)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < address.len && address.at[i] != '@'; i++) {
		char c = address.at[i];
		bool first = b.len == 0 || b.at[b.len - 1] == ' ';

		c = ascii_letter(c) || digit(c) ? c : ' ';
		buf_char(&b, first ? ascii_upper(c) : c);
	}
	if (more > 1) {
		buf_printf(&b, " %d", more);
	}
	return view_of(arena_str(arena, view_trim(buf_view(&b))));
}

static bool add_stranger(struct asking_for *a, struct view address, struct player *p)
{
	struct hearing *h = a->h;
	bool fresh = false;

	for (int more = 1; !fresh; more++) {
		*p = (struct player){.name = name_of(h->arena, address, more),
				     .address = address,
				     .language = view_of("en"),
				     .created = h->d->now};
		if (p->name.len == 0) {
			p->name = view_of(arena_printf(h->arena, "Guest %d", more));
		}
		if (!salt_player(h->d, h->arena, h->letter, p, &fresh, h->err)) {
			return false;
		}
	}
	return true;
}

/* Whoever has never answered us is written to seldom, and we never write to ourselves.
 * *ok: the game may go on. */
static bool may_invite(struct asking_for *a, struct view at, struct view address,
		       bool *ok)
{
	struct strangers s = {.address = a->stranger, .count = ++a->strangers};
	const struct diag club = {.code = DIAG_NO_ADDRESS, .at = at};

	*ok = !address_own(view_of(a->h->d->config->address), address);
	if (!*ok) {
		return answer_refusal(a->h, a->o, &club);
	}
	a->stranger[s.count - 1] = address;
	if (!strangers_may(a->h, &s)) {
		return false;
	}
	*ok = s.why == NULL;
	return *ok ||
	       asking_refuse(a, s.why, s.which < s.count ? at : (struct view){0});
}

static bool find_player(struct asking_for *a, struct view who, struct player *p,
			bool *ok)
{
	struct hearing *h = a->h;
	const struct view language = hearing_writer(h, NULL, -1).language;
	enum robot_level robot = robots_named(h->arena, language, who);

	*ok = robot != ROBOT_NONE;
	if (robot != ROBOT_NONE) {
		return robots_player(h->d, h->arena, robot, p, h->err);
	}
	if (!player_find(h->d->store, h->arena, who, p, h->err)) {
		return false;
	}
	if (p->id == h->player.id) {
		return asking_refuse(a, PART("you play anyway; name only the others"),
				     who);
	}
	if (p->id == 0 && !address_plain(who)) {
		return asking_refuse(
			a,
			PART("I know no player of that name; write an e-mail "
			     "address instead, and I will ask whoever reads it"),
			who);
	}
	if (p->id != 0 && p->confirmed) {
		*ok = true;
		return true;
	}
	return may_invite(a, who, p->id != 0 ? p->address : who, ok) &&
	       (!*ok || p->id != 0 || add_stranger(a, who, p));
}

bool asking_players(struct asking_for *a, const struct new_game_wish *w, bool *ok)
{
	*ok = true;
	a->n.player[a->n.players++] = a->h->player;
	for (int i = 0; i < w->count && *ok; i++) {
		struct player *p = &a->n.player[a->n.players];

		if (!find_player(a, w->who[i], p, ok)) {
			return false;
		}
		for (int k = 0; *ok && k < a->n.players; k++) {
			if (a->n.player[k].id == p->id) {
				*ok = false;
				return asking_refuse(
					a, PART("the same player is named twice"),
					w->who[i]);
			}
		}
		a->n.players++;
	}
	return true;
}
