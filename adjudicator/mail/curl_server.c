/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/curl_server.h"

#include "formats/text/stamp.h"
#include "formats/text/view.h"
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static const struct {
	CURLcode code;
	enum trouble trouble;
} codes[] = {
	{CURLE_COULDNT_RESOLVE_HOST,     TROUBLE_NAME       },
	{CURLE_COULDNT_CONNECT,          TROUBLE_REFUSED    },
	{CURLE_OPERATION_TIMEDOUT,       TROUBLE_SILENT     },
	{CURLE_USE_SSL_FAILED,           TROUBLE_PLAIN      },
	{CURLE_SSL_CONNECT_ERROR,        TROUBLE_TLS        },
	{CURLE_PEER_FAILED_VERIFICATION, TROUBLE_UNKNOWN    },
	{CURLE_SSL_CACERT_BADFILE,       TROUBLE_AUTHORITIES},
	{CURLE_LOGIN_DENIED,             TROUBLE_LOGIN      },
};

CURLcode curl_trust(CURL *curl, const char *ca)
{
	static const char system_folder[] = "/etc/ssl/certs";
	CURLcode code = curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);

	code |= curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
	code |= curl_easy_setopt(curl, CURLOPT_SSLVERSION,
				 (long)CURL_SSLVERSION_TLSv1_2);
	if (ca != NULL && *ca != '\0') {
		code |= curl_easy_setopt(curl, CURLOPT_CAINFO, ca);
		/* A machine without certificates of its own can still trust that file.
		 */
		if (access(system_folder, R_OK) != 0) {
			code |= curl_easy_setopt(curl, CURLOPT_CAPATH, NULL);
		}
	}
	return code;
}

CURLcode curl_server(CURL *curl, const struct server *s, const char *protocols,
		     const char *path, const char *ca, char *why)
{
	struct arena arena = {0};
	const char *url = arena_printf(&arena, "%s://%s/%s", s->scheme,
				       server_place(&arena, s), path);
	CURLcode code = curl_easy_setopt(curl, CURLOPT_URL, url) | curl_trust(curl, ca);

	arena_free(&arena);
	code |= curl_easy_setopt(curl, CURLOPT_USE_SSL, (long)CURLUSESSL_ALL);
	code |= curl_easy_setopt(curl, CURLOPT_CERTINFO, 1L); /* for found_curl */
	code |= curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, protocols);
	/* A proxy named in the environment is not used. */
	code |= curl_easy_setopt(curl, CURLOPT_PROXY, "");
	code |= curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
	return code | curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, why);
}

void curl_cut_off(CURL *curl)
{
	curl_socket_t fd = CURL_SOCKET_BAD;

	if (curl_easy_getinfo(curl, CURLINFO_ACTIVESOCKET, &fd) == CURLE_OK &&
	    fd != CURL_SOCKET_BAD) {
		(void)shutdown(fd, SHUT_RDWR);
	}
}

/* "2049-12-31 00:00:00 GMT"; 0 when it is something else. */
static int64_t moment(struct view v)
{
	struct arena arena = {0};
	int64_t t = 0;

	if (v.len < 19 ||
	    !stamp_read(view_of(arena_printf(&arena, "%.10sT%.8sZ", v.at, v.at + 11)),
			&t)) {
		t = 0;
	}
	arena_free(&arena);
	return t;
}

static void read_line(struct view line, struct found *f)
{
	struct view value = line;
	struct view name = view_cut(&value, ':');

	if (view_is(name, "Start Date")) {
		f->from = moment(value);
	} else if (view_is(name, "Expire Date")) {
		f->to = moment(value);
	} else if (view_is(name, "Issuer")) {
		say_plain(f->issuer, sizeof f->issuer, value);
	}
}

static void read_certificate(CURL *curl, struct found *f)
{
	struct curl_certinfo *info = NULL;

	if (curl_easy_getinfo(curl, CURLINFO_CERTINFO, &info) != CURLE_OK ||
	    info == NULL || info->num_of_certs < 1) {
		return;
	}
	for (const struct curl_slist *s = info->certinfo[0]; s != NULL; s = s->next) {
		read_line(view_of(s->data), f);
	}
}

/* Why a certificate is not accepted. */
static enum trouble unfit(CURL *curl, const struct found *f)
{
	int64_t now = (int64_t)time(NULL);
	long bits = 0;

	if (f->to != 0 && f->to < now) {
		return TROUBLE_EXPIRED;
	}
	if (f->from > now) {
		return TROUBLE_YOUNG;
	}
	(void)curl_easy_getinfo(curl, CURLINFO_SSL_VERIFYRESULT, &bits);
	return bits == 0 ? TROUBLE_OTHER_HOST : TROUBLE_UNKNOWN;
}

void found_curl(CURL *curl, CURLcode code, const char *why, struct found *f)
{
	read_certificate(curl, f);
	f->trouble = code == CURLE_OK ? TROUBLE_NONE : TROUBLE_OTHER;
	for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
		if (codes[i].code == code) {
			f->trouble = codes[i].trouble;
		}
	}
	if (f->trouble == TROUBLE_UNKNOWN) {
		f->trouble = unfit(curl, f);
	}
	if (code != CURLE_OK) {
		say_plain(f->said, sizeof f->said,
			  view_of(*why != '\0' ? why : curl_easy_strerror(code)));
	}
}
