import {
  decodeUnsignedWarpMessage,
  encodePChainMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  type L1ValidatorRegistration,
  type L1ValidatorWeight,
  type SubnetToL1Conversion,
  type UnsignedWarpMessage,
} from "@serac/chain"
import { zeroId } from "../validators/p-chain.ts"

/** What the P-Chain says about an L1. */
export type L1Statement = SubnetToL1Conversion | L1ValidatorRegistration | L1ValidatorWeight

/** A message of the P-Chain about an L1, to its manager. */
export interface L1Message {
  readonly message: UnsignedWarpMessage
  /** Empty where the message needs none. */
  readonly justification: Uint8Array
  /** The blockchain of the manager, whose subnet's validators sign: it takes the P-Chain's messages from them. */
  readonly receiver: Uint8Array
}

/** A message in which the P-Chain itself speaks: it has no sender's address. */
export function l1Message(
  networkID: number,
  statement: L1Statement,
  {
    justification = new Uint8Array(),
    receiver,
  }: { readonly justification?: Uint8Array; readonly receiver: Uint8Array },
): L1Message {
  const payload = encodeWarpPayload({
    type: "AddressedCall",
    sourceAddress: new Uint8Array(),
    payload: encodePChainMessage(statement),
  })
  const bytes = encodeUnsignedWarpMessage({ networkID, sourceChainID: zeroId, payload })
  return { message: decodeUnsignedWarpMessage(bytes), justification, receiver }
}
