/* SPDX-License-Identifier: ISC */
/* Functions that all commands share. */
#include "adjudicator/cmd/json.h"
#include "formats/text/bidi.h"
#include "formats/text/stamp.h"
#include <stdio.h>

/* b->at may be NULL when the buf is empty. */
void cmd_print_bytes(const struct buf *b)
{
	if (b->len > 0) {
		fwrite(b->at, 1, b->len, stdout);
	}
}

void cmd_print(const struct buf *b)
{
	struct view text = bidi_show(b->arena, buf_view(b));

	if (text.len > 0) {
		fwrite(text.at, 1, text.len, stdout);
	}
}

void cmd_print_tinted(const struct cmd *c, enum tint tint, const char *word)
{
	printf("%s%s%s", terminal_tint(c->out.colour, tint), word,
	       terminal_tint(c->out.colour, TINT_NONE));
}

json_t *json_of(const struct json_member *member)
{
	json_t *o = json_object();

	for (; member->key != NULL; member++) {
		(void)json_object_set_new(o, member->key, member->value);
	}
	return o;
}

json_t *json_number(int64_t n)
{
	return n != 0 ? json_integer(n) : json_null();
}

json_t *json_words(struct view text)
{
	return text.len > 0 ? json_text(text) : json_null();
}

bool cmd_print_json(struct cmd *c, json_t *object)
{
	struct buf b = buf_in(c->arena);

	if (!json_line(&b, object)) {
		return err_set(c->err, ERR_BUG, "a line of JSON cannot be written");
	}
	cmd_print(&b);
	return true;
}

struct columns cmd_columns(const struct cmd *c, size_t count, unsigned right)
{
	return (struct columns){.arena = c->arena,
				.most = c->out.width,
				.count = count,
				.right = right};
}

void cmd_print_columns(const struct columns *t)
{
	struct buf b = buf_in(t->arena);

	columns_write(t, &b);
	cmd_print(&b);
}

const char *cmd_stamp(struct arena *arena, int64_t at)
{
	struct buf b = buf_in(arena);

	stamp_write(&b, at);
	return buf_cstr(&b);
}

const char *cmd_day(struct arena *arena, int64_t at)
{
	return arena_printf(arena, "%.10s", cmd_stamp(arena, at));
}

const char *cmd_some(struct arena *arena, long n, const char *one, const char *many)
{
	return arena_printf(arena, "%ld %s", n, n == 1 ? one : many);
}

struct context cmd_context(const struct cmd *c)
{
	return (struct context){
		.store = c->store, .lexica = c->lexica, .config = c->config};
}

bool cmd_commit(struct cmd *c, bool ok)
{
	ok = ok && store_commit(c->store, c->err);
	if (!ok) {
		store_rollback(c->store);
	}
	return ok;
}
