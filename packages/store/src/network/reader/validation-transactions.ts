import { formatId, pTransactionTypesThatChange } from "@serac/chain"
import type { Connection } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import type { NetworkTransactionFilter } from "../filters.ts"
import { l1ValidatorsByIds } from "../queries/l1-validators.ts"
import { largestChunk, smallestChunk } from "./chunk-sizes.ts"

/** Transaction types that start or change validations of L1s. */
const l1Types: readonly string[] = pTransactionTypesThatChange("L1 validator")

/** A page of a range of positions, both ends inclusive: after a position, or from the beginning. */
export interface ValidationPage {
  readonly lowest: number
  readonly highest: number
  readonly cursor: number | undefined
  readonly limit: number
}

interface FragmentRow {
  readonly position: number
  readonly fragment: string
}

/**
 * The rows of a page of transactions that started or changed an L1 validation. No list has them: the transactions of L1 types are
 * scanned from the one that started the validation.
 *
 * @param readRows - reads a page of rows that pass the other filters
 */
export async function readRowsOfValidation<Columns extends FragmentRow>(
  connection: Connection,
  network: number,
  { validationId = new Uint8Array(), ...filter }: NetworkTransactionFilter,
  { cursor, limit, ...stretch }: ValidationPage,
  readRows: (
    connection: Connection,
    network: number,
    filter: NetworkTransactionFilter,
    page: ValidationPage,
  ) => Promise<readonly Columns[]>,
): Promise<readonly Columns[]> {
  const types = l1Types.filter((type) => filter.types === undefined || filter.types.includes(type))
  const [validator] = await readBatch<{ position: number }>(connection, l1ValidatorsByIds, { network }, [validationId])
  if (validator === undefined || filter.chain !== "P" || types.length === 0) return []
  const within = { ...stretch, lowest: Math.max(stretch.lowest, validator.position) }
  const member = `"validationId":"${formatId(validationId)}"`
  const found: Columns[] = []
  let last = cursor
  for (let chunk = Math.max(limit, smallestChunk); found.length < limit; chunk = Math.min(largestChunk, chunk * 2)) {
    const rows = await readRows(connection, network, { ...filter, types }, { ...within, cursor: last, limit: chunk })
    for (const row of rows) if (row.fragment.includes(member)) found.push(row)
    if (rows.length < chunk) break
    last = rows.at(-1)?.position
  }
  return found.slice(0, limit)
}
