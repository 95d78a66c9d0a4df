/** The rows of a table as texts, its head first: whole IDs, exact amounts and machine-readable times, where the page shows short ones. */
export function tableRows(table: HTMLTableElement): readonly (readonly string[])[] {
  return [...table.rows].map((row) => [...row.cells].map((cell) => cellText(cell)))
}

function cellText(cell: HTMLTableCellElement): string {
  const text = wholeText(cell).replace(/\s+/g, " ").trim()
  // A number without separators, which a spreadsheet would take for a text.
  return cell.classList.contains("number") ? text.replace(/(?<=\d),(?=\d{3})/g, "") : text
}

function wholeText(node: Node): string {
  if (node instanceof HTMLTimeElement) return node.dateTime
  if (!(node instanceof Element)) return node.textContent ?? ""
  if (node.matches("button, svg, .hidden")) return ""
  const title = node.getAttribute("title")
  if (title !== null && title !== "" && node.textContent?.includes("…")) return title
  return [...node.childNodes].map(wholeText).join("")
}
