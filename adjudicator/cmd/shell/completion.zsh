#compdef adjudicator
# SPDX-License-Identifier: ISC
# Completions of adjudicator(1) for zsh; `adjudicator completion zsh` prints them.

# COMMAND|OPTION|VALUES|SENTENCE: without an option VALUES are what the command's own
# arguments may be. "<file>" and "<dir>" are names of files and folders, "-" is anything.
_adjudicator_table() {
	cat <<'END'
@TABLE@
END
}

# Words, or the files and folders that they name.
_adjudicator_fill() {
	local word
	local -a plain
	for word in ${=1}; do
		case $word in
		'<file>') _files ;;
		'<dir>') _files -/ ;;
		-) ;;
		*) plain+=($word) ;;
		esac
	done
	(( ! $#plain )) || compadd -a plain
}

_adjudicator() {
	local prev=$words[CURRENT-1] given='' typed='' own='' values='' row option what sentence next
	local -a options nexts before
	local -i i=2 help=0 taken=0

	if [[ $prev == -C ]]; then
		_files -/
		return
	fi
	for ((; i < CURRENT; i++)); do
		case $words[i] in
		-C) ((i++)) ;;
		-v) ;;
		help) (($#before)) && before+=(help) || help=1 ;;
		*) before+=($words[i]) ;;
		esac
	done
	given=${(j: :)before}
	typed=${(j: :)before[1,2]}
	_adjudicator_table | while IFS='|' read -r row option what sentence; do
		if [[ $row == $typed || $row == ${typed%% *} ]]; then
			if [[ -z $option ]]; then
				own=$what
				continue
			fi
			[[ $option != $prev || -z $what ]] || { values=$what; taken=1 }
			options+=("$option:${sentence//:/\\:}")
		elif [[ -z $option && $row == ${given:+$given }* ]]; then
			next=${row#${given:+$given }}
			if [[ $next == *' '* ]]; then
				nexts+=("${next%% *}")
			else
				nexts+=("$next:${sentence//:/\\:}")
			fi
		fi
	done
	options+=('--help:what the command takes')
	if ((taken)); then
		_adjudicator_fill $values
		return
	fi
	if ((! help)) && [[ $PREFIX == -* ]]; then
		_describe option options
		return
	fi
	[[ -n $given ]] || nexts+=(help)
	nexts=(${(u)nexts})
	(( ! $#nexts )) || _describe command nexts
	((help)) || _adjudicator_fill $own
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
	_adjudicator "$@"
else
	compdef _adjudicator adjudicator
fi
