import type { Value } from "../engine.ts"
import { joinAddresses, positionAt, positionOf, splitAddresses } from "./keys.ts"
import type { L1ValidatorRow } from "./rows.ts"

/** The columns of an L1 validator under the names that the queries give them. */
export interface L1ValidatorColumns {
  readonly validationId: Uint8Array
  readonly subnetId: Uint8Array
  readonly nodeId: Uint8Array
  readonly weight: string
  readonly start: number
  readonly position: number
  readonly txId: Uint8Array
  readonly endAccumulatedFee: string
  readonly minNonce: string
  readonly balanceAddresses: Uint8Array
  readonly data: string
}

/** An L1 validator's values in the order of its table. */
export function l1ValidatorValues(network: number, row: L1ValidatorRow): readonly Value[] {
  return [
    network,
    row.validationId,
    row.subnetId,
    row.nodeId,
    row.weight.toString(),
    row.start,
    positionOf(row),
    row.txId,
    row.endAccumulatedFee.toString(),
    row.minNonce.toString(),
    joinAddresses(row.balanceAddresses),
    JSON.stringify(row.data),
  ]
}

export function l1ValidatorOf({ position, ...row }: L1ValidatorColumns): L1ValidatorRow {
  return {
    ...row,
    ...positionAt(position),
    weight: BigInt(row.weight),
    endAccumulatedFee: BigInt(row.endAccumulatedFee),
    minNonce: BigInt(row.minNonce),
    balanceAddresses: splitAddresses(row.balanceAddresses),
    data: JSON.parse(row.data),
  }
}
