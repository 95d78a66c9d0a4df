import { formatAddress, formatId, formatNodeId } from "@serac/chain"

const numbered = (length: number, number: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  new DataView(bytes.buffer).setUint32(length - 4, number)
  return bytes
}

/** An ID that is a number: a transaction's, a block's, an asset's. */
export const id = (number: number): Uint8Array => numbered(32, number)
export const cb58 = (number: number): string => formatId(id(number))
export const address = (number: number): Uint8Array => numbered(20, number)
export const bech32 = (number: number): string => formatAddress(address(number), "custom")
export const node = (number: number): Uint8Array => numbered(20, number)
export const nodeId = (number: number): string => formatNodeId(node(number))
