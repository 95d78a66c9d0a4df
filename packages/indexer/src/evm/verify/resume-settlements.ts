import type { ArchivedBlock, BlockReference } from "@serac/store"
import { NodeFault } from "../../core/index.ts"
import type { BlockVerifier } from "./block-verifier.ts"
import type { Unsettled } from "./verify-block.ts"

/** Reads up to `count` archived blocks from `first` on; none if there is no archive. */
export type ReadArchived = (first: number, count: number) => Promise<readonly ArchivedBlock[]>

/** What is known of the stored blocks that no later block has settled. */
export interface Resumed {
  /** The highest block that needs no later one. */
  readonly believed: number
  /** The stored blocks above it; undefined if they are not available. */
  readonly later: readonly Unsettled[] | undefined
}

/** Finds in the archive which stored blocks are not settled, with their receipts. Undefined if the archive lacks them, or they do not verify. */
export async function resumeSettlements(
  stored: BlockReference,
  verifier: BlockVerifier,
  read: ReadArchived,
): Promise<Resumed | undefined> {
  const last = await verifiedOf(stored.number, verifier, read)
  if (last === undefined) return undefined
  if (last.unsettled === undefined) return { believed: stored.number, later: [] }
  const { settledHeight } = last.unsettled
  const later: Unsettled[] = []
  for (let number = settledHeight + 1; number < stored.number; number += 1) {
    const one = await verifiedOf(number, verifier, read)
    if (one?.unsettled === undefined) return { believed: settledHeight, later: undefined }
    later.push(one.unsettled)
  }
  return { believed: settledHeight, later: [...later, last.unsettled] }
}

async function verifiedOf(number: number, verifier: BlockVerifier, read: ReadArchived) {
  const [archived] = await read(number, 1)
  if (archived?.number !== number) return undefined
  try {
    return { unsettled: verifier.verifyArchived(archived) }
  } catch (error) {
    if (error instanceof NodeFault) return undefined
    throw error
  }
}
