import type { PChainBlock } from "@serac/chain"
import type { CBlock } from "../c/c-block.ts"
import type { ChainBlock } from "../chain-block.ts"
import { blockKind, blockTime, readPlatformBlocks } from "../p/block-reader.ts"
import type { ArrivedPlatformBlock, BlockProposer } from "../p/platform-port.ts"
import { type ChainIdentity, requireNetwork } from "../require-network.ts"
import type { XBlock } from "../x/x-block.ts"

/** A block of the P-Chain as received. */
export interface PBlock extends ChainBlock {
  readonly arrived: ArrivedPlatformBlock
  /** The number of its transactions. */
  readonly transactions: number
}

/** The block type of each chain. */
export interface BlockOf {
  readonly P: PBlock
  readonly X: XBlock
  readonly C: CBlock
}

/** Reads a block's bytes. @throws NodeFault unless they are the block at this height. */
export type ReadBlock<Block extends ChainBlock> = (
  bytes: Uint8Array,
  proposer: BlockProposer | null | undefined,
  height: number,
) => Block

/** @throws NodeFault if the bytes are not a block of this network's P-Chain at this height. */
export function readPBlock(
  bytes: Uint8Array,
  proposer: BlockProposer | null | undefined,
  height: number,
  place: ChainIdentity,
): PBlock {
  const arrived = proposer === undefined ? { bytes } : { bytes, proposer }
  const [block] = readPlatformBlocks([arrived], { height, parentId: undefined }) as [PChainBlock]
  const kind = blockKind(block)
  const transactions = kind.kind === "outcome" ? [] : kind.transactions
  for (const { unsigned } of transactions) if ("networkID" in unsigned) requireNetwork(unsigned, place)
  const time = blockTime(block)
  return {
    height,
    id: block.id,
    parentId: block.parentID,
    ...(time === undefined ? {} : { timestamp: time }),
    arrived,
    proposer,
    transactions: transactions.length + (kind.kind === "proposal" ? 1 : 0),
  }
}
