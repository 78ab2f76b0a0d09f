/* SPDX-License-Identifier: ISC */
/* Makes a logbook from the store, and checks it. */
#include "adjudicator/record/logbook.h"

#include "adjudicator/club/context.h"
#include "adjudicator/crypto/receipt.h"
#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/key_change.h"
#include "formats/text/line.h"
#include <string.h>

/* --------------------------------------------------------------- from the store */

static struct view entry_of(struct arena *arena, const struct logbook_row *row,
			    const uint8_t seed[HASH_BYTES])
{
	struct chain_row link = {.n = row->event.n,
				 .at = row->event.at,
				 .text = row->event.text,
				 .hidden = row->event.hidden,
				 .letter = row->lettered ? &row->letter : NULL};
	struct buf b = buf_in(arena);

	chain_entry(&b, &link, seed);
	return buf_view(&b);
}

static bool take_row(struct arena *arena, const struct record *r,
		     const struct match_event *event, struct logbook_row *row,
		     struct err *err)
{
	*row = (struct logbook_row){.event = *event,
				    .hides = event->hidden.len > 0,
				    .lettered = event->letter != 0};
	if (row->lettered &&
	    !inbox_hash(r->context->store, event->letter, &row->letter, err)) {
		return false;
	}
	row->entry = entry_of(arena, row, r->match.seed);
	return true;
}

struct view logbook_last(const struct logbook *log, const char *word)
{
	for (size_t i = log->rows; i > 0; i--) {
		struct lines lines = lines_of(log->row[i - 1].event.text);
		struct view line;

		while (line_next(&lines, &line)) {
			struct view rest = line;

			if (view_is(view_cut(&rest, ' '), word) && rest.len > 0) {
				return rest;
			}
		}
	}
	return (struct view){0};
}

bool logbook_reveals(const struct logbook *log)
{
	return logbook_last(log, "reveal").len > 0;
}

/* Takes luck, in the order of the invitation, and the secret, unless the log reveals
 * it. */
static void take_stirred(const struct record *r, struct logbook *out)
{
	const struct match *m = &r->match;

	if (!m->committed || logbook_last(out, "stir").len == 0) {
		return;
	}
	out->lucks = m->seats;
	for (size_t i = 0; i < m->seats; i++) {
		if (m->seat[i].place >= 0 && m->seat[i].place < SEATS) {
			out->luck[m->seat[i].place] = m->seat[i].luck;
		}
	}
	out->secretive = !logbook_reveals(out);
	memcpy(out->secret.byte, m->secret, HASH_BYTES);
}

static void receipt_of(struct buf *b, const struct logbook *log)
{
	const struct match_event *last = &log->row[log->rows - 1].event;

	receipt_write(b, &(struct receipt){
				 .game = log->game, .n = last->n, .head = last->head});
}

/* Takes older keys: letters about the game may be signed with them. */
static bool take_older(struct arena *arena, const struct record *r, struct logbook *out,
		       struct err *err)
{
	struct key_changes all;

	if (!key_change_list(r->context->store, arena, &all, err)) {
		return false;
	}
	for (size_t i = all.count; i-- > 0 && out->olders < LOGBOOK_KEYS;) {
		if (all.at[i].old.len > 0 && all.at[i].at >= r->match.created) {
			out->older[out->olders++] = all.at[i].old;
		}
	}
	return true;
}

bool logbook_sign(struct arena *arena, const struct record *r, struct logbook *log,
		  struct err *err)
{
	const struct config *c = r->context->config;
	struct signify_public key;
	struct buf text = buf_in(arena);
	char *base64 = arena_take(arena, SIGNIFY_PUBLIC);
	char *sig = arena_take(arena, SIGNIFY_SIGNED);

	if (c == NULL || !c->signs || log->rows == 0) {
		return true;
	}
	key = signify_public_of(&c->signing);
	signify_public_text(&key, base64);
	receipt_of(&text, log);
	signify_sign(&c->signing, buf_view(&text), sig);
	log->key = view_of(base64);
	log->sig = view_of(sig);
	return take_older(arena, r, log, err);
}

bool logbook_of_record(struct arena *arena, const struct record *r, struct logbook *out,
		       struct err *err)
{
	struct match_event *event = r->row;

	*out = (struct logbook){.game = r->match.id,
				.tiles = setup_tiles(arena, &r->setup),
				.rows = r->rows};
	if (event == NULL && !match_chain(r->context->store, arena, r->match.id, &event,
					  &out->rows, err)) {
		return false;
	}
	out->row = arena_array(arena, out->rows + 1, sizeof *out->row);
	for (size_t i = 0; i < out->rows; i++) {
		if (!take_row(arena, r, &event[i], &out->row[i], err)) {
			return false;
		}
	}
	take_stirred(r, out);
	return logbook_last(out, "names").len == 0 || logbook_take_names(r, out, err);
}

/* -------------------------------------------------------------------- the sums */

struct summing {
	struct arena *arena;
	const struct logbook *log;
	const struct setup *setup;
	struct logbook_fault *fault;
	struct hash head;
};

static bool faulty(struct summing *s, const struct logbook_row *row, const char *what)
{
	*s->fault = (struct logbook_fault){row, what};
	return false;
}

static bool row_holds(struct summing *s, const struct logbook_row *row, long n)
{
	bool told = !row->hides || row->event.hidden.len > 0;

	if (row->event.n != n) {
		return faulty(s, row,
			      arena_printf(s->arena, "it stands where %ld should", n));
	}
	if (!told && s->log->viewer.len == 0) {
		return faulty(s, row, "what it hides is not told");
	}
	if (told && !view_eq(entry_of(s->arena, row, s->setup->seed), row->entry)) {
		return faulty(s, row,
			      "its entry is not what its parts, and what it hides, add "
			      "up to");
	}
	s->head = chain_next(&s->head, row->entry);
	return !row->event.chained ||
	       memcmp(&s->head, &row->event.head, sizeof s->head) == 0 ||
	       faulty(s, row, "its head is not what the chain gives");
}

static bool signature_holds(struct summing *s)
{
	struct buf text = buf_in(s->arena);
	struct signify_public key;

	if (s->log->key.len + s->log->sig.len == 0) {
		return true;
	}
	receipt_of(&text, s->log);
	return (signify_read_public(s->log->key, &key) &&
		signify_good(&key, buf_view(&text), s->log->sig)) ||
	       faulty(s, NULL, "the log is not signed with its key");
}

bool logbook_holds(struct arena *arena, const struct logbook *log,
		   const struct setup *setup, struct logbook_fault *fault)
{
	struct summing s = {.arena = arena,
			    .log = log,
			    .setup = setup,
			    .fault = fault,
			    .head = chain_start(log->game)};

	*fault = (struct logbook_fault){0};
	for (size_t i = 0; i < log->rows; i++) {
		if (!row_holds(&s, &log->row[i], (long)i + 1)) {
			return false;
		}
	}
	if (!view_eq(log->tiles, setup_tiles(arena, setup))) {
		return faulty(&s, NULL, "the tiles are not those of the game");
	}
	return logbook_promised(arena, log, setup, fault) &&
	       logbook_names_hold(arena, log, setup, fault) && signature_holds(&s) &&
	       (log->viewer.len > 0 || logbook_stirred(arena, log, setup, fault));
}

/* What a logbook says without proof in it or in the letters at hand. */

static void add(struct buf *b, const char *what)
{
	buf_str(b, b->len > 0 ? "; " : "");
	buf_str(b, what);
}

static void add_promise(struct buf *b, const struct logbook *log)
{
	if (logbook_last(log, "commit").len == 0) {
		add(b, "where its seed comes from, for nothing was promised before");
	} else if (logbook_promise_form(log) == PROMISE_OLD) {
		add(b, "who was invited at which place, and that these tiles were "
		       "promised: an older program made the game");
	}
	if (logbook_promise_form(log) != PROMISE_SEASON &&
	    event_value(logbook_last(log, "commit"), "season").len > 0) {
		add(b, "that nobody chose the number of this game of a season, which "
		       "is in its seed: an older program made the game");
	}
	if (logbook_last(log, "commit").len > 0 && !log->secretive &&
	    !logbook_reveals(log)) {
		add(b, "what was promised, for the secret is not told");
	}
}

static void add_luck(struct buf *b, const struct logbook *log, unsigned heard)
{
	for (size_t i = 0; i < log->lucks; i++) {
		if (stir_is_letter(log->luck[i]) && (heard & 1U << i) == 0) {
			add(b, arena_printf(b->arena,
					    "that player %zu of the invitation wrote "
					    "the letter which was stirred in",
					    i + 1));
		}
	}
}

struct view logbook_unproved(struct arena *arena, const struct logbook *log,
			     unsigned heard)
{
	struct buf b = buf_in(arena);

	if (log->rows == 0) {
		add(&b, "that it was played so, for there is no log");
		return buf_view(&b);
	}
	if (log->viewer.len > 0) {
		add(&b, "what this view hides");
	} else {
		add_promise(&b, log);
		add_luck(&b, log, heard);
	}
	if (log->key.len == 0 || log->sig.len == 0) {
		add(&b, "who made the record, for it is not signed");
	}
	return buf_view(&b);
}
