# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# The folder that examples run in: the folder "club", and files beside it. Sourced in
# that folder, with adjudicator in the PATH.
#
# Ann, Ben, Cat and Dan are players, Dan a referee. In game 1 Ann has TWINE on her rack,
# and moves; in game 2 she has played it, and Ben claims case 1. Game 4 waits for a
# beacon. Ben misses the word CWTCH; letter 21 was given up; season 1 is open, and season
# 2 has begun.

CLUB=$PWD/club
# shellcheck source=tests/demo/club.sh
. "$DEMO/club.sh"
PROGRAM=adjudicator

# game [OPTION...]: a game of Ann and Ben; she moves first.
game() {
	adj game new angrywords --option first=listed --player Ann --player Ben "$@"
}

# season FILE NAME: one whose sign-up is open today.
season() {
	cat > "$1" <<-END
	Season: 1
	Name: $2
	Game: wordbox
	Lexicon: any
	Clock: club
	Format: round-robin
	Sign-Up: $(date -u +%Y-%m-%d) to $(date -u -d '+9 days' +%Y-%m-%d)
	Start: $(date -u -d '+12 days' +%Y-%m-%d)
	END
}

# mailbox NAME: what that player was sent, as a mail program keeps it.
mailbox() {
	for file in club/outbox/new/*; do
		header "$file" To | grep -q "^$1 " || continue
		echo 'From club Fri Nov 20 12:00:00 2026'
		sed 's/\r$//; s/^>*From />&/' "$file"
		echo
	done
}

# joins NAME ADDRESS: joins both seasons, and says so again when asked.
joins() {
	printf 'From: %s <%s>\nTo: referee@club.example\nMessage-ID: <%s@mail.example>\nSubject: seasons\n\n%s\n' \
		"$1" "$2" "$1" "$JOIN" | put "$1"
	adj run
	echo "$JOIN" | plain "$1-again" "$1 <$2>" "$(last_to "$2")"
}

adjudicator init club --address referee@club.example
printf 'QUERN\nTWINE\nTWIN\nTEN\nTWINES\n' > words.txt
adj dict build en --from words.txt --source club
printf 'QUERN\nTWINE\nTWIN\nTEN\nTWINES\nQUERNS\n' > words.txt
adj dict build en --from words.txt --source club
for name in Ann Ben Cat Dan; do
	small=$(echo $name | tr ABCD abcd)
	adj player add --confirmed "$name <$small@home.example>"
done
adj referee add Dan
game --lexicon en-club-1 --seed "$(printf '%064d' 58)"
game --lexicon any --seed "$(printf '%064d' 58)"
game --lexicon any
game --beacon 'the lottery of next Saturday'
season winter.season Winter
season autumn.season Autumn
season spring.season Spring
adj league new autumn.season
adj league new spring.season
adj run
mailbox Ann | awk '/^From / { n++ } n == 1' | sed 1d > letter.eml
JOIN='join autumn
join spring'
joins Ann ann@home.example
joins Ben ben@home.example
adj run
adj league start 2
adj order 2 Ann '8D TWINE'
adj order 2 Ben 'claim score t1: it should be more'
adj order 1 Ben 'suggest CWTCH'
adj run
printf '#!/bin/sh\nexit 67\n' > refuse
chmod +x refuse
sed -i "s|^outbox = .*|outbox = sendmail:$PWD/refuse|" club/adjudicator.conf
adj game new wordcap --player Cat
adj run
sed -i 's|^outbox = .*|outbox = maildir:outbox|' club/adjudicator.conf
mailbox Ann > ann.mbox
mailbox Ben > ben.mbox
adj export 2 > played.turns
adj export 2 --format gcg > played.gcg
grep -v '^#incomplete' played.gcg > finished.gcg
printf '%s\n' 'Turn-File: 1' 'Game: angrywords' 'Lexicon: words TWINE TWIN' 'Player: Ann' 'Player: Ben' \
	'Rack Ann: T W I N E A S' '' 'Ann: H8 across TWIN' 'Ben: resign' > finished.turns
cp played.turns game-7.turns
cp ann.mbox my-letters.mbox
cp ben.mbox her-letters.mbox
adj key show | head -n 2 > club.pub
echo '4 8 15 16 23 42' > numbers.txt
mkdir kept
adj backup kept
