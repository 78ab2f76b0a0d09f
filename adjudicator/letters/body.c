/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/body.h"

#include "adjudicator/games/picture.h"
#include "adjudicator/letters/body_state.h"
#include "adjudicator/letters/say_handicap.h"
#include "formats/orders/own_words.h"
#include "formats/phrase.h"
#include <string.h>

enum { TEXT_WIDTH = 72 };

static void add_paragraph(struct buf *b, struct view text)
{
	if (text.len > 0) {
		buf_str(b, b->len > 0 ? "\n\n" : "");
		buf_add(b, text);
	}
}

/* Where, in a notice, the part begins that can wait: how a new game goes, and how
 * its shuffle is proved. */
static size_t wait_begins(const struct notice *n, const char *heading)
{
	return view_find_text(n->text, view_is(n->kind, "start") ? "\n\n" : heading);
}

/* Whether notice i only says that a play was kept, and a later notice tells what the
 * round brought: that one names the play, and nothing more can be sent. A letter
 * that answers a request for the rack does not tell of a round. */
static bool is_past(const struct draft *p, size_t i)
{
	bool past = false;

	for (size_t k = i + 1; k < p->notices && p->duplicate; k++) {
		const struct notice *n = &p->notice[k];

		past = past || (n->letter == 0 &&
				(view_is(n->kind, "turn") || view_is(n->kind, "end")));
	}
	return past && view_is(p->notice[i].kind, "receipt");
}

/* The paragraphs of all notices; one that repeats the notice before it is left out.
 * *more: what can wait. */
static struct view news(const struct draft *p, struct view *more)
{
	struct buf b = buf_in(p->arena);
	struct buf later = buf_in(p->arena);
	struct view luck = body_sentence(p, "luck-heading", fields_in(p->arena));
	const char *heading = arena_printf(p->arena, "\n\n%.*s\n", VIEW_ARG(luck));

	for (size_t i = 0; i < p->notices; i++) {
		struct view text = p->notice[i].text;
		size_t first = wait_begins(&p->notice[i], heading);

		if (!is_past(p, i) &&
		    (i == 0 || !view_eq(text, p->notice[i - 1].text))) {
			add_paragraph(&b, view_part(text, 0, first));
			add_paragraph(&later,
				      view_trim(view_part(text, first, text.len)));
		}
	}
	*more = buf_view(&later);
	return buf_view(&b);
}

static void set_news(const struct draft *p, struct fields *f)
{
	struct view more;
	struct view due;

	fields_set(f, "news", news(p, &more));
	fields_set(f, "more", more);
	if (p->view != NULL) {
		fields_set(f, "wanted", state_wanted(p, &due));
		fields_set(f, "due", due);
	}
}

static struct view joined(const struct draft *p, struct view a, struct view b)
{
	return view_of(arena_printf(p->arena, "%.*s%s%.*s", VIEW_ARG(a),
				    a.len > 0 && b.len > 0 ? " " : "", VIEW_ARG(b)));
}

/* In the text, whose turn it is follows what else is wanted. How the game stands is
 * added to short news; after longer news it goes before what is wanted. */
static void set_standing(const struct draft *p, struct fields *f)
{
	struct view told = fields_get(f, "news");
	struct view wanted = joined(p, fields_get(f, "wanted"), fields_get(f, "due"));
	bool brief = view_find_text(told, "\n\n") == told.len &&
		     view_find(told, '\t') == told.len;

	if (p->view != NULL && body_shows_board(p)) {
		struct view standing = state_standing(p);

		told = brief ? joined(p, told, standing) : told;
		wanted = brief ? wanted : joined(p, standing, wanted);
	}
	fields_set(f, "news", told);
	fields_set(f, "wanted", wanted);
}

/* What stands beside or below the picture while the game goes on. */
static void set_below(const struct draft *p, struct fields *f)
{
	if (p->view->ground != GROUND_BOARD) {
		fields_set(f, "facts", words_facts(p));
		return;
	}
	fields_set(f, "facts", state_standing_answer(p));
	fields_set(f, "tiles", p->view->unseen);
	fields_set(f, "unseen",
		   body_sentence(p, body_rack(p) < 0 ? "unseen-watch" : "unseen", f));
	fields_set(f, "key", state_key(p));
	fields_set(f, "values", state_values(p));
}

/* Whether the tiles were chosen and not drawn by chance: by a seed, or by a turn
 * file. */
static bool was_chosen(const struct setup *s)
{
	bool chosen = s->drill || s->bag_empty || s->board_given || s->faces_given ||
		      s->cell[0] != 0;

	for (int i = 0; i < s->seats; i++) {
		chosen = chosen || s->rack[i].given;
	}
	return chosen;
}

/* Adds the handicap to the last line. */
static void set_handicap(const struct draft *p, struct fields *f)
{
	struct fields *own = handicap_fields(p->arena, &p->r->setup);

	if (own != NULL) {
		fields_set(f, "footer",
			   joined(p, fields_get(f, "footer"),
				  body_sentence(p, "footer-handicap", own)));
	}
}

/* The fields that text and HTML share; the text wraps the longer ones itself. */
static struct fields *common(const struct draft *p)
{
	struct fields *f = fields_in(p->arena);
	struct view rack;

	fields_set(f, "lang",
		   p->player.language.len > 0 ? p->player.language : view_of("en"));
	fields_set(f, "dir", body_sentence(p, "letter-dir", f));
	fields_set(f, "subject", p->subject);
	set_news(p, f);
	body_receipt_lines(p, f);
	if (p->r == NULL || p->view == NULL) {
		return f;
	}
	fields_set_num(f, "game", (long)p->r->match.id);
	fields_set_str(f, "title", p->r->setup.game->title);
	fields_set_str(f, "lexicon", lexicon_info(p->r->setup.lexicon)->id);
	fields_set_bool(f, "any", lexicon_is_any(p->r->setup.lexicon));
	fields_set_bool(f, "drill", was_chosen(&p->r->setup));
	fields_set_bool(f, "letters", p->r->setup.game->path != NULL);
	if (!p->view->over && !p->duplicate) {
		fields_set(f, "observers", p->observers);
	}
	fields_set(f, "footer",
		   body_sentence(p,
				 p->duplicate ? "footer-duplicate"
				 : p->view->over || !body_watches(p) ? "footer"
								     : "footer-watch",
				 f));
	set_handicap(p, f);
	rack = body_rack(p) >= 0 ? p->view->seat[body_rack(p)].rack : (struct view){0};
	if (!p->view->over) {
		fields_set(f, "rack", rack);
	}
	fields_set(f, "rack-label", body_sentence(p, "letter-rack", f));
	fields_set(f, "silence", state_silence(p));
	if (body_shows_board(p) && !p->view->over) {
		set_below(p, f);
	}
	if (body_shows_board(p)) {
		fields_set(f, "note", p->note);
		fields_set(f, "note-label", body_sentence(p, "letter-note", f));
	}
	return f;
}

static void set_apart(const struct draft *p, struct fields *f)
{
	struct view text = fields_get(f, "wanted");

	if (text.len > 0) {
		fields_set(f, "wanted",
			   view_of(arena_printf(p->arena, "\n%.*s", VIEW_ARG(text))));
	}
}

/* Puts the note behind bars, so that no line of it is an order when a reply quotes
 * it. */
static void set_note(const struct draft *p, struct fields *f)
{
	struct view note = fields_get(f, "note");
	struct buf b = buf_in(p->arena);

	if (note.len > 0) {
		wrap_quoted(&b, note, "| ", TEXT_WIDTH);
		fields_set(f, "note", view_trim_end(buf_view(&b)));
	}
}

void body_set_how(const struct draft *p, struct fields *f, const char *name)
{
	struct buf b = buf_in(p->arena);

	if (p->r != NULL && p->view != NULL && state_how(p, f)) {
		page_write(&b, p->player.language, name, f);
		fields_set(f, "how", view_trim_end(buf_view(&b)));
	}
}

static bool write_text(const struct draft *p, struct fields *f, struct view *out)
{
	static const char *const wide[] = {"news",   "wanted", "facts",   "unseen",
					   "values", "key",    "marked",  "silence",
					   "more",   "footer", "rekeyed", "analysis"};
	struct buf b = buf_in(p->arena);
	struct view told;
	struct view page;

	set_standing(p, f);
	fields_set(f, "analysis", p->analysis);
	if (p->chosen.board == PICTURE_GRID) {
		fields_set(f, "marked", state_marked(p, false));
	} else if (fields_get(f, "key").len > 0) {
		fields_set(f, "key", state_key_words(p));
	}
	for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++) {
		struct buf filled = buf_in(p->arena);

		wrap_text(&filled, fields_get(f, wide[i]), prose_lines(TEXT_WIDTH));
		fields_set(f, wide[i], view_trim_end(buf_view(&filled)));
	}
	set_note(p, f);
	told = fields_get(f, "news");
	if (view_find_text(told, "\n\n") < told.len) {
		set_apart(p, f); /* several paragraphs: what is wanted is one more */
	}
	if (p->view != NULL && body_shows_board(p)) {
		struct buf board = buf_in(p->arena);

		p->view->language = p->player.language;
		p->view->board.side = state_panel(p, &p->view->board.sides);
		picture_write_in(&board, p->view, p->chosen.board);
		fields_set(f, "board", view_trim_end(buf_view(&board)));
	}
	body_set_how(p, f, "how.txt");
	if (!page_find(p->arena, p->player.language, "letter.txt", &page) ||
	    !template_write_page(&b, page, f, TEMPLATE_PLAIN, p->err)) {
		return false;
	}
	*out = buf_view(&b);
	return true;
}

bool body_write(const struct draft *p, struct reply *out)
{
	struct fields *f = common(p);

	return write_text(p, fields_copy(f), &out->text) &&
	       (!p->chosen.html || body_html(p, f, out));
}
