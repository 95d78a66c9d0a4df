import type { StakerRow } from "@serac/store"
import type { Memory } from "./memory.ts"
import { isPrimaryStaker } from "./stakers.ts"

/** The maximum of a primary network validator's stake and delegations together: 3 million AVAX on every network. */
export const largestStake = 3_000_000_000_000_000n
/** The maximum total of a primary network validator, as a multiple of its own stake. */
const weightFactor = 5n

type Delegated = Pick<StakerRow, "subnetId" | "weight" | "delegatorWeight" | "delegationShares" | "status" | "kind">

/** How much more can be delegated to a validator; undefined if delegation is impossible, as on permissioned subnets or after its end. */
export function delegationCapacityOf(memory: Memory, row: Delegated): bigint | undefined {
  const over = row.status === "completed" || row.status === "removed"
  if (row.kind !== "validator" || row.delegationShares === undefined || over) return undefined
  const limits = isPrimaryStaker(row) ? { largest: largestStake, factor: weightFactor } : elasticLimits(memory, row)
  if (limits === undefined) return undefined
  let most = limits.factor * row.weight
  if (most > limits.largest) most = limits.largest
  const left = most - row.weight - row.delegatorWeight
  return left > 0n ? left : 0n
}

function elasticLimits(memory: Memory, { subnetId }: Delegated) {
  const terms = memory.subnet(subnetId)?.data.transformation
  return terms && { largest: BigInt(terms.maxValidatorStake), factor: BigInt(terms.maxValidatorWeightFactor) }
}
