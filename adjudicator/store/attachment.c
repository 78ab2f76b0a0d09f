/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/attachment.h"

#include "adjudicator/store/query.h"

bool attachment_add(struct store *st, int64_t notice, const struct attachment *file,
		    struct err *err)
{
	return query_do(st, ATTACHMENT_ADD,
			WITH(INT(notice), TEXT(file->name), TEXT(file->type),
			     BLOB(file->bytes)),
			err);
}

static const struct columns attachment_columns =
	COLUMNS(struct attachment, COLUMN(struct attachment, name),
		COLUMN(struct attachment, type), COLUMN_BLOB(struct attachment, bytes));

bool attachment_get(struct store *st, struct arena *a, int64_t notice,
		    struct attachment *file, struct err *err)
{
	return query_one(query_open(st, ATTACHMENT_GET, WITH(INT(notice)), err), a,
			 &attachment_columns, file);
}
