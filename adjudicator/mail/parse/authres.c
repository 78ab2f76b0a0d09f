/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/authres.h"

#include "adjudicator/mail/parse/header.h"
#include "formats/text/buf.h"
#include <string.h>

enum { DMARC, SPF, DKIM, METHODS };

/* The methods, and the properties that name the domain they checked. */
static const struct {
	const char *name;
	const char *about[2];
} methods[METHODS] = {
	[DMARC] = {"dmarc", {"header.from", NULL}         },
	[SPF] = {"spf",   {"smtp.mailfrom", "smtp.helo"}},
	[DKIM] = {"dkim",  {"header.d", "header.i"}      },
};

struct findings {
	struct view domain; /* of the sender */
	bool pass[METHODS], fail[METHODS];
};

/* The value without comments, and without special signs inside quotes. */
static struct view plain(struct arena *arena, struct view value)
{
	struct buf b = buf_in(arena);
	size_t depth = 0;
	bool quoted = false;

	value = header_unfold(arena, value);
	for (size_t i = 0; i < value.len; i++) {
		char c = value.at[i];

		if (c == '\\' && (quoted || depth > 0)) {
			i++;
		} else if (c == '"' && depth == 0) {
			quoted = !quoted;
		} else if (quoted) {
			buf_char(&b, c != '\0' && strchr(" \t;=()/", c) ? '_' : c);
		} else if (c == '(') {
			depth++;
		} else if (c == ')' && depth > 0) {
			depth--;
			buf_char(&b, ' ');
		} else if (depth == 0) {
			buf_char(&b, c);
		}
	}
	return buf_view(&b);
}

/* Takes "name = value" off *rest. */
static bool pair_next(struct view *rest, struct view *name, struct view *value)
{
	struct view left = view_trim(view_part(*rest, 0, view_find(*rest, '=')));
	struct view word = {0};

	*rest = view_part(*rest, view_find(*rest, '=') + 1, rest->len);
	while (left.len > 0) {
		word = view_word(&left);
	}
	*name = view_part(word, 0, view_find(word, '/')); /* dkim/1 */
	*value = view_word(rest);
	return name->len > 0 && value->len > 0;
}

static bool speaks_of(size_t method, struct view name)
{
	for (size_t i = 0; i < 2; i++) {
		const char *about = methods[method].about[i];

		if (about != NULL && view_is_nocase(name, about)) {
			return true;
		}
	}
	return false;
}

/* Reads "dkim=fail header.d=x.org". A failure counts only for the sender's own
 * domain. */
static void read_result(struct findings *f, struct view text)
{
	struct view name;
	struct view value;
	struct view result;
	size_t m = 0;
	bool other = false;

	if (!pair_next(&text, &name, &result)) {
		return;
	}
	while (m < METHODS && !view_is_nocase(name, methods[m].name)) {
		m++;
	}
	if (m == METHODS) {
		return;
	}
	while (text.len > 0) {
		if (pair_next(&text, &name, &value) && speaks_of(m, name)) {
			other = !domain_related(domain_of(value), f->domain);
		}
	}
	f->pass[m] = f->pass[m] || view_is_nocase(result, "pass");
	f->fail[m] = f->fail[m] || (!other && view_is_nocase(result, "fail"));
}

/* Reads one line, if the trusted host wrote it in a version that we know. */
static void read_line(struct findings *f, struct view trusted, struct view line)
{
	struct view head = view_cut(&line, ';');
	struct view id = view_word(&head);
	struct view version = view_word(&head);

	if (!trace_listed(id, trusted) || (version.len > 0 && !view_is(version, "1"))) {
		return;
	}
	while (line.len > 0) {
		read_result(f, view_cut(&line, ';'));
	}
}

/*
 * Reads the header from the top down to the line with which a host of ours took the
 * letter from a foreign host; others wrote what is below that line. A host may pass
 * a letter on to itself, so several lines of ours may follow each other. Returns
 * false if there is no such line.
 */
static bool read_block(struct arena *arena, struct view block,
		       const struct authres_hosts *hosts, struct findings *f)
{
	struct view ours =
		view_of(arena_printf(arena, "%.*s %.*s", VIEW_ARG(hosts->trusted),
				     VIEW_ARG(hosts->received_by)));
	struct header_field field;

	while (header_next(&block, &field)) {
		struct view line;

		if (view_is_nocase(field.name, "Authentication-Results")) {
			read_line(f, hosts->trusted, plain(arena, field.value));
			continue;
		}
		if (!view_is_nocase(field.name, "Received")) {
			continue;
		}
		line = trace_bare(arena, field.value);
		if (!trace_names(line, "by", ours)) {
			return false;
		}
		if (!trace_names(line, "from", ours)) {
			return true;
		}
	}
	return false;
}

bool authres_denies(struct view raw, const struct authres_hosts *hosts,
		    struct view from)
{
	struct findings f = {.domain = domain_of(from)};
	struct arena arena = {0};
	bool known = view_trim(hosts->trusted).len > 0 &&
		     read_block(&arena, header_block(header_skip_mbox(raw)), hosts, &f);

	arena_free(&arena);
	return known &&
	       (f.fail[DMARC] || (!f.pass[DMARC] && f.fail[SPF] && f.fail[DKIM] &&
				  !f.pass[SPF] && !f.pass[DKIM]));
}

struct view domain_of(struct view address)
{
	while (view_find(address, '@') < address.len) {
		view_cut(&address, '@');
	}
	return address;
}

bool domain_related(struct view a, struct view b)
{
	struct view longer = a.len > b.len ? a : b;
	struct view shorter = a.len > b.len ? b : a;
	size_t more = longer.len - shorter.len;

	return view_eq_nocase(view_part(longer, more, shorter.len), shorter) &&
	       (more == 0 || longer.at[more - 1] == '.');
}
