/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/trust.h"

#include <unistd.h>

CURLcode trust_set(CURL *curl, const char *ca)
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
