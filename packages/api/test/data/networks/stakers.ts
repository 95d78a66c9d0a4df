import { parseId } from "@serac/chain"
import type { StakerCursor, StakerData, StoredStaker } from "@serac/store"
import { now } from "../house.ts"
import { platformChainId } from "./fake-network.ts"
import { bech32, id, node } from "./ids.ts"

export interface StakerPlan
  extends Omit<Partial<StoredStaker<StakerCursor>>, "data" | "delegationShares" | "delegationCapacity"> {
  readonly data?: StakerData
  readonly delegationShares?: number | undefined
  readonly delegationCapacity?: bigint | undefined
}

/** A staker of the primary network as the store gives it, active for an hour of its two. */
export function storedStaker(number: number, plan: StakerPlan = {}): StoredStaker<StakerCursor> {
  const { data, delegationShares, delegationCapacity, ...rest } = plan
  return {
    txId: id(number),
    kind: "validator",
    subnetId: parseId(platformChainId),
    nodeId: node(number),
    weight: 250n,
    start: now - 3600,
    end: now + 3600,
    status: "active",
    height: number,
    index: 0,
    ...(delegationShares !== undefined && { delegationShares }),
    ...(delegationCapacity !== undefined && { delegationCapacity }),
    delegatorCount: 0,
    delegatorWeight: 0n,
    totalDelegatorCount: 0,
    totalDelegatorWeight: 0n,
    data: { validationRewardAddresses: [bech32(1)], ...data },
    cursor: [number, 0, "00"],
    subnetWeight: 1000n,
    expectedFees: 0n,
    ...rest,
  }
}
