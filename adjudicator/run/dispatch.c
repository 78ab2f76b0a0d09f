/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/dispatch.h"

#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/lobby.h"
#include "adjudicator/play/new_game.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/players/address.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/puzzle/puzzle.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/hear.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/season/order.h"
#include "formats/orders/order_args.h"

static bool standings(struct hearing *h, const struct record *r, int seat,
		      const struct order *o)
{
	(void)r;
	(void)seat;
	return season_standings(h, o);
}

/* clang-format off */
#define CLUB   DISPATCH_CLUB
#define EITHER DISPATCH_EITHER
#define ANY    DISPATCH_ANY
#define GAME   DISPATCH_GAME
#define ROW(rule) AUTHORITY_ROW_##rule
static const struct dispatch rows[ORDER_KINDS_] = {
	/*                  place   proof             watcher alone            unproved               in a game */
	[ORDER_PLAY]       = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_WORD]       = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_EXCHANGE]   = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_PASS]       = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_RESIGN]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_CHALLENGE]  = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_ACCEPT]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_DECLINE]    = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_OFFER_DRAW] = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_SORT]       = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_REMOVE]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_CHECK]      = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_UNDO]       = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_PAUSE]      = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_RESUME]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_ALWAYS]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_AGREE]      = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_REFUSE]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_CLAIM_TIME] = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_TAKEBACK]   = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  take_back_order},
	[ORDER_REMATCH]    = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  new_rematch},
	[ORDER_IF]         = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  if_moves_order},
	[ORDER_IFS]        = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  if_moves_order},
	[ORDER_CANCEL]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  if_moves_order},
	[ORDER_CLAIM]      = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  answer_claim},
	[ORDER_APPEAL]     = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  answer_appeal},
	[ORDER_SAY]        = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  answer_talk},
	[ORDER_PRESS]      = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  answer_talk},
	[ORDER_ENDPRESS]   = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  NULL},
	[ORDER_NOTE]       = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  answer_note},
	[ORDER_QUIET]      = {GAME,   ROW(MOVES),      false, NULL,          NULL,                  answer_quiet},
	[ORDER_YES]        = {GAME,   ROW(ANSWERS),    false, NULL,          NULL,                  NULL},
	[ORDER_NO]         = {GAME,   ROW(ANSWERS),    false, NULL,          NULL,                  NULL},
	[ORDER_CHOOSE]     = {GAME,   ROW(ANSWERS),    false, NULL,          NULL,                  NULL},
	[ORDER_LUCK]       = {GAME,   ROW(ANSWERS),    false, NULL,          NULL,                  answer_luck},
	[ORDER_TRY]        = {GAME,   ROW(LOOKS),      false, NULL,          NULL,                  NULL},
	[ORDER_RACK]       = {GAME,   ROW(LOOKS),      false, NULL,          NULL,                  answer_show},
	[ORDER_SHOW]       = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_show},
	[ORDER_BAG]        = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_bag},
	[ORDER_MOVES]      = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_moves},
	[ORDER_HISTORY]    = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_history},
	[ORDER_EXPLAIN]    = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_explain},
	[ORDER_CLOCK]      = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_clock},
	[ORDER_EXPORT]     = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_export},
	[ORDER_RULES]      = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_rules},
	[ORDER_RESEND]     = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_resend},
	[ORDER_WHO]        = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_who},
	[ORDER_RECEIPTS]   = {EITHER, ROW(LOOKS),      true,  NULL,          NULL,                  answer_receipts},
	[ORDER_HELP]       = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_help},
	[ORDER_ANALYSE]    = {GAME,   ROW(LOOKS),      true,  NULL,          NULL,                  answer_analyse},
	[ORDER_GAMES]      = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_games},
	[ORDER_CALENDAR]   = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_calendar},
	[ORDER_MEMBERS]    = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_members},
	[ORDER_LOOKUP]     = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_check},
	[ORDER_LIST]       = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_list},
	[ORDER_HOOKS]      = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_hooks},
	[ORDER_PUZZLE]     = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  puzzle_order},
	[ORDER_LOBBY]      = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  lobby_list},
	[ORDER_STANDINGS]  = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  standings},
	[ORDER_RATINGS]    = {EITHER, ROW(QUESTIONS),  true,  NULL,          NULL,                  answer_ratings},
	[ORDER_PRIVACY]    = {CLUB,   ROW(QUESTIONS),  false, privacy_order, privacy_unproved,      NULL},
	[ORDER_SET]        = {ANY,    ROW(CHOICES),    true,  NULL,          NULL,                  answer_set},
	[ORDER_SUGGEST]    = {EITHER, ROW(CHOICES),    true,  NULL,          NULL,                  answer_suggest},
	[ORDER_LEAVE]      = {CLUB,   ROW(CHOICES),    false, leave_order,   NULL,                  leave_answer},
	[ORDER_BACK]       = {CLUB,   ROW(CHOICES),    false, leave_order,   NULL,                  leave_answer},
	[ORDER_NEW]        = {CLUB,   ROW(BEGINNINGS), false, new_game,      new_game_unproved,     NULL},
	[ORDER_JOIN]       = {CLUB,   ROW(BEGINNINGS), false, season_join,   season_unproved,       NULL},
	[ORDER_OBSERVE]    = {GAME,   ROW(BEGINNINGS), false, NULL,          observe_unproved,      answer_observe_own},
	[ORDER_UNOBSERVE]  = {GAME,   ROW(BEGINNINGS), false, NULL,          observe_unproved,      answer_observe_own},
	[ORDER_WITHDRAW]   = {CLUB,   ROW(SEASONS),    false, season_leave,  season_unproved,       NULL},
	[ORDER_LADDER]     = {CLUB,   ROW(SEASONS),    false, ladder_order,  ladder_order_unproved, NULL},
	[ORDER_ALSO]       = {CLUB,   ROW(ACCOUNT),    false, address_order, address_unproved,      NULL},
	[ORDER_FORGET]     = {CLUB,   ROW(ACCOUNT),    false, privacy_order, privacy_unproved,      NULL},
	[ORDER_NOT]        = {CLUB,   ROW(SECRETS),    false, address_order, address_unproved,      NULL},
	[ORDER_REVOKE]     = {CLUB,   ROW(SECRETS),    false, revoke_order,  hold_line,             NULL},
};

/* Orders of which the words, and not only the kind, decide who answers them. */
static const struct dispatch address   = {CLUB, ROW(ACCOUNT), false, address_order, address_unproved, NULL};
static const struct dispatch my_data   = {CLUB, ROW(ACCOUNT), false, privacy_order, privacy_unproved, NULL};
static const struct dispatch offered   = {CLUB, ROW(BEGINNINGS), false, new_game, hold_line, NULL};
static const struct dispatch lobby     = {CLUB, ROW(BEGINNINGS), false, lobby_order, hold_line, NULL};
static const struct dispatch challenge = {CLUB, ROW(BEGINNINGS), false, ladder_order, ladder_order_unproved, NULL};
/* clang-format on */

const struct dispatch *dispatch_kind(enum order_kind kind)
{
	return &rows[kind];
}

const struct dispatch *dispatch_of(const struct order *o)
{
	struct view named;

	if (order_my_data(o)) {
		return &my_data;
	}
	if (o->kind != ORDER_NOT && order_address(o, &named) != ADDRESS_NONE) {
		return &address;
	}
	if (order_for_anybody(o)) {
		return &offered;
	}
	if (o->kind == ORDER_LOBBY && o->args.len > 0) {
		return &lobby;
	}
	if (o->kind == ORDER_LADDER && order_ladder_of(o).act == LADDER_CHALLENGE) {
		return &challenge;
	}
	return &rows[o->kind];
}

bool dispatch_game(struct hearing *h, const struct record *r, int seat,
		   const struct order *o)
{
	const struct dispatch *row = &rows[o->kind];
	struct diag diag = {.code = DIAG_NOT_IN_THIS_GAME, .at = o->text};

	return row->seat != NULL ? row->seat(h, r, seat, o)
				 : answer_order_refusal(h, r, seat, o, &diag, NULL);
}

bool dispatch_alone(struct hearing *h, const struct order *o)
{
	const struct dispatch *row = dispatch_of(o);

	return row->club != NULL ? row->club(h, o) : row->seat(h, NULL, -1, o);
}
