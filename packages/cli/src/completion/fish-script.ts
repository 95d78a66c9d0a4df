import { allCommands, type CompletedCommand, type CompletedFlag } from "./completed-command.ts"

/** A fish script that completes `serac`. */
export function fishScript(root: CompletedCommand): string {
  const lines = allCommands(root).flatMap((command) => {
    const { path, flags, words, commands } = command
    const here = conditionOf(command)
    return [
      ...commands.map(({ path, about }) => line(here, [`-f -a ${fishWord(path.at(-1) ?? "")}`], about)),
      ...(words.length === 0 ? [] : [line(here, [`-f -a ${fishWord(words.join(" "))}`], "")]),
      ...flags.map((flag) => line(path.length === 0 ? here : insideOf(path), flagWords(flag), flag.about)),
    ]
  })
  return `complete -c serac -e\n${lines.join("\n")}\n`
}

const line = (condition: string, words: readonly string[], about: string) =>
  `complete -c serac -n ${fishWord(condition)} ${words.join(" ")}${about === "" ? "" : ` -d ${fishWord(about)}`}`

const insideOf = (path: readonly string[]) => path.map((name) => `__fish_seen_subcommand_from ${name}`).join("; and ")

/** The condition that no subcommand has been typed yet. */
function conditionOf({ path, commands }: CompletedCommand): string {
  if (path.length === 0) return "__fish_use_subcommand"
  const below = commands.map(({ path }) => path.at(-1)).join(" ")
  return insideOf(path) + (below === "" ? "" : `; and not __fish_seen_subcommand_from ${below}`)
}

function flagWords({ names, values, isFile }: CompletedFlag): readonly string[] {
  const name = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`))
  if (values === undefined) return name
  if (isFile) return [...name, "-r -F"]
  return [...name, values.length === 0 ? "-x" : `-x -a ${fishWord(values.join(" "))}`]
}

/** Quotes a text as one fish word. */
const fishWord = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`
