import type { StakerRow } from "@serac/store"
import type { Memory } from "./memory.ts"
import { isPrimaryStaker } from "./stakers.ts"

/** The most that a validator of the primary network may stake and be delegated together: 3 million AVAX on every network. */
export const largestStake = 3_000_000_000_000_000n
/** How many times its own stake a validator of the primary network may have in all. */
const weightFactor = 5n

type Delegated = Pick<StakerRow, "subnetId" | "weight" | "delegatorWeight" | "delegationShares" | "status" | "kind">

/** How much more can be delegated to a validator; undefined where nobody can, as on permissioned subnets or when it ended. */
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
