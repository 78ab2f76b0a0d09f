/* SPDX-License-Identifier: ISC */
/*
 * What is wrong with a club, or soon will be: a table of checks, each of which looks
 * at one thing and says what it found. Nothing is written and no lock is taken, so a
 * run may work meanwhile.
 */
#ifndef ADJUDICATOR_DOCTOR_DOCTOR_H
#define ADJUDICATOR_DOCTOR_DOCTOR_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/tally.h"
#include "adjudicator/system/progress.h"

enum finding_level { FINDING_GOOD, FINDING_WARN, FINDING_BAD, FINDING_LEVELS_ };

struct finding {
	const char *group, *check; /* "Clocks", "last-run" */
	enum finding_level level;
	const char *what; /* a sentence without a full stop */
	const char *mend; /* the command that repairs it, or what to do; "": nothing */
};

/* What is open. What could not be opened is NULL, and reported as a finding. */
struct patient {
	const char *dir;
	struct config *config;
	struct store *store;
	struct lexica *lexica;
	struct context context;
	struct arena arena;
	int64_t *wordless_game; /* games whose word lists are missing here */
	size_t wordless;
	/* why .config, the key or .store is missing */
	struct err no_config, no_key, no_store;
};

struct doctor {
	/* The question. */
	bool full;    /* every game is judged again, not only some */
	bool offline; /* no server is asked */
	int64_t now;
	struct progress *progress; /* may be NULL */
	void (*hear)(void *arg, const struct finding *f);
	void *arg;
	/* The answer. */
	struct patient p;
	struct arena scratch, *arena; /* of one check */
	long found[FINDING_LEVELS_];
	long left_out;      /* checks that could not be made */
	struct tally tally; /* read once, by doctor_tally */
	bool tallied;
	const struct check *at;
};

/* What a check cannot do without. */
enum check_needs { CHECK_ANY = 0, CHECK_CONFIG = 1, CHECK_STORE = 2 };

/* Says what it finds. Returning false (with err) is a bad finding, too. */
typedef bool check_function(struct doctor *d, struct err *err);
struct check {
	const char *group, *name;
	unsigned needs; /* enum check_needs */
	check_function *look;
	const char *mend; /* for such a finding */
};

/* Makes all checks, in order. `dir` is borrowed. */
void doctor_examine(struct doctor *d, const char *dir);

/* Counts of the whole store at one moment; NULL (with err) when it cannot be read. */
const struct tally *doctor_tally(struct doctor *d, struct err *err);

/* For checks: reports a finding. Always returns true. */
bool doctor_say(struct doctor *d, enum finding_level level, const char *mend,
		const char *format, ...) __attribute__((format(printf, 4, 5)));
/* A duration for sentences: "3 hours", "2 days". */
const char *doctor_span(struct doctor *d, int64_t seconds);
/* "12 MB". */
const char *doctor_size(struct doctor *d, double bytes);
/* FINDING_BAD from `bad` on, FINDING_WARN from `warn` on. */
enum finding_level doctor_level(int64_t value, int64_t warn, int64_t bad);

#endif
