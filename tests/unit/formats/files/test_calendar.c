/* SPDX-License-Identifier: ISC */
/* The ends of turns as other programs' calendars read them. */
#include <string.h>

#include "formats/files/calendar.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* 20 November 2026, 13:14:16 */
enum { MADE = 1795180456, END = MADE + 72 * 3600 };

static const char *file_of(const char *title, const char *text)
{
	struct buf b = buf_in(&arena);

	calendar_begin(&b);
	calendar_add(&b, &(struct calendar_date){.name = view_of("game-7@club.example"),
						 .change = 12,
						 .made = MADE,
						 .end = END,
						 .title = view_of(title),
						 .text = view_of(text)});
	calendar_end(&b);
	return buf_cstr(&b);
}

START_TEST(a_date_ends_when_the_turn_does)
{
	ck_assert_str_eq(file_of("Your turn", "Play"),
			 "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
			 "PRODID:-//adjudicator//deadlines//EN\r\nMETHOD:PUBLISH\r\n"
			 "BEGIN:VEVENT\r\nUID:game-7@club.example\r\nSEQUENCE:12\r\n"
			 "DTSTAMP:20261120T131416Z\r\nDTSTART:20261123T124416Z\r\n"
			 "DTEND:20261123T131416Z\r\nTRANSP:TRANSPARENT\r\n"
			 "SUMMARY:Your turn\r\nDESCRIPTION:Play\r\nEND:VEVENT\r\n"
			 "END:VCALENDAR\r\n");
}

/* A player's name may hold anything: it begins no line and ends no date. */
START_TEST(what_has_a_meaning_there_has_none_in_a_name)
{
	const char *file = file_of("A;B,C\\D\r\nEND:VEVENT", "\x1b[2J\x7f");

	ck_assert_ptr_nonnull(
		strstr(file, "\r\nSUMMARY:A\\;B\\,C\\\\D \\nEND:VEVENT\r\n"));
	ck_assert_ptr_nonnull(strstr(file, "\r\nDESCRIPTION: [2J \r\n"));
}

START_TEST(a_long_line_is_folded_between_signs)
{
	enum { LINE = 75 };
	struct buf title = buf_in(&arena);
	struct view file;
	size_t line = 0;

	buf_repeat(&title, 'x', LINE / 3);
	for (int i = 0; i < LINE; i++) {
		buf_str(&title, "\xe2\x82\xac");
	}
	file = view_of(file_of(buf_cstr(&title), ""));
	for (size_t i = 0; i < file.len; i++) {
		line = file.at[i] == '\n' ? 0 : line + (file.at[i] != '\r');
		ck_assert_uint_le(line, LINE);
		/* A line that goes on does so with a whole sign. */
		ck_assert(line != 2 || file.at[i - 1] != ' ' ||
			  ((unsigned char)file.at[i] & 0xC0U) != 0x80U);
	}
}

/* RFC 5545, 3.6: one component at least; a name can end no line there, either. */
START_TEST(a_calendar_without_dates_holds_something_all_the_same)
{
	struct buf b = buf_in(&arena);

	calendar_begin_feed(&b, view_of("Tuesday, Co\nEND:VCALENDAR"));
	calendar_nothing(&b);
	calendar_end(&b);
	ck_assert_str_eq(
		buf_cstr(&b),
		"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
		"PRODID:-//adjudicator//deadlines//EN\r\nMETHOD:PUBLISH\r\n"
		"NAME:Tuesday\\, Co\\nEND:VCALENDAR\r\n"
		"X-WR-CALNAME:Tuesday\\, Co\\nEND:VCALENDAR\r\n"
		"REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n"
		"BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\n"
		"DTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\n"
		"TZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
		"END:VCALENDAR\r\n");
}

int main(void)
{
	arena_fixture(&arena);
	return claims_run("calendar");
}
