/* SPDX-License-Identifier: ISC */
#include "tests/helpers/manual_page.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/text/hash.h"

void manual_open(struct manual *m)
{
	*m = (struct manual){.lexica = lexica_open("")};
}

void manual_close(struct manual *m)
{
	lexica_close(m->lexica);
	arena_free(&m->arena);
}

struct view manual_page(struct manual *m, const char *path)
{
	struct buf b = buf_in(&m->arena);
	char part[4096];
	FILE *f = fopen(path, "r");
	size_t n;

	ck_assert_msg(f != NULL, "%s cannot be read from here", path);
	while ((n = fread(part, 1, sizeof part, f)) > 0) {
		buf_add(&b, view_from(part, n));
	}
	fclose(f);
	return buf_view(&b);
}

struct view manual_display(struct view *rest)
{
	size_t from = view_find_text(*rest, "\n.Bd -literal");
	struct view at = view_part(*rest, from, rest->len);
	struct view text;

	if (at.len == 0) {
		return at;
	}
	at = view_part(at, 1, at.len);
	view_cut(&at, '\n');
	text = view_part(at, 0, view_find_text(at, "\n.Ed") + 1);
	*rest = view_part(at, text.len, at.len);
	return text;
}

const char *manual_says(struct manual *m, const char *text)
{
	struct view p = manual_page(m, RULES);

	ck_assert_msg(view_find_text(p, text) < p.len, "%s lacks %s", RULES, text);
	return text;
}

static void field(struct buf *b, const char *bytes, size_t n)
{
	const char length[] = {0, 0, 0, (char)n};

	buf_add(b, view_from(length, sizeof length));
	buf_add(b, view_from(bytes, n));
}

const char *manual_block(struct manual *m, const char *label)
{
	static const uint8_t zero[HASH_BYTES];
	static const char one[] = {0, 0, 0, 1};
	static const char none[] = {0, 0, 0, 0};
	struct buf b = buf_in(&m->arena);
	struct hash h;
	char hex[HASH_HEX];

	field(&b, "adjudicator/draw/1", 18);
	field(&b, label, strlen(label));
	field(&b, one, sizeof one);
	field(&b, none, sizeof none);
	h = hash_keyed(zero, buf_view(&b));
	hex_write(h.byte, HASH_BYTES, hex);
	return arena_printf(&m->arena, "%s", hex);
}

void manual_play(struct manual *m, const char *game, struct replay *r)
{
	struct view rest = manual_page(m, RULES);
	struct view display;
	struct err err = {0};

	do {
		display = manual_display(&rest);
		ck_assert_msg(display.len > 0, "%s has no file of %s", RULES, game);
	} while (view_find_text(display, arena_printf(&m->arena, "Game: %s\n", game)) ==
		 display.len);
	ck_assert_msg(replay_run(&m->arena, m->lexica, display, RULES, r, &err), "%s",
		      err.text);
}

unsigned long manual_number(struct manual *m, const char *label)
{
	return strtoul(arena_printf(&m->arena, "%.8s", manual_block(m, label)), NULL,
		       16);
}
