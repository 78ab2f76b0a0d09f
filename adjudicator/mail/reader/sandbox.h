/* SPDX-License-Identifier: ISC */
/*
 * Shuts this process off: no descriptors but one, no new files, no network, bounded
 * memory, no new processes but forks of itself. Such a fork then gives up even that,
 * and foreign bytes are read in it alone. It cannot be undone. Where the kernel has no
 * seccomp the resource limits alone remain. Under AddressSanitizer memory is not
 * bounded and system calls are not filtered: it needs both.
 */
#ifndef ADJUDICATOR_MAIL_READER_SANDBOX_H
#define ADJUDICATOR_MAIL_READER_SANDBOX_H

#include <stdbool.h>
#include <sys/types.h>

#if defined(__SANITIZE_ADDRESS__)
#define SANDBOX_WATCHED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANDBOX_WATCHED 1
#endif
#endif
#ifndef SANDBOX_WATCHED
#define SANDBOX_WATCHED 0
#endif

enum { SANDBOX_MEMORY = 256 * 1024 * 1024, SANDBOX_CPU_SECONDS = 2 };

/* True when every limit could be set. *bare: the kernel takes no filter of system
 * calls, so the limits are all there is. */
bool sandbox_enter(bool *bare);
/* The same with a few descriptors and the network, and without the filter. */
bool sandbox_outward(void);
/* In a process forked by one that entered: no other process, no other descriptor unless
 * `outward`, and SANDBOX_CPU_SECONDS, behind which it is killed. It ends with its
 * parent. `bare`: as sandbox_enter said. True when all of it holds. */
bool sandbox_narrow(pid_t parent, bool outward, bool bare);

#endif
