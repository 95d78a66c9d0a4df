import type { Value } from "../engine.ts"
import { storable } from "../storable.ts"
import { positionAt, positionOf } from "./keys.ts"
import type { BlockchainRow, SubnetRow } from "./rows.ts"

/** The columns of a subnet under the names that the queries give them. */
export interface SubnetColumns {
  readonly subnetId: Uint8Array
  readonly position: number
  readonly createdAt: number
  readonly data: string
}

/** The columns of a blockchain under the names that the queries give them. */
export interface BlockchainColumns {
  readonly blockchainId: Uint8Array
  readonly subnetId: Uint8Array
  readonly position: number
  readonly createdAt: number
  readonly name: string
  readonly vmId: string
  readonly evmChainId: string | null
}

/** A subnet's values in the order of its table. */
export function subnetValues(network: number, row: SubnetRow): readonly Value[] {
  return [network, row.subnetId, positionOf(row), row.createdAt, JSON.stringify(row.data)]
}

export function subnetRow({ subnetId, position, createdAt, data }: SubnetColumns): SubnetRow {
  return { subnetId, ...positionAt(position), createdAt, data: JSON.parse(data) }
}

/** A blockchain's values in the order of its table. */
export function blockchainValues(network: number, row: BlockchainRow): readonly Value[] {
  return [
    network,
    row.blockchainId,
    row.subnetId,
    positionOf(row),
    row.createdAt,
    storable(row.name),
    row.vmId,
    row.evmChainId ?? null,
  ]
}

export function blockchainOf({ position, evmChainId, ...row }: BlockchainColumns): BlockchainRow {
  return { ...row, ...positionAt(position), ...(evmChainId !== null && { evmChainId }) }
}
