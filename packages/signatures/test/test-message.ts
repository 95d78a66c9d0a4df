import { decodeUnsignedWarpMessage, encodeUnsignedWarpMessage, type UnsignedWarpMessage } from "@serac/chain"

/** An unsigned message of network 1; by default of a blockchain other than the P-Chain, with a payload of one byte. */
export const testMessage = ({
  sourceChainID = new Uint8Array(32).fill(5),
  payload = Uint8Array.of(0x99),
}: {
  readonly sourceChainID?: Uint8Array
  readonly payload?: Uint8Array
} = {}): UnsignedWarpMessage =>
  decodeUnsignedWarpMessage(encodeUnsignedWarpMessage({ networkID: 1, sourceChainID, payload }))
