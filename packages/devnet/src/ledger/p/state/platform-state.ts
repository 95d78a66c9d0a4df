import { type GasState, maxUint64, type PChainTransaction, type PChainUtxo } from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import type { Archive } from "../../state/archive.ts"
import type { Journal } from "../../state/journal.ts"
import { JournaledMap } from "../../state/journaled-map.ts"
import { JournaledValue } from "../../state/journaled-value.ts"
import { UtxoSet } from "../../state/utxo-set.ts"
import { PlatformBlocks } from "./blocks.ts"
import { L1Validators } from "./l1-validators.ts"
import { Stakers } from "./stakers.ts"
import { Subnets } from "./subnets.ts"
import { ValidatorSets } from "./validator-sets.ts"

/** A proposal that waits for its decision. */
export interface Proposal {
  readonly blockID: Uint8Array
  readonly transaction: PChainTransaction
}

/** The complete state of a P-Chain. */
export class PlatformState {
  readonly journal: Journal
  readonly utxos: UtxoSet<PChainUtxo>
  readonly sets: ValidatorSets
  readonly stakers: Stakers
  readonly l1Validators: L1Validators
  readonly subnets: Subnets
  readonly blocks: PlatformBlocks
  /** Reward UTXOs by the id of the transaction that `platform.getRewardUTXOs` takes. */
  readonly rewards: JournaledMap<string, readonly PChainUtxo[]>
  /** Used registrations of L1 validators until they expire, by validation key. Values are expiry times in Unix seconds. */
  readonly expiries: JournaledMap<string, bigint>
  readonly #time: JournaledValue<bigint>
  readonly #supply: JournaledValue<bigint>
  readonly #fees: JournaledValue<GasState>
  readonly #l1Excess: JournaledValue<bigint>
  readonly #accruedFees: JournaledValue<bigint>
  readonly #proposal: JournaledValue<Proposal | undefined>

  constructor(journal: Journal, archive: Archive) {
    this.journal = journal
    this.utxos = new UtxoSet(journal)
    this.sets = new ValidatorSets(journal, archive)
    this.stakers = new Stakers(journal, this.sets)
    this.l1Validators = new L1Validators(journal, this.sets)
    this.subnets = new Subnets(journal)
    this.blocks = new PlatformBlocks(journal, archive)
    this.rewards = new JournaledMap(journal, archive.table())
    this.expiries = new JournaledMap(journal)
    this.#time = new JournaledValue(journal, 0n)
    this.#supply = new JournaledValue(journal, 0n)
    this.#fees = new JournaledValue<GasState>(journal, { capacity: 0n, excess: 0n })
    this.#l1Excess = new JournaledValue(journal, 0n)
    this.#accruedFees = new JournaledValue(journal, 0n)
    this.#proposal = new JournaledValue<Proposal | undefined>(journal, undefined)
  }

  /** The chain's time, in Unix seconds. */
  get time(): bigint {
    return this.#time.value
  }

  set time(time: bigint) {
    this.#time.value = time
  }

  /** The supply of AVAX, including potential rewards, in nAVAX. */
  get supply(): bigint {
    return this.#supply.value
  }

  set supply(supply: bigint) {
    this.#supply.value = supply
  }

  /** The gas that blocks may consume now, and the gas consumed above the target. */
  get fees(): GasState {
    return this.#fees.value
  }

  set fees(fees: GasState) {
    this.#fees.value = fees
  }

  /** The sum over time of active L1 validators above the target, in validator-seconds. */
  get l1Excess(): bigint {
    return this.#l1Excess.value
  }

  set l1Excess(excess: bigint) {
    this.#l1Excess.value = excess
  }

  /** The fees in nAVAX that an L1 validator active since the beginning has paid. */
  get accruedFees(): bigint {
    return this.#accruedFees.value
  }

  set accruedFees(fees: bigint) {
    this.#accruedFees.value = fees
  }

  get proposal(): Proposal | undefined {
    return this.#proposal.value
  }

  set proposal(proposal: Proposal | undefined) {
    this.#proposal.value = proposal
  }

  /** Starts the block at a height: later changes of validators belong to it. */
  beginBlock(height: number): void {
    this.sets.height = height
    this.stakers.beginBlock()
  }

  /** Adds a reward output to the UTXOs, and to the rewards of the transaction `paidFor`. */
  addReward(paidFor: Uint8Array, utxo: PChainUtxo): void {
    const key = keyOf(paidFor)
    this.utxos.add(utxo)
    this.rewards.set(key, [...(this.rewards.get(key) ?? []), utxo])
  }
}

/**
 * The sum, when it is a u64.
 *
 * @throws {LedgerError}
 */
export function saturatingSum(...amounts: readonly bigint[]): bigint {
  const sum = amounts.reduce((total, amount) => total + amount, 0n)
  if (sum > maxUint64) throw new LedgerError("overflow")
  return sum
}
