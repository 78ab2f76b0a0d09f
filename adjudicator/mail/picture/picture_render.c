/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/picture/picture_render.h"

#include <librsvg/rsvg.h>

enum { SIDE_MAX = 2000 };

static bool draw(RsvgHandle *handle, cairo_surface_t *surface, double width,
		 double height)
{
	const RsvgRectangle all = {0, 0, width, height};
	cairo_t *cairo = cairo_create(surface);
	bool ok;

	cairo_set_source_rgb(cairo, 1, 1, 1);
	cairo_paint(cairo);
	ok = rsvg_handle_render_document(handle, cairo, &all, NULL) &&
	     cairo_status(cairo) == CAIRO_STATUS_SUCCESS;
	cairo_destroy(cairo);
	cairo_surface_flush(surface);
	return ok && cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
}

static bool render_at(RsvgHandle *handle, double width, double height, struct buf *png)
{
	cairo_surface_t *surface;
	bool ok;

	surface =
		cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)width, (int)height);
	ok = draw(handle, surface, width, height);
	if (ok) {
		const struct pixels p = {
			(int)width, (int)height,
			cairo_image_surface_get_stride(surface) / (int)sizeof *p.at,
			(const void *)cairo_image_surface_get_data(surface)};

		ok = picture_png(&p, png);
	}
	cairo_surface_destroy(surface);
	return ok;
}

/* Draws it in the size it gives, or scaled down until it is small enough to be
 * sent. */
static bool render(RsvgHandle *handle, struct buf *png)
{
	static const double shares[] = {1, 0.7, 0.5};
	double width = 0;
	double height = 0;
	size_t before = png->len;
	bool ok = rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) &&
		  width >= 1 && width <= SIDE_MAX && height >= 1 && height <= SIDE_MAX;

	for (size_t i = 0; ok && i < sizeof shares / sizeof shares[0]; i++) {
		png->len = before;
		ok = render_at(handle, width * shares[i], height * shares[i], png);
		if (png->len - before <= PNG_WANTED) {
			break;
		}
	}
	return ok;
}

bool picture_render(struct view svg, struct buf *png)
{
	RsvgHandle *handle =
		rsvg_handle_new_from_data((const guint8 *)svg.at, svg.len, NULL);
	bool ok = handle != NULL && render(handle, png);

	if (handle != NULL) {
		g_object_unref(handle);
	}
	return ok;
}
