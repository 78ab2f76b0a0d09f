/* SPDX-License-Identifier: ISC */
/*
 * - Stricter than RFC 5322: anything but a plain addr-spec gives an empty address,
 *   never a guessed one.
 * - The members of a group ("friends: a@x.org, b@x.org;") are read like other
 *   mailboxes.
 */
#include "formats/address.h"

#include "formats/text/buf.h"
#include "formats/text/num.h"
#include <string.h>

enum { LOCAL_MAX = 64, ADDRESS_MAX = 254, ID_MAX = 250 };

static bool atom_char(char c)
{
	return ascii_letter(c) || digit(c) ||
	       (c != '\0' && strchr("!#$%&'*+-/=?^_`{|}~", c) != NULL);
}

/* Runs of good characters separated by dots, none of them empty. */
static bool dotted(struct view v, bool (*good)(char c))
{
	char before = '.';

	for (size_t i = 0; i < v.len; i++) {
		if (v.at[i] == '.' ? before == '.' : !good(v.at[i])) {
			return false;
		}
		before = v.at[i];
	}
	return before != '.';
}

static bool domain_char(char c)
{
	return ascii_letter(c) || digit(c) || c == '-';
}

bool address_plain(struct view address)
{
	size_t at = view_find(address, '@');

	/* An encoded word means nothing here, and mail programs read it
	 * differently. */
	return at <= LOCAL_MAX && address.len <= ADDRESS_MAX &&
	       !view_starts(address, "=?") &&
	       dotted(view_part(address, 0, at), atom_char) &&
	       dotted(view_part(address, at + 1, address.len), domain_char);
}

bool address_same(struct view one, struct view other)
{
	size_t at = view_find(one, '@');

	return view_eq(view_part(one, 0, at),
		       view_part(other, 0, view_find(other, '@'))) &&
	       view_eq_nocase(one, other);
}

bool address_id_good(struct view id)
{
	bool at = false;

	if (id.len < 5 || id.len > ID_MAX || id.at[0] != '<' ||
	    id.at[id.len - 1] != '>') {
		return false;
	}
	for (size_t i = 1; i + 1 < id.len; i++) {
		if (id.at[i] < '!' || id.at[i] > '~' || id.at[i] == '<' ||
		    id.at[i] == '>') {
			return false;
		}
		at = at || (id.at[i] == '@' && i > 1 && i + 2 < id.len);
	}
	return at;
}

static struct view plain_or_empty(struct arena *arena, struct view address)
{
	char *text;

	address = view_trim(address);
	if (!address_plain(address)) {
		return (struct view){0};
	}
	text = arena_str(arena, address);
	for (size_t i = view_find(address, '@'); i < address.len; i++) {
		text[i] = ascii_lower(text[i]);
	}
	return view_from(text, address.len);
}

/* What one pass over a mailbox has gathered. */
struct pieces {
	struct buf words, comment, angle;
	bool has_angle;
	bool group; /* a colon came before it, which ends the name of a group */
	bool junk;  /* a quoted string outside a name, words behind the address, or
		       what is opened and never closed */
};

/* Copies a quoted string or comment that begins at v.at[0]. Returns its length,
 * which is one more than v.len when it has no end. */
static size_t copy_quoted(struct buf *out, struct view v, char open, char close)
{
	size_t depth = 0;

	for (size_t i = 0; i < v.len; i++) {
		if (v.at[i] == '\\' && i + 1 < v.len) {
			i++;
		} else if (v.at[i] == close && (open == close ? i > 0 : depth == 1)) {
			return i + 1;
		} else if (v.at[i] == open) {
			if (depth++ == 0) {
				continue;
			}
		} else if (v.at[i] == close) {
			depth--;
		}
		buf_char(out, v.at[i]);
	}
	return v.len + 1;
}

static struct mailbox finish(struct arena *arena, const struct pieces *p)
{
	struct view words = view_trim(buf_view(&p->words));
	struct view angle = view_trim(buf_view(&p->angle));
	struct mailbox m = {.name = p->has_angle ? words : buf_view(&p->comment),
			    .group = p->group && !p->has_angle};

	if (!p->junk) {
		m.address = plain_or_empty(arena, p->has_angle ? angle : words);
	}
	return m;
}

/* Reads up to the next top-level comma; returns the length read. */
static size_t gather(struct pieces *p, struct view rest)
{
	size_t i = 0;
	bool quoted = false;

	while (i < rest.len && rest.at[i] != ',' && rest.at[i] != ';') {
		struct view here = view_part(rest, i, rest.len);

		p->junk = p->junk || (p->has_angle && rest.at[i] != ' ' &&
				      rest.at[i] != '\t' && rest.at[i] != '(');
		if (rest.at[i] == '"') {
			quoted = true;
			i += copy_quoted(&p->words, here, '"', '"');
		} else if (rest.at[i] == '(') {
			i += copy_quoted(&p->comment, here, '(', ')');
			buf_char(&p->words,
				 ' '); /* a comment separates what is beside it */
		} else if (rest.at[i] == '<') {
			size_t end = view_find(here, '>');

			buf_add(&p->angle, view_part(here, 1, end - 1));
			p->has_angle = true;
			i += end + 1;
		} else if (rest.at[i] == ':' && !p->has_angle) {
			p->junk = p->junk ||
				  view_find(buf_view(&p->words), '@') < p->words.len;
			p->group = true;
			p->words.len = 0;
			i++;
		} else {
			buf_char(&p->words, rest.at[i++]);
		}
	}
	p->junk = p->junk || (quoted && !p->has_angle) || i > rest.len;
	return i + 1;
}

bool address_next(struct arena *arena, struct view *rest, struct mailbox *m)
{
	while (rest->len > 0) {
		struct pieces p = {.words = buf_in(arena),
				   .comment = buf_in(arena),
				   .angle = buf_in(arena)};
		size_t used = gather(&p, *rest);

		*rest = view_part(*rest, used, rest->len);
		*m = finish(arena, &p);
		if (p.has_angle || view_trim(buf_view(&p.words)).len > 0) {
			return true;
		}
	}
	return false;
}

bool address_read(struct arena *arena, struct view text, struct view *name,
		  struct view *address)
{
	struct mailbox m = {0};
	struct mailbox second;

	if (!address_next(arena, &text, &m) || m.address.len == 0 ||
	    address_next(arena, &text, &second)) {
		return false;
	}
	*name = m.name;
	*address = m.address;
	return true;
}

struct view address_domain(struct view address)
{
	return view_part(address, view_find(address, '@') + 1, address.len);
}

bool address_plus(struct view own, struct view address, struct view *plus)
{
	size_t at = view_find(own, '@');
	size_t end = address.len;

	while (end > 0 && address.at[end - 1] != '@') {
		end--;
	}
	if (end == 0 || end - 1 <= at || address.at[at] != '+' ||
	    !view_eq_nocase(view_part(address, 0, at), view_part(own, 0, at)) ||
	    !view_eq_nocase(view_part(address, end, address.len),
			    view_part(own, at + 1, own.len))) {
		return false;
	}
	*plus = view_part(address, at + 1, end - 1 - (at + 1));
	return true;
}

bool address_own(struct view own, struct view address)
{
	struct view plus;

	return view_eq_nocase(address, own) || address_plus(own, address, &plus);
}

struct view address_with_plus(struct arena *arena, struct view own, const char *plus)
{
	size_t at = view_find(own, '@');

	return view_of(arena_printf(arena, "%.*s+%s%.*s", (int)at, own.at, plus,
				    VIEW_ARG(view_part(own, at, own.len))));
}
