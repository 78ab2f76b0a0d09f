/* SPDX-License-Identifier: ISC */
/* Letters about the door to people who are no players. */
#include "adjudicator/letters/memo.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/players/address.h"
#include "adjudicator/players/door.h"
#include "adjudicator/store/invitation.h"

bool door_tell_organiser(struct hearing *h, const struct wish *w, const char *phrase,
			 bool question)
{
	struct memo m = {.to = view_of(h->d->config->organiser),
			 .kind = question ? "confirm" : "notice"};
	struct note n =
		note_to(h->d, h->arena, news_to_player(0, 0, view_of("en")), h->err);
	struct player p;

	if (m.to.len == 0) {
		return true;
	}
	if (!player_by_id(h->d->store, h->arena, w->player, &p, h->err)) {
		return false;
	}
	note_set_club(&n);
	fields_set(n.f, "name", p.name);
	fields_set(n.f, "address", p.address);
	note_say(&n, phrase);
	if (question) {
		note_gap(&n);
		note_say(&n, arena_printf(h->arena, "%s-how", phrase));
		m.reply_to = address_reply_to(h->d, h->arena, w, WISH_ORGANISER);
	}
	return memo_note(&m, &n, arena_printf(h->arena, "head-%s", phrase), NULL);
}

bool door_refuse(struct hearing *h, struct view address, struct view language)
{
	struct memo m = {.to = address, .kind = "notice"};
	struct note n = note_to(h->d, h->arena, news_to_player(0, 0, language), h->err);

	note_set_club(&n);
	note_say(&n, "door-name");
	return invitation_count(h->d->store, address_mark(h->d, h->arena, address),
				h->d->now, h->err) &&
	       memo_note(&m, &n, "head-door-name", NULL);
}
