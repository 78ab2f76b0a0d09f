/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/stop.h"

#include <signal.h>
#include <stddef.h>

static const int signals[] = {SIGTERM, SIGINT, SIGHUP};
enum { SIGNALS = sizeof signals / sizeof signals[0] };

static volatile sig_atomic_t asked;
static struct sigaction before[SIGNALS];

static void note(int sig)
{
	asked = sig;
}

/* A signal that is ignored (nohup) stays ignored. */
void stop_hold(void)
{
	const struct sigaction held = {.sa_handler = note, .sa_flags = SA_RESTART};

	asked = 0;
	for (size_t i = 0; i < SIGNALS; i++) {
		(void)sigaction(signals[i], NULL, &before[i]);
		if (before[i].sa_handler != SIG_IGN) {
			(void)sigaction(signals[i], &held, NULL);
		}
	}
}

bool stop_asked(void)
{
	return asked != 0;
}

void stop_release(void)
{
	for (size_t i = 0; i < SIGNALS; i++) {
		(void)sigaction(signals[i], &before[i], NULL);
	}
	if (asked != 0) {
		(void)raise(asked);
	}
}
