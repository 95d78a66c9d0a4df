/** The line width of this repository's style. */
export const lineWidth = 120

/** The line width of code inside a doc comment. */
export const codeWidth: number = lineWidth - " * ".length

/**
 * `before(a, b)after` on one line, or with one item per line if that is too long.
 *
 * @param indent the indentation of the first line
 */
export function wrappedList(
  before: string,
  items: readonly string[],
  after: string,
  indent = "",
  width: number = lineWidth,
): string {
  const [open, close] = [before.at(-1) ?? "", after.at(0) ?? ""]
  const space = open === "{" && items.length > 0 ? " " : ""
  const line = `${before}${space}${items.join(", ")}${space}${after}`
  const fits = items.every((item) => !item.includes("\n")) && indent.length + line.length <= width
  if (fits || items.length === 0) return line
  return `${before}\n${items.map((item) => `${indent}  ${item},`).join("\n")}\n${indent}${close}${after.slice(1)}`
}

/** Text split at spaces into lines of at most `width` characters. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === "" ? word : `${line} ${word}`
  }
  return [...lines, line]
}
