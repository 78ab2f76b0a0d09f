/* SPDX-License-Identifier: ISC */
#include "adjudicator/doctor/doctor.h"

#include "adjudicator/club/lexica.h"
#include "adjudicator/doctor/checks.h"
#include "adjudicator/store/stored.h"

#define SETTINGS "Settings"
#define FILES    "Files"
#define DATABASE "Database"
#define GAMES    "Games"
#define LETTERS  "Letters"
#define CLOCKS   "Clocks"
#define BOXES    "Mailboxes"
#define BACKUPS  "Backups"

/* The checks of what other checks need come first. */
/* clang-format off */
static const struct check checks[] = {
	{SETTINGS, "config",       CHECK_ANY,    check_config,
	 "adjudicator.conf(5) tells what each setting takes"},
	{SETTINGS, "key",          CHECK_CONFIG, check_key,
	 "bring club.key back from a backup; without one: adjudicator init DIR"},
	{SETTINGS, "signing-key",  CHECK_CONFIG, check_signing,
	 "bring signing.key back from a backup, or: adjudicator key new --lost"},
	{SETTINGS, "address",      CHECK_CONFIG, check_address, ""},
	{SETTINGS, "organiser",    CHECK_CONFIG, check_organiser, ""},
	{SETTINGS, "referees",     CHECK_STORE,  check_referees, ""},
	{FILES,    "folder",       CHECK_ANY,    check_folder, ""},
	{FILES,    "handed-over",  CHECK_ANY,    check_handed,
	 "adjudicator handover --back, where nobody else runs it"},
	{FILES,    "secrets",      CHECK_CONFIG, check_secrets, ""},
	{FILES,    "writable",     CHECK_CONFIG, check_writable, ""},
	{FILES,    "space",        CHECK_CONFIG, check_space, ""},
	{DATABASE, "open",         CHECK_CONFIG, check_open, ""},
	{DATABASE, "pages",        CHECK_STORE,  check_pages,
	 "adjudicator restore BACKUP DIR"},
	{DATABASE, "references",   CHECK_STORE,  check_references,
	 "adjudicator restore BACKUP DIR"},
	{DATABASE, "newest",       CHECK_STORE,  check_rollback,
	 "bring the newest database back, or, if there is none: adjudicator recover"},
	{GAMES,    "words",        CHECK_STORE,  check_words,
	 "adjudicator dict verify"},
	{GAMES,    "records",      CHECK_STORE,  check_records,
	 "adjudicator verify --all"},
	{GAMES,    "quota",        CHECK_STORE,  check_quota,
	 "quota-games and quota-letters-per-day, in adjudicator.conf"},
	{LETTERS,  "inbox",        CHECK_CONFIG, check_inbox, ""},
	{LETTERS,  "unjudged",     CHECK_STORE,  check_unjudged, ""},
	{LETTERS,  "deferred",     CHECK_STORE,  check_deferred, ""},
	{LETTERS,  "quarantine",   CHECK_STORE,  check_quarantine, ""},
	{LETTERS,  "reader",       CHECK_ANY,    check_reader, ""},
	{LETTERS,  "outbox",       CHECK_STORE,  check_outbox, ""},
	{LETTERS,  "refused",      CHECK_STORE,  check_refused, ""},
	{LETTERS,  "given-up",     CHECK_STORE,  check_given_up, ""},
	{LETTERS,  "set-aside",    CHECK_STORE,  check_aside, ""},
	{CLOCKS,   "last-run",     CHECK_STORE,  check_last_run, ""},
	{CLOCKS,   "failing-runs", CHECK_ANY,    check_failing, ""},
	{CLOCKS,   "complete-run", CHECK_STORE,  check_complete_run, ""},
	{CLOCKS,   "ping",         CHECK_STORE,  check_ping, ""},
	{CLOCKS,   "jump",         CHECK_STORE,  check_jump, ""},
	{CLOCKS,   "slow",         CHECK_STORE,  check_slow, ""},
	{CLOCKS,   "server-clock", CHECK_STORE,  check_server_clock, ""},
	{CLOCKS,   "falls",        CHECK_STORE,  check_falls, ""},
	{CLOCKS,   "unread",       CHECK_STORE,  check_unread, ""},
	{BOXES,    "inbox-used",   CHECK_CONFIG, check_inbox_used, ""},
	{BOXES,    "outbox-used",  CHECK_CONFIG, check_outbox_used, ""},
	{BOXES,    "alone",        CHECK_ANY,    check_copies,
	 "put the other copies away, and: adjudicator handover --back"},
	{BACKUPS,  "age",          CHECK_CONFIG, check_backup_age, ""},
	{BACKUPS,  "restore-test", CHECK_CONFIG, check_backup,
	 "adjudicator backup"},
};
/* clang-format on */

/* ------------------------------------------------------------- opening all */

/* Opens as much as can be. p->no_config, no_key and no_store say why something is
 * missing. */
static void open_patient(struct doctor *d, struct patient *p)
{
	if (!config_read(p->config, p->dir, &p->no_config)) {
		return;
	}
	(void)config_read_key(p->config, &p->no_key);
	(void)store_open(&p->store, p->dir, p->config->database, DB_READ, &p->no_store);
	if (p->store != NULL) {
		store_watch(p->store, progress_beat, d->progress);
	}
	p->lexica = lexica_open(config_path(p->config, p->config->lexica));
	p->context = (struct context){.store = p->store,
				      .lexica = p->lexica,
				      .config = p->config,
				      .now = d->now};
}

static void close_patient(struct patient *p)
{
	lexica_close(p->lexica);
	store_close(p->store);
	config_free(p->config);
	arena_free(&p->arena);
}

const struct tally *doctor_tally(struct doctor *d, struct err *err)
{
	struct tally_span span = {.quarantine = d->now - d->p.config->keep_strays};

	d->tallied =
		d->tallied || (store_number(d->p.store, STORED_RUN, &span.run, err) &&
			       tally_take(d->p.store, &span, &d->tally, err));
	return d->tallied ? &d->tally : NULL;
}

static bool possible(const struct doctor *d, unsigned needs)
{
	return ((needs & CHECK_CONFIG) == 0 || d->p.no_config.kind == ERR_NONE) &&
	       ((needs & CHECK_STORE) == 0 || d->p.store != NULL);
}

void doctor_examine(struct doctor *d, const char *dir)
{
	d->arena = &d->scratch;
	d->tallied = false;
	d->p = (struct patient){.dir = dir};
	d->p.config = arena_take(&d->p.arena, sizeof *d->p.config);
	open_patient(d, &d->p);
	for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
		struct err err = {0};

		d->at = &checks[i];
		if (!possible(d, d->at->needs)) {
			d->left_out++;
		} else if (!d->at->look(d, &err)) {
			doctor_say(d, FINDING_BAD, d->at->mend, "%s", err.text);
		}
		arena_reset(d->arena);
	}
	if (d->progress != NULL) {
		progress_end(d->progress);
	}
	close_patient(&d->p);
	arena_free(d->arena);
}
