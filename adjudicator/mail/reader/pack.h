/* SPDX-License-Identifier: ISC */
/*
 * A letter as bytes and back, for the pipe between the reader and its child. The side
 * that unpacks trusts nothing: lengths, counts, encoding, addresses and ids are checked
 * again, as if a stranger had written them.
 */
#ifndef ADJUDICATOR_MAIL_READER_PACK_H
#define ADJUDICATOR_MAIL_READER_PACK_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"

void pack_write(struct buf *b, const struct letter *l);
/* False when it is no letter. The content hash is not carried. */
bool pack_read(struct arena *arena, struct view bytes, struct letter *l);

#endif
