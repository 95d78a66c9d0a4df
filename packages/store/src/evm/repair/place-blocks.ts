import type { Transaction } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import type { Checkpoint } from "../checkpoint.ts"
import { blocksWithin } from "../queries/rebuild.ts"
import type { BlockRange } from "../rebuild/replace-rows.ts"
import type { BlockRow } from "../rows.ts"
import { type PlacedBlock, placeBlocks } from "../writer/table-rows.ts"

/** A block as it is stored. */
export interface StoredBlockColumns {
  readonly number: number
  readonly hash: Uint8Array
  readonly timestamp: number
  readonly transactionCount: number
  readonly gasUsed: string
  readonly json: string
}

/** Blocks with their positions, and the stored blocks at and next to them. */
export interface PlacedBlocks {
  readonly placed: readonly PlacedBlock[]
  /** By number; a block may be missing. */
  readonly stored: ReadonlyMap<number, StoredBlockColumns>
  /** The stored block after them, if any. */
  readonly next: StoredBlockColumns | undefined
  /** The number of transactions of all blocks below them. */
  readonly before: number
}

/**
 * Gives blocks their positions among the stored ones.
 *
 * @throws NotConsecutiveError unless the blocks are of the stored chain: each follows the one below it, and the block above follows
 * the last one where a stored hash is replaced.
 */
export async function placeAmong(
  transaction: Transaction,
  { chain, from, to }: BlockRange,
  blocks: readonly BlockRow[],
  { head }: Checkpoint,
  now: number,
): Promise<PlacedBlocks> {
  if (to > head.number + 1)
    throw new NotConsecutiveError(`Block ${to - 1} is not stored: the last one is ${head.number}.`)
  const rows = await transaction.all<StoredBlockColumns>(blocksWithin, { chain, from: from - 1, to: to + 1 })
  const stored = new Map(rows.map((row) => [row.number, row]))
  const [below, next] = [stored.get(from - 1), stored.get(to)]
  assertFollow(blocks, below === undefined ? undefined : hexIn(below.hash))
  const last = blocks.at(-1)
  const own = stored.get(to - 1)
  if (last !== undefined && (own === undefined || hexIn(own.hash) !== last.hash)) assertFollowed(last, next, head.hash)
  const before = below === undefined ? 0 : Number(fragmentMember(below.json, "cumulativeTransactions"))
  const placed = placeBlocks(blocks, { timestamp: below?.timestamp ?? 0, transactions: before }, now)
  const latest = next?.timestamp ?? Number.MAX_SAFE_INTEGER
  let earliest = below?.timestamp ?? 0
  const kept = placed.map((block) => {
    const at = stored.get(block.number)?.timestamp
    // A block with a future timestamp keeps its stored time, because the blocks above it have that time too.
    const isKept = at !== undefined && at >= earliest && at <= latest && block.timestamp > latest
    const timestamp = Math.max(earliest, isKept ? at : block.timestamp)
    earliest = timestamp
    return { ...block, timestamp }
  })
  return { placed: kept, stored, next, before }
}

function assertFollow(blocks: readonly BlockRow[], parentHash: string | undefined): void {
  let expected = parentHash
  let number = blocks[0]?.number ?? 0
  for (const block of blocks) {
    if (block.number !== number)
      throw new NotConsecutiveError(`Block ${number} was to come next, and block ${block.number} came.`)
    if (number > 0 && block.parentHash !== expected)
      throw new NotConsecutiveError(
        `Block ${number} follows ${block.parentHash}, and the block before it is ${expected ?? "not stored"}.`,
      )
    expected = block.hash
    number += 1
  }
}

/** A block that replaces one of another hash must be the parent of the block above it, or the checkpoint's head. */
function assertFollowed({ number, hash }: BlockRow, next: StoredBlockColumns | undefined, head: string): void {
  const followed = next === undefined ? head : fragmentMember(next.json, "parentHash")
  if (followed !== hash)
    throw new NotConsecutiveError(
      `Block ${number} is ${hash}, and what is stored above it follows ${followed || "another one"}: it is of another fork.`,
    )
}
