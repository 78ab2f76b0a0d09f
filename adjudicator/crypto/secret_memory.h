/* SPDX-License-Identifier: ISC */
/* Memory for keys and passwords: it is neither swapped nor dumped, and is zeroed
 * when no longer needed. If the system refuses any of this, the program goes on
 * without it. */
#ifndef ADJUDICATOR_CRYPTO_SECRET_MEMORY_H
#define ADJUDICATOR_CRYPTO_SECRET_MEMORY_H

#include "formats/text/arena.h"

/* Locks whole pages, so neighbouring data stays in memory too. */
void secret_lock(void *at, size_t n);
/* Zeroes the memory and unlocks its pages. */
void secret_wipe(void *at, size_t n);
/* For the whole program: no core dump on failure, and no other process of the same
 * user may look into it; a debugger that is attached already stays attached. Does
 * nothing under a sanitizer, which must look into the program. */
void secret_process(void);

#endif
