import type { Connection } from "../../engine.ts"
import { beyond, type Query } from "../../queries/query.ts"
import type { StoredRow } from "../../verification/row-stream.ts"

/** Events and calls for each transaction that a stretch may have: some hundred bytes each, and of one transaction there may be thousands. */
export const rowsOfTransaction = 8

/** Consecutive blocks of a chain. */
export interface StretchOfBlocks {
  readonly chain: bigint
  /** The first of them. */
  readonly from: number
  /** The first that is not among them. */
  readonly to: number
}

/** Rows of blocks, in their order. */
export interface RowsOfStretch {
  readonly rows: readonly StoredRow[]
  /** The first block of which there is none among them, though it may have some. */
  readonly to: number
}

/**
 * The rows of a stretch or, where they are more than can be taken at once, those of its first blocks; of the first block always all.
 *
 * @param query - gives rows of blocks in their order, `:limit` of them.
 * @param most - rows that are taken, but for one block that has more.
 */
export async function rowsOfStretch(
  connection: Connection,
  query: Query,
  { chain, from, to }: StretchOfBlocks,
  most: number,
): Promise<RowsOfStretch> {
  const rows = await connection.all<StoredRow>(query, { chain, from, to, limit: most + 1 })
  if (rows.length <= most) return { rows, to }
  // Of this block there may be more.
  const last = Number(rows.at(-1)?.block_number)
  if (last > from) return { rows: rows.filter((row) => Number(row.block_number) < last), to: last }
  return { rows: await connection.all<StoredRow>(query, { chain, from, to: from + 1, limit: beyond }), to: from + 1 }
}
