/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/sandbox.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* DESCRIPTORS: standard input, and the socket for a process about to be forked. */
enum { SIGNALS = 32, DESCRIPTORS = 2, OUTWARD_DESCRIPTORS = 16 };

/* Calls that a parser needs; all others kill the process. */
static const int allowed[] = {SCMP_SYS(read),
			      SCMP_SYS(write),
			      SCMP_SYS(recvfrom),
			      SCMP_SYS(sendto),
			      SCMP_SYS(exit),
			      SCMP_SYS(exit_group),
			      SCMP_SYS(brk),
			      SCMP_SYS(munmap),
			      SCMP_SYS(mremap),
			      SCMP_SYS(madvise),
			      SCMP_SYS(futex),
			      SCMP_SYS(rt_sigreturn),
			      SCMP_SYS(rt_sigprocmask),
			      SCMP_SYS(clock_gettime),
			      SCMP_SYS(gettimeofday),
			      SCMP_SYS(getrandom),
			      SCMP_SYS(getrusage),
			      SCMP_SYS(getpid),
			      SCMP_SYS(restart_syscall)};
/* Calls needed to fork, feed and end another process; a parser has none of them. */
static const int parental[] = {SCMP_SYS(clone),   SCMP_SYS(set_robust_list),
			       SCMP_SYS(wait4),   SCMP_SYS(kill),
			       SCMP_SYS(recvmsg), SCMP_SYS(dup2),
			       SCMP_SYS(dup3),    SCMP_SYS(getppid),
			       SCMP_SYS(prctl),   SCMP_SYS(prlimit64)};
/* Calls that a library tries and can do without: they fail as if the file did not
 * exist. */
static const int denied[] = {SCMP_SYS(openat),     SCMP_SYS(open),  SCMP_SYS(access),
			     SCMP_SYS(faccessat),  SCMP_SYS(stat),  SCMP_SYS(lstat),
			     SCMP_SYS(newfstatat), SCMP_SYS(fstat), SCMP_SYS(readlink),
			     SCMP_SYS(lseek),      SCMP_SYS(ioctl), SCMP_SYS(fcntl)};
enum {
	ALLOWED = sizeof allowed / sizeof allowed[0],
	PARENTAL = sizeof parental / sizeof parental[0],
	DENIED = sizeof denied / sizeof denied[0]
};

/* How many bytes are mapped already, libraries included. */
static rlim_t mapped(void)
{
	FILE *f = fopen("/proc/self/statm", "r");
	rlim_t pages = 0;

	if (f != NULL) {
		char line[64] = "";

		if (fgets(line, sizeof line, f) != NULL) {
			pages = strtoul(line, NULL, 10);
		}
		(void)fclose(f);
	}
	return pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static bool limit(int what, rlim_t most)
{
	return setrlimit(what, &(struct rlimit){most, most}) == 0;
}

/* Returns false if any rule fails; a filter that lacks one is not loaded. */
static bool filter_rules(scmp_filter_ctx ctx)
{
	const struct scmp_arg_cmp no_code = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
	int bad = 0;

	for (size_t i = 0; i < ALLOWED; i++) {
		bad |= seccomp_rule_add(ctx, SCMP_ACT_ALLOW, allowed[i], 0);
	}
	for (size_t i = 0; i < PARENTAL; i++) {
		bad |= seccomp_rule_add(ctx, SCMP_ACT_ALLOW, parental[i], 0);
	}
	for (size_t i = 0; i < DENIED; i++) {
		bad |= seccomp_rule_add(ctx, SCMP_ACT_ERRNO(ENOENT), denied[i], 0);
	}
	bad |= seccomp_rule_add(ctx, SCMP_ACT_ALLOW, SCMP_SYS(close), 0);
	bad |= seccomp_rule_add(ctx, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, no_code);
	bad |= seccomp_rule_add(ctx, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, no_code);
	return bad == 0;
}

/* A kernel without seccomp is no failure, because the limits hold. */
static bool filter(void)
{
	scmp_filter_ctx ctx = seccomp_init(SCMP_ACT_KILL_PROCESS);
	bool loaded = filter_rules(ctx) && seccomp_load(ctx) == 0;

	seccomp_release(ctx);
	return loaded;
}

/* The limits for both kinds of process. */
static bool bound(rlim_t descriptors)
{
	struct sigaction usual = {.sa_handler = SIG_DFL};
	bool ok = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;

	for (int sig = 1; sig < SIGNALS; sig++) {
		(void)sigaction(sig, &usual, NULL);
	}
	ok = limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && ok;
	if (!SANDBOX_WATCHED) {
		ok = limit(RLIMIT_AS, mapped() + SANDBOX_MEMORY) && ok;
	}
	return limit(RLIMIT_NOFILE, descriptors) && ok;
}

bool sandbox_enter(bool *bare)
{
	bool ok = bound(DESCRIPTORS);

	*bare = !SANDBOX_WATCHED && !filter();
	return ok;
}

bool sandbox_outward(void)
{
	return bound(OUTWARD_DESCRIPTORS);
}

/* The filter loaded before has checked the machine's architecture. This filter is
 * written out because it is loaded at each fork, and the library would take longer
 * than reading a letter. */
static bool take_back(void)
{
	struct sock_filter code[2 * (PARENTAL + 1) + 2] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))};
	unsigned short n = 1;

	for (size_t i = 0; i <= PARENTAL; i++) {
		bool kill_it = i < PARENTAL;

		code[n++] = (struct sock_filter)BPF_JUMP(
			BPF_JMP | BPF_JEQ | BPF_K,
			(uint32_t)(kill_it ? parental[i] : SCMP_SYS(close)), 0, 1);
		code[n++] = (struct sock_filter)BPF_STMT(
			BPF_RET | BPF_K, kill_it ? SECCOMP_RET_KILL_PROCESS
						 : SECCOMP_RET_ERRNO | ENOENT);
	}
	code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER,
		     &(const struct sock_fprog){n, code}) == 0;
}

bool sandbox_narrow(pid_t parent, bool outward, bool bare)
{
	const struct rlimit time = {SANDBOX_CPU_SECONDS, SANDBOX_CPU_SECONDS + 1};

	return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent &&
	       setrlimit(RLIMIT_CPU, &time) == 0 && limit(RLIMIT_NPROC, 0) &&
	       (outward || limit(RLIMIT_NOFILE, 0)) &&
	       (outward || bare || SANDBOX_WATCHED || take_back());
}
