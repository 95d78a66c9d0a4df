type Cells = Readonly<Record<string, string>>

/** A table as docs/benchmarks has it: its cells are what the page shows. */
export interface MeasuredTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Collects what a part measures, by tables of the documents and their rows. */
export class Results {
  readonly #tables = new Map<string, Map<string, Record<string, string>>>()

  /** Puts cells into the row that the first ones name; columns come in the order in which they are first seen. */
  add(table: string, row: Cells, cells: Cells): void {
    Object.assign(this.#row(table, row), cells)
  }

  /** As {@link add}; appends to the cell's content, for repeated measurements. */
  addRound(table: string, row: Cells, cells: Cells): void {
    const known = this.#row(table, row)
    for (const [column, cell] of Object.entries(cells))
      known[column] = known[column] === undefined ? cell : `${known[column]}, ${cell}`
  }

  /** By name; none where the part has no table. */
  tables(): Readonly<Record<string, MeasuredTable>> {
    return Object.fromEntries([...this.#tables].map(([name, rows]) => [name, measuredTable([...rows.values()])]))
  }

  #row(table: string, row: Cells): Record<string, string> {
    const rows = this.#tables.get(table) ?? new Map<string, Record<string, string>>()
    this.#tables.set(table, rows)
    const key = JSON.stringify(row)
    const found = rows.get(key) ?? { ...row }
    rows.set(key, found)
    return found
  }
}

function measuredTable(rows: readonly Cells[]): MeasuredTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? "")) }
}

/** A whole number, with commas between thousands. */
export const wholeNumber = (value: number): string => Math.round(value).toLocaleString("en")
