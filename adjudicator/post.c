/* SPDX-License-Identifier: ISC */
#include "adjudicator/post.h"

#include "adjudicator/phrase.h"
#include "adjudicator/reply_html.h"
#include "formats/text/stamp.h"
#include "formats/wrap.h"
#include <string.h>

enum { TEXT_WIDTH = 72 };

/* What a letter is when it says several things; the first that fits. `board`: it shows
 * the position. */
static const struct {
	const char *kind;
	bool board;
} kinds[] = {
	{"question",   false},
        {"end",        true },
        {"start",      true },
	{"invitation", false},
        {"turn",       true },
        {"pending",    true },
	{"receipt",    true },
        {"refusal",    false},
        {"preview",    false},
	{"report",     true },
        {"notice",     false},
        {"help",       false},
};

static bool has(const struct post *p, const char *kind)
{
	for (size_t i = 0; i < p->notices; i++) {
		if (view_is(p->notice[i].kind, kind)) {
			return true;
		}
	}
	return false;
}

bool post_shows_board(const struct post *p)
{
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (kinds[i].board && has(p, kinds[i].kind)) {
			return true;
		}
	}
	return false;
}

bool post_my_turn(const struct post *p)
{
	return p->view != NULL && p->seat >= 0 && p->view->to_move == p->seat;
}

const char *post_kind(const struct post *p)
{
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (!has(p, kinds[i].kind)) {
			continue;
		}
		if (strcmp(kinds[i].kind, "turn") != 0 || post_my_turn(p)) {
			return kinds[i].kind;
		}
	}
	return "notice";
}

struct view post_sentence(const struct post *p, const char *name, struct fields *f)
{
	struct buf b = buf_in(p->arena);

	phrase(&b, p->player.language, name, f);
	return buf_view(&b);
}

static struct view scores(struct arena *arena, const struct game_view *v)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < v->seats; i++) {
		buf_printf(&b, "%s%.*s %d", i > 0 ? ", " : "",
			   VIEW_ARG(v->seat[i].name), v->seat[i].score);
	}
	return buf_view(&b);
}

/* "You lead 127 to 98, Ann." */
static void write_standing(const struct post *p, struct buf *b, struct fields *f)
{
	const struct game_view *v = p->view;
	int mine = v->seat[p->seat].score;
	int theirs = v->seats == 2 ? v->seat[1 - p->seat].score : 0;

	if (v->over || v->turn == 1) {
		return;
	}
	fields_set_num(f, "mine", mine);
	fields_set_num(f, "theirs", theirs);
	fields_set(f, "me", v->seat[p->seat].name);
	fields_set(f, "scores", scores(p->arena, v));
	phrase(b, p->player.language,
	       v->seats != 2   ? "scores"
	       : mine > theirs ? "lead"
	       : mine < theirs ? "trail"
			       : "level",
	       f);
}

/* What is wanted, and by when. */
static struct view wanted(const struct post *p, struct fields *f)
{
	const struct game_view *v = p->view;
	struct buf b = buf_in(p->arena);
	struct buf until = buf_in(p->arena);
	struct buf left = buf_in(p->arena);
	bool clock = v->deadline != 0;

	if (v->over || v->to_move < 0) {
		return buf_view(&b);
	}
	if (clock) {
		stamp_say(&until, v->deadline, p->d->now);
		stamp_span_say(&left,
			       v->deadline - (p->stopped ? p->stopped : p->d->now));
	}
	fields_set(f, "until", buf_view(&until));
	fields_set(f, "left", buf_view(&left));
	fields_set(f, "name", v->seat[v->to_move].name);
	phrase(&b, p->player.language,
	       p->stopped != 0   ? "turn-stopped"
	       : post_my_turn(p) ? clock ? "turn-until" : "turn-free"
	       : clock           ? "wait-until"
				 : "wait-free",
	       f);
	return buf_view(&b);
}

static void add_paragraph(struct buf *b, struct view text)
{
	if (text.len > 0) {
		buf_str(b, b->len > 0 ? "\n\n" : "");
		buf_add(b, text);
	}
}

/* The paragraphs of all notices; the same twice in a row stands once. Of a game's start
 * the first is news, how the game goes can wait: *more. */
static struct view news(const struct post *p, struct view *more)
{
	struct buf b = buf_in(p->arena);
	struct buf later = buf_in(p->arena);

	for (size_t i = 0; i < p->notices; i++) {
		struct view text = p->notice[i].text;
		size_t first = view_is(p->notice[i].kind, "start")
				       ? view_find_text(text, "\n\n")
				       : text.len;

		if (i == 0 || !view_eq(text, p->notice[i - 1].text)) {
			add_paragraph(&b, view_part(text, 0, first));
			add_paragraph(&later,
				      view_trim(view_part(text, first, text.len)));
		}
	}
	*more = buf_view(&later);
	return buf_view(&b);
}

/* How the game stands belongs to short news; after longer ones it leads over to what is
 * wanted. */
static void set_news(const struct post *p, struct fields *f)
{
	struct view more;
	struct view told = news(p, &more);
	struct buf standing = buf_in(p->arena);
	bool brief = view_find_text(told, "\n\n") == told.len &&
		     view_find(told, '\t') == told.len;
	struct view wanted_by = {0};

	if (p->view != NULL) {
		wanted_by = wanted(p, f);
		if (post_shows_board(p)) {
			write_standing(p, &standing, f);
		}
	}
	if (standing.len > 0) {
		struct view s = buf_view(&standing);
		struct view *to = brief ? &told : &wanted_by;

		*to = view_of(arena_printf(p->arena, "%.*s%s%.*s",
					   VIEW_ARG(brief ? told : s),
					   told.len > 0 || !brief ? " " : "",
					   VIEW_ARG(brief ? s : wanted_by)));
	}
	fields_set(f, "more", more);
	fields_set(f, "news", told);
	fields_set(f, "wanted", wanted_by);
}

static struct side_line *side_panel(const struct post *p, size_t *count)
{
	const struct game_view *v = p->view;
	struct side_line *s = arena_array(p->arena, 16, sizeof *s);
	size_t n = 0;

	if (v->to_move >= 0) {
		s[n++] = (struct side_line){
			"To move", arena_str(p->arena, v->seat[v->to_move].name)};
		s[n++] = (struct side_line){NULL, NULL};
	}
	for (int i = 0; i < v->seats; i++) {
		s[n++] = (struct side_line){
			arena_str(p->arena, v->seat[i].name),
			arena_printf(p->arena, "%d", v->seat[i].score)};
	}
	s[n++] = (struct side_line){NULL, NULL};
	s[n++] = (struct side_line){"Bag", arena_printf(p->arena, "%d", v->bag)};
	if (v->last.len > 0) {
		s[n++] = (struct side_line){NULL, NULL};
		s[n++] = (struct side_line){
			"Last", arena_str(p->arena, v->seat[v->last_seat].name)};
		s[n++] =
			(struct side_line){arena_str(p->arena, v->last),
					   arena_printf(p->arena, "%d", v->last_score)};
	}
	*count = n;
	return s;
}

static struct view filled(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);

	wrap_text(&b, text, TEXT_WIDTH);
	return buf_view(&b);
}

/* Fields that text and HTML share; longer ones are filled to width by the text alone.
 */
static struct fields *common(const struct post *p)
{
	struct fields *f = fields_in(p->arena);
	struct view rack;

	fields_set_str(f, "lang", "en");
	fields_set(f, "subject", p->subject);
	set_news(p, f);
	if (p->r == NULL || p->view == NULL) {
		return f;
	}
	fields_set_num(f, "game", (long)p->r->match.id);
	fields_set_str(f, "title", p->r->setup.game->title);
	fields_set_str(f, "lexicon", lexicon_info(p->r->setup.lexicon)->id);
	fields_set_bool(f, "drill", p->r->setup.drill);
	fields_set(f, "footer", post_sentence(p, "footer", f));
	rack = p->seat >= 0 ? p->view->seat[p->seat].rack : (struct view){0};
	if (!p->view->over) {
		fields_set(f, "rack", rack);
	}
	fields_set_bool(f, "how", post_my_turn(p) && post_shows_board(p));
	if (post_my_turn(p) && p->view->deadline != 0 && p->stopped == 0) {
		fields_set(f, "silence", post_sentence(p, "silence", f));
	}
	if (post_shows_board(p) && !p->view->over) {
		fields_set(f, "tiles", p->view->unseen);
		fields_set(f, "unseen", post_sentence(p, "unseen", f));
	}
	return f;
}

static void set_apart(const struct post *p, struct fields *f)
{
	struct view text = fields_get(f, "wanted");

	if (text.len > 0) {
		fields_set(f, "wanted",
			   view_of(arena_printf(p->arena, "\n%.*s", VIEW_ARG(text))));
	}
}

bool post_text(const struct post *p, struct view *out)
{
	static const char *const wide[] = {"news",    "wanted", "unseen",
					   "silence", "more",   "footer"};
	struct fields *f = common(p);
	struct buf b = buf_in(p->arena);
	struct view told;
	struct view page;

	for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++) {
		fields_set(f, wide[i],
			   view_trim_end(filled(p->arena, fields_get(f, wide[i]))));
	}
	told = fields_get(f, "news");
	if (view_find_text(told, "\n\n") < told.len) {
		set_apart(p, f); /* several paragraphs: what is wanted is one more */
	}
	if (p->view != NULL && post_shows_board(p)) {
		struct buf board = buf_in(p->arena);

		p->view->board.side = side_panel(p, &p->view->board.sides);
		board_write_text(&board, &p->view->board);
		fields_set(f, "board", view_trim_end(buf_view(&board)));
	}
	if (!page_find(p->arena, p->player.language, "letter.txt", &page) ||
	    !template_write(&b, page, f, TEMPLATE_PLAIN, p->err)) {
		return false;
	}
	*out = buf_view(&b);
	return true;
}

bool post_html(const struct post *p, struct view *out)
{
	struct fields *f = common(p);
	struct buf b = buf_in(p->arena);
	struct buf paragraphs = buf_in(p->arena);
	struct buf more = buf_in(p->arena);
	struct view page;

	html_paragraphs(&paragraphs, fields_get(f, "news"));
	fields_set(f, "news", buf_view(&paragraphs));
	html_paragraphs(&more, fields_get(f, "more"));
	fields_set(f, "more", buf_view(&more));
	if (p->view != NULL && post_shows_board(p)) {
		struct buf board = buf_in(p->arena);

		board_write_html(&board, &p->view->board);
		fields_set(f, "board", buf_view(&board));
	}
	if (!page_find(p->arena, p->player.language, "letter.html", &page) ||
	    !template_write(&b, page, f, TEMPLATE_HTML, p->err)) {
		return false;
	}
	*out = buf_view(&b);
	return true;
}
