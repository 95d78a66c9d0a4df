import { formatId } from "@serac/chain"
import { type NetworkReader, type StoredStaker, stakerPosition, validatorPosition } from "@serac/store"
import { readAll } from "../../simulation/checks/pages.ts"
import type { Random } from "../../simulation/random.ts"
import { isConnected, uptimeOf } from "../node/platform-calls.ts"
import { equalBytes, hexOf, zeroID } from "../world/bytes.ts"
import { isRewardable, type Staker } from "../world/p/staker.ts"
import type { World } from "../world/world.ts"
import { failUnlessSame } from "./same.ts"

const byTransaction = (one: { readonly txId: string }, other: { readonly txId: string }) =>
  one.txId < other.txId ? -1 : 1

function comparableStaker({ data, ...row }: StoredStaker) {
  const { potentialReward, accruedDelegateeReward, rewarded, validationReward, delegationReward } = data
  return {
    txId: hexOf(row.txId),
    kind: row.kind,
    subnetId: row.subnetId,
    nodeId: row.nodeId,
    weight: row.weight,
    start: row.start,
    end: row.end,
    status: row.status,
    height: row.height,
    index: row.index,
    delegators: [row.delegatorCount, row.delegatorWeight, row.totalDelegatorCount, row.totalDelegatorWeight],
    rewards: [potentialReward, accruedDelegateeReward, rewarded, validationReward, delegationReward],
    subnetWeight: row.subnetWeight,
  }
}

function expected(staker: Staker, world: World) {
  const { kind, delegators, potentialReward, accrued, rewarded, paid, status } = staker
  const isOver = status === "completed" && isRewardable(staker)
  const digits = (value: bigint | undefined) => (value === undefined ? undefined : String(value))
  const current = world.p.platform.stakers.filter(
    (one) => one.status === "active" && equalBytes(one.subnetID, staker.subnetID),
  )
  return {
    txId: hexOf(staker.txID),
    kind,
    subnetId: staker.subnetID,
    nodeId: staker.nodeID,
    weight: staker.weight,
    start: staker.start,
    end: staker.end,
    status,
    height: staker.height,
    index: staker.index,
    delegators: [delegators.count, delegators.weight, delegators.totalCount, delegators.totalWeight],
    rewards: [
      digits(potentialReward),
      kind === "validator" && potentialReward !== undefined ? digits(accrued) : undefined,
      isOver ? rewarded : undefined,
      isOver && kind === "validator" ? digits(paid.own) : undefined,
      isOver ? digits(kind === "validator" ? paid.fees : paid.own) : undefined,
    ],
    subnetWeight: current.reduce((sum, { weight }) => sum + weight, 0n),
  }
}

/** Compares the final validators and delegators, and the nodes' reports of current stakers. */
export async function compareStakers(reader: NetworkReader, world: World, random: Random): Promise<void> {
  const order = random.pick(["asc", "desc"] as const)
  const filter = { now: world.p.platform.time, sortBy: "blockIndex", order } as const
  const validators = await readAll(random, validatorPosition(filter.sortBy).of, (range) =>
    reader.validators(filter, range),
  )
  const delegators = await readAll(random, stakerPosition.of, (range) => reader.delegators({ order: "desc" }, range))
  const stored = [...validators, ...delegators]
  const { stakers } = world.p.platform
  failUnlessSame(
    "stakers",
    stored.map(comparableStaker).sort(byTransaction),
    stakers.map((one) => expected(one, world)).sort(byTransaction),
  )
  const isWatched = ({ kind, subnetId, status }: Pick<StoredStaker, "kind" | "subnetId" | "status">) =>
    kind === "validator" && status === "active" && equalBytes(subnetId, zeroID)
  const watched = stored.filter(isWatched)
  failUnlessSame(
    "uptimes",
    watched.map(({ txId, uptime, connected }) => [formatId(txId), uptime?.toFixed(2), connected]),
    watched.map(({ txId }) => [formatId(txId), Number(uptimeOf(txId).toFixed(4)).toFixed(2), isConnected(txId)]),
  )
}
