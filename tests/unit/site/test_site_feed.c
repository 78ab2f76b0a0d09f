/* SPDX-License-Identifier: ISC */
/*
 * feed.atom, read by an XML parser and held to what RFC 4287 says a feed must be, by
 * the numbers of its sections. Nothing of it is searched for as text.
 */
#include <libxml/parser.h>
#include <string.h>

#include "adjudicator/site/club.h"
#include "adjudicator/site/feed.h"
#include "adjudicator/system/file.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/site_case.h"

enum { GAMES = 2, MANY = 60, MOST = 50, FILE_MOST = 1 << 22 };

#define ATOM "http://www.w3.org/2005/Atom"
#define XML  "http://www.w3.org/XML/1998/namespace"

static struct site_case pages;
static struct arena arena;
static struct err err;
static struct site *site;

static void set_up(void)
{
	site_case_open(&pages);
	err = (struct err){0};
	site = NULL;
}

static void tear_down(void)
{
	site_close(site);
	arena_free(&arena);
	site_case_close(&pages);
}

/* ------------------------------------------------------------------- what is read */

struct entry {
	struct view id, title, summary, updated, href;
};

struct feed {
	struct view id, title, author, updated, language, self, alternate;
	struct entry entry[MANY];
	size_t entries;
};

static bool is(const xmlNode *n, const char *name)
{
	return n->type == XML_ELEMENT_NODE && n->ns != NULL &&
	       strcmp((const char *)n->ns->href, ATOM) == 0 &&
	       strcmp((const char *)n->name, name) == 0;
}

static struct view taken(xmlChar *text)
{
	struct view v =
		arena_copy(&arena, view_of(text != NULL ? (const char *)text : ""));

	xmlFree(text);
	return v;
}

static struct view attribute(xmlNode *n, const char *name)
{
	return taken(xmlGetNoNsProp(n, (const xmlChar *)name));
}

/* 4.2.6: an IRI that is none of a place; ours are names of RFC 9562, in lower case. */
static bool names_for_ever(struct view id)
{
	struct view hex = view_part(id, strlen("urn:uuid:"), id.len);

	if (!view_starts(id, "urn:uuid:") || hex.len != 36 || hex.at[14] != '8') {
		return false;
	}
	for (size_t i = 0; i < hex.len; i++) {
		bool dash = i == 8 || i == 13 || i == 18 || i == 23;

		if (dash ? hex.at[i] != '-'
			 : strchr("0123456789abcdef", hex.at[i]) == NULL) {
			return false;
		}
	}
	return true;
}

/* 3.3: RFC 3339 with "T" and "Z" in capitals. */
static void is_a_date(struct view v)
{
	int64_t at;
	struct buf again = buf_in(&arena);

	ck_assert_msg(stamp_read(v, &at), "%.*s is no date", VIEW_ARG(v));
	stamp_write(&again, at);
	ck_assert(view_eq(buf_view(&again), v));
}

/* 4.2: text that holds no element. */
static struct view text_of(xmlNode *n)
{
	for (const xmlNode *c = n->children; c != NULL; c = c->next) {
		ck_assert_int_eq(c->type, XML_TEXT_NODE);
	}
	return taken(xmlNodeGetContent(n));
}

static void once(struct view *into, xmlNode *n)
{
	ck_assert_msg(into->at == NULL, "%s stands there twice", (const char *)n->name);
	*into = text_of(n);
}

/* 4.2.7: it leads somewhere, and one of a kind only does. */
static void take_link(xmlNode *n, struct view *self, struct view *alternate)
{
	struct view rel = attribute(n, "rel");
	struct view *into = view_is(rel, "self") ? self : alternate;

	ck_assert(into != NULL && (view_is(rel, "self") || view_is(rel, "alternate")));
	ck_assert_msg(into->at == NULL, "two links of a kind");
	*into = attribute(n, "href");
	ck_assert_uint_gt(into->len, 0);
	ck_assert(view_is(attribute(n, "type"),
			  into == self ? "application/atom+xml" : "text/html"));
	ck_assert_ptr_null(n->children);
}

/* 4.2.1 and 3.2: a name, and no more. */
static void take_author(xmlNode *n, struct view *into)
{
	for (xmlNode *c = n->children; c != NULL; c = c->next) {
		ck_assert(is(c, "name"));
		once(into, c);
	}
	ck_assert_uint_gt(into->len, 0);
}

/* 4.1.2 */
static void take_entry(xmlNode *n, struct entry *e)
{
	for (xmlNode *c = n->children; c != NULL; c = c->next) {
		if (c->type == XML_TEXT_NODE) {
			ck_assert(xmlIsBlankNode(c) == 1);
		} else if (is(c, "link")) {
			take_link(c, NULL, &e->href);
		} else {
			ck_assert(is(c, "id") || is(c, "title") || is(c, "updated") ||
				  is(c, "summary"));
			once(is(c, "id")        ? &e->id
			     : is(c, "title")   ? &e->title
			     : is(c, "updated") ? &e->updated
						: &e->summary,
			     c);
		}
	}
	ck_assert(names_for_ever(e->id));
	ck_assert(e->title.len > 0 && e->summary.len > 0);
	is_a_date(e->updated);
	ck_assert_uint_gt(e->href.len, 0); /* 4.1.1.1: there is no content */
}

/* 4.1.1 */
static void take_feed(xmlNode *root, struct feed *f)
{
	struct view generator = {0};

	ck_assert(is(root, "feed"));
	f->language = taken(
		xmlGetNsProp(root, (const xmlChar *)"lang", (const xmlChar *)XML));
	for (xmlNode *c = root->children; c != NULL; c = c->next) {
		if (c->type == XML_TEXT_NODE) {
			ck_assert(xmlIsBlankNode(c) == 1);
		} else if (is(c, "entry")) {
			ck_assert_uint_lt(f->entries, MANY);
			take_entry(c, &f->entry[f->entries++]);
		} else if (is(c, "link")) {
			take_link(c, &f->self, &f->alternate);
		} else if (is(c, "author")) {
			take_author(c, &f->author);
		} else {
			ck_assert(is(c, "id") || is(c, "title") || is(c, "updated") ||
				  is(c, "generator"));
			once(is(c, "id")        ? &f->id
			     : is(c, "title")   ? &f->title
			     : is(c, "updated") ? &f->updated
						: &generator,
			     c);
		}
	}
	ck_assert(names_for_ever(f->id));
	ck_assert(f->title.len > 0 && f->author.len > 0);
	is_a_date(f->updated);
}

/* Absolute where the club says where its pages are; else they lead from the feed's own
 * place to a file that is there. */
static void leads(struct view href)
{
	const char *base = pages.rc.config.site_url;
	struct view read;

	if (*base != '\0') {
		ck_assert_msg(view_starts(href, base), "%.*s", VIEW_ARG(href));
		href = view_part(href, strlen(base) + !view_ends(view_of(base), "/"),
				 href.len);
	}
	ck_assert_msg(
		file_read(&arena,
			  arena_printf(&arena, "%s/%.*s", pages.dir, VIEW_ARG(href)),
			  FILE_MOST, &read),
		"there is no %.*s", VIEW_ARG(href));
}

static void read_feed(struct feed *f)
{
	const char *at = arena_printf(&arena, "%s/feed.atom", pages.dir);
	struct view text;
	xmlDoc *doc;

	*f = (struct feed){.entries = 0};
	ck_assert(file_read(&arena, at, FILE_MOST, &text));
	doc = xmlReadMemory(text.at, (int)text.len, "feed.atom", NULL,
			    XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
	ck_assert_msg(doc != NULL, "no XML: %s", xmlGetLastError()->message);
	take_feed(xmlDocGetRootElement(doc), f);
	xmlFreeDoc(doc);
	for (size_t i = 0; i < f->entries; i++) {
		for (size_t k = 0; k < i; k++) {
			ck_assert(!view_eq(f->entry[i].id, f->entry[k].id));
		}
		ck_assert(!view_eq(f->entry[i].id, f->id));
		/* The newest come first, and the feed is as new as they are. */
		ck_assert_int_le(
			view_order(f->entry[i].updated,
				   i > 0 ? f->entry[i - 1].updated : f->updated),
			0);
	}
	ck_assert(f->entries == 0 || view_eq(f->entry[0].updated, f->updated));
}

/* -------------------------------------------------------------------- of a club */

static void write_site(struct feed *f)
{
	struct arena a = {0};
	struct site_counts counts;

	ck_assert_msg(club_site(&pages.rc.context, &a, pages.dir, &counts, &err), "%s",
		      err.text);
	arena_free(&a);
	read_feed(f);
	leads(f->alternate);
	for (size_t i = 0; i < f->entries; i++) {
		leads(f->entry[i].href);
	}
}

static void play_games(void)
{
	for (long i = 0; i < GAMES; i++) {
		struct record *r = arena_take(&pages.rc.arena, sizeof *r);
		const char *head;

		ck_assert_ptr_null(random_club_play(
			&pages.rc, &random_kinds[i % RANDOM_PLAIN], i, &head, r));
	}
}

START_TEST(a_club_without_a_game_has_a_feed_all_the_same)
{
	struct feed f;

	write_site(&f);
	ck_assert_uint_eq(f.entries, 0);
	ck_assert(view_is(f.title, "The Tuesday Club"));
	ck_assert(view_is(f.language, "en"));
	ck_assert_ptr_null(f.self.at);
	pages.rc.config.club_name = "";
	write_site(&f);
	ck_assert(view_is(f.author, "A club of word games"));
}

START_TEST(each_result_is_an_entry_that_leads_to_its_game)
{
	struct feed f;

	play_games();
	write_site(&f);
	ck_assert_uint_gt(f.entries, 0);
	ck_assert_ptr_null(f.self.at);
	pages.rc.config.site_url = "https://club.example/a&b";
	write_site(&f);
	ck_assert(view_is(f.self, "https://club.example/a&b/feed.atom"));
}

/* 4.2.6: wherever the pages are, whatever they are called, and whoever is forgotten. */
START_TEST(a_name_stays_when_all_else_changes)
{
	struct feed before;
	struct feed behind;

	play_games();
	write_site(&before);
	pages.rc.config.site_url = "https://other.example/";
	pages.rc.config.club_name = "Another";
	pages.rc.config.site_language = "ca";
	write_site(&behind);
	ck_assert(view_is(behind.language, "ca"));
	ck_assert(view_eq(before.id, behind.id));
	ck_assert_uint_eq(before.entries, behind.entries);
	for (size_t i = 0; i < before.entries; i++) {
		ck_assert(view_eq(before.entry[i].id, behind.entry[i].id));
		ck_assert(view_eq(before.entry[i].updated, behind.entry[i].updated));
	}
}

/* -------------------------------------------------------------- of what is told */

static void open_site(const char *club)
{
	const struct site_about about = {.dir = pages.dir,
					 .club = view_of(club),
					 .language = view_of("en"),
					 .sections = 1};

	ck_assert_msg(site_open(&arena, &about, &site, &err), "%s", err.text);
}

static void tell(struct site_newest *n, const char *key, const char *title, int64_t at)
{
	site_news_add(n, &(struct site_news){.key = key,
					     .title = view_of(title),
					     .text = view_of(title),
					     .href = "games/1.html",
					     .at = at});
}

static const struct hostile {
	const char *name, *read;
} hostile[] = {
	{"<script>alert(1)</script>",              "<script>alert(1)</script>"          },
	{"]]></title></entry>",                    "]]></title></entry>"                },
	{"a &amp; b &nbsp; &#0; \"'",              "a &amp; b &nbsp; &#0; \"'"          },
	{"<?xml version=\"1.1\"?><!DOCTYPE a>",    "<?xml version=\"1.1\"?><!DOCTYPE a>"},
	{"{{id}} {{#entries}}",                    "{{id}} {{#entries}}"                },
 /* What no XML can hold, not even escaped: it is left out. */
	{"be\x07ll \x1b[31mred\x01",               "bell [31mred"                       },
	{"no \xef\xbf\xbe character \xef\xbf\xbf", "no  character "                     },
	{"cut \xc3",			       "cut \xef\xbf\xbd"                   },
};

START_TEST(no_name_breaks_the_feed)
{
	for (int i = 0; i < COUNT(hostile); i++) {
		const struct hostile *h = &hostile[i];
		struct site_newest n = {.arena = &arena};
		struct feed f;

		open_site(h->name);
		tell(&n, "game 1", h->name, 1);
		ck_assert_msg(
			site_feed(site, &n, view_of("adjudicator@club.example"), &err),
			"%s", err.text);
		site_close(site);
		site = NULL;
		read_feed(&f);
		ck_assert_uint_eq(f.entries, 1);
		ck_assert_str_eq(arena_str(&arena, f.title), h->read);
		ck_assert_str_eq(arena_str(&arena, f.author), h->read);
		ck_assert_str_eq(arena_str(&arena, f.entry[0].title), h->read);
		ck_assert_str_eq(arena_str(&arena, f.entry[0].summary), h->read);
	}
}

START_TEST(the_newest_fifty_are_told_and_of_one_moment_always_the_same)
{
	struct site_newest n = {.arena = &arena};
	struct feed first;
	struct feed again;

	open_site("The Tuesday Club");
	for (int i = 0; i < MANY; i++) {
		tell(&n, arena_printf(&arena, "game %d", i),
		     arena_printf(&arena, "%d", i), i < MANY / 2 ? 7 : i);
	}
	ck_assert(site_feed(site, &n, view_of("adjudicator@club.example"), &err));
	read_feed(&first);
	ck_assert_uint_eq(first.entries, MOST);
	ck_assert(view_is(first.entry[0].title, "59"));
	n = (struct site_newest){.arena = &arena};
	for (int i = MANY - 1; i >= 0; i--) {
		tell(&n, arena_printf(&arena, "game %d", i),
		     arena_printf(&arena, "%d", i), i < MANY / 2 ? 7 : i);
	}
	ck_assert(site_feed(site, &n, view_of("adjudicator@club.example"), &err));
	read_feed(&again);
	for (int i = 0; i < MOST; i++) {
		ck_assert(view_eq(first.entry[i].id, again.entry[i].id));
	}
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(600);
	return claims_run("site feed");
}
