/* SPDX-License-Identifier: ISC */
/*
 * Similar colours share a bin, and a bin gets the colour of most of its pixels, so
 * that plain areas keep their colour. The fullest bins become the palette; every
 * other bin gets the palette's nearest colour.
 */
#include "adjudicator/mail/picture/picture_render.h"

#include <png.h>
#include <stdlib.h>

enum { BITS = 4, BINS = 1 << 3 * BITS, COLOURS = 256, LEVEL = 8 };

struct bin {
	uint32_t colour; /* of most pixels, by a running vote */
	long votes, pixels;
	int place; /* in the palette */
};

struct rank {
	const struct bin *bin;
};

struct table {
	struct bin bin[BINS];
	struct rank most[BINS]; /* the fullest bins first */
	size_t used;
	png_color palette[COLOURS];
	int colours;
};

static uint32_t part(uint32_t colour, int n)
{
	return colour >> 8 * n & 0xff;
}

static size_t bin_of(uint32_t colour)
{
	return part(colour, 2) >> (8 - BITS) << 2 * BITS |
	       part(colour, 1) >> (8 - BITS) << BITS | part(colour, 0) >> (8 - BITS);
}

static void count(struct table *t, const struct pixels *p)
{
	for (int y = 0; y < p->height; y++) {
		for (int x = 0; x < p->width; x++) {
			uint32_t colour = p->at[y * p->stride + x] & 0xffffff;
			struct bin *b = &t->bin[bin_of(colour)];

			b->pixels++;
			if (b->votes == 0) {
				b->colour = colour;
			}
			b->votes += b->colour == colour ? 1 : -1;
		}
	}
}

static int fuller(const void *a, const void *b)
{
	const struct bin *x = ((const struct rank *)a)->bin;
	const struct bin *y = ((const struct rank *)b)->bin;

	return x->pixels != y->pixels ? (x->pixels < y->pixels ? 1 : -1)
				      : (x > y) - (x < y);
}

static uint32_t of_palette(const png_color *c)
{
	return (uint32_t)c->red << 16 | (uint32_t)c->green << 8 | c->blue;
}

static int nearest(const struct table *t, uint32_t colour)
{
	long least = -1;
	int place = 0;

	for (int i = 0; i < t->colours; i++) {
		long far = 0;

		for (int n = 0; n < 3; n++) {
			long by = (long)part(colour, n) -
				  (long)part(of_palette(&t->palette[i]), n);

			far += by * by;
		}
		if (least < 0 || far < least) {
			least = far;
			place = i;
		}
	}
	return place;
}

static void choose(struct table *t, size_t most)
{
	for (size_t i = 0; i < BINS; i++) {
		if (t->bin[i].pixels > 0) {
			t->most[t->used++].bin = &t->bin[i];
		}
	}
	qsort(t->most, t->used, sizeof t->most[0], fuller);
	for (size_t i = 0; i < t->used && i < most; i++) {
		uint32_t c = t->most[i].bin->colour;

		t->palette[t->colours++] =
			(png_color){(png_byte)part(c, 2), (png_byte)part(c, 1),
				    (png_byte)part(c, 0)};
	}
	for (size_t i = 0; i < BINS; i++) {
		if (t->bin[i].pixels > 0) {
			t->bin[i].place = nearest(t, t->bin[i].colour);
		}
	}
}

static void put(png_structp png, png_bytep bytes, size_t n)
{
	buf_add(png_get_io_ptr(png), view_from((const char *)bytes, n));
}

static void no_flush(png_structp png)
{
	(void)png;
}

/* When memory runs out, libpng leaves this function by longjmp; only the picture is
 * lost. */
static void write_rows(png_structp png, const struct table *t, const struct pixels *p,
		       png_bytep row)
{
	for (int y = 0; y < p->height; y++) {
		for (int x = 0; x < p->width; x++) {
			uint32_t colour = p->at[y * p->stride + x];

			row[x] = (png_byte)t->bin[bin_of(colour)].place;
		}
		png_write_row(png, row);
	}
}

static bool encode(const struct table *t, const struct pixels *p, struct buf *out)
{
	png_structp png =
		png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
	png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
	png_bytep row = arena_take(out->arena, (size_t)p->width);

	if (info == NULL || setjmp(png_jmpbuf(png)) != 0) { // NOLINT(cert-err52-cpp)
		png_destroy_write_struct(&png, &info);
		return false;
	}
	png_set_write_fn(png, out, put, no_flush);
	png_set_compression_level(png, LEVEL);
	png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
	png_set_IHDR(png, info, (png_uint_32)p->width, (png_uint_32)p->height, 8,
		     PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE,
		     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
	png_set_PLTE(png, info, t->palette, t->colours);
	png_write_info(png, info);
	write_rows(png, t, p, row);
	png_write_end(png, info);
	png_destroy_write_struct(&png, &info);
	return true;
}

bool picture_png(const struct pixels *p, struct buf *png)
{
	static const size_t most[] = {COLOURS, COLOURS / 4, COLOURS / 16};
	size_t before = png->len;
	bool ok = true;

	for (size_t i = 0; ok && i < sizeof most / sizeof most[0]; i++) {
		struct table *t = arena_take(png->arena, sizeof *t);

		png->len = before;
		count(t, p);
		choose(t, most[i]);
		ok = encode(t, p, png);
		if (png->len - before <= PNG_WANTED) {
			break;
		}
	}
	return ok;
}
