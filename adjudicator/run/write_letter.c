/* SPDX-License-Identifier: ISC */
/*
 * Writes letters: the notices of one player and game become one letter with the
 * news, what he is to do and by when, the rack, the board, and how to answer.
 */
#include "adjudicator/run/phases.h"

#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/letters/deadline_file.h"
#include "adjudicator/mail/send/compose.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/question.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/run/analysis.h"
#include "adjudicator/run/write_letter.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/season.h"
#include "formats/say.h"

static bool keep(const struct draft *p, const struct reply *out, struct view bytes)
{
	const struct outbox_letter o = {.player = p->player.id,
					.game = p->notice[0].game,
					.turn = write_moment(p),
					.seat = p->seat,
					.question = body_question(p),
					.created = p->d->now,
					.message_id = out->message_id,
					.address = out->to,
					.kind = out->kind,
					.subject = out->subject,
					.bytes = bytes};

	return notice_queue(p->d->store, p->notice, p->notices, &o, p->err);
}

/* What waits in the game: other things that may be told. */
static bool look_at_waits(struct draft *p)
{
	return waits_in(p->d->store, p->r->match.id, &p->waits, p->err);
}

/* Who watches the game; *watches: the reader, who has no seat, is one of them. */
static bool look_at_observers(struct draft *p, bool *watches)
{
	struct observer *o;
	size_t count;
	struct view *name;

	*watches = false;
	if (!p->waits.observers) {
		return true;
	}
	if (!observer_list(p->d->store, p->arena, p->r->match.id, &o, &count, p->err)) {
		return false;
	}
	name = arena_array(p->arena, count + 1, sizeof *name);
	for (size_t i = 0; i < count; i++) {
		*watches = *watches || o[i].player == p->notice[0].player;
		name[i] = o[i].name;
	}
	p->observers = say_list(p->arena, p->player.language, LIST_AND, name, count);
	return true;
}

/* The game as its reader may see it. Somebody who no longer watches it sees nothing. */
static bool look_at_game(struct draft *p)
{
	struct viewer viewer = {p->seat < 0 ? VIEWER_OBSERVER : VIEWER_PLAYER, p->seat};
	bool watches;

	if (!look_at_observers(p, &watches)) {
		return false;
	}
	p->duplicate = false;
	if (watches && p->seat < 0 && duplicate_is(&p->r->setup) &&
	    !duplicate_player(p->d->store, p->r->match.id, p->notice[0].player,
			      &p->duplicate, p->err)) {
		return false;
	}
	if (p->duplicate) { /* G1: everybody who takes part has that rack */
		viewer = (struct viewer){VIEWER_PLAYER, DUPLICATE_SEAT};
	}
	if ((p->seat >= 0 || watches) && record_begun(p->r)) {
		p->view = arena_take(p->arena, sizeof *p->view);
		view_make(p->arena, &p->r->pos, viewer, NULL, p->view);
	}
	return true;
}

static bool open_game(struct draft *p)
{
	int64_t game = p->notice[0].game;

	p->seat = -1;
	if (!choices_of(p->d->store, p->arena, p->notice[0].player, game, &p->chosen,
			p->err)) {
		return false;
	}
	if (game == 0) {
		return true;
	}
	p->r = arena_take(p->arena, sizeof *p->r);
	p->seat = p->notice[0].seat;
	p->note = p->chosen.note;
	return record_load(p->d, p->arena, game, p->r, p->err) && look_at_waits(p) &&
	       look_at_game(p);
}

static bool look_at_clock(struct draft *p)
{
	if (p->view == NULL || p->view->deadline == 0) {
		return true;
	}
	if (p->waits.stopped &&
	    !undelivered_stands(p->d, p->arena, p->r, &p->unreached, p->err)) {
		return false;
	}
	if (p->seat < 0) {
		return true;
	}
	if (p->waits.question &&
	    !question_stopped(p->d, p->arena, p->r, p->seat, &p->stopped, p->err)) {
		return false;
	}
	if (p->stopped + ANSWER_WITHIN <= p->d->now) {
		p->stopped = 0;
	}
	return true;
}

/* What only the player himself knows of: his order that waits, and his conditional
 * move. */
static bool look_at_order(struct draft *p)
{
	if (p->view == NULL ||
	    !take_back_waiting(p->d, p->arena, p->r, &p->settling, p->err)) {
		return p->err->kind == ERR_NONE;
	}
	if (p->settling.seat != p->seat) {
		p->settling.game = 0;
	}
	return if_moves_waiting(p->d, p->arena, p->r, p->seat, &p->plan, p->err);
}

/* Attaches the files that its notices bring. */
static bool attach(const struct draft *p, struct reply *out)
{
	for (size_t i = 0; i < p->notices && out->files < REPLY_FILES; i++) {
		struct attachment *file = &out->file[out->files];

		if (!p->notice[i].files) {
			continue;
		}
		if (!attachment_get(p->d->store, p->arena, p->notice[i].id, file,
				    p->err)) {
			return false;
		}
		out->files += file->name.len > 0;
	}
	return true;
}

/* Starts the queries that nearly every letter needs, so that a database server
 * answers all at once. */
static void look_ahead(const struct draft *p)
{
	const struct notice *n = p->notice;
	struct store *st = p->d->store;

	if (!store_shares(st)) {
		return;
	}
	preference_ahead(st, n->player, n->game);
	if (n->game != 0) {
		match_ahead(st, n->game);
		waits_ahead(st, n->game);
		signing_ahead(p->d->config, st);
	}
	outbox_thread_ahead(st, n->player, n->game, n->seat);
	notice_queue_ahead(st, n, p->notices);
}

static bool write_letter(struct draft *p)
{
	struct reply out = {.date = p->d->now};
	struct view bytes;

	look_ahead(p);

	if (!player_by_id(p->d->store, p->arena, p->notice[0].player, &p->player,
			  p->err)) {
		return false;
	}
	if (p->player.address.len == 0) { /* a player who was forgotten gets no news */
		return notice_drop_all(p->d->store, p->player.id, p->err);
	}
	if (!open_game(p) || !look_at_clock(p) || !look_at_order(p)) {
		return false;
	}
	p->kind = body_kind(p);
	p->subject = write_subject(p);
	out.kind = view_of(p->kind);
	out.subject = p->subject;
	out.game = (long)p->notice[0].game;
	out.turn = p->r != NULL ? p->r->pos.turn : 0;
	if (!write_address(p, &out) || !body_receipt(p, &out)) {
		return false;
	}
	if (!attach(p, &out) || (p->view != NULL && !body_best(p)) ||
	    !write_analysis(p, &out)) {
		return false;
	}
	body_pictures(p, &out);
	body_calendar(p, &out);
	return body_write(p, &out) && compose(p->arena, &out, &bytes, p->err) &&
	       keep(p, &out, bytes);
}

bool write_notices(struct context *d, struct arena *arena, const struct notice *n,
		   size_t count, struct err *err)
{
	struct draft *p = arena_take(arena, sizeof *p);

	*p = (struct draft){
		.d = d, .arena = arena, .notice = n, .notices = count, .err = err};
	return write_letter(p);
}
