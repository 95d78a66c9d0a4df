import { encodePChainMessage, encodeUnsignedWarpMessage, encodeWarpPayload, type PChainMessage } from "@serac/chain"

const zeroID = new Uint8Array(32)

/** Unsigned warp messages of a network, by kind of content. */
export function unsignedMessages(networkID: number) {
  const unsigned = (sourceChainID: Uint8Array, payload: Uint8Array, network = networkID) =>
    encodeUnsignedWarpMessage({ networkID: network, sourceChainID, payload })
  const call = (payload: Uint8Array, sourceAddress = new Uint8Array()) =>
    encodeWarpPayload({ type: "AddressedCall", sourceAddress, payload })
  return {
    unsigned,
    call,
    hashMessage: (chainID: Uint8Array, hash: Uint8Array) =>
      unsigned(chainID, encodeWarpPayload({ type: "Hash", hash })),
    pMessage: (message: PChainMessage) => unsigned(zeroID, call(encodePChainMessage(message))),
  }
}
