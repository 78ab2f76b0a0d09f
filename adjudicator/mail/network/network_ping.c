/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/peer.h"
#include "adjudicator/mail/ping.h"

enum { SECOND = 1000 };

bool ping(const char *url, const char *ca, int seconds, struct err *err)
{
	struct peer p = {.role = NETWORK_PING,
			 .about = "ping",
			 .patience = SECOND * seconds,
			 .margin = PEER_MARGIN,
			 .most = NETWORK_WORDS};
	struct message m;
	bool fresh;
	bool well = false;
	bool ok = peer_start(&p, &fresh, err);

	if (ok) {
		struct buf *b = post_begin(&p.post, NETWORK_RING);

		form_put_text(b, url);
		form_put_text(b, ca);
		form_put_number(b, seconds);
		post_end(&p.post);
		ok = peer_hand_over(&p, err) && peer_take(&p, &m, err) &&
		     peer_done(&p, &m, &well, err) &&
		     (form_end(&m.form) || peer_lies(&p, err));
	}
	peer_stop(&p);
	return ok && well;
}
