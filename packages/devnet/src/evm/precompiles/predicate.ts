import {
  CodecError,
  decodeWarpMessage,
  decodeWarpPayload,
  parseBitSet,
  WarpError,
  type WarpMessage,
} from "@serac/chain"
import { EvmError } from "../chain/evm-error.ts"
import { concat, fromHex, type Hex, toHex } from "../codec/hex.ts"
import type { AccessListEntry } from "../transaction/transaction.ts"
import { warpAddress, warpGas } from "./warp-gas.ts"

const delimiter = 0xff

/** Encodes a message as the 32-byte chunks of an access list: a delimiter ends the message, zeros fill the last chunk. */
export function toPredicate(message: Uint8Array): readonly Hex[] {
  const padded = new Uint8Array((Math.floor(message.length / 32) + 1) * 32)
  padded.set(message)
  padded[message.length] = delimiter
  return Array.from({ length: padded.length / 32 }, (_, at) => toHex(padded.subarray(32 * at, 32 * at + 32)))
}

/** Decodes the message in the chunks. @throws EvmError with the node's text */
export function fromPredicate(chunks: readonly Hex[]): Uint8Array {
  const padded = concat(...chunks.map(fromHex))
  const end = padded.findLastIndex((byte) => byte !== 0) + 1
  if (end === 0) throw new EvmError(`no delimiter found: length (${chunks.length})`)
  const expected = Math.ceil(end / 32)
  if (expected !== chunks.length)
    throw new EvmError(
      `predicate included excess padding: got length (${chunks.length}), expected length (${expected})`,
    )
  if (padded[end - 1] !== delimiter) throw new EvmError("wrong delimiter")
  return padded.subarray(0, end - 1)
}

/** The predicates for the Warp precompile in an access list, in order. */
export const predicatesOf = (accessList: readonly AccessListEntry[]): readonly (readonly Hex[])[] =>
  accessList.filter(({ address }) => address === warpAddress).map(({ storageKeys }) => storageKeys)

/**
 * The gas of a predicate, part of the intrinsic gas of its transaction.
 *
 * @throws EvmError with the node's text if the predicate is not a signed message
 */
export function predicateGas(chunks: readonly Hex[]): bigint {
  const message = warpMessageOf(chunks)
  try {
    decodeWarpPayload(message.unsignedMessage.payload)
  } catch (error) {
    throw new EvmError(`cannot unpack warp message payload: ${goCodecText(message.unsignedMessage.payload, error)}`)
  }
  return (
    warpGas.verifyPredicateBase +
    warpGas.perMessageChunk * BigInt(chunks.length) +
    warpGas.perSigner * BigInt(signerCount(message))
  )
}

/** Decodes the signed message in the chunks. @throws EvmError with the node's text */
export function warpMessageOf(chunks: readonly Hex[]): WarpMessage {
  const bytes = unpack(chunks)
  try {
    return decodeWarpMessage(bytes)
  } catch (error) {
    throw new EvmError(`cannot unpack warp message: ${goCodecText(bytes, error)}`)
  }
}

function unpack(chunks: readonly Hex[]): Uint8Array {
  try {
    return fromPredicate(chunks)
  } catch (error) {
    throw new EvmError(`cannot unpack predicate bytes: ${(error as Error).message}`)
  }
}

function signerCount({ signature }: WarpMessage): number {
  try {
    return parseBitSet(signature.signers).length
  } catch (error) {
    if (!(error instanceof WarpError)) throw error
    throw new EvmError("cannot fetch num signers from warp message: bitset is invalid")
  }
}

/** The error text of the node's codec for malformed bytes. */
function goCodecText(bytes: Uint8Array, error: unknown): string {
  if (!(error instanceof CodecError)) throw error
  if (bytes.length < 2) return "couldn't unpack codec version"
  if (error.code === "unknown-version") return "unknown codec version"
  if (error.code === "truncated") return "couldn't unmarshal interface: packer has insufficient length for input"
  return error.message
}
