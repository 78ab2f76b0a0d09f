/* SPDX-License-Identifier: ISC */
/* The settings in adjudicator.conf, and the keys. */
#include "adjudicator/club/config.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/doctor/checks.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/system/credential.h"
#include "formats/address.h"
#include "formats/text/line.h"

/* Reports each line of p->no_config as a finding of its own. */
bool check_config(struct doctor *d, struct err *err)
{
	struct lines lines = lines_of(view_of(d->p.no_config.text));
	struct view line;

	(void)err;
	if (d->p.no_config.kind == ERR_NONE) {
		return doctor_say(d, FINDING_GOOD, "",
				  "adjudicator.conf is understood");
	}
	while (line_next(&lines, &line)) {
		doctor_say(d, FINDING_BAD, d->at->mend, "%.*s", VIEW_ARG(line));
	}
	return true;
}

/* Reports a key that cannot be read. How to mend it depends on whether others may read
 * its file, it is gone, or systemd keeps it. */
static bool key_unread(struct doctor *d, const char *name, const struct err *why)
{
	const char *path = config_path(d->p.config, name);
	bool kept = credential_stands(d->arena, path);
	bool ours_to_see = !kept || credential_handed();

	return doctor_say(d, ours_to_see ? FINDING_BAD : FINDING_WARN,
			  why->kind == ERR_DENIED
				  ? arena_printf(d->arena, "chmod 600 %s", path)
			  : !kept       ? d->at->mend
			  : ours_to_see ? credential_put(d, name)
					: credential_doctor(d),
			  "%s", why->text);
}

bool check_key(struct doctor *d, struct err *err)
{
	if (d->p.no_key.kind != ERR_NONE) {
		return key_unread(d, "club.key", &d->p.no_key);
	}
	if (d->p.store != NULL && !key_check(d->p.config, d->p.store, err)) {
		return doctor_say(
			d, FINDING_BAD,
			"bring the club's own back from a backup; if it is lost for "
			"good, remove this one, and: adjudicator init DIR",
			"club.key is not the key that reply addresses were made "
			"with: no letter that replies to one of ours would be "
			"believed, and nothing is run");
	}
	return doctor_say(d, FINDING_GOOD, "",
			  "club.key, which reply addresses are made with, is read");
}

/* Whether signing.key is the key that has signed letters. */
bool check_signing(struct doctor *d, struct err *err)
{
	int64_t known = 0;
	bool there;

	if (!signing_read(d->p.config, &there, err)) {
		return key_unread(d, "signing.key", err);
	}
	if ((d->p.store != NULL &&
	     !store_number(d->p.store, STORED_SIGNING_KEY, &known, err))) {
		return false;
	}
	if (!there && known != 0) {
		return err_set(err, ERR_CONFIG,
			       "signing.key, which has signed letters, "
			       "is gone");
	}
	if (there && known != 0 &&
	    known != signing_number(d->p.config->signing.number)) {
		(void)err_set(err, ERR_CONFIG,
			      "signing.key is not the key that has signed letters");
		return key_unread(d, "signing.key", err);
	}
	return doctor_say(d, FINDING_GOOD, "",
			  there ? "signing.key is the key that signs letters"
				: "no letter has been signed yet");
}

bool check_address(struct doctor *d, struct err *err)
{
	struct view address = view_of(d->p.config->address);
	bool maildir = view_starts(view_of(d->p.config->outbox), "maildir:");

	(void)err;
	if (!maildir && view_ends(address, ".example")) {
		return doctor_say(d, FINDING_BAD, "set address in adjudicator.conf",
				  "letters leave from %s, an address that cannot be",
				  d->p.config->address);
	}
	return doctor_say(d, FINDING_GOOD, "", "letters leave from %s",
			  d->p.config->address);
}

bool check_organiser(struct doctor *d, struct err *err)
{
	(void)err;
	if (*d->p.config->organiser == '\0') {
		return doctor_say(d, FINDING_WARN, "set organiser in adjudicator.conf",
				  "there is no organiser: what only a human can settle "
				  "nobody hears of");
	}
	if (address_own(view_of(d->p.config->address),
			view_of(d->p.config->organiser))) {
		return doctor_say(
			d, FINDING_BAD, "set organiser in adjudicator.conf",
			"the organiser's address is the club's own: letters to it "
			"come back to the club, and nobody reads them");
	}
	return doctor_say(d, FINDING_GOOD, "", "the organiser is %s",
			  d->p.config->organiser);
}

bool check_referees(struct doctor *d, struct err *err)
{
	const struct tally *t = doctor_tally(d, err);
	struct referee *list;
	size_t count;

	if (t == NULL || !referee_list(d->p.store, d->arena, &list, &count, err)) {
		return false;
	}
	if (count == 0 && t->seasons > 0) {
		return doctor_say(
			d, FINDING_WARN, "adjudicator referee add 'NAME <ADDRESS>'",
			"a season is played and there is no referee: claims wait "
			"for the organiser");
	}
	return doctor_say(d, FINDING_GOOD, "", "%zu referee%s", count,
			  count == 1 ? "" : "s");
}
