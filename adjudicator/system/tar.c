/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/tar.h"

#include <string.h>

/* Offsets of the header's fields. */
enum {
	MODE = 100,
	OWNER = 108,
	GROUP = 116,
	SIZE = 124,
	TIME = 136,
	SUM = 148,
	TYPE = 156,
	MAGIC = 257,
	SHORT = 8,
	LONG = 12
};

static const char magic[8] = {'u', 's', 't', 'a', 'r', '\0', '0', '0'};
static const int64_t most = 077777777777;

/* Writes octal digits and a NUL. */
static void put(char *at, int width, int64_t value)
{
	at[width - 1] = '\0';
	for (int i = width - 2; i >= 0; i--) {
		at[i] = (char)('0' + value % 8);
		value /= 8;
	}
}

/* Reads digits up to a NUL or blank; -1: there are none, or something else. */
static int64_t get(const char *at, int width)
{
	int64_t value = 0;
	int i = 0;

	for (; i < width && at[i] >= '0' && at[i] <= '7'; i++) {
		value = value * 8 + (at[i] - '0');
	}
	return i > 0 && (i == width || at[i] == '\0' || at[i] == ' ') ? value : -1;
}

/* The sum of all bytes; those of the sum field count as blanks. */
static int64_t sum_of(const char block[TAR_BLOCK])
{
	int64_t sum = 0;

	for (int i = 0; i < TAR_BLOCK; i++) {
		sum += i >= SUM && i < SUM + SHORT ? ' ' : (unsigned char)block[i];
	}
	return sum;
}

bool tar_write(char block[TAR_BLOCK], const struct tar_entry *e)
{
	if (e->size < 0 || e->size > most || e->written < 0 || e->written > most ||
	    strlen(e->name) >= TAR_NAME) {
		return false;
	}
	memset(block, 0, TAR_BLOCK);
	memcpy(block, e->name, strlen(e->name));
	put(block + MODE, SHORT, 0600);
	put(block + OWNER, SHORT, 0);
	put(block + GROUP, SHORT, 0);
	put(block + SIZE, LONG, e->size);
	put(block + TIME, LONG, e->written);
	block[TYPE] = '0';
	memcpy(block + MAGIC, magic, sizeof magic);
	put(block + SUM, SHORT - 1, sum_of(block));
	block[SUM + SHORT - 1] = ' ';
	return true;
}

enum tar_kind tar_read(const char block[TAR_BLOCK], struct tar_entry *e)
{
	static const char zeros[TAR_BLOCK];

	if (memcmp(block, zeros, TAR_BLOCK) == 0) {
		return TAR_END;
	}
	if (memcmp(block + MAGIC, magic, sizeof magic - 2) != 0 || block[TYPE] != '0' ||
	    get(block + SUM, SHORT) != sum_of(block) || block[TAR_NAME - 1] != '\0') {
		return TAR_WRONG;
	}
	memcpy(e->name, block, TAR_NAME);
	e->size = get(block + SIZE, LONG);
	e->written = get(block + TIME, LONG);
	return e->name[0] != '\0' && e->size >= 0 && e->written >= 0 ? TAR_FILE
								     : TAR_WRONG;
}

int tar_padding(int64_t size)
{
	return (int)((TAR_BLOCK - size % TAR_BLOCK) % TAR_BLOCK);
}
