/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/authres.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/parse/signatures_work.h"
#include <opendkim/dkim.h>
#include <string.h>

/* One letter while it is verified. */
struct job {
	struct arena *arena;
	struct view domain; /* of the sender */
	struct view keys;   /* the keys that were looked up, one a line */
	struct buf wanted;  /* names whose keys are not among them */
};

static struct view text_of(const unsigned char *text)
{
	return view_of(text == NULL ? "" : (const char *)text);
}

/* Ignores signatures of other domains, and those beyond SIGNATURES_MAX. */
static DKIM_CBSTAT choose(DKIM *dkim, DKIM_SIGINFO **sigs, int n)
{
	const struct job *job = dkim_get_user_context(dkim);
	int kept = 0;

	for (int i = 0; i < n; i++) {
		if (kept == SIGNATURES_MAX ||
		    !domain_related(text_of(dkim_sig_getdomain(sigs[i])),
				    job->domain)) {
			dkim_sig_ignore(sigs[i]);
		} else {
			kept++;
		}
	}
	return DKIM_CBSTAT_CONTINUE;
}

static DKIM_CBSTAT give_key(DKIM *dkim, DKIM_SIGINFO *sig, unsigned char *at,
			    size_t cap)
{
	struct job *job = dkim_get_user_context(dkim);
	struct view selector = text_of(dkim_sig_getselector(sig));
	struct view domain = text_of(dkim_sig_getdomain(sig));
	struct view name = view_of(arena_printf(job->arena, "%.*s._domainkey.%.*s",
						VIEW_ARG(selector), VIEW_ARG(domain)));
	struct view keys = job->keys;

	while (keys.len > 0) {
		struct view line = view_cut(&keys, '\n');

		if (!view_eq_nocase(view_cut(&line, ' '), name)) {
			continue;
		}
		if (!view_starts(line, "+") || line.len > cap) {
			return DKIM_CBSTAT_NOTFOUND;
		}
		memcpy(at, line.at + 1, line.len - 1);
		at[line.len - 1] = '\0';
		return DKIM_CBSTAT_CONTINUE;
	}
	buf_printf(&job->wanted, " %.*s", VIEW_ARG(name));
	return DKIM_CBSTAT_NOTFOUND;
}

/* The letter as it was sent: in a Maildir lines may end with LF alone. */
static struct view wire_form(struct arena *arena, struct view raw)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < raw.len; i++) {
		if (raw.at[i] == '\n' && (i == 0 || raw.at[i - 1] != '\r')) {
			buf_char(&b, '\r');
		}
		buf_char(&b, raw.at[i]);
	}
	return buf_view(&b);
}

/* Whether the letter is not what its domain signed, although the key was found and
 * is no test key. */
static bool broken(DKIM_SIGINFO *sig)
{
	unsigned int flags = dkim_sig_getflags(sig);
	unsigned int bits = 0; /* above 0 once the key was read */

	return (flags & DKIM_SIGFLAG_PROCESSED) != 0 &&
	       dkim_sig_getkeysize(sig, &bits) == DKIM_STAT_OK && bits > 0 &&
	       (flags & DKIM_SIGFLAG_TESTKEY) == 0 &&
	       (dkim_sig_getbh(sig) == DKIM_SIGBH_MISMATCH ||
		dkim_sig_geterror(sig) == DKIM_SIGERROR_BADSIG);
}

static void conclude(const struct job *job, DKIM *dkim, struct buf *answer)
{
	DKIM_SIGINFO **sigs = NULL;
	int n = 0;
	int bad = 0;
	int good = 0;

	(void)dkim_getsiglist(dkim, &sigs, &n);
	for (int i = 0; i < n; i++) {
		if ((dkim_sig_getflags(sigs[i]) & DKIM_SIGFLAG_IGNORE) != 0) {
			continue;
		}
		(void)dkim_sig_process(dkim, sigs[i]);
		good += DKIM_SIG_CHECK(sigs[i]);
		bad += broken(sigs[i]);
	}
	if (job->wanted.len > 0) {
		buf_str(answer, "keys");
		buf_add(answer, buf_view(&job->wanted));
	} else {
		buf_str(answer, good == 0 && bad > 0 ? "broken" : "nothing");
	}
}

/* Made before the child gives up its rights: the library looks at the system's name
 * servers even if it never asks one. */
static DKIM_LIB *lib;

/* Signatures are verified when the whole letter has been read. */
void signatures_prepare(void)
{
	unsigned int flags = DKIM_LIBFLAGS_DELAYSIGPROC;

	lib = dkim_init(NULL, NULL);
	if (lib != NULL) {
		(void)dkim_options(lib, DKIM_OP_SETOPT, DKIM_OPTS_FLAGS, &flags,
				   sizeof flags);
		(void)dkim_set_prescreen(lib, choose);
		(void)dkim_set_key_lookup(lib, give_key);
	}
}

/* Verifies a letter; one that cannot be read counts as having no signature. */
static void verify(struct job *job, struct view letter, struct buf *answer)
{
	struct view wire = wire_form(job->arena, header_skip_mbox(letter));
	unsigned char *bytes = arena_take(job->arena, wire.len + 1);
	DKIM_STAT stat;
	DKIM *dkim = lib == NULL ? NULL
				 : dkim_verify(lib, (const unsigned char *)"letter",
					       NULL, &stat);

	if (dkim == NULL) {
		buf_str(answer, "nothing");
		return;
	}
	if (wire.len > 0) {
		memcpy(bytes, wire.at, wire.len);
	}
	(void)dkim_set_user_context(dkim, job);
	if (dkim_chunk(dkim, bytes, wire.len) == DKIM_STAT_OK &&
	    dkim_chunk(dkim, NULL, 0) == DKIM_STAT_OK) {
		(void)dkim_eom(dkim, NULL);
		conclude(job, dkim, answer);
	} else {
		buf_str(answer, "nothing");
	}
	(void)dkim_free(dkim);
}

void signatures_verify(struct arena *arena, struct view request, struct buf *answer)
{
	struct job job = {.arena = arena, .wanted = buf_in(arena)};
	size_t end = view_find_text(request, "\n\n");

	job.keys = view_part(request, 0, end);
	job.domain = view_cut(&job.keys, '\n');
	verify(&job, view_part(request, end + 2, request.len), answer);
}

const struct serve_role *signatures_role(const char *name)
{
	static const struct serve_role roles[] = {
		{"signatures", signatures_verify,  signatures_prepare, SERVE_SHUT   },
		{"names",      signatures_look_up, NULL,               SERVE_OUTWARD},
	};

	for (size_t i = 0; i < sizeof roles / sizeof roles[0]; i++) {
		if (strcmp(name, roles[i].name) == 0) {
			return &roles[i];
		}
	}
	return NULL;
}
