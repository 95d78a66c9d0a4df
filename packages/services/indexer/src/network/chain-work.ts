import type { NetworkBatch, NetworkBlockReference, NetworkWriter, PlatformState, PrimaryChain } from "@serac/store"
import type { Clock } from "../node/clock.ts"
import type { ChainBlock } from "./chain-block.ts"
import type { ChainTracker } from "./network-tracker.ts"

/** What is done with blocks of a chain. */
export interface ChainWork<Block extends ChainBlock> {
  readonly chain: PrimaryChain
  /** Rows that a block makes, roughly. */
  rowsOf(block: Block): number
  /** The bytes by which an operator can look at it. */
  bytesOf(block: Block): Uint8Array
  /** Stores blocks that follow each other and the last one stored. Throws NodeFault when they cannot be what they should be. */
  store(blocks: readonly Block[]): Promise<void>
}

/** What storing batches needs. */
export interface Storing {
  readonly writer: Pick<NetworkWriter, "append">
  readonly tracker: ChainTracker
  readonly clock: Clock
  /** A batch was stored. */
  readonly onStored: (batch: NetworkBatch) => void
}

/** A batch, and how far it goes. */
export interface Made {
  readonly batch: NetworkBatch
  readonly head: NetworkBlockReference
  readonly parentId: Uint8Array
  readonly platform?: PlatformState
}

/** Stores a batch that was made of consecutive blocks. */
export async function append(
  blocks: readonly ChainBlock[],
  { batch, head, parentId, platform }: Made,
  { writer, tracker, clock, onStored }: Storing,
): Promise<void> {
  const { height: from } = blocks[0] as ChainBlock
  const nodeHeight = Math.max(head.height, tracker.nodeHeight ?? 0)
  const now = Math.floor(clock.now() / 1000)
  await writer.append(batch, { head, from, parentId, nodeHeight, now, ...(platform ? { platform } : {}) })
  tracker.committed(head, blocks.length, batch.transactions.length)
  onStored(batch)
}
