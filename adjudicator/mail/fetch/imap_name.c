/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/imap_name.h"

#include "formats/text/num.h"
#include <string.h>

const char *imap_inbox_name(const struct server *s)
{
	return *s->folder != '\0' ? s->folder : "INBOX";
}

const char *imap_source(struct arena *arena, const struct server *s, const char *folder)
{
	return arena_printf(arena, "imap %s@%s/%s", s->user, s->host, folder);
}

const char *imap_junk_mark(struct arena *arena, const struct server *s,
			   const char *folder, uint32_t validity)
{
	return arena_printf(arena, "junk %s@%s/%s %lu", s->user, s->host, folder,
			    (unsigned long)validity);
}

bool imap_is_junk_mark(const struct server *s, const char *folder, const char *name)
{
	struct arena arena = {0};
	const char *last = name != NULL ? strrchr(name, ' ') : NULL;
	long validity;
	bool is = last != NULL &&
		  num_read(view_of(last + 1), 0, UINT32_MAX, &validity) &&
		  strcmp(imap_junk_mark(&arena, s, folder, (uint32_t)validity), name) ==
			  0;

	arena_free(&arena);
	return is;
}
