import { bytesSchema, id } from "../codec/bytes.ts"
import { CodecError } from "../codec/codec-error.ts"
import type { Infer } from "../codec/schema.ts"
import { typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"

/** Maximum size of a payload in bytes. */
export const largestPayload = 24 * 1024

const hashPayload = typed("Hash", { hash: id })
const addressedCall = typed("AddressedCall", { sourceAddress: bytesSchema(), payload: bytesSchema() })
const payload = union("a payload", { Hash: 0, AddressedCall: 1 }, [hashPayload, addressedCall])

/** The hash of an accepted block of the source chain. */
export type WarpHash = Infer<typeof hashPayload>
/** A message of `sourceAddress` on the source chain: empty for a message of the chain itself, as of the P-Chain. */
export type AddressedCall = Infer<typeof addressedCall>
/** The payload of a warp message, distinguished by `type`. */
export type WarpPayload = Infer<typeof payload>

/**
 * Decodes the payload of a warp message, of at most 24 KiB.
 *
 * @throws {CodecError}
 * @example
 * import { decodeUnsignedWarpMessage, decodeWarpPayload } from "@serac/chain"
 *
 * function senderOf(bytes: Uint8Array): Uint8Array | undefined {
 *   const payload = decodeWarpPayload(decodeUnsignedWarpMessage(bytes).payload)
 *   return payload.type === "AddressedCall" ? payload.sourceAddress : undefined
 * }
 */
export function decodeWarpPayload(bytes: Uint8Array): WarpPayload {
  return decodeVersioned(payload, bytes, undefined, largestPayload)
}

/**
 * Decodes a payload that must be an `AddressedCall`.
 *
 * @throws {CodecError} also `wrong-type` when it is a `Hash`
 * @example
 * import { decodeAddressedCall, decodePChainMessage } from "@serac/chain"
 *
 * const messageOf = (bytes: Uint8Array) => decodePChainMessage(decodeAddressedCall(bytes).payload)
 */
export function decodeAddressedCall(bytes: Uint8Array): AddressedCall {
  const decoded = decodeWarpPayload(bytes)
  if (decoded.type === "AddressedCall") return decoded
  throw new CodecError("wrong-type", `a ${decoded.type} stands where an AddressedCall belongs`, 2)
}

/**
 * Encodes a payload.
 *
 * @throws {CodecError} `invalid-value`, `too-large`
 * @example
 * import { encodePChainMessage, encodeWarpPayload } from "@serac/chain"
 *
 * const message = encodePChainMessage({ type: "SubnetToL1Conversion", id: new Uint8Array(32) })
 * const bytes = encodeWarpPayload({ type: "AddressedCall", sourceAddress: new Uint8Array(), payload: message })
 */
export function encodeWarpPayload(value: WarpPayload): Uint8Array {
  return encode(payload, value, largestPayload)
}
