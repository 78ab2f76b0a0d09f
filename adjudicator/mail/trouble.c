/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/trouble.h"

#include "formats/text/buf.h"
#include "formats/text/stamp.h"

/* Words in capitals are replaced: BOX by inbox or outbox, USER by the user, SECRET
 * by the setting of his password, DATE by a day of the certificate, SAID by the
 * other side's own words. */
/* clang-format off */
static const struct {
	enum err_kind kind;
	const char *what, *mend;
} troubles[TROUBLES_] = {
	[TROUBLE_NAME] = {ERR_SERVER,
		"there is no such host",
		"look at the setting BOX, and whether this machine has a network"},
	[TROUBLE_REFUSED] = {ERR_SERVER,
		"nothing answers at that port",
		"see whether the server is up, and whether BOX names its host and port"},
	[TROUBLE_SILENT] = {ERR_SERVER,
		"it does not answer in time",
		"wait for it; BOX-timeout says for how long"},
	[TROUBLE_PLAIN] = {ERR_SERVER,
		"it offers no encryption (STARTTLS), and nothing is said to it without",
		"look in BOX for another port, or a scheme that ends in s"},
	[TROUBLE_TLS] = {ERR_SERVER,
		"no encrypted connection can be made (SAID)",
		"look at scheme and port of BOX: 993 and 465 are for imaps:// and "
		"smtps://, 143 and 587 for imap:// and smtp://"},
	[TROUBLE_EXPIRED] = {ERR_SERVER,
		"its certificate ended on DATE",
		"whoever runs the server has to renew it; if that day is not over, "
		"this machine's clock is wrong"},
	[TROUBLE_YOUNG] = {ERR_SERVER,
		"its certificate is good only from DATE on",
		"see whether this machine's clock is right"},
	[TROUBLE_OTHER_HOST] = {ERR_SERVER,
		"its certificate does not prove that it is this host",
		"name the host in BOX as its certificate does"},
	[TROUBLE_UNKNOWN] = {ERR_SERVER,
		"its certificate comes from an authority that is not known here",
		"if that is an authority of your own, name its certificate in tls-ca; "
		"else somebody may stand in between"},
	[TROUBLE_AUTHORITIES] = {ERR_CONFIG,
		"the certificates of tls-ca cannot be read",
		"tls-ca names a file in PEM, or is empty"},
	[TROUBLE_LOGIN] = {ERR_DENIED,
		"it refuses the login of USER",
		"look at SECRET and BOX-auth"},
	[TROUBLE_LOGIN_LATER] = {ERR_SERVER,
		"it takes no login now (SAID)",
		"wait for it"},
	[TROUBLE_NO_LOGIN] = {ERR_SERVER,
		"it offers no login that BOX-auth allows, and takes no letters without",
		"look at BOX-auth, and whether BOX names a user"},
	[TROUBLE_NO_LETTERS] = {ERR_SERVER,
		"it takes no letters now: SAID",
		"wait for it, or look at BOX and BOX-auth"},
	[TROUBLE_FOLDER] = {ERR_CONFIG,
		"it has no such folder for us",
		"look at the folder behind the host in BOX"},
	[TROUBLE_OTHER] = {ERR_SERVER,
		"SAID",
		"wait for it, or look at BOX"},
};
/* clang-format on */

void say_plain(char *to, size_t cap, struct view text)
{
	size_t n = 0;

	for (; n + 1 < cap && n < text.len; n++) {
		to[n] = (char)(text.at[n] < ' ' || text.at[n] > '~' ? '?' : text.at[n]);
	}
	to[n] = '\0';
}

/* "1 Jan 2021" */
static const char *day(struct arena *arena, int64_t t)
{
	static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
	struct stamp_parts p = stamp_parts(t, NULL);

	return arena_printf(arena, "%d %.3s %d", p.day,
			    months + 3 * (size_t)(p.month - 1), p.year);
}

struct word {
	const char *word, *means;
};

static void fill(struct buf *b, const char *text, const struct word *words, size_t n)
{
	struct view rest = view_of(text);

	while (rest.len > 0) {
		size_t i = 0;

		while (i < n && !view_starts(rest, words[i].word)) {
			i++;
		}
		if (i < n) {
			buf_str(b, words[i].means);
			rest = view_part(rest, view_of(words[i].word).len, rest.len);
		} else {
			buf_char(b, rest.at[0]);
			rest = view_part(rest, 1, rest.len);
		}
	}
}

const char *trouble_what(struct arena *arena, const struct found *f,
			 const struct trouble_place *at)
{
	int64_t t = f->trouble == TROUBLE_EXPIRED ? f->to : f->from;
	const char *date = day(arena, t);
	const struct word words[] = {
		{"BOX",  at->box         },
		{"USER", at->server->user},
		{"SAID", f->said         },
		{"DATE", date            }
        };
	struct buf b = buf_in(arena);

	if (f->trouble != TROUBLE_NONE) {
		fill(&b, troubles[f->trouble].what, words,
		     sizeof words / sizeof words[0]);
	}
	return buf_cstr(&b);
}

const char *trouble_mend(struct arena *arena, enum trouble t,
			 const struct trouble_place *at)
{
	const struct word words[] = {
		{"BOX",    at->box        },
                {"SECRET", at->secret_from}
        };
	struct buf b = buf_in(arena);

	if (t != TROUBLE_NONE) {
		fill(&b, troubles[t].mend, words, sizeof words / sizeof words[0]);
	}
	return buf_cstr(&b);
}

bool trouble_tell(const struct found *f, const struct trouble_place *at,
		  struct err *err)
{
	struct arena arena = {0};
	const char *what = trouble_what(&arena, f, at);
	const char *mend = trouble_mend(&arena, f->trouble, at);

	(void)err_set(err, troubles[f->trouble].kind, "%s: %.262s: %s; %s", at->box,
		      server_place(&arena, at->server), what, mend);
	arena_free(&arena);
	return false;
}
