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
answers box-1 "$ANN" 2026-11-21T09:10:00Z '8I TIARA'
written box-1
run 2026-11-21T09:20:00Z
reads ben@example.org

title 'Ben moves at once; his order is kept until Cat has answered'
answers box-2 "$BEN" 2026-11-21T09:30:00Z 'M8 AMID'
written box-2
run 2026-11-21T09:40:00Z
reads ben@example.org 6
answers box-3 "$CAT" 2026-11-21T09:50:00Z 'accept'
run 2026-11-21T10:00:00Z
reads cat@example.org 10

title 'Cat does not believe AMID; it is good, and its EX square takes a tile'
answers box-4 "$CAT" 2026-11-21T10:10:00Z 'question'
written box-4
run 2026-11-21T10:20:00Z
reads cat@example.org 6
reads ann@example.org 6

title 'Cat tries a word of her own, and Ann questions that one'
answers box-5 "$CAT" 2026-11-21T10:30:00Z '10L RIX'
written box-5
run 2026-11-21T10:40:00Z
answers box-6 "$ANN" 2026-11-21T10:50:00Z 'question'
run 2026-11-21T11:00:00Z
reads cat@example.org 6

title 'Ben has to leave; Ann and Cat play on'
answers box-7 "$BEN" 2026-11-21T11:10:00Z 'fold'
run 2026-11-21T11:20:00Z
answers box-8 "$BEN" 2026-11-21T11:30:00Z 'yes'
run 2026-11-21T11:40:00Z
reads ann@example.org
