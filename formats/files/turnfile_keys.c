/* SPDX-License-Identifier: ISC */
/* The header keys of a turn file: one table for reading and writing. */
#include "formats/files/turnfile_read.h"

#include "formats/text/utf8.h"
#include <assert.h>

static turn_key_read player_read, seed_read, racks_read, rack_read, bag_read;
static turn_key_write player_write, seed_write, racks_write, rack_write, bag_write;

enum { NONE = 0, MUST = TURN_KEY_MUST, EMPTY = TURN_KEY_EMPTY, MORE = TURN_KEY_MORE };

#define AT(field) offsetof(struct turnfile, field)

const struct turn_key turn_keys[] = {
	{"Game",     NULL,        NULL,         AT(game),     0,           MUST        },
	{"Language", NULL,        NULL,         AT(language), 0,           NONE        },
	{"Options",  NULL,        NULL,         AT(options),  0,           EMPTY       },
	{"Lexicon",  NULL,        NULL,         AT(lexicon),  0,           NONE        },
	{"Player",   player_read, player_write, 0,            0,           MUST | MORE },
	{"Seed",     seed_read,   seed_write,   0,            0,           NONE        },
	{"Racks",    racks_read,  racks_write,  0,            0,           NONE        },
	{"Rack",     rack_read,   rack_write,   0,            0,           EMPTY | MORE},
	{"Bag",      bag_read,    bag_write,    0,            0,           NONE        },
	{"Setup",    NULL,        NULL,         AT(setup),    AT(setups),  MORE        },
	{"Board",    NULL,        NULL,         AT(board),    AT(boards),  NONE        },
	{"Face",     NULL,        NULL,         AT(face),     AT(faces),   MORE        },
	{"Bonus",    NULL,        NULL,         AT(bonus),    AT(bonuses), MORE        },
};

static_assert(sizeof turn_keys / sizeof turn_keys[0] == TURN_KEYS, "TURN_KEYS rows");

/* What is wrong with a name that could be mistaken for other parts of a line; NULL:
 * nothing. */
static const char *name_fault(struct view name)
{
	if (view_find(name, ':') < name.len) {
		return "a player's name holds no colon";
	}
	if (view_starts(name, "@") || view_starts(name, "#")) {
		return "a player's name does not begin with @ or #";
	}
	return NULL;
}

static void player_read(struct turn_reader *r, struct view name,
			const struct turn_value *v)
{
	struct turnfile *t = r->out;
	const char *fault = name_fault(v->text);

	(void)name;
	if (fault != NULL) {
		turn_fault_at(r, v, fault);
	} else if (turn_seat(t, v->text) >= 0) {
		turn_fault_at(r, v,
			      arena_printf(&r->scratch, "there is a player %s already",
					   turn_quote(r, v->text)));
	} else if (t->players == TURNFILE_PLAYERS) {
		turn_fault_at(r, v,
			      arena_printf(&r->scratch, "a game has at most %d players",
					   TURNFILE_PLAYERS));
	} else {
		t->player[t->players++] = *v;
	}
}

static void seed_read(struct turn_reader *r, struct view name,
		      const struct turn_value *v)
{
	(void)name;
	r->out->has_seed = hex_read(v->text, r->out->seed, HASH_BYTES);
	if (!r->out->has_seed) {
		turn_fault_at(r, v,
			      arena_printf(&r->scratch,
					   "a seed is %d hexadecimal digits; this has "
					   "%zu characters",
					   2 * HASH_BYTES, utf8_count(v->text)));
	}
}

static void racks_read(struct turn_reader *r, struct view name,
		       const struct turn_value *v)
{
	(void)name;
	r->out->racks = *v;
	r->out->open = view_is_nocase(v->text, "open");
	if (!r->out->open) {
		turn_fault_at(r, v,
			      arena_printf(&r->scratch,
					   "Racks can only be \"open\", not %s",
					   turn_quote(r, v->text)));
	}
}

static void bag_read(struct turn_reader *r, struct view name,
		     const struct turn_value *v)
{
	(void)name;
	r->out->bag = *v;
	r->out->bag_empty = view_is_nocase(v->text, "empty");
	if (!r->out->bag_empty) {
		turn_fault_at(r, v,
			      arena_printf(&r->scratch,
					   "Bag can only be \"empty\", not %s",
					   turn_quote(r, v->text)));
	}
}

/* Racks may be listed before the players, so their names are checked at the end. */
static void rack_read(struct turn_reader *r, struct view name,
		      const struct turn_value *v)
{
	struct turnfile *t = r->out;

	for (size_t i = 0; i < t->racks_given; i++) {
		if (view_eq_nocase(t->rack[i].name, name)) {
			turn_fault(
				r, name,
				arena_printf(&r->scratch,
					     "the rack of %s stands in line %d already",
					     turn_quote(r, name), t->rack[i].line));
			return;
		}
	}
	if (name.len == 0) {
		turn_fault(r, name, "whose rack? Write \"Rack NAME: TILES\"");
	} else if (t->racks_given == TURNFILE_PLAYERS) {
		turn_fault(r, name,
			   arena_printf(&r->scratch, "a game has at most %d racks",
					TURNFILE_PLAYERS));
	} else {
		t->rack[t->racks_given] = *v;
		t->rack[t->racks_given++].name = name;
	}
}

static const void *at_offset_const(const struct turnfile *t, size_t offset)
{
	return (const char *)t + offset;
}

static void line_write(struct buf *b, const char *key, struct view value)
{
	assert(view_find(value, '\n') == value.len);
	buf_printf(b, "%s:%s", key, value.len > 0 ? " " : "");
	buf_add(b, value);
	buf_char(b, '\n');
}

static void player_write(struct buf *b, const struct turnfile *t)
{
	for (size_t i = 0; i < t->players; i++) {
		line_write(b, "Player", t->player[i].text);
	}
}

static void seed_write(struct buf *b, const struct turnfile *t)
{
	if (t->has_seed) {
		char hex[HASH_HEX];

		hex_write(t->seed, HASH_BYTES, hex);
		line_write(b, "Seed", view_of(hex));
	}
}

static void racks_write(struct buf *b, const struct turnfile *t)
{
	if (t->open) {
		line_write(b, "Racks", view_of("open"));
	}
}

static void rack_write(struct buf *b, const struct turnfile *t)
{
	for (size_t i = 0; i < t->racks_given; i++) {
		buf_str(b, "Rack ");
		buf_add(b, t->rack[i].name);
		line_write(b, "", t->rack[i].text);
	}
}

static void bag_write(struct buf *b, const struct turnfile *t)
{
	if (t->bag_empty) {
		line_write(b, "Bag", view_of("empty"));
	}
}

static void key_write_plain(struct buf *b, const struct turnfile *t,
			    const struct turn_key *k)
{
	const struct turn_value *v = at_offset_const(t, k->at);
	size_t n = 1;

	if (k->count != 0) {
		v = *(struct turn_value *const *)at_offset_const(t, k->at);
		n = *(const size_t *)at_offset_const(t, k->count);
	}
	for (size_t i = 0; i < n; i++) {
		if (v[i].text.len > 0) {
			line_write(b, k->key, v[i].text);
		}
	}
}

static void turn_write(struct buf *b, const struct turn_line *l)
{
	assert(l->fact || l->name.len > 0);
	buf_add(b, l->fact ? view_of("@ ") : l->name);
	buf_str(b, l->fact ? "" : ": ");
	buf_add(b, l->text);
	buf_char(b, '\n');
}

void turnfile_write(struct buf *b, const struct turnfile *t)
{
	buf_printf(b, "Turn-File: %d\n", TURN_VERSION);
	for (size_t i = 0; i < TURN_KEYS; i++) {
		if (turn_keys[i].write != NULL) {
			turn_keys[i].write(b, t);
		} else {
			key_write_plain(b, t, &turn_keys[i]);
		}
	}
	buf_char(b, '\n');
	for (size_t i = 0; i < t->turns; i++) {
		turn_write(b, &t->turn[i]);
	}
	for (size_t i = 0; i < t->proofs; i++) {
		turn_write(b, &t->proof[i]);
	}
}
