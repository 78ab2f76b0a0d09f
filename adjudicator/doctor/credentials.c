/* SPDX-License-Identifier: ISC */
/* Commands with which a human gets at the keys and passwords that systemd keeps. */
#include <string.h>

#include "adjudicator/doctor/checks.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"

/* The credentials of the units. Their files: /etc/credstore/adjudicator.CLUB.NAME. */
static const char *const names[] = {"inbox-password", "outbox-password", "club.key",
				    "signing.key"};

struct keeper {
	const char *dir, *club; /* the club's whole path; the last part of it */
};

static struct keeper keeper_of(struct doctor *d)
{
	struct keeper p = {.dir = file_real(d->arena, d->p.dir)};
	const char *slash = strrchr(p.dir, '/');

	p.club = slash != NULL && slash[1] != '\0' ? slash + 1 : p.dir;
	return p;
}

const char *credential_doctor(struct doctor *d)
{
	struct keeper p = keeper_of(d);
	struct buf b = buf_in(d->arena);

	buf_str(&b, "systemd-run --quiet --pipe --wait --uid=adjudicator");
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		buf_printf(&b, " -p LoadCredential=%s:adjudicator.%s.%s", names[i],
			   p.club, names[i]);
	}
	buf_printf(&b, " adjudicator -C %s doctor", p.dir);
	return buf_cstr(&b);
}

const char *credential_put(struct doctor *d, const char *name)
{
	return arena_printf(d->arena,
			    "install -m 600 %s /etc/credstore/adjudicator.%s.%s, from "
			    "where its copy is kept",
			    name, keeper_of(d).club, name);
}
