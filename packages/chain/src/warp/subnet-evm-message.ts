import { id } from "../codec/bytes.ts"
import { u64 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { largestPayload } from "./payload.ts"

const validatorUptime = typed("ValidatorUptime", { validationID: id, totalUptime: u64 })
const subnetEvmMessageSchema = union("a subnet-EVM message", { ValidatorUptime: 0 }, [validatorUptime])

/** An L1's validators attest the uptime of one of them, in seconds. */
export type ValidatorUptime = Infer<typeof validatorUptime>
/** The messages that validators of a subnet-EVM chain sign in addition to those of its contracts, distinguished by `type`. */
export type SubnetEvmMessage = Infer<typeof subnetEvmMessageSchema>

/**
 * Decodes a message of the validators of a subnet-EVM chain: the payload of an `AddressedCall`, of at most 24 KiB.
 *
 * @throws {CodecError}
 * @example
 * import { decodeSubnetEvmMessage } from "@serac/chain"
 *
 * const uptimeOf = (bytes: Uint8Array) => decodeSubnetEvmMessage(bytes).totalUptime
 */
export function decodeSubnetEvmMessage(bytes: Uint8Array): SubnetEvmMessage {
  return decodeVersioned(subnetEvmMessageSchema, bytes, undefined, largestPayload)
}

/**
 * Encodes a message of the validators of a subnet-EVM chain.
 *
 * @throws {CodecError} `invalid-value`
 * @example
 * import { encodeSubnetEvmMessage } from "@serac/chain"
 *
 * encodeSubnetEvmMessage({ type: "ValidatorUptime", validationID: new Uint8Array(32), totalUptime: 86_400n })
 */
export function encodeSubnetEvmMessage(value: SubnetEvmMessage): Uint8Array {
  return encode(subnetEvmMessageSchema, value, largestPayload)
}
