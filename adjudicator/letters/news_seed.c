/* SPDX-License-Identifier: ISC */
/* What letters tell of the shuffle (seed.h). */
#include "adjudicator/letters/example.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/record/seed.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/tongue.h"

/* Adds a paragraph; `f` has what is particular to it. */
static void say(struct note *n, const struct record *r, const char *name,
		struct fields *f)
{
	say_set_span(f, "protest", n->to.language, r->context->config->protest_time);
	fields_set(f, "beacon", r->match.beacon);
	note_gap(n);
	phrase(&n->text, n->to.language, name, f);
}

/* Adds a fingerprint after a bar, so that no program takes it for something else. */
static void fingerprint(struct note *n, const struct hash *h)
{
	char hex[HASH_HEX];

	hex_write(h->byte, HASH_BYTES, hex);
	buf_printf(&n->text, "\n\n\t| %s", hex);
}

static void heading(struct note *n)
{
	note_gap(n);
	phrase(&n->text, n->to.language, "luck-heading", fields_in(n->arena));
}

void news_seed_bound(struct note *n, const struct record *r)
{
	struct hash h = stir_commitment(r->match.id, r->match.secret);

	say(n, r, "luck-commit", fields_in(n->arena));
	fingerprint(n, &h);
}

void news_seed_ask(struct note *n, const struct record *r)
{
	if (r->match.committed) {
		heading(n);
		say(n, r, "luck-ask", fields_in(n->arena));
		buf_str(&n->text, "\n\n");
		example_line(&n->text, n->to.language,
			     arena_printf(n->arena, "accept luck: %s",
					  tongue_part(n->arena, n->to.language,
						      PART("purple umbrella"))));
		news_seed_bound(n, r);
	}
}

void news_seed_own(struct note *n, const struct record *r)
{
	struct fields *f = fields_in(n->arena);
	struct view luck = r->match.seat[n->to.seat].luck;

	if (!r->match.committed) {
		return;
	}
	if (!stir_is_letter(luck)) {
		fields_set(f, "words", luck);
	}
	heading(n);
	say(n, r, "luck-own", f);
	news_seed_bound(n, r);
}

/* ------------------------------------------------------------------- the start */

/* Nobody was asked and nothing was to be announced, so nobody could add anything
 * after the secret was chosen. */
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

static void put_line(struct note *n, const char *name, const struct fields *f)
{
	buf_char(&n->text, '\n');
	note_line(n, name, f);
	n->text.len -= n->text.at[n->text.len - 1] == '\n';
}

/* Lists the words in the order of the invitation, in which they went into the
 * shuffle. */
static void list(struct note *n, const struct record *r)
{
	const struct match *m = &r->match;
	struct fields *f = fields_in(n->arena);

	buf_char(&n->text, '\n');
	for (size_t place = 0; place < m->seats; place++) {
		int seat = match_seat_at(m, (int)place);

		fields_set(f, "name", m->seat[seat].name);
		fields_set(f, "words", m->seat[seat].luck);
		put_line(n,
			 m->seat[seat].luck.len == 0          ? "luck-nothing"
			 : stir_is_letter(m->seat[seat].luck) ? "luck-letter"
							      : "luck-words",
			 f);
	}
	if (r->announced.len > 0) {
		fields_set(f, "beacon", m->beacon);
		fields_set(f, "words", r->announced);
		put_line(n, "luck-beacon", f);
	}
}

void news_seed_start(struct note *n, const struct record *r)
{
	const struct match *m = &r->match;
	struct fields *f = fields_in(n->arena);
	bool any = anything(m) || r->announced.len > 0;

	if (!m->committed) {
		return;
	}
	fields_set_bool(f, "once", r->season == NULL && at_once(m));
	heading(n);
	say(n, r,
	    any                 ? "luck-stirred"
	    : r->season != NULL ? "luck-season"
				: "luck-alone",
	    f);
	if (any) {
		list(n, r);
	}
	news_seed_bound(n, r);
	if (r->season != NULL) {
		say(n, r, "season-start-secret", fields_in(n->arena));
		fingerprint(n, &r->season->commitment);
	}
}
