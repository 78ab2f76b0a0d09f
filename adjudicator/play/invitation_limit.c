/* SPDX-License-Identifier: ISC */
/* How often strangers may be invited; their addresses are stored as marks. */
#include "adjudicator/crypto/keyed.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/store/invitation.h"
#include "formats/text/tongue.h"

bool strangers_may(struct hearing *h, struct strangers *s)
{
	long today;
	bool may = true;

	s->why = NULL;
	for (s->which = 0; s->which < s->count; s->which += may) {
		if (!invitation_may(h->d->store,
				    address_mark(h->d, h->arena, s->address[s->which]),
				    h->d->now, &may, h->err)) {
			return false;
		}
		if (!may) {
			s->why = PART("I cannot write to that address now: it has been "
				      "asked lately, or wants no letters");
			return true;
		}
	}
	if (!invitation_today(h->d->store, h->d->now, &today, h->err)) {
		return false;
	}
	if (s->count > 0 &&
	    today + (long)s->count > h->d->config->invitations_per_day) {
		s->why = PART(
			"the club has asked as many new people as it may in a day; "
			"please try again tomorrow");
	}
	return true;
}

bool strangers_in(struct hearing *h, const struct record *r, const char **why)
{
	struct view address[SEATS];
	struct strangers s = {.address = address};

	for (size_t i = 0; i < r->match.seats; i++) {
		struct player p;

		if (!player_by_id(h->d->store, h->arena, r->match.seat[i].player, &p,
				  h->err)) {
			return false;
		}
		if (!p.confirmed && !r->match.seat[i].asked &&
		    p.id != r->match.inviter) {
			address[s.count++] = p.address;
		}
	}
	if (!strangers_may(h, &s)) {
		return false;
	}
	*why = s.why;
	return true;
}

struct view address_mark(const struct context *d, struct arena *arena,
			 struct view address)
{
	struct view folded = player_address_key(arena, address);
	struct hash mark = derive(d->config->key, "address", arena_str(arena, folded));
	char hex[HASH_HEX];

	hex_write(mark.byte, HASH_BYTES, hex);
	return view_of(arena_str(arena, view_of(hex)));
}

bool address_mark_all(struct context *d, struct err *err)
{
	struct arena arena = {0};
	struct view *plain;
	size_t count;
	bool ok = invitation_plain(d->store, &arena, &plain, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		ok = invitation_mark(d->store, plain[i],
				     address_mark(d, &arena, plain[i]), err);
	}
	arena_free(&arena);
	return ok;
}
