/* SPDX-License-Identifier: ISC */
/* Files that go with a letter: each belongs to one notice. */
#ifndef ADJUDICATOR_STORE_ATTACHMENT_H
#define ADJUDICATOR_STORE_ATTACHMENT_H

#include "adjudicator/store/store.h"
#include "formats/letter.h"

bool attachment_add(struct store *st, int64_t notice, const struct attachment *file,
		    struct err *err);
/* *file is all empty when there is none. */
bool attachment_get(struct store *st, struct arena *a, int64_t notice,
		    struct attachment *file, struct err *err);

#endif
