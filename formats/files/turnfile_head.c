/* SPDX-License-Identifier: ISC */
/* The header of a turn file, line by line. */
#include "formats/files/turnfile_read.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

static void *at_offset(struct turnfile *t, size_t offset)
{
	return (char *)t + offset;
}

static void item_add(struct turn_reader *r, const struct turn_key *k,
		     const struct turn_value *v)
{
	struct turn_value **items = at_offset(r->out, k->at);
	size_t *count = at_offset(r->out, k->count);
	void *more = turn_list_room(r->arena, *items, *count, sizeof **items);

	if (more != NULL) {
		*items = more;
	}
	(*items)[(*count)++] = *v;
}

/* The row of a key; *name is what follows "Rack". */
static const struct turn_key *key_find(struct view key, struct view *name)
{
	*name = view_part(key, key.len, 0);
	if (view_starts_nocase(key, "Rack ")) {
		*name = view_trim(view_part(key, 5, key.len));
		key = view_part(key, 0, 4);
	}
	for (const struct turn_key *k = turn_keys; k < turn_keys + TURN_KEYS; k++) {
		if (view_is_nocase(key, k->key)) {
			return k;
		}
	}
	return NULL;
}

static void key_unknown(struct turn_reader *r, struct view key)
{
	turn_fault(r, key,
		   arena_printf(&r->scratch, "there is no header %s%s",
				turn_quote(r, key),
				turn_seat(r->out, key) < 0
					? ""
					: "; orders stand below the first blank line"));
}

/* Reads a header line. seen[i] is the number of the line that had key i first; 0:
 * none yet. */
static void head_line(struct turn_reader *r, int seen[TURN_KEYS])
{
	struct view rest = r->line;
	struct view key = view_trim(view_cut(&rest, ':'));
	struct turn_value v = turn_value_at(r, view_trim(rest));
	const struct turn_key *k;
	struct view name;

	if (key.len == view_trim(r->line).len) {
		turn_fault(r, key, "a header reads \"Key: value\"; this has no colon");
		return;
	}
	if (view_is_nocase(key, "Turn-File")) {
		turn_fault(r, key, "Turn-File stands above already");
		return;
	}
	k = key_find(key, &name);
	if (k == NULL) {
		key_unknown(r, key);
		return;
	}
	if (seen[k - turn_keys] > 0 && (k->flags & TURN_KEY_MORE) == 0) {
		turn_fault(r, key,
			   arena_printf(&r->scratch, "%s stands in line %d already",
					k->key, seen[k - turn_keys]));
		return;
	}
	seen[k - turn_keys] = v.line;
	if (v.text.len == 0 && (k->flags & TURN_KEY_EMPTY) == 0) {
		turn_fault_at(r, &v,
			      arena_printf(&r->scratch, "%s needs a value", k->key));
	} else if (k->read != NULL) {
		k->read(r, name, &v);
	} else if (k->count != 0) {
		item_add(r, k, &v);
	} else {
		*(struct turn_value *)at_offset(r->out, k->at) = v;
	}
}

/* Reads the first line that is neither empty nor a comment. */
static bool version_read(struct turn_reader *r)
{
	struct view rest;
	struct view key;
	struct view value;
	long version;

	do {
		if (!turn_line_next(r)) {
			struct turn_value start = {.line = 1, .column = 1};

			turn_fault_at(
				r, &start,
				arena_printf(
					&r->scratch,
					"a turn file begins with \"Turn-File: %d\"",
					TURN_VERSION));
			return false;
		}
		rest = r->line;
	} while (view_trim(rest).len == 0);
	key = view_trim(view_cut(&rest, ':'));
	value = view_trim(rest);
	if (!view_is_nocase(key, "Turn-File") || !num_read(value, 0, 9999, &version)) {
		turn_fault(r, key,
			   arena_printf(&r->scratch,
					"a turn file begins with \"Turn-File: %d\"",
					TURN_VERSION));
		return false;
	}
	if (version != TURN_VERSION) {
		turn_fault(
			r, value,
			arena_printf(
				&r->scratch,
				"this is version %ld of the turn file; version %d is "
				"understood here",
				version, TURN_VERSION));
		return false;
	}
	return true;
}

static void racks_check(struct turn_reader *r)
{
	struct turnfile *t = r->out;

	for (size_t i = 0; i < t->racks_given; i++) {
		struct turn_value *v = &t->rack[i];
		int seat = turn_seat(t, v->name);

		if (seat >= 0) {
			v->name = t->player[seat].text;
		} else if (t->players > 0) {
			struct turn_value at = *v;

			/* The name stands before its tiles on the same line. */
			at.column -= (int)utf8_count(view_from(
				v->name.at, (size_t)(v->text.at - v->name.at)));
			turn_fault_at(
				r, &at,
				arena_printf(
					&r->scratch,
					"there is no player %s; the players are %s",
					turn_quote(r, v->name), turn_players(r)));
		}
	}
}

bool turn_head_read(struct turn_reader *r)
{
	int seen[TURN_KEYS] = {0};
	struct turn_value end;

	if (!version_read(r)) {
		return false;
	}
	while (turn_line_next(r) && view_trim(r->line).len > 0) {
		head_line(r, seen);
	}
	end = (struct turn_value){.line = r->lines.n, .column = 1};
	for (size_t i = 0; i < TURN_KEYS; i++) {
		if ((turn_keys[i].flags & TURN_KEY_MUST) != 0 && seen[i] == 0) {
			turn_fault_at(r, &end,
				      arena_printf(&r->scratch,
						   "the header has no line \"%s: ...\"",
						   turn_keys[i].key));
		}
	}
	racks_check(r);
	return true;
}
