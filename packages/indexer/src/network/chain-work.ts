import {
  type NetworkBlockReference,
  type NetworkWriter,
  NotConsecutiveError,
  type PlatformState,
  type PrimaryChain,
} from "@serac/store"
import type { Clock } from "../core/index.ts"
import type { ChainBlock } from "./chain-block.ts"
import type { ChainTracker } from "./network-tracker.ts"
import type { PackedNetworkBatch } from "./packed/packed-network-batch.ts"
import { ForgedBlock } from "./verify/forged-block.ts"

/** How blocks of a chain are processed. */
export interface ChainWork<Block extends ChainBlock> {
  readonly chain: PrimaryChain
  /** The approximate number of rows of a block. */
  rowsOf(block: Block): number
  /** The bytes of the block that an operator can inspect. */
  bytesOf(block: Block): Uint8Array
  /**
   * Stores consecutive blocks that follow those of the previous call. Their rows are made at once, and stored after the
   * previous blocks are. Throws NodeFault if the blocks are invalid.
   *
   * @param previous - the storing of the previous blocks, absent if they are stored. If it rejects, these blocks are not
   * stored either.
   */
  store(blocks: readonly Block[], previous?: Promise<void>): Promise<void>
}

/** What {@link storeBlocks} needs. */
export interface Storing {
  readonly writer: Pick<NetworkWriter, "append">
  readonly tracker: ChainTracker
  readonly clock: Clock
  /** Called when a batch was stored. */
  readonly onStored: (batch: PackedNetworkBatch) => void
}

/** A batch, and its last block. It is packed as soon as it is made, since it may wait for the batch before it. */
export interface Made {
  readonly batch: PackedNetworkBatch
  readonly head: NetworkBlockReference
  readonly parentId: Uint8Array
  readonly platform?: PlatformState
}

/**
 * Stores a batch of consecutive blocks as soon as the blocks before them are stored.
 *
 * @throws ForgedBlock where the store has a block or a transaction of the batch already: no validator accepts one twice.
 */
export async function storeBlocks(
  blocks: readonly ChainBlock[],
  { batch, head, parentId, platform }: Made,
  { writer, tracker, clock, onStored }: Storing,
  previous: Promise<void> | undefined,
): Promise<void> {
  await previous
  const { height: from } = blocks[0] as ChainBlock
  const nodeHeight = Math.max(head.height, tracker.nodeHeight ?? 0)
  const now = Math.floor(clock.now() / 1000)
  try {
    await writer.append(batch, { head, from, parentId, nodeHeight, now, ...(platform ? { platform } : {}) })
  } catch (error) {
    throw error instanceof NotConsecutiveError ? new ForgedBlock(error.message) : error
  }
  tracker.committed(head, blocks.length, batch.counts.transactions)
  onStored(batch)
}
