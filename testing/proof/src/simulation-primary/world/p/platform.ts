import type { Random } from "../../../simulation/random.ts"
import { equalBytes, hexOf, zeroID } from "../bytes.ts"
import { isRewardable, type L1Validator, type Staker, type Subnet } from "./staker.ts"
import { expectedReward, type FeeTerms, feesFor, primaryTerms, type RewardTerms } from "./terms.ts"

/** When upgrades are active, in Unix seconds. */
export interface Upgrades {
  readonly durango: number
  readonly etna: number
}

/** The P-Chain's state other than outputs: stakers, subnets, supplies and fees, at its time. */
export class Platform {
  readonly stakers: Staker[] = []
  readonly l1Validators: L1Validator[] = []
  readonly subnets: Subnet[] = []
  readonly supplies = new Map<string, bigint>()
  readonly rewards = new Map<string, RewardTerms>([[hexOf(zeroID), primaryTerms]])
  readonly fees: FeeTerms
  readonly upgrades: Upgrades
  time: number
  accruedFees = 0n
  excess = 0n

  constructor(random: Random, time: number) {
    this.time = time
    const durango = random.chance(0.7) ? time : time + random.between(1_000, 30_000)
    this.upgrades = { durango, etna: random.chance(0.6) ? durango : durango + random.between(1, 20_000) }
    this.fees = {
      capacity: 20_000n,
      target: BigInt(random.between(1, 6)),
      minPrice: BigInt(random.between(1, 600)),
      excessConversionConstant: BigInt(random.between(60_000, 2_000_000)),
    }
  }

  get isDurango(): boolean {
    return this.time >= this.upgrades.durango
  }

  /** The current and pending validators of a subnet. */
  validators(subnetID: Uint8Array): readonly Staker[] {
    return this.stakers.filter(
      (one) =>
        one.kind === "validator" &&
        (one.status === "active" || one.status === "pending") &&
        equalBytes(one.subnetID, subnetID),
    )
  }

  get activeL1Validators(): readonly L1Validator[] {
    return this.l1Validators.filter(({ endOfBalance }) => endOfBalance > 0n)
  }

  /** The next time at which a staker starts or ends by itself: the chain passes none of them. */
  nextChange(): number {
    const times = this.stakers.flatMap(({ status, start, end }) =>
      status === "pending" ? [start] : status === "active" ? [end] : [],
    )
    return Math.min(...times, Number.POSITIVE_INFINITY)
  }

  /** The stakers whose reward must be decided before other transactions: delegators before validators. */
  dueStaker(): Staker | undefined {
    const due = this.stakers.filter((one) => one.status === "active" && isRewardable(one) && one.end <= this.time)
    return due.find(({ kind }) => kind === "delegator") ?? due[0]
  }

  /** Moves the time: stakers start, permissioned ones end, L1 validators pay. */
  advance(time: number, height: number): void {
    const seconds = time - this.time
    this.time = time
    const starting = this.stakers.filter(({ status, start }) => status === "pending" && start <= time)
    for (const staker of starting.sort(byStart)) this.activate(staker, height)
    for (const staker of this.stakers) {
      if (staker.status !== "active" || isRewardable(staker) || staker.end > time) continue
      staker.status = "completed"
      staker.currentUntil = height
    }
    if (seconds === 0 || time < this.upgrades.etna) return
    const paid = feesFor(this.fees, this.excess, this.activeL1Validators.length, seconds)
    this.accruedFees += paid.fees
    this.excess = paid.excess
    for (const validator of this.activeL1Validators)
      if (validator.endOfBalance <= this.accruedFees) validator.endOfBalance = 0n
  }

  /** Makes a staker current: its reward becomes part of the supply. */
  activate(staker: Staker, height: number): void {
    staker.status = "active"
    staker.currentFrom = height
    const subnet = hexOf(staker.subnetID)
    const terms = this.rewards.get(subnet)
    const supply = this.supplies.get(subnet)
    if (isRewardable(staker) && terms && supply !== undefined) {
      staker.potentialReward = expectedReward(terms, supply, staker.weight, staker.end - staker.start)
      this.supplies.set(subnet, supply + staker.potentialReward)
    }
    if (!staker.validator) return
    const { delegators } = staker.validator
    delegators.count++
    delegators.totalCount++
    delegators.weight += staker.weight
    delegators.totalWeight += staker.weight
  }
}

/** The primary network's stakers begin before others, its validators before most delegators. */
const rankOf = ({ subnetID, kind, shares, isApricot }: Staker): number => {
  if (isApricot) return 1
  if (equalBytes(subnetID, zeroID)) return kind === "validator" ? 2 : 3
  return kind === "delegator" ? 5 : shares === undefined ? 6 : 4
}

const byStart = (one: Staker, other: Staker): number =>
  one.start - other.start || rankOf(one) - rankOf(other) || Buffer.compare(one.txID, other.txID)
