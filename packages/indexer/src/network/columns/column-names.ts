import { formatId, formatNodeId, hrpOf } from "@serac/chain"
import { addressWriter } from "../render/address-text.ts"

/** The texts of IDs in columns, and the network. */
export interface ColumnNames {
  readonly networkId: number
  /** cb58. */
  id(bytes: Uint8Array): string
  /** `NodeID-` and cb58. */
  node(bytes: Uint8Array): string
  /** Bech32 without a chain prefix. */
  address(bytes: Uint8Array): string
}

/** The texts of IDs of a network. */
export function columnNames(networkId: number): ColumnNames {
  return { networkId, id: formatId, node: formatNodeId, address: addressWriter(hrpOf(networkId)) }
}
