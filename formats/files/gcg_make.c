/* SPDX-License-Identifier: ISC */
/* Making a GCG record, and looking things up in it. */
#include "formats/files/gcg_reader.h"
#include "formats/text/utf8.h"
#include <assert.h>
#include <string.h>

enum { FIRST = 32 };

/* The list itself while it has room for one more, else one twice as long. */
static void *list_room(struct arena *a, void *list, size_t count, size_t size)
{
	char *more;

	if (count > 0 && (count < FIRST || (count & (count - 1)) != 0)) {
		return list;
	}
	more = arena_array(a, count == 0 ? FIRST : 2 * count, size);
	if (count > 0) {
		memcpy(more, list, count * size);
	}
	return more;
}

struct gcg_pragma *gcg_pragma_room(struct arena *arena, struct gcg *g)
{
	g->pragma = list_room(arena, g->pragma, g->pragmata, sizeof g->pragma[0]);
	return &g->pragma[g->pragmata++];
}

struct gcg_event *gcg_add_event(struct arena *arena, struct gcg *g)
{
	struct gcg_event *e;

	g->event = list_room(arena, g->event, g->events, sizeof g->event[0]);
	e = &g->event[g->events++];
	e->pragmata = g->pragmata;
	return e;
}

void gcg_add_pragma(struct arena *arena, struct gcg *g, enum gcg_key key,
		    struct view value)
{
	assert(key >= GCG_NOTE && key < GCG_KEYS_);
	*gcg_pragma_room(arena, g) =
		(struct gcg_pragma){.key = key, .value = value, .before = g->events};
}

int gcg_seat(const struct gcg *g, struct view nick)
{
	for (size_t i = 0; i < g->players; i++) {
		if (view_eq(g->player[i].nick, nick)) {
			return (int)i;
		}
	}
	return -1;
}

/* The name as one word, without bytes that are no text. */
static struct view nick_of(struct arena *arena, struct view name)
{
	struct buf b = buf_in(arena);
	struct view word;

	while ((word = view_word(&name)).len > 0) {
		if (b.len > 0) {
			buf_char(&b, '_');
		}
		while (word.len > 0) {
			uint32_t cp = utf8_next(&word);

			if (cp > 0x20 && cp != ':' && (cp < 0x7F || cp >= 0xA0)) {
				utf8_put(&b, cp);
			}
		}
	}
	if (b.len == 0) {
		buf_str(&b, "player");
	}
	return buf_view(&b);
}

int gcg_add_player(struct arena *arena, struct gcg *g, struct view name)
{
	struct view nick = nick_of(arena, name);
	struct view plain = nick;

	assert(g->players < GCG_PLAYERS);
	for (int n = 2; gcg_seat(g, nick) >= 0; n++) {
		nick = view_of(arena_printf(arena, "%.*s_%d", VIEW_ARG(plain), n));
	}
	g->player[g->players] = (struct gcg_player){
		.nick = nick,
		.name = view_trim(name).len > 0 ? name : nick,
		.named = true,
	};
	return (int)g->players++;
}

void gcg_fold(struct buf *b, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;
	bool first = true;

	while (line_next(&lines, &line)) {
		line = view_trim(line);
		if (lines.n > 1 && view_starts(line, "#-")) {
			line = view_trim(view_part(line, 2, line.len));
		}
		if (line.len > 0) {
			buf_str(b, first ? "" : " ");
			buf_add(b, line);
			first = false;
		}
	}
}

struct view gcg_about(struct arena *arena, const struct gcg *g, enum gcg_key key)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < g->pragmata; i++) {
		if (g->pragma[i].key == key) {
			buf_str(&b, "");
			gcg_fold(&b, g->pragma[i].value);
			return buf_view(&b);
		}
	}
	return view_from(NULL, 0);
}

struct view gcg_note(struct arena *arena, const struct gcg *g, size_t event)
{
	bool last = event + 1 == g->events;
	size_t end = last ? g->pragmata : g->event[event + 1].pragmata;
	struct buf b = buf_in(arena);

	for (size_t i = g->event[event].pragmata; i < end; i++) {
		if (g->pragma[i].key == GCG_NOTE) {
			buf_str(&b, b.len > 0 ? " " : "");
			gcg_fold(&b, g->pragma[i].value);
		}
	}
	return buf_view(&b);
}
