import type { Connection, Parameters, Value } from "./engine.ts"
import { batchSizes } from "./queries/batch.ts"
import type { Query } from "./queries/query.ts"

const largestReadBatch = Math.max(...batchSizes)

/** Reads the rows of a batch query for any number of values, in any order. */
export async function readBatch<Row>(
  connection: Connection,
  queries: readonly Query[],
  parameters: Parameters,
  values: readonly Value[],
): Promise<readonly Row[]> {
  const found: Row[] = []
  for (let from = 0; from < values.length; from += largestReadBatch) {
    const part = values.slice(from, from + largestReadBatch)
    const at = batchSizes.findIndex((size) => size >= part.length)
    const [query, size] = [queries[at], batchSizes[at]]
    if (query === undefined || size === undefined) throw new Error(`no statement takes ${part.length} values`)
    const given: Record<string, Value> = { ...parameters }
    // Unused parameters of the batch repeat the last value.
    for (let each = 0; each < size; each += 1) given[`value${each}`] = part[Math.min(each, part.length - 1)] ?? null
    for (const row of await connection.all<Row>(query, given)) found.push(row)
  }
  return found
}
