import type { StakerRow } from "@serac/store"
import { hexKey, primarySubnetKey } from "./keys.ts"

/** Which node on which subnet: a validator that is pending or active is the only one of it. */
export const seatOf = ({ subnetId, nodeId }: Pick<StakerRow, "subnetId" | "nodeId">): string =>
  hexKey(subnetId) + hexKey(nodeId)

/** Whether a staker validates the primary network. */
export const isPrimaryStaker = ({ subnetId }: Pick<StakerRow, "subnetId">): boolean =>
  hexKey(subnetId) === primarySubnetKey

/** Added by the owner of a subnet: it stakes nothing, is rewarded nothing, and ends by itself. */
export const isPermissioned = (row: StakerRow): boolean =>
  row.kind === "validator" && row.delegationShares === undefined

/**
 * Who comes first of those that start at the same time: rewards are computed in this order, each from the supply that the ones
 * before leave.
 */
function rank(row: StakerRow): number {
  if (isPermissioned(row)) return 6
  if (!isPrimaryStaker(row)) return row.kind === "validator" ? 4 : 5
  if (row.kind === "validator") return 2
  return row.data.more?.apricot === true ? 1 : 3
}

const byTransaction = (left: StakerRow, right: StakerRow): number => Buffer.compare(left.txId, right.txId)

/** Pending stakers as they become active. */
export const byStart = (left: StakerRow, right: StakerRow): number =>
  left.start - right.start || rank(left) - rank(right) || byTransaction(left, right)

/** Permissioned validators as they end. */
export const byEnd = (left: StakerRow, right: StakerRow): number => left.end - right.end || byTransaction(left, right)
