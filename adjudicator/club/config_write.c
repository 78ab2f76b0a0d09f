/* SPDX-License-Identifier: ISC */
/* adjudicator.conf with other values: what else stands in it stays as it is. */
#include "adjudicator/club/settings.h"

#include "formats/text/line.h"
#include "formats/text/utf8.h"

/* The setting that a line sets; empty: none. */
static struct view setting_of(struct view line)
{
	struct view rest = line;
	struct view name = view_trim(view_cut(&rest, '='));

	return view_find(line, '=') < line.len && view_find(name, '#') == name.len
		       ? name
		       : (struct view){0};
}

static void write_value(struct buf *b, const struct config_change *c)
{
	buf_printf(b, "%s =%s%s\n", c->name, *c->value == '\0' ? "" : " ", c->value);
}

void config_change(struct buf *b, struct view text, const struct config_change *change,
		   size_t count)
{
	bool *done = arena_array(b->arena, count + 1, sizeof *done);
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		struct view name = setting_of(line);
		size_t i = 0;

		while (i < count && !view_is(name, change[i].name)) {
			i++;
		}
		if (i == count) {
			buf_add(b, line);
			buf_char(b, '\n');
		} else if (!done[i]) {
			done[i] = true;
			write_value(b, &change[i]);
		}
	}
	for (size_t i = 0; i < count; i++) {
		if (!done[i]) {
			buf_char(b, '\n');
			write_value(b, &change[i]);
		}
	}
}

static bool blank(struct view v, size_t i)
{
	return i >= v.len || v.at[i] == ' ' || v.at[i] == '\t';
}

/* A comment would end the value, and a line end the line. */
bool config_value_good(struct view value)
{
	for (size_t i = 0; i < value.len; i++) {
		bool comment = value.at[i] == '#' && (i == 0 || blank(value, i - 1)) &&
			       blank(value, i + 1);

		if (value.at[i] == '\t' || comment) {
			return false;
		}
	}
	return utf8_plain(value);
}
