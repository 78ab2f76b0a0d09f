/* SPDX-License-Identifier: ISC */
/*
 * The pile in HTML, for mail programs.
 * - Mail programs show no SVG, but pictures that come with a letter. Without a
 *   picture the figure is text with coloured faces, a shade for each side. In a font
 *   of 14 pixels its 37 columns fit a phone.
 * - Colours stand twice, as bgcolor and as style, where possible
 *   (formats/boards/paint.h). A lost shade loses nothing, because lines and letters
 *   tell everything.
 * - For a screen reader the figure is one picture with a name; the table below it
 *   says all of it in words.
 */
#include "formats/boards/pile_figure.h"

#include "formats/boards/lines.h"
#include "formats/boards/paint.h"
#include "formats/text/tongue.h"

enum { LETTER = 3, NAME = 20 };

static const struct {
	char side;
	enum paint plain, red;
} shades[] = {
	{'T', PAINT_TOP,   PAINT_RED_TOP  },
	{'R', PAINT_RIGHT, PAINT_RED_RIGHT},
	{'L', PAINT_LEFT,  PAINT_RED_LEFT },
};

static enum paint shade(const struct face_view *f)
{
	for (size_t i = 0; i < sizeof shades / sizeof shades[0]; i++) {
		if (shades[i].side == f->side && f->shows == FACE_WHOLE) {
			return f->red ? shades[i].red : shades[i].plain;
		}
	}
	return PAINT_HIDDEN;
}

static void ground_write(struct buf *b)
{
	paint_write(b, PAINT_CARD);
	buf_printf(b, ";color:%s", paint_ink(PAINT_CARD));
}

static void say(struct buf *b, const struct pile_picture *p, const char *name,
		const struct fields *f)
{
	html_escape(b, phrase_text(b->arena, p->language, name, f));
}

static void row_write(struct buf *b, const struct pile_picture *p,
		      const struct figure_slot *slot)
{
	int face = FIGURE_BARE;

	for (int col = 0; col < FIGURE_COLS; col++) {
		if (slot[col].face != face) {
			buf_str(b, face != FIGURE_BARE ? "</span>" : "");
			face = slot[col].face;
			if (face != FIGURE_BARE) {
				buf_printf(b, "<span style=\"background:%s\">",
					   paint_ground(shade(&p->face[face])));
			}
		}
		buf_str(b, slot[col].letter ? "<b>" : "");
		html_escape(b, slot[col].text);
		buf_str(b, slot[col].letter ? "</b>" : "");
	}
	buf_str(b, face != FIGURE_BARE ? "</span>\n" : "\n");
}

static void figure_write(struct buf *b, const struct pile_picture *p)
{
	const struct figure *f = figure_of(b->arena, p);

	buf_str(b,
		"<table border=\"0\" cellpadding=\"6\" role=\"presentation\"><tr><td ");
	ground_write(b);
	buf_str(b, "\"><pre role=\"img\" aria-label=\"");
	say(b, p, "pile-drawing", NULL);
	buf_str(b, "\" style=\"margin:0;font:14px/16px 'Courier New',monospace\">");
	for (int row = f->top; row < f->end; row++) {
		row_write(b, p, f->slot[row]);
	}
	buf_str(b, "</pre></td></tr></table>\n");
	if (f->apart) {
		buf_str(b, "<p>");
		say(b, p, "pile-note-apart", NULL);
		buf_str(b, ".</p>\n");
	}
}

static void image_write(struct buf *b, const struct pile_picture *p)
{
	buf_printf(b,
		   "<p style=\"margin:8px 0\"><img src=\"%s\" width=\"%d\" "
		   "height=\"%d\" alt=\"",
		   p->image, p->image_width, p->image_height);
	say(b, p, "pile-drawing", NULL);
	buf_str(b, "\" style=\"display:block;max-width:100%;height:auto;border:0;"
		   "border-radius:8px\"></p>\n");
}

static void text_write(struct buf *b, const char *text, size_t width)
{
	html_escape(b, fit_str(b->arena, text, width));
}

static void face_write(struct buf *b, const struct pile_picture *p,
		       const struct face_view *f)
{
	buf_str(b, "<tr><th scope=\"row\" ");
	paint_write(b, shade(f));
	buf_printf(b, "\">%s</th><td align=\"center\"><b>", face_name(b->arena, f));
	text_write(b, f->letter, LETTER);
	buf_str(b, "</b></td><td>");
	if (f->bonus != NULL) {
		text_write(b, face_bonus_name(b->arena, p->language, f->bonus), NAME);
	}
	if (f->red) {
		buf_printf(b, "%s! ", f->bonus != NULL ? ", " : "");
		say(b, p, "pile-last-use", NULL);
	}
	buf_str(b, "</td><td>");
	for (size_t i = 0; i < f->touch_count; i++) {
		buf_printf(b, "%s%s", i > 0 ? " " : "",
			   face_name(b->arena, &p->face[f->touches[i]]));
	}
	buf_str(b, "</td></tr>\n");
}

static void faces_write(struct buf *b, const struct pile_picture *p)
{
	static const char *const heads[] = {PART("Face"), PART("Letter"), PART("Marks"),
					    PART("Touches")};
	struct fields *f = fields_in(b->arena);
	size_t halves = 0;

	buf_str(b, "<table border=\"1\" cellspacing=\"0\" cellpadding=\"2\" ");
	ground_write(b);
	buf_printf(b,
		   ";border-collapse:collapse;font:13px sans-serif\">\n"
		   "<caption style=\"background:%s;color:%s\">",
		   paint_ground(PAINT_CARD), paint_ink(PAINT_CARD));
	say(b, p, "pile-caption", NULL);
	buf_str(b, "</caption>\n<tr>");
	for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
		buf_str(b, "<th scope=\"col\">");
		html_escape(b, view_of(tongue_part(b->arena, p->language, heads[i])));
		buf_str(b, "</th>");
	}
	buf_str(b, "</tr>\n");
	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].shows == FACE_WHOLE) {
			face_write(b, p, &p->face[i]);
		} else {
			halves++;
		}
	}
	buf_str(b, "</table>\n");
	if (halves > 0) {
		fields_set_num(f, "n", (long)halves);
		buf_str(b, "<p>");
		say(b, p, "pile-hidden", f);
		buf_str(b, "</p>\n");
	}
}

void pile_write_html(struct buf *b, const struct pile_picture *p)
{
	if (p->faces == 0) {
		buf_str(b, "<p>");
		say(b, p, "pile-none", NULL);
		buf_str(b, "</p>\n");
		return;
	}
	if (p->image != NULL) {
		image_write(b, p);
	} else {
		figure_write(b, p);
	}
	faces_write(b, p);
}
