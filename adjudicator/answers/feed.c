/* SPDX-License-Identifier: ISC */
/* The answer to "set feed": a calendar of the player's own among the club's pages
 * (L33). */
#include "adjudicator/answers/set.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/calendar_feed.h"
#include "adjudicator/letters/example.h"
#include "adjudicator/store/preference.h"

/* Says at which address the feed can be read, and how to change or end it. */
static bool say_address(struct note *n)
{
	const char *url = n->d->config->site_url;
	const char *path;

	if (!calendar_feed_path(n->d, n->arena, n->to.player, &path, n->err)) {
		return false;
	}
	note_say(n, "feed-on");
	note_gap(n);
	buf_printf(&n->text, "\t| %s%s%s\n\n", url,
		   view_ends(view_of(url), "/") ? "" : "/", path);
	note_say(n, "feed-secret");
	note_gap(n);
	example_line(&n->text, n->to.language, "set feed new");
	example_line(&n->text, n->to.language, "set feed off");
	return true;
}

bool answer_set_feed(struct hearing *h, struct note *n, struct view value)
{
	const struct preference p = {n->to.player, 0, "feed"};
	bool on = !view_is(value, "off");
	struct view was;

	if (on && *h->d->config->site_url == '\0') {
		note_say(n, "feed-nowhere");
		return answer_tell(h, n, "notice", "head-feed");
	}
	if (!preference_get(h->d->store, h->arena, &p, &was, h->err) ||
	    ((view_is(value, "new") || (on && !view_is(was, "on"))) &&
	     !calendar_feed_renew(h->d, h->arena, p.player, h->err)) ||
	    !preference_set(h->d->store, &p, view_of(on ? "on" : "off"), h->err)) {
		return false;
	}
	if (!on) {
		note_say(n, "feed-off");
	} else if (!say_address(n)) {
		return false;
	}
	return answer_tell(h, n, "notice", "head-feed");
}
