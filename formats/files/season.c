/* SPDX-License-Identifier: ISC */
#include "formats/files/season.h"

#include "formats/files/season_read.h"
#include "formats/text/bidi.h"
#include "formats/text/line.h"
#include "formats/text/nearest.h"
#include "formats/text/utf8.h"
#include <stdarg.h>
#include <stdio.h>

enum { ROUND_DAYS = 21, DAY = 86400, FILE_LONGEST = 65536 };

__attribute__((format(printf, 4, 0))) static void add_fault(struct buf *faults,
							    const char *file, int line,
							    const char *format,
							    va_list args)
{
	char sentence[400];

	vsnprintf(sentence, sizeof sentence, format, args);
	utf8_mend(sentence);
	buf_printf(faults, "%s:%d: %s\n", file, line, sentence);
}

void season_plan_fault(struct buf *faults, const char *file, int line,
		       const char *format, ...)
{
	va_list args;

	va_start(args, format);
	add_fault(faults, file, line, format, args);
	va_end(args);
}

void season_fault(struct season_reader *r, const char *format, ...)
{
	va_list args;

	r->wrong++;
	va_start(args, format);
	add_fault(r->faults, r->file, r->line, format, args);
	va_end(args);
}

static void fault_at(struct season_reader *r, int line, const char *sentence)
{
	r->line = line;
	season_fault(r, "%s", sentence);
}

/* ----------------------------------------------------------------- line by line */

int season_key_at(struct view key)
{
	for (int i = 0; i < SEASON_KEYS; i++) {
		if (view_is_nocase(key, season_keys[i].key)) {
			return i;
		}
	}
	return -1;
}

static struct view cut_short(struct view v)
{
	enum { QUOTED = 40 };

	return utf8_head(v, QUOTED);
}

static void no_key(struct season_reader *r, struct view key)
{
	struct nearest near = {.word = key};

	for (int i = 0; i < SEASON_KEYS; i++) {
		nearest_try(&near, view_of(season_keys[i].key));
	}
	if (nearest_found(&near)) {
		season_fault(r, "there is no key \"%.*s\"; did you mean \"%.*s\"?",
			     VIEW_ARG(cut_short(key)), VIEW_ARG(near.known));
	} else {
		season_fault(r, "there is no key \"%.*s\"", VIEW_ARG(cut_short(key)));
	}
}

/* Reads a line. seen[i] is the number of the line that had key i first; 0: none
 * yet. */
static void read_line(struct season_reader *r, struct view line, int seen[SEASON_KEYS])
{
	struct view value = line;
	struct view key = view_trim(view_cut(&value, ':'));
	const struct season_key *k;
	int i = season_key_at(key);

	value = view_trim(value);
	if (view_find(line, ':') == line.len) {
		season_fault(r, "a line reads \"Key: value\"; this has no colon");
		return;
	}
	if (i < 0) {
		no_key(r, key);
		return;
	}
	k = &season_keys[i];
	if (seen[i] > 0 && (k->flags & SEASON_KEY_MORE) == 0) {
		season_fault(r, "%s stands in line %d already", k->key, seen[i]);
		return;
	}
	seen[i] = r->line;
	if (value.len == 0) {
		season_fault(r, "%s needs a value", k->key);
	} else {
		season_read_value(r, k, value);
	}
}

/* The line without its comment: "#" at its head, or behind a blank. */
static struct view without_comment(struct view line)
{
	for (size_t i = 0; i < line.len; i++) {
		if (line.at[i] == '#' &&
		    (i == 0 || line.at[i - 1] == ' ' || line.at[i - 1] == '\t')) {
			line = view_part(line, 0, i);
		}
	}
	return view_trim(line);
}

static bool plain(struct view line)
{
	for (size_t i = 0; i < line.len; i++) {
		unsigned char c = (unsigned char)line.at[i];

		if ((c < ' ' && c != '\t') || c == 0x7f) {
			return false;
		}
	}
	return true;
}

/* Reads "Season: 1", which must come before any other key. */
static bool read_version(struct season_reader *r, struct view line)
{
	struct view value = line;
	struct view key = view_trim(view_cut(&value, ':'));

	if (view_is_nocase(key, "Season") && view_is(view_trim(value), "1")) {
		return true;
	}
	season_fault(r, "a season file begins with \"Season: 1\"");
	return false;
}

static bool read_lines(struct season_reader *r, struct view text, int seen[SEASON_KEYS])
{
	struct lines lines = lines_of(text);
	struct view line;
	bool begun = false;

	while (line_next(&lines, &line)) {
		r->line = lines.n;
		line = without_comment(line);
		if (line.len == 0) {
			continue;
		}
		if (!plain(line)) {
			season_fault(r, "a control character stands in this line");
			continue;
		}
		if (bidi_signs(line)) {
			season_fault(r, "an invisible sign that turns text around "
					"stands in this line");
			continue;
		}
		if (!begun && !read_version(r, line)) {
			return false;
		}
		if (begun) {
			read_line(r, line, seen);
		}
		begun = true;
	}
	r->line = lines.n > 0 ? lines.n : 1;
	return begun || read_version(r, (struct view){0});
}

/* ------------------------------------------------------------ what goes together */

static void check_divisions(struct season_reader *r)
{
	struct season_plan *p = r->out;

	if (p->divisions == 0) {
		p->division = arena_take(r->arena, sizeof *p->division);
		p->division[p->divisions++] =
			(struct season_division){.name = view_of("A")};
	}
	for (size_t i = 0; i + 1 < p->divisions; i++) {
		if (p->division[i].size == 0) {
			fault_at(r, p->division[i].line,
				 "only the last division may be without a size");
		} else if (p->promote * 2 > p->division[i].size) {
			fault_at(r, p->division[i].line,
				 "Promote moves more players than this division can "
				 "lose");
		}
	}
}

static void check_dates(struct season_reader *r, int start, int round)
{
	struct season_plan *p = r->out;

	if (p->closes > 0 && p->start > 0 && p->start < p->closes) {
		fault_at(r, start, "the season starts before sign-up is over");
	}
	if (p->round == 0 && round == 0) {
		p->round = (int64_t)ROUND_DAYS * DAY;
	}
}

static bool by_rounds(enum season_format f)
{
	return f != SEASON_ROUND_ROBIN && f != SEASON_DOUBLE_ROUND_ROBIN &&
	       f != SEASON_LADDER;
}

static void check_teams(struct season_reader *r)
{
	struct season_plan *p = r->out;

	if (p->format != SEASON_TEAMS) {
		if (p->teams > 0) {
			fault_at(r, p->team[0].line,
				 "Team lines go with \"Format: teams\" alone");
		}
		return;
	}
	if (p->divisions > 1) {
		fault_at(r, p->division[1].line, "teams play in one division");
	}
	if (p->teams < 2) {
		fault_at(r, p->teams == 1 ? p->team[0].line : r->line,
			 "\"Format: teams\" needs two Team lines or more");
	}
	for (size_t i = 1; i < p->teams; i++) {
		if (p->team[i].player.count != p->team[0].player.count) {
			fault_at(r, p->team[i].line,
				 "this team has another number of players than the "
				 "first");
		}
	}
}

/* Whether the player's name also stands earlier: in one of the teams before, or
 * among the players before him in his own. */
static bool stands_above(const struct season_plan *p, size_t team, size_t player)
{
	struct view one = p->team[team].player.name[player];

	for (size_t i = 0; i <= team; i++) {
		size_t n = i < team ? p->team[i].player.count : player;

		for (size_t k = 0; k < n; k++) {
			if (view_eq_nocase(p->team[i].player.name[k], one)) {
				return true;
			}
		}
	}
	return false;
}

/* Complains about a player who is listed twice: he would play himself. */
static void check_twice(struct season_reader *r)
{
	const struct season_plan *p = r->out;

	for (size_t i = 0; i < p->teams; i++) {
		for (size_t k = 0; k < p->team[i].player.count; k++) {
			if (stands_above(p, i, k)) {
				struct view one = cut_short(p->team[i].player.name[k]);

				r->line = p->team[i].line;
				season_fault(r, "%.*s stands in a team already",
					     VIEW_ARG(one));
			}
		}
	}
}

static void check_listed(struct season_reader *r)
{
	struct season_plan *p = r->out;

	for (size_t i = 0; i < p->divisions; i++) {
		struct season_division *d = &p->division[i];

		if (d->listed.count > 0 && !p->listed) {
			fault_at(r, d->line,
				 "Listed goes with \"First-Divisions: listed\"");
		}
		if (d->size > 0 && d->listed.count > (size_t)d->size) {
			fault_at(r, d->line, "more players are listed than it has");
		}
	}
}

static void check(struct season_reader *r, const int seen[SEASON_KEYS])
{
	struct season_plan *p = r->out;
	int last = r->line;

	for (int i = 0; i < SEASON_KEYS; i++) {
		if ((season_keys[i].flags & SEASON_KEY_MUST) != 0 && seen[i] == 0) {
			r->line = last;
			season_fault(r, "the key %s is missing", season_keys[i].key);
		}
	}
	check_divisions(r);
	check_dates(r, seen[season_key_at(view_of("Start"))],
		    seen[season_key_at(view_of("Round"))]);
	r->line = last;
	check_teams(r);
	check_twice(r);
	check_listed(r);
	season_check_ladder(r, seen);
	season_check_duplicate(r, seen);
	if (p->at_once > 0 && by_rounds(p->format)) {
		fault_at(r, seen[season_key_at(view_of("Games-At-Once"))],
			 "Games-At-Once goes with a round robin or a ladder; every "
			 "other format has one game a round");
	}
}

/* A table goes by points, unless the file names them further behind. */
static void points_first(struct season_plan *p)
{
	for (size_t i = 0; i < p->ties; i++) {
		if (p->tie[i] == SEASON_TIE_POINTS) {
			return;
		}
	}
	for (size_t i = p->ties++; i > 0; i--) {
		p->tie[i] = p->tie[i - 1];
	}
	p->tie[0] = SEASON_TIE_POINTS;
}

bool season_plan_read(struct arena *arena, struct view text, const char *file,
		      struct season_plan *out, struct buf *faults)
{
	static const enum season_tie usual[] = {SEASON_TIE_POINTS, SEASON_TIE_SPREAD,
						SEASON_TIE_HEAD, SEASON_TIE_SEED};
	struct season_reader r = {
		.arena = arena, .file = file, .out = out, .faults = faults, .line = 1};
	int seen[SEASON_KEYS] = {0};

	*out = (struct season_plan){.ties = sizeof usual / sizeof usual[0]};
	for (size_t i = 0; i < out->ties; i++) {
		out->tie[i] = usual[i];
	}
	if (text.len > FILE_LONGEST || !utf8_valid(text)) {
		season_fault(&r, "this is no text in UTF-8, or a very long one");
		return false;
	}
	if (read_lines(&r, text, seen)) {
		check(&r, seen);
	}
	points_first(out);
	return r.wrong == 0;
}
