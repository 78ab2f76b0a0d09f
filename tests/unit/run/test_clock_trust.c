/* SPDX-License-Identifier: ISC */
/* A clock that was ahead, and what was kept by it. Stories tell what becomes of games.
 */
#include "adjudicator/run/clock_trust.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

static const int64_t NOW = 1793534400;
static const int64_t AHEAD = 1793534400 + 5000LL * 86400;

static struct club c;

/* A number as it was kept at some time. */
static int64_t plain(int64_t at)
{
	return at;
}

static int64_t counted(int64_t since)
{
	return since << 10 | 3;
}

static int64_t of_a_turn(int64_t at)
{
	return 7LL << 40 | at;
}

/* What is done again after a while, or is owed from then on. */
static const struct {
	const char *name;
	int64_t (*kept)(int64_t at);
} lasts[] = {
	{"clock.drained",   plain    },
        {"concerns.told",   plain    },
	{"keeping.last",    plain    },
        {"run.success",     plain    },
	{"reader.bare",     plain    },
        {"copies.warned",   plain    },
	{"pictures.warned", plain    },
        {"ping.tried",      plain    },
	{"ping.good",       plain    },
        {"ping.said",       plain    },
	{"digest.17",       plain    },
        {"season.4.weekly", plain    },
	{"held.17",         plain    },
        {"held.17.20",      plain    },
	{"which.17",        plain    },
        {"waiting-seen.17", plain    },
	{"relay.20.1",      plain    },
        {"relay.20.-1",     plain    },
	{"untold.20",       plain    },
        {"pause.20.1",      of_a_turn},
	{"proved.17.0",     counted  },
        {"general.17.0",    counted  },
	{"unclear.17.20",   counted  },
        {"no-text.17.0",    counted  },
	{"encrypted.17.0",  counted  },
        {"broken.17.0",     counted  },
	{"poison.17.0",     counted  },
};

static int64_t after(const char *name, int64_t kept)
{
	struct config config = {0};
	struct context d = {.store = c.st, .config = &config, .now = NOW};
	int64_t value;

	ck_assert(store_set_number(c.st, name, kept, &c.err));
	ck_assert_msg(clock_right(&d, &c.err), "%s", c.err.text);
	ck_assert(store_number(c.st, name, &value, &c.err));
	return value;
}

START_TEST(what_was_done_in_a_time_to_come_was_done_now)
{
	ck_assert_msg(after(lasts[_i].name, lasts[_i].kept(AHEAD)) ==
			      lasts[_i].kept(NOW),
		      "%s", lasts[_i].name);
}

START_TEST(what_was_done_before_stays)
{
	int64_t kept = lasts[_i].kept(NOW - 100);

	ck_assert_msg(after(lasts[_i].name, kept) == kept, "%s", lasts[_i].name);
}

/* What is no such time, however large it is. */
static const char *const others[] = {
	"club.key",     "copies.mark", "seal.sum",        "season.owed.4",  "run.took",
	"bounced.20.1", "signing.key", "season.unread.4", "clock.other",    "weekly",
	"season.4",     "digest",      "heldfast.17",     "quiet-sum.20.1",
};

START_TEST(other_numbers_are_not_touched)
{
	ck_assert_msg(after(others[_i], AHEAD << 10) == AHEAD << 10, "%s", others[_i]);
}

int main(void)
{
	club_fixture(&c);
	claims_rows(what_was_done_in_a_time_to_come_was_done_now, lasts);
	claims_rows(what_was_done_before_stays, lasts);
	claims_rows(other_numbers_are_not_touched, others);
	return claims_run("clock_trust");
}
