/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/settings.h"

#include "formats/text/utf8.h"

#define AT(field) offsetof(struct config, field)
#define DAYS      86400L

/* clang-format off */
const struct setting settings[] = {
	/* name, kind, default, least, most
	 *   which words, where it is kept
	 *   what stands above it in a fresh file */
	{"address",                SETTING_ADDRESS, "adjudicator@club.example", 1, 0,
	 "", AT(address),
	 "The club's own address. Letters come from it, and answers go to it with a "
	 "token behind a plus sign: adjudicator+TOKEN@club.example."},
	{"club-name",              SETTING_TEXT,    "",              0,        0,
	 "", AT(club_name),
	 "The club's name as players read it; empty: the address."},
	{"organiser",              SETTING_ADDRESS, "",              0,        0,
	 "", AT(organiser),
	 "Who is told by letter when letters to a player do not arrive, or cannot be "
	 "read; empty: nobody, and the run says so."},
	{"database",               SETTING_URL,     "sqlite:club.db",1,        0,
	 "sqlite: postgresql:", AT(database),
	 "Where games are kept: sqlite:FILE, or postgresql:host=... dbname=..."},
	{"inbox",                  SETTING_URL,     "maildir:inbox", 1,        0,
	 "maildir: imaps: imap:", AT(inbox),
	 "Where letters arrive: maildir:FOLDER, imaps://USER@HOST/INBOX or "
	 "imap://USER@HOST/INBOX (with STARTTLS)."},
	{"inbox-auth",             SETTING_CHOICE,  "password",      0,        0,
	 "password xoauth2", AT(inbox_auth),
	 "What the server of the inbox is told: a password, or an OAuth2 token "
	 "(xoauth2)."},
	{"inbox-password-command", SETTING_TEXT,    "",              0,        0,
	 "", AT(inbox_password_command),
	 "A command that prints the password or token in its first line."},
	{"inbox-password-file",    SETTING_TEXT,    "",              0,        0,
	 "", AT(inbox_password_file),
	 "Or a file with it in the first line, which nobody else may read."},
	{"inbox-timeout",          SETTING_COUNT,   "60",            1,        3600,
	 "", AT(inbox_timeout),
	 "How many seconds the server of the inbox has for one answer."},
	{"junk",                   SETTING_TEXT,    "",              0,        0,
	 "", AT(junk),
	 "The folder where the mail host puts spam: letters in it that carry a token "
	 "of ours are taken all the same. Empty: none."},
	{"poll-every",             SETTING_SPAN,    "2m",            5,        DAYS,
	 "", AT(poll_every),
	 "How long `adjudicator watch` waits for news at most before it looks by "
	 "itself."},
	{"outbox",                 SETTING_URL,     "maildir:outbox",1,        0,
	 "maildir: smtps: smtp: sendmail:", AT(outbox),
	 "Where letters leave: maildir:FOLDER, smtps://USER@HOST, smtp://USER@HOST "
	 "(with STARTTLS) or sendmail:/usr/sbin/sendmail."},
	{"outbox-auth",            SETTING_CHOICE,  "password",      0,        0,
	 "password xoauth2", AT(outbox_auth),
	 "What the server of the outbox is told: a password, or an OAuth2 token "
	 "(xoauth2)."},
	{"outbox-password-command",SETTING_TEXT,    "",              0,        0,
	 "", AT(outbox_password_command),
	 "A command that prints the password or token in its first line."},
	{"outbox-password-file",   SETTING_TEXT,    "",              0,        0,
	 "", AT(outbox_password_file),
	 "Or a file with it in the first line, which nobody else may read."},
	{"outbox-timeout",         SETTING_COUNT,   "300",           1,        3600,
	 "", AT(outbox_timeout),
	 "How many seconds the server of the outbox has for one letter."},
	{"return-path",            SETTING_CHOICE,  "tagged",        0,        0,
	 "tagged plain", AT(return_path),
	 "Where mail servers return letters they cannot deliver: to an address of "
	 "each letter's own, with a tag behind the plus sign (tagged), or to the "
	 "plain address, for servers that let nothing else pass."},
	{"letters-per-run",        SETTING_COUNT,   "500",           1,        1000000,
	 "", AT(letters_per_run),
	 "How many letters leave in one run; the others wait for the next."},
	{"tls-ca",                 SETTING_TEXT,    "",              0,        0,
	 "", AT(tls_ca),
	 "A file of certificates that mail servers are trusted by, besides those of "
	 "the system. There is no way to trust none."},
	{"lexica",                 SETTING_TEXT,    "lexica",        1,        0,
	 "", AT(lexica),
	 "Folder of the word lists that `adjudicator dict build` makes."},
	{"backup-dir",             SETTING_TEXT,    "",              0,        0,
	 "", AT(backup_dir),
	 "Folder of the club's backups, best on another disk: where `adjudicator "
	 "backup` "
	 "writes. Empty: the folder backups here."},
	{"received-by",            SETTING_HOSTS,   "",              0,        0,
	 "", AT(received_by),
	 "Hosts, blank-separated, whose Received line tells when a letter arrived; "
	 "without any the file's own time counts."},
	{"trusted-authserv",       SETTING_HOSTS,   "",              0,        0,
	 "", AT(trusted_authserv),
	 "The name under which the mail host writes Authentication-Results: what it "
	 "calls forged is asked about. Empty: such lines are not read."},
	{"dkim",                   SETTING_BUILT,   "off",           0,        0,
	 "off check", AT(dkim),
	 "Whether we check the DKIM signatures of letters ourselves, for mail hosts "
	 "that write no Authentication-Results: off or check. A letter with a broken "
	 "one is asked about. Only in programs built with DKIM=1."},
	{"token-in-subject",       SETTING_CHOICE,  "auto",          0,        0,
	 "auto always never", AT(token_in_subject),
	 "Whether the token also stands in the Subject, for mail hosts that drop "
	 "what is behind the plus sign: auto, always or never."},
	{"answers-per-day",        SETTING_COUNT,   "3",             1,        1000,
	 "", AT(answers_per_day),
	 "Letters without an order answered a day, for each player and game."},
	{"letters-per-day",        SETTING_COUNT,   "200",           200,      1000000,
	 "", AT(letters_per_day),
	 "How many letters of one player are judged a day; at least 200."},
	{"games-per-day",          SETTING_COUNT,   "10",            1,        1000,
	 "", AT(games_per_day),
	 "How many games a player may ask for by letter in a day."},
	{"suggestions-per-day",    SETTING_COUNT,   "20",            1,        1000,
	 "", AT(suggestions_per_day),
	 "How many words a player may suggest for the word lists in a day."},
	{"press-per-letter",       SETTING_COUNT,   "16000",         1000,     1000000,
	 "", AT(press_per_letter),
	 "How many bytes of a player's words one letter passes on to others."},
	{"press-per-day",          SETTING_COUNT,   "64000",         1000,     100000000,
	 "", AT(press_per_day),
	 "How many bytes of their words all letters of a player pass on in a day."},
	{"invitations-per-day",    SETTING_COUNT,   "50",            1,        1000000,
	 "", AT(invitations_per_day),
	 "How many people who never wrote to the club are asked to play in a day."},
	{"open",                   SETTING_CHOICE,  "no",            0,        0,
	 "no ask yes", AT(open),
	 "Whether people who are no players may join by a letter: yes, ask (the "
	 "organiser decides about each) or no."},
	{"quota-games",            SETTING_COUNT,   "0",             0,        100000000,
	 "", AT(quota_games),
	 "How many games may be open in the club at a time, where its host sets it a "
	 "quota; 0: any number."},
	{"quota-letters-per-day",  SETTING_COUNT,   "0",             0,        100000000,
	 "", AT(quota_letters_per_day),
	 "How many letters arrive in a day before new games and sign-ups wait for the "
	 "next day; those of games that go on are always judged. 0: any number."},
	{"site-url",               SETTING_WEB,     "",              0,        0,
	 "", AT(site_url),
	 "Where the pages that `adjudicator site` writes can be read, as "
	 "https://club.example/games; empty: no letter speaks of them."},
	{"site-language",          SETTING_TONGUE,  "en",            1,        0,
	 "", AT(site_language),
	 "The language of those pages: ca, de, en or es."},
	{"site-analysis",          SETTING_CHOICE,  "off",           0,        0,
	 "off on", AT(site_analysis),
	 "Whether those pages tell the best play of every turn of games that are over: "
	 "off or on."},
	{"leave-per-year",         SETTING_SPAN,    "30d",           0,        365 * DAYS,
	 "", AT(leave_per_year),
	 "How much leave a player earns in a year, a little every day, and has at a "
	 "time at most; 0d: there is no leave."},
	{"leave-at-start",         SETTING_SPAN,    "10d",           0,        365 * DAYS,
	 "", AT(leave_at_start),
	 "How much leave a player has when they join."},
	{"bounce-pause",           SETTING_SPAN,    "7d",            0,        99 * DAYS,
	 "", AT(bounce_pause),
	 "How long a player's clock may stand still in one game, in all, because "
	 "letters to them come back; 0d: not at all."},
	{"second-referee",         SETTING_CHOICE,  "off",           0,        0,
	 "off on", AT(second_referee),
	 "Whether a second referee has to countersign a ruling that goes back behind "
	 "moves: off or on."},
	{"outage-after",           SETTING_SPAN,    "6h",            60,       30 * DAYS,
	 "", AT(outage_after),
	 "A longer time between two complete runs is an outage: clocks stand still "
	 "for as long. As 90m, 6h or 2d."},
	{"ping",                   SETTING_WEB,     "",              0,        0,
	 "", AT(ping),
	 "A web address that is asked for behind each good run, of a watcher who "
	 "alarms you when no more come, as https://watch.example/ID; empty: none."},
	{"protest-time",           SETTING_SPAN,    "14d",           60,       99 * DAYS,
	 "", AT(protest_time),
	 "How long a game that is over may be protested against; then the secret "
	 "that its draws came from is told to its players, with the whole record."},
	{"keep-letters",           SETTING_SPAN,    "90d",           DAYS,     3650 * DAYS,
	 "", AT(keep_letters),
	 "How long letters are kept: those about a game from the day on which it can "
	 "no longer be protested against, others from their arrival. Then only their "
	 "hash stays."},
	{"keep-strays",            SETTING_SPAN,    "30d",           DAYS,     3650 * DAYS,
	 "", AT(keep_strays),
	 "How long letters of strangers and robots are kept, those that could not be "
	 "read, and addresses that players wished to have."},
	{"keep-observers",         SETTING_SPAN,    "30d",           DAYS,     3650 * DAYS,
	 "", AT(keep_observers),
	 "How long it is kept who watched a game, from its end."},
	{"keep-unanswered",        SETTING_SPAN,    "7d",            7 * DAYS, 3650 * DAYS,
	 "", AT(keep_unanswered),
	 "How long the address of somebody is kept who was asked to play and never "
	 "answered; the game is not played then."},
	{"keep-players",           SETTING_SPAN,    "730d",          30 * DAYS, 36500 * DAYS,
	 "", AT(keep_players),
	 "How long the address of a player is kept who has no game and has not "
	 "written. The name stays with the results."},
};
/* clang-format on */
const size_t settings_count = sizeof settings / sizeof settings[0];

/* Writes a comment: "# " before each line, broken between words. */
static void write_comment(struct buf *b, const char *sentence)
{
	struct view rest = view_of(sentence);
	struct view word;
	size_t column = SETTING_WIDTH;

	while ((word = view_word(&rest)).len > 0) {
		if (column + 1 + word.len > SETTING_WIDTH) {
			buf_str(b,
				b->len > 0 && b->at[b->len - 1] != '\n' ? "\n#" : "#");
			column = 1;
		}
		buf_char(b, ' ');
		buf_add(b, word);
		column += 1 + utf8_width(word);
	}
	buf_char(b, '\n');
}

void config_write_default(struct buf *b, const char *address)
{
	write_comment(b, "The club's settings, each at its default: one \"name = "
			 "value\" a line. What follows a # is a comment.");
	for (size_t i = 0; i < settings_count; i++) {
		const struct setting *s = &settings[i];
		const char *value = s->standard;

		if (s->kind == SETTING_ADDRESS && s->min == 1) {
			value = address;
		}
		buf_char(b, '\n');
		write_comment(b, s->sentence);
		buf_printf(b, "%s =%s%s\n", s->name, *value == '\0' ? "" : " ", value);
	}
}
