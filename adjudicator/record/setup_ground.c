/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/setup.h"

#include "adjudicator/games/tiles_text.h"
#include <string.h>

struct job {
	struct arena *arena;
	const char *file;
	struct setup *s;
	struct err *err;
};

static bool complain(struct job *j, const struct turn_value *v, struct view part,
		     const char *what)
{
	int column = v->column + (part.len > 0 ? (int)(part.at - v->text.at) : 0);

	return err_more(j->err, ERR_DATA, "%s:%d:%d: %s", j->file, v->line, column,
			what);
}

/* ------------------------------------------------------------- headers that fit */

struct header {
	const char *key;
	const struct turn_value *first; /* NULL: the file has none */
	unsigned grounds; /* which games take it: bit g for enum ground g */
};

static bool headers_fit(struct job *j, const struct turnfile *t)
{
	const unsigned board = 1U << GROUND_BOARD;
	const unsigned grid = 1U << GROUND_GRID;
	const unsigned pile = 1U << GROUND_PILE;
	const struct header headers[] = {
		{"Racks", t->open ? &t->racks : NULL,              board},
		{"Rack",  t->racks_given > 0 ? &t->rack[0] : NULL, board},
		{"Bag",   t->bag_empty ? &t->bag : NULL,           board},
		{"Setup", t->setups > 0 ? &t->setup[0] : NULL,     board},
		{"Board", t->boards > 0 ? &t->board[0] : NULL,     grid },
		{"Face",  t->faces > 0 ? &t->face[0] : NULL,       pile },
		{"Bonus", t->bonuses > 0 ? &t->bonus[0] : NULL,    pile },
	};
	bool ok = true;

	for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++) {
		const struct header *h = &headers[i];

		if (h->first != NULL && (h->grounds >> j->s->game->ground & 1U) == 0) {
			ok = complain(j, h->first, (struct view){0},
				      arena_printf(j->arena, "%s has no \"%s\"",
						   j->s->game->title, h->key));
		}
	}
	return ok;
}

/* ------------------------------------------------------------------- their values */

static bool read_board(struct job *j, const struct turn_value *v)
{
	struct grid5 grid;
	struct view bad = {0};

	if (!grid5_read(&grid, j->s->alphabet, v->text, &bad)) {
		return complain(j, v, bad,
				"a board is five rows of five letters, from the top");
	}
	j->s->board_given = true;
	memcpy(j->s->cell, grid.cell, sizeof j->s->cell);
	return true;
}

/* Reads "19T C 20T A". */
static bool read_faces(struct job *j, const struct turn_value *v)
{
	struct view rest = v->text;
	struct view name;

	while ((name = view_word(&rest)).len > 0) {
		struct view letter = view_word(&rest);
		uint8_t face;
		uint8_t tile;

		if (!pile_face_read(name, &face)) {
			return complain(j, v, name,
					"this is no face: cubes are 01 to 27, their "
					"sides T, R and L");
		}
		tile = tiles_read_letter(j->s->alphabet, letter);
		if (tile == 0) {
			return complain(j, v, letter.len > 0 ? letter : name,
					"a face needs a letter: \"19T C\"");
		}
		if (j->s->face[face] != 0) {
			return complain(j, v, name, "this face has a letter already");
		}
		j->s->face[face] = tile;
		j->s->faces_given = true;
	}
	return true;
}

/* Reads "24 DW", several pairs in a line; or "none". */
static bool read_bonus(struct job *j, const struct turn_value *v)
{
	struct view rest = v->text;
	struct view name;

	j->s->bonus_given = true;
	if (view_is_nocase(view_trim(rest), "none")) {
		return true;
	}
	while ((name = view_word(&rest)).len > 0) {
		struct view code = view_word(&rest);
		uint8_t cube;
		uint8_t bonus;

		if (!pile_cube_read(name, &cube)) {
			return complain(j, v, name,
					"this is no cube: they are 01 to 27");
		}
		if (!pile_bonus_read(code, &bonus)) {
			return complain(j, v, code.len > 0 ? code : name,
					"a bonus is DL, TL, DW or TW: \"24 DW\"");
		}
		if (j->s->bonus[cube] != PILE_PLAIN) {
			return complain(j, v, name, "this cube has a bonus already");
		}
		j->s->bonus[cube] = bonus;
	}
	return true;
}

bool ground_from_turnfile(struct arena *arena, const struct turnfile *t,
			  const char *file, struct setup *s, struct err *err)
{
	struct job j = {arena, file, s, err};
	bool ok = headers_fit(&j, t);

	if (!ok) {
		return false;
	}
	for (size_t i = 0; i < t->boards; i++) {
		ok = read_board(&j, &t->board[i]) && ok;
	}
	for (size_t i = 0; i < t->faces; i++) {
		ok = read_faces(&j, &t->face[i]) && ok;
	}
	for (size_t i = 0; i < t->bonuses; i++) {
		ok = read_bonus(&j, &t->bonus[i]) && ok;
	}
	return ok;
}

/* ---------------------------------------------------------------- back to headers */

static struct turn_value *one_line(struct arena *arena, const struct buf *b, size_t *n)
{
	struct turn_value *v = arena_array(arena, 1, sizeof *v);

	v->text = buf_view(b);
	*n = 1;
	return v;
}

/* The faces of a cube are one line: "19T C 19R E". */
static void put_faces(struct arena *arena, const struct setup *s, struct turnfile *t)
{
	t->face = arena_array(arena, PILE_CUBES, sizeof *t->face);
	for (int cube = 0; cube < PILE_CUBES; cube++) {
		struct buf b = buf_in(arena);

		for (int side = 0; side < PILE_SIDES; side++) {
			int face = cube * PILE_SIDES + side;

			if (s->face[face] == 0) {
				continue;
			}
			buf_str(&b, b.len > 0 ? " " : "");
			buf_add(&b, pile_face_name((uint8_t)face));
			buf_char(&b, ' ');
			alphabet_write_tile(s->alphabet, &b, s->face[face]);
		}
		if (b.len > 0) {
			t->face[t->faces++].text = buf_view(&b);
		}
	}
}

static void write_bonuses(struct buf *b, const struct setup *s, const char *inside,
			  const char *between)
{
	size_t start = b->len;

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if (s->bonus[cube] != PILE_PLAIN) {
			buf_str(b, b->len > start ? between : "");
			buf_add(b, pile_cube_name((uint8_t)cube));
			buf_str(b, inside);
			buf_str(b, pile_bonus_name(s->bonus[cube]));
		}
	}
	buf_str(b, b->len > start ? "" : "none");
}

static void write_board(struct buf *b, const struct setup *s)
{
	struct grid5 grid = {0};

	memcpy(grid.cell, s->cell, sizeof grid.cell);
	grid5_write(b, &grid, s->alphabet);
}

void ground_to_turnfile(struct arena *arena, const struct setup *s, struct turnfile *t)
{
	struct buf b = buf_in(arena);

	if (s->board_given) {
		write_board(&b, s);
		t->board = one_line(arena, &b, &t->boards);
	}
	if (s->faces_given) {
		put_faces(arena, s, t);
	}
	if (s->bonus_given) {
		write_bonuses(&b, s, " ", " ");
		t->bonus = one_line(arena, &b, &t->bonuses);
	}
}

/* ---------------------------------------------------------------- the start event */

void ground_write_open(struct buf *b, const struct setup *s)
{
	struct buf rows = buf_in(b->arena);

	if (!s->board_given) {
		return;
	}
	write_board(&rows, s);
	for (size_t i = 0; i < rows.len; i++) {
		rows.at[i] = rows.at[i] == ' ' ? ',' : rows.at[i];
	}
	buf_str(b, " board=");
	buf_add(b, buf_view(&rows));
}

void ground_write_hidden(struct buf *b, const struct setup *s)
{
	const char *before = "faces=";

	for (int face = 0; face < PILE_FACES; face++) {
		if (s->face[face] != 0) {
			buf_str(b, before);
			buf_add(b, pile_face_name((uint8_t)face));
			buf_char(b, ':');
			alphabet_write_tile(s->alphabet, b, s->face[face]);
			before = ",";
		}
	}
	if (s->bonus_given) {
		buf_str(b, b->len > 0 ? " bonus=" : "bonus=");
		write_bonuses(b, s, ":", ",");
	}
}

static bool read_board_field(struct setup *s, struct view board)
{
	char rows[GRID5_CELLS * FACE_MAX];
	struct view bad;
	struct grid5 grid;

	if (board.len >= sizeof rows) {
		return false;
	}
	for (size_t i = 0; i < board.len; i++) {
		rows[i] = (char)(board.at[i] == ',' ? ' ' : board.at[i]);
	}
	if (!grid5_read(&grid, s->alphabet, view_from(rows, board.len), &bad)) {
		return false;
	}
	s->board_given = true;
	memcpy(s->cell, grid.cell, sizeof s->cell);
	return true;
}

static bool read_faces_field(struct setup *s, struct view list)
{
	while (list.len > 0) {
		struct view letter = view_cut(&list, ',');
		struct view name = view_cut(&letter, ':');
		uint8_t face;

		if (!pile_face_read(name, &face) ||
		    (s->face[face] = tiles_read_letter(s->alphabet, letter)) == 0) {
			return false;
		}
		s->faces_given = true;
	}
	return true;
}

static bool read_bonus_field(struct setup *s, struct view list)
{
	s->bonus_given = true;
	if (view_is(list, "none")) {
		return true;
	}
	while (list.len > 0) {
		struct view code = view_cut(&list, ',');
		struct view name = view_cut(&code, ':');
		uint8_t cube;

		if (!pile_cube_read(name, &cube) ||
		    !pile_bonus_read(code, &s->bonus[cube])) {
			return false;
		}
	}
	return true;
}

bool ground_read(struct setup *s, struct view board, struct view faces,
		 struct view bonus)
{
	return (board.len == 0 || read_board_field(s, board)) &&
	       read_faces_field(s, faces) &&
	       (bonus.len == 0 || read_bonus_field(s, bonus));
}
