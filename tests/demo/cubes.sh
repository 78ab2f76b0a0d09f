# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# Cubes alone: a preview, a word, and a cube taken off before the next one.

title 'Scrabble Cubes alone: what would it score?'
printf 'game '
adj game new cubes --lexicon en-scowl80-1 --player Ann --seed "$(printf '%064d' 7)" \
	--now 2026-11-21T15:10:00Z
run 2026-11-21T15:10:00Z
answers cubes-1 "$ANN" 2026-11-21T15:20:00Z 'try MOD 23T 19T 20T'
written cubes-1
run 2026-11-21T15:30:00Z
reads ann@example.org 4

title 'A word; then a cube is taken off, and hidden letters show'
answers cubes-2 "$ANN" 2026-11-21T15:40:00Z 'MOD 23T 19T 20T'
written cubes-2
run 2026-11-21T15:50:00Z
answers cubes-3 "$ANN" 2026-11-21T16:00:00Z 'remove 27' 'word TEA'
written cubes-3
run 2026-11-21T16:10:00Z
reads ann@example.org
