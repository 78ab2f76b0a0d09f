/* SPDX-License-Identifier: ISC */
/* Letters about addresses. To the new one they say nothing that a player chose. */
#include "adjudicator/players/address.h"

#include "adjudicator/letters/memo.h"
#include "adjudicator/play/address_hash.h"
#include "adjudicator/store/invitation.h"
#include "formats/phrase.h"

struct writing {
	struct context *d;
	struct arena *arena;
	const struct wish *w;
	struct player player;
	enum wish_side side;
	struct fields *f;
	struct err *err;
};

static bool begin(struct writing *x)
{
	const struct config *c = x->d->config;

	x->f = fields_in(x->arena);
	fields_set_str(x->f, "club",
		       c->club_name[0] != '\0' ? c->club_name : c->address);
	fields_set_bool(x->f, "also", x->w->also);
	fields_set_bool(x->f, "sent", x->w->sent);
	if (!player_by_id(x->d->store, x->arena, x->w->player, &x->player, x->err)) {
		return false;
	}
	if (x->side == WISH_KNOWN) { /* the other never reads who it is about */
		fields_set(x->f, "me", x->player.name);
		fields_set(x->f, "address", x->w->address);
	}
	return true;
}

struct view address_reply_to(const struct context *d, struct arena *arena,
			     const struct wish *w, enum wish_side side)
{
	const struct token t = {.seat = (uint8_t)side, .question = (uint32_t)w->id};
	char text[TOKEN_TEXT];

	token_write(d->config->key, &t, text);
	return token_address(arena, view_of(d->config->address), text);
}

/* `question`: it is answered with the letter's own secret. */
static bool write(struct writing *x, const char *name, struct view text, bool question)
{
	struct memo m = {
		.to = x->side == WISH_KNOWN ? x->player.address : x->w->address,
		.to_name = x->side == WISH_KNOWN ? x->player.name : (struct view){0},
		.player = x->side == WISH_KNOWN ? x->player.id : 0,
		.language = x->player.language,
		.kind = question ? "confirm" : "notice",
		.subject = "subject-club",
		.f = x->f,
		.text = text};
	struct buf head = buf_in(x->arena);
	int64_t id;

	if (question) {
		m.wish = x->w->id;
		m.reply_to = address_reply_to(x->d, x->arena, x->w, x->side);
	}
	phrase(&head, m.language, arena_printf(x->arena, "head-%s", name), x->f);
	fields_set(x->f, "headline", buf_view(&head));
	m.what = arena_printf(x->arena, "wish %lld %d %s", (long long)x->w->id,
			      (int)x->side, name);
	return memo_write(x->d, x->arena, &m, &id, x->err);
}

static bool put(struct writing *x, const char *name)
{
	struct buf b = buf_in(x->arena);

	if (!begin(x)) {
		return false;
	}
	phrase(&b, x->player.language, name, x->f);
	if (x->side == WISH_KNOWN) {
		buf_str(&b, "\n\n\t| ");
		buf_add(&b, x->w->address);
	}
	buf_str(&b, "\n\n");
	phrase(&b, x->player.language, arena_printf(x->arena, "%s-how", name), x->f);
	return write(x, name, buf_view(&b), true);
}

bool address_ask_known(struct context *d, struct arena *arena, const struct wish *w,
		       struct err *err)
{
	struct writing x = {
		.d = d, .arena = arena, .w = w, .side = WISH_KNOWN, .err = err};

	return put(&x, "wish-known");
}

bool address_ask_new(struct context *d, struct arena *arena, struct wish *w,
		     struct err *err)
{
	struct writing x = {
		.d = d, .arena = arena, .w = w, .side = WISH_NEW, .err = err};

	w->sent = true;
	return invitation_count(d->store, address_mark(d, arena, w->address), d->now,
				err) &&
	       put(&x, "wish-new") && wish_keep(d->store, w, err);
}

bool address_say(struct context *d, struct arena *arena, const struct wish *w,
		 enum wish_side side, const char *name, struct err *err)
{
	struct writing x = {.d = d, .arena = arena, .w = w, .side = side, .err = err};
	struct buf b = buf_in(arena);

	if (!begin(&x)) {
		return false;
	}
	phrase(&b, x.player.language, name, x.f);
	return write(&x, name, buf_view(&b), false);
}
