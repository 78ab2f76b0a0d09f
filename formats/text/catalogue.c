/* SPDX-License-Identifier: ISC */
#include "formats/text/catalogue.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEAD = 20, ENTRY = 8, NUMBER = 4, FORMULA_MAX = 16 };

static uint32_t number(const struct catalogue *c, size_t at)
{
	const unsigned char *p = (const unsigned char *)c->bytes.at + at;
	uint32_t n = 0;

	for (int i = 0; i < NUMBER; i++) {
		n = n << 8 | p[c->big ? i : NUMBER - 1 - i];
	}
	return n;
}

/* The text of an entry with all its forms and the final NUL; empty if it does not
 * lie within the file. */
static struct view text_of(const struct catalogue *c, size_t table, uint32_t i)
{
	size_t len = number(c, table + (size_t)i * ENTRY);
	size_t at = number(c, table + (size_t)i * ENTRY + NUMBER);

	if (at >= c->bytes.len || len >= c->bytes.len - at ||
	    c->bytes.at[at + len] != '\0') {
		return (struct view){0};
	}
	return view_from(c->bytes.at + at, len + 1);
}

static struct view find(const struct catalogue *c, const char *key)
{
	uint32_t low = 0;
	uint32_t high = c->n;

	while (low < high) {
		uint32_t i = low + (high - low) / 2;
		struct view text = text_of(c, c->from, i);
		int order = text.len == 0 ? 0 : strcmp(key, text.at);

		if (order == 0) {
			return text.len == 0 ? text : text_of(c, c->to, i);
		}
		if (order < 0) {
			high = i;
		} else {
			low = i + 1;
		}
	}
	return (struct view){0};
}

/* ------------------------------------------------------------------- its forms */

static const struct {
	const char *formula;
	enum forms forms;
} known[] = {
	{"0",    FORMS_ALIKE    },
	{"n!=1", FORMS_ONE      },
	{"n>1",  FORMS_UP_TO_ONE},
};

static enum forms read_forms(const struct catalogue *c)
{
	static const char name[] = "plural=";
	struct view head = find(c, "");
	const char *at = head.len == 0 ? NULL : strstr(head.at, "Plural-Forms:");
	char formula[FORMULA_MAX];
	size_t n = 0;

	at = at == NULL ? NULL : strstr(at, name);
	if (at == NULL) {
		return FORMS_NONE;
	}
	for (at += sizeof name - 1; *at != '\0' && *at != ';' && *at != '\n'; at++) {
		if (strchr(" ()", *at) == NULL && n + 1 < sizeof formula) {
			formula[n++] = *at;
		}
	}
	formula[n] = '\0';
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
		if (strcmp(formula, known[i].formula) == 0) {
			return known[i].forms;
		}
	}
	return FORMS_NONE;
}

/* -------------------------------------------------------------------- all of it */

bool catalogue_read(struct catalogue *c, struct view bytes)
{
	static const uint32_t mark = 0x950412de;

	*c = (struct catalogue){.bytes = bytes};
	if (bytes.len < HEAD) {
		return false;
	}
	c->big = number(c, 0) != mark;
	c->n = number(c, (size_t)2 * NUMBER);
	c->from = number(c, (size_t)3 * NUMBER);
	c->to = number(c, (size_t)4 * NUMBER);
	if (number(c, 0) != mark || c->n > bytes.len / ENTRY ||
	    c->from > bytes.len - (size_t)c->n * ENTRY ||
	    c->to > bytes.len - (size_t)c->n * ENTRY) {
		c->n = 0;
		return false;
	}
	c->forms = read_forms(c);
	return true;
}

bool catalogue_open(struct catalogue *c, const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st;
	void *bytes = MAP_FAILED;

	*c = (struct catalogue){0};
	if (fd < 0) {
		return false;
	}
	if (fstat(fd, &st) == 0 && st.st_size > 0) {
		bytes = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	}
	(void)close(fd);
	return bytes != MAP_FAILED &&
	       catalogue_read(c, view_from(bytes, (size_t)st.st_size));
}

const char *catalogue_find(const struct catalogue *c, const char *key)
{
	struct view text = find(c, key);

	return text.len > 1 ? text.at : NULL;
}

const char *catalogue_count(const struct catalogue *c, const char *key, unsigned long n)
{
	struct view text = find(c, key);
	bool other =
		c->forms == FORMS_ONE ? n != 1 : c->forms == FORMS_UP_TO_ONE && n > 1;
	const char *second = text.len == 0 ? NULL : text.at + strlen(text.at) + 1;

	if (text.len <= 1 || c->forms == FORMS_NONE) {
		return NULL;
	}
	if (!other) {
		return text.at;
	}
	return second < text.at + text.len ? second : NULL;
}
