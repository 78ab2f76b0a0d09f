# SPDX-License-Identifier: ISC
# Completions of adjudicator(1) for bash; `adjudicator completion bash` prints them.

# COMMAND|OPTION|VALUES|SENTENCE: without an option VALUES are what the command's own
# arguments may be. "<file>" and "<dir>" are names of files and folders, "-" is anything.
_adjudicator_table() {
	cat <<'END'
@TABLE@
END
}

# What fits behind $1 of the words $2, or the files and folders that they name.
_adjudicator_fill() {
	local lead=$1 word match
	for word in $2; do
		case $word in
		'<file>') while IFS= read -r match; do COMPREPLY+=("$match"); done < <(compgen -f -- "$cur") ;;
		'<dir>') while IFS= read -r match; do COMPREPLY+=("$match"); done < <(compgen -d -- "$cur") ;;
		-) ;;
		"$lead$cur"*) COMPREPLY+=("${word#"$lead"}") ;;
		esac
		case $word in
		'<'*) compopt -o filenames 2> /dev/null ;;
		*=) compopt -o nospace 2> /dev/null ;;
		esac
	done
}

_adjudicator() {
	local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
	local lead='' help='' words='' own='' values='' options='' nexts='' taken=no
	local row option what rest typed i

	COMPREPLY=()
	# bash takes "first=listed" and "--format=gcg" apart.
	if [[ $cur == '=' || $prev == '=' ]]; then
		((i = COMP_CWORD - ($([[ $cur == '=' ]] && echo 1 || echo 2))))
		lead=${COMP_WORDS[i]}=
		prev=${COMP_WORDS[i - 1]}
		[[ $cur != '=' ]] || cur=
		[[ $lead != --* ]] || { prev=${lead%=} lead=; }
	fi
	if [[ $prev == -C ]]; then
		_adjudicator_fill '' '<dir>'
		return
	fi
	for ((i = 1; i < COMP_CWORD; i++)); do
		case ${COMP_WORDS[i]} in
		-C) ((i++)) ;;
		-v) ;;
		help) [[ -n $words ]] && words+=' help' || help=yes ;;
		*) words+=${words:+ }${COMP_WORDS[i]} ;;
		esac
	done
	typed=$(printf '%s' "$words" | cut -d ' ' -f 1,2)
	while IFS='|' read -r row option what rest; do
		if [[ $row == "$typed" || $row == "${typed%% *}" ]]; then
			if [[ -z $option ]]; then
				own=$what
				continue
			fi
			[[ $option != "$prev" || -z $what ]] || { values=$what taken=yes; }
			options+=" $option"
		elif [[ -z $option && $row == "${words:+$words }"* ]]; then
			rest=${row#"${words:+$words }"}
			nexts+=" ${rest%% *}"
		fi
	done < <(_adjudicator_table)
	if [[ $taken == yes ]]; then
		_adjudicator_fill "$lead" "$values"
	elif [[ -n $help ]]; then
		[[ -n $words ]] || nexts+=' club players games rulings words leagues keeping all'
		_adjudicator_fill '' "$nexts"
	elif [[ $cur == -* ]]; then
		[[ -n $words ]] || options='-C -v --help --version'
		_adjudicator_fill '' "$options --help"
	else
		[[ -n $words ]] || nexts+=' help'
		_adjudicator_fill '' "$nexts $own"
	fi
	if ((${#COMPREPLY[@]} > 1)); then
		mapfile -t COMPREPLY < <(printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort -u)
	fi
}

complete -F _adjudicator adjudicator
