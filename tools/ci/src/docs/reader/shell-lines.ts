/** A command of a shell block. */
export interface ShellLine {
  /** The command as written, without its comment. */
  readonly text: string
  /** Its words, without quotes. */
  readonly words: readonly string[]
}

/** The commands of a block: continued lines are joined, and a here-document belongs to its command. */
export function shellLines(code: string): readonly ShellLine[] {
  const lines = code.replaceAll(/\\\n\s*/g, " ").split("\n")
  const found: ShellLine[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const [, end] = /<<-?\s*["']?(\w+)["']?/.exec(lines[index] ?? "") ?? []
    const text = withoutComment(lines[index] ?? "")
    if (text === "") continue
    if (end === undefined) {
      found.push({ text, words: shellWords(text) })
      continue
    }
    const first = index
    while (++index < lines.length && lines[index]?.trim() !== end);
    found.push({ text: lines.slice(first, index + 1).join("\n"), words: shellWords(text) })
  }
  return found
}

const token = /"((?:\\.|[^"\\])*)"|'([^']*)'|([^\s"']+)/y

/** Splits words like a shell, without expansion. */
function shellWords(text: string): readonly string[] {
  const words: string[] = []
  let isNew = true
  for (let at = 0; at < text.length; ) {
    token.lastIndex = at
    const [all = "", double, single, bare] = token.exec(text) ?? []
    if (all === "") {
      isNew = true
      at += 1
      continue
    }
    const word = double ?? single ?? bare ?? ""
    if (isNew) words.push(word)
    else words.push(`${words.pop() ?? ""}${word}`)
    isNew = false
    at += all.length
  }
  return words
}

function withoutComment(line: string): string {
  let quote = ""
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? ""
    if (quote !== "") quote = letter === quote ? "" : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === "#" && (at === 0 || /\s/.test(line[at - 1] ?? ""))) return line.slice(0, at).trim()
  }
  return line.trim()
}
