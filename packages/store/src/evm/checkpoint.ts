import type { Connection } from "../engine.ts"
import { hexOf } from "../hex.ts"
import { readCheckpoint } from "./queries/checkpoint.ts"
import type { BlockReference } from "./rows.ts"

/** The stored progress of a chain. */
export interface Checkpoint {
  readonly head: BlockReference
  /** Transactions of all blocks up to the head. */
  readonly transactions: number
  readonly nodeHead: number
  /** Unix seconds. */
  readonly updatedAt: number
  /** The lowest block that can be rolled back, as can all above it; the head's successor if none can. */
  readonly journalFrom: number
}

interface CheckpointRow extends Omit<Checkpoint, "head"> {
  readonly number: number
  readonly hash: Uint8Array
  readonly timestamp: number
}

/** The checkpoint of a chain; undefined before the first block. */
export async function checkpointOf(connection: Connection, chain: bigint): Promise<Checkpoint | undefined> {
  const row = await connection.get<CheckpointRow>(readCheckpoint, { chain })
  if (row === undefined) return undefined
  const { number, hash, timestamp, transactions, nodeHead, updatedAt, journalFrom } = row
  return { head: { number, hash: hexOf(hash), timestamp }, transactions, nodeHead, updatedAt, journalFrom }
}
