/* SPDX-License-Identifier: ISC */
/* The header of a letter, as the program that judges reads it: whatever stands there,
 * who it names is an address, and one that stands there letter by letter. */
#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/send/compose.h"
#include "formats/address.h"
#include "formats/text/buf.h"
#include <assert.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool stands_in(struct view block, struct view what)
{
	for (size_t i = 0; i + what.len <= block.len; i++) {
		if (view_eq_nocase(view_part(block, i, what.len), what)) {
			return true;
		}
	}
	return false;
}

static void look_at(struct view block, const struct letter *l)
{
	size_t from;

	(void)header_find(block, "From", &from);
	assert(l->from.len == 0 ||
	       (from == 1 && address_plain(l->from) && stands_in(block, l->from)));
	assert(l->from.len > 0 || l->fault != LETTER_FINE);
	assert(l->message_id.len == 0 || address_id_good(l->message_id));
	assert(l->recipients <= LETTER_RECIPIENTS &&
	       l->references <= LETTER_REFERENCES);
	for (size_t i = 0; i < l->recipients; i++) {
		assert(address_plain(l->recipient[i]));
	}
	for (size_t i = 0; i < l->references; i++) {
		assert(address_id_good(l->reference[i]));
	}
}

/* A field in front that says nothing changes nothing. */
static void again(struct arena *arena, struct view block, const struct letter *l)
{
	struct buf b = buf_in(arena);
	struct letter other = {0};

	buf_str(&b, "X-Nothing: here\n");
	buf_add(&b, block);
	envelope_read(arena, buf_view(&b), &other);
	assert(envelope_differs(l, &other) == NULL && l->fault == other.fault);
	envelope_names(arena, block, &other);
	assert(envelope_differs(l, &other) == NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct view block =
		header_block(header_skip_mbox(view_from((const char *)data, size)));
	struct arena arena = {0};
	struct letter l = {0};
	bool folded = block.len > 0 && (block.at[0] == ' ' || block.at[0] == '\t');

	envelope_read(&arena, block, &l);
	look_at(block, &l);
	if (!folded) {
		again(&arena, block, &l);
	}
	arena_free(&arena);
	return 0;
}
