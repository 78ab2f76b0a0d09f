/* SPDX-License-Identifier: ISC */
/* How a process that we started comes to its end. */
#ifndef ADJUDICATOR_MAIL_PROCESS_END_H
#define ADJUDICATOR_MAIL_PROCESS_END_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* Waits for it until `deadline` (monotonic.h); then it is killed, which is false. One
 * that not even this ends within five seconds, as on a disk that no longer answers, is
 * left behind: nobody waits for it. *status is as waitpid(2) has it. */
bool process_end(pid_t pid, int64_t deadline, int *status);

#endif
