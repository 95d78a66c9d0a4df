import { allCommands, type CompletedCommand } from "./completed-command.ts"

/** A bash function that completes `serac`; zsh uses it through bashcompinit. */
export function bashScript(root: CompletedCommand): string {
  const all = allCommands(root)
  const paths = all.filter(({ path }) => path.length > 0).map(({ path }) => shellWord(path.join(" ")))
  const values = all.flatMap(({ path, flags }) =>
    flags.flatMap(({ names, values, isFile }) => {
      if (values === undefined) return []
      const patterns = names.map((name) => shellWord([...path, name].join(" "))).join("|")
      return [`    ${patterns}) ${isFile ? filesOf : repliesOf(values)}; return ;;`]
    }),
  )
  const words = all.map(({ path, flags, words, commands }) => {
    const own = [...commands.map(({ path }) => path.at(-1) ?? ""), ...words]
    return `    ${shellWord(path.join(" "))}) words=${shellWord([...own, ...flags.flatMap(({ names }) => names)].join(" "))} ;;`
  })
  return `_serac() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" next words="" at
  for ((at = 1; at < COMP_CWORD; at++)); do
    next="\${command:+$command }\${COMP_WORDS[at]}"
    case "$next" in
      ${paths.join("|")}) command="$next" ;;
    esac
  done
  case "\${command:+$command }$previous" in
${values.join("\n")}
  esac
  case "$command" in
${words.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  # A command that takes a file, or nothing that is known.
  if [ \${#COMPREPLY[@]} -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _serac serac
`
}

/** The completion script for zsh. */
export const zshScript = (root: CompletedCommand): string =>
  `autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(root)}`

const filesOf = `COMPREPLY=($(compgen -f -- "$current"))`
const repliesOf = (values: readonly string[]) =>
  values.length === 0 ? "COMPREPLY=()" : `COMPREPLY=($(compgen -W ${shellWord(values.join(" "))} -- "$current"))`

/** Quotes a text as one shell word. */
const shellWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
