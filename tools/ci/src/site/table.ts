/** A Markdown table; cells may have Markdown within a line. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().replaceAll("|", "\\|")
}

/** Code within a line; in text with backticks they are apostrophes. */
export function inlineCode(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``
}
