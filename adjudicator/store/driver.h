/* SPDX-License-Identifier: ISC */
/* The drivers: SQLite's is built in, PostgreSQL's is a library beside the program. */
#ifndef ADJUDICATOR_STORE_DRIVER_H
#define ADJUDICATOR_STORE_DRIVER_H

#include "adjudicator/store/engine.h"

/* The driver that a setting ("sqlite:FILE", "postgresql:host=db1 dbname=club schema=s")
 * names, and in *where what follows the scheme. ERR_CONFIG where there is none, or its
 * library is not here or was built with another version of the program. It stays loaded
 * until the program ends. */
const struct engine *driver_of(const char *setting, struct view *where,
			       struct err *err);

#endif
