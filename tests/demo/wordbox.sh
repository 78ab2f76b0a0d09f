# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# A few turns of WordBox for three: a play waits, an order is kept, a question is wrong,
# an EX square takes a tile, a question is right, and somebody folds.

CAT='Cat <cat@example.org>'

title 'WordBox for three: plays may be questioned'
adj player add --confirmed "$CAT"
printf 'game '
adj game new wordbox --lexicon en-scowl80-1 --player Ann --player Ben --player Cat \
	--option first=listed --seed "$(printf '%064d' 6)" --now 2026-11-21T09:00:00Z
run 2026-11-21T09:00:00Z
ARRIVED=2026-11-21T09:10:00Z
plain box-1 "$ANN" "$(last_to ann@example.org)" <<-END
	8I TIARA
END
written box-1
run 2026-11-21T09:20:00Z
reads ben@example.org

title 'Ben moves at once; his order is kept until Cat has answered'
ARRIVED=2026-11-21T09:30:00Z
plain box-2 "$BEN" "$(last_to ben@example.org)" <<-END
	M8 AMID
END
written box-2
run 2026-11-21T09:40:00Z
reads ben@example.org 6
ARRIVED=2026-11-21T09:50:00Z
plain box-3 "$CAT" "$(last_to cat@example.org)" <<-END
	accept
END
run 2026-11-21T10:00:00Z
reads cat@example.org 10

title 'Cat does not believe AMID; it is good, and its EX square takes a tile'
ARRIVED=2026-11-21T10:10:00Z
plain box-4 "$CAT" "$(last_to cat@example.org)" <<-END
	question
END
written box-4
run 2026-11-21T10:20:00Z
reads cat@example.org 6
reads ann@example.org 6

title 'Cat tries a word of her own, and Ann questions that one'
ARRIVED=2026-11-21T10:30:00Z
plain box-5 "$CAT" "$(last_to cat@example.org)" <<-END
	10L RIX
END
written box-5
run 2026-11-21T10:40:00Z
ARRIVED=2026-11-21T10:50:00Z
plain box-6 "$ANN" "$(last_to ann@example.org)" <<-END
	question
END
run 2026-11-21T11:00:00Z
reads cat@example.org 6

title 'Ben has to leave; Ann and Cat play on'
ARRIVED=2026-11-21T11:10:00Z
plain box-7 "$BEN" "$(last_to ben@example.org)" <<-END
	fold
END
run 2026-11-21T11:20:00Z
ARRIVED=2026-11-21T11:30:00Z
plain box-8 "$BEN" "$(last_to ben@example.org)" <<-END
	yes
END
run 2026-11-21T11:40:00Z
reads ann@example.org
