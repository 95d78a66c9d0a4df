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

/** A statement of the P-Chain about an L1. */
export type L1Statement = SubnetToL1Conversion | L1ValidatorRegistration | L1ValidatorWeight

/** A message of the P-Chain about an L1, to its manager. */
export interface L1Message {
  readonly message: UnsignedWarpMessage
  /** Empty for a message that needs none. */
  readonly justification: Uint8Array
  /** The blockchain of the manager. Its subnet's validators sign: the manager accepts the P-Chain's messages from them. */
  readonly receiver: Uint8Array
}

/** Makes a message of the P-Chain itself: it has no sender address. */
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
