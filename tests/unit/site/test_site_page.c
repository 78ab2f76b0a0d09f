/* SPDX-License-Identifier: ISC */
/* What every page has around it: the club's name, its words, its policy for scripts. */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/site/site.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

static char *folder;
static char *dir; /* of the pages, inside it */
static struct arena arena;
static struct err err;
static struct site_counts counts;
static struct site_about about;

static void setup(void)
{
	folder = scratch_dir();
	dir = scratch_path(folder, "pages");
	err = (struct err){0};
	about = (struct site_about){.dir = dir,
				    .club = view_of("The <Tuesday> Club & \"Co\""),
				    .language = view_of("en"),
				    .sections = 1U << SITE_GAMES | 1U << SITE_TRUST};
}

static void teardown(void)
{
	arena_free(&arena);
	free(dir);
	scratch_remove(folder);
}

static struct site *opened(void)
{
	struct site *s;

	ck_assert_msg(site_open(&arena, &about, &s, &err), "%s", err.text);
	return s;
}

static void end(struct site *s)
{
	ck_assert_msg(site_end(s, &counts, &err), "%s", err.text);
	site_close(s);
}

static const char *at(const char *path)
{
	return arena_printf(&arena, "%s/%s", dir, path);
}

static const char *text_of(const char *path)
{
	struct view text;

	return file_read(&arena, at(path), 1 << 20, &text) ? arena_str(&arena, text)
							   : NULL;
}

static const char *page(const struct site_head *head, const char *main_html)
{
	struct site *s = opened();

	ck_assert_msg(site_page(s, head, view_of(main_html), &err), "%s", err.text);
	end(s);
	return text_of(head->path);
}

START_TEST(names_are_text_wherever_they_stand)
{
	const struct site_head head = {
		.path = "games/1.html",
		.section = SITE_GAMES,
		.title = view_of("</title><script>alert(1)</script>"),
	};
	const char *html = page(&head, "<p>good</p>");

	ck_assert_ptr_nonnull(strstr(html, "<p>good</p>"));
	ck_assert_ptr_null(strstr(html, "<script"));
	ck_assert_ptr_null(strstr(html, "<Tuesday>"));
	ck_assert_ptr_nonnull(strstr(html, "The &lt;Tuesday&gt; Club &amp;"));
	ck_assert_ptr_nonnull(strstr(html, "href=\"../trust.html\""));
	ck_assert_ptr_null(strstr(html, "players.html"));
	ck_assert_ptr_nonnull(strstr(html, "aria-current=\"true\""));
}

/* The hash of "alert(1)", by openssl dgst -sha256 -binary | base64. */
START_TEST(only_the_script_of_the_page_may_run)
{
	const struct site_head head = {.path = "play.html",
				       .title = view_of("Play"),
				       .script = view_of("alert(1)"),
				       .bare = true};
	const char *html = page(&head, "<p>x</p>");

	ck_assert_ptr_nonnull(strstr(html, "default-src 'none'"));
	ck_assert_ptr_nonnull(
		strstr(html, "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="));
	ck_assert_ptr_nonnull(strstr(html, "<script>alert(1)</script>"));
	ck_assert_ptr_null(strstr(html, "<nav"));
	ck_assert_ptr_nonnull(strstr(html, "<main"));
}

/* The colours of the icon are escaped: a "#" would end the address. */
START_TEST(a_page_says_what_it_is_to_who_finds_a_link)
{
	struct site_head head = {.path = "games/1.html",
				 .title = view_of("Ann - <Ben>"),
				 .about = view_of("Ann won, \"3\" : 0.")};
	const char *html = page(&head, "<p>x</p>");

	ck_assert_ptr_nonnull(
		strstr(html, "property=\"og:title\" content=\"Ann - &lt;Ben&gt;\""));
	ck_assert_ptr_nonnull(strstr(html, "property=\"og:description\" "
					   "content=\"Ann won, &quot;3&quot; : 0.\""));
	ck_assert_ptr_null(strstr(html, "og:url"));
	ck_assert_ptr_nonnull(strstr(html, "<link rel=\"icon\" "
					   "href=\"data:image/svg+xml,%3Csvg%20"));
	about.url = view_of("https://club.example/words");
	head.about = (struct view){0};
	html = page(&head, "<p>x</p>");
	ck_assert_ptr_nonnull(
		strstr(html, "content=\"https://club.example/words/games/1.html\""));
	ck_assert_ptr_nonnull(strstr(html, "name=\"description\" content=\"Games of"));
}

START_TEST(a_page_has_its_words_and_its_way_home)
{
	struct site *s = opened();
	struct fields *f = fields_in(&arena);
	struct buf b = buf_in(&arena);

	fields_set_str(f, "club", "A & B");
	ck_assert_msg(site_write(s, &b, "seasons/1.html", "site-index.html", f, &err),
		      "%s", err.text);
	ck_assert(view_find_text(buf_view(&b), "A &amp; B") < b.len);
	ck_assert(view_find_text(buf_view(&b), "Newest results") < b.len);
	ck_assert(view_is(fields_get(f, "root"), "../"));
	ck_assert_str_eq(site_root("index.html"), "");
	site_close(s);
}

int main(void)
{
	claims_fixture(setup, teardown);
	return claims_run("site page");
}
