import { sha256 } from "@noble/hashes/sha2.js"
import { bytesSchema, fixed, id } from "../codec/bytes.ts"
import { bool, u64 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { struct, typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { pChainOwner } from "../p/l1.ts"

// Messages are in a payload, whose limit applies; the data of a conversion are hashed, never sent.
const unlimitedLength = Number.POSITIVE_INFINITY

const blsPublicKey = fixed(48, "numbers")

const subnetToL1Conversion = typed("SubnetToL1Conversion", { id })
const registerL1Validator = typed("RegisterL1Validator", {
  subnetID: id,
  nodeID: bytesSchema(),
  blsPublicKey,
  expiry: u64,
  remainingBalanceOwner: pChainOwner,
  disableOwner: pChainOwner,
  weight: u64,
})
const l1ValidatorRegistration = typed("L1ValidatorRegistration", { validationID: id, registered: bool })
const l1ValidatorWeight = typed("L1ValidatorWeight", { validationID: id, nonce: u64, weight: u64 })

const typeIDs = { SubnetToL1Conversion: 0, RegisterL1Validator: 1, L1ValidatorRegistration: 2, L1ValidatorWeight: 3 }
const pChainMessageSchema = union("a P-Chain message", typeIDs, [
  subnetToL1Conversion,
  registerL1Validator,
  l1ValidatorRegistration,
  l1ValidatorWeight,
])

const conversionData = struct({
  subnetID: id,
  managerChainID: id,
  managerAddress: bytesSchema(),
  validators: slice(struct({ nodeID: bytesSchema(), blsPublicKey, weight: u64 })),
})

/** The P-Chain confirms that a subnet became an L1; `id` is the `conversionIdOf` its data. */
export type SubnetToL1Conversion = Infer<typeof subnetToL1Conversion>
/** An L1's manager registers a validator. The validation id is the sha256 of this message's bytes. */
export type RegisterL1Validator = Infer<typeof registerL1Validator>
/** The P-Chain confirms that a validation is registered, or never will be. */
export type L1ValidatorRegistration = Infer<typeof l1ValidatorRegistration>
/** An L1's manager sets a weight (0 removes the validator), or the P-Chain confirms one. */
export type L1ValidatorWeight = Infer<typeof l1ValidatorWeight>
/** The messages between the P-Chain and the managers of L1s (ACP-77), distinguished by `type`. */
export type PChainMessage = Infer<typeof pChainMessageSchema>
/** The initial data of an L1: the manager of its validators, and the validators. */
export type SubnetToL1ConversionData = Infer<typeof conversionData>

/**
 * Decodes a message between the P-Chain and the manager of an L1: the payload of an `AddressedCall`.
 *
 * @throws {CodecError}
 * @example
 * import { decodeAddressedCall, decodePChainMessage, decodeWarpMessage } from "@serac/chain"
 *
 * // `message` of a RegisterL1ValidatorTx or a SetL1ValidatorWeightTx.
 * function messageOf(message: Uint8Array) {
 *   const { payload } = decodeAddressedCall(decodeWarpMessage(message).unsignedMessage.payload)
 *   return decodePChainMessage(payload)
 * }
 */
export function decodePChainMessage(bytes: Uint8Array): PChainMessage {
  return decodeVersioned(pChainMessageSchema, bytes, undefined, unlimitedLength)
}

/**
 * Encodes a message between the P-Chain and the manager of an L1.
 *
 * @throws {CodecError} `invalid-value`
 * @example
 * import { encodePChainMessage } from "@serac/chain"
 *
 * const bytes = encodePChainMessage({
 *   type: "L1ValidatorWeight",
 *   validationID: new Uint8Array(32),
 *   nonce: 1n,
 *   weight: 100n,
 * })
 */
export function encodePChainMessage(value: PChainMessage): Uint8Array {
  return encode(pChainMessageSchema, value, unlimitedLength)
}

/**
 * Encodes the initial data of an L1, whose hash is the conversion id.
 *
 * @throws {CodecError} `invalid-value`
 * @example
 * import { encodeSubnetToL1ConversionData } from "@serac/chain"
 *
 * const bytes = encodeSubnetToL1ConversionData({
 *   subnetID: new Uint8Array(32),
 *   managerChainID: new Uint8Array(32),
 *   managerAddress: new Uint8Array(20),
 *   validators: [],
 * })
 */
export function encodeSubnetToL1ConversionData(data: SubnetToL1ConversionData): Uint8Array {
  return encode(conversionData, data, unlimitedLength)
}

/**
 * Decodes the initial data of an L1.
 *
 * @throws {CodecError}
 * @example
 * import { decodeSubnetToL1ConversionData } from "@serac/chain"
 *
 * const managerOf = (bytes: Uint8Array) => decodeSubnetToL1ConversionData(bytes).managerAddress
 */
export function decodeSubnetToL1ConversionData(bytes: Uint8Array): SubnetToL1ConversionData {
  return decodeVersioned(conversionData, bytes, undefined, unlimitedLength)
}

/**
 * The id of a conversion, as in `SubnetToL1Conversion` and in `conversionID` of `platform.getSubnet`.
 *
 * @throws {CodecError} `invalid-value`
 * @example
 * import { conversionIdOf, type SubnetToL1ConversionData } from "@serac/chain"
 *
 * const messageOf = (data: SubnetToL1ConversionData) =>
 *   ({ type: "SubnetToL1Conversion", id: conversionIdOf(data) }) as const
 */
export function conversionIdOf(data: SubnetToL1ConversionData): Uint8Array {
  return sha256(encodeSubnetToL1ConversionData(data))
}

/**
 * The validation id of a registration: the sha256 of the message.
 *
 * @throws {CodecError} `invalid-value`
 * @example
 * import { type RegisterL1Validator, validationIdOf } from "@serac/chain"
 *
 * const weightOf = (registration: RegisterL1Validator, weight: bigint) =>
 *   ({ type: "L1ValidatorWeight", validationID: validationIdOf(registration), nonce: 0n, weight }) as const
 */
export function validationIdOf(registration: RegisterL1Validator): Uint8Array {
  return sha256(encodePChainMessage(registration))
}
