/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/walls.h"

#include "adjudicator/mail/reader/sandbox.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { DESCRIPTORS = 64 };

/* Calls by name, because some are newer than the library. */
static const char *const refused[] = {
	/* other programs and processes */
	"execve", "execveat", "fork", "vfork", "kill", "tkill", "ptrace",
	"process_vm_readv", "process_vm_writev", "process_madvise", "pidfd_open",
	"pidfd_getfd", "pidfd_send_signal", "kcmp", "setns", "unshare",
	/* files */
	"creat", "truncate", "mkdir", "mkdirat", "rmdir", "rename", "renameat",
	"renameat2", "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat",
	"mknod", "mknodat", "chmod", "fchmod", "fchmodat", "fchmodat2", "chown",
	"fchown", "fchownat", "lchown", "utime", "utimes", "utimensat", "setxattr",
	"lsetxattr", "fsetxattr", "removexattr", "mount", "umount2", "move_mount",
	"open_tree", "fsopen", "fsconfig", "fsmount", "pivot_root", "chroot",
	"name_to_handle_at", "open_by_handle_at",
	/* the machine */
	"bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "keyctl", "add_key",
	"request_key", "init_module", "finit_module", "delete_module", "kexec_load",
	"kexec_file_load", "reboot", "swapon", "swapoff", "acct", "quotactl",
	/* this process connects to servers and is none */
	"listen", "accept", "accept4"};
static const char *const outward[] = {"socket", "socketpair", "connect", "bind"};
/* Refused with ENOSYS, as by an older kernel: the library then uses another call,
 * whose arguments the filter can check. */
static const char *const unknown[] = {"clone3", "openat2"};
static const int writing[] = {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC};

/* The functions below return 0, or the bits of an error. A filter that lacks a rule
 * is not loaded. */
static int refuse(scmp_filter_ctx ctx, const char *name, int why)
{
	int call = seccomp_syscall_resolve_name(name);

	/* The call does not exist on this machine. */
	return call < 0 ? 0 : seccomp_rule_add(ctx, SCMP_ACT_ERRNO(why), call, 0);
}

static int refuse_all(scmp_filter_ctx ctx, const char *const *names, size_t count,
		      int why)
{
	int bad = 0;

	for (size_t i = 0; i < count; i++) {
		bad |= refuse(ctx, names[i], why);
	}
	return bad;
}

static int refuse_writing(scmp_filter_ctx ctx)
{
	int bad = 0;

	for (size_t i = 0; i < sizeof writing / sizeof writing[0]; i++) {
		uint64_t flag = (uint64_t)writing[i];
		uint64_t mask = flag == O_WRONLY || flag == O_RDWR ? O_ACCMODE : flag;

		bad |= seccomp_rule_add(ctx, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(openat),
					1, SCMP_A2(SCMP_CMP_MASKED_EQ, mask, flag));
		bad |= seccomp_rule_add(ctx, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(open), 1,
					SCMP_A1(SCMP_CMP_MASKED_EQ, mask, flag));
	}
	return bad;
}

/* Rules that depend on arguments: threads may be started, and mail servers and
 * resolvers may be contacted. */
static int refuse_some(scmp_filter_ctx ctx)
{
	return seccomp_rule_add(
		       ctx, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1,
		       SCMP_A0(SCMP_CMP_MASKED_EQ, (uint64_t)CLONE_THREAD, 0)) |
	       seccomp_rule_add(ctx, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(tgkill), 1,
				SCMP_A0(SCMP_CMP_NE, (uint64_t)getpid(), 0)) |
	       seccomp_rule_add(ctx, SCMP_ACT_ERRNO(EAFNOSUPPORT), SCMP_SYS(socket), 1,
				SCMP_A0(SCMP_CMP_GT, (uint64_t)AF_NETLINK, 0));
}

/* A kernel without filters is no failure; the other walls hold. */
static void load(scmp_filter_ctx ctx, int bad)
{
	if (bad == 0) {
		(void)seccomp_load(ctx);
	}
	seccomp_release(ctx);
}

static void filter(void)
{
	scmp_filter_ctx ctx = seccomp_init(SCMP_ACT_ALLOW);

	load(ctx, refuse_all(ctx, refused, sizeof refused / sizeof refused[0], EPERM) |
			  refuse_all(ctx, unknown, sizeof unknown / sizeof unknown[0],
				     ENOSYS) |
			  refuse_writing(ctx) | refuse_some(ctx));
}

static void limit(int what, rlim_t most)
{
	(void)setrlimit(what, &(struct rlimit){most, most});
}

void walls_raise(void)
{
	(void)prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	limit(RLIMIT_CORE, 0);
	limit(RLIMIT_FSIZE, 0);
	(void)signal(SIGXFSZ,
		     SIG_IGN); /* a library that writes gets an error instead */
	limit(RLIMIT_NOFILE, DESCRIPTORS);
	if (!SANDBOX_WATCHED) {
		(void)prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
		filter();
	}
}

void walls_servers(void)
{
	scmp_filter_ctx ctx;

	if (SANDBOX_WATCHED) {
		return;
	}
	ctx = seccomp_init(SCMP_ACT_ALLOW);
	load(ctx, refuse_all(ctx, outward, sizeof outward / sizeof outward[0], EPERM));
}
