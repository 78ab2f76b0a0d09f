/* SPDX-License-Identifier: ISC */
/* A run that is asked to end (SIGTERM, SIGINT, SIGHUP) keeps what it has done first. */
#ifndef ADJUDICATOR_SYSTEM_STOP_H
#define ADJUDICATOR_SYSTEM_STOP_H

#include <stdbool.h>

/* From now on such a signal is noted, and ends nothing. */
void stop_hold(void);
bool stop_asked(void);
/* Signals do what they did before; does not return when one was noted and they end the
 * program. */
void stop_release(void);

#endif
