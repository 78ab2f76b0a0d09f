/* SPDX-License-Identifier: ISC */
/* Letters of a referee, who rules on a case. */
#include "adjudicator/run/hear.h"

#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/referee/decide.h"
#include "adjudicator/season/director.h"
#include "formats/orders/referee_line.h"
#include "formats/phrase.h"
#include "formats/wrap.h"

enum { LINES_MOST = 16, DAY = 86400 };

/* ------------------------------------------------------------------ letters */

/* Puts the lines into *orders, for the ledger. */
static void keep_lines(struct arena *arena, const struct referee_line *line, size_t n,
		       struct orders *orders)
{
	*orders = (struct orders){
		.order = arena_array(arena, n + 1, sizeof *orders->order)};
	for (size_t i = 0; i < n; i++) {
		orders->order[orders->count++].text = line[i].line;
	}
}

static bool decides(enum referee_line_kind kind)
{
	return kind == REFEREE_LINE_RULE || kind == REFEREE_LINE_COUNTERSIGN ||
	       kind == REFEREE_LINE_CLOSE;
}

static struct view text_of(const struct letter *l)
{
	return l->text.len > 0 ? l->text : l->html;
}

/* Tells the referee what he can write, so often a day at most. */
static bool help(struct decision *b)
{
	struct buf text = buf_in(b->h->arena);
	struct fields *f = decide_fields(b);
	bool may;

	if (!hearing_may_answer(b->h, "answered", &may) || !may) {
		return b->h->err->kind == ERR_NONE;
	}
	phrase(&text, b->h->player.language, "bench-help", f);
	buf_str(&text, "\n\n");
	page_write(&text, b->h->player.language, "referee.txt", f);
	hearing_verdict(b->h, VERDICT_ANSWERED);
	return decide_say(b, "head-bench-help", &text);
}

static bool refuse_all(struct decision *b, const struct referee_line *line, size_t n,
		       enum diag_code code)
{
	struct diag diag = {.code = code, .n = (long)b->c.id};
	size_t i = 0;

	while (i < n && !decides(line[i].kind)) {
		i++;
	}
	return i == n || decide_refuse(b, &line[i], &diag);
}

/* Whether several lines decide different things: then none counts. */
static bool several(const struct referee_line *line, size_t n)
{
	const struct referee_line *first = NULL;

	for (size_t i = 0; i < n; i++) {
		if (!decides(line[i].kind)) {
			continue;
		}
		if (first != NULL && !view_eq_nocase(first->ruling, line[i].ruling)) {
			return true;
		}
		first = first == NULL ? &line[i] : first;
	}
	return false;
}

static bool hear_lines(struct decision *b, const struct referee_line *line, size_t n)
{
	struct diag other = {.code = DIAG_REFEREE_CASE, .n = (long)b->c.id};
	bool decided = false;
	bool ok = true;

	for (size_t i = 0; i < n && ok; i++) {
		const struct referee_line *l = &line[i];

		if (l->casefile != 0 && l->casefile != b->c.id) {
			ok = decide_refuse(b, l, &other);
		} else if (l->kind == REFEREE_LINE_HELP) {
			ok = help(b);
		} else if (!decides(l->kind)) {
			ok = decide_whatif(b, l);
		} else if (!decided) {
			decided = true;
			ok = decide_rule(b, l);
		}
	}
	return ok;
}

static bool hear(struct hearing *h, const struct letter *l, struct orders *orders,
		 bool *handled)
{
	struct decision *b = arena_take(h->arena, sizeof *b);
	struct referee_line *line = arena_array(h->arena, LINES_MOST, sizeof *line);
	size_t n = referee_lines_read(h->arena, text_of(l), line, LINES_MOST);

	*b = (struct decision){.h = h, .message_id = l->message_id};
	*handled = n > 0 || orders->count == 0;
	if (!*handled) { /* he plays, too, and wrote about his games */
		h->token = (struct token){0};
		return true;
	}
	keep_lines(h->arena, line, n, orders);
	if (!casefile_get(h->d->store, h->arena, h->token.question, &b->c, h->err) ||
	    !record_load(h->d, h->arena, b->c.game, &b->r, h->err)) {
		return false;
	}
	h->game = b->c.game;
	if (h->letter != 0 &&
	    !casefile_add_letter(h->d->store, b->c.id, h->letter, h->err)) {
		return false;
	}
	if (n == 0) {
		return help(b);
	}
	if (cases_party(&b->r, h->player.id)) {
		return refuse_all(b, line, n, DIAG_REFEREE_PARTY);
	}
	if (several(line, n)) {
		return refuse_all(b, line, n, DIAG_REFEREE_TWO);
	}
	return hear_lines(b, line, n);
}

/* ----------------------------------------------------------------- unproved */

/* Finds the case that he may mean: the one of the letter, else the one that it
 * names, else his only one; b->c.id is 0 when that is not clear. */
static bool find_case(struct decision *b, const struct referee_line *line)
{
	struct hearing *h = b->h;
	int64_t named = case_token(&h->token) ? h->token.question : line->casefile;
	int64_t *ids;
	size_t count;

	if (!casefile_of_referee(h->d->store, h->arena, h->player.id, &ids, &count,
				 h->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (ids[i] == named || (named == 0 && count == 1)) {
			return casefile_get(h->d->store, h->arena, ids[i], &b->c,
					    h->err) &&
			       record_load(h->d, h->arena, b->c.game, &b->r, h->err);
		}
	}
	return true;
}

/* Asks at the referee's own address whether he wrote it. */
static bool ask_him(struct hearing *h, const struct referee_line *line, size_t n)
{
	struct decision *b = arena_take(h->arena, sizeof *b);
	struct buf text = buf_in(h->arena);

	b->h = h;
	if (!find_case(b, line)) {
		return false;
	}
	phrase(&text, h->player.language, "bench-held", NULL);
	buf_str(&text, "\n\n");
	for (size_t i = 0; i < n; i++) {
		wrap_quoted(&text, line[i].line, "\t| ", 68);
	}
	buf_str(&text, "\n");
	phrase(&text, h->player.language, "bench-held-how", decide_fields(b));
	return decide_say(b, "head-bench-held", &text);
}

static bool hear_unproved(struct hearing *h, const struct letter *l,
			  struct orders *orders, bool *handled)
{
	struct referee_line *line = arena_array(h->arena, LINES_MOST, sizeof *line);
	size_t n = referee_lines_read(h->arena, text_of(l), line, LINES_MOST);
	bool rules = false;
	bool referee = h->player.id != 0;
	bool may;

	for (size_t i = 0; i < n; i++) {
		rules = rules || decides(line[i].kind);
	}
	*handled = false;
	if (!rules || (orders->count > 0 && !case_token(&h->token)) ||
	    (referee && !referee_is(h->d->store, h->player.id, &referee, h->err)) ||
	    !referee) {
		return h->err->kind == ERR_NONE;
	}
	*handled = true;
	keep_lines(h->arena, line, n, orders);
	hearing_verdict(h, VERDICT_HELD);
	if (!answer_may_hold(h, &may) || !may) {
		return h->err->kind == ERR_NONE;
	}
	h->reason =
		view_of("a ruling in a referee's name, without their secret or from "
			"another address");
	return ask_him(h, line, n);
}

bool referee_letter(struct hearing *h, const struct letter *l, enum standing standing,
		    struct orders *orders, bool *handled)
{
	*handled = false;
	if (!case_token(&h->token) &&
	    (!director_letter(h, l, standing, orders, handled) || *handled)) {
		return h->err->kind == ERR_NONE;
	}
	if (standing == STANDING_FULL) {
		return !case_token(&h->token) || hear(h, l, orders, handled);
	}
	return standing == STANDING_NEW || hear_unproved(h, l, orders, handled);
}
