/* SPDX-License-Identifier: ISC */
/*
 * Pictures in a letter: the pile of Cubes in the HTML, and, when a game is over, a
 * file of its final board that the reader may pass on. A picture shows only what
 * everybody at the table knows: board, names, scores and best turns. It has no rack,
 * no address, no number of the game, and nothing by which a letter could order
 * anything.
 * - All readers get the same drawing, whatever their language.
 * - If no picture can be made, the letter goes without.
 */
#include "adjudicator/letters/body_state.h"
#include "adjudicator/mail/picture/painter.h"
#include "formats/address.h"
#include "formats/boards/drawing.h"
#include "formats/text/hash.h"

/* pixels: as wide as the table of scores */
enum { SHOWN_WIDE = 340 };

static bool paint(const struct draft *p, const struct drawing *d,
		  struct attachment *out, int *height)
{
	struct buf svg = buf_in(p->arena);

	*height = drawing_write(&svg, d);
	out->type = view_of("image/png");
	return painter_paint(p->d->painter, p->arena, buf_view(&svg), &out->bytes);
}

static void show_pile(struct draft *p, struct reply *out)
{
	struct pile_picture *pile = &p->view->pile;
	struct view domain = address_domain(out->from);
	struct buf inside = buf_in(p->arena);
	struct drawing d = {.height = picture_write_svg(&inside, p->view)};
	char hex[sizeof out->boundary * 2 + 1];
	int height;

	d.inside = buf_view(&inside);
	if (!paint(p, &d, &out->image, &height)) {
		return;
	}
	hex_write(out->boundary, sizeof out->boundary, hex);
	out->image.name = view_of("pile.png");
	out->image_id =
		view_of(arena_printf(p->arena, "pile.%s@%.*s", hex, VIEW_ARG(domain)));
	pile->image = arena_printf(p->arena, "cid:%.*s", VIEW_ARG(out->image_id));
	pile->image_width = SHOWN_WIDE;
	pile->image_height = height * SHOWN_WIDE / DRAWING_WIDE;
}

static void set_seats(const struct draft *p, struct drawing *d)
{
	for (int i = 0; i < p->view->seats; i++) {
		const struct best_play *best = &p->best[i];
		struct drawing_seat *seat = &d->seat[i];

		seat->name = p->view->seat[i].name;
		seat->score =
			view_of(arena_printf(p->arena, "%d", p->view->seat[i].score));
		seat->marked = p->marked[i];
		if (best->points > 0) {
			seat->best = view_of(arena_printf(p->arena, "%.*s, %d",
							  VIEW_ARG(best->play),
							  best->points));
		}
	}
	d->seats = p->view->seats;
}

static void attach_end(const struct draft *p, struct reply *out)
{
	struct attachment *file = &out->file[out->files];
	struct drawing d = {.title = view_of(p->view->title)};
	struct buf inside = buf_in(p->arena);
	int height;

	d.height = picture_write_svg(&inside, p->view);
	d.inside = buf_view(&inside);
	set_seats(p, &d);
	if (paint(p, &d, file, &height)) {
		file->name = view_of(BODY_PICTURE);
		out->files++;
	}
}

/* Whether somebody has scored and something is left on the board. */
static bool worth_passing_on(const struct draft *p)
{
	int points = 0;

	for (int seat = 0; seat < p->view->seats; seat++) {
		points += p->best[seat].points;
	}
	return points > 0 &&
	       (p->view->ground != GROUND_PILE || p->view->pile.faces > 0);
}

void body_pictures(struct draft *p, struct reply *out)
{
	if (p->view == NULL || p->d->painter == NULL || !p->chosen.html ||
	    !p->chosen.pictures || !body_shows_board(p)) {
		return;
	}
	if (p->view->ground == GROUND_PILE && p->view->pile.faces > 0) {
		show_pile(p, out);
	}
	if (view_is(out->kind, "end") && out->files < REPLY_FILES &&
	    worth_passing_on(p)) {
		attach_end(p, out);
	}
}
