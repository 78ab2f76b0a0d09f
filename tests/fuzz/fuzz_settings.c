/* SPDX-License-Identifier: ISC */
/* A configuration is read whole, or every fault of it has its line. */
#include "adjudicator/club/settings.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct config c = {.dir = "."};
	struct err err = {0};

	if (settings_read(&c, "fuzz", view_from((const char *)data, size), &err)) {
		must(c.letters_per_day >= 200 && c.inbox_timeout > 0);
		must(settings_address_good(view_of(c.address)));
		must(strncmp(c.database, "sqlite:", 7) == 0 ||
		     strncmp(c.database, "postgresql:", 11) == 0);
	} else {
		must(err.kind == ERR_CONFIG && strncmp(err.text, "fuzz:", 5) == 0);
	}
	config_free(&c);
	return 0;
}
