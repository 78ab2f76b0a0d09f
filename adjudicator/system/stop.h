/* SPDX-License-Identifier: ISC */
/* A run that is asked to end (SIGTERM, SIGINT, SIGHUP) first keeps what it has done. */
#ifndef ADJUDICATOR_SYSTEM_STOP_H
#define ADJUDICATOR_SYSTEM_STOP_H

#include <stdbool.h>

/* From now on such a signal is only noted. */
void stop_hold(void);
bool stop_asked(void);
/* Restores the signals. Does not return if one was noted and its action ends the
 * program. */
void stop_release(void);

#endif
