import { CodecError, decodeXChainBlock, type XChainBlock } from "@serac/chain"
import { nonsense } from "../../core/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import { hashing } from "../p/keys.ts"
import type { BlockProposer } from "../p/platform-port.ts"
import { type ChainIdentity, requireNetwork } from "../require-network.ts"

/** A block of the X-Chain as received. */
export interface XBlock extends ChainBlock {
  readonly timestamp: number
  readonly bytes: Uint8Array
  readonly block: XChainBlock
}

/**
 * Reads a block's bytes.
 *
 * @param place - the network and chain that it must belong to; undefined for any.
 * @throws NodeFault if the bytes are not a block of that X-Chain.
 */
export function readXBlock(
  bytes: Uint8Array,
  proposer: BlockProposer | null | undefined,
  place: ChainIdentity | undefined,
): XBlock {
  const block = decodeXBlock(bytes)
  const { id, parentID: parentId, time, transactions } = block
  if (place) for (const { unsigned } of transactions) requireNetwork(unsigned, place)
  return { height: Number(block.height), id, parentId, timestamp: Number(time), bytes, block, proposer }
}

function decodeXBlock(bytes: Uint8Array): XChainBlock {
  try {
    const block = decodeXChainBlock(bytes, hashing)
    if (block.height > BigInt(Number.MAX_SAFE_INTEGER) || block.time > BigInt(Number.MAX_SAFE_INTEGER))
      throw nonsense("a block of the X-Chain has a height or a time beyond 2^53")
    return block
  } catch (error) {
    if (error instanceof CodecError) throw nonsense(`a block of the X-Chain cannot be decoded: ${error.message}`)
    throw error
  }
}
