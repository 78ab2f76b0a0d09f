/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/chain_rows.h"

#include "adjudicator/club/context.h"
#include "adjudicator/crypto/keyed.h"
#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/record/record.h"

/* Moves *head on from the row before to this one. */
static bool move_on(struct arena *arena, const struct record *r,
		    const struct match_event *row, struct hash *head, struct err *err)
{
	struct chain_row link = {
		.n = row->n, .at = row->at, .text = row->text, .hidden = row->hidden};
	struct buf entry = buf_in(arena);
	struct hash letter;

	if (row->letter != 0) {
		if (!inbox_hash(r->context->store, row->letter, &letter, err)) {
			return false;
		}
		link.letter = &letter;
	}
	chain_entry(&entry, &link, r->match.seed);
	*head = chain_next(head, buf_view(&entry));
	return true;
}

bool record_chain(struct arena *arena, struct record *r, struct err *err)
{
	struct match_event *row;
	struct hash head = chain_start(r->match.id);
	size_t rows;

	if (r->match.chained) {
		return true;
	}
	if (!match_chain(r->context->store, arena, r->match.id, &row, &rows, err)) {
		return false;
	}
	for (size_t i = 0; i < rows; i++) {
		if (!move_on(arena, r, &row[i], &head, err)) {
			return false;
		}
		row[i].head = head;
		if (!match_head(r->context->store, &r->match, &row[i], err)) {
			return false;
		}
	}
	r->match.head = head;
	r->match.chained = true;
	return true;
}

bool record_link(struct arena *arena, struct record *r, struct match_event *row,
		 struct err *err)
{
	struct match_event next = *row;

	if (!record_chain(arena, r, err)) {
		return false;
	}
	next.n = r->match.events + 1;
	row->head = r->match.head;
	row->chained = true;
	return move_on(arena, r, &next, &row->head, err);
}

void record_opening(struct arena *arena, struct record *r, const struct event *e)
{
	struct buf opening = buf_in(arena);

	buf_add(&opening, r->opening);
	event_write(&opening, e, (int)r->match.seats);
	buf_char(&opening, '\n');
	r->opening = buf_view(&opening);
}

bool record_names(struct arena *arena, struct record *r, struct err *err)
{
	struct buf names = buf_in(arena);
	struct event e = {.kind = EVENT_NAMES, .seat = -1};

	for (size_t i = 0; i < r->match.seats; i++) {
		char hex[HASH_HEX];
		struct hash salt;

		if (!salt_of(r->context, arena, r->match.seat[i].player, &salt, err)) {
			return false;
		}
		salt = chain_name_salt(salt.byte, r->match.id);
		salt = chain_salted(&salt, r->match.seat[i].name);
		hex_write(salt.byte, HASH_BYTES, hex);
		buf_printf(&names, "%s%s", i > 0 ? "," : "", hex);
	}
	e.text = buf_view(&names);
	record_opening(arena, r, &e);
	return true;
}

bool salt_player(const struct context *d, struct arena *arena, int64_t number,
		 struct player *p, bool *fresh, struct err *err)
{
	char hex[HASH_HEX];
	struct hash letter;
	struct hash salt;

	if (!inbox_hash(d->store, number, &letter, err)) {
		return false;
	}
	hex_write(letter.byte, HASH_BYTES, hex);
	salt = derive(d->config->key, "player-salt",
		      arena_printf(arena, "letter %s %.*s", hex, VIEW_ARG(p->address)));
	return player_add(d->store, p, &salt, fresh, err);
}

bool salt_of(const struct context *d, struct arena *arena, int64_t player,
	     struct hash *salt, struct err *err)
{
	bool there;

	if (!player_salt(d->store, player, salt, &there, err) || there) {
		return err->kind == ERR_NONE;
	}
	*salt = derive(d->config->key, "player-salt",
		       arena_printf(arena, "player %lld", (long long)player));
	return player_salt_keep(d->store, player, salt, err);
}
