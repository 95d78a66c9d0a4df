import type { Distribution } from "@serac/store"
import { textTable } from "../table.ts"
import { byteCount } from "../words.ts"

/** Describes how a store is laid out, in lines of text. */
export function distributionWords({ citus, workers, tables }: Distribution): string {
  const rows = tables.map(({ name, column, bytes, isDistributed }) => [
    name,
    isDistributed ? `by ${column}` : "not distributed",
    byteCount(bytes),
  ])
  const distributed = tables.filter(({ isDistributed }) => isDistributed).length
  const nodes =
    workers === 0 ? "no worker: the coordinator has all shards" : `${workers} ${workers === 1 ? "worker" : "workers"}`
  const summary = `Citus ${citus}, ${nodes}; ${distributed} of ${tables.length} tables are distributed`
  return [textTable([["TABLE", "", "SIZE"], ...rows], true), summary].join("\n")
}
