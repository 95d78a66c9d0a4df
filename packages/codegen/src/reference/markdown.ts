/** A text without line breaks. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ")
}

/** The first sentence of a text, without line breaks. */
export function firstSentence(text: string): string {
  const line = oneLine(text)
  return /^.*?[.!?](?= [A-Z0-9`]|$)/.exec(line)?.[0] ?? line
}

/** A Markdown table; empty columns are omitted. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => rows.some((cells) => (cells[column] ?? "") !== ""))
  const line = (cells: readonly string[]) => `| ${cells.filter((_, column) => used[column]).join(" | ")} |`
  return [line(head), line(head.map(() => "---")), ...rows.map((cells) => line(cells.map(cell)))].join("\n")
}

function cell(text: string): string {
  return oneLine(text).replaceAll("|", "\\|")
}

/** Inline code; a text that contains backticks is enclosed in more of them. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = "`".repeat(longest + 1)
  return longest === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`
}

export function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}
