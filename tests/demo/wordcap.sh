# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# A few turns of WordCap: a word waits and is checked, the letters are sorted, a path
# goes wrong, and a word is accepted.

title 'WordCap: words wander through a grid of letters, and wait for an answer'
printf 'game '
adj game new wordcap --lexicon en-scowl80-1 --player Ann --player Ben \
	--option first=listed --seed "$(printf '%064d' 24)" --now 2026-11-21T13:00:00Z
run 2026-11-21T13:00:00Z
answers cap-1 "$ANN" 2026-11-21T13:10:00Z 'FECUND D2 E2 D3 C2 B3 A4'
written cap-1
run 2026-11-21T13:20:00Z
reads ben@example.org

title 'Ben does not believe it; then he sorts the letters'
answers cap-2 "$BEN" 2026-11-21T13:30:00Z 'check'
written cap-2
run 2026-11-21T13:40:00Z
reads ben@example.org 4
answers cap-3 "$BEN" 2026-11-21T13:50:00Z 'sort'
run 2026-11-21T14:00:00Z
reads ben@example.org 26

title 'A step goes wrong; the next letter has it right, and Ann lets it count'
answers cap-4 "$BEN" 2026-11-21T14:10:00Z 'MOLEST D4 D3 D2 C2 B1 B3'
written cap-4
run 2026-11-21T14:20:00Z
reads ben@example.org 7
answers cap-5 "$BEN" 2026-11-21T14:30:00Z 'word MOLEST'
written cap-5
run 2026-11-21T14:40:00Z
answers cap-6 "$ANN" 2026-11-21T14:50:00Z 'accept'
run 2026-11-21T15:00:00Z
reads ben@example.org 4
