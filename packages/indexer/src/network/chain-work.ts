import type { NetworkBlockReference, NetworkWriter, PlatformState, PrimaryChain } from "@serac/store"
import type { Clock } from "../core/index.ts"
import type { ChainBlock } from "./chain-block.ts"
import type { ChainTracker } from "./network-tracker.ts"
import type { PackedNetworkBatch } from "./packed/packed-network-batch.ts"

/** What is done with blocks of a chain. */
export interface ChainWork<Block extends ChainBlock> {
  readonly chain: PrimaryChain
  /** Rows that a block makes, roughly. */
  rowsOf(block: Block): number
  /** The bytes by which an operator can look at it. */
  bytesOf(block: Block): Uint8Array
  /**
   * Stores blocks that follow each other and the ones given before. What is to be stored is made of them at once; it is stored
   * when what was given before is. Throws NodeFault when they cannot be what they should be.
   *
   * @param previous - the storing of those before, absent when they are stored. When it rejects, these are not stored either.
   */
  store(blocks: readonly Block[], previous?: Promise<void>): Promise<void>
}

/** What storing batches needs. */
export interface Storing {
  readonly writer: Pick<NetworkWriter, "append">
  readonly tracker: ChainTracker
  readonly clock: Clock
  /** A batch was stored. */
  readonly onStored: (batch: PackedNetworkBatch) => void
}

/** A batch, and how far it goes. It is packed as soon as it is made, since it may wait for the one before it. */
export interface Made {
  readonly batch: PackedNetworkBatch
  readonly head: NetworkBlockReference
  readonly parentId: Uint8Array
  readonly platform?: PlatformState
}

/** Stores a batch that was made of consecutive blocks, as soon as those before them are stored. */
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
  await writer.append(batch, { head, from, parentId, nodeHeight, now, ...(platform ? { platform } : {}) })
  tracker.committed(head, blocks.length, batch.counts.transactions)
  onStored(batch)
}
