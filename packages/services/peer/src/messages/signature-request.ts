import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire"
import { bytes, field, optional, uint32 } from "./fields.ts"
import { decoding, struct } from "./struct.ts"

/** The handler of requests for signatures (ACP-118). */
export const signatureHandler = 2

/** A request for a signature. */
export interface SignatureRequest {
  /** An unsigned warp message. */
  readonly message: Uint8Array
  /** What proves that it may be signed, where the message alone does not. */
  readonly justification: Uint8Array
}

/** A signature: 96 bytes, BLS, of the unsigned message's bytes. */
export interface SignatureResponse {
  readonly signature: Uint8Array
}

/** Justifies that a validator is not registered: who it was. */
export interface RegistrationJustification {
  /** A validator that came with the conversion of a subnet. */
  readonly convertSubnetToL1TxData: SubnetIdIndex | undefined
  /** The bytes of the message that registered it. */
  readonly registerL1ValidatorMessage: Uint8Array | undefined
}

/** A validator's place in the conversion of a subnet. */
export interface SubnetIdIndex {
  readonly subnetId: Uint8Array
  readonly index: number
}

export const signatureRequest = struct<SignatureRequest>({
  message: field(1, bytes),
  justification: field(2, bytes),
})

export const signatureResponse = struct<SignatureResponse>({ signature: field(1, bytes) })

export const subnetIdIndex = struct<SubnetIdIndex>({ subnetId: field(1, bytes), index: field(2, uint32) })

const registrationJustification = struct<RegistrationJustification>({
  convertSubnetToL1TxData: optional(1, subnetIdIndex),
  registerL1ValidatorMessage: optional(2, bytes),
})

/**
 * What justifies the removal of a validator that came with the conversion of a subnet.
 *
 * @param subnetId 32 bytes
 * @param index The validator's place in the conversion
 */
export const justifyConversionValidator = (subnetId: Uint8Array, index: number): Uint8Array =>
  registrationJustification.encode({
    convertSubnetToL1TxData: { subnetId, index },
    registerL1ValidatorMessage: undefined,
  })

/**
 * What justifies the removal of a validator that was registered, or whose registration expired.
 *
 * @param message The bytes of its RegisterL1Validator message
 */
export const justifyRegistration = (message: Uint8Array): Uint8Array =>
  registrationJustification.encode({ convertSubnetToL1TxData: undefined, registerL1ValidatorMessage: message })

/** What a justification says: one of both, or nothing. @throws {MessageError} */
export const decodeJustification = registrationJustification.decode

/** The bytes of an app request: which handler, and what it is asked. */
export const encodeAppBytes = (handler: number, request: Uint8Array): Uint8Array =>
  new BinaryWriter().uint32(handler).raw(request).finish()

/** @throws {MessageError} where there is no handler */
export function decodeAppBytes(appBytes: Uint8Array): { readonly handler: number; readonly request: Uint8Array } {
  return decoding(() => {
    const reader = new BinaryReader(appBytes)
    const handler = Number(reader.uint64())
    return { handler, request: appBytes.subarray(reader.pos) }
  })
}
