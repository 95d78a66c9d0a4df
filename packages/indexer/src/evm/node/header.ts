import type { Hex } from "@serac/store"
import { toHash, toNumber, toRecord } from "../../core/node/index.ts"

/** A block's place in the chain. */
export interface Header {
  readonly number: number
  readonly hash: Hex
  readonly parentHash: Hex
}

/** @throws NodeFault unless it is a block, or a header as newHeads tells it. */
export function readHeader(value: unknown): Header {
  const { number, hash, parentHash } = toRecord(value, "a header")
  return {
    number: toNumber(number, "number"),
    hash: toHash(hash, "hash"),
    parentHash: toHash(parentHash, "parentHash"),
  }
}
