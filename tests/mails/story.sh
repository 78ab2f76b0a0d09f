# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# The words stories are told in. A story is sourced after this file, in a folder of its
# own; what it prints is compared with `expected`. Nothing here depends on the clock of
# the machine: NOW is the time, set with `at`.

NOW=2026-11-20T12:00:00Z
CLUB=$PWD/club
TAB=$(printf '\t')
ANN='Ann <ann@example.org>'
BEN='Ben <ben@example.net>'
CAT='Cat <cat@example.com>'
DAN='Dan <dan@example.edu>'

# When players of stories joined; their leave is counted from then on.
JOINED=2026-11-22T05:00:00Z

# at DAY HOUR:MINUTE: what happens next happens then.
at() {
	NOW=2026-11-${1}T$2:00Z
	printf '\n### %s Nov %s\n' "$1" "$2"
}

# new OPTION...: begins a game; every word counts where no list is named.
new() {
	case " $* " in
	*' --lexicon '*) adj game new "$@" ;;
	*) adj game new "$@" --lexicon any ;;
	esac
}

# Where nothing must depend on this folder's name.
# Nor on which engine keeps the club.
hide() {
	LC_ALL=C sed -e "s|$PWD|HERE|g" \
		${TEST_DATABASE:+-e "s|${TEST_DATABASE#postgresql:} dbname=$STORY_DATABASE|club.db|"} \
		"$@"
}

# try COMMAND...: a command of the program with its exit code, when that is not 0.
try() {
	status=0
	adj "$@" > out 2> err || status=$?
	[ ! -s out ] || hide < out
	[ ! -s err ] || hide -e 's/^/! /' < err
	if [ "$status" -ne 0 ]; then
		echo "exit $status"
	fi
}

# server_says SQL: on the private PostgreSQL that TEST_DATABASE names.
server_says() {
	host=${TEST_DATABASE#*host=}
	PGOPTIONS='-c client_min_messages=error' psql -q -h "${host%% *}" -U club -d postgres -c "$1" > /dev/null
}

# on_server CLUB DATABASE TEMPLATE: that club's database is there, made as TEMPLATE. The
# server refuses while it still looks after TEMPLATE itself; it has waited then. Without
# a database of its own the story would be told in TEMPLATE, and spoil it for the others.
on_server() {
	like="CREATE DATABASE $2 TEMPLATE $3 STRATEGY file_copy"
	server_says "$like" || server_says "$like" || server_says "$like" || exit 2
	rm -f "$1"/club.db* &&
		sed -i "s|^database =.*|database = $TEST_DATABASE dbname=$2|" "$1/adjudicator.conf" &&
		"$PROGRAM" init "$1" > /dev/null
}

# model: the club that every story begins with: Ann, Ben and a list of English words.
model() {
	"$PROGRAM" init "$MODEL" > /dev/null &&
		if [ -n "${TEST_DATABASE:-}" ]; then on_server "$MODEL" "$MODEL_DATABASE" template0; fi &&
		printf '%064d\n' 7 > "$MODEL/club.key" &&
		"$PROGRAM" -C "$MODEL" dict build en > /dev/null &&
		"$PROGRAM" -C "$MODEL" player add --confirmed "$ANN" --now "$JOINED" > /dev/null &&
		"$PROGRAM" -C "$MODEL" player add --confirmed "$BEN" --now "$JOINED" > /dev/null
}

# club [SETTING...]: Ann and Ben in a club; settings replace those of the same name.
club() {
	cp -R "$MODEL" "$CLUB"
	if [ -n "${TEST_DATABASE:-}" ]; then
		# A story may begin anew.
		server_says "DROP DATABASE IF EXISTS $STORY_DATABASE (FORCE)" &&
			on_server "$CLUB" "$STORY_DATABASE" "$MODEL_DATABASE"
	fi
	setting "$@"
}

# setting LINE...: changes the club's settings.
setting() {
	[ $# -gt 0 ] || return 0
	for setting; do
		shift
		set -- "$@" -e "s|^${setting%% *} =.*|$setting|"
	done
	sed -i "$@" "$CLUB/adjudicator.conf"
}

# seeded N GAME OPTION...: begins a game with that seed, in which who is listed first
# moves first; "game 1" when that went well.
seeded() {
	game=$2
	seed=$1
	while [ ${#seed} -lt 64 ]; do
		seed=0$seed
	done
	shift 2
	new "$game" --now "$NOW" --seed "$seed" --option first=listed "$@" > begins 2>&1
	if began; then
		echo "game $GAME"
	else
		echo "game $(hide < begins)"
	fi
}

# began: what was said then is the number of a game, now in GAME, and nothing else.
began() {
	{ read -r GAME && ! read -r _; } < begins && case $GAME in *[!0-9]* | '') false ;; esac
}

# game SEED [OPTION...]: Ann and Ben in a game of Angry Words; Ann moves first.
game() {
	seed=$1
	shift
	seeded "$seed" angrywords --player Ann --player Ben "$@"
}

# seats SEED GAME N [OPTION...]: the first N of Ann, Ben, Cat and Dan in a game whose
# start letters are out; they are not shown.
seats() {
	seed=$1
	game=$2
	seats=$3
	shift 3
	[ "$seats" -lt 3 ] || adj player add --confirmed "$CAT" --now "$JOINED" > /dev/null
	[ "$seats" -lt 4 ] || adj player add --confirmed "$DAN" --now "$JOINED" > /dev/null
	for name in Ann Ben Cat Dan; do
		[ "$seats" -gt 0 ] && set -- "$@" --player "$name"
		seats=$((seats - 1))
	done
	seeded "$seed" "$game" "$@" > begun
	adj run --now "$NOW" --quiet
	began || cat begun
	shown
}

# laid GAME WORDS N HEAD...: the first N of Ann, Ben, Cat and Dan in a game of words on a
# path, on what the further lines of a turn file lay there; WORDS are its word list. Its
# first letters are out; they are not shown.
laid() {
	seats=$3
	printf 'Turn-File: 1\nGame: %s\nLexicon: %s\nSeed: %064d\n' "$1" "$2" 7 > laid
	[ "$seats" -lt 3 ] || adj player add --confirmed "$CAT" --now "$JOINED" > /dev/null
	[ "$seats" -lt 4 ] || adj player add --confirmed "$DAN" --now "$JOINED" > /dev/null
	shift 3
	for name in Ann Ben Cat Dan; do
		[ "$seats" -gt 0 ] && echo "Player: $name" >> laid
		seats=$((seats - 1))
	done
	printf '%s\n' "$@" '' >> laid
	try import laid --now "$NOW" > begins
	began || cat begins
	adj run --now "$NOW" --quiet
	shown
}

# begun SEED [OPTION...]: a game whose start letters are out; they are not shown.
begun() {
	game "$@" > begun
	adj run --now "$NOW" --quiet
	began || cat begun
	shown
}

# person WHO: who an abbreviation means into PERSON: "Ann <ann@example.org>". Stories with
# more people have a person of their own. To ask it in $( ) would take a process.
person() {
	case $1 in
	ann) PERSON=$ANN ;;
	ben) PERSON=$BEN ;;
	cat) PERSON=$CAT ;;
	dan) PERSON=$DAN ;;
	esac
}

# known WHO: that, else WHO as it stands, and the address alone into ADDRESS.
known() {
	PERSON=$1
	person "$1"
	ADDRESS=${PERSON##*<}
	ADDRESS=${ADDRESS%>}
}

address() {
	known "$1"
	echo "$ADDRESS"
}

# of WHO HEADER: of the newest letter to WHO.
of() {
	known "$1"
	header "$(last_to "$ADDRESS")" "$2"
}

# compose FROM [HEADER...]: a letter with just these headers; standard input is its
# body. ID is its Message-ID when set.
compose() {
	echo >> sent
	nth=0
	while read -r _; do
		nth=$((nth + 1))
	done < sent
	[ $nth -gt 9 ] || nth=0$nth
	letter=letter-$nth
	known "$1"
	{
		echo "From: $PERSON"
		echo "Message-ID: <${ID:-$letter}@mail.example>"
		shift
		for line; do
			echo "$line"
		done
		echo
	} > heading
	arrived=${ARRIVED:-}
	ARRIVED=${ARRIVED:-$NOW}
	put "$letter" heading -
	ARRIVED=$arrived
}

# In awk: the headers that an answer to one of our letters, file, has from it.
# shellcheck disable=SC2016
ANSWER='
	read_head(file)
	print "To: " value["reply-to"]
	print "Subject: Re: " value["subject"]
	print "In-Reply-To: " value["message-id"]'

# answering FILE: prints these.
answering() {
	LC_ALL=C awk "$READ_HEAD BEGIN { file = ARGV[1]; $ANSWER; exit }" "$1"
}

# reply WHO [HEADER...]: WHO answers the newest letter to WHO (about the game ABOUT, when
# that is set and there is one; or REPLIED). A Content-Type among the headers replaces
# that of plain text.
reply() {
	who=$1
	known "$who"
	if [ -n "${REPLIED:-}" ]; then
		answering "$REPLIED" > answered
	else
		newest "$ADDRESS" "${ABOUT:-}" "$ANSWER" > answered
		[ -s answered ] || newest "$ADDRESS" '' "$ANSWER" > answered
		[ -s answered ] || answering /dev/null > answered
	fi
	{
		IFS= read -r to
		IFS= read -r subject
		IFS= read -r answers
	} < answered
	shift
	type='Content-Type: text/plain; charset=utf-8'
	for line; do
		case $line in
		Content-Type:*) type=MIME-Version:\ 1.0 ;;
		esac
	done
	compose "$who" "$to" "$subject" "$answers" "$type" "$@"
}

# pictures WHO...: the pictures in the newest letter to each; those of the same bytes
# have the same number.
pictures() {
	for who; do
		known "$who"
		last_to "$ADDRESS"
	done > of
	python3 - of <<-'END'
		import email, email.policy, hashlib, struct, sys
		seen = {}
		for file in open(sys.argv[1]).read().split():
		    letter = email.message_from_binary_file(open(file, "rb"), policy=email.policy.default)
		    print(letter["x-adjudicator-kind"], "to", letter["to"].addresses[0].display_name)
		    for part in letter.walk():
		        if part.get_content_maintype() != "image":
		            continue
		        png = part.get_content()
		        number = seen.setdefault(hashlib.sha256(png).hexdigest(), len(seen) + 1)
		        print("  picture %d:" % number, part.get_content_disposition(),
		            part.get_filename() + ",", part.get_content_type() + ",",
		            "%d wide," % struct.unpack(">I", png[16:20]),
		            "at most 40 kB" if len(png) <= 40000 else "%d bytes" % len(png), end="")
		        if part["content-id"]:
		            html = letter.get_body(("html",)).get_content()
		            shown = 'src="cid:%s"' % part["content-id"][1:-1] in html
		            print(", shown" if shown else ", not shown", end="")
		        print()
	END
}

# links FILE: the links of one of our letters, "LABEL<tab>mailto:..." a line.
links() {
	part_of "$1" text/html | sed -n \
		's|.*<a href="\([^"]*\)"[^>]*>\([^<]*\)</a>.*|\2\t\1|p' |
		sed "s/&amp;/\&/g; s/&#39;/'/g; s/&quot;/\"/g"
}

# taps WHO: what the links in the newest letter to WHO are called, and what they order.
taps() {
	known "$1"
	printf '\n--- for %s to tap\n' "$ADDRESS"
	links "$(last_to "$ADDRESS")" | unescape |
		sed 's/\tmailto:.*&body=/: /; s/^/  /; s/[\r ]*$//'
}

# %20 and the like; line ends within a line are dropped.
unescape() {
	LC_ALL=C awk '
		BEGIN {
			for (i = 0; i < 256; i++) byte[sprintf("%02X", i)] = sprintf("%c", i)
			byte["0D"] = ""
		}
		{
			out = ""
			while ((at = index($0, "%")) > 0) {
				out = out substr($0, 1, at - 1) byte[substr($0, at + 1, 2)]
				$0 = substr($0, at + 3)
			}
			print out $0
		}' | sed '/^ *$/d'
}

# tap WHO LABEL [SENDER]: WHO taps that link in his newest letter (or in REPLIED) and
# sends what opens from a phone.
tap() {
	link=$(links "${REPLIED:-$(last_to "$(address "$1")")}" | awk -F'\t' -v label="$2" '$1 == label { print $2 }')
	[ -n "$link" ] || return 1
	to=${link#mailto:}
	subject=${link#*subject=}
	{
		echo "${link#*&body=}" | unescape
		echo 'Sent from my phone'
	} | compose "${3:-$1}" "To: $(echo "${to%%\?*}" | unescape)" \
		"Subject: $(echo "${subject%%&*}" | unescape)" \
		'Content-Type: text/plain; charset=utf-8'
}

# page WHO: what the link to the page where WHO lays out his turn says in his newest
# letter, a field a line; "nothing" without one. Secret addresses are not shown.
page() {
	printf '\n--- the page for %s\n' "$(address "$1")"
	links "$(last_to "$(address "$1")")" | grep -v "${TAB}mailto:" > page || echo nothing
	sed "s/$TAB/\n/; s/[#;]/\n  /g" page | unescape | sed -e 's/^\(  a=.*\)+[^@]*@/\1+TOKEN@/' \
		-e 's/^\(  s=.*\[[0-9]*\)\.[^]]*/\1.TOKEN/'
}

# composed WHO ORDER [ADDRESS]: WHO sends the letter that such a page opens with that
# order, to another address if one is named.
composed() {
	link=$(links "$(last_to "$(address "$1")")" | grep -v "${TAB}mailto:") || return 1
	field() {
		echo "$link" | tr ';' '\n' | sed -n "s/^$1=//p" | unescape
	}
	printf '%s\r\n' "$2" | compose "$1" "To: ${3:-$(field a)}" "Subject: $(field s)" \
		'Content-Type: text/plain; charset=utf-8'
}

# run [OPTION...]: one run, and the letters it sent.
run() {
	try run --now "$NOW" --quiet "$@"
	mail short
}

# about WHO GAME: the newest letter to WHO about that game (0: about none).
about() {
	known "$1"
	newest "$ADDRESS" "$2"
}

# says WHO LINE...: WHO answers with just these lines: the newest letter to WHO (or
# REPLIED), and where they begin with "game 3" the newest about that game.
says() {
	who=$1
	shift
	case ${REPLIED:-}${1:-} in
	'game '[0-9]*)
		ABOUT=${1#game }
		ABOUT=${ABOUT%%[!0-9]*}
		;;
	esac
	printf '%s\n' "$@" > body
	reply "$who" < body
	ABOUT=
}

# keep: all letters are put aside, to be quick; who got which last is remembered.
keep() {
	headers "$CLUB"/outbox/new/* > new 2> /dev/null
	[ -s new ] || return 0
	while IFS="$TAB" read -r to _ _ _ file; do
		echo "kept/${file##*/}" > "newest-${to%% *}"
	done < new
	mkdir -p kept
	mv "$CLUB"/outbox/new/* kept/
}

# to_kept WHO LINE...: WHO answers the last of them to WHO with just these lines.
to_kept() {
	person "$1"
	read -r REPLIED < "newest-${PERSON%% *}"
	says "$@"
	REPLIED=
}

# quiet: one run whose letters are not shown.
quiet() {
	try run --now "$NOW" --quiet
	shown
}

# The names of all letters that were sent; "*" where there is none.
outbox() {
	for sent_as in "$CLUB"/outbox/new/*; do
		printf '%s\n' "${sent_as##*/}"
	done
}

# The letters not yet shown count as shown.
shown() {
	outbox > shown
}

# In awk: the arguments, our letters, become those not yet shown, by whom they are to.
# shellcheck disable=SC2016
UNSEEN='
	function unseen(    line, known, rows, row, file, n, i, at) {
		while ((getline line < "shown") > 0) known[line]
		for (i = 1; i < ARGC; i++) {
			file = ARGV[i]
			sub(/^.*\//, "", file)
			if (file == "*" || file in known) continue
			read_head(ARGV[i])
			row = value["to"] "\t" value["x-adjudicator-game"] + 0 "\t" ARGV[i]
			for (at = n++; at > 0 && rows[at - 1] > row; at--) rows[at] = rows[at - 1]
			rows[at] = row
		}
		for (i = 0; i < n; i++) {
			sub(/^.*\t/, "", rows[i])
			ARGV[i + 1] = rows[i]
		}
		ARGC = n + 1
	}'

# unseen: their files.
unseen() {
	: >> shown
	LC_ALL=C awk "$READ_HEAD$UNSEEN"'
		BEGIN {
			unseen()
			for (i = 1; i < ARGC; i++) print ARGV[i]
			exit
		}' "$CLUB"/outbox/new/*
}

# In awk: a letter's text goes line by line to out(), but for what stands in every letter.
# shellcheck disable=SC2016
SHORT='
	function shorter(line) {
		if (board && line ~ /^\t? *[0-9]+ +[^ ]+.* [0-9]+( +.*)?$/) return
		if (line ~ /^\t? +A  B  C/) {
			if (!board) out("[board]")
			board = !board
			return
		}
		if (line ~ /^\t? +A         B/) { out("[grid]"); return }
		if (line ~ /^\t?( [1-5] |   )[|+]/ || line ~ /^\t?[+]1: what a diag/) return
		told = ""
		if (line ~ /  TOP         RIGHT       LEFT$/) told = "[pile]"
		else if (line ~ /^Not on the board( or your rack)?:/) told = "[unseen]"
		else if (line ~ /^Squares: 2L, 3L/) told = "[key]"
		else if (line ~ /^To play, reply with one line/) told = "[how to play]"
		else if (line ~ /^To answer, reply with one line/) told = "[how to answer]"
		else if (line ~ /^Game [0-9]+, [A-Z][A-Za-z ]*, words:/) told = "[footer]"
		if (told != "") out(told)
		if (told != "" || line ~ /^Log [0-9]+ [0-9a-f]* [0-9a-f]* [0-9a-f]*$/) dull = 1
		if (line == "") dull = 0
		if (!dull) out(line)
	}'

# short: a letter's text without what stands in every letter.
short() {
	LC_ALL=C awk "$SHORT"' function out(line) { print line } { shorter($0) }'
}

# mail [full]: the letters sent since the last time; their files are in `new`.
# shellcheck disable=SC2120
mail() {
	: >> shown
	: > new
	LC_ALL=C awk -v full="${1:-}" "$READ_HEAD$UNSEEN$SHORT$DECODE"'
		# Indented, and no more than one empty line on end.
		function out(line) {
			line = "  " line
			sub(/ *$/, "", line)
			if (line != "" || !empty) print line
			empty = line == ""
		}
		function text(line) {
			if (full == "full") out(line)
			else shorter(line)
		}
		BEGIN {
			unseen()
			for (i = 1; i < ARGC; i++) {
				print ARGV[i] > "new"
				read_head(ARGV[i])
				printf "\n--- %s to %s\n%s\n\n", value["x-adjudicator-kind"], value["to"],
					value["subject"]
				board = dull = empty = 0
				decode(ARGV[i], "text/plain")
			}
			exit
		}' "$CLUB"/outbox/new/*
	shown
}

# readable: subjects that hold more than ASCII as a mail program shows them.
readable() {
	LC_ALL=C awk '
		BEGIN {
			for (i = 0; i < 256; i++) byte[sprintf("%02X", i)] = sprintf("%c", i)
		}
		/^=[?]utf-8[?]Q[?]/ {
			gsub(/[?]= =[?]utf-8[?]Q[?]/, "")
			gsub(/=[?]utf-8[?]Q[?]|[?]=/, "")
			gsub(/_/, " ")
			out = ""
			while ((at = index($0, "=")) > 0) {
				out = out substr($0, 1, at - 1) byte[substr($0, at + 1, 2)]
				$0 = substr($0, at + 3)
			}
			$0 = out $0
		}
		{ print }'
}

# secrets: no letter of this story tells a rack or a draw of four tiles or more to
# anybody but its owner.
secrets() {
	for name in Ann Ben Cat Dan; do
		: > "secret-$name"
		: > "others-$name"
	done
	LC_ALL=C awk "$READ_HEAD$DECODE"'
		function text(line) {
			if (sub(/^Your rack: /, "", line)) {
				told(line)
				line = "Your rack: " line
			}
			flat = flat line " "
		}
		function told(rack,    tiles) {
			if (split(rack, tiles, " ") > 3) secret[++n] = rack
		}
		# The last draw that a letter tells.
		function draws(rest,    at, drew) {
			while ((at = index(rest, "You drew ")) > 0) {
				rest = substr(rest, at + 9)
				if (match(rest, /^[^.]*[.] /)) drew = substr(rest, 1, RLENGTH - 2)
			}
			told(drew)
		}
		BEGIN {
			split("Ann Ben Cat Dan", names, " ")
			for (i = 1; i < ARGC; i++) {
				n = 0
				flat = ""
				read_head(ARGV[i])
				decode(ARGV[i], "text/plain")
				draws(flat)
				for (j = 1; j <= 4; j++) {
					if (index(value["to"], names[j]) != 1) {
						print ARGV[i] ": " flat > ("others-" names[j])
						continue
					}
					for (k = 1; k <= n; k++) print secret[k] > ("secret-" names[j])
				}
			}
			exit
		}' "$CLUB"/outbox/new/*
	for name in Ann Ben Cat Dan; do
		[ -s "secret-$name" ] || continue
		sort -u "secret-$name" > known
		echo "$name: $(grep -cF -f known "others-$name") of $(wc -l < known) racks and draws are in letters to others"
	done
}

# mailbox WHO: what that player was sent, as a mail program keeps it.
mailbox() {
	LC_ALL=C awk "$READ_HEAD"'
		BEGIN {
			for (i = 2; i < ARGC; i++) {
				read_head(ARGV[i])
				if (!index(value["to"], ARGV[1])) continue
				print "From club Fri Nov 20 12:00:00 2026"
				while ((getline line < ARGV[i]) > 0) {
					sub(/\r$/, "", line)
					print (line ~ /^>*From / ? ">" : "") line
				}
				print ""
			}
			exit
		}' "<$(address "$1")>" "$CLUB"/outbox/new/*
}

# ledger: what became of the letters since the last time, asked for twenty at once, until
# one of these is not there.
ledger() {
	JUDGED=${JUDGED:-0}
	: > rows
	asked=0
	echo
	while
		# shellcheck disable=SC2046 # numbers
		adj ledger $(seq $((JUDGED + asked + 1)) $((JUDGED + asked + 20))) --json >> rows 2> /dev/null
		asked=$((asked + 20))
		letters=$(wc -l < rows)
		[ "$letters" -eq "$asked" ]
	do :; done
	JUDGED=$((JUDGED + letters))
	jq -r '"letter \(.letter):" +
		if .verdict == "waiting" then " not judged yet"
		else
			" " + .verdict + (.code | if . then ", " + . else "" end) +
			(.reason | if . then "; " + (split("\n") | .[0]) else "" end) +
			(.game | if . then "; game \(.)" else "" end) +
			(.orders | if . then "; orders: " + (split("\n") | join(" / ")) else "" end)
		end' rows | hide
}

state() {
	adj game show "${1:-1}" --json
}
