/* SPDX-License-Identifier: ISC */
/* A seccomp filter makes the kernel ask about each such call. It holds for the thread
 * that sets it, and for the threads and programs that this one starts. Another thread
 * answers. */
#include "tests/helpers/mail/bad_call.h"

#include "tests/helpers/claims.h"
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SAME = 8 };

/* <unistd.h> declares it only with extensions. */
long syscall(long number, ...);

/* The calls that libc may make for a name, on any kind of machine. */
static const struct {
	const char *name;
	int number;
} known[] = {
	{"openat",     SYS_openat    },
	{"getdents64", SYS_getdents64},
	{"stat",       SYS_statx     },
	{"stat",       SYS_fstat     },
	{"read",       SYS_read      },
	{"write",      SYS_write     },
	{"fsync",      SYS_fsync     },
	{"rename",     SYS_renameat2 },
	{"unlink",     SYS_unlinkat  },
	{"mkdir",      SYS_mkdirat   },
	{"access",     SYS_faccessat },
	{"dup2",       SYS_dup3      },
	{"poll",       SYS_ppoll     },
	{"clone",      SYS_clone     },
#ifdef SYS_newfstatat
	{"stat",       SYS_newfstatat},
#endif
#ifdef SYS_open
	{"openat",     SYS_open      },
	{"rename",     SYS_rename    },
	{"unlink",     SYS_unlink    },
	{"mkdir",      SYS_mkdir     },
	{"access",     SYS_access    },
	{"dup2",       SYS_dup2      },
	{"poll",       SYS_poll      },
#endif
#ifdef SYS_renameat
	{"rename",     SYS_renameat  },
#endif
	{"socketpair", SYS_socketpair},
	{"recv",       SYS_recvfrom  },
	{"send",       SYS_sendto    },
	{"recvmsg",    SYS_recvmsg   },
	{"sendmsg",    SYS_sendmsg   },
	{"wait",       SYS_wait4     },
	{"prctl",      SYS_prctl     },
	{"seccomp",    SYS_seccomp   },
	{"setrlimit",  SYS_prlimit64 },
	{"chdir",      SYS_chdir     },
};

struct day {
	const struct bad_call *bad;
	void (*does)(void);
	pthread_barrier_t ready;
	uint32_t own; /* the thread that does it */
	int fd;       /* through which the kernel asks; -1: it does not */
	int calls;
};

static bool load_filter(struct day *d)
{
	struct sock_filter code[2 * SAME + 2] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))};
	unsigned short n = 1;

	for (int i = 0; i < COUNT(known); i++) {
		if (strcmp(known[i].name, d->bad->name) == 0) {
			code[n++] = (struct sock_filter)BPF_JUMP(
				BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)known[i].number, 0,
				1);
			code[n++] = (struct sock_filter)BPF_STMT(
				BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF);
		}
	}
	code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
	if (n > 2 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
		d->fd = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
				     SECCOMP_FILTER_FLAG_NEW_LISTENER,
				     &(const struct sock_fprog){n, code});
	}
	return d->fd >= 0;
}

static void *do_it(void *arg)
{
	struct day *d = arg;
	bool loaded;

	d->own = (uint32_t)syscall(SYS_gettid);
	loaded = load_filter(d);
	(void)pthread_barrier_wait(&d->ready);
	if (loaded) {
		d->does();
	}
	return NULL;
}

/* Answers the kernel until no filtered thread or program is left. */
static void answer(struct day *d)
{
	struct pollfd p = {.fd = d->fd, .events = POLLIN};
	while (poll(&p, 1, -1) < 0 || (p.revents & POLLIN) != 0) {
		struct seccomp_notif asked = {0};
		struct seccomp_notif_resp told = {
			.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE};

		if (ioctl(d->fd, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0) {
			continue; /* the one that asked has died */
		}
		told.id = asked.id;
		if ((asked.pid != d->own) == d->bad->begun &&
		    ++d->calls == d->bad->nth) {
			told.flags = 0;
			told.error = -d->bad->why;
		}
		(void)ioctl(d->fd, SECCOMP_IOCTL_NOTIF_SEND, &told);
	}
	close(d->fd);
}

static bool run(struct day *d)
{
	pthread_t doing;

	ck_assert_int_eq(pthread_barrier_init(&d->ready, NULL, 2), 0);
	ck_assert_int_eq(pthread_create(&doing, NULL, do_it, d), 0);
	(void)pthread_barrier_wait(&d->ready);
	if (d->fd >= 0) {
		answer(d);
	}
	ck_assert_int_eq(pthread_join(doing, NULL), 0);
	ck_assert_int_eq(pthread_barrier_destroy(&d->ready), 0);
	return d->fd >= 0;
}

bool bad_call(const struct bad_call *bad, void (*does)(void))
{
	struct day d = {.bad = bad, .does = does, .fd = -1};

	ck_assert_msg(run(&d), "no %s can fail here", bad->name);
	return d.calls >= bad->nth;
}

static void nothing(void)
{
}

bool bad_call_can(void)
{
	struct day d = {
		.bad = &(struct bad_call){.name = "fsync"}, .does = nothing, .fd = -1};
	bool can = run(&d);

	if (!can) {
		puts("SKIPPED: calls that fail (the kernel asks nobody about them)");
	}
	return can;
}
