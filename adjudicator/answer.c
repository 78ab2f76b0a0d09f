/* SPDX-License-Identifier: ISC */
/* Orders that change nothing: they are answered, at the registered address. */
#include "adjudicator/hearing.h"

#include "adjudicator/games/tiles_text.h"
#include "adjudicator/phrase.h"
#include "formats/text/line.h"
#include "formats/wrap.h"

enum { SAY_MAX = 2000 };

static bool tell(struct hearing *h, const struct addressee *to, const char *kind,
		 const char *headline, const struct fields *f, const struct buf *text)
{
	struct buf head = buf_in(h->arena);

	hearing_verdict(h, VERDICT_ANSWERED);
	if (headline != NULL) {
		phrase(&head, to->language, headline, f);
	}
	return news_tell(h->d, to,
			 &(struct told){kind, buf_view(&head), buf_view(text), 0},
			 h->err);
}

/* ---------------------------------------------------------------- preview */

static void list_words(struct hearing *h, const struct record *r,
		       const struct play_trace *trace, struct fields *f, struct buf *b,
		       struct view language)
{
	struct buf words = buf_in(h->arena);
	struct buf unknown = buf_in(h->arena);
	int missing = 0;

	for (size_t i = 0; i < trace->words; i++) {
		const struct word_trace *w = &trace->word[i];
		struct buf *list = &words;

		buf_str(list, list->len > 0 ? ", " : "");
		alphabet_spell(r->setup.alphabet, list, w->tile, w->length);
		buf_printf(list, " (%d)", w->score);
		if (!w->known) {
			buf_str(&unknown, missing++ > 0 ? " and " : "");
			alphabet_spell(r->setup.alphabet, &unknown, w->tile, w->length);
		}
	}
	fields_set(f, "words", buf_view(&words));
	if (trace->words > 1) {
		buf_char(b, ' ');
		phrase(b, language, "try-words", f);
	}
	fields_set(f, "words", buf_view(&unknown));
	fields_set_bool(f, "one", missing == 1);
	fields_set_str(f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	if (missing > 0) {
		buf_char(b, ' ');
		phrase(b, language, "try-unknown", f);
	}
}

/* Every line set as it stands. */
static void indent(struct buf *b, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		buf_char(b, '\t');
		buf_add(b, line);
		buf_char(b, '\n');
	}
}

/* The play as it was read: which tile is a blank, which one has two letters. */
static struct view as_read(struct arena *arena, const struct record *r,
			   const struct play_trace *trace)
{
	struct buf b = buf_in(arena);

	place_write_short(&b, &trace->place);
	buf_char(&b, ' ');
	alphabet_write(r->setup.alphabet, &b, trace->word[0].tile,
		       trace->word[0].length);
	return buf_view(&b);
}

bool answer_preview(struct hearing *h, const struct record *r, int seat,
		    const struct table *t)
{
	struct addressee to = news_to(r, seat, h->letter);
	struct game_view *view = arena_take(h->arena, sizeof *view);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct buf board = buf_in(h->arena);

	fields_set(f, "play", as_read(h->arena, r, t->trace));
	fields_set_num(f, "score", t->trace->score);
	if (t->trace->bonus > 0) {
		fields_set_num(f, "bonus", t->trace->bonus);
	}
	phrase(&b, to.language, "try", f);
	list_words(h, r, t->trace, f, &b, to.language);
	buf_str(&b, "\n\n");
	view_make(h->arena, &r->pos, (struct viewer){VIEWER_PLAYER, seat}, t->trace,
		  view);
	board_write_text(&board, &view->board);
	indent(&b, buf_view(&board));
	return tell(h, &to, "preview", "head-try", f, &b);
}

/* ------------------------------------------------------------ about a game */

static bool show(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct addressee to = news_to(r, seat, h->letter);
	struct buf b = buf_in(h->arena);

	if (o->kind == ORDER_SHOW && o->number >= 0 && o->number != r->pos.turn) {
		phrase(&b, to.language, "show-past", NULL);
	}
	return tell(h, &to, "report", "head-report", NULL,
		    &b); /* the frame has it all */
}

static bool bag(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	struct addressee to = news_to(r, seat, h->letter);
	struct game_view *view = arena_take(h->arena, sizeof *view);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);

	(void)o;
	view_make(h->arena, &r->pos, (struct viewer){VIEWER_PLAYER, seat}, NULL, view);
	fields_set_num(f, "count", view->bag);
	fields_set_bool(f, "one", view->bag == 1);
	phrase(&b, to.language, "bag", f);
	return tell(h, &to, "report", "head-bag", f, &b);
}

/* The moves as lines, one a turn. */
struct moves {
	struct hearing *h;
	const struct record *r;
	struct buf text;
	int turn;
};

static bool move_line(void *arg, const struct match_event *row, const struct event *e,
		      struct err *err)
{
	struct moves *m = arg;
	const char *what = e->kind == EVENT_EXCHANGE ? "exchanged"
			   : e->kind == EVENT_RESIGN ? "resigned"
			   : e->late                 ? "passed (late)"
						     : "passed";

	(void)row;
	(void)err;
	if (e->kind != EVENT_PLAY && e->kind != EVENT_EXCHANGE &&
	    e->kind != EVENT_PASS && e->kind != EVENT_RESIGN) {
		return true;
	}
	buf_printf(&m->text, "\t%3d  %.*s", ++m->turn,
		   VIEW_ARG(m->r->setup.name[e->seat]));
	if (e->kind == EVENT_PLAY) {
		buf_printf(&m->text, "  %.*s  %d\n",
			   VIEW_ARG(news_play(m->h->arena, e)), e->score);
	} else {
		buf_printf(&m->text, "  %s\n", what);
	}
	return true;
}

static bool moves(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct addressee to = news_to(r, seat, h->letter);
	struct moves m = {.h = h, .r = r, .text = buf_in(h->arena)};

	(void)o;
	phrase(&m.text, to.language, r->pos.turn > 1 ? "moves" : "moves-none", NULL);
	buf_str(&m.text, "\n\n");
	return record_each(r, h->arena, move_line, &m, h->err) &&
	       tell(h, &to, "report", "head-moves", NULL, &m.text);
}

/* What a player says to the others, every line marked as a quotation: so that nothing
 * in it can pass for a line of ours, nor be read as an order when it is quoted back. */
static bool say(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	struct view words = view_part(o->args, 0, SAY_MAX);
	struct view listeners = news_others(h->arena, r, seat);
	struct fields *f = fields_in(h->arena);
	struct buf ack = buf_in(h->arena);
	struct addressee me = news_to(r, seat, h->letter);

	while (words.len < o->args.len &&
	       ((unsigned char)o->args.at[words.len] & 0xc0U) == 0x80U) {
		words.len--; /* not in the middle of a letter */
	}
	fields_set(f, "name", r->setup.name[seat]);
	for (int i = 0; i < r->setup.seats; i++) {
		struct addressee to = news_to(r, i, 0);
		struct buf b = buf_in(h->arena);

		if (i == seat) {
			continue;
		}
		phrase(&b, to.language, "said", f);
		buf_str(&b, "\n\n");
		wrap_quoted(&b, words, "\t| ", 68);
		if (!tell(h, &to, "notice", "head-said", f, &b)) {
			return false;
		}
	}
	fields_set(f, "others", listeners);
	phrase(&ack, me.language, listeners.len > 0 ? "said-you" : "said-nobody", f);
	return tell(h, &me, "notice", "head-said-you", f, &ack);
}

static bool rules(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct addressee to = news_to(r, seat, h->letter);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct view page;

	(void)o;
	fields_set_str(f, "title", r->setup.game->title);
	if (page_find(h->arena, to.language,
		      arena_printf(h->arena, "rules-%s.txt", r->setup.game->name),
		      &page)) {
		buf_add(&b, page);
	}
	return tell(h, &to, "help", "head-rules", f, &b);
}

static const struct {
	enum order_kind kind;
	bool (*answer)(struct hearing *h, const struct record *r, int seat,
		       const struct order *o);
} answers[] = {
	{ORDER_SHOW,  show },
        {ORDER_RACK,  show },
        {ORDER_BAG,   bag  },
	{ORDER_MOVES, moves},
        {ORDER_SAY,   say  },
        {ORDER_RULES, rules},
};

bool answer_order(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct diag diag = {.code = DIAG_NOT_IN_THIS_GAME, .at = o->text};

	for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
		if (answers[i].kind == o->kind) {
			return answers[i].answer(h, r, seat, o);
		}
	}
	if (o->kind == ORDER_HELP || o->kind == ORDER_GAMES) {
		return answer_general(h, r, seat, o);
	}
	return carry_refusal(h, r, seat, o, &diag, NULL);
}
