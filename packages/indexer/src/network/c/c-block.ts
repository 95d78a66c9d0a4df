import type { CChainAtomicTransaction } from "@serac/chain"
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

/** Reads what `eth_getBlockByNumber` answered. @throws NodeFault when it is no block of this network's C-Chain. */
export function readCBlock(answer: unknown, place: ChainIdentity): CBlock {
  const { number, hash, parentHash, timestamp, size, blockExtraData, extDataHash } = toRecord(answer, "the block")
  const height = toNumber(number, "number")
  const bytes = readExtraData(blockExtraData, extDataHash, height)
  return {
    height,
    id: bytesFromKey(toHash(hash, "hash").slice(2)),
    parentId: bytesFromKey(toHash(parentHash, "parentHash").slice(2)),
    timestamp: toNumber(timestamp, "timestamp"),
    size: toNumber(size, "size"),
    bytes,
    transactions: readAtomicTransactions(bytes, height, place),
  }
}
