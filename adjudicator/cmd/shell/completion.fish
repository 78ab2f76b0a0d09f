# SPDX-License-Identifier: ISC
# Completions of adjudicator(1) for fish; `adjudicator completion fish` prints them.

# COMMAND|OPTION|VALUES|SENTENCE: without an option VALUES are what the command's own
# arguments may be. "<file>" and "<dir>" are names of files and folders, "-" is anything.
function __adjudicator_table
    printf '%s\n' \
@TABLE@
end

# Words, or the files and folders that they name.
function __adjudicator_fill
    for word in (string split -n ' ' -- $argv[1])
        switch $word
            case '<file>'
                __fish_complete_path (commandline -ct)
            case '<dir>'
                __fish_complete_directories (commandline -ct)
            case -
            case '*'
                echo $word
        end
    end
end

function __adjudicator_complete
    set -l tokens (commandline -opc)
    set -l previous $tokens[-1]
    set -l words
    set -l help no
    set -l values
    set -l own
    set -e tokens[1]
    if test "$previous" = -C
        __fish_complete_directories (commandline -ct)
        return
    end
    while set -q tokens[1]
        switch $tokens[1]
            case -C
                set -e tokens[1]
            case -v
            case help
                set -q words[1]; and set -a words help; or set help yes
            case '*'
                set -a words $tokens[1]
        end
        set -q tokens[1]; and set -e tokens[1]
    end
    set -l given (string join ' ' -- $words)
    set -l two "$words[1] $words[2]"
    for line in (__adjudicator_table)
        set -l field (string split -m 3 '|' -- $line)
        if test "$field[1]" = "$two" -o "$field[1]" = "$words[1]"
            if test -z "$field[2]"
                set own $field[3]
            else if test "$field[2]" = "$previous" -a -n "$field[3]"
                __adjudicator_fill $field[3]
                return
            else if test $help = no
                set -a values $field[2]\t$field[4]
            end
        else if test -z "$field[2]"
            if test -z "$given"
                set -l next (string split ' ' -- $field[1])
                set -q next[2]; and set field[4] "$next[1] ..."
                set -a values $next[1]\t$field[4]
            else if string match -q -- "$given *" $field[1]
                set -a values (string split -m 1 ' ' -- $field[1])[2]\t$field[4]
            end
        end
    end
    set -q values[1]; and printf '%s\n' $values | sort -u
    test $help = yes; or __adjudicator_fill "$own"
    if test -z "$given" -a $help = no
        echo help\t'what a command takes'
    end
end

complete -c adjudicator -f -a '(__adjudicator_complete)'
