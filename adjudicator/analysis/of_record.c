/* SPDX-License-Identifier: ISC */
#include "adjudicator/analysis/analysis.h"

#include "adjudicator/club/context.h"
#include "adjudicator/record/turnfile.h"

bool analysis_record(struct arena *arena, const struct record *r, int only,
		     struct replay *replay, struct analysis *out, struct err *err)
{
	struct buf b = buf_in(arena);

	return record_orders(arena, r, &b, err) &&
	       replay_file(arena, r->context->lexica,
			   &(struct replay_file){buf_view(&b), "the record",
						 r->setup.version},
			   replay, err) &&
	       analysis_replay(arena, replay, only, out, err);
}
