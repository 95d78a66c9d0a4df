import type { ComponentChildren } from "preact"
import { useRef } from "preact/hooks"
import { CsvButton } from "./csv-button.tsx"
import { Empty } from "./states.tsx"
import { useCards } from "./use-cards.ts"

/** A column of a table. */
export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ComponentChildren
  /** Whether values are aligned right, like numbers. */
  readonly isNumber?: boolean
  /** Whether values are sentences, which take the whole width of a card. */
  readonly isLong?: boolean
  /** Whether a tablet, which is too narrow for all columns of a table, leaves it out: rows are told apart without it. Cards have it. */
  readonly isMinor?: boolean
}

interface TableProps<Row> {
  /** The caption for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The text for an empty table. */
  readonly nothing: string
}

/**
 * A table whose first column names its rows. On a telephone, and where its columns do not fit, each row is a card, in which each value stands
 * below the name of its column. A button saves it as CSV.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, nothing }: TableProps<Row>) {
  const section = useRef<HTMLElement>(null)
  const isCards = useCards(section)
  if (rows.length === 0) return <Empty>{nothing}</Empty>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by the keyboard. */}
      <section class={isCards ? "table cards" : "table"} aria-label={caption} tabIndex={0} ref={section}>
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
                    <th key={column.name} scope="row" class={classOf(column)} data-column={column.name}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.name} class={classOf(column)} data-column={column.name}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CsvButton caption={caption} section={section} />
    </>
  )
}

function classOf<Row>({ isNumber, isLong, isMinor }: Column<Row>): string | undefined {
  return [isNumber && "number", isLong && "long", isMinor && "minor"].filter(Boolean).join(" ") || undefined
}
