import { type PChainTransaction, type PChainTransferableInput, utxoId } from "@serac/chain"
import { compareBytes, isSame, keyOf } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import type { Journal } from "../state/journal.ts"
import { JournaledMap } from "../state/journaled-map.ts"
import { JournaledValue } from "../state/journaled-value.ts"
import type { PChainConfig } from "./config.ts"
import { unlocked, unlockedInput } from "./spend/well-formed.ts"
import { gasUsedBy } from "./transactions/execute.ts"

interface Entry {
  readonly transaction: PChainTransaction
  readonly gas: bigint
  /** nAVAX per unit of gas, as the node computes it: a double. */
  readonly price: number
  readonly inputs: readonly string[]
}

const gasCapacity = 1_000_000n
const mostDropped = 64

/**
 * Transactions of the P-Chain that wait for a block. Those that pay most for their gas come first, and drive out others when
 * there is no room. No two consume the same. The last 64 that were dropped are remembered with the reason.
 */
export class PlatformPool {
  readonly #config: PChainConfig
  readonly #entries: JournaledMap<string, Entry>
  readonly #consumed: JournaledMap<string, string>
  readonly #gas: JournaledValue<bigint>
  readonly #dropped: JournaledValue<readonly (readonly [key: string, reason: string])[]>

  constructor(journal: Journal, config: PChainConfig) {
    this.#config = config
    this.#entries = new JournaledMap(journal)
    this.#consumed = new JournaledMap(journal)
    this.#gas = new JournaledValue(journal, 0n)
    this.#dropped = new JournaledValue(journal, [])
  }

  get size(): number {
    return this.#entries.size
  }

  has(id: Uint8Array): boolean {
    return this.#entries.has(keyOf(id))
  }

  /** In the order in which they go into blocks. */
  get transactions(): readonly PChainTransaction[] {
    return [...this.#entries.values()].sort(byPrice).map(({ transaction }) => transaction)
  }

  /** Why a transaction was dropped, if it was lately. */
  dropReason(id: Uint8Array): string | undefined {
    const key = keyOf(id)
    return this.#dropped.value.find(([dropped]) => dropped === key)?.[1]
  }

  /**
   * Adds what was verified already.
   *
   * @throws {LedgerError} where it consumes what another does, or there is no room.
   */
  add(transaction: PChainTransaction): void {
    const key = keyOf(transaction.id)
    const inputs = inputsOf(transaction)
    if (inputs.some((input) => this.#consumed.has(input))) throw new LedgerError("tx conflicts with other tx")
    const gas = gasUsedBy(this.#config, transaction)
    const entry = { transaction, gas, price: Number(burnedBy(this.#config, transaction)) / Number(gas), inputs }
    if (!this.#makeRoom(entry)) throw new LedgerError("not enough gas")
    this.#entries.set(key, entry)
    for (const input of inputs) this.#consumed.set(input, key)
    this.#gas.value += gas
    this.#dropped.value = this.#dropped.value.filter(([dropped]) => dropped !== key)
  }

  /** Takes out what is in a block by now, and what it makes impossible. */
  remove(transaction: PChainTransaction): void {
    this.#take(keyOf(transaction.id))
    for (const input of inputsOf(transaction)) {
      const conflicting = this.#consumed.get(input)
      if (conflicting !== undefined) this.#take(conflicting)
    }
  }

  /** Takes out what was refused, and remembers why. */
  drop(id: Uint8Array, reason: string): void {
    const key = keyOf(id)
    this.#take(key)
    const others = this.#dropped.value.filter(([dropped]) => dropped !== key)
    this.#dropped.value = [...others.slice(1 - mostDropped), [key, reason]]
  }

  /** Drives out what pays less, if that is enough. */
  #makeRoom({ gas, price }: Entry): boolean {
    let missing = this.#gas.value + gas - gasCapacity
    const driven: string[] = []
    for (const cheap of [...this.#entries.values()].sort(byPrice).reverse()) {
      if (missing <= 0n || cheap.price >= price) break
      driven.push(keyOf(cheap.transaction.id))
      missing -= cheap.gas
    }
    if (missing > 0n) return false
    for (const key of driven) this.#take(key)
    return true
  }

  #take(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#gas.value -= entry.gas
    for (const input of entry.inputs) this.#consumed.delete(input)
  }
}

const byPrice = (one: Entry, other: Entry): number =>
  other.price - one.price || compareBytes(other.transaction.id, one.transaction.id)

const inputsIn = ({ unsigned }: PChainTransaction): readonly PChainTransferableInput[] => [
  ...("inputs" in unsigned ? unsigned.inputs : []),
  ...("importedInputs" in unsigned ? unsigned.importedInputs : []),
]

/** The keys of what a transaction consumes. */
const inputsOf = (transaction: PChainTransaction): string[] =>
  inputsIn(transaction).map(({ txID, outputIndex }) => keyOf(utxoId(txID, outputIndex)))

/** What a transaction pays as its fee. */
function burnedBy({ avaxAssetID }: PChainConfig, transaction: PChainTransaction): bigint {
  const { unsigned } = transaction
  const outputs = [
    ...("outputs" in unsigned ? unsigned.outputs : []),
    ...("exportedOutputs" in unsigned ? unsigned.exportedOutputs : []),
    ...("stake" in unsigned ? unsigned.stake : []),
  ]
  let burned = 0n
  for (const { assetID, input } of inputsIn(transaction))
    if (isSame(assetID, avaxAssetID)) burned += unlockedInput(input).amount
  for (const { assetID, output } of outputs) if (isSame(assetID, avaxAssetID)) burned -= unlocked(output).output.amount
  if (unsigned.type === "ConvertSubnetToL1Tx") for (const { balance } of unsigned.validators) burned -= balance
  if ("balance" in unsigned) burned -= unsigned.balance
  return burned
}
