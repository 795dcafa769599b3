/// The scripts that `hig --generate-completion-script SHELL` prints. Each passes the words up to the cursor to
/// `hig ---completion` and shows the output; the special item `:files` makes the shell complete file names.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// The script for bash. bash splits words at `=`, `:`, and `@`, so the script takes the word from the line itself and removes
  /// the part before the last separator from each completion. Completions are quoted, because a name from a page must not be
  /// executed.
  private static let bashText = #"""
    # bash completion for hig

    _hig() {
      local before="${COMP_LINE:0:COMP_POINT}" value meaning
      local -a words
      read -r -a words <<< "$before"
      [[ $before == *[[:space:]] ]] && words+=('')
      local typed="${words[${#words[@]} - 1]}"
      local skip=$(( ${#typed} - ${#2} ))
      COMPREPLY=()
      while IFS=$'\t' read -r value meaning; do
        if [[ $value == :files ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -f -- "$2")
          return
        fi
        [[ $value == */ || $value == *= ]] && compopt -o nospace 2>/dev/null
        value="${value:skip}"
        [[ $value == *[!A-Za-z0-9_./@:=,+%-]* ]] && printf -v value %q "$value"
        COMPREPLY+=("$value")
      done < <("${1/#\~\//$HOME/}" ---completion "${words[@]:1}" 2>/dev/null)
    }

    complete -F _hig hig

    """#

  private static let zshText = #"""
    #compdef hig

    _hig() {
      local line value
      local -a typed plain open
      typed=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
      for line in "${(@f)$("${${(Q)words[1]}/#\~\//$HOME/}" ---completion "${(@)typed}" 2>/dev/null)}"; do
        value="${line%%$'\t'*}"
        [[ -z $value ]] && continue
        if [[ $value == :files ]]; then
          _files
          return
        fi
        # `_describe` takes what stands behind a colon for the meaning.
        line="${value//:/\\:}:${${line#"$value"}#$'\t'}"
        if [[ $value == */ || $value == *= ]]; then open+=("$line"); else plain+=("$line"); fi
      done
      local found=1
      (( $#plain )) && _describe -V hig plain && found=0
      (( $#open )) && _describe -V hig open -S '' && found=0
      return found
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _hig "$@"; else compdef _hig hig; fi

    """#

  private static let fishText = #"""
    # fish completion for hig

    function __hig_complete
        set -l words (commandline -opc) (commandline -ct)
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -l found ($program ---completion $words[2..-1] 2>/dev/null)
        if test "$found[1]" = ":files"
            __fish_complete_path (commandline -ct)
        else
            printf '%s\n' $found
        end
    end

    complete -c hig -f -a '(__hig_complete)'

    """#
}
