/**
 * The kind of a column.
 *
 * - `u32`, `u64`: unsigned integers. `bool`, `text`: as they are. `bytes`: bytes of any number. `texts`: a list of texts.
 * - `u256`: three columns. `<name>_binary` has 32 bytes, the most significant first, and `<name>_string` decimal digits: both are
 *   exact. `<name>_f64` is the nearest double, for sums that need not be exact.
 */
export type ColumnKind = "u32" | "u64" | "bool" | "text" | "bytes" | "texts" | "u256"

/** The values of each kind. */
interface Values {
  readonly u32: number
  readonly u64: bigint
  readonly bool: boolean
  readonly text: string
  readonly bytes: Uint8Array
  readonly texts: readonly string[]
  readonly u256: bigint
}

/** A column of a table. */
export interface Column {
  readonly kind: ColumnKind
  /** Whether rows may have no value. */
  readonly isNullable?: true
  readonly about: string
}

/** The columns of a table, by name. */
export type Columns = Readonly<Record<string, Column>>

/** A row of a table: a value for each column. */
export type RowOf<Own extends Columns> = {
  readonly [Name in keyof Own]: Own[Name] extends { readonly isNullable: true }
    ? Values[Own[Name]["kind"]] | undefined
    : Values[Own[Name]["kind"]]
}

/** A row of any table. */
export type ColumnRow = RowOf<Columns>

/** A table of exported columns. */
export interface ColumnTable<Own extends Columns = Columns> {
  readonly name: string
  readonly about: string
  readonly columns: Own
}
