import {
  decodeAddressedCall,
  decodePChainMessage,
  decodeWarpMessage,
  type L1ValidatorWeight,
  type PChainMessage,
  type RegisterL1Validator,
} from "@serac/chain"
import { nonsense } from "../../core/index.ts"
import { hashing } from "./keys.ts"

function messageIn(signed: Uint8Array): PChainMessage {
  const { unsignedMessage } = decodeWarpMessage(signed, hashing)
  return decodePChainMessage(decodeAddressedCall(unsignedMessage.payload).payload)
}

/** The message of an L1's manager in a RegisterL1ValidatorTx. */
export function registrationIn(signed: Uint8Array): RegisterL1Validator {
  const message = messageIn(signed)
  if (message.type !== "RegisterL1Validator") throw nonsense(`an L1 validator is registered by a ${message.type}`)
  return message
}

/** The message of an L1's manager in a SetL1ValidatorWeightTx. */
export function weightIn(signed: Uint8Array): L1ValidatorWeight {
  const message = messageIn(signed)
  if (message.type !== "L1ValidatorWeight") throw nonsense(`the weight of an L1 validator is set by a ${message.type}`)
  return message
}
