/* SPDX-License-Identifier: ISC */
/* What the library of the PostgreSQL driver shows: one name, found by dlsym. */
#ifndef ADJUDICATOR_STORE_POSTGRESQL_DRIVER_H
#define ADJUDICATOR_STORE_POSTGRESQL_DRIVER_H

#include "adjudicator/store/engine.h"

#define ADJUDICATOR_ENGINE "adjudicator_engine"
const struct engine *adjudicator_engine(void);

#endif
