/* SPDX-License-Identifier: ISC */
/* Bytes as all that a server ever says, to a session that reads and files its letters.
 */
#include "adjudicator/mail/fetch/imap.h"
#include <assert.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *__lsan_default_suppressions(void); // NOLINT: the sanitizer's name

/* libetpan loses the literal it is reading when the connection ends in it, and the
 * section of a body that it does not understand. */
const char *__lsan_default_suppressions(void) // NOLINT
{
	return "leak:mmap_string\nleak:mailimap_section_spec_new";
}

static ssize_t receive(void *arg, char *at, size_t n)
{
	struct view *rest = arg;

	if (rest->len == 0) {
		return CARRIER_GONE;
	}
	n = n < rest->len ? n : rest->len;
	memcpy(at, rest->at, n);
	*rest = view_part(*rest, n, rest->len);
	return (ssize_t)n;
}

static ssize_t swallow(void *arg, const char *at, size_t n)
{
	(void)arg;
	(void)at;
	return (ssize_t)n;
}

static void nothing(void *arg)
{
	(void)arg;
}

static bool look(void *arg, const struct imap_item *item, struct view raw,
		 bool truncated, const char *unread)
{
	size_t *sum = arg;

	assert(item->uid != 0 && raw.len <= IMAP_RAW_MAX);
	assert(unread == NULL || (raw.len == 0 && !truncated));
	assert(!truncated || raw.len == IMAP_RAW_MAX);
	for (size_t i = 0; i < raw.len; i++) {
		*sum += (unsigned char)raw.at[i];
	}
	return true;
}

static void talk(struct imap *s, struct arena *arena, struct err *err)
{
	struct imap_items items;
	enum imap_news news;
	uint32_t *uid;
	size_t n;
	size_t sum = 0;

	if (!imap_select(s, "INBOX", false, err) ||
	    !imap_search(s, arena, &uid, &n, err)) {
		return;
	}
	for (size_t i = 1; i < n; i++) {
		assert(uid[i - 1] < uid[i]);
	}
	if (!imap_describe(s, arena, uid, n, &items, err) ||
	    !imap_fetch(s, items.at, items.n, look, &sum, err) ||
	    !imap_file(s, uid, n, IMAP_PROCESSED, err)) {
		return;
	}
	(void)imap_idle(s, -1, 0, &news, err);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct view rest = view_from((const char *)data, size);
	struct carrier carrier = {.receive = receive,
				  .send = swallow,
				  .close = nothing,
				  .fd = -1,
				  .arg = &rest};
	struct arena arena = {0};
	struct imap *s = NULL;
	struct err err = {0};

	if (imap_open(&s, carrier, "mail.example", 10000, &err)) {
		talk(s, &arena, &err);
		imap_close(s);
	}
	arena_free(&arena);
	return 0;
}
