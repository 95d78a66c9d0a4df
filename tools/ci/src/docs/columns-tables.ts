import type { Column, ColumnTable } from "@serac/indexer/core/columns"
import { evmTables } from "@serac/indexer/evm/columns"
import { networkTables } from "@serac/indexer/network/columns"
import { markdownTable } from "./markdown-table.ts"

const types = {
  u32: "UINT_32",
  u64: "UINT_64",
  bool: "BOOLEAN",
  text: "UTF8",
  bytes: "BYTE_ARRAY",
  texts: "LIST of UTF8",
} as const

/** The tables of the page, by the words in the line above each. */
const pageTables: readonly (readonly [string, ColumnTable])[] = [
  ...evmTables.map((table) => [table.name, table] as const),
  ...networkTables("P").map((table) => [`${table.name} of a primary network`, table] as const),
]

/** The page of columns with its tables, generated from their declarations. */
export function fillColumnTables(page: string): string {
  return pageTables.reduce((text, [name, { columns }]) => {
    const start = `<!-- table of columns of ${name} -->`
    const rows = Object.entries(columns).flatMap(([column, declared]) => columnRows(column, declared))
    const table = markdownTable({ columns: ["column", "type", "null", "contains"], rows }).join("\n")
    return text.replace(new RegExp(`^${start}\\n(?:\\|.*\\n)*`, "m"), () => `${start}\n${table}\n`)
  }, page)
}

function columnRows(name: string, { kind, isNullable, about }: Column): string[][] {
  const isNull = isNullable ? "yes" : ""
  if (kind !== "u256") return [[`\`${name}\``, types[kind], isNull, about]]
  return [
    [`\`${name}_binary\``, "FIXED_LEN_BYTE_ARRAY(32)", isNull, about],
    [`\`${name}_string\``, "UTF8", isNull, "the same, in decimal digits"],
    [`\`${name}_f64\``, "DOUBLE", isNull, "the nearest double"],
  ]
}
