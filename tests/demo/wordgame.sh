# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# The opening of a Wordgame: both pass, the racks are dealt anew, a preview tells of
# words, and a word takes its highest premium only.

title 'Wordgame: both pass, and new racks are dealt'
printf 'game '
adj game new wordgame --lexicon en-scowl80-1 --player Ann --player Ben \
	--option first=listed --seed "$(printf '%064d' 2)" --now 2026-11-21T11:50:00Z
run 2026-11-21T11:50:00Z
answers word-1 "$ANN" 2026-11-21T11:55:00Z 'pass'
run 2026-11-21T12:00:00Z
answers word-2 "$BEN" 2026-11-21T12:05:00Z 'pass'
run 2026-11-21T12:10:00Z
reads ann@example.org 8

title 'Ann may ask as often as she likes before she plays'
answers word-3 "$ANN" 2026-11-21T12:15:00Z 'try 8E ZIVAN' 'try 8E NOVAS'
written word-3
run 2026-11-21T12:20:00Z
reads ann@example.org 60
answers word-4 "$ANN" 2026-11-21T12:25:00Z '8E NOVAS'
run 2026-11-21T12:30:00Z
reads ben@example.org 8
