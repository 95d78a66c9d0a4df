import { stripVTControlCharacters, styleText } from "node:util"

/**
 * Formats rows as aligned columns, two spaces apart. Cells may have colours.
 *
 * @param hasHead whether the first row has the names of the columns, which a terminal shows bold
 */
export function textTable(rows: readonly (readonly string[])[], hasHead = false): string {
  const lengthOf = (cell: string) => stripVTControlCharacters(cell).length
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell))
    })
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - lengthOf(cell)))
        .join("  ")
        .trimEnd(),
    )
    .map((line, at) => (at === 0 && hasHead ? styleText("bold", line) : line))
    .join("\n")
}
