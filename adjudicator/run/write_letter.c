/* SPDX-License-Identifier: ISC */
/*
 * Writes letters: the notices of one player and game become one letter with the
 * news, what he is to do and by when, the rack, the board, and how to answer.
 */
#include "adjudicator/run/phases.h"

#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/body.h"
#include "adjudicator/letters/deadline_file.h"
#include "adjudicator/letters/message_id.h"
#include "adjudicator/mail/send/compose.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/question.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/run/analysis.h"
#include "adjudicator/run/hear.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/season.h"
#include "formats/say.h"
#include <string.h>

/* The headline of the news that the letter is mainly about, else the last one. */
static struct view headline(const struct draft *p)
{
	struct view main_one = {0};
	struct view last = {0};

	for (size_t i = 0; i < p->notices; i++) {
		if (p->notice[i].headline.len > 0) {
			last = p->notice[i].headline;
			main_one =
				view_is(p->notice[i].kind, p->kind) ? last : main_one;
		}
	}
	return main_one.len > 0 ? main_one : last;
}

/* A fixed subject, "Game 7: Angry Words with Ben", by which mail programs thread. */
static struct view same_subject(const struct draft *p, struct fields *f)
{
	const struct setup *s = &p->r->setup;

	fields_set_num(f, "game", (long)p->r->match.id);
	fields_set_str(f, "title", s->game->title);
	if (s->seats > 1 && p->seat >= 0) {
		fields_set(f, "others",
			   names_others(p->arena, p->player.language, s, p->seat));
	}
	if (p->seat >= 0 && s->options.value[OPTION_HOTSEAT] == ON) {
		fields_set(f, "seat", s->name[p->seat]);
	}
	return body_sentence(p, "subject-fixed", f);
}

static struct view subject(const struct draft *p)
{
	struct fields *f = fields_in(p->arena);

	if (p->r != NULL && p->chosen.subject_fixed) {
		return same_subject(p, f);
	}
	fields_set(f, "headline", headline(p));
	if (p->r == NULL) {
		return body_sentence(p, "subject-club", f);
	}
	fields_set_num(f, "game", (long)p->r->match.id);
	if (!view_is(p->r->match.state, "invited")) {
		fields_set_num(f, "turn", p->r->pos.turn);
	}
	/* A player who has sent a play for the round has nothing due, though he may
	 * send another. */
	fields_set_bool(f, "yours",
			body_my_turn(p) &&
				!(p->duplicate && strcmp(p->kind, "receipt") == 0));
	if (p->seat >= 0 && p->r->setup.options.value[OPTION_HOTSEAT] == ON) {
		fields_set(f, "seat", p->r->setup.name[p->seat]);
	}
	return body_sentence(p, "subject", f);
}

/* The Message-ID of the reader's letter that this one answers; empty: none. */
static struct view answered(const struct draft *p)
{
	struct view id = {0};

	for (size_t i = 0; i < p->notices; i++) {
		id = p->notice[i].answered.len > 0 ? p->notice[i].answered : id;
	}
	return id;
}

/* What tells the letter apart: the letter before it, how far the game is, and what
 * it answers; not the order in which letters were judged. After a restore from a
 * backup, another letter in its place gets another Message-ID, and the same letter
 * written again the same one. Nothing hidden goes into it. */
static struct hash what_it_is(const struct draft *p, struct view answered,
			      struct view before)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("news"));
	message_id_number(&run, p->player.id);
	message_id_number(&run, p->notice[0].game);
	message_id_number(&run, p->seat);
	hash_field(&run, before);
	hash_field(&run, answered);
	message_id_number(&run, p->r != NULL ? p->r->match.events : 0);
	for (size_t i = 0; i < p->notices; i++) {
		hash_field(&run, p->notice[i].kind);
		message_id_number(&run, p->notice[i].at);
	}
	return hash_end(&run);
}

/* Every letter about a game answers the first one, or the reader's own letter that
 * it answers. If each answered the one before, programs that show threads would
 * indent a game like a staircase. */
static bool thread(struct draft *p, struct reply *out)
{
	const struct outbox_letter next = {
		.player = p->player.id, .game = p->notice[0].game, .seat = p->seat};
	struct outbox_thread t = {0};
	struct hash what;
	struct hash id;

	if (p->r != NULL && !outbox_thread(p->d->store, p->arena, &next, &t, p->err)) {
		return false;
	}
	p->rekeyed = t.rekeyed;
	what = what_it_is(p, out->in_reply_to, t.last);
	if (p->r != NULL) {
		id = message_id_of(p->d->config, p->arena, &what, &out->message_id);
	} else if (!message_id_apart(p->d, p->arena, what, &out->message_id, &id,
				     p->err)) {
		return false;
	}
	memcpy(out->boundary, id.byte + 16, sizeof out->boundary);
	out->references = view_of(
		arena_printf(p->arena, "%.*s%s%.*s", VIEW_ARG(t.first),
			     t.first.len > 0 && out->in_reply_to.len > 0 ? " " : "",
			     VIEW_ARG(out->in_reply_to)));
	if (out->in_reply_to.len == 0) {
		out->in_reply_to = t.first;
	}
	return true;
}

/* The moment that the token names. Before a game begins its seats are places in the
 * invitation: that is turn 0. */
static int moment_of(const struct draft *p)
{
	return p->r == NULL || p->r->match.turn == 0 ? 0 : position_moment(&p->r->pos);
}

/* Sets sender, recipient, ids and thread. */
static bool address(struct draft *p, struct reply *out)
{
	const struct config *c = p->d->config;
	struct view own = view_of(c->address);

	out->from_name = view_of(c->club_name);
	out->from = own;
	out->reply_to = own;
	out->to_name = p->player.name;
	out->to = p->player.address;
	if (p->r != NULL && p->seat >= 0) {
		struct token t = {.game = (uint32_t)p->r->match.id,
				  .seat = (uint8_t)p->seat,
				  .epoch = (uint8_t)p->r->match.seat[p->seat].epoch,
				  .turn = (uint16_t)moment_of(p),
				  .question = (uint32_t)body_question(p)};
		char text[TOKEN_TEXT];

		token_write(c->key, &t, text);
		out->reply_to = token_address(p->arena, own, text);
		if (subject_tag_wanted(c, &p->chosen)) {
			out->subject = view_of(arena_printf(
				p->arena, "%.*s [%lld.%s]", VIEW_ARG(out->subject),
				(long long)p->r->match.id, text));
		}
	}
	out->in_reply_to = answered(p);
	out->answer = out->in_reply_to.len > 0;
	return thread(p, out);
}

static bool keep(const struct draft *p, const struct reply *out, struct view bytes)
{
	const struct outbox_letter o = {.player = p->player.id,
					.game = p->notice[0].game,
					.turn = moment_of(p),
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
	p->subject = subject(p);
	out.kind = view_of(p->kind);
	out.subject = p->subject;
	out.game = (long)p->notice[0].game;
	out.turn = p->r != NULL ? p->r->pos.turn : 0;
	if (!address(p, &out) || !body_receipt(p, &out)) {
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
