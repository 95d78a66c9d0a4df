import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { givenText } from "@serac/server/http"
import type { ValidatorFilter } from "@serac/store"
import { zeroIdText } from "../networks/served-network.ts"

type ValidatorsFilter = NonNullable<operations["listValidators"]["parameters"]["query"]>

/** Returns a problem for a sort order that the requested validators do not support. */
export function validatorRules({ query: { sortBy, subnetId } }: { readonly query: ValidatorsFilter }): string[] {
  if (sortBy !== "delegationFee" || subnetId === zeroIdText) return []
  const instead = subnetId === undefined ? "" : `, not ${givenText(subnetId)}`
  return [`sortBy delegationFee requires subnetId ${zeroIdText}${instead}`]
}

/** The filter of a list of validators. */
export function validatorFilter(query: ValidatorsFilter, now: number): ValidatorFilter {
  const { sortBy = "blockIndex", sortOrder = "desc", minDelegationCapacity, maxDelegationCapacity } = query
  return {
    now,
    nodeIds: query.nodeIds,
    subnetId: query.subnetId === undefined ? undefined : parseId(query.subnetId),
    status: query.validationStatus,
    minDelegationCapacity: minDelegationCapacity === undefined ? undefined : BigInt(minDelegationCapacity),
    maxDelegationCapacity: maxDelegationCapacity === undefined ? undefined : BigInt(maxDelegationCapacity),
    // The remaining time is in whole seconds.
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
