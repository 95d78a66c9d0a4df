import type { CChainAtomicTransaction } from "@serac/chain"
import { faultOfHeader, isThere, type Keccak } from "../../core/header/index.ts"
import { nonsense } from "../../core/index.ts"
import { toHash, toNumber, toRecord } from "../../core/node/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import { bytesFromKey } from "../p/keys.ts"
import type { ChainIdentity } from "../require-network.ts"
import { readAtomicTransactions, readExtraData } from "./extra-data.ts"

/** The parts of a C-Chain block that concern transfers between chains. */
export interface CBlock extends ChainBlock {
  readonly timestamp: number
  /** The bytes of its atomic transactions. */
  readonly bytes: Uint8Array
  readonly transactions: readonly CChainAtomicTransaction[]
  /** Length of the block's bytes. */
  readonly size: number
  /** The answer that it was read from, where a node was told to keep it. */
  readonly answer?: unknown
}

/**
 * Reads the result of `eth_getBlockByNumber`.
 *
 * @throws NodeFault if it is not a block of this network's C-Chain, or the hash of its header or of its atomic transactions
 * does not match.
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

/** The height and ID in a C-Chain header of any network. @throws NodeFault if its hash does not match */
export function readCHeader(answer: unknown, keccak: Keccak): Pick<CBlock, "height" | "id"> {
  const block = toRecord(answer, "the block")
  const height = toNumber(block.number, "number")
  // Every C-Chain header has it; without it the header would be hashed in the layout of another chain.
  const reason = isThere(block.extDataHash) ? faultOfHeader(block, keccak)?.reason : "it has no extDataHash"
  if (reason !== undefined) throw nonsense(`block ${height} of the C-Chain: ${reason}`)
  return { height, id: bytesFromKey(toHash(block.hash, "hash").slice(2)) }
}
