import {
  appendId,
  decodePChainMessage,
  decodeWarpPayload,
  formatId,
  type L1ValidatorRegistration,
  type L1ValidatorWeight,
  maxUint64,
  type SubnetToL1Conversion,
  type UnsignedWarpMessage,
  validationIdOf,
} from "@serac/chain"
import { decodeJustification, MessageError, type SubnetIdIndex } from "@serac/wire/peer/server"
import { keyOf, type PlatformState } from "../ledger/index.ts"
import { readBytes } from "./read.ts"
import type { Refusal } from "./refusal.ts"

const makeRefusal = (code: number, text: string): Refusal => ({ code, text })
const quoted = (id: Uint8Array): string => `"${formatId(id)}"`
const noSuchConversion = (subnetID: Uint8Array) => makeRefusal(6, `subnet ${quoted(subnetID)} has not been converted`)
const noSuchValidation = (id: Uint8Array) => makeRefusal(11, `validation ${quoted(id)} does not exist`)

/** Verifies that a node signs a message of the P-Chain, according to its state. @returns the refusal, or `undefined`. */
export function verifyPChainMessage(
  state: PlatformState,
  { payload }: UnsignedWarpMessage,
  justification: Uint8Array,
): Refusal | undefined {
  const call = readBytes(payload, decodeWarpPayload)
  if ("problem" in call) return makeRefusal(1, `failed to parse warp addressed call: ${call.problem}`)
  if (call.value.type !== "AddressedCall")
    return makeRefusal(1, `failed to parse warp addressed call: wrong payload type: *payload.${call.value.type}`)
  if (call.value.sourceAddress.length > 0) return makeRefusal(2, "source address should be empty")
  const message = readBytes(call.value.payload, decodePChainMessage)
  if ("problem" in message) return makeRefusal(3, `failed to parse warp addressed call payload: ${message.problem}`)
  const { value } = message
  switch (value.type) {
    case "SubnetToL1Conversion":
      return verifyConversion(state, value, justification)
    case "L1ValidatorRegistration":
      return verifyRegistration(state, value, justification)
    case "L1ValidatorWeight":
      return verifyWeight(state, value)
    default:
      return makeRefusal(4, `unsupported warp addressed call payload type: *message.${value.type}`)
  }
}

function verifyConversion(
  { subnets }: PlatformState,
  { id }: SubnetToL1Conversion,
  subnetID: Uint8Array,
): Refusal | undefined {
  if (subnetID.length !== 32) return makeRefusal(5, `failed to parse justification: ${lengthOf(subnetID)}`)
  const conversion = subnets.conversion(subnetID)
  if (!conversion) return noSuchConversion(subnetID)
  const { conversionID } = conversion
  if (keyOf(id) === keyOf(conversionID)) return undefined
  return makeRefusal(7, `provided conversionID ${quoted(id)} != expected conversionID ${quoted(conversionID)}`)
}

function verifyRegistration(
  state: PlatformState,
  { validationID, registered }: L1ValidatorRegistration,
  bytes: Uint8Array,
): Refusal | undefined {
  if (registered) return state.l1Validators.get(validationID) ? undefined : noSuchValidation(validationID)
  const justification = justificationIn(bytes)
  if (typeof justification === "string") return makeRefusal(5, `failed to parse justification: ${justification}`)
  if (!justification) return makeRefusal(8, "invalid justification type: <nil>")
  return justification.type === "conversion"
    ? verifyLeft(state, validationID, justification.validator)
    : verifyNever(state, validationID, justification.message)
}

function justificationIn(bytes: Uint8Array) {
  try {
    return decodeJustification(bytes)
  } catch (error) {
    if (error instanceof MessageError) return "proto: cannot parse invalid wire-format data"
    throw error
  }
}

/** Verifies that a validator of a conversion does not exist any more. */
function verifyLeft(
  { subnets, l1Validators }: PlatformState,
  validationID: Uint8Array,
  { subnetId: subnetID, index }: SubnetIdIndex,
): Refusal | undefined {
  if (subnetID.length !== 32) return makeRefusal(9, `failed to parse subnetID: ${lengthOf(subnetID)}`)
  const mismatch = refuseOtherId(validationID, appendId(subnetID, index))
  if (mismatch) return mismatch
  if (!subnets.conversion(subnetID)) return noSuchConversion(subnetID)
  return l1Validators.get(validationID) ? exists(validationID) : undefined
}

/** Verifies that a validator does not exist, and that its registration can never be executed. */
function verifyNever(
  { l1Validators, time, expiries }: PlatformState,
  validationID: Uint8Array,
  bytes: Uint8Array,
): Refusal | undefined {
  const registration = readBytes(bytes, decodePChainMessage)
  const problem =
    "problem" in registration
      ? registration.problem
      : registration.value.type === "RegisterL1Validator"
        ? undefined
        : `wrong payload type: *message.${registration.value.type}`
  if ("problem" in registration || registration.value.type !== "RegisterL1Validator")
    return makeRefusal(13, `failed to parse RegisterL1Validator justification: ${problem}`)
  const { value } = registration
  const mismatch = refuseOtherId(validationID, validationIdOf(value))
  if (mismatch) return mismatch
  if (l1Validators.get(validationID)) return exists(validationID)
  if (value.expiry <= time || expiries.has(keyOf(validationID))) return undefined
  return makeRefusal(14, `validation ${quoted(validationID)} can be registered until ${value.expiry}`)
}

function verifyWeight(
  { l1Validators }: PlatformState,
  { validationID, nonce, weight }: L1ValidatorWeight,
): Refusal | undefined {
  if (nonce === maxUint64) return makeRefusal(15, "impossible nonce")
  const validator = l1Validators.get(validationID)
  if (!validator) return noSuchValidation(validationID)
  const { minNonce, weight: expected } = validator
  if (nonce + 1n !== minNonce) return makeRefusal(16, `provided nonce ${nonce} != expected nonce (${minNonce} - 1)`)
  return weight === expected ? undefined : makeRefusal(17, `provided weight ${weight} != expected weight ${expected}`)
}

const exists = (validationID: Uint8Array): Refusal => makeRefusal(12, `validation ${quoted(validationID)} exists`)

const lengthOf = ({ length }: Uint8Array): string => `invalid hash length: expected 32 bytes but got ${length}`

const refuseOtherId = (validationID: Uint8Array, justified: Uint8Array): Refusal | undefined =>
  keyOf(validationID) === keyOf(justified)
    ? undefined
    : makeRefusal(10, `validationID ${quoted(validationID)} != justificationID ${quoted(justified)}`)
