/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/server.h"

#include "formats/text/buf.h"
#include "formats/text/hash.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { PORT_MAX = 65535, HOST_MAX = 253 };

static const struct scheme {
	const char *name, *begins;
	bool starttls, login;
	long port;
} schemes[] = {
	{"imaps", "imaps://", false, true,  993},
	{"imap",  "imap://",  true,  true,  143},
	{"smtps", "smtps://", false, false, 465},
	{"smtp",  "smtp://",  true,  false, 587},
};
enum { SCHEMES = sizeof schemes / sizeof schemes[0] };

static const struct scheme *scheme_of(struct view text)
{
	for (size_t i = 0; i < SCHEMES; i++) {
		if (view_starts_nocase(text, schemes[i].begins)) {
			return &schemes[i];
		}
	}
	return NULL;
}

bool server_named(struct view text)
{
	return scheme_of(text) != NULL;
}

/* Decodes "%40" and the like; NULL when the result is not UTF-8 without control
 * characters. */
static const char *decoded(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	while (v.len > 0) {
		uint8_t byte = (uint8_t)v.at[0];

		if (byte == '%' && !hex_read(view_part(v, 1, 2), &byte, 1)) {
			return NULL;
		}
		if (byte < ' ' || byte == 0x7f) {
			return NULL;
		}
		v = view_part(v, v.at[0] == '%' ? 3 : 1, v.len);
		buf_char(&b, (char)byte);
	}
	return utf8_valid(buf_view(&b)) ? buf_cstr(&b) : NULL;
}

static bool host_good(struct view v, bool bracketed)
{
	for (size_t i = 0; i < v.len; i++) {
		char c = v.at[i];

		if (!digit(c) && !ascii_letter(c) && c != '.' &&
		    c != (bracketed ? ':' : '-')) {
			return false;
		}
	}
	return v.len > 0 && v.len <= HOST_MAX && v.at[0] != '-';
}

/* Reads "[::1]:993" or "mail.example:993", each also without the port. */
static const char *read_host(struct arena *arena, struct view v, struct server *out)
{
	bool bracketed = view_starts(v, "[");
	struct view host = v;
	struct view port = {0};

	if (bracketed) {
		size_t end = view_find(v, ']');

		host = view_part(v, 1, end - 1);
		port = view_part(v, end + 2, v.len);
		if (end == v.len) {
			host = v;
		} else if (end + 1 < v.len && v.at[end + 1] != ':') {
			return "what follows the host is not understood";
		}
	} else if (view_find(v, ':') < v.len) {
		host = view_cut(&v, ':');
		port = v;
	}
	if (!host_good(host, bracketed)) {
		return "the host is no name and no address";
	}
	if (port.len > 0 && !num_read(port, 1, PORT_MAX, &out->port)) {
		return "the port is no number from 1 to 65535";
	}
	out->host = arena_str(arena, host);
	return NULL;
}

static size_t last(struct view v, char c)
{
	size_t i = v.len;

	while (i > 0 && v.at[i - 1] != c) {
		i--;
	}
	return i; /* index after the character; 0 when it does not occur */
}

/* The host ends at the first slash after the last "@", because a user's name may
 * contain both. */
const char *server_read(struct arena *arena, struct view text, struct server *out)
{
	const struct scheme *scheme = scheme_of(text);
	struct view rest;
	struct view user = {0};
	size_t at;

	if (scheme == NULL) {
		return "the scheme is not understood";
	}
	*out = (struct server){.scheme = scheme->name,
			       .starttls = scheme->starttls,
			       .port = scheme->port};
	rest = view_part(text, view_find_text(text, "://") + 3, text.len);
	at = last(rest, '@');
	if (at > 0) {
		user = view_part(rest, 0, at - 1);
		rest = view_part(rest, at, rest.len);
		if (user.len == 0) {
			return "there is no user before the @";
		}
	}
	if (view_find(user, ':') < user.len) {
		return "a password does not belong here; it has a setting of its own";
	}
	out->user = decoded(arena, user);
	if (out->user == NULL) {
		return "the user cannot be read; % takes two hexadecimal digits";
	}
	const char *why = read_host(arena, view_cut(&rest, '/'), out);

	if (why == NULL && scheme->login && user.len == 0) {
		why = "there is no user; it reads imaps://USER@HOST/INBOX";
	}

	out->folder = decoded(arena, rest);
	if (why == NULL && out->folder == NULL) {
		why = "the folder cannot be read; % takes two hexadecimal digits";
	}
	return why;
}

const char *server_place(struct arena *arena, const struct server *s)
{
	bool six = strchr(s->host, ':') != NULL;

	return arena_printf(arena, six ? "[%s]:%ld" : "%s:%ld", s->host, s->port);
}
