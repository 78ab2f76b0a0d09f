/* SPDX-License-Identifier: ISC */
/* The database drivers. SQLite's is built in; PostgreSQL's is a shared library in
 * the program's folder. */
#ifndef ADJUDICATOR_STORE_DRIVER_H
#define ADJUDICATOR_STORE_DRIVER_H

#include "adjudicator/store/engine.h"

/* Returns the driver that a setting ("sqlite:FILE", "postgresql:host=db1 dbname=club
 * schema=s") names; *where is what follows the scheme. NULL and ERR_CONFIG when the
 * scheme is unknown, or the driver's library is missing or was built with another
 * version of the program. A driver stays loaded until the program ends. */
const struct engine *driver_of(const char *setting, struct view *where,
			       struct err *err);

#endif
