/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/ping.h"

#include "adjudicator/mail/curl_server.h"

enum { BODY_MOST = 65536 };

/* Ends the transfer when the answer is longer than any that is needed. */
static size_t drop(const char *bytes, size_t size, size_t count, void *arg)
{
	size_t *got = arg;

	(void)bytes;
	*got += size * count;
	return *got > BODY_MOST ? 0 : size * count;
}

/* Sends no name of ours and no cookie, and follows no redirection. */
static CURLcode set_up(CURL *curl, const char *url, int seconds, size_t *got)
{
	CURLcode code = curl_easy_setopt(curl, CURLOPT_URL, url);

	code |= curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
	code |= curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
	code |= curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)seconds);
	code |= curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
	code |= curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, drop);
	code |= curl_easy_setopt(curl, CURLOPT_WRITEDATA, got);
	return code;
}

static bool ask(CURL *curl, struct view host, struct err *err)
{
	CURLcode code = curl_easy_perform(curl);
	long status = 0;

	if (code != CURLE_OK) {
		return err_set(err, ERR_SERVER,
			       "%.*s, who is told of good runs (ping), cannot be "
			       "told: %s",
			       VIEW_ARG(host), curl_easy_strerror(code));
	}
	(void)curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
	return (status >= 200 && status < 300) ||
	       err_set(err, ERR_SERVER,
		       "%.*s, who is told of good runs (ping), answers %ld",
		       VIEW_ARG(host), status);
}

bool ping_ask(const char *url, const char *ca, int seconds, struct err *err)
{
	CURLcode code = curl_global_init(CURL_GLOBAL_DEFAULT);
	CURL *curl = curl_easy_init();
	size_t got = 0;
	bool ok;

	if (curl == NULL) {
		arena_die();
	}
	code |= curl_trust(curl, ca) | set_up(curl, url, seconds, &got);
	ok = code == CURLE_OK ? ask(curl, ping_host(view_of(url)), err)
			      : err_set(err, ERR_RETRY, "there is no memory left");
	curl_easy_cleanup(curl);
	return ok;
}
