import type { Connection } from "../engine.ts"
import { hexOf } from "../hex.ts"
import { readCheckpoint } from "./queries/checkpoint.ts"
import type { BlockReference } from "./rows.ts"

/** How far a chain is stored. */
export interface Checkpoint {
  readonly head: BlockReference
  /** Transactions of all blocks up to the head. */
  readonly transactions: number
  readonly nodeHead: number
  /** Unix seconds. */
  readonly updatedAt: number
  /** The lowest block that can be undone, as can all above it; the head's successor when none can. */
  readonly journalFrom: number
}

interface CheckpointRow extends Omit<Checkpoint, "head"> {
  readonly number: number
  readonly hash: Uint8Array
  readonly timestamp: number
}

/** Undefined before the first block. */
export async function checkpointOf(connection: Connection, chain: bigint): Promise<Checkpoint | undefined> {
  const row = await connection.get<CheckpointRow>(readCheckpoint, { chain })
  if (row === undefined) return undefined
  const { number, hash, timestamp, transactions, nodeHead, updatedAt, journalFrom } = row
  return { head: { number, hash: hexOf(hash), timestamp }, transactions, nodeHead, updatedAt, journalFrom }
}
