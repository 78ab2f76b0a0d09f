/* SPDX-License-Identifier: ISC */
#include "adjudicator/referee/decide.h"

#include "adjudicator/letters/memo.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/referee/ruling.h"
#include "formats/phrase.h"
#include "formats/text/utf8.h"

enum { WHY_MAX = 500 };

/* ------------------------------------------------------------------ answers */

struct fields *decide_fields(const struct decision *b)
{
	struct fields *f = fields_in(b->h->arena);
	const struct casefile *c = &b->c;

	cases_set(f, c);
	if (c->id != 0) {
		fields_set_bool(f, "waits", cases_wait(c));
		fields_set_bool(f, "final", view_is(c->state, "closed"));
		case_token_how(b->h->arena, f, c, &b->r, b->h->player.id);
	}
	if (c->final > 0) {
		fields_set_num(f, "ruling", c->final);
	}
	fields_set(f, "me", b->h->player.name);
	return f;
}

bool decide_say(struct decision *b, const char *subject, const struct buf *text)
{
	struct hearing *h = b->h;
	struct memo memo = {.casefile = b->c.id,
			    .game = b->c.game,
			    .turn = b->c.turn,
			    .kind = "report",
			    .subject = subject,
			    .f = decide_fields(b),
			    .text = buf_view(text),
			    .in_reply_to = b->message_id};

	if (h->player.address.len == 0) {
		return true;
	}
	memo_address(&memo, &h->player);
	if (b->c.id != 0) {
		memo.reply_to = case_token_address(h->d, h->arena, b->c.id, &h->player);
	}
	return memo_write(h->d, h->arena, &memo, NULL, h->err);
}

bool decide_refuse(struct decision *b, const struct referee_line *l,
		   const struct diag *diag)
{
	struct buf text = buf_in(b->h->arena);

	hearing_verdict(b->h, VERDICT_REFUSED);
	b->h->code = diag->code;
	phrase(&text, b->h->player.language, "bench-refused", decide_fields(b));
	buf_str(&text, "\n\n");
	hearing_complain(&text, b->h->player.language, &(struct order){.line = l->line},
			 diag);
	buf_str(&text, "\n");
	phrase(&text, b->h->player.language, "bench-stands", decide_fields(b));
	return decide_say(b, "head-bench-refused", &text);
}

static bool refuse(struct decision *b, const struct referee_line *l,
		   enum diag_code code)
{
	return decide_refuse(b, l, &(struct diag){.code = code, .n = (long)b->c.id});
}

/* Writes a phrase to the referee. */
static bool say(struct decision *b, const char *name)
{
	struct buf text = buf_in(b->h->arena);
	struct fields *f = decide_fields(b);

	fields_set(f, "proposed", b->c.proposed);
	phrase(&text, b->h->player.language, name, f);
	return decide_say(b, arena_printf(b->h->arena, "head-%s", name), &text);
}

static struct ruling_wish wish_of(const struct decision *b, struct view words)
{
	return (struct ruling_wish){.words = words,
				    .by = b->c.referee,
				    .letter = b->h->letter,
				    .casefile = b->c.id,
				    .at = (int)b->c.turn,
				    .final = view_is(b->c.state, "appealed")};
}

/* Adds to `text` what the ruling would do. *done is false when it is refused; the
 * referee has been told. */
static bool try_it(struct decision *b, const struct referee_line *l, struct buf *text,
		   bool *done)
{
	struct hearing *h = b->h;
	struct ruling_wish wish = wish_of(b, l->ruling);
	struct ruling_whatif whatif = {.language = h->player.language, .text = text};

	if (!rulings_whatif(h->d, h->arena, &b->r, &wish, &whatif, h->err)) {
		return false;
	}
	*done = whatif.done;
	return whatif.done || decide_refuse(b, l, &whatif.diag);
}

bool decide_whatif(struct decision *b, const struct referee_line *l)
{
	struct hearing *h = b->h;
	struct buf text = buf_in(h->arena);
	struct fields *f = decide_fields(b);
	bool done;

	fields_set(f, "words", l->ruling);
	phrase(&text, h->player.language, "bench-whatif", f);
	buf_str(&text, "\n\n");
	if (!try_it(b, l, &text, &done) || !done) {
		return h->err->kind == ERR_NONE;
	}
	hearing_verdict(h, VERDICT_ANSWERED);
	return decide_say(b, "head-bench-whatif", &text);
}

/* ------------------------------------------------------------------ rulings */

/* Whether the ruling only stops or starts the clock; then the case stays open. */
static bool only_clock(struct view words)
{
	struct view word = view_word(&words);

	return view_is_nocase(word, "pause") || view_is_nocase(word, "resume");
}

static bool goes_back(struct view words)
{
	struct view word = view_word(&words);

	return view_is_nocase(word, "void") || view_is_nocase(word, "replace") ||
	       view_is_nocase(word, "reparse");
}

void decide_case(struct casefile *c, const struct ruled *out, int64_t now)
{
	bool last = view_is(c->state, "appealed");

	c->state = view_of(last ? "closed" : "ruled");
	if (last) {
		c->final = out->n;
	} else {
		c->ruling = out->n;
		c->event = out->row;
	}
	c->ruled = last ? c->ruled : now;
	c->closed = last ? now : 0;
	c->proposed = (struct view){0};
	c->because = (struct view){0};
}

/* Another player is asked to take the seat; the case waits for his answer. */
static bool say_offered(struct decision *b)
{
	return (b->h->letter == 0 || casefile_add_letter(b->h->d->store, b->c.id,
							 b->h->letter, b->h->err)) &&
	       say(b, "bench-offered");
}

static bool carry(struct decision *b, const struct referee_line *l, struct view words,
		  struct view why)
{
	struct hearing *h = b->h;
	struct ruling_wish wish = wish_of(b, words);
	struct ruled out = {0};

	wish.because = why;
	if (!ruling_carry(h->d, h->arena, &b->r, &wish, &out, h->err)) {
		return false;
	}
	if (!out.done) {
		return decide_refuse(b, l, &out.diag);
	}
	hearing_verdict(h, VERDICT_APPLIED);
	if (out.offered) {
		return say_offered(b);
	}
	if (only_clock(words)) {
		return say(b, "bench-clock");
	}
	decide_case(&b->c, &out, h->d->now);
	return casefile_keep(h->d->store, &b->c, h->err) && say(b, "bench-ruled");
}

/* L23: the ruling waits for the second referee, who gets the case with it. */
static bool propose(struct decision *b, const struct referee_line *l)
{
	struct hearing *h = b->h;
	struct buf ignored = buf_in(h->arena);
	bool done;

	if (!try_it(b, l, &ignored, &done) || !done) {
		return h->err->kind == ERR_NONE;
	}
	b->c.proposed = l->ruling;
	b->c.because = utf8_head(l->why, WHY_MAX);
	hearing_verdict(h, VERDICT_APPLIED);
	return casefile_keep(h->d->store, &b->c, h->err) && say(b, "bench-proposed") &&
	       cases_tell_to(h->d, h->arena, &b->r, &b->c,
			     &(struct cases_news){b->c.second, "case-countersign"},
			     h->err);
}

/* Tells the first referee, whose ruling it is. */
static bool tell_first(struct decision *b)
{
	struct decision *other = arena_take(b->h->arena, sizeof *other);
	struct hearing *h = arena_take(b->h->arena, sizeof *h);

	*h = *b->h;
	*other = *b;
	other->h = h;
	other->message_id = (struct view){0};
	return player_by_id(h->d->store, h->arena, b->c.referee, &h->player, h->err) &&
	       say(other, "bench-countersigned");
}

static bool countersign(struct decision *b, const struct referee_line *l)
{
	if (b->c.proposed.len == 0) {
		return refuse(b, l, DIAG_REFEREE_NOTHING);
	}
	if (b->h->player.id != b->c.second) {
		return refuse(b, l, DIAG_REFEREE_SECOND);
	}
	return carry(b, l, b->c.proposed, b->c.because) &&
	       (cases_wait(&b->c) || tell_first(b));
}

/* -------------------------------------------------------------------- close */

static bool tell_closed(struct decision *b, struct view why)
{
	struct hearing *h = b->h;

	for (int i = 0; i < b->r.setup.seats; i++) {
		struct note n = note_to(h->d, h->arena, news_to(&b->r, i, 0), h->err);

		n.f = decide_fields(b);
		fields_set(n.f, "referee", h->player.name);
		note_say(&n, "case-closed");
		note_gap(&n);
		note_quote(&n, why);
		if (!note_tell(&n, "ruling", "head-case-closed")) {
			return false;
		}
	}
	return true;
}

/* Closes the case without a ruling. */
static bool close_case(struct decision *b, struct view why)
{
	b->c.state = view_of("closed");
	b->c.closed = b->h->d->now;
	b->c.proposed = (struct view){0};
	hearing_verdict(b->h, VERDICT_APPLIED);
	return casefile_keep(b->h->d->store, &b->c, b->h->err) &&
	       (view_is(b->c.kind, "double") || tell_closed(b, why)) &&
	       say(b, "bench-closed");
}

bool decide_rule(struct decision *b, const struct referee_line *l)
{
	const struct casefile *c = &b->c;
	bool first = b->h->player.id == c->referee;

	if (!cases_wait(c)) {
		return refuse(b, l, DIAG_REFEREE_CLOSED);
	}
	if (l->kind == REFEREE_LINE_COUNTERSIGN) {
		return countersign(b, l);
	}
	if (!first) {
		return refuse(b, l, DIAG_REFEREE_ONLY_SECOND);
	}
	if (l->why.len == 0 && !only_clock(l->ruling)) {
		return refuse(b, l, DIAG_REFEREE_WHY);
	}
	if (l->kind == REFEREE_LINE_CLOSE) {
		return close_case(b, utf8_head(l->why, WHY_MAX));
	}
	if (c->second != 0 && goes_back(l->ruling)) {
		return propose(b, l);
	}
	return carry(b, l, l->ruling, utf8_head(l->why, WHY_MAX));
}
