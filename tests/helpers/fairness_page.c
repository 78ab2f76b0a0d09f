/* SPDX-License-Identifier: ISC */
#include "tests/helpers/fairness_page.h"

#include <check.h>

struct page page;

struct view page_told(const char *key, bool whole)
{
	struct view rest = manual_page(&page.m, FAIRNESS);
	struct view display;
	struct buf b = buf_in(&page.m.arena);

	while ((display = manual_display(&rest)).len > 0) {
		while (display.len > 0) {
			struct view line = view_cut(&display, '\n');

			if (!view_is(view_cut(&line, ' '), key)) {
				continue;
			}
			if (!view_ends(line, "\\e")) {
				buf_add(&b, line);
				buf_str(&b, whole ? "\n" : "");
			} else {
				buf_add(&b, view_part(line, 0, line.len - 2));
			}
		}
	}
	return buf_view(&b);
}

struct view page_bare(struct view text)
{
	struct buf b = buf_in(&page.m.arena);

	for (size_t i = 0; i < text.len; i++) {
		if (text.at[i] != ' ' && text.at[i] != '\n') {
			buf_char(&b, text.at[i]);
		}
	}
	return buf_view(&b);
}

static struct hash told_hash(const char *key)
{
	struct hash h;

	ck_assert_msg(hex_read(page_told(key, false), h.byte, HASH_BYTES),
		      "%s lacks %s", FAIRNESS, key);
	return h;
}

void fairness_open(void)
{
	manual_open(&page.m);
	page.secret = told_hash("secret");
	page.stirring = (struct stirring){
		.game = FAIRNESS_GAME,
		.secret = page.secret.byte,
		.players = 2,
		.luck = {view_of("purple umbrella"),
			 stir_letter(&page.m.arena,
                         view_of("<20261120.1@mail.example>"))},
	};
	page.seed = stir_seed(&page.stirring);
}

void fairness_close(void)
{
	manual_close(&page.m);
}

void page_each_key(void (*each)(struct view key))
{
	struct view rest = manual_page(&page.m, FAIRNESS);
	struct view display;

	rest = view_part(rest, view_find_text(rest, ".Sh TEST VECTORS"), rest.len);
	while ((display = manual_display(&rest)).len > 0) {
		while (display.len > 0) {
			struct view line = view_cut(&display, '\n');

			each(view_cut(&line, ' '));
		}
	}
}

void put_hex(struct buf *b, struct hash h)
{
	char text[HASH_HEX];

	hex_write(h.byte, HASH_BYTES, text);
	buf_str(b, text);
}

void page_proves(const struct vector *v)
{
	struct buf b = buf_in(&page.m.arena);
	struct view told = page_bare(page_told(v->key, false));
	struct view made;

	ck_assert_msg(told.len > 0, "%s lacks %s", FAIRNESS, v->key);
	v->put(&b, v);
	made = page_bare(buf_view(&b));
	ck_assert_msg(view_eq(made, told), "%s: %s is %.*s, not %.*s", FAIRNESS, v->key,
		      VIEW_ARG(made), VIEW_ARG(told));
}
