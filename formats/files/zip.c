/* SPDX-License-Identifier: ISC */
#include "formats/files/zip.h"

#include "formats/text/stamp.h"
#include <assert.h>

enum {
	LOCAL = 0x04034b50,
	CENTRAL = 0x02014b50,
	END = 0x06054b50,
	VERSION = 10,
	UTF8_NAMES = 1 << 11,
	FIRST_YEAR = 1980
};

uint32_t zip_crc(struct view bytes)
{
	/* The change of the CRC by four more bits. */
	static const uint32_t step[16] = {
		0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
		0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
		0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
	uint32_t crc = 0xffffffffU;

	for (size_t i = 0; i < bytes.len; i++) {
		crc ^= (unsigned char)bytes.at[i];
		crc = crc >> 4 ^ step[crc & 15U];
		crc = crc >> 4 ^ step[crc & 15U];
	}
	return ~crc;
}

/* Writes n, lowest byte first. */
static void put(struct buf *b, uint32_t n, int bytes)
{
	for (int i = 0; i < bytes; i++) {
		buf_char(b, (char)(n >> 8 * i & 0xffU));
	}
}

/* Date and time as DOS stores them, in one number; the seconds are halved. */
static uint32_t moment(int64_t at)
{
	struct stamp_parts t = stamp_parts(at, NULL);

	if (t.year < FIRST_YEAR) {
		t = (struct stamp_parts){.year = FIRST_YEAR, .month = 1, .day = 1};
	}
	return (uint32_t)(t.year - FIRST_YEAR) << 25 | (uint32_t)t.month << 21 |
	       (uint32_t)t.day << 16 | (uint32_t)t.hour << 11 |
	       (uint32_t)t.minute << 5 | (uint32_t)(at % 60 / 2);
}

/* Writes the part that both headers of a file share. */
static void put_facts(struct buf *b, const struct zip_file *f, uint32_t at,
		      uint32_t crc)
{
	put(b, VERSION, 2);
	put(b, UTF8_NAMES, 2);
	put(b, 0, 2); /* not compressed */
	put(b, at, 4);
	put(b, crc, 4);
	put(b, (uint32_t)f->bytes.len, 4);
	put(b, (uint32_t)f->bytes.len, 4);
	put(b, (uint32_t)f->name.len, 2);
	put(b, 0, 2);
}

static void put_central(struct buf *b, const struct zip_file *f, uint32_t at,
			uint32_t crc, uint32_t offset)
{
	put(b, CENTRAL, 4);
	put(b, VERSION, 2);
	put_facts(b, f, at, crc);
	put(b, 0, 4); /* no comment, the first disk */
	put(b, 0, 2); /* not marked as text */
	put(b, 0, 4);
	put(b, offset, 4);
	buf_add(b, f->name);
}

void zip_write(struct buf *b, const struct zip_file *file, size_t count, int64_t at)
{
	struct buf central = buf_in(b->arena);
	size_t begin = b->len;
	uint32_t stamp = moment(at);
	size_t offset;

	assert(count <= UINT16_MAX);
	for (size_t i = 0; i < count; i++) {
		uint32_t crc = zip_crc(file[i].bytes);

		put_central(&central, &file[i], stamp, crc, (uint32_t)(b->len - begin));
		put(b, LOCAL, 4);
		put_facts(b, &file[i], stamp, crc);
		buf_add(b, file[i].name);
		buf_add(b, file[i].bytes);
	}
	offset = b->len - begin;
	assert(offset <= UINT32_MAX);
	buf_add(b, buf_view(&central));
	put(b, END, 4);
	put(b, 0, 4);
	put(b, (uint32_t)count, 2);
	put(b, (uint32_t)count, 2);
	put(b, (uint32_t)central.len, 4);
	put(b, (uint32_t)offset, 4);
	put(b, 0, 2);
}
