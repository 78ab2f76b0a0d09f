/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/attachment.h"

#include "adjudicator/store/query.h"

bool attachment_add(struct store *st, int64_t notice, const struct attachment *file,
		    struct err *err)
{
	struct query q = query_open(st, ATTACHMENT_ADD, err);

	query_bind_int(&q, 1, notice);
	query_bind_text(&q, 2, file->name);
	query_bind_text(&q, 3, file->type);
	query_bind_blob(&q, 4, file->bytes);
	return query_close(&q);
}

bool attachment_get(struct store *st, struct arena *a, int64_t notice,
		    struct attachment *file, struct err *err)
{
	struct query q = query_open(st, ATTACHMENT_GET, err);

	*file = (struct attachment){0};
	query_bind_int(&q, 1, notice);
	if (query_row(&q)) {
		*file = (struct attachment){.name = query_text(&q, 0, a),
					    .type = query_text(&q, 1, a),
					    .bytes = query_blob(&q, 2, a)};
	}
	return query_close(&q);
}
