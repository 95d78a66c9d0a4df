import { listNodeValidations, listValidators } from "@serac/data"
import { type StakerItems, stakerRank } from "../expect/stakers.ts"
import type { Staker } from "../oracle/stakers.ts"
import { fromCb58, zeroIdText } from "../recording/text.ts"
import { comparedNetwork, type Proof, paged, resultOrStatus, sampledItems } from "./ask.ts"

const validatorsAspect = "4.4 validators"

/** Compares validators by every filter and sort with a naive filter of all validators. */
export async function compareValidators(proof: Proof): Promise<void> {
  const { world, stack, comparison, expected } = proof
  const items = expected.stakers
  const all = items.list("validator")
  const ask = (query: ValidatorsQuery, sizes?: readonly number[]) => {
    const wanted = select(all, query, items, world.time).map((staker) => items.validator(staker))
    return paged(
      proof,
      validatorsAspect,
      JSON.stringify(query),
      wanted,
      (pageSize) => listValidators(stack.data, { network: comparedNetwork, pageSize, ...query }),
      sizes,
    )
  }
  await ask({}, [1, 7, 100])
  const queries = queriesOf(all, items, world.time).filter((query) => !proof.isTimed || !isTimed(query))
  for (const query of sampledItems(proof, queries, 3)) await ask(query, [2])
  for (const nodeId of sampledItems(proof, new Set(all.map(({ nodeID }) => nodeID)), 3)) {
    for (const sortOrder of ["asc", "desc"] as const) {
      const own = select(
        all.filter(({ nodeID }) => nodeID === nodeId),
        { sortOrder },
        items,
        world.time,
      )
      await paged(
        proof,
        "validations of a node",
        `${nodeId} ${sortOrder}`,
        own.map((one) => items.validator(one)),
        (pageSize) => listNodeValidations(stack.data, { network: comparedNetwork, nodeId, sortOrder, pageSize }),
      )
    }
  }
  const refused: readonly (readonly [ValidatorsQuery, number])[] = [
    [{ sortBy: "delegationFee" }, 400],
    [{ minTimeRemaining: 5, maxTimeRemaining: 4 }, 400],
    [{ subnetId: "2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ" }, 404],
  ]
  for (const [query, status] of refused) {
    const served = await resultOrStatus(listValidators(stack.data, { network: comparedNetwork, ...query }))
    comparison.value(validatorsAspect, `refused ${JSON.stringify(query)}`, status, served)
  }
}

interface ValidatorsQuery {
  readonly nodeIds?: string[]
  readonly subnetId?: string
  readonly validationStatus?: "completed" | "active" | "pending" | "removed"
  readonly sortBy?: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance"
  readonly sortOrder?: "asc" | "desc"
  readonly minDelegationCapacity?: string
  readonly maxDelegationCapacity?: string
  readonly minTimeRemaining?: number
  readonly maxTimeRemaining?: number
  readonly minFeePercentage?: number
  readonly maxFeePercentage?: number
  readonly minUptimePerformance?: number
  readonly maxUptimePerformance?: number
}

const isTimed = ({ minTimeRemaining, maxTimeRemaining }: ValidatorsQuery) =>
  minTimeRemaining !== undefined || maxTimeRemaining !== undefined

/** Filters at values that validators really have, so that a wrongly exclusive bound is detected. */
function queriesOf(all: readonly Staker[], items: StakerItems, time: number): readonly ValidatorsQuery[] {
  const some = <Value>(values: readonly Value[]) => [...new Set(values)].slice(0, 4)
  const subnets = some(all.map(({ subnetID }) => subnetID))
  const nodes = some(all.map(({ nodeID }) => nodeID))
  const left = some(all.map((staker) => remaining(staker, items, time)))
  const room = some(all.map((staker) => `${items.capacity(staker) ?? 0}`))
  const fees = some(all.flatMap((staker) => delegationFee(staker) ?? [])).filter((fee) => fee >= 2)
  const sorts = ["blockIndex", "delegationCapacity", "timeRemaining", "uptimePerformance"] as const
  return [
    ...(["completed", "active", "pending", "removed"] as const).map((validationStatus) => ({ validationStatus })),
    ...subnets.map((subnetId) => ({ subnetId })),
    ...nodes.flatMap((node) => [{ nodeIds: [node] }, { nodeIds: [node.slice(9, 14)] }]),
    { nodeIds: nodes.slice(0, 2) },
    { nodeIds: ["NodeID-nobody"] },
    ...left.flatMap((seconds) => [{ minTimeRemaining: seconds }, { maxTimeRemaining: seconds }]),
    ...room.flatMap((amount) => [{ minDelegationCapacity: amount }, { maxDelegationCapacity: amount }]),
    ...fees.flatMap((fee) => [{ minFeePercentage: fee }, { maxFeePercentage: fee }]),
    ...some([0, ...all.flatMap((staker) => items.uptime(staker) ?? [])]).flatMap((up) => [
      { minUptimePerformance: up },
      { maxUptimePerformance: up },
    ]),
    ...sorts.flatMap((sortBy) => [{ sortBy }, { sortBy, sortOrder: "asc" as const }]),
    { sortBy: "delegationFee", subnetId: zeroIdText },
    { sortBy: "delegationFee", subnetId: zeroIdText, sortOrder: "asc" },
    { sortBy: "uptimePerformance", validationStatus: "active", subnetId: zeroIdText, minUptimePerformance: 50 },
  ]
}

function select(all: readonly Staker[], query: ValidatorsQuery, items: StakerItems, time: number): readonly Staker[] {
  const { nodeIds, subnetId, validationStatus, sortBy = "blockIndex", sortOrder = "desc" } = query
  const within = (value: number | bigint, least: string | number | undefined, most: string | number | undefined) =>
    (least === undefined || value >= Number(least)) && (most === undefined || value <= Number(most))
  const { minFeePercentage, maxFeePercentage, minUptimePerformance, maxUptimePerformance } = query
  const sign = sortOrder === "asc" ? 1 : -1
  const byFee = minFeePercentage !== undefined || maxFeePercentage !== undefined
  const byUptime = minUptimePerformance !== undefined || maxUptimePerformance !== undefined
  const ranks = {
    blockIndex: stakerRank,
    delegationCapacity: (staker: Staker) => Number(items.capacity(staker) ?? 0),
    timeRemaining: (staker: Staker) => remaining(staker, items, time),
    delegationFee: (staker: Staker) => delegationFee(staker) ?? 0,
    // Validators without a measured uptime are last in both directions.
    uptimePerformance: (staker: Staker) => items.uptime(staker) ?? sign * Number.MAX_SAFE_INTEGER,
  }
  const rank = ranks[sortBy]
  return all
    .filter(({ nodeID }) => !nodeIds || nodeIds.some((part) => nodeID.includes(part)))
    .filter((staker) => !subnetId || staker.subnetID === subnetId)
    .filter((staker) => !validationStatus || items.status(staker) === validationStatus)
    .filter((staker) => within(remaining(staker, items, time), query.minTimeRemaining, query.maxTimeRemaining))
    .filter((staker) => {
      const uptime = items.uptime(staker)
      return !byUptime || (uptime !== undefined && within(uptime, minUptimePerformance, maxUptimePerformance))
    })
    .filter((staker) => within(items.capacity(staker) ?? 0n, query.minDelegationCapacity, query.maxDelegationCapacity))
    .filter((staker) => !byFee || within(delegationFee(staker) ?? Number.NaN, minFeePercentage, maxFeePercentage))
    .toSorted(
      (one, other) =>
        sign * (rank(one) - rank(other) || stakerRank(one) - stakerRank(other) || compareStakerIds(one, other)),
    )
}

const remaining = (staker: Staker, items: StakerItems, time: number) =>
  items.status(staker) === "active" ? Math.max(staker.end - time, 0) : 0

/** The delegation fee in percent; undefined on a subnet, where delegation does not exist. */
function delegationFee({ transaction }: Staker): number | undefined {
  const { shares = transaction.json.unsignedTx.delegationShares } = transaction.json.unsignedTx
  return shares === undefined ? undefined : shares / 10_000
}

const compareStakerIds = (one: Staker, other: Staker) => Buffer.compare(fromCb58(one.txID), fromCb58(other.txID))
