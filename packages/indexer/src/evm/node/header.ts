import type { Hex } from "@serac/store"
import { faultOfHeader, type Keccak } from "../../core/header/index.ts"
import { NodeFault, nonsense } from "../../core/index.ts"
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

/** The hash of a header; undefined for one of a form that cannot be hashed here. @throws NodeFault where it has another hash, or height */
export function headerHashAt(answer: unknown, height: number, keccak: Keccak): Hex | undefined {
  const header = readHeader(answer)
  if (header.number !== height) throw nonsense(`asked for block ${height}, the node answered block ${header.number}`)
  const fault = faultOfHeader(toRecord(answer, "the block"), keccak)
  if (fault?.isForm) return undefined
  if (fault) throw nonsense(`block ${height}: ${fault.reason}`)
  return header.hash
}

/** Some nodes answer null for a block that they do not have, others with an error. */
export function nullIfBehind(error: unknown): null {
  if (error instanceof NodeFault && error.kind === "behind") return null
  throw error
}
