import type { L1ValidatorRow, StakerRow, SubnetRow } from "@serac/store"
import { withCopiedBytes } from "../copied-bytes.ts"
import { hexKey } from "./keys.ts"
import { Ordered } from "./ordered.ts"
import { byEnd, byStart, isPermissioned, seatOf } from "./stakers.ts"

/** The reward parameters of a subnet, from its TransformSubnetTx. */
export interface ElasticTerms {
  readonly maximumSupply: bigint
  readonly minConsumptionRate: bigint
  readonly maxConsumptionRate: bigint
}

/** A proposal whose outcome is in the next block. */
export interface Proposal {
  /** Its transaction, as encoded by `encodePChainTransaction`. */
  readonly bytes: Uint8Array
  /** The height and time of its block, and its position there. */
  readonly height: number
  readonly timestamp: number
  readonly index: number
}

interface Scalars {
  head: { readonly height: number; readonly id: Uint8Array } | undefined
  time: number | undefined
  accruedFees: bigint
  excess: bigint
  proposal: Proposal | undefined
}

/** Orders active L1 validators by the end of their balance. */
const byEndOfBalance = (left: L1ValidatorRow, right: L1ValidatorRow): number => {
  if (left.endAccumulatedFee !== right.endAccumulatedFee) {
    return left.endAccumulatedFee < right.endAccumulatedFee ? -1 : 1
  }
  return Buffer.compare(left.validationId, right.validationId)
}

/**
 * The part of the P-Chain's state that the next blocks depend on. Rows are replaced, never changed, and every replacement
 * records the previous row, so that a failed batch of blocks can be rolled back.
 */
export class Memory implements Scalars {
  head: Scalars["head"]
  /** The chain's time, in Unix seconds. */
  time: number | undefined
  accruedFees = 0n
  excess = 0n
  proposal: Proposal | undefined

  readonly #stakers = new Map<string, StakerRow>()
  readonly #validators = new Map<string, string>()
  readonly #pending = new Ordered<StakerRow>(byStart)
  readonly #permissioned = new Ordered<StakerRow>(byEnd)
  readonly #l1Validators = new Map<string, L1ValidatorRow>()
  readonly #activeL1 = new Ordered<L1ValidatorRow>(byEndOfBalance)
  readonly #subnets = new Map<string, SubnetRow>()
  readonly #supplies = new Map<string, bigint>()
  readonly #elastic = new Map<string, ElasticTerms>()

  #changedStakers = new Map<string, StakerRow>()
  #changedL1Validators = new Map<string, L1ValidatorRow>()
  #changedSubnets = new Map<string, SubnetRow>()
  #before: Scalars | undefined
  #undo: (() => void)[] = []

  /** A pending or active staker. */
  staker(txId: Uint8Array): StakerRow | undefined {
    return this.#stakers.get(hexKey(txId))
  }

  /** The pending or active validator of a node on a subnet. */
  validator(subnetId: Uint8Array, nodeId: Uint8Array): StakerRow | undefined {
    const key = this.#validators.get(seatOf({ subnetId, nodeId }))
    return key === undefined ? undefined : this.#stakers.get(key)
  }

  /** The pending staker that starts first. */
  nextToStart(): StakerRow | undefined {
    return this.#pending.first()
  }

  /** The active permissioned validator that ends first. */
  nextToEnd(): StakerRow | undefined {
    return this.#permissioned.first()
  }

  /** An L1 validator that is not removed. */
  l1Validator(validationId: Uint8Array): L1ValidatorRow | undefined {
    return this.#l1Validators.get(hexKey(validationId))
  }

  /** The active L1 validator whose balance is used up first. */
  nextToStarve(): L1ValidatorRow | undefined {
    return this.#activeL1.first()
  }

  get activeL1Validators(): number {
    return this.#activeL1.size
  }

  subnet(subnetId: Uint8Array): SubnetRow | undefined {
    return this.#subnets.get(hexKey(subnetId))
  }

  /** The supply of a subnet's staking asset; undefined if it is unknown. */
  supply(subnet: string): bigint | undefined {
    return this.#supplies.get(subnet)
  }

  supplies(): ReadonlyMap<string, bigint> {
    return this.#supplies
  }

  elastic(): ReadonlyMap<string, ElasticTerms> {
    return this.#elastic
  }

  /** Keeps a staker in its current state; a completed or removed one is forgotten. */
  keepStaker(row: StakerRow): void {
    const key = hexKey(row.txId)
    const kept = this.#stakers.has(key) ? row : withCopiedBytes(row)
    this.#changedStakers.set(key, kept)
    this.#setStaker(key, kept.status === "pending" || kept.status === "active" ? kept : undefined)
  }

  /** Keeps an L1 validator in its current state; one without weight is forgotten. */
  keepL1Validator(row: L1ValidatorRow): void {
    const key = hexKey(row.validationId)
    const kept = this.#l1Validators.has(key) ? row : withCopiedBytes(row)
    this.#changedL1Validators.set(key, kept)
    this.#setL1Validator(key, kept.weight === 0n ? undefined : kept)
  }

  keepSubnet(row: SubnetRow): void {
    const key = hexKey(row.subnetId)
    const kept = withCopiedBytes(row)
    this.#changedSubnets.set(key, kept)
    this.#set(this.#subnets, key, kept)
  }

  setSupply(subnet: string, supply: bigint): void {
    this.#set(this.#supplies, subnet, supply)
  }

  setElastic(subnet: string, terms: ElasticTerms): void {
    this.#set(this.#elastic, subnet, terms)
  }

  /** Begins a transaction: later changes can be rolled back. */
  begin(): void {
    const { head, time, accruedFees, excess, proposal } = this
    this.#before = { head, time, accruedFees, excess, proposal }
    this.#undo = []
    this.#changedStakers = new Map()
    this.#changedL1Validators = new Map()
    this.#changedSubnets = new Map()
  }

  /** Undoes the changes since `begin`. */
  rollback(): void {
    for (const undo of this.#undo.reverse()) undo()
    if (this.#before) Object.assign(this, this.#before)
    this.begin()
  }

  /** The rows that were changed since `begin`, in their current state. */
  changes(): {
    readonly stakers: readonly StakerRow[]
    readonly l1Validators: readonly L1ValidatorRow[]
    readonly subnets: readonly SubnetRow[]
  } {
    return {
      stakers: [...this.#changedStakers.values()],
      l1Validators: [...this.#changedL1Validators.values()],
      subnets: [...this.#changedSubnets.values()],
    }
  }

  #set<T>(map: Map<string, T>, key: string, value: T): void {
    const had = map.has(key)
    const before = map.get(key) as T
    map.set(key, value)
    this.#undo.push(() => (had ? map.set(key, before) : map.delete(key)))
  }

  #setStaker(key: string, row: StakerRow | undefined): void {
    const before = this.#stakers.get(key)
    this.#replaceStaker(key, before, row)
    this.#undo.push(() => this.#replaceStaker(key, row, before))
  }

  #replaceStaker(key: string, old: StakerRow | undefined, row: StakerRow | undefined): void {
    if (old) {
      this.#queueOf(old)?.delete(old)
      if (old.kind === "validator" && this.#validators.get(seatOf(old)) === key) this.#validators.delete(seatOf(old))
    }
    if (row) {
      this.#stakers.set(key, row)
      this.#queueOf(row)?.add(row)
      if (row.kind === "validator") this.#validators.set(seatOf(row), key)
    } else this.#stakers.delete(key)
  }

  #queueOf(row: StakerRow): Ordered<StakerRow> | undefined {
    if (row.status === "pending") return this.#pending
    return isPermissioned(row) ? this.#permissioned : undefined
  }

  #setL1Validator(key: string, row: L1ValidatorRow | undefined): void {
    const before = this.#l1Validators.get(key)
    this.#replaceL1Validator(key, before, row)
    this.#undo.push(() => this.#replaceL1Validator(key, row, before))
  }

  #replaceL1Validator(key: string, old: L1ValidatorRow | undefined, row: L1ValidatorRow | undefined): void {
    if (old && old.endAccumulatedFee !== 0n) this.#activeL1.delete(old)
    if (row) {
      this.#l1Validators.set(key, row)
      if (row.endAccumulatedFee !== 0n) this.#activeL1.add(row)
    } else this.#l1Validators.delete(key)
  }
}
