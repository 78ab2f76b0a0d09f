/* SPDX-License-Identifier: ISC */
/*
 * Shuts this process off: one descriptor, no new files, no network, bounded memory,
 * no new processes but forks of itself. A fork gives up even the forking, and only
 * forks read foreign bytes. None of this can be undone. Where the kernel has no
 * seccomp only the resource limits remain. Under AddressSanitizer, which needs both,
 * memory is not bounded and system calls are not filtered.
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

/* Returns whether every limit could be set. *bare: the kernel has no filter of
 * system calls, so the limits are all there is. */
bool sandbox_enter(bool *bare);
/* The same, but with some more descriptors and the network, and without the
 * filter. */
bool sandbox_outward(void);
/* For a process forked after sandbox_enter: no further processes; no further
 * descriptors unless `outward`; killed after SANDBOX_CPU_SECONDS; ends with its
 * parent. `bare` is as sandbox_enter told. Returns whether all of this holds. */
bool sandbox_narrow(pid_t parent, bool outward, bool bare);

#endif
