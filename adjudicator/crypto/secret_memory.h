/* SPDX-License-Identifier: ISC */
/* Memory with keys and passwords: neither swapped nor dumped, and zeroed when it is no
 * longer wanted. What the system does not grant is done without. */
#ifndef ADJUDICATOR_CRYPTO_SECRET_MEMORY_H
#define ADJUDICATOR_CRYPTO_SECRET_MEMORY_H

#include "formats/text/arena.h"

/* Whole pages, so what lies beside it stays in memory too. */
void secret_lock(void *at, size_t n);
/* Zeroes it, and lets go of its pages. */
void secret_wipe(void *at, size_t n);
/* For a whole program: it leaves no picture of its memory when it fails, and no other
 * process of its user may look into it; one that is already looked into (a debugger's)
 * goes on to be. Not under a sanitizer, which looks into it. */
void secret_process(void);

#endif
