/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/site_case.h"

#include <stdlib.h>

#include "tests/helpers/scratch.h"

void site_case_open(struct site_case *s)
{
	random_club_open(&s->rc);
	s->rc.config.address = "adjudicator@club.example";
	s->rc.config.club_name = "The Tuesday Club";
	s->rc.config.site_language = "en";
	s->rc.config.site_url = "";
	s->rc.config.protest_time = 86400;
	s->folder = scratch_dir();
	s->dir = scratch_path(s->folder, "pages");
}

void site_case_close(struct site_case *s)
{
	free(s->dir);
	scratch_remove(s->folder);
	random_club_close(&s->rc);
}
