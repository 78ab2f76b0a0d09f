/* SPDX-License-Identifier: ISC */
/* The cases that differ in who writes and what proves it; letters without orders. */
#include "adjudicator/players/address.h"
#include "adjudicator/referee/ruling.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/season.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/planted.h"

#define FINAL "Final-Recipient: rfc822; ann@example.org\n"

static void no_secret(struct planted *p)
{
	planted_board(p);
	p->to = CLUB;
}

static void no_secret_of_three(struct planted *p)
{
	planted_board(p);
	planted_board(p);
	no_secret(p);
}

static void elsewhere(struct planted *p)
{
	planted_board(p);
	p->from = EVE;
}

static void revoked(struct planted *p)
{
	int64_t id = planted_begin(p, "wordbox", "");

	planted_must(
		p, player_revoke(p->club.context.store, p->club.ann, id, &p->club.err));
}

static void denied(struct planted *p)
{
	planted_board(p);
	p->club.config.trusted_authserv = "mx.club.example";
	p->head = "Authentication-Results: mx.club.example; dmarc=fail "
		  "header.from=example.org\n"
		  "Received: from mail.example by mx.club.example; "
		  "Fri, 20 Nov 2026 12:00:00 +0000\n";
}

static void stranger(struct planted *p)
{
	no_secret(p);
	p->from = EVE;
}

static void wish(struct planted *p, enum wish_side side)
{
	struct wish w = {.player = p->club.ann,
			 .address = view_of("eve@example.com"),
			 .also = true,
			 .asked = LETTER_NOW};

	planted_must(p, wish_add(p->club.context.store, &w, &p->club.err));
	p->to = arena_str(&p->club.arena,
			  address_reply_to(&p->club.context, &p->club.arena, &w, side));
	p->from = side == WISH_NEW ? EVE : ANN;
}

static void wish_new(struct planted *p)
{
	wish(p, WISH_NEW);
}

static void wish_known(struct planted *p)
{
	wish(p, WISH_KNOWN);
}

static void invited_elsewhere(struct planted *p)
{
	int64_t id = letter_club_begin(&p->club, "wordbox", "", "any", 1, true);

	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ann, id));
	p->from = EVE;
}

static void many_today(struct planted *p)
{
	planted_board(p);
	p->club.config.letters_per_day = 0;
}

static void last_today(struct planted *p)
{
	planted_board(p);
	p->club.config.answers_per_day = 1;
}

static void none_today(struct planted *p)
{
	planted_board(p);
	p->club.config.answers_per_day = 0;
}

static void robot(struct planted *p)
{
	planted_board(p);
	p->head = "Auto-Submitted: auto-replied\n";
}

static void encrypted(struct planted *p)
{
	planted_board(p);
	p->head = "Content-Type: multipart/encrypted; boundary=b\n";
}

static void subject(struct planted *p)
{
	planted_board(p);
	p->head = "Subject: pass\n";
}

/* An earlier letter of Ann's came with the Message-ID of this one. */
static void came(struct planted *p, const char *lines, const char *verdict)
{
	struct heard_letter h;
	bool fresh;

	planted_board(p);
	letter_club_hear(&p->club,
			 view_of(arena_printf(&p->club.arena,
					      "From: " ANN "\nTo: %s\n"
					      "Message-ID: " PLANTED_ID "\n\n%s\n",
					      p->to, lines)),
			 true, &h);
	ck_assert(view_is(h.verdict, verdict));
	p->cat = letter_club_player(&p->club, "Cat", "c@example.org");
	planted_must(p, referee_add(p->club.context.store, p->cat, LETTER_NOW, &fresh,
				    &p->club.err));
}

static void came_before(struct planted *p)
{
	came(p, "rack", "answered");
}

static void other_came_before(struct planted *p)
{
	came(p, "8H IN", "applied");
}

/* A bounce arrives for our letter; `ours` NULL: it does not say for which. */
static void report(struct planted *p, const char *path, const struct our_letter *ours)
{
	p->from = "MAILER-DAEMON@mail.example";
	p->to = path;
	p->head = arena_printf(
		&p->club.arena,
		"Content-Type: multipart/report; report-type=delivery-status; "
		"boundary=b\n\n--b\n\nNo.\n--b\n"
		"Content-Type: message/delivery-status\n\nReporting-MTA: dns; "
		"x\n\n" FINAL "Action: failed\nStatus: 5.1.1\n\n--b\n"
		"Content-Type: message/rfc822\n\n%s%.*s\n\n--b--\n",
		ours != NULL ? "Message-ID: " : "",
		VIEW_ARG(ours != NULL ? ours->message_id : view_of("Subject: x")));
}

static void nothing_came_back(struct planted *p)
{
	report(p, CLUB, NULL);
}

static void came_back(struct planted *p)
{
	planted_board(p);
	report(p, CLUB, letter_club_latest(&p->club, p->club.ann, p->club.game[0]));
}

/* The letter names in In-Reply-To our last letter to that player about that game. */
static void refers(struct planted *p, const char *from, int64_t player, int64_t game)
{
	p->from = from;
	p->to = CLUB;
	p->head = arena_printf(
		&p->club.arena, "In-Reply-To: %.*s\n",
		VIEW_ARG(letter_club_latest(&p->club, player, game)->message_id));
}

static void watches(struct planted *p)
{
	int64_t eve = letter_club_player(&p->club, "Eve", "eve@example.com");
	bool fresh;

	elsewhere(p);
	planted_must(p, observer_add(p->club.context.store, p->club.game[0], eve,
				     LETTER_NOW, &fresh, &p->club.err));
	planted_hear(p, p->club.ann, p->club.game[0], "8H IN", "applied");
	letter_club_write(&p->club);
	refers(p, EVE, eve, p->club.game[0]);
}

static void reference(struct planted *p)
{
	planted_board(p);
	refers(p, ANN, p->club.ann, p->club.game[0]);
}

static void reference_to_no_game(struct planted *p)
{
	planted_board(p);
	planted_hear(p, p->club.ann, p->club.game[0], "leave until 1 Dec", "applied");
	refers(p, ANN, p->club.ann, 0);
}

static void reference_to_a_wish(struct planted *p)
{
	planted_board(p);
	planted_hear(p, p->club.ann, p->club.game[0], "also from eve@example.com",
		     "asked");
	refers(p, ANN, p->club.ann, 0);
}

/* The referee Cat answers our letter to her about a case. */
static void reference_to_a_case(struct planted *p)
{
	struct heard_letter h;

	other_came_before(p);
	letter_club_hear(&p->club,
			 view_of(arena_printf(&p->club.arena,
					      "From: " ANN "\nTo: %s\n"
					      "Message-ID: " PLANTED_ID "\n\npass\n",
					      p->to)),
			 true, &h);
	ck_assert(view_is(h.verdict, "conflict"));
	refers(p, "c@example.org", p->cat, p->club.game[0]);
	p->name = "<case@mail.example>";
}

/* Cat has taken over Ann's seat. */
static void left(struct planted *p)
{
	const struct ruling_wish wish = {.words = view_of("substitute Ann by Cat"),
					 .because = view_of("ill"),
					 .vouched = true};
	struct letter_club *c = &p->club;
	struct ruled ruled;
	struct record r;

	planted_board(p);
	(void)letter_club_player(c, "Cat", "c@example.org");
	letter_club_load(c, &c->arena, c->game[0], &r);
	planted_must(p,
		     ruling_carry(&c->context, &c->arena, &r, &wish, &ruled, &c->err));
}

static void watches_not(struct planted *p)
{
	(void)letter_club_player(&p->club, "Eve", "eve@example.com");
	stranger(p);
}

/* Eve watches two games. One of them belongs to a season. */
static void watches_a_season(struct planted *p)
{
	struct season s = {.name = view_of("Winter"), .text = view_of("text")};
	int64_t eve = letter_club_player(&p->club, "Eve", "eve@example.com");
	bool fresh;

	elsewhere(p);
	planted_board(p);
	p->to = CLUB;
	for (int i = 0; i < 2; i++) {
		planted_must(p, observer_add(p->club.context.store, p->club.game[i],
					     eve, LETTER_NOW, &fresh, &p->club.err));
	}
	planted_must(p, season_add(p->club.context.store, &p->club.arena, &s,
				   &p->club.err) &&
				duplicate_add(p->club.context.store, s.id,
					      p->club.game[1], &p->club.err));
}

static void operator(struct planted *p)
{
	planted_board(p);
	p->source = "operator";
}

/* Ben has challenged Ann, and she answers the letter that tells it. */
static void challenged(struct planted *p)
{
	struct season s = {.name = view_of("Ladder"),
			   .text = view_of("Ladder"),
			   .hash = hash_of(view_of("Ladder")),
			   .secret = hash_of(view_of("K")),
			   .created = LETTER_NOW};
	struct season_entrant e[] = {
		{.player = p->club.ben, .team = -1},
		{.player = p->club.ann, .team = -1}
        };
	struct hearing h = {
		.d = &p->club.context, .arena = &p->club.arena, .err = &p->club.err};
	struct season_challenge ch;
	char token[TOKEN_TEXT];
	struct token t;
	bool fresh;

	no_secret(p);
	planted_must(p, season_add(p->club.context.store, &p->club.arena, &s,
				   &p->club.err) &&
				entrant_add(p->club.context.store, s.id, &e[0], &fresh,
					    &p->club.err) &&
				entrant_add(p->club.context.store, s.id, &e[1], &fresh,
					    &p->club.err));
	ch = (struct season_challenge){.season = s.id,
				       .challenger = e[0].id,
				       .challenged = e[1].id,
				       .player = p->club.ann,
				       .asked = LETTER_NOW,
				       .due = LETTER_NOW + 86400,
				       .told = CHALLENGE_UNTOLD};
	planted_must(p, challenge_add(p->club.context.store, &ch, &p->club.err) &&
				ladder_token_of(&h, p->club.ann, &t));
	token_write(p->club.config.key, &t, token);
	p->to = arena_str(&p->club.arena,
			  token_address(&p->club.arena, view_of(CLUB), token));
}

/* clang-format off */
const struct planted_row planted_senders[] = {
	{"an order without secret", no_secret,          "pass",                     "held"},
	{"an order for no game",    no_secret_of_three, "pass",                     "held"},
	{"a question for no game",  no_secret_of_three, "games",                    "answered"},
	{"an order from elsewhere", elsewhere,          "pass",                     "held"},
	{"a secret made anew",      revoked,            "pass",                     "held"},
	{"what our letter proves",  reference,          "pass",                     "applied"},
	{"what is about no game",   reference_to_no_game, "back",                   "applied"},
	{"what is about a wish",    reference_to_a_wish, "yes",                     "answered"},
	{"what is about a case",    reference_to_a_case, "help",                    "answered"},
	{"who has left",            left,               "pass",                     "refused"},
	{"what a host denies",      denied,             "pass",                     "held"},
	{"a stranger",              stranger,           "pass",                     "stranger"},
	{"an address that is new",  wish_new,           "yes",                      "answered"},
	{"an address confirmed",    wish_known,         "yes",                      "answered"},
	{"an address denied",       wish_known,         "no",                       "answered"},
	{"an invitee elsewhere",    invited_elsewhere,  "accept",                   "held"},
	{"one too many",            many_today,         "pass",                     ""},
	{"the last answer",         last_today,         "rack",                     "answered"},
	{"no more answers",         none_today,         "rack",                     "ignored"},
	{"the last word on prose",  last_today,         "Hello",                    "answered"},
	{"no more words on prose",  none_today,         "Hello",                    "ignored"},
	{"a subject",               subject,            "Hello",                    "asked"},
	{"prose without secret",    no_secret,          "Hello",                    "ignored"},
	{"a robot",                 robot,              "pass",                     "robot"},
	{"what is encrypted",       encrypted,          "--b\n\nx\n--b--",          "unreadable"},
	{"the same once more",      came_before,        "rack",                     "duplicate"},
	{"another by its name",     other_came_before,  "pass",                     "conflict"},
	{"what came back",          came_back,          "",                         "robot"},
	{"a report of nothing",     nothing_came_back,  "",                         "robot"},
	{"who watches",             watches,            "show\npass",               "refused"},
	{"to watch",                watches,            "observe",                  "answered"},
	{"to watch no more",        watches,            "unobserve",                "answered"},
	{"to begin to watch",       watches_not,        "game 1: observe",          "held"},
	{"who watches a season",    watches_a_season,   "show",                     "held"},
	{"the operator's",          operator,           "pass",                     "applied"},
	{"the operator's slip",     operator,           "passs",                    "refused"},
	{"a choice, no secret",     no_secret,          "set board compact",        "held"},
	{"many things asked",       no_secret,          "also from e@x.example\nleave until 1 Dec\n"
									"new wordbox with robot easy", "held" },
	{"a challenge",             challenged,         "ladder accept Ben",        "refused"},
};
/* clang-format on */
const int planted_senders_count = COUNT(planted_senders);
