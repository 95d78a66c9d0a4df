import { bytesSchema, fixed, id } from "../codec/bytes.ts"
import { type HashOptions, hashFunction } from "../codec/hash.ts"
import { u32 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { struct, typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { assertShortest, countBits } from "./bit-set.ts"

// The envelope has no limit of its own; the containing message has one.
const unlimitedLength = Number.POSITIVE_INFINITY

const unsignedMessage = { networkID: u32, sourceChainID: id, payload: bytesSchema() }
const bitSetSignature = typed("BitSetSignature", { signers: bytesSchema(), signature: fixed(96) })
const unsigned = struct(unsignedMessage)
const signed = struct({
  ...unsignedMessage,
  signature: union("a signature", { BitSetSignature: 0 }, [bitSetSignature]),
})

/** The aggregate signature of the validators whose bits are set: see `parseBitSet` and `canonicalValidators`. */
export type BitSetSignature = Infer<typeof bitSetSignature>

/** The network, source chain and payload of a warp message. */
export type UnsignedWarpMessageFields = Infer<typeof unsigned>

/** An unsigned warp message. */
export interface UnsignedWarpMessage extends UnsignedWarpMessageFields {
  /** sha256 of `bytes`: the id in `warp_getMessage` and in the Warp precompile's event. */
  readonly id: Uint8Array
  /** The bytes that validators sign. */
  readonly bytes: Uint8Array
}

/** A warp message with its signature. */
export interface WarpMessage {
  readonly unsignedMessage: UnsignedWarpMessage
  readonly signature: BitSetSignature
  readonly bytes: Uint8Array
}

const bitSetLength = ({ signers }: BitSetSignature): number => 4 + 4 + signers.length + 96

const withIdentity = (fields: UnsignedWarpMessageFields, source: Uint8Array, options?: HashOptions) => {
  const { networkID, sourceChainID, payload } = fields
  return { networkID, sourceChainID, payload, id: hashFunction(options)(source), bytes: source }
}

/**
 * Decodes an unsigned warp message: the log data of the Warp precompile, or the result of `warp_getMessage`.
 *
 * @throws {CodecError}
 * @example
 * import { decodeUnsignedWarpMessage, formatId } from "@serac/chain"
 *
 * const messageIdOf = (bytes: Uint8Array) => formatId(decodeUnsignedWarpMessage(bytes).id)
 */
export function decodeUnsignedWarpMessage(bytes: Uint8Array, options?: HashOptions): UnsignedWarpMessage {
  return withIdentity(decodeVersioned(unsigned, bytes, undefined, unlimitedLength), bytes, options)
}

/**
 * Encodes an unsigned warp message.
 *
 * @throws {CodecError} `invalid-value`
 * @example
 * import { encodeUnsignedWarpMessage, encodeWarpPayload } from "@serac/chain"
 *
 * const bytes = encodeUnsignedWarpMessage({
 *   networkID: 1337,
 *   sourceChainID: new Uint8Array(32),
 *   payload: encodeWarpPayload({ type: "Hash", hash: new Uint8Array(32) }),
 * })
 */
export function encodeUnsignedWarpMessage(message: UnsignedWarpMessageFields): Uint8Array {
  return encode(unsigned, message, unlimitedLength)
}

/**
 * Decodes a signed warp message: the result of `warp_getMessageAggregateSignature`, `message` of `RegisterL1ValidatorTx`
 * and `SetL1ValidatorWeightTx`. The signature is not verified: see `verifyWarpMessage` of `@serac/chain/bls`.
 *
 * @throws {CodecError}
 * @example
 * import { decodeWarpMessage, parseBitSet } from "@serac/chain"
 *
 * const signersOf = (bytes: Uint8Array) => parseBitSet(decodeWarpMessage(bytes).signature.signers)
 */
export function decodeWarpMessage(bytes: Uint8Array, options?: HashOptions): WarpMessage {
  const { signature, ...fields } = decodeVersioned(signed, bytes, undefined, unlimitedLength)
  const end = bytes.length - bitSetLength(signature)
  return { unsignedMessage: withIdentity(fields, bytes.subarray(0, end), options), signature, bytes }
}

/**
 * Encodes a signed warp message.
 *
 * @throws {CodecError} `invalid-value`
 * @example
 * import { encodeWarpMessage, formatBitSet } from "@serac/chain"
 *
 * const bytes = encodeWarpMessage({
 *   unsignedMessage: { networkID: 1337, sourceChainID: new Uint8Array(32), payload: new Uint8Array() },
 *   signature: { type: "BitSetSignature", signers: formatBitSet([0]), signature: new Uint8Array(96) },
 * })
 */
export function encodeWarpMessage(message: {
  readonly unsignedMessage: UnsignedWarpMessageFields
  readonly signature: BitSetSignature
}): Uint8Array {
  const { networkID, sourceChainID, payload } = message.unsignedMessage
  return encode(signed, { networkID, sourceChainID, payload, signature: message.signature }, unlimitedLength)
}

/** The number of validators that signed the encoded message. */
export function countSigners(message: Uint8Array): number {
  const { signers } = decodeVersioned(signed, message, undefined, unlimitedLength).signature
  assertShortest(signers)
  return countBits(signers)
}
