import type { CChainAtomicTransaction } from "@serac/chain"
import { faultOfHeader, isThere, type Keccak } from "../../core/header/index.ts"
import { nonsense } from "../../core/index.ts"
import { toHash, toNumber, toRecord } from "../../core/node/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import { bytesFromKey } from "../p/keys.ts"
import type { ChainIdentity } from "../require-network.ts"
import { readAtomicTransactions, readExtraData } from "./extra-data.ts"

/** A block of the C-Chain as far as it moves funds between chains. */
export interface CBlock extends ChainBlock {
  readonly timestamp: number
  /** Those of its atomic transactions. */
  readonly bytes: Uint8Array
  readonly transactions: readonly CChainAtomicTransaction[]
  /** Length of the block's bytes. */
  readonly size: number
}

/**
 * Reads what `eth_getBlockByNumber` answered.
 *
 * @throws NodeFault when it is no block of this network's C-Chain: its header has another hash, or its atomic transactions have.
 */
export function readCBlock(answer: unknown, place: ChainIdentity, keccak: Keccak): CBlock {
  const { height, id } = readCHeader(answer, keccak)
  const { parentHash, timestamp, size, blockExtraData, extDataHash } = toRecord(answer, "the block")
  const bytes = readExtraData(blockExtraData, extDataHash, height)
  return {
    height,
    id,
    parentId: bytesFromKey(toHash(parentHash, "parentHash").slice(2)),
    timestamp: toNumber(timestamp, "timestamp"),
    size: toNumber(size, "size"),
    bytes,
    transactions: readAtomicTransactions(bytes, height, place),
  }
}

/** The height and the ID in a header, of whichever network's C-Chain. @throws NodeFault when its hash is another */
export function readCHeader(answer: unknown, keccak: Keccak): Pick<CBlock, "height" | "id"> {
  const block = toRecord(answer, "the block")
  const height = toNumber(block.number, "number")
  // Every header of the C-Chain has it; without it, it would be hashed as another chain's.
  const reason = isThere(block.extDataHash) ? faultOfHeader(block, keccak)?.reason : "it has no extDataHash"
  if (reason !== undefined) throw nonsense(`block ${height} of the C-Chain: ${reason}`)
  return { height, id: bytesFromKey(toHash(block.hash, "hash").slice(2)) }
}
