/* SPDX-License-Identifier: ISC */
#include "adjudicator/referee/case_file.h"

#include "adjudicator/explain/path.h"
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/letters/mask.h"
#include "adjudicator/referee/cases.h"
#include <stdlib.h>

/* A case about no turn covers this many seconds before it was opened; the
 * attachments have at most this many bytes. */
enum { LOOK_BACK = 14 * 86400, BYTES_MOST = 2 << 20, LETTERS_MOST = 60 };

struct view case_letter_name(struct arena *arena, const struct case_letter *l)
{
	return view_of(arena_printf(arena, "letter-%lld.eml", (long long)l->id));
}

const char *case_reading_name(enum case_reading reading)
{
	static const char *const names[] = {[READ_ORDER] = "order",
					    [READ_PROSE] = "prose",
					    [READ_QUOTED] = "quoted"};

	return names[reading];
}

/* -------------------------------------------------------------- what there is */

static bool has_letter(const struct case_file *x, int64_t id)
{
	for (size_t i = 0; i < x->letters; i++) {
		if (x->letter[i].id == id) {
			return true;
		}
	}
	return false;
}

static bool add_letters(struct context *d, struct case_file *x, const int64_t *ids,
			size_t count, struct err *err)
{
	for (size_t i = 0; i < count; i++) {
		if (has_letter(x, ids[i])) {
			continue;
		}
		if (x->letters == LETTERS_MOST) {
			x->more++;
			continue;
		}
		x->letter =
			arena_room(x->arena, x->letter, x->letters, sizeof *x->letter);
		if (!case_letter_read(d, x->arena, ids[i], &x->letter[x->letters++],
				      err)) {
			return false;
		}
	}
	return true;
}

static bool add_sent(struct context *d, struct case_file *x, const int64_t *ids,
		     size_t count, struct err *err)
{
	for (size_t i = 0; i < count; i++) {
		x->sent = arena_room(x->arena, x->sent, x->sents, sizeof *x->sent);
		if (!outbox_by_id(d->store, x->arena, ids[i], &x->sent[x->sents++],
				  err)) {
			return false;
		}
	}
	return true;
}

/* Players of the seats first, then those who had the seats before. */
static int64_t player_at(const struct record *r, size_t i)
{
	return i < r->match.seats ? r->match.seat[i].player
				  : r->former[i - r->match.seats].player;
}

/* Adds the letters of all players while the turn was played, in both directions. */
static bool gather_letters(struct context *d, struct case_file *x, struct err *err)
{
	const struct match *m = &x->r->match;
	int64_t *ids;
	size_t count;

	if (!casefile_letters(d->store, x->arena, x->c->id, &ids, &count, err) ||
	    !add_letters(d, x, ids, count, err)) {
		return false;
	}
	for (size_t i = 0; i < m->seats + x->r->formers; i++) {
		struct casefile_span span = {player_at(x->r, i), m->id, x->turn.from,
					     x->turn.to != 0 ? x->turn.to : d->now};
		bool again = false;

		for (size_t k = 0; k < i; k++) {
			again = again || player_at(x->r, k) == span.player;
		}
		if (x->c->turn == 0) {
			span.from = x->c->opened - LOOK_BACK;
			span.to = d->now;
		}
		if (again) {
			continue;
		}
		if (!casefile_arrived(d->store, x->arena, &span, &ids, &count, err) ||
		    !add_letters(d, x, ids, count, err) ||
		    !casefile_written(d->store, x->arena, &span, &ids, &count, err) ||
		    !add_sent(d, x, ids, count, err)) {
			return false;
		}
	}
	return true;
}

static int by_arrival(const void *a, const void *b)
{
	const struct case_letter *x = a;
	const struct case_letter *y = b;

	return x->id < y->id ? -1 : x->id > y->id;
}

static int by_id(const void *a, const void *b)
{
	const struct outbox_letter *x = a;
	const struct outbox_letter *y = b;

	return x->id < y->id ? -1 : x->id > y->id;
}

static void add_word(struct case_file *x, struct view word, bool known)
{
	x->word = arena_room(x->arena, x->word, x->words, sizeof *x->word);
	x->word[x->words++] = (struct case_word){word, known};
}

/* Looks up the turn's words, even if the players may not know about them. */
static void look_words_up(struct case_file *x)
{
	const struct replay *r = &x->turn.replay;

	for (size_t i = 0; i < r->turns; i++) {
		const struct replay_turn *t = &r->turn[i];
		struct explain_line line;

		if (t->turn != x->c->turn || (t->trace == NULL && t->walk == NULL)) {
			continue;
		}
		explain_line(x->arena, r, t, &line);
		if (line.path != NULL) {
			add_word(x, line.path->word, t->walk->known);
		}
		for (size_t k = 0; k < line.words; k++) {
			add_word(x, line.word[k].word, line.word[k].trace->known);
		}
	}
}

bool case_file_read(struct context *d, struct arena *arena, const struct record *r,
		    const struct casefile *c, struct case_file *out, struct err *err)
{
	struct buf b = buf_in(arena);
	bool found;

	*out = (struct case_file){.arena = arena, .r = r, .c = c};
	if (!cases_name(d, arena, c->claimant, &out->claimant, err) ||
	    !cases_name(d, arena, c->referee, &out->referee, err) ||
	    !cases_name(d, arena, c->second, &out->second, err)) {
		return false;
	}
	for (int i = 0; i < r->setup.seats; i++) {
		if (r->match.seat[i].player == c->appellant) {
			out->appellant = r->setup.name[i];
		}
	}
	if (c->turn > 0) {
		if (!case_turn_read(arena, r, c->turn, &out->turn, &found, err)) {
			return false;
		}
		/* Without the seed, which tells the tiles to come. */
		replay_explain_turns(&b, &out->turn.replay, c->turn, c->turn);
		out->explain = view_trim(buf_view(&b));
		look_words_up(out);
		for (size_t i = 0; i < out->turn.letters; i++) {
			if (!add_letters(d, out, &out->turn.letter[i].id, 1, err)) {
				return false;
			}
		}
	}
	if (!gather_letters(d, out, err)) {
		return false;
	}
	if (out->letters > 1) {
		qsort(out->letter, out->letters, sizeof *out->letter, by_arrival);
	}
	if (out->sents > 1) {
		qsort(out->sent, out->sents, sizeof *out->sent, by_id);
	}
	return true;
}

/* ------------------------------------------------------------------- files */

bool case_file_attach(struct case_file *x, struct attachment file[REPLY_FILES],
		      size_t *files, size_t *left, struct err *err)
{
	struct buf page = buf_in(x->arena);
	struct buf json = buf_in(x->arena);
	const struct config *c = x->r->context->config;
	const struct mask mask = {c->key, view_of(c->address)};
	size_t bytes;

	if (!case_file_html(&page, x, err) || !case_file_json(&json, x, err)) {
		return false;
	}
	file[0] = (struct attachment){
		view_of(arena_printf(x->arena, "case-%lld.html", (long long)x->c->id)),
		view_of("text/html"), mask_text(x->arena, &mask, buf_view(&page))};
	file[1] = (struct attachment){
		view_of(arena_printf(x->arena, "case-%lld.json", (long long)x->c->id)),
		view_of("application/json"),
		mask_text(x->arena, &mask, buf_view(&json))};
	*files = 2;
	*left = x->more;
	bytes = page.len + json.len;
	for (size_t i = 0; i < x->letters; i++) {
		const struct case_letter *l = &x->letter[i];
		struct view copy = mask_letter(x->arena, &mask, l->raw);

		if (inbox_order(l->source) || l->raw.len == 0) {
			continue;
		}
		if (*files == REPLY_FILES || bytes + copy.len > BYTES_MOST) {
			++*left;
			continue;
		}
		file[(*files)++] =
			(struct attachment){case_letter_name(x->arena, l),
					    view_of("application/octet-stream"), copy};
		bytes += copy.len;
	}
	return true;
}
