/* SPDX-License-Identifier: ISC */
/*
 * Packs a letter into bytes and unpacks it, for the socket between the reader and
 * its child. Unpacking trusts nothing: lengths, counts, encoding, addresses and ids
 * are checked as if a stranger had written them.
 */
#ifndef ADJUDICATOR_MAIL_READER_PACK_H
#define ADJUDICATOR_MAIL_READER_PACK_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"

void pack_write(struct buf *b, const struct letter *l);
/* Returns false when the bytes are no letter. The content hash is not packed. */
bool pack_read(struct arena *arena, struct view bytes, struct letter *l);

#endif
