/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/clean_text.h"

#include "tests/helpers/claims.h"

static const struct {
	const char *in;
	bool delsp;
	const char *out;
} cases[] = {
	{"8D CRATED\nthanks\n",         false, "8D CRATED\nthanks\n"      },
	{"one \ntwo \nthree\nfour\n",   false, "one two three\nfour\n"    },
	{"one \r\ntwo\r\n",             false, "one two\n"                },
	{"8D CRA \nTED\n",              true,  "8D CRATED\n"              },
	{" From here\n >not a quote\n", false, "From here\n>not a quote\n"},
	{"> a \n> b\n",                 false, "> a b\n"                  },
	{"> a \n>> b\n",                false, "> a \n> > b\n"            },
	{"> a \nmine\n",                false, "> a \nmine\n"             },
	{">>a\n>b\n",                   false, "> > a\n> b\n"             },
	{"text \n-- \nAnn\n",           false, "text \n-- \nAnn\n"        },
	{"-- \nAnn \nSmith\n",          false, "-- \nAnn Smith\n"         },
	{"open \n",		     false, "open \n"                  },
	{"open ",		       false, "open \n"                  },
	{" \n \n",		      false, "\n\n"                     },
	{"a\n\nb\n",                    false, "a\n\nb\n"                 },
	{"> > a \n> > b\n",             false, "> > a > b\n"              },
	{"",			    false, ""			 },
};

START_TEST(lines_are_joined_as_rfc_3676_says)
{
	struct arena a = {0};
	struct view out = flowed_join(&a, view_of(cases[_i].in), cases[_i].delsp);

	ck_assert_msg(view_is(out, cases[_i].out), "%s gives <%.*s>", cases[_i].in,
		      VIEW_ARG(out));
	arena_free(&a);
}

int main(void)
{
	claims_rows(lines_are_joined_as_rfc_3676_says, cases);
	return claims_run("flowed");
}
