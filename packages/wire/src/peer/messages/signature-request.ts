import { BinaryReader, BinaryWriter, WireType } from "@bufbuild/protobuf/wire"
import { readEnvelope } from "./envelope.ts"
import { bytesField, field, uint32 } from "./fields.ts"
import { decoding, struct } from "./struct.ts"

/** The id of the handler of signature requests (ACP-118). */
export const signatureHandler = 2

/** A request for a signature. */
export interface SignatureRequest {
  /** An unsigned warp message. */
  readonly message: Uint8Array
  /** The proof that it may be signed, if the message alone is not enough. */
  readonly justification: Uint8Array
}

/** A BLS signature of the unsigned message's bytes: 96 bytes. */
export interface SignatureResponse {
  readonly signature: Uint8Array
}

/** The index of a validator in the conversion of a subnet. */
export interface SubnetIdIndex {
  readonly subnetId: Uint8Array
  readonly index: number
}

export const signatureRequest = struct<SignatureRequest>({
  message: field(1, bytesField),
  justification: field(2, bytesField),
})

export const signatureResponse = struct<SignatureResponse>({ signature: field(1, bytesField) })

const subnetIdIndex = struct<SubnetIdIndex>({ subnetId: field(1, bytesField), index: field(2, uint32) })

const conversionValidator = 1
const registration = 2

/** Justifies that a validator is not registered, by identifying it. */
export type RegistrationJustification =
  /** A validator of the conversion of a subnet. */
  | { readonly type: "conversion"; readonly validator: SubnetIdIndex }
  /** The bytes of the message that registered it. */
  | { readonly type: "registration"; readonly message: Uint8Array }

/**
 * The justification for the removal of a validator of a subnet's conversion.
 *
 * @param subnetId 32 bytes
 * @param index The validator's index in the conversion
 * @example
 * import { justifyConversionValidator } from "@serac/wire/peer"
 *
 * const justification = justifyConversionValidator(new Uint8Array(32), 0)
 */
export const justifyConversionValidator = (subnetId: Uint8Array, index: number): Uint8Array =>
  subnetIdIndex
    .write(new BinaryWriter().tag(conversionValidator, WireType.LengthDelimited), { subnetId, index })
    .finish()

/**
 * The justification for the removal of a registered validator, or for an expired registration.
 *
 * @param message The bytes of its RegisterL1Validator message
 * @example
 * import { encodePChainMessage, type RegisterL1Validator } from "@serac/chain"
 * import { justifyRegistration } from "@serac/wire/peer"
 *
 * const justify = (message: RegisterL1Validator) => justifyRegistration(encodePChainMessage(message))
 */
export const justifyRegistration = (message: Uint8Array): Uint8Array =>
  new BinaryWriter().tag(registration, WireType.LengthDelimited).bytes(message).finish()

/** Decodes a justification; `undefined` if it is empty. @throws {MessageError} */
export function decodeJustification(bytes: Uint8Array): RegistrationJustification | undefined {
  const { number, content = new Uint8Array(0) } = readEnvelope(bytes) ?? {}
  if (number === conversionValidator) return { type: "conversion", validator: subnetIdIndex.decode(content) }
  return number === registration ? { type: "registration", message: content } : undefined
}

/** The bytes of an app request: the handler's id, and the request. */
export const encodeAppBytes = (handler: number, request: Uint8Array): Uint8Array =>
  new BinaryWriter().uint32(handler).raw(request).finish()

/** @throws {MessageError} without a handler id */
export function decodeAppBytes(appBytes: Uint8Array): { readonly handler: number; readonly request: Uint8Array } {
  return decoding(() => {
    const reader = new BinaryReader(appBytes)
    const handler = Number(reader.uint64())
    return { handler, request: appBytes.subarray(reader.pos) }
  })
}
