/* SPDX-License-Identifier: ISC */
#include "formats/files/calendar.h"

#include "formats/text/stamp.h"

enum {
	LINE = 75,      /* most bytes of a line, without its end */
	SHOWN = 30 * 60 /* a date begins so long before its end, so that a calendar
			   shows it */
};

static bool continues(char c)
{
	return ((unsigned char)c & 0xC0U) == 0x80U;
}

/* Writes one line, folded if it is too long, but never inside a sign. */
static void put_line(struct buf *b, struct view line)
{
	size_t room = LINE;

	while (line.len > room) {
		size_t cut = room;

		while (cut > 1 && continues(line.at[cut])) {
			cut--;
		}
		buf_add(b, view_from(line.at, cut));
		buf_str(b, "\r\n ");
		line = view_part(line, cut, line.len - cut);
		room = LINE - 1;
	}
	buf_add(b, line);
	buf_str(b, "\r\n");
}

static void put(struct buf *b, const char *name, struct view value)
{
	struct buf line = buf_in(b->arena);

	buf_printf(&line, "%s:%.*s", name, VIEW_ARG(value));
	put_line(b, buf_view(&line));
}

/* Writes text; signs with a meaning there are escaped, other controls become
 * blanks. */
static void put_text(struct buf *b, const char *name, struct view text)
{
	struct buf value = buf_in(b->arena);

	for (size_t i = 0; i < text.len; i++) {
		char c = text.at[i];

		if (c == '\n') {
			buf_str(&value, "\\n");
		} else if ((unsigned char)c < ' ' || c == '\x7F') {
			buf_char(&value, ' ');
		} else {
			if (c == '\\' || c == ';' || c == ',') {
				buf_char(&value, '\\');
			}
			buf_char(&value, c);
		}
	}
	put(b, name, buf_view(&value));
}

static void put_time(struct buf *b, const char *name, int64_t at)
{
	struct stamp_parts p = stamp_parts(at, NULL);
	struct buf value = buf_in(b->arena);

	buf_printf(&value, "%04d%02d%02dT%02d%02d%02dZ", p.year, p.month, p.day, p.hour,
		   p.minute, (int)(at % 60));
	put(b, name, buf_view(&value));
}

void calendar_begin(struct buf *b)
{
	put(b, "BEGIN", view_of("VCALENDAR"));
	put(b, "VERSION", view_of("2.0"));
	put(b, "PRODID", view_of("-//adjudicator//deadlines//EN"));
	put(b, "METHOD", view_of("PUBLISH"));
}

void calendar_begin_feed(struct buf *b, struct view name)
{
	calendar_begin(b);
	put_text(b, "NAME", name);
	put_text(b, "X-WR-CALNAME", name);
	put(b, "REFRESH-INTERVAL;VALUE=DURATION", view_of("PT1H"));
	put(b, "X-PUBLISHED-TTL", view_of("PT1H"));
}

/* Writes a time zone that nothing uses, so that no calendar shows anything. */
void calendar_nothing(struct buf *b)
{
	put(b, "BEGIN", view_of("VTIMEZONE"));
	put(b, "TZID", view_of("UTC"));
	put(b, "BEGIN", view_of("STANDARD"));
	put(b, "DTSTART", view_of("19700101T000000"));
	put(b, "TZOFFSETFROM", view_of("+0000"));
	put(b, "TZOFFSETTO", view_of("+0000"));
	put(b, "END", view_of("STANDARD"));
	put(b, "END", view_of("VTIMEZONE"));
}

void calendar_add(struct buf *b, const struct calendar_date *date)
{
	struct buf change = buf_in(b->arena);

	buf_printf(&change, "%lld", (long long)date->change);
	put(b, "BEGIN", view_of("VEVENT"));
	put(b, "UID", date->name);
	put(b, "SEQUENCE", buf_view(&change));
	put_time(b, "DTSTAMP", date->made);
	put_time(b, "DTSTART", date->end - SHOWN);
	put_time(b, "DTEND", date->end);
	put(b, "TRANSP", view_of("TRANSPARENT"));
	put_text(b, "SUMMARY", date->title);
	put_text(b, "DESCRIPTION", date->text);
	put(b, "END", view_of("VEVENT"));
}

void calendar_end(struct buf *b)
{
	put(b, "END", view_of("VCALENDAR"));
}
