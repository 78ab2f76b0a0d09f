/* SPDX-License-Identifier: ISC */
/* Waits for the end of a process that we started. */
#ifndef ADJUDICATOR_MAIL_PROCESS_END_H
#define ADJUDICATOR_MAIL_PROCESS_END_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* Waits until `deadline` (monotonic.h), then kills the process and returns false. If
 * it does not end within five seconds of that, as when a disk no longer answers,
 * nobody waits for it any longer. *status is as waitpid(2) gives it. */
bool process_end(pid_t pid, int64_t deadline, int *status);

#endif
