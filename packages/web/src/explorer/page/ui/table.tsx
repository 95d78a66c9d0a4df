import type { ComponentChildren } from "preact"
import { Empty } from "./states.tsx"

/** A column of a table. */
export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ComponentChildren
  /** Numbers stand to the right. */
  readonly isNumber?: boolean
  /** What the first width is that has place for it; default: all. */
  readonly from?: "tablet" | "desktop"
}

interface TableProps<Row> {
  /** What it lists, for readers of screens. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What is said where there is nothing. */
  readonly nothing: string
}

/** A table, whose first column names its rows. It never is wider than its place: then it moves within it. */
export function DataTable<Row>({ caption, columns, rows, keyOf, nothing }: TableProps<Row>) {
  if (rows.length === 0) return <Empty>{nothing}</Empty>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves within its place has to be moved by keys, too.
    <section class="table" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" class={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.name} scope="row" class={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.name} class={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function classOf<Row>({ isNumber, from }: Column<Row>): string | undefined {
  return [isNumber && "number", from && `from-${from}`].filter(Boolean).join(" ") || undefined
}
