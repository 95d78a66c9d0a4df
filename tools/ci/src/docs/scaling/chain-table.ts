import { markdownTable } from "../markdown-table.ts"
import { byteAmount, duration, measuredRows, numberIn, type Row, rowWith, wholeNumber } from "./figures.ts"

/** The engines of a store that were measured. */
export const bothStores = ["SQLite", "PostgreSQL"] as const

/** The figures of a transaction in a store. */
export const costOf = (store: string): Row => rowWith(measuredRows("scaling", "scaling"), { store })

/** Disk, processor time and time of chains of these lengths, in both stores. */
export function chainTable(lengths: readonly number[]): readonly string[] {
  const rows = lengths.flatMap((length) =>
    bothStores.map((store) => {
      const cost = costOf(store)
      return [
        wholeNumber(length),
        store,
        byteAmount(length * numberIn(cost, "bytes on disk each")),
        duration((length * numberIn(cost, "processor us each")) / 1e6),
        duration(length / numberIn(cost, "transactions/s")),
      ]
    }),
  )
  return markdownTable({
    columns: ["N", "store", "on disk", "processor time of the indexer", "time, as measured"],
    rows,
  })
}
