import { equalBytes } from "@serac/chain"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import type { Journal } from "../../state/journal.ts"
import { JournaledMap } from "../../state/journaled-map.ts"
import { JournaledValue } from "../../state/journaled-value.ts"
import { firstBy } from "./first-of.ts"
import { compareStakers, isPrimary, noStakingInfo, type Staker, type StakingInfo } from "./staker.ts"
import type { ValidatorSets } from "./validator-sets.ts"

const stakerKey = (subnetID: Uint8Array, nodeID: Uint8Array): string => keyOf(subnetID) + keyOf(nodeID)

/** The current stakers: validators of the primary network and of permissioned subnets, and delegators. */
export class Stakers {
  readonly #all: JournaledMap<string, Staker>
  /** Transaction keys of validators by subnet and node; `#delegators` holds those of each validator's delegators. */
  readonly #validators: JournaledMap<string, string>
  readonly #delegators: JournaledMap<string, readonly string[]>
  readonly #info: JournaledMap<string, StakingInfo>
  readonly #next: JournaledValue<Staker | undefined>
  /** Subnet and node of each validator that left in the block being executed. */
  readonly #left: JournaledValue<ReadonlySet<string>>
  readonly #sets: ValidatorSets

  constructor(journal: Journal, sets: ValidatorSets) {
    this.#all = new JournaledMap(journal)
    this.#validators = new JournaledMap(journal)
    this.#delegators = new JournaledMap(journal)
    this.#info = new JournaledMap(journal)
    this.#next = new JournaledValue<Staker | undefined>(journal, undefined)
    this.#left = new JournaledValue<ReadonlySet<string>>(journal, new Set())
    this.#sets = sets
  }

  get size(): number {
    return this.#all.size
  }

  /** All stakers, in the order in which they leave. */
  inOrder(): Staker[] {
    return [...this.#all.values()].sort(compareStakers)
  }

  /** The staker that leaves next. */
  next(): Staker | undefined {
    return this.#next.value
  }

  /** The staker with this transaction id. */
  get(txID: Uint8Array): Staker | undefined {
    return this.#all.get(keyOf(txID))
  }

  validator(subnetID: Uint8Array, nodeID: Uint8Array): Staker | undefined {
    const key = this.#validators.get(stakerKey(subnetID, nodeID))
    return key === undefined ? undefined : this.#all.get(key)
  }

  /** The delegators of a validator, in the order in which they leave. */
  delegators(subnetID: Uint8Array, nodeID: Uint8Array): Staker[] {
    const keys = this.#delegators.get(stakerKey(subnetID, nodeID)) ?? []
    return keys.map((key) => this.#all.get(key) as Staker).sort(compareStakers)
  }

  info({ subnetID, nodeID }: Pick<Staker, "subnetID" | "nodeID">): StakingInfo {
    return this.#info.get(stakerKey(subnetID, nodeID)) ?? noStakingInfo
  }

  setInfo({ subnetID, nodeID }: Pick<Staker, "subnetID" | "nodeID">, info: StakingInfo): void {
    this.#info.set(stakerKey(subnetID, nodeID), info)
  }

  /** Starts the execution of a block. */
  beginBlock(): void {
    this.#left.value = new Set()
  }

  /** Whether a validator left in this block: before the Helicon upgrade a new one cannot replace it in the same block. */
  hasLeft(subnetID: Uint8Array, nodeID: Uint8Array): boolean {
    return this.#left.value.has(stakerKey(subnetID, nodeID))
  }

  add(staker: Staker): void {
    const { kind, txID, subnetID, nodeID, weight } = staker
    const key = keyOf(txID)
    const place = stakerKey(subnetID, nodeID)
    this.#all.set(key, staker)
    const next = this.next()
    if (!next || compareStakers(staker, next) < 0) this.#next.value = staker
    if (kind === "delegator") this.#delegators.set(place, [...(this.#delegators.get(place) ?? []), key])
    else this.#validators.set(place, key)
    this.#sets.change(subnetID, nodeID, weight, this.#keyOf(staker))
  }

  remove(staker: Staker): void {
    const { kind, txID, subnetID, nodeID, weight } = staker
    const key = keyOf(txID)
    const place = stakerKey(subnetID, nodeID)
    if (!this.#all.delete(key)) throw new LedgerError("not found")
    const next = this.next()
    if (next && equalBytes(next.txID, txID)) this.#next.value = firstBy(this.#all.values(), compareStakers)
    if (kind === "delegator") {
      const left = (this.#delegators.get(place) ?? []).filter((other) => other !== key)
      if (left.length > 0) this.#delegators.set(place, left)
      else this.#delegators.delete(place)
    } else {
      this.#validators.delete(place)
      this.#left.value = new Set([...this.#left.value, place])
      this.#info.delete(place)
    }
    this.#sets.change(subnetID, nodeID, -weight, this.#keyOf(staker))
  }

  /** The BLS key of a staker. A subnet validator has the key of its node on the primary network. */
  #keyOf({ subnetID, nodeID, publicKey }: Staker): Uint8Array | undefined {
    if (publicKey || isPrimary(subnetID)) return publicKey ?? this.#sets.member(subnetID, nodeID)?.publicKey
    return this.#sets.member(zeroID, nodeID)?.publicKey
  }
}
