import type { Value } from "../engine.ts"
import { joinAddresses, positionAt, positionOf, splitAddresses } from "./keys.ts"
import { kindCode, stakerKind, statusByCode, statusCode } from "./list-keys.ts"
import type { PrimaryChain, StakerRow } from "./rows.ts"
import type { StoredStaker } from "./stored.ts"

/** The columns of a staker under the names that the queries give them. */
export interface StakerColumns {
  readonly txId: Uint8Array
  readonly kind: number
  readonly subnetId: Uint8Array
  readonly nodeId: Uint8Array
  readonly weight: string
  readonly start: number
  readonly end: number
  readonly status: number
  readonly position: number
  readonly delegationShares: number | null
  readonly delegatorCount: number
  readonly delegatorWeight: string
  readonly totalDelegatorCount: number
  readonly totalDelegatorWeight: string
  readonly delegationCapacity: string | null
  readonly rewardAddresses: Uint8Array
  readonly data: string
}

/** The columns of a staker and of a node's last observation of it. */
export interface ObservedStakerColumns extends StakerColumns {
  readonly uptime: string | null
  readonly connected: number | null
  readonly potentialReward: string | null
  readonly observedAt: number | null
  readonly benched: string | null
}

/** A staker's values in the order of its table. */
export function stakerValues(network: number, row: StakerRow, change: number): readonly Value[] {
  return [
    network,
    row.txId,
    kindCode(row.kind),
    row.subnetId,
    row.nodeId,
    row.weight.toString(),
    row.start,
    row.end,
    statusCode(row.status),
    positionOf(row),
    row.delegationShares ?? null,
    row.delegatorCount,
    row.delegatorWeight.toString(),
    row.totalDelegatorCount,
    row.totalDelegatorWeight.toString(),
    row.delegationCapacity?.toString() ?? null,
    joinAddresses(row.rewardAddresses),
    JSON.stringify(row.data),
    change,
  ]
}

export function stakerOf(row: StakerColumns): StakerRow {
  return { ...commonOf(row), rewardAddresses: splitAddresses(row.rewardAddresses) }
}

/** The members of a listed staker that do not depend on the listing. */
export function storedStakerOf(
  row: ObservedStakerColumns,
): Omit<StoredStaker, "cursor" | "subnetWeight" | "expectedFees"> {
  return {
    ...commonOf(row),
    ...(row.uptime !== null && { uptime: Number(row.uptime) }),
    ...(row.connected !== null && { connected: row.connected === 1 }),
    ...(row.potentialReward !== null && { potentialReward: BigInt(row.potentialReward) }),
    ...(row.observedAt !== null && { observedAt: row.observedAt }),
    ...(row.benched !== null && { benched: [...row.benched] as PrimaryChain[] }),
  }
}

function commonOf(row: StakerColumns): Omit<StakerRow, "rewardAddresses"> {
  return {
    txId: row.txId,
    kind: stakerKind(row.kind),
    subnetId: row.subnetId,
    nodeId: row.nodeId,
    weight: BigInt(row.weight),
    start: row.start,
    end: row.end,
    status: statusByCode(row.status),
    ...positionAt(row.position),
    ...(row.delegationShares !== null && { delegationShares: row.delegationShares }),
    delegatorCount: row.delegatorCount,
    delegatorWeight: BigInt(row.delegatorWeight),
    totalDelegatorCount: row.totalDelegatorCount,
    totalDelegatorWeight: BigInt(row.totalDelegatorWeight),
    ...(row.delegationCapacity !== null && { delegationCapacity: BigInt(row.delegationCapacity) }),
    data: JSON.parse(row.data),
  }
}
