/* SPDX-License-Identifier: ISC */
#include "formats/text/print.h"

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct print {
	char *at;
	size_t space, len; /* len: the length that the text has with enough room */
};

static void put(struct print *p, const char *text, size_t n)
{
	if (p->len < p->space) {
		size_t room = p->space - p->len;

		memcpy(p->at + p->len, text, n < room ? n : room);
	}
	p->len += n;
}

static void put_number(struct print *p, uintmax_t n, bool negative)
{
	char digits[24];
	size_t at = sizeof digits;

	do {
		digits[--at] = (char)('0' + n % 10);
		n /= 10;
	} while (n != 0);
	if (negative) {
		digits[--at] = '-';
	}
	put(p, digits + at, sizeof digits - at);
}

static void put_signed(struct print *p, intmax_t n)
{
	put_number(p, n < 0 ? -(uintmax_t)n : (uintmax_t)n, n < 0);
}

/* The analyzer does not recognise a va_list behind a pointer. */
/* NOLINTBEGIN(clang-analyzer-valist.Uninitialized) */

/* Writes a string, at most `most` bytes of it; most below 0: all of it. */
static bool put_string(struct print *p, int most, va_list *args)
{
	const char *text = va_arg(*args, const char *);

	if (text == NULL) {
		return false;
	}
	put(p, text, most < 0 ? strlen(text) : strnlen(text, (size_t)most));
	return true;
}

static intmax_t signed_arg(size_t longs, va_list *args)
{
	return longs == 0   ? va_arg(*args, int)
	       : longs == 1 ? va_arg(*args, long)
			    : va_arg(*args, long long);
}

static uintmax_t unsigned_arg(size_t longs, va_list *args)
{
	return longs == 0   ? va_arg(*args, unsigned)
	       : longs == 1 ? va_arg(*args, unsigned long)
			    : va_arg(*args, unsigned long long);
}

static void put_char(struct print *p, char c)
{
	put(p, &c, 1);
}

/* Writes the argument for what follows "%". Returns how many bytes of the format
 * that is; 0: a conversion that is not known here. */
static size_t put_one(struct print *p, const char *what, va_list *args)
{
	size_t longs = 0;

	while (longs < 2 && what[longs] == 'l') {
		longs++;
	}
	switch (what[longs]) {
	case 'd':
		put_signed(p, signed_arg(longs, args));
		return longs + 1;
	case 'u':
		put_number(p, unsigned_arg(longs, args), false);
		return longs + 1;
	case 's':
		return longs == 0 && put_string(p, -1, args) ? 1 : 0;
	case '.':
		return strncmp(what, ".*s", 3) == 0 &&
				       put_string(p, va_arg(*args, int), args)
			       ? 3
			       : 0;
	case 'c':
		put_char(p, longs == 0 ? (char)va_arg(*args, int) : '\0');
		return longs == 0 ? 1 : 0;
	case '%':
		put_char(p, '%');
		return longs == 0 ? 1 : 0;
	default:
		return 0;
	}
}

/* NOLINTEND(clang-analyzer-valist.Uninitialized) */

/* Writes the whole text. Returns false at a conversion that is not known here. */
static bool plain(struct print *p, const char *format, va_list *args)
{
	const char *sign;

	while ((sign = strchr(format, '%')) != NULL) {
		size_t n;

		put(p, format, (size_t)(sign - format));
		n = put_one(p, sign + 1, args);
		if (n == 0) {
			return false;
		}
		format = sign + 1 + n;
	}
	put(p, format, strlen(format));
	return p->len < INT_MAX;
}

int print_text(char *at, size_t space, const char *format, va_list args)
{
	struct print p = {.at = at, .space = space};
	va_list again;
	bool done;

	va_copy(again, args);
	done = plain(&p, format, &again);
	va_end(again);
	if (!done) {
		return vsnprintf(at, space, format, args);
	}
	if (space > 0) {
		at[p.len < space ? p.len : space - 1] = '\0';
	}
	return (int)p.len;
}
