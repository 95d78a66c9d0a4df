import type { PrimaryChain } from "../rows.ts"

/** What a repair found false in a primary network. */
export interface NetworkRepair {
  /** Tables with false rows, in the order in which they were compared. */
  readonly tables: readonly RepairedNetworkTable[]
  /** The lowest and the highest block of each chain with false rows of its own. */
  readonly blocks: readonly RepairedHeights[]
  /** Which rows were false. At most 1,000. */
  readonly rows: readonly RepairedNetworkRow[]
}

/** How many rows of a table were false. */
export interface RepairedNetworkTable {
  readonly table: string
  /** Rows that were missing. */
  readonly added: number
  /** Rows with another value. */
  readonly changed: number
  /** Rows that must not exist. */
  readonly removed: number
}

/** Blocks of a chain. */
export interface RepairedHeights {
  readonly chain: PrimaryChain
  readonly from: number
  readonly to: number
}

/** A false row. */
export interface RepairedNetworkRow {
  readonly table: string
  /** The columns of its key, as JSON; bytes are hexadecimal text after `0x`. At most 300 characters. */
  readonly key: string
  readonly repair: RowRepair
}

/** What a false row needs. */
export type RowRepair = "added" | "changed" | "removed"

/** Options of a repair of a primary network. */
export interface NetworkRepairOptions {
  /** Whether nothing is stored and only the result is returned. Default false. */
  readonly isDryRun?: boolean | undefined
  /** Stops it with nothing changed; it rejects with the signal's reason. Not for a writer in another thread. */
  readonly signal?: AbortSignal | undefined
  /** Gets the table in hand and how many of its rows are compared, every 1,000 rows. Not for a writer in another thread. */
  readonly onProgress?: ((table: string, rows: number) => void) | undefined
}
