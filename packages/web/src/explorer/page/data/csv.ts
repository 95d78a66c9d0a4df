/** The characters at a cell's beginning that make a spreadsheet execute it as a formula. */
const formula = /^[=+\-@\t\r]/

/** Rows as CSV (RFC 4180). A cell that a spreadsheet would execute begins with an apostrophe, which makes it a text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")
}

function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
