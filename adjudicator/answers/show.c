/* SPDX-License-Identifier: ISC */
/* Orders that change nothing: they are answered, at the registered address. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/new_game.h"
#include "adjudicator/referee/claims.h"

#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/take_back.h"
#include "formats/page.h"
#include "formats/phrase.h"
#include "formats/wrap.h"

enum { LINE_ROOM = 68 };

/* ------------------------------------------------------------ about a game */

static bool show(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct buf b = buf_in(h->arena);

	if (o->kind == ORDER_SHOW && o->number >= 0 && o->number != r->pos.turn) {
		phrase(&b, to.language, "show-past", NULL);
	}
	return answer_tell(h, &to, "report", "head-report", NULL,
			   &b); /* the frame has it all */
}

static bool bag(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	static const char *const names[] = {[GROUND_BOARD] = "bag",
					    [GROUND_GRID] = "bag-grid",
					    [GROUND_PILE] = "bag-pile"};
	struct addressee to = hearing_writer(h, r, seat);
	struct game_view *view = arena_take(h->arena, sizeof *view);
	int count;
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);

	(void)o;
	view_make(h->arena, &r->pos, hearing_viewer(seat), NULL, view);
	count = view->ground == GROUND_PILE ? view->cubes : view->bag;
	fields_set_num(f, "count", count);
	if (view->pending.draws > 0) {
		fields_set_num(f, "draws", view->pending.draws);
		fields_set(f, "play", view->pending.play);
	}
	fields_set_bool(f, "none", view->ground != GROUND_BOARD);
	fields_set_bool(f, "watch", seat < 0);
	phrase(&b, to.language, names[view->ground], f);
	return answer_tell(h, &to, "report", "head-bag", f, &b);
}

/* In what this game differs from what its page of rules says. */
static void own_options(struct buf *b, struct arena *arena, struct view language,
			const struct setup *s)
{
	struct options usual;
	struct option_own own;
	struct fields *f = fields_in(arena);
	int next = 0;

	options_init(&usual, s->game->options, s->game->option_count);
	if (!options_next_own(&s->options, &usual, arena, &next, &own)) {
		phrase(b, language, "rules-usual", NULL);
		return;
	}
	phrase(b, language, "rules-own", NULL);
	buf_str(b, "\n\n");
	do {
		fields_set_str(f, "name", own.name);
		fields_set(f, "value", own.value);
		fields_set(f, "usual", own.usual);
		fields_set_str(f, "rules", own.rules);
		wrap_quoted(b, phrase_text(arena, language, "rules-option", f), "\t| ",
			    LINE_ROOM);
	} while (options_next_own(&s->options, &usual, arena, &next, &own));
}

static bool rules(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct view page;

	(void)o;
	fields_set_str(f, "title", r->setup.game->title);
	if (page_find(h->arena, to.language,
		      arena_printf(h->arena, "rules-%s.txt", r->setup.game->name),
		      &page)) {
		buf_add(&b, page);
		buf_char(&b, '\n');
	}
	own_options(&b, h->arena, to.language, &r->setup);
	return answer_tell(h, &to, "help", "head-rules", f, &b);
}

/* Where it goes with something else nobody asks for an answer. */
static bool luck(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct diag diag = {.code = DIAG_LUCK_ALONE};

	return carry_refusal(h, r, seat, o, &diag, NULL);
}

static const struct {
	enum order_kind kind;
	bool (*answer)(struct hearing *h, const struct record *r, int seat,
		       const struct order *o);
} answers[] = {
	{ORDER_SHOW,      show              },
	{ORDER_RACK,      show              },
	{ORDER_BAG,       bag               },
	{ORDER_MOVES,     answer_moves      },
	{ORDER_HISTORY,   answer_history    },
	{ORDER_EXPLAIN,   answer_explain    },
	{ORDER_CLOCK,     answer_clock      },
	{ORDER_EXPORT,    answer_export     },
	{ORDER_RULES,     rules             },
	{ORDER_REMATCH,   new_rematch       },
	{ORDER_SAY,       answer_talk       },
	{ORDER_PRESS,     answer_talk       },
	{ORDER_SET,       answer_set        },
	{ORDER_QUIET,     answer_quiet      },
	{ORDER_NOTE,      answer_note       },
	{ORDER_LEAVE,     leave_answer      },
	{ORDER_BACK,      leave_answer      },
	{ORDER_LUCK,      luck              },
	{ORDER_TAKEBACK,  settle_takeback   },
	{ORDER_RECEIPTS,  answer_receipts   },
	{ORDER_RESEND,    answer_resend     },
	{ORDER_WHO,       answer_who        },
	{ORDER_IF,        plans_order       },
	{ORDER_IFS,       plans_order       },
	{ORDER_CANCEL,    plans_order       },
	{ORDER_OBSERVE,   answer_observe_own},
	{ORDER_UNOBSERVE, answer_observe_own},
	{ORDER_SUGGEST,   answer_suggest    },
	{ORDER_CLAIM,     answer_claim      },
	{ORDER_APPEAL,    answer_appeal     },
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
	if (o->kind == ORDER_HELP || o->kind == ORDER_GAMES ||
	    o->kind == ORDER_STANDINGS || o->kind == ORDER_RATINGS) {
		return answer_general(h, r, seat, o);
	}
	return carry_refusal(h, r, seat, o, &diag, NULL);
}
