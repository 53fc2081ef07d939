/// The script that a shell loads.
///
/// It calls the tool, and adds the shell's own completions.
package struct ShellScript: Sendable {
  package let name: String
  package let text: String

  package static let all = [bash, zsh, fish]

  /// Bash passes the raw line and inserts words unchanged, so the tool parses and quotes.
  static let bash = ShellScript(
    name: "bash",
    text: #"""
      # bash completion of tipctl; it calls the tool.
      _tipctl() {
        local line directive=
        COMPREPLY=()
        while IFS= read -r line; do
          case $line in
            *$'\t'*) COMPREPLY+=("${line%%$'\t'*}") ;;
            *) directive=$line ;;
          esac
        done < <(command tipctl __complete --bash="$COMP_WORDBREAKS" -- \
          "${COMP_LINE:0:COMP_POINT}" 2>/dev/null </dev/null)
        compopt -o nosort 2>/dev/null
        [[ ${#COMPREPLY[@]} -eq 0 ]] || return 0
        case $directive in
          files*) compopt -o default 2>/dev/null ;;
          folders) compopt -o dirnames 2>/dev/null ;;
          command) _tipctl_command "$2" ;;
        esac
        return 0
      }

      # Completes the command after "--".
      _tipctl_command() {
        local line index=1 complete
        while ((index < COMP_CWORD)) && [[ ${COMP_WORDS[index]} != -- ]]; do ((index++)); done
        for complete in _comp_command_offset _command_offset; do
          if declare -F "$complete" >/dev/null; then
            "$complete" $((index + 1))
            return
          fi
        done
        if ((COMP_CWORD > index + 1)); then
          compopt -o default 2>/dev/null
        else
          compopt -o filenames 2>/dev/null
          while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -c -- "$1")
        fi
      }

      complete -F _tipctl tipctl

      """#)

  /// Zsh passes words without quotes, and quotes the word it inserts.
  static let zsh = ShellScript(
    name: "zsh",
    text: #"""
      #compdef tipctl
      # zsh completion of tipctl; it calls the tool.
      _tipctl() {
        local line value directive= ret=1 dashes
        local -a described
        while IFS= read -r line; do
          if [[ $line == *$'\t'* ]]; then
            value=${line%%$'\t'*}
            value=${value//\\/\\\\}
            value=${value//:/\\:}
            line=${line#*$'\t'}
            described+=("$value${line:+:$line}")
          else
            directive=$line
          fi
        done < <(command tipctl __complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" \
          2>/dev/null </dev/null)
        (( $#described )) && _describe -t values 'tipctl' described && ret=0
        [[ $PREFIX == --*=* ]] && compset -P 1 '*='
        case $directive in
          files\ *) _files -g "*.${directive#files }" && ret=0 ;;
          files) _files && ret=0 ;;
          folders) _files -/ && ret=0 ;;
          command)
            dashes=${words[(i)--]}
            shift $dashes words
            (( CURRENT -= dashes ))
            _normal && ret=0
            ;;
        esac
        return ret
      }

      # Loaded from fpath, this file is the function; sourced, it defines the function.
      if [[ $funcstack[1] == _tipctl ]]; then
        _tipctl "$@"
      else
        compdef _tipctl tipctl
      fi

      """#)

  /// Fish matches and quotes by itself, and passes only the word at the cursor with its quotes.
  static let fish = ShellScript(
    name: "fish",
    text: #"""
      # fish completion of tipctl; it calls the tool.
      function __tipctl_complete
          set -l words (commandline -opc)
          set -l current (commandline -ct)
          set -l plain (string unescape -- "$current"; or printf '%s\n' "$current")
          set -l option (string match -r -- '^--[^=]*=' "$current")
          set -l rest (string replace -r -- '^--[^=]*=' '' "$current")
          for line in (command tipctl __complete -- $words[2..] "$plain" 2>/dev/null </dev/null)
              switch $line
                  case "*"\t"*"
                      printf '%s\n' $line
                  case command
                      set -l dashes (contains -i -- -- $words)
                      set -l command (string escape -- $words[(math $dashes + 1)..])
                      complete -C (string join -- ' ' $command "$current")
                  case folders
                      printf "$option%s\n" (__fish_complete_directories "$rest" '')
                  case 'files*'
                      printf "$option%s\n" (complete -C "'' $rest")
              end
          end
      end

      complete -c tipctl -e
      complete -c tipctl -f -k -a '(__tipctl_complete)'

      """#)
}
