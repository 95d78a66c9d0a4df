import type { operations } from "@serac/data/types"
import { ServiceError } from "@serac/http"
import type { ValidatorFilter } from "@serac/store"
import { readId } from "../networks/read-ids.ts"
import { zeroId } from "../networks/served-network.ts"

type Query = NonNullable<operations["listValidators"]["parameters"]["query"]>

const ranges = [
  ["minDelegationCapacity", "maxDelegationCapacity"],
  ["minTimeRemaining", "maxTimeRemaining"],
  ["minFeePercentage", "maxFeePercentage"],
  ["minUptimePerformance", "maxUptimePerformance"],
] as const

/** The filter of a list of validators. Throws a 400 for what breaks a rule between parameters. */
export function validatorFilter(query: Query, now: number): ValidatorFilter {
  const { sortBy = "blockIndex", sortOrder = "desc", minDelegationCapacity, maxDelegationCapacity } = query
  if (sortBy === "delegationFee" && query.subnetId !== zeroId)
    throw new ServiceError(400, `sortBy delegationFee requires subnetId ${zeroId}`)
  for (const [least, most] of ranges) {
    const [minimum, maximum] = [query[least], query[most]]
    if (minimum !== undefined && maximum !== undefined && exceeds(minimum, maximum))
      throw new ServiceError(400, `${least} must not exceed ${most}`)
  }
  return {
    now,
    nodeIds: query.nodeIds,
    subnetId: query.subnetId === undefined ? undefined : readId("subnetId", query.subnetId),
    status: query.validationStatus,
    minDelegationCapacity: minDelegationCapacity === undefined ? undefined : BigInt(minDelegationCapacity),
    maxDelegationCapacity: maxDelegationCapacity === undefined ? undefined : BigInt(maxDelegationCapacity),
    // What remains is whole seconds.
    minTimeRemaining: query.minTimeRemaining && Math.ceil(query.minTimeRemaining),
    maxTimeRemaining: query.maxTimeRemaining && Math.floor(query.maxTimeRemaining),
    minFeePercentage: query.minFeePercentage,
    maxFeePercentage: query.maxFeePercentage,
    minUptimePerformance: query.minUptimePerformance,
    maxUptimePerformance: query.maxUptimePerformance,
    sortBy,
    order: sortOrder,
  }
}

/** Capacities are decimal digits, too large for a number. */
function exceeds(minimum: string | number, maximum: string | number): boolean {
  return typeof minimum === "string" ? BigInt(minimum) > BigInt(maximum) : minimum > Number(maximum)
}
