/* SPDX-License-Identifier: ISC */
/* Letters about addresses. A letter to the new address repeats nothing that a player
 * chose. */
#include "adjudicator/letters/memo.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/players/address.h"
#include "adjudicator/store/invitation.h"

struct writing {
	struct note n;
	const struct wish *w;
	struct player player;
	enum wish_side side;
};

static bool begin(struct writing *x, struct context *d, struct arena *arena,
		  struct err *err)
{
	if (!player_by_id(d->store, arena, x->w->player, &x->player, err)) {
		return false;
	}
	x->n = note_to(d, arena, news_to_player(x->player.id, 0, x->player.language),
		       err);
	note_set_club(&x->n);
	fields_set_bool(x->n.f, "also", x->w->also);
	fields_set_bool(x->n.f, "sent", x->w->sent);
	if (x->side == WISH_KNOWN) { /* the other side never reads who it is about */
		fields_set(x->n.f, "me", x->player.name);
		fields_set(x->n.f, "address", x->w->address);
	}
	return true;
}

struct token address_token(int64_t wish, enum wish_side side)
{
	bool organiser = side == WISH_ORGANISER;

	return (struct token){.seat = (uint8_t)(organiser ? WISH_NEW : side),
			      .epoch = organiser,
			      .question = (uint32_t)wish};
}

struct view address_reply_to(const struct context *d, struct arena *arena,
			     const struct wish *w, enum wish_side side)
{
	const struct token t = address_token(w->id, side);

	return memo_reply_to(d, arena, &t);
}

/* `question`: the letter is answered with its own secret. */
static bool write(struct writing *x, const char *name, bool question)
{
	struct memo m = {.kind = question ? "confirm" : "notice"};

	if (x->side == WISH_KNOWN) {
		memo_address(&m, &x->player);
	} else {
		m.to = x->w->address;
	}
	if (question) {
		m.wish = x->w->id;
		m.reply_to = address_reply_to(x->n.d, x->n.arena, x->w, x->side);
	}
	return memo_note(&m, &x->n, arena_printf(x->n.arena, "head-%s", name), NULL);
}

static bool ask(struct writing *x, const char *name)
{
	note_say(&x->n, name);
	if (x->side == WISH_KNOWN) {
		buf_printf(&x->n.text, "\n\n\t| %.*s", VIEW_ARG(x->w->address));
	}
	note_gap(&x->n);
	note_say(&x->n, arena_printf(x->n.arena, "%s-how", name));
	return write(x, name, true);
}

bool address_ask_known(struct context *d, struct arena *arena, const struct wish *w,
		       struct err *err)
{
	struct writing x = {.w = w, .side = WISH_KNOWN};

	return begin(&x, d, arena, err) && ask(&x, "wish-known");
}

bool address_ask_new(struct context *d, struct arena *arena, struct wish *w,
		     struct err *err)
{
	return address_ask_newcomer(d, arena, w, "wish-new", err);
}

bool address_ask_newcomer(struct context *d, struct arena *arena, struct wish *w,
			  const char *name, struct err *err)
{
	struct writing x = {.w = w, .side = WISH_NEW};

	w->sent = true;
	return invitation_count(d->store, address_mark(d, arena, w->address), d->now,
				err) &&
	       begin(&x, d, arena, err) && ask(&x, name) && wish_keep(d->store, w, err);
}

bool address_say(struct context *d, struct arena *arena, const struct wish *w,
		 enum wish_side side, const char *name, struct err *err)
{
	struct writing x = {.w = w, .side = side};

	if (!begin(&x, d, arena, err)) {
		return false;
	}
	note_say(&x.n, name);
	return write(&x, name, false);
}
