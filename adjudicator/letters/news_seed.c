/* SPDX-License-Identifier: ISC */
/* What letters tell of the shuffle (seed.h). */
#include "adjudicator/letters/news.h"
#include "adjudicator/record/seed.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/wrap.h"

enum { LINE_ROOM = 68 };

static void say(struct buf *b, struct view language, const char *name,
		const struct fields *f)
{
	buf_str(b, "\n\n");
	phrase(b, language, name, f);
}

/* Behind a bar, so that no program takes it for anything else. */
static void fingerprint(struct buf *b, const struct hash *h)
{
	char hex[HASH_HEX];

	hex_write(h->byte, HASH_BYTES, hex);
	buf_printf(b, "\n\n\t| %s", hex);
}

static struct fields *fields_for(struct arena *arena, const struct record *r,
				 struct view language)
{
	struct fields *f = fields_in(arena);

	fields_set(f, "protest",
		   say_span(arena, language, r->context->config->protest_time));
	fields_set(f, "beacon", r->match.beacon);
	return f;
}

void news_seed_bound(struct buf *b, const struct record *r, struct view language)
{
	struct hash h = stir_commitment(r->match.id, r->match.secret);

	say(b, language, "luck-commit", fields_for(b->arena, r, language));
	fingerprint(b, &h);
}

void news_seed_ask(struct buf *b, const struct record *r, struct view language)
{
	struct fields *f = fields_for(b->arena, r, language);

	if (r->match.committed) {
		say(b, language, "luck-ask", f);
		buf_str(b, "\n\n\te.g. accept luck: purple umbrella");
		news_seed_bound(b, r, language);
	}
}

void news_seed_own(struct buf *b, const struct record *r, int seat,
		   struct view language)
{
	struct fields *f = fields_for(b->arena, r, language);
	struct view luck = r->match.seat[seat].luck;

	if (!r->match.committed) {
		return;
	}
	if (!stir_is_letter(luck)) {
		fields_set(f, "words", luck);
	}
	say(b, language, "luck-own", f);
	news_seed_bound(b, r, language);
}

/* ------------------------------------------------------------------- the start */

/* Nobody was asked and nothing was to be announced, so nobody could say anything after
 * the secret was chosen. */
static bool at_once(const struct match *m)
{
	if (m->beacon.len > 0) {
		return false;
	}
	for (size_t i = 0; i < m->seats; i++) {
		if (m->seat[i].asked) {
			return false;
		}
	}
	return true;
}

static bool anything(const struct match *m)
{
	for (size_t i = 0; i < m->seats; i++) {
		if (m->seat[i].luck.len > 0) {
			return true;
		}
	}
	return false;
}

static void put_line(struct buf *b, const struct buf *line)
{
	buf_char(b, '\n');
	wrap_quoted(b, buf_view(line), "\t| ", LINE_ROOM);
	b->len -= b->len > 0 && b->at[b->len - 1] == '\n';
}

/* In the order of the invitation, which is that of the stirring. */
static void list(struct buf *b, const struct record *r, struct view language)
{
	const struct match *m = &r->match;

	buf_char(b, '\n');
	for (size_t place = 0; place < m->seats; place++) {
		int seat = match_seat_at(m, (int)place);
		struct fields *f = fields_in(b->arena);
		struct buf line = buf_in(b->arena);

		fields_set(f, "name", m->seat[seat].name);
		fields_set(f, "words", m->seat[seat].luck);
		phrase(&line, language,
		       m->seat[seat].luck.len == 0          ? "luck-nothing"
		       : stir_is_letter(m->seat[seat].luck) ? "luck-letter"
							    : "luck-words",
		       f);
		put_line(b, &line);
	}
	if (r->announced.len > 0) {
		struct fields *f = fields_in(b->arena);
		struct buf line = buf_in(b->arena);

		fields_set(f, "beacon", m->beacon);
		fields_set(f, "words", r->announced);
		phrase(&line, language, "luck-beacon", f);
		put_line(b, &line);
	}
}

void news_seed_start(struct buf *b, const struct record *r, struct view language)
{
	const struct match *m = &r->match;
	struct fields *f = fields_for(b->arena, r, language);
	bool any = anything(m) || r->announced.len > 0;

	if (!m->committed) {
		return;
	}
	fields_set_bool(f, "once", r->season == NULL && at_once(m));
	say(b, language,
	    any                 ? "luck-stirred"
	    : r->season != NULL ? "luck-season"
				: "luck-alone",
	    f);
	if (any) {
		list(b, r, language);
	}
	news_seed_bound(b, r, language);
	if (r->season != NULL) {
		say(b, language, "season-start-secret", NULL);
		fingerprint(b, &r->season->commitment);
	}
}
