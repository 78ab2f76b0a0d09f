# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# A game against a robot, which answers in the same run, and what could have been played.

# ann NAME TIME LINE...: in answer to the game's newest letter.
ann() {
	name=$1
	ARRIVED=$2
	shift 2
	printf '%s\n' "$@" | plain "$name" "$ANN" "$(newest ann@example.org "$game")"
}

title 'Nobody has time, so Ann plays against a robot'
game=$(adj game new angrywords --lexicon en-scowl80-1 --player Ann --robot strong \
	--option first=listed --seed "$(printf '%064d' 1349)" --now 2026-11-22T10:00:00Z)
echo "game $game"
run 2026-11-22T10:00:00Z
ann robot-1 2026-11-22T10:10:00Z '8D CRATE'
written robot-1
run 2026-11-22T10:20:00Z
reads ann@example.org 24
ann robot-2 2026-11-22T10:30:00Z '4H OX'
written robot-2
run 2026-11-22T10:40:00Z
reads ann@example.org 8

title 'She has to go; what was played, and what could have been'
ann robot-3 2026-11-22T10:50:00Z resign
run 2026-11-22T11:00:00Z
ann robot-4 2026-11-22T11:10:00Z yes
run 2026-11-22T11:20:00Z
reads ann@example.org 6
ann robot-5 2026-11-22T11:30:00Z analyse
run 2026-11-22T11:40:00Z
reads ann@example.org
