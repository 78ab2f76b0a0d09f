/* SPDX-License-Identifier: ISC */
#include "tests/helpers/tile_tallies.h"

#include "tests/helpers/claims.h"
#include <stdlib.h>

/* clang-format off */
const struct tile_tallied tile_tallies[] = {
	{"wordcap-ca", "ca", "hunspell-ca 3.0.7+repack1-5",
	 "A:942980 B:120463 C:286297 Ç:6579 D:224566 E:1084104 F:104457 G:157990 "
	 "H:17141 I:712674 J:51606 L:340633 L·L:10587 M:299487 N:478135 NY:15984 "
	 "O:429750 P:178228 QU:48901 R:639760 S:906639 T:413555 U:262950 V:107572 "
	 "X:55936 Z:37955"},
	{"wordcap-de", "de", "wngerman 20161207-11",
	 "A:170824 Ä:25833 B:81867 C:91497 D:100585 E:595170 F:67952 G:116048 "
	 "H:133051 I:192346 J:2781 K:61953 L:137911 M:89883 N:280782 O:70191 Ö:9958 "
	 "P:46108 Q:1445 R:271985 S:246032 T:248748 U:114186 Ü:25560 V:31077 W:31998 "
	 "X:2558 Y:2953 Z:43914"},
	{"wordcap-es", "es", "hunspell-es 1:7.5.0-1",
	 "A:912323 B:126262 C:203875 CH:27821 D:208786 E:648307 F:47675 G:74374 "
	 "H:18833 I:433143 J:31116 L:143853 LL:25658 M:190885 N:330429 Ñ:12309 "
	 "O:363247 P:112530 Q:19318 R:449401 RR:26801 S:534896 T:219770 U:142644 "
	 "V:44277 X:8122 Y:6584 Z:45637"},
	{"wordcap-fr", "fr", "wfrench 1.2.7-2",
	 "A:315072 B:44929 C:107201 D:74755 E:467932 F:42428 G:50676 H:35491 "
	 "I:299492 J:6317 K:1706 L:125878 M:78095 N:234252 O:185426 P:72467 Q:15850 "
	 "R:277065 S:314120 T:216910 U:114004 V:31642 W:519 X:7889 Y:10638 Z:36425"},
	{"wordcap-it", "it", "witalian 1.10",
	 "A:120623 B:18472 C:42817 D:24436 E:113326 F:12936 G:22647 H:6182 I:107909 "
	 "L:33114 M:36066 N:59258 O:85311 P:26268 Q:1390 R:89798 S:71852 T:73069 "
	 "U:20394 V:24349 Z:11814"},
	{"wordcap-nl", "nl", "wdutch 1:2.20.19-2",
	 "A:220406 B:67696 C:64035 D:136623 E:531232 F:39882 G:112013 H:61205 "
	 "I:204996 J:43164 K:99096 L:150295 M:76208 N:244041 O:191322 P:80750 Q:794 "
	 "R:242887 S:187305 T:210807 U:83754 V:55122 W:36551 X:2911 Y:5023 Z:25869"},
	{"wordcap-pl", "pl", "wpolish 20220301-1",
	 "A:3483842 Ą:470983 B:710576 C:1521264 Ć:48008 D:813741 E:2807856 Ę:231881 "
	 "F:168604 G:485348 H:428159 I:3297559 J:723844 K:1228200 L:891217 Ł:764004 "
	 "M:1417455 N:2499999 Ń:112517 O:3030888 Ó:130914 P:1102328 R:1624058 "
	 "S:1230564 Ś:372988 T:1017810 U:1026044 W:1717236 Y:1803285 Z:1704852 "
	 "Ź:25947 Ż:233938"},
	{"wordcap-pt", "pt", "wportuguese 20220621-1",
	 "A:592737 B:48459 C:142113 Ç:13286 D:144966 E:439561 F:46966 G:52224 H:32881 "
	 "I:335159 J:13082 L:110655 M:177806 N:170643 O:265946 P:78410 Q:12488 "
	 "R:353754 S:398255 T:161687 U:99189 V:69903 X:10140 Z:32744"},
};
/* clang-format on */

void tile_tally_read(struct tile_tally *t, const struct alphabet *a, const char *text)
{
	struct arena arena = {0};
	struct view rest = view_of(text);
	struct view word;

	*t = (struct tile_tally){{0}};
	while ((word = view_word(&rest)).len > 0) {
		enum letter_case how;
		uint8_t tile = alphabet_tile(a, view_cut(&word, ':'), &how);

		ck_assert_uint_ne(tile, 0);
		t->of[tile] = strtoull(arena_str(&arena, word), NULL, 10);
	}
	arena_free(&arena);
}
