import { provenKeyFor } from "../bls-keys.ts"
import { equalBytes, zeroID } from "../bytes.ts"
import { type Coin, coinAmount, innerOf, stakeableUntil } from "../coins.ts"
import { outputOf, someOutputs } from "../outputs.ts"
import { type Owners, onePerson, someOwners } from "../people.ts"
import {
  baseTransaction,
  type Desk,
  type PDraft,
  type PlatformOutput,
  type StakedTransaction,
  sameAs,
  someBytes,
  spendOn,
} from "./draft.ts"
import type { Staker } from "./staker.ts"
import { someFee } from "./transfers.ts"

/** Nodes that validate, now or later. */
export const nodeIDs = (desk: Desk): readonly Uint8Array[] => {
  const { beginning } = desk.setting
  const first = beginning.genesis.validators.flatMap(({ unsigned }) =>
    "validator" in unsigned ? [unsigned.validator.nodeID] : [],
  )
  return [...first, ...Array.from({ length: 10 }, (_, index) => new Uint8Array(20).fill(index + 1))]
}

/** A node that does not validate on a subnet. */
export function freeNode(desk: Desk, subnetID: Uint8Array): Uint8Array | undefined {
  const taken = desk.platform.validators(subnetID)
  const free = nodeIDs(desk).filter((nodeID) => !taken.some((one) => equalBytes(one.nodeID, nodeID)))
  return free.length === 0 ? undefined : desk.setting.random.pick(free)
}

/** The start and end of a staker that is added now. */
export function somePeriod({ platform, setting: { random } }: Desk) {
  const start = platform.isDurango ? platform.time : platform.time + random.between(1, 6_000)
  return { start, end: start + Math.ceil(random.spanning(600, 60_000)) }
}

/** Stakes an amount of an asset: locked outputs stay locked, the rest is returned as change. */
function someStake(desk: Desk, assetID: Uint8Array, fee: bigint) {
  const { random, avax } = desk.setting
  const spend = spendOn(desk)
  const isAvax = sameAs(avax)(assetID)
  if (!isAvax && spend.take(avax, fee) === undefined) return undefined
  const feeCoins = spend.coins.slice()
  if (spend.take(assetID, fee + 2n, random.chance(0.7)) === undefined) return undefined
  const now = desk.platform.time
  const stake: PlatformOutput[] = []
  const outputs: PlatformOutput[] = []
  let owed = isAvax ? fee : 0n
  for (const coin of spend.coins) {
    let amount = coinAmount(coin)
    if (feeCoins.includes(coin)) {
      const paid = amount < fee ? amount : fee
      if (amount > paid) outputs.push(outputOf(avax, amount - paid, onePerson(random)))
      continue
    }
    const locktime = stakeableUntil(coin)
    if (locktime > BigInt(now)) {
      const staked = random.chance(0.6) ? amount : (amount + 1n) / 2n
      stake.push(locked(coin, locktime, staked))
      if (staked < amount) outputs.push(locked(coin, locktime, amount - staked))
      continue
    }
    const paid = amount < owed ? amount : owed
    owed -= paid
    amount -= paid
    if (amount === 0n) continue
    const staked = random.chance(0.6) ? amount : (amount + 1n) / 2n
    stake.push(outputOf(assetID, staked, someOwners(random, now)))
    if (staked < amount) outputs.push(...someOutputs(assetID, amount - staked, random, now, 2))
  }
  const weight = stake.reduce((sum, one) => sum + coinAmount(one), 0n)
  return weight === 0n ? undefined : { spend, stake, outputs, weight }
}

function locked(coin: Coin, locktime: bigint, amount: bigint): PlatformOutput {
  const { output } = outputOf(coin.assetID, amount, innerOf(coin))
  return { assetID: coin.assetID, output: { type: "stakeable.LockOut", locktime, output } }
}

const outputOwner = (owners: Owners) => ({ type: "secp256k1fx.OutputOwners" as const, ...owners })

/** A place for stakes: the primary network or an elastic subnet. */
function somePlace({ platform, setting: { random, avax } }: Desk) {
  const elastic = platform.subnets.flatMap((one) =>
    one.elastic ? [{ subnetID: one.id, assetID: one.elastic.assetID }] : [],
  )
  return elastic.length > 0 && random.chance(0.6) ? random.pick(elastic) : { subnetID: zeroID, assetID: avax }
}

export function addValidator(desk: Desk): PDraft | undefined {
  const { random } = desk.setting
  const { subnetID, assetID } = somePlace(desk)
  const nodeID = freeNode(desk, subnetID)
  const staking = nodeID && someStake(desk, assetID, someFee(desk))
  if (!staking) return undefined
  const { spend, stake, outputs, weight } = staking
  const period = somePeriod(desk)
  const shares = random.pick([20_000, 1_000_000, 0, random.between(0, 1_000_000)])
  const rewardsOwner = someOwners(random, desk.platform.time)
  const base = {
    ...baseTransaction(desk, spend, outputs),
    validator: { nodeID, start: BigInt(period.start), end: BigInt(period.end), weight },
    stake: [...stake],
    shares,
  }
  const isOld = !desk.platform.isDurango && equalBytes(subnetID, zeroID) && random.chance(0.5)
  const feesOwner = isOld ? rewardsOwner : someOwners(random, desk.platform.time)
  const signer = equalBytes(subnetID, zeroID)
    ? {
        type: "signer.ProofOfPossession" as const,
        ...provenKeyFor(someBytes(desk, "key", 48)),
      }
    : { type: "signer.Empty" as const }
  const staker = { kind: "validator", subnetID, nodeID, weight, ...period, shares, rewardsOwner, feesOwner } as const
  return {
    unsigned: isOld
      ? { type: "AddValidatorTx", ...base, rewardsOwner: outputOwner(rewardsOwner) }
      : {
          type: "AddPermissionlessValidatorTx",
          ...base,
          subnetID,
          signer,
          validationRewardsOwner: outputOwner(rewardsOwner),
          delegationRewardsOwner: outputOwner(feesOwner),
        },
    spend,
    named: [...rewardsOwner.addresses, ...feesOwner.addresses],
    apply: (place) => enlist(desk, place, { ...staker, validator: undefined }),
  }
}

export function addDelegator(desk: Desk): PDraft | undefined {
  const { platform, setting } = desk
  const { random, avax } = setting
  const period = somePeriod(desk)
  const open = platform.stakers.filter(
    ({ kind, status, shares, start, end }) =>
      kind === "validator" &&
      status === "active" &&
      shares !== undefined &&
      start <= period.start &&
      end > period.start + 1,
  )
  if (open.length === 0) return undefined
  const validator = random.pick(open)
  const { subnetID, nodeID } = validator
  const subnet = platform.subnets.find(({ id }) => equalBytes(id, subnetID))
  const staking = someStake(desk, subnet?.elastic?.assetID ?? avax, someFee(desk))
  if (!staking) return undefined
  const { spend, stake, outputs, weight } = staking
  const end = Math.min(period.end, validator.end)
  const rewardsOwner = someOwners(random, platform.time)
  const base = {
    ...baseTransaction(desk, spend, outputs),
    validator: { nodeID, start: BigInt(period.start), end: BigInt(end), weight },
    stake: [...stake],
    rewardsOwner: outputOwner(rewardsOwner),
  }
  const isOld = !platform.isDurango && equalBytes(subnetID, zeroID) && random.chance(0.5)
  const staker = {
    kind: "delegator",
    subnetID,
    nodeID,
    weight,
    start: period.start,
    end,
    rewardsOwner,
    validator,
  } as const
  return {
    unsigned: isOld ? { type: "AddDelegatorTx", ...base } : { type: "AddPermissionlessDelegatorTx", ...base, subnetID },
    spend,
    named: rewardsOwner.addresses,
    apply: (place) =>
      enlist(desk, place, { ...staker, shares: validator.shares, feesOwner: undefined, isApricot: isOld }),
  }
}

type Terms = Pick<
  Staker,
  "kind" | "subnetID" | "nodeID" | "weight" | "start" | "end" | "shares" | "rewardsOwner" | "feesOwner" | "validator"
> & { readonly isApricot?: boolean }

/** Adds a staker, current from now on or from its start on. */
export function enlist(
  { platform }: Desk,
  { id, index, height, stake, outputs }: StakedTransaction,
  terms: Terms,
): Staker {
  const staker: Staker = {
    isApricot: false,
    ...terms,
    txID: id,
    height,
    index,
    stake,
    outputs,
    status: "pending",
    delegators: { count: 0, weight: 0n, totalCount: 0, totalWeight: 0n },
    potentialReward: undefined,
    accrued: 0n,
    paid: { own: 0n, fees: 0n },
  }
  platform.stakers.push(staker)
  if (platform.isDurango) platform.activate(staker, height)
  return staker
}
