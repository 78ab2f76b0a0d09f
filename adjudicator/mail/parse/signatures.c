/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/signatures.h"

#include "adjudicator/mail/parse/authres.h"
#include "adjudicator/mail/parse/signatures_work.h"
#include "adjudicator/mail/reader/child.h"
#include "formats/text/monotonic.h"
#include <stdlib.h>
#include <string.h>

enum { CHILD_SECONDS = 5, NAME_MAX_BYTES = 253 };

const bool signatures_built = true;
const struct signatures_limits signatures_defaults = {.letter_ms = 8000,
						      .run_ms = 30000};

struct signatures {
	struct signatures_limits limits;
	struct signatures_keys keys;
	struct child *verifier;
	struct child *resolver;
	int64_t spent; /* milliseconds used in this run */
	long unknown;
};

/* Waits for name servers no longer than for a child. */
static enum signatures_key from_dns(void *arg, struct arena *arena, const char *name,
				    struct view *record)
{
	struct signatures *s = arg;
	struct view answer = {0};
	struct err ignored = {0};

	if (child_ask(s->resolver, arena, view_of(name), &answer, &ignored) !=
	    CHILD_ANSWERED) {
		return SIGNATURES_KEY_SILENT;
	}
	*record = view_part(answer, 1, answer.len);
	return view_starts(answer, "+")   ? SIGNATURES_KEY
	       : view_starts(answer, "-") ? SIGNATURES_NO_KEY
					  : SIGNATURES_KEY_SILENT;
}

struct signatures *signatures_new(const struct signatures_limits *limits,
				  const struct signatures_keys *keys)
{
	struct signatures *s = calloc(1, sizeof *s);

	if (s == NULL) {
		arena_die();
	}
	s->limits = *limits;
	s->keys = keys != NULL ? *keys : (struct signatures_keys){from_dns, s};
	s->verifier = child_new(NULL, "signatures", CHILD_SECONDS);
	s->resolver = child_new(NULL, "names", CHILD_SECONDS);
	return s;
}

void signatures_free(struct signatures *s)
{
	if (s != NULL) {
		child_free(s->verifier);
		child_free(s->resolver);
		free(s);
	}
}

long signatures_unknown(const struct signatures *s)
{
	return s->unknown;
}

/* Whether the name is a host name below the sender's domain: no other is looked up,
 * whatever the child asks for. */
static bool may_look_up(struct view name, struct view domain)
{
	const char *key = "._domainkey.";
	size_t at = view_find_text(name, key);

	for (size_t i = 0; i < name.len; i++) {
		char c = name.at[i];

		if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
		      (c >= '0' && c <= '9') || (c != '\0' && strchr("-_.", c)))) {
			return false;
		}
	}
	return name.len <= NAME_MAX_BYTES && at > 0 && at < name.len &&
	       domain_related(view_part(name, at + strlen(key), name.len), domain);
}

/* Adds a record as one line, whatever it contains. */
static void add_record(struct buf *b, struct view record)
{
	for (size_t i = 0; i < record.len; i++) {
		unsigned char c = (unsigned char)record.at[i];

		buf_char(b, c < ' ' ? ' ' : (char)c);
	}
}

/* Adds a line for each name. Returns false when a key cannot be had now. */
static bool look_up(struct signatures *s, struct arena *arena, struct view names,
		    struct view domain, struct buf *keys)
{
	int64_t until = monotonic_ms() + s->limits.letter_ms;
	struct view name;

	for (int n = 0; n < SIGNATURES_MAX && (name = view_word(&names)).len > 0; n++) {
		struct view record = {0};
		enum signatures_key found = SIGNATURES_NO_KEY;

		if (monotonic_left(until) == 0) {
			return false;
		}
		if (may_look_up(name, domain)) {
			found = s->keys.find(s->keys.arg, arena, arena_str(arena, name),
					     &record);
		}
		if (found == SIGNATURES_KEY_SILENT) {
			return false;
		}
		buf_add(keys, name);
		buf_str(keys, found == SIGNATURES_KEY ? " +" : " -");
		add_record(keys, found == SIGNATURES_KEY ? record : (struct view){0});
		buf_char(keys, '\n');
	}
	return true;
}

/* Verifies a letter. A letter that crashes the library counts as one without a
 * signature. */
static struct view verify(struct signatures *s, struct arena *arena, struct view raw,
			  struct view domain, struct view keys)
{
	struct buf request = buf_in(arena);
	struct view answer = view_of("nothing");
	struct err ignored = {0};

	buf_printf(&request, "%.*s\n", VIEW_ARG(domain));
	buf_add(&request, keys);
	buf_char(&request, '\n');
	buf_add(&request, raw);
	if (child_ask(s->verifier, arena, buf_view(&request), &answer, &ignored) !=
	    CHILD_ANSWERED) {
		return view_of("nothing");
	}
	return answer;
}

static enum signatures_say check(struct signatures *s, struct arena *arena,
				 struct view raw, struct view domain)
{
	struct buf keys = buf_in(arena);
	struct view answer = verify(s, arena, raw, domain, (struct view){0});

	if (view_starts(answer, "keys ")) {
		struct view names = view_part(answer, strlen("keys "), answer.len);

		if (!look_up(s, arena, names, domain, &keys)) {
			return SIGNATURES_UNKNOWN;
		}
		answer = verify(s, arena, raw, domain, buf_view(&keys));
	}
	return view_is(answer, "broken") ? SIGNATURES_BROKEN : SIGNATURES_NOTHING;
}

enum signatures_say signatures_check(struct signatures *s, struct arena *arena,
				     struct view raw, struct view from)
{
	struct view domain = domain_of(from);
	int64_t begun = monotonic_ms();
	enum signatures_say say = SIGNATURES_UNKNOWN;

	if (s->spent < s->limits.run_ms) {
		child_renew(s->verifier); /* forgets other letters */
		child_renew(s->resolver);
		say = check(s, arena, raw, domain);
	}
	s->spent += monotonic_ms() - begun;
	s->unknown += say == SIGNATURES_UNKNOWN;
	return say;
}
