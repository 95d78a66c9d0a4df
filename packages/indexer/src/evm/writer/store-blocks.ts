import { type BlockReference, type BlockRow, type ChainWriter, NotConsecutiveError } from "@serac/store"
import { type Clock, nonsense } from "../../core/index.ts"
import type { CommitOptions } from "../../core/writer/index.ts"
import type { Archiver } from "../archive/archiver.ts"
import { chunksOf } from "../archive/chunks-of.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { Tracker } from "../tracker.ts"
import { PackedBatch } from "./packed-batch.ts"

/** What {@link storingBlocks} needs. */
export interface StoringOptions {
  readonly writer: ChainWriter
  /** The archiver of the blocks' chunks; undefined if they have none. */
  readonly archiver: Archiver | undefined
  readonly clock: Clock
  readonly tracker: Pick<Tracker, "nodeHead" | "reached" | "committed">
  readonly onCommit: () => void
}

type Storing = Pick<CommitOptions<PackedBlock, BlockReference>, "headOf" | "follows" | "rowsOf" | "store">

/**
 * How blocks of an EVM chain are stored. If the store refuses a block that does not follow, or a hash that two blocks have,
 * the node is at fault: all blocks before it are stored, and the error becomes a NodeFault.
 */
export function storingBlocks({ writer, archiver, clock, tracker, onCommit }: StoringOptions): Storing {
  async function append(decoded: readonly PackedBlock[]): Promise<void> {
    const batch = PackedBatch.of(decoded, await chunksOf(decoded, archiver))
    const { number, hash, timestamp } = batch.blocks.at(-1) as BlockRow
    const nodeHead = Math.max(number, tracker.nodeHead ?? 0)
    const reached = Math.max(number, tracker.reached)
    const settled = decoded.at(-1)?.settledHeight
    const now = Math.floor(clock.now() / 1000)
    await writer.append(batch, {
      nodeHead,
      reached,
      now,
      listsLater: true,
      ...(settled === undefined ? {} : { settled }),
    })
    const transactions = decoded.reduce((sum, { block }) => sum + block.transactionCount, 0)
    const transfers = decoded.reduce((sum, one) => sum + one.transfers, 0)
    tracker.committed({ number, hash, timestamp }, decoded.length, transactions, transfers)
    onCommit()
  }

  /** Stores the blocks at once; if one of them is refused, stores those before it. */
  async function store(decoded: readonly PackedBlock[], onStored: (last: PackedBlock) => void): Promise<void> {
    try {
      await append(decoded)
      onStored(decoded.at(-1) as PackedBlock)
    } catch (error) {
      if (!(error instanceof NotConsecutiveError)) throw error
      const half = decoded.length >> 1
      if (half === 0) throw nonsense(error.message)
      await store(decoded.slice(0, half), onStored)
      await store(decoded.slice(half), onStored)
    }
  }

  return {
    headOf: ({ block: { number, hash, timestamp } }) => ({ number, hash, timestamp }),
    follows: ({ block }, last) =>
      last ? block.number === last.number + 1 && block.parentHash === last.hash : block.number === 0,
    rowsOf: ({ block, transfers }) => 1 + block.transactionCount + transfers,
    store,
  }
}
