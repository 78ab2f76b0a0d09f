/* SPDX-License-Identifier: ISC */
/* Lines that are no event. */
#include <string.h>

#include "adjudicator/games/event.h"
#include "tests/helpers/claims.h"

static struct arena arena;

#define SUM "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

static const char *const damaged[] = {
	"",
	" ",
	"dance seat=1",
	"Pass seat=1",
	"pass",
	"pass seat=0",
	"pass seat=5",
	"pass seat=x",
	"pass seat=",
	"resign",
	"agree",
	"refuse late=1",
	"draw seat=1",
	"draw q=1 pos=1..7",
	"draw seat=1 q=1",
	"draw seat=1 q=0 pos=1..7",
	"draw seat=1 q=1 pos=1",
	"draw seat=1 q=1 pos=1.7",
	"draw seat=1 q=1 pos=1..",
	"draw seat=1 q=1 pos=0..7",
	"draw seat=1 q=1 pos=1..1001",
	"draw seat=1 q=10001 pos=1..7",
	"draw seat=1 q=-1 pos=1..7",
	"exchange seat=1 pos=1..7",
	"offer seat=1",
	"offer until=none",
	"offer seat=1 until=soon",
	"clock seat=1",
	"clock seat=1 until=2026-13-01T00:00:00Z",
	"play seat=1 dir=across word=AB score=1 bonus=0 words=AB:1",
	"play seat=1 at=H8 word=AB score=1 bonus=0 words=AB:1",
	"play seat=1 at=H8 dir=up word=AB score=1 bonus=0 words=AB:1",
	"play seat=1 at=8H8 dir=down word=AB score=1 bonus=0 words=AB:1",
	"play seat=1 at=V1 dir=down word=AB score=1 bonus=0 words=AB:1",
	"play seat=1 at=A22 dir=down word=AB score=1 bonus=0 words=AB:1",
	"play seat=1 at=H8 dir=across score=1 bonus=0 words=AB:1",
	"play seat=1 at=H8 dir=across word=AB bonus=0 words=AB:1",
	"play seat=1 at=H8 dir=across word=AB score=10001 bonus=0 words=AB:1",
	"play seat=1 at=H8 dir=across word=AB score=1 bonus=-1 words=AB:1",
	"play seat=1 at=H8 dir=across word=AB score=1 words=AB:1",
	"play seat=1 at=H8 dir=across word=AB score=1 bonus=0",
	"play seat=1 at=H8 dir=across word=AB score=1 bonus=0 words=AB",
	"play seat=1 at=H8 dir=across word=AB score=1 bonus=0 words=AB:1,",
	"play seat=1 at=H8 dir=across word=AB score=1 bonus=0 words=AB:x",
	"play at=H8 dir=across word=AB score=1 bonus=0 words=AB:1",
	"play seat=1 at=H8 dir=across word=AB score=1 bonus=0 words=AB:1 until=soon",
	"ex by=1 q=1 pos=1..1",
	"ex seat=2 q=1 pos=1..1",
	"ex seat=2 by=0 q=1 pos=1..1",
	"ex seat=2 by=5 q=1 pos=1..1",
	"ex seat=2 by=1 pos=1..1",
	"question seat=2",
	"question seat=2 upheld=2 words=TAC",
	"question seat=2 upheld=1",
	"award points=5",
	"award seat=1",
	"award seat=1 points=10001",
	"bank left=5",
	"bank seat=1",
	"bank seat=1 left=-1",
	"hold",
	"end reason=out adjust=1,2",
	"end reason=out winners=1",
	"ruling seat=1 n=1 kind=set turn=1 was=2 score=3 winners=16",
	"ruling seat=1 n=1 kind=set turn=1 was=2 score=3 again=2 winners=0",
	"ruling n=1 kind=result as=points winners=16",
	"ruling n=1 kind=result as=uphold winners=1",
	"end adjust=0,0 winners=1",
	"end reason=none adjust=0,0 winners=1",
	"end reason=boredom adjust=0,0 winners=1",
	"end reason=out adjust=0,x winners=1",
	"end reason=out adjust=0,0 winners=16",
	"end reason=out adjust=0,0 winners=-1",
	"end reason=out adjust=0,0,0,0,0 winners=1",
	"names",
	("names " SUM ","),
	("names " SUM "0"),
	("names ," SUM),
	("names " SUM "," SUM "," SUM "," SUM "," SUM),
	"end reason=ruled adjust=0,0 winners=1",
	"ruling",
	"ruling n=1",
	"ruling kind=uphold",
	"ruling n=0 kind=uphold",
	"ruling n=1000 kind=uphold",
	"ruling n=1 kind=guess",
	"ruling n=1 kind=void turn=3",
	"ruling n=1 kind=void turn=3 to=0",
	"ruling n=1 kind=void turn=3 to=x",
	"ruling n=1 kind=void turn=0 to=4",
	"ruling n=1 kind=set turn=3 was=1 score=2 winners=0",
	"ruling seat=1 n=1 kind=set was=1 score=2 winners=0",
	"ruling seat=1 n=1 kind=set turn=3 score=2 winners=0",
	"ruling seat=1 n=1 kind=set turn=3 was=1 winners=0",
	"ruling seat=1 n=1 kind=set turn=3 was=1 score=2",
	"ruling n=1 kind=result",
	"ruling n=1 kind=result winners=1",
	"ruling n=1 kind=result as=won winners=1",
	"ruling n=1 kind=result as=draw winners=16",
	"ruling n=1 kind=time seconds=60",
	"ruling seat=1 n=1 kind=time seconds=61",
	"ruling seat=1 n=1 kind=time seconds=0",
	"ruling n=1 kind=pause",
	"ruling n=1 kind=pause since=today",
	"ruling n=1 kind=overturn to=4",
	"ruling seat=2 n=1 kind=substitute",
	"ruling n=1 kind=substitute change=1 agreed=letter",
	"ruling seat=2 n=1 kind=substitute change=0 agreed=letter",
	"ruling seat=2 n=1 kind=substitute change=9 agreed=letter",
	"ruling seat=2 n=1 kind=substitute change=1",
	"ruling seat=2 n=1 kind=substitute change=1 agreed=perhaps",
	"word seat=1 word=CAT score=5 bonus=0",
	"word seat=1 path= word=AB score=1 bonus=0",
	"flag",
	"word seat=1 path=A1-B2 word=AB score=1 bonus=0 until=soon",
	"pause seat=1 left=5 at=soon",
	"always answer=1",
	"always seat=1 answer=3",
	"cells",
	"cells tiles=",
	"grid",
	"window until=soon",
	"refuse seat=1 about=cake",
	"agree seat=1 about=cake",
};

START_TEST(damaged_line_is_no_event)
{
	struct event e;
	struct err err = {0};
	struct view line = view_of(damaged[_i]);

	ck_assert_msg(!event_read(&e, line, (struct view){0}, &err), "%s", damaged[_i]);
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, damaged[_i]));
}

START_TEST(more_words_than_a_play_can_make_are_no_event)
{
	struct event e;
	struct err err = {0};
	struct buf b = buf_in(&arena);

	buf_str(&b, "play seat=1 at=A1 dir=down word=A score=1 bonus=0 words=A:1");
	for (int i = 1; i < EVENT_WORDS; i++) {
		buf_str(&b, ",A:1");
	}
	ck_assert(event_read(&e, buf_view(&b), (struct view){0}, &err));
	ck_assert_uint_eq(e.word_count, EVENT_WORDS);
	buf_str(&b, ",A:1");
	ck_assert(!event_read(&e, buf_view(&b), (struct view){0}, &err));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(damaged_line_is_no_event, damaged);
	return claims_run("event_damaged");
}
