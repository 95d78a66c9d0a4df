import type { Hex } from "@serac/store"
import { faultOfHeader, type Keccak } from "../../core/header/index.ts"
import { NodeFault, nonsense } from "../../core/index.ts"
import { toHash, toNumber, toRecord } from "../../core/node/index.ts"

/** The position of a block in its chain. */
export interface Header {
  readonly number: number
  readonly hash: Hex
  readonly parentHash: Hex
}

/** @throws NodeFault unless the value is a block, or a header of newHeads. */
export function readHeader(value: unknown): Header {
  const { number, hash, parentHash } = toRecord(value, "a header")
  return {
    number: toNumber(number, "number"),
    hash: toHash(hash, "hash"),
    parentHash: toHash(parentHash, "parentHash"),
  }
}

/** The verified hash of a header; undefined if its form cannot be hashed. @throws NodeFault if the hash or height is another */
export function headerHashAt(answer: unknown, height: number, keccak: Keccak): Hex | undefined {
  const header = readHeader(answer)
  if (header.number !== height) throw nonsense(`asked for block ${height}, the node answered block ${header.number}`)
  const fault = faultOfHeader(toRecord(answer, "the block"), keccak)
  if (fault?.isForm) return undefined
  if (fault) throw nonsense(`block ${height}: ${fault.reason}`)
  return header.hash
}

/** Some nodes answer null for a missing block, others an error. */
export function nullIfBehind(error: unknown): null {
  if (error instanceof NodeFault && error.kind === "behind") return null
  throw error
}
