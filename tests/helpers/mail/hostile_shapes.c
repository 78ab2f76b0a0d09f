/* SPDX-License-Identifier: ISC */
#include "tests/helpers/mail/hostile_shapes.h"

#include "formats/text/buf.h"

#define PLAIN  "Content-Type: text/plain; charset=utf-8\n\n"
#define FLOWED "Content-Type: text/plain; format=flowed\n\n"
#define HTML   "Content-Type: text/html; charset=utf-8\n\n"
#define QP     "Content-Transfer-Encoding: quoted-printable\n" PLAIN
#define BASE64 "Content-Transfer-Encoding: base64\n" PLAIN
#define MIXED  "Content-Type: multipart/mixed; boundary=b\n\n"
#define PART   "--b\n" PLAIN
#define LETTER "Content-Type: message/rfc822\n\n"
#define SENTENCE                                                                       \
	"Well played, I did not see that one coming; have a good week, all of you.\n"

/* Longer headers would not be read at all. */
enum { HEADER_ROOM = 60000 };

static const struct shape {
	const char *name, *head, *unit, *tail;
	bool header; /* the units stand in the header */
} shapes[] = {
	{"harmless",            PLAIN,					      SENTENCE,                                     "",           false},
 /* What the pre-scan looks for. */
	{"message-open",        PLAIN,					      "message(",                                   "",           false},
	{"boundary-open",       PLAIN,					      " boundary(",                                 "",           false},
	{"boundary-in-part",
	 MIXED "--b\nContent-Type: multipart/mixed; x=",                            " boundary(c)",                               "",           false},
	{"boundary-quoted",     MIXED "--b\nContent-Type: multipart/mixed",
	 "; x=\"boundary=",												       "",           false},
	{"comments-in-type",    MIXED "--b\nContent-Type: ",                        "(((x)))",                                    "\n\nx",      false},
	{"types",               MIXED "--b\n",				      "Content-Type: text/plain (\n",               "\nx",        false},
	{"boundaries",          MIXED,					      "--b\n",                                      "",           false},
	{"boundary-begins",     MIXED,					      "\n--",                                       "",           false},
	{"dashes",              MIXED,					      "-",					  "",           false},
	{"dash-lines",
	 "Content-Type: multipart/mixed; boundary=------------------x\n\n",	 "-------------------\n",                      "",           false},
	{"parts",               MIXED,					      "--b\nContent-Type: text/plain\n\nx\n",       "--b--\n",    false},
	{"part-headers",        MIXED,					      "--b\nA: b\n",                                "\n",         false},
	{"letters-within",      "",						 LETTER,				       "x",          false},
	{"lone-returns",        MIXED,					      "\r--b\r",                                    "",           false},
 /* The header. */
	{"fields",              "",						 "A: b\n",				     "\nx\n",      true },
	{"folded-fields",       "Subject: x\n",                                     " x\n",                                       "\nx\n",      true },
	{"recipients",          "Cc: ",					     "<a@b>,",                                     "\n\nx\n",    true },
	{"comments",            "Cc: ",					     "(",					  "\n\nx\n",    true },
	{"references",          "References: ",                                     "<a@b>",                                      "\n\nx\n",    true },
	{"references-open",     "References: ",                                     "<",                                          "\n\nx\n",    true },
	{"encoded-words",       "Subject: ",					"=?utf-8?B?eA==?= ",                          "\n\nx\n",    true },
	{"encoded-chains",      "Subject: ",					"=?utf-8?Q?",                                 "\n\nx\n",    true },
	{"encoded-opens",       "Subject: ",					"=?",                                         "\n\nx\n",    true },
	{"tags",                "Subject: ",					"[1.",					"]\n\nx\n",   true },
	{"subject-words",       "Subject: ",					"a : ",                                       "\n\nx\n",    true },
	{"subject-brackets",    "Subject: ",                                        "[] ",                                        "\n\nx\n",    true },
	{"traces",              "",						 "Received: from a by b; x\n",                 "\nx\n",      true },
	{"results",             "Authentication-Results: x",                        "; dkim=pass",                                "\n\nx\n",    true },
 /* How a text is encoded. */
	{"soft-breaks",         QP,						 "=\n",					"x",          false},
	{"quoted-signs",        QP,						 "=3D",					"",           false},
	{"quoted-wrongly",      QP,						 "=ZZ",					"",           false},
	{"base64-noise",        BASE64,					     "#!?*",                                       "",           false},
	{"base64-marks",        BASE64,					     "=",					  "",           false},
	{"base64-lines",        BASE64,					     "eAo=\n",                                     "",           false},
	{"utf-7",               "Content-Type: text/plain; charset=utf-7\n\n",      "+AGE-",                                      "",           false},
	{"utf-7-open",          "Content-Type: text/plain; charset=utf-7\n\n",      "+",                                          "",           false},
	{"latin-1",             "Content-Type: text/plain; charset=iso-8859-1\n\n", "\xe9",                                       "",
	 false																       },
	{"not-utf-8",           PLAIN,					      "\xff",				       "",           false},
	{"combining",           PLAIN,					      "\xcc\x81",                                   "",           false},
	{"combining-order",     PLAIN,					      "\xcc\x81\xcc\xa3\xcc\xb4",                   "",           false},
	{"zero-width",          PLAIN,					      "\xe2\x80\x8b",                               "",           false},
	{"decomposing",         PLAIN,					      "\xef\xb7\xba",                               "",           false},
	{"marks-and-bullets",   PLAIN,					      ">\f\xe2\x80\xa2",                            "",           false},
	{"controls",            PLAIN,					      "\x01",				       "",           false},
	{"nul",		 PLAIN,					      "",					   "",           false},
 /* Flowed text. */
	{"flowed-chain",        FLOWED,					     "x \n",                                       "",           false},
	{"flowed-quotes",       FLOWED,					     "> \n",                                       "",           false},
	{"flowed-towers",       FLOWED,
	 ">>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>x\n",                                                                 "",           false},
	{"flowed-tower",        FLOWED,					     ">",					  " \n",        false},
 /* Pages. */
	{"html-text",           HTML,					       "<p>" SENTENCE "</p>",                        "",           false},
	{"html-tower",          HTML,					       "<b>",					"x",          false},
	{"html-wrong-ends",     HTML,					       "<b></i>",                                    "x",          false},
	{"html-tower-ends",     HTML,					       "<b>\f</i>",                                  "x",          false},
	{"html-tables",         HTML,					       "<table><tr><td>",                            "x",          false},
	{"html-quotes",         HTML,					       "<blockquote>x<br>",                          "",           false},
	{"html-quoted-lines",   HTML,					       "<blockquote>x</blockquote>\n",               "",           false},
	{"html-containers",     HTML,					       "<div class=gmail_quote>x",                   "",           false},
	{"html-lines",          HTML,					       "x<br>\n",                                    "",           false},
	{"html-comments",       HTML,					       "<!--",                                       "",           false},
	{"html-entities",       HTML,					       "&amp;",                                      "",           false},
	{"html-entity-opens",   HTML,					       "&",					  "",           false},
	{"html-numbers",        HTML,					       "&#x110000;",                                 "",           false},
	{"html-attributes",     HTML "<p",					  " a=b",                                       ">x",         false},
	{"html-styles",         HTML,					       "<p style='display:'>",                       "x",          false},
	{"html-style",          HTML "<p style='",                                  "display : ",                                 "'>x",        false},
	{"html-style-blanks",   HTML "<p style='display:a display:a display:a",     " ",
	 "'>x",																 false},
	{"html-classes",        HTML "<p class='",                                  "a ",                                         "'>x",        false},
	{"html-opens",          HTML,					       "<",					  "",           false},
	{"html-scripts",        HTML,					       "<script>",                                   "</script>x", false},
	{"html-cdata",          HTML,					       "<![CDATA[",                                  "",           false},
 /* Lines, for the reader of orders. */
	{"short-lines",         PLAIN,					      "a\n",					"",           false},
	{"empty-lines",         PLAIN,					      "\n",					 "",           false},
	{"blank-lines",         PLAIN,					      " \n",					"",           false},
	{"one-line",            PLAIN,					      "a",					  "",           false},
	{"one-line-of-words",   PLAIN,					      "a ",                                         "",           false},
	{"blanks",              PLAIN,					      " ",					  "",           false},
	{"returns",             PLAIN,					      "\r",					 "",           false},
	{"words",               PLAIN,					      "wrd gmes\n",                                 "",           false},
	{"quote-marks",         PLAIN,					      ">",					  "",           false},
	{"quoted-lines",        PLAIN,					      "> a\n",                                      "",           false},
	{"quoted-blank",        PLAIN,					      "> > > > > > > > > > > > > > > > 8D CRATE\n", "",
	 false																       },
	{"attributions",        PLAIN,					      "On Mon, Ann wrote:\n",                       "",           false},
	{"attribution-begins",  PLAIN,					      "On \n",                                      "",           false},
	{"attribution-empty",   PLAIN,					      "Ann wrote:\n\n",                             "",           false},
	{"attributions-spread", PLAIN,					      "On 1 Nov\n\n",                               "",           false},
	{"attribution-long",    PLAIN,					      "On 12:34 a@b ",                              "wrote:\n",   false},
	{"headers-in-text",     PLAIN,					      "From: a\n",                                  "",           false},
	{"header-blocks",       PLAIN,					      "From: a\nTo: b\n\n",                         "",           false},
	{"underlines",          PLAIN,					      "a\n^\n",                                     "",           false},
	{"originals",           PLAIN,					      "-----Original Message-----\n",               "",           false},
	{"stars",               PLAIN,					      "*",					  "",           false},
	{"marked-words",        PLAIN,					      "*a* ",                                       "",           false},
	{"marked-lines",        PLAIN,					      "*8D* _CRATE_\n",                             "",           false},
	{"brackets",            PLAIN,					      "[",					  "",           false},
	{"parentheses",         PLAIN,					      "(",					  "",           false},
	{"comments-in-line",    PLAIN,					      "8D CRATE (",                                 "\n",         false},
	{"commas",              PLAIN,					      ",",					  "",           false},
	{"colons",              PLAIN,					      ":",					  "",           false},
	{"orders",              PLAIN,					      "8D CRATE\n",                                 "",           false},
	{"orders-of-games",     PLAIN,					      "game 1: 8D CRATE\n",                         "",           false},
	{"exchanges",           PLAIN,					      "exchange A B C D E F G\n",                   "",           false},
	{"loose-moves",         PLAIN,					      "I play CRATE at 8D\n",                       "",           false},
	{"loose-words",         PLAIN,					      "let us put CRATE at row 8 column D then\n",  "",           false},
	{"questions",           PLAIN,					      "8D CRATE?\n",                                "",           false},
	{"near-orders",         PLAIN,					      "exchnge ABC\n",                              "",           false},
	{"no-squares",          PLAIN,					      "22Q CRATE\n",                                "",           false},
	{"if-moves",            PLAIN,					      "if 8D CRATE then 7H JAM\n",                  "",           false},
	{"paths",               PLAIN,					      "SON A1 B2 C2\n",                             "",           false},
	{"a-path",              PLAIN "word SON ",                                  "A1 ",                                        "\n",         false},
	{"claims",              PLAIN,					      "claim 3 wrong score\n",                      "",           false},
	{"says",                PLAIN,					      "say: well played\n",                         "",           false},
	{"say-quotes",          PLAIN "say: ",				      "\"",                                         "\n",         false},
	{"says-quotes",         PLAIN,
	 "say: \"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\n",                                                       "",           false},
	{"press",               PLAIN "press\n",				    "a\n",                                        "endpress\n", false},
	{"press-open",          PLAIN "press\n",                                    "a\n",                                        "",           false},
	{"presses",             PLAIN,					      "press\na\nendpress\n",                       "",           false},
	{"notes",               PLAIN,					      "note a\n",                                   "",           false},
	{"ends",                PLAIN,					      "end of it\n",                                "",           false},
	{"look-alikes",         PLAIN,					      "8D \xd0\xa1RATE\n",                          "",           false},
	{"styled",              PLAIN,					      "\xf0\x9d\x90\x80",                           "",           false},
	{"wide-signs",          PLAIN,					      "\xef\xbc\xa1\n",                             "",           false},
	{"replaced-signs",      PLAIN,					      "\xe2\x80\xa6\xe2\x84\xa2",                   "",           false},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

const size_t hostile_shapes = SHAPES;

const char *hostile_name(size_t shape)
{
	return shapes[shape].name;
}

/* Repeats the unit up to `until` bytes. Of two units with a form feed between them, the
 * first fills the first half, the second the other. */
static void units(struct buf *b, const char *unit, size_t until)
{
	struct view v = view_of(unit);
	size_t half = view_find(v, '\f');
	size_t from = b->len;

	if (half < v.len) {
		while (b->len < from + (until - from) / 2) {
			buf_add(b, view_part(v, 0, half));
		}
		v = view_part(v, half + 1, v.len);
	}
	while (b->len + v.len <= until) {
		buf_add(b, v);
		buf_repeat(b, '\0', v.len == 0);
	}
}

struct view hostile_letter(struct arena *arena, size_t shape, struct view head,
			   size_t bytes)
{
	const struct shape *s = &shapes[shape];
	struct buf b = buf_in(arena);
	size_t most = s->header && bytes > HEADER_ROOM ? HEADER_ROOM : bytes;

	buf_add(&b, head);
	buf_str(&b, s->head);
	units(&b, s->unit, most);
	buf_str(&b, s->tail);
	if (s->header) {
		units(&b, SENTENCE, bytes);
	}
	return buf_view(&b);
}

/* A random number. It need not be as good as those of games. */
static uint32_t roll(uint32_t *state, size_t sides)
{
	*state = *state * 1664525U + 1013904223U;
	return (uint32_t)((*state >> 8) % sides);
}

struct view hostile_mixture(struct arena *arena, uint32_t seed, struct view head,
			    size_t bytes)
{
	uint32_t state = seed;
	size_t around = roll(&state, SHAPES);
	struct buf b = buf_in(arena);

	buf_add(&b, head);
	buf_str(&b, shapes[around].head);
	while (b.len < bytes) {
		const struct shape *s = &shapes[roll(&state, SHAPES)];

		if (roll(&state, 4) == 0) {
			buf_str(&b, s->head);
		}
		units(&b, s->unit, b.len + 1 + roll(&state, bytes));
		buf_str(&b, roll(&state, 2) == 0 ? s->tail : "\n");
	}
	buf_str(&b, shapes[around].tail);
	return buf_view(&b);
}
