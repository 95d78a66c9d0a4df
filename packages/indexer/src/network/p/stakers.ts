import type { StakerRow } from "@serac/store"
import { hexKey, primarySubnetKey } from "./keys.ts"

/** A key of a node on a subnet: at most one pending or active validator has it. */
export const seatOf = ({ subnetId, nodeId }: Pick<StakerRow, "subnetId" | "nodeId">): string =>
  hexKey(subnetId) + hexKey(nodeId)

/** Whether a staker validates the primary network. */
export const isPrimaryStaker = ({ subnetId }: Pick<StakerRow, "subnetId">): boolean =>
  hexKey(subnetId) === primarySubnetKey

/** Whether a subnet's owner added the validator: it has no stake and no rewards, and ends by itself. */
export const isPermissioned = (row: StakerRow): boolean =>
  row.kind === "validator" && row.delegationShares === undefined

/** The order of stakers that start at the same time: rewards are computed in this order, each from the supply that the earlier ones leave. */
function rank(row: StakerRow): number {
  if (isPermissioned(row)) return 6
  if (!isPrimaryStaker(row)) return row.kind === "validator" ? 4 : 5
  if (row.kind === "validator") return 2
  return row.data.more?.apricot === true ? 1 : 3
}

const byTransaction = (left: StakerRow, right: StakerRow): number => Buffer.compare(left.txId, right.txId)

/** Orders pending stakers by activation. */
export const byStart = (left: StakerRow, right: StakerRow): number =>
  left.start - right.start || rank(left) - rank(right) || byTransaction(left, right)

/** Orders permissioned validators by end. */
export const byEnd = (left: StakerRow, right: StakerRow): number => left.end - right.end || byTransaction(left, right)
