import type { Connection } from "../../engine.ts"
import { beyond, type Query } from "../../queries/query.ts"
import type { StoredRow } from "../../verification/row-stream.ts"

/** Events and calls per transaction of a block range: some hundred bytes each, and one transaction may have thousands. */
export const rowsOfTransaction = 8

/** Consecutive blocks of a chain. */
export interface StretchOfBlocks {
  readonly chain: bigint
  /** The first of them. */
  readonly from: number
  /** The first block after the range. */
  readonly to: number
}

/** Rows of blocks, in block order. */
export interface RowsOfStretch {
  readonly rows: readonly StoredRow[]
  /** The first block after those whose rows are included; it may have rows too. */
  readonly to: number
}

/**
 * The rows of a block range or, if there are too many, of its first blocks; always all rows of the first block.
 *
 * @param query - returns rows of blocks in block order, `:limit` of them.
 * @param most - maximum rows, unless one block has more.
 */
export async function rowsOfStretch(
  connection: Connection,
  query: Query,
  { chain, from, to }: StretchOfBlocks,
  most: number,
): Promise<RowsOfStretch> {
  const rows = await connection.all<StoredRow>(query, { chain, from, to, limit: most + 1 })
  if (rows.length <= most) return { rows, to }
  // This block may have more rows.
  const last = Number(rows.at(-1)?.block_number)
  if (last > from) return { rows: rows.filter((row) => Number(row.block_number) < last), to: last }
  return { rows: await connection.all<StoredRow>(query, { chain, from, to: from + 1, limit: beyond }), to: from + 1 }
}
