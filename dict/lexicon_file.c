/* SPDX-License-Identifier: ISC */
#include "dict/lexicon_file.h"

#include "dict/graph.h"
#include "dict/quick_sum.h"
#include <assert.h>
#include <string.h>

enum {
	AT_MAGIC = 0,
	AT_VERSION = 8,
	AT_HEADER = 12,
	AT_NODES = 16,
	AT_WORDS = 20,
	AT_ID = 24,
	AT_ALPHABET = 72,
	AT_ALPHABET_HASH = 96,
	AT_HASH = 128,
	AT_SOURCES = 160,
	AT_QUICK = 416,
	AT_UNUSED = 424,
	AT_CHECKSUM = LEXICON_HEADER - HASH_BYTES
};

enum { WORDS_MAX = 50000000 };

static const char magic[AT_VERSION - AT_MAGIC] = "LEXICON\n";

static_assert(AT_ID + sizeof((struct lexicon_info *)0)->id == AT_ALPHABET, "id");
static_assert(AT_ALPHABET + sizeof((struct lexicon_info *)0)->alphabet ==
		      AT_ALPHABET_HASH,
	      "alphabet");
static_assert(AT_SOURCES + sizeof((struct lexicon_info *)0)->sources == AT_QUICK,
	      "sources");

static void put32(uint8_t *at, uint32_t n)
{
	for (int i = 0; i < 4; i++) {
		at[i] = (uint8_t)(n >> 8 * i);
	}
}

static uint32_t get32(const uint8_t *header, size_t at)
{
	return graph_node(header + at, 0);
}

static struct view header_part(const uint8_t *header, size_t from, size_t to)
{
	return view_from((const char *)header + from, to - from);
}

/* SHA-256 of everything but the checksums. Version 1 has zeros in place of the quick
 * one. */
static struct hash checksum(const uint8_t *header, struct view nodes)
{
	bool both = get32(header, AT_VERSION) != LEXICON_FIRST_VERSION;
	struct hash_run run;

	hash_start(&run);
	hash_add(&run, header_part(header, 0, AT_QUICK));
	hash_add(&run, header_part(header, both ? AT_UNUSED : AT_QUICK, AT_CHECKSUM));
	hash_add(&run, nodes);
	return hash_end(&run);
}

/* The quick sum of everything but itself: that of the header, with zeros in its
 * place, is the seed for the nodes. */
static void quick(const uint8_t *header, struct view nodes, uint8_t sum[8])
{
	uint8_t copy[LEXICON_HEADER];
	uint64_t seed;

	memcpy(copy, header, sizeof copy);
	memset(copy + AT_QUICK, 0, AT_UNUSED - AT_QUICK);
	seed = quick_sum(header_part(copy, 0, sizeof copy), 0);
	seed = quick_sum(nodes, seed);
	put32(sum, (uint32_t)seed);
	put32(sum + 4, (uint32_t)(seed >> 32));
}

void lexicon_header(uint8_t header[LEXICON_HEADER], const struct lexicon_info *info,
		    struct view nodes)
{
	struct hash sum;

	memset(header, 0, LEXICON_HEADER);
	memcpy(header + AT_MAGIC, magic, sizeof magic);
	put32(header + AT_VERSION, LEXICON_VERSION);
	put32(header + AT_HEADER, LEXICON_HEADER);
	put32(header + AT_NODES, (uint32_t)(nodes.len / GRAPH_NODE_BYTES));
	put32(header + AT_WORDS, info->words);
	memcpy(header + AT_ID, info->id, sizeof info->id);
	memcpy(header + AT_ALPHABET, info->alphabet, sizeof info->alphabet);
	memcpy(header + AT_ALPHABET_HASH, info->alphabet_hash.byte, HASH_BYTES);
	memcpy(header + AT_HASH, info->hash.byte, HASH_BYTES);
	memcpy(header + AT_SOURCES, info->sources, sizeof info->sources);
	sum = checksum(header, nodes);
	memcpy(header + AT_CHECKSUM, sum.byte, HASH_BYTES);
	quick(header, nodes, header + AT_QUICK);
}

static bool wrong(struct err *err, const char *name, const char *why)
{
	return err_set(err, ERR_DATA, "%s is damaged: %s", name, why);
}

/* A field of text: printable, the rest of its room zero. */
static bool text_get(const uint8_t *from, char *to, size_t room)
{
	size_t n = 0;

	memcpy(to, from, room);
	while (n < room && to[n] >= ' ' && to[n] <= '~') {
		n++;
	}
	if (n == room) {
		return false;
	}
	for (; n < room; n++) {
		if (to[n] != '\0') {
			return false;
		}
	}
	return true;
}

/* Magic, version and sizes. */
static bool whole(struct view file, const char *name, struct err *err)
{
	const uint8_t *header = (const uint8_t *)file.at;
	uint32_t version;
	uint64_t size;

	if (file.len < sizeof magic || memcmp(file.at, magic, sizeof magic) != 0) {
		return err_set(err, ERR_DATA, "%s is no lexicon", name);
	}
	if (file.len < LEXICON_HEADER) {
		return wrong(err, name, "it ends within its header");
	}
	version = get32(header, AT_VERSION);
	if (version < LEXICON_FIRST_VERSION || version > LEXICON_VERSION ||
	    get32(header, AT_HEADER) != LEXICON_HEADER) {
		return err_set(err, ERR_DATA,
			       "%s has format %u and this program reads formats up to "
			       "%d; build the edition again",
			       name, (unsigned)version, LEXICON_VERSION);
	}
	size = LEXICON_HEADER + (uint64_t)get32(header, AT_NODES) * GRAPH_NODE_BYTES;
	return size == file.len ||
	       err_set(err, ERR_DATA,
		       "%s is damaged: it should have %llu bytes and has %zu", name,
		       (unsigned long long)size, file.len);
}

static bool first_version(struct view file)
{
	return get32((const uint8_t *)file.at, AT_VERSION) == LEXICON_FIRST_VERSION;
}

bool lexicon_read_info(struct view file, const char *name, struct lexicon_info *info,
		       struct err *err)
{
	const uint8_t *header = (const uint8_t *)file.at;

	if (!whole(file, name, err)) {
		return false;
	}
	for (size_t i = first_version(file) ? AT_QUICK : AT_UNUSED; i < AT_CHECKSUM;
	     i++) {
		if (header[i] != 0) {
			return wrong(err, name, "its header has unknown parts");
		}
	}
	if (!text_get(header + AT_ID, info->id, sizeof info->id) ||
	    !text_get(header + AT_ALPHABET, info->alphabet, sizeof info->alphabet) ||
	    !text_get(header + AT_SOURCES, info->sources, sizeof info->sources)) {
		return wrong(err, name, "its header is not text");
	}
	memcpy(info->alphabet_hash.byte, header + AT_ALPHABET_HASH, HASH_BYTES);
	memcpy(info->hash.byte, header + AT_HASH, HASH_BYTES);
	info->words = get32(header, AT_WORDS);
	return true;
}

static bool sum_right(struct view file, struct view nodes)
{
	const uint8_t *header = (const uint8_t *)file.at;
	uint8_t sum[AT_UNUSED - AT_QUICK];

	quick(header, nodes, sum);
	return memcmp(sum, header + AT_QUICK, sizeof sum) == 0;
}

static bool hash_right(struct view file, struct view nodes)
{
	const uint8_t *header = (const uint8_t *)file.at;
	struct hash sum = checksum(header, nodes);

	return memcmp(sum.byte, header + AT_CHECKSUM, HASH_BYTES) == 0;
}

bool lexicon_check(struct view file, const char *name, const struct alphabet *a,
		   struct lexicon_info *info, struct view *nodes, struct err *err)
{
	const char *why = "";

	*nodes = view_part(file, LEXICON_HEADER, file.len);
	if (!lexicon_read_info(file, name, info, err)) {
		return false;
	}
	if (first_version(file) ? !hash_right(file, *nodes)
				: !sum_right(file, *nodes)) {
		return wrong(err, name, "its checksum does not match");
	}
	if (strcmp(info->alphabet, a->id) != 0) {
		return err_set(err, ERR_DATA, "%s is for the alphabet %s, not for %s",
			       name, info->alphabet, a->id);
	}
	if (memcmp(&info->alphabet_hash, &a->hash, sizeof a->hash) != 0) {
		return err_set(err, ERR_DATA,
			       "%s is for another version of the alphabet %s", name,
			       a->id);
	}
	return graph_bounded(*nodes, a->count, &why) || wrong(err, name, why);
}

bool lexicon_check_all(struct view file, const char *name, const struct alphabet *a,
		       const struct lexicon_info *info, struct err *err)
{
	struct view nodes = view_part(file, LEXICON_HEADER, file.len);
	const char *why = "";

	if (!hash_right(file, nodes)) {
		return wrong(err, name, "its SHA-256 does not match");
	}
	if (info->words > WORDS_MAX) {
		return wrong(err, name, "it holds more words than any language has");
	}
	return graph_sound(nodes, a->count, info->words, &why) || wrong(err, name, why);
}
