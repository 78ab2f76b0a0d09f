/* SPDX-License-Identifier: ISC */
/* Many clubs on one server, in one of which letters pile up, judged by one pool of
 * workers. TEST_DATABASE names the server (tests/helpers/club/engine.h). */
#ifndef TESTS_BENCH_CROWD_H
#define TESTS_BENCH_CROWD_H

struct crowd {
	long quiet; /* clubs, each with so many games of so many turns */
	long games, turns;
	long flood; /* games of as many turns in one club more; 0: there is none */
	int jobs;
};

/* For how many letters that were judged before it those of quiet clubs waited, all of
 * them there from the beginning: 99 of 100 for no more. Ends the program where a letter
 * was not judged. */
long crowd_wait(const struct crowd *c);

#endif
