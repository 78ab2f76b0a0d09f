/* SPDX-License-Identifier: ISC */
/* Raw bytes -> letter, as the reader and its child do it, in one process; and what its
 * header says of its sender. */
#include "adjudicator/mail/parse/authres.h"
#include "adjudicator/mail/parse/prescan.h"
#include "adjudicator/mail/reader/pack.h"
#include "adjudicator/mail/reader/reader.h"
#include "formats/text/utf8.h"
#include <assert.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct view raw = view_from((const char *)data, size);
	struct arena arena = {0};
	struct letter l;
	struct letter again;

	if (prescan(raw, &reader_defaults) == NULL) {
		struct buf b = buf_in(&arena);

		letter_parse(&arena, raw, &l);
		assert(utf8_valid(l.text) && utf8_valid(l.html) &&
		       utf8_valid(l.attached) && utf8_valid(l.subject));
		pack_write(&b, &l);
		assert(pack_read(&arena, buf_view(&b), &again));
		assert(view_eq(l.text, again.text) && view_eq(l.from, again.from));
	}
	(void)pack_read(&arena, raw, &again);
	(void)authres_denies(raw,
			     &(struct authres_hosts){.trusted = view_of("mx.example")},
			     view_of("ann@example.org"));
	arena_free(&arena);
	return 0;
}
