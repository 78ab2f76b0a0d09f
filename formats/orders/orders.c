/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders.h"

#include "formats/orders/body.h"
#include "formats/orders/order_line.h"
#include "formats/orders/orders_keep.h"
#include "formats/orders/orders_near.h"
#include "formats/orders/own_words.h"
#include "formats/orders/script.h"
#include "formats/orders/usual.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

enum { QUOTED_MOST = 40, SHOWN_LINES = 5, SHOWN_BYTES = 120 };

struct reading {
	struct arena *arena;
	struct orders *out;
	struct view language;
	struct near *below; /* orders in lines where nothing counts (BODY_BELOW) */
	size_t belows;
	struct near *loose; /* moves in people's own words */
	size_t looses;
	struct near *marked; /* orders behind a quote mark */
	size_t markeds;
	bool mark_just; /* the line before is the last of `marked` */
	struct buf shown;
	int lines; /* own lines so far that are not empty */
	long game;
	size_t title;       /* orders up to one that may be a heading; or 0 */
	bool loud, gap;     /* that order ended in "!"; an empty line followed it */
	size_t said;        /* orders up to a `say` just above; or 0 */
	bool page;          /* HTML: no mail program broke its lines */
	struct view above;  /* the line of prose just above; often empty */
	enum usual_yes yes; /* how the first line answers a question */
	bool talks;         /* below it stands more than greetings and names */
	struct order press; /* being collected; kind ORDER_NONE: none */
	struct buf pressed;
};

static bool bare_number(const struct order *o)
{
	return o->kind == ORDER_CHOOSE && digit(o->text.at[0]);
}

static void show(struct reading *r, struct view line)
{
	if (r->lines >= SHOWN_LINES) {
		return;
	}
	if (r->shown.len > 0) {
		buf_char(&r->shown, '\n');
	}
	buf_add(&r->shown, utf8_head(line, SHOWN_BYTES));
}

/* Collects lines, which are no orders, up to `endpress`; then keeps them as one. */
static void press_line(struct reading *r, const struct body_line *line)
{
	struct order order;

	if (order_line_read(line->text, true, &order) != LINE_ORDER ||
	    order.kind != ORDER_ENDPRESS) {
		buf_add(&r->pressed, view_trim_end(line->raw));
		buf_char(&r->pressed, '\n');
		return;
	}
	if (view_trim(buf_view(&r->pressed)).len > 0) {
		r->press.kind = ORDER_SAY;
		r->press.args = view_trim_end(buf_view(&r->pressed));
		orders_keep(r->arena, r->out, &r->press);
	}
	r->press = (struct order){0};
}

/* Notes which order a line of prose may have been meant as, if any. */
static void prose_line(struct reading *r, struct view text)
{
	struct view plain;
	struct view meant;
	struct order order;

	if (r->out->nears == NEARS_MOST) {
		return;
	}
	plain = script_plain(r->arena, text);
	if (plain.at != text.at && order_line_read(plain, true, &order) == LINE_ORDER) {
		orders_keep_near(r->out, NEAR_LOOK_ALIKE, text, order_whole(&order));
		return;
	}
	meant = near_respelt(r->arena, text);
	if (meant.len > 0) {
		orders_keep_near(r->out, NEAR_SPELLING, text, meant);
		return;
	}
	meant = near_no_square(text);
	if (meant.len > 0) {
		orders_keep_near(r->out, NEAR_SQUARE, text, meant);
		return;
	}
	if (r->looses == NEARS_MOST || r->out->count > 0) {
		return;
	}
	meant = orders_loose(r->arena, text);
	if (meant.len > 0) {
		r->loose[r->looses++] = (struct near){NEAR_LOOSE, text, meant};
	}
}

/* Reads `line` in place of *text; an empty one is prose. If it is an order, *text
 * becomes `line`. */
static enum line_sort instead(struct view *text, struct view line, struct order *order)
{
	struct order o;
	enum line_sort sort =
		line.len > 0 ? order_line_read(line, true, &o) : LINE_PROSE;

	if (sort == LINE_ORDER) {
		*text = line;
	}
	if (sort != LINE_PROSE) {
		*order = o;
	}
	return sort;
}

/* Reads *text in English, else in the player's own words, else in another form that
 * people write; *text becomes the order in the language's form. */
static enum line_sort line_read(struct reading *r, struct view *text,
				struct order *order)
{
	enum line_sort sort = order_line_read(*text, true, order);
	struct view written = *text;

	if (sort != LINE_PROSE) {
		return sort;
	}
	if (r->language.len > 0) {
		sort = instead(text, own_words_line(r->arena, r->language, *text),
			       order);
	}
	if (sort != LINE_PROSE) {
		order->written = written;
		return sort;
	}
	if (instead(text, usual_order(r->arena, *text), order) == LINE_ORDER) {
		order->told = order->has_score ? written : (struct view){0};
		return LINE_ORDER;
	}
	return LINE_PROSE;
}

/* Notes whether the last order may be a heading: "Question!" may stand above one. */
static void may_be_title(struct reading *r, const struct order *o, struct view line)
{
	size_t n = r->out->count;
	bool word = o->kind == ORDER_CHALLENGE || o->kind == ORDER_AGREE;

	r->title = word && o->args.len == 0 && n > 0 &&
				   r->out->order[n - 1].kind == o->kind
			   ? n
			   : 0;
	r->loud = view_ends(line, "!");
	r->gap = false;
}

/* Whether it is more than a name or a greeting. */
static bool is_text(struct view line)
{
	enum { WORDS = 3 };
	int words = 0;

	while (words < WORDS && view_word(&line).len > 0) {
		words++;
	}
	return words == WORDS;
}

/* Notes text below `say:`, whose writer may think that it goes out, too. */
static void below_say(const struct reading *r, size_t said, struct view line)
{
	if (said != 0 && is_text(line)) {
		r->out->order[said - 1].below = line;
	}
}

static void below_title(struct reading *r, struct view line)
{
	if (r->title != 0 && is_text(line) && (r->loud || !r->gap)) {
		r->out->order[r->title - 1].heading = true;
	}
}

/* Only the first line can answer a question: further down "ok" may mean anything. */
static void may_be_yes(struct reading *r, struct view line)
{
	if (r->lines > 1) {
		r->talks = r->talks || is_text(line);
		return;
	}
	r->yes = usual_yes(r->arena, r->language, line);
	r->out->yes = r->yes != USUAL_NO_YES ? line : (struct view){0};
}

/* Reads an own line. A move with its score counts on the first line only, because
 * letters of ours have such lines. */
static enum line_sort own_read(struct reading *r, struct view *text,
			       struct order *order)
{
	struct view written = *text;
	enum line_sort sort = line_read(r, text, order);

	if (sort == LINE_ORDER && order->told.len > 0 && r->lines > 1) {
		*text = written;
		return LINE_PROSE;
	}
	return sort;
}

/* The next line stands not directly below the last. */
static void apart(struct reading *r)
{
	r->said = 0;
	r->above = (struct view){0};
}

/* Reads a line of the writer's own. Returns false at `end`, where reading stops. */
static bool own_line(struct reading *r, const struct body_line *line)
{
	struct orders *out = r->out;
	size_t said = r->said;
	bool broken = !r->page && near_broken(r->above, line->text);
	struct view text = order_line_as_written(r->arena, line->text, line->raw);
	struct order order;

	show(r, text);
	r->lines++;
	apart(r);
	switch (own_read(r, &text, &order)) {
	case LINE_END:
		return broken;
	case LINE_GAME:
		r->game = order.game;
		break;
	case LINE_ORDER:
		if (broken && order_changes_game(order.kind)) {
			orders_keep_near(out, NEAR_SPELLING, text, order_whole(&order));
			break;
		}
		order.game = order.game > 0 ? order.game : r->game;
		if (order.kind == ORDER_PRESS) {
			r->press = order;
			r->pressed = buf_in(r->arena);
		} else if (!bare_number(&order) || r->lines == 1) {
			orders_keep(r->arena, out, &order);
		}
		may_be_title(r, &order, text);
		r->said = order.kind == ORDER_SAY ? out->count : 0;
		break;
	case LINE_ASKED:
		orders_keep_near(out, NEAR_QUESTION_MARK, text, order_whole(&order));
		break;
	case LINE_PROSE:
		may_be_yes(r, text);
		below_title(r, text);
		below_say(r, said, text);
		prose_line(r, text);
		r->above = line->text;
		break;
	}
	return true;
}

/* The text without these quote marks at its head. */
static struct view unmarked(struct view text, const char *marks)
{
	while (text.len > 0 &&
	       view_find(view_of(marks), text.at[0]) < view_of(marks).len) {
		text = view_trim(view_part(text, 1, text.len));
	}
	return text;
}

/* Reads a quoted line, or one below the letter. It is never carried out, but its
 * writer may be asked about it. */
static void other_line(struct reading *r, const struct body_line *line)
{
	struct orders *out = r->out;
	struct body_line bare = *line;
	struct view text;
	struct order order;
	bool typed = view_starts(bare.text, ">"); /* ours begin with a bar */

	if (r->mark_just && view_starts(unmarked(line->text, ">|"), "^")) {
		r->markeds--; /* a complaint of ours */
	}
	r->mark_just = false;
	typed = typed && !view_starts(unmarked(bare.text, ">"), "|");
	bare.text = unmarked(bare.text, ">|");
	text = order_line_as_written(r->arena, bare.text, bare.raw);
	if (out->quoteds == QUOTED_MOST || line_read(r, &text, &order) != LINE_ORDER) {
		return;
	}
	out->quoted = orders_room(r->arena, out->quoted, out->quoteds);
	out->quoted[out->quoteds++] = order;
	if (order.kind == ORDER_SAY || order.told.len > 0 || bare_number(&order)) {
		return;
	}
	if (line->sort == BODY_BELOW && r->belows < NEARS_MOST) {
		r->below[r->belows++] =
			(struct near){NEAR_QUOTED, line->text, order_whole(&order)};
	} else if (typed && r->markeds < NEARS_MOST && order.kind != ORDER_YES &&
		   order.kind != ORDER_NO) {
		r->marked[r->markeds++] =
			(struct near){NEAR_MARKED, line->text, order_whole(&order)};
		r->mark_just = true;
	}
}

void orders_read(struct arena *arena, struct view text, struct orders *out)
{
	orders_read_in(arena, (struct view){0}, text, out);
}

static void read_lines(struct arena *arena, struct view language, struct view text,
		       bool page, struct orders *out)
{
	struct reading r = {.arena = arena,
			    .page = page,
			    .out = out,
			    .language = language,
			    .shown = buf_in(arena)};
	struct body body = body_of(arena, text);
	struct body_line line;

	*out = (struct orders){
		.order = orders_room(arena, NULL, 0),
		.near = arena_array(arena, NEARS_MOST, sizeof *out->near),
	};
	r.below = arena_array(arena, NEARS_MOST, sizeof *r.below);
	r.loose = arena_array(arena, NEARS_MOST, sizeof *r.loose);
	r.marked = arena_array(arena, NEARS_MOST, sizeof *r.marked);
	for (int n = 0; n < ORDERS_LINES; n++) {
		body.press = r.press.kind != ORDER_NONE;
		if (!body_next(&body, &line)) {
			break;
		}
		if (r.press.kind != ORDER_NONE && line.sort == BODY_OWN) {
			press_line(&r, &line);
			continue;
		}
		if (line.text.len == 0) {
			r.gap = true;
			apart(&r);
			continue;
		}
		if (line.sort != BODY_OWN) {
			apart(&r);
			other_line(&r, &line);
		} else if (!own_line(&r, &line)) {
			break;
		}
	}
	if (out->count == 0) { /* keep what may have been meant */
		orders_keep_nears(out, r.below, r.belows);
		orders_keep_nears(out, r.loose, r.looses);
		orders_keep_nears(out, r.marked, r.markeds);
	}
	if (r.press.kind != ORDER_NONE) { /* never ended: told, not passed on */
		orders_keep(arena, out, &r.press);
	}
	out->yes_alone = (r.yes == USUAL_YES || (r.yes == USUAL_YES_IF && !r.talks)) &&
			 !orders_say_more(out, out->yes);
	out->shown = buf_view(&r.shown);
}

void orders_read_in(struct arena *arena, struct view language, struct view text,
		    struct orders *out)
{
	read_lines(arena, language, text, false, out);
}

void orders_read_page(struct arena *arena, struct view language, struct view text,
		      struct orders *out)
{
	read_lines(arena, language, text, true, out);
}

bool order_read(struct arena *arena, struct view line, struct order *out)
{
	struct view normal = view_trim(normal_text(arena, line));

	if (view_find(line, '\n') < line.len || view_find(line, '\r') < line.len) {
		return false;
	}
	return order_line_read(order_line_as_written(arena, normal, line), false,
			       out) == LINE_ORDER;
}
