/* SPDX-License-Identifier: ISC */
/*
 * Replies as people send them, damaged in every way: cut, changed, doubled, put
 * together from two, and wrapped into what no mail program writes. Each must get a
 * verdict and leave the reader's child alive. HOSTILE_LETTERS is how many there are of
 * each kind.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_games.h"
#include "tests/helpers/club/reply_letter.h"
#include "tests/helpers/random/random_order.h"

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];
static struct arena arena;
static struct dice dice;

static void set_up(void)
{
	arena = (struct arena){0};
	dice = (struct dice){.state = 7};
	letter_games_open(&club, game);
}

static void tear_down(void)
{
	letter_club_close(&club);
	arena_free(&arena);
}

/* A reply in any shape; its number is its own. */
static struct view any_reply(unsigned long number)
{
	const struct letter_game *g = &game[dice_roll(&dice, (uint32_t)club.games)];
	struct reply_plan p = {
		.client = &mail_clients[dice_roll(&dice, (uint32_t)mail_client_count)],
		.placing = (enum placing)dice_roll(&dice, PLACES),
		.parts = (enum parts)dice_roll(&dice, PARTS),
		.language = dice_roll(&dice, 840),
		.charset = dice_roll(&dice, 1000),
		.wrap = dice_roll(&dice, 1000),
		.line = {"Well played \u2026", g->plays > 0 ? g->play[0] : "rack",
			 "\U0001f600"},
		.lines = 3,
		.older = "pass",
		.to = g->to,
		.number = number
        };

	return reply_letter(&arena, &p);
}

/* ------------------------------------------------------------------ damage */

static struct view part(struct view v)
{
	size_t from = dice_roll(&dice, (uint32_t)v.len + 1);

	return view_part(v, from, dice_roll(&dice, (uint32_t)(v.len - from) + 1));
}

static void cut_off(struct buf *b, struct view raw)
{
	buf_add(b, view_part(raw, 0, dice_roll(&dice, (uint32_t)raw.len)));
}

static void leave_out(struct buf *b, struct view raw)
{
	struct view gone = part(raw);
	size_t from = (size_t)(gone.at - raw.at);

	buf_add(b, view_part(raw, 0, from));
	buf_add(b, view_part(raw, from + gone.len, raw.len));
}

static void change_bytes(struct buf *b, struct view raw)
{
	static const char bytes[] = "\0\n\r\"\\=<>();:,@?*/- \t\x1b\x7f\x80\xc3\xff";

	buf_add(b, raw);
	for (uint32_t i = 1 + dice_roll(&dice, 20); i > 0; i--) {
		b->at[dice_roll(&dice, (uint32_t)b->len)] =
			bytes[dice_roll(&dice, sizeof bytes - 1)];
	}
}

static void repeat_part(struct buf *b, struct view raw)
{
	struct view again = view_part(part(raw), 0, 200);
	size_t to = (size_t)(again.at - raw.at) + again.len;

	buf_add(b, view_part(raw, 0, to));
	for (uint32_t i = dice_roll(&dice, 500); i > 0; i--) {
		buf_add(b, again);
	}
	buf_add(b, view_part(raw, to, raw.len));
}

static void shuffle_lines(struct buf *b, struct view raw)
{
	struct lines lines = lines_of(raw);
	struct view line;
	struct view kept = {0};

	while (line_next(&lines, &line)) {
		if (dice_roll(&dice, 10) == 0) {
			kept = line;
			continue;
		}
		buf_add(b, line);
		buf_str(b, dice_roll(&dice, 50) == 0 ? "\r" : "\r\n");
		if (kept.len > 0 && dice_roll(&dice, 5) == 0) {
			buf_add(b, kept);
			buf_char(b, '\n');
		}
	}
}

static void splice(struct buf *b, struct view raw)
{
	struct view other = any_reply(0);

	buf_add(b, view_part(raw, 0, dice_roll(&dice, (uint32_t)raw.len)));
	buf_add(b, part(other));
}

/* Fields and tags that parsers have stumbled over, anywhere in the letter. */
static void put_in(struct buf *b, struct view raw)
{
	static const char *const hard[] = {
		"Content-Type: multipart/mixed; boundary=\"\\\"\"\r\n",
		"Content-Type: multipart/alternative; boundary=\"\"\r\n",
		"Content-Type: message/rfc822\r\n\r\n",
		"Content-Type: text/plain; charset*=utf-8''%FF%00; format=flowed\r\n",
		"Content-Transfer-Encoding: base64\r\n",
		"Content-Transfer-Encoding: quoted-printable\r\n",
		"Content-Disposition: attachment; filename*0*=\"\r\n",
		"Subject: =?utf-8?B?=?= =?x?Q?=0D=0ABcc: a@b?=\r\n",
		"From: \"\\\"<a@b>\" (((\r\n",
		"\r\n\r\n--inner-=_1\r\n",
		"--outer_1--\r\n",
		"=e",
		"=\r",
		"<blockquote><table><tr><td><!--",
		"</div></blockquote></html>",
		"<div style=\"display:none\"><div class=gmail_quote>",
		"&#x110000;&#0;&amp;amp",
		"<![CDATA[ ]]><base href=\"file:///\"><meta charset=utf-7>",
		"\xef\xbb\xbf\xff\xfe\xed\xa0\x80\xf4\x90\x80\x80",
		"-----Original Message-----\r\n",
		">>>>>>>>>>>>>>>>>>>>>>>> |",
		"On 20 Nov 2026 at 12:00, <a@b> wrote:\r\n",
	};
	size_t at = dice_roll(&dice, (uint32_t)raw.len);

	buf_add(b, view_part(raw, 0, at));
	for (uint32_t i = 1 + dice_roll(&dice, 3); i > 0; i--) {
		buf_str(b, hard[dice_roll(&dice, sizeof hard / sizeof hard[0])]);
	}
	buf_add(b, view_part(raw, at, raw.len));
}

/* A letter within a letter within a letter. */
static void nest(struct buf *b, struct view raw)
{
	for (uint32_t i = 1 + dice_roll(&dice, 40); i > 0; i--) {
		buf_printf(b,
			   "From: Ann <ann@example.org>\r\nContent-Type: "
			   "multipart/%s; boundary=n%u\r\n\r\n--n%u\r\n",
			   dice_roll(&dice, 2) == 0 ? "mixed" : "related", i, i);
	}
	buf_add(b, raw);
}

static const struct {
	const char *name;
	void (*damage)(struct buf *b, struct view raw);
} kinds[] = {
	{"cut off",        cut_off      },
	{"left out",       leave_out    },
	{"bytes changed",  change_bytes },
	{"repeated",       repeat_part  },
	{"lines shuffled", shuffle_lines},
	{"spliced",        splice       },
	{"put in",         put_in       },
	{"nested",         nest         },
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static unsigned long wanted(void)
{
	const char *text = getenv("HOSTILE_LETTERS");

	return text == NULL ? 150 : strtoul(text, NULL, 10);
}

START_TEST(a_damaged_reply_gets_a_verdict)
{
	struct heard_letter h;

	for (unsigned long i = 0; i < wanted(); i++) {
		struct buf b = buf_in(&arena);

		kinds[_i].damage(&b, any_reply(i));
		letter_club_hear(&club, buf_view(&b), false, &h);
		ck_assert_msg(h.verdict.len > 0 && !view_is(h.verdict, "quarantined"),
			      "%s %lu: %.*s %.*s", kinds[_i].name, i,
			      VIEW_ARG(h.verdict), VIEW_ARG(h.code));
		arena_reset(&arena);
	}
	letter_club_hear(&club,
			 letter_club_short(&club, &arena, club.ann, game[0].to,
					   view_of(game[0].play[0])),
			 false, &h);
	ck_assert(h.changed);
	(void)printf("%s: %lu letters\n", kinds[_i].name, wanted());
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(300);
	claims_times(a_damaged_reply_gets_a_verdict, 0, KINDS);
	return claims_run("hostile_replies");
}
