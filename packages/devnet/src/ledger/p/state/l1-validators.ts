import { compareBytes, equalBytes, maxUint64 } from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import type { Journal } from "../../state/journal.ts"
import { JournaledMap } from "../../state/journaled-map.ts"
import { firstBy } from "./first-of.ts"
import { compareL1Validators, type L1Validator } from "./l1-validator.ts"
import type { ValidatorSets } from "./validator-sets.ts"

/** The node id under which all inactive validators of an L1 count as one. */
const noOwner = new Uint8Array(20)

/** The validators of L1s, active and inactive. */
export class L1Validators {
  readonly #all: JournaledMap<string, L1Validator>
  /** Validation keys by subnet and node. */
  readonly #places: JournaledMap<string, string>
  /** Validation keys of each subnet's validators, and their total weight. */
  readonly #members: JournaledMap<string, ReadonlySet<string>>
  readonly #weights: JournaledMap<string, bigint>
  readonly #active: JournaledMap<string, L1Validator>
  readonly #sets: ValidatorSets

  constructor(journal: Journal, sets: ValidatorSets) {
    this.#all = new JournaledMap(journal)
    this.#places = new JournaledMap(journal)
    this.#members = new JournaledMap(journal)
    this.#weights = new JournaledMap(journal)
    this.#active = new JournaledMap(journal)
    this.#sets = sets
  }

  /** The number of active validators. */
  get activeCount(): number {
    return this.#active.size
  }

  get(validationID: Uint8Array): L1Validator | undefined {
    return this.#all.get(keyOf(validationID))
  }

  /** The validators of an L1, sorted by node id. */
  of(subnetID: Uint8Array): L1Validator[] {
    const keys = [...(this.#members.get(keyOf(subnetID)) ?? [])]
    return keys
      .map((key) => this.#all.get(key) as L1Validator)
      .sort((one, other) => compareBytes(one.nodeID, other.nodeID))
  }

  /** The total weight of an L1. */
  weightOf(subnetID: Uint8Array): bigint {
    return this.#weights.get(keyOf(subnetID)) ?? 0n
  }

  /** The active validators, in the order in which their balances run out. */
  activeInOrder(): L1Validator[] {
    return [...this.#active.values()].sort(compareL1Validators)
  }

  /** The active validator whose balance runs out first. */
  next(): L1Validator | undefined {
    return firstBy(this.#active.values(), compareL1Validators)
  }

  /**
   * Adds or replaces a validator; one with weight 0 is removed.
   *
   * @throws {LedgerError}
   */
  put(validator: L1Validator): void {
    const { validationID, subnetID, nodeID, weight } = validator
    const key = keyOf(validationID)
    const place = keyOf(subnetID) + keyOf(nodeID)
    const before = this.#all.get(key)
    const there = this.#places.get(place)
    if (there !== undefined && there !== key)
      throw new LedgerError("L1 validator contains duplicate subnetID + nodeID pair")
    if (before && !(equalBytes(before.subnetID, subnetID) && equalBytes(before.nodeID, nodeID)))
      throw new LedgerError("L1 validator contains mutated constant fields")
    const total = this.weightOf(subnetID) - (before?.weight ?? 0n) + weight
    if (total > maxUint64) throw new LedgerError("overflow")
    this.#weights.set(keyOf(subnetID), total)
    if (before) this.#count(before, -before.weight)
    if (weight === 0n) {
      this.#all.delete(key)
      this.#places.delete(place)
      this.#setMembers(subnetID, (keys) => keys.delete(key))
      this.#active.delete(key)
      return
    }
    this.#all.set(key, validator)
    this.#places.set(place, key)
    if (!before) this.#setMembers(subnetID, (keys) => keys.add(key))
    if (validator.endAccumulatedFee > 0n) this.#active.set(key, validator)
    else this.#active.delete(key)
    this.#count(validator, weight)
  }

  #setMembers(subnetID: Uint8Array, change: (keys: Set<string>) => void): void {
    const subnet = keyOf(subnetID)
    const keys = new Set(this.#members.get(subnet))
    change(keys)
    this.#members.set(subnet, keys)
  }

  #count({ subnetID, nodeID, publicKey, endAccumulatedFee }: L1Validator, weight: bigint): void {
    if (endAccumulatedFee > 0n) this.#sets.change(subnetID, nodeID, weight, publicKey)
    else this.#sets.change(subnetID, noOwner, weight)
  }
}
