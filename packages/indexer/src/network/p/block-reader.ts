import { CodecError, decodePChainBlock, type PChainBlock, type PChainTransaction } from "@serac/chain"
import { nonsense } from "../../core/index.ts"
import { hashing, hexKey, toSafeNumber } from "./keys.ts"
import type { ArrivedPlatformBlock } from "./platform-port.ts"

/** The block that comes next. */
export interface Successor {
  readonly height: number
  /** Absent before the first block. */
  readonly parentId: Uint8Array | undefined
}

const decodedBlocks = new WeakMap<Uint8Array, PChainBlock>()

/**
 * Reads blocks, with a cache by their bytes.
 *
 * @throws NodeFault unless they are valid, consecutive, and begin with the block that comes next.
 */
export function readPlatformBlocks(blocks: readonly ArrivedPlatformBlock[], next: Successor): readonly PChainBlock[] {
  let { height, parentId } = next
  return blocks.map(({ bytes }) => {
    const block = readBlock(bytes, height)
    if (toSafeNumber(block.height) !== height) {
      throw nonsense(`a P-Chain block has height ${block.height} where ${height} belongs`)
    }
    if (parentId && hexKey(block.parentID) !== hexKey(parentId)) {
      throw nonsense(`block ${height} of the P-Chain does not follow the one before it`)
    }
    height++
    parentId = block.id
    return block
  })
}

function readBlock(bytes: Uint8Array, height: number): PChainBlock {
  let block = decodedBlocks.get(bytes)
  if (!block) {
    try {
      block = decodePChainBlock(bytes, hashing)
    } catch (error) {
      if (error instanceof CodecError) throw nonsense(`block ${height} of the P-Chain cannot be read: ${error.message}`)
      throw error
    }
    decodedBlocks.set(bytes, block)
  }
  return block
}

/** The contents of a block, independent of the upgrade that its type belongs to. */
export type BlockKind =
  | { readonly kind: "standard"; readonly transactions: readonly PChainTransaction[] }
  | {
      readonly kind: "proposal"
      readonly transactions: readonly PChainTransaction[]
      readonly proposal: PChainTransaction
    }
  | { readonly kind: "outcome"; readonly committed: boolean }

/** The contents of a P-Chain block. */
export function blockKind(block: PChainBlock): BlockKind {
  switch (block.type) {
    case "ApricotProposalBlock":
    case "BanffProposalBlock":
      return { kind: "proposal", transactions: block.transactions, proposal: block.transaction }
    case "ApricotAbortBlock":
    case "BanffAbortBlock":
      return { kind: "outcome", committed: false }
    case "ApricotCommitBlock":
    case "BanffCommitBlock":
      return { kind: "outcome", committed: true }
    case "ApricotAtomicBlock":
      return { kind: "standard", transactions: [block.transaction] }
    default:
      return { kind: "standard", transactions: block.transactions }
  }
}

/** All transactions of a block, a proposal last. */
export function transactionsOf(kind: BlockKind): readonly PChainTransaction[] {
  if (kind.kind === "outcome") return []
  return kind.kind === "proposal" ? [...kind.transactions, kind.proposal] : kind.transactions
}

/** A block's own time, in Unix seconds; undefined before the Banff upgrade. */
export const blockTime = (block: PChainBlock): number | undefined =>
  "time" in block ? toSafeNumber(block.time) : undefined
