import { compareBytes, equalBytes, type PChainTransaction, type PChainTransferableInput, utxoId } from "@serac/chain"
import { keyOf } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import { type PendingEntry, PendingTransactions } from "../pending-transactions.ts"
import type { Journal } from "../state/journal.ts"
import { JournaledValue } from "../state/journaled-value.ts"
import type { PChainConfig } from "./config.ts"
import { unlocked, unlockedInput } from "./spend/well-formed.ts"
import { gasUsedBy } from "./transactions/execute.ts"

interface PooledTransaction extends PendingEntry<PChainTransaction> {
  readonly gas: bigint
  /** nAVAX per unit of gas, as the node computes it: a double-precision number. */
  readonly price: number
}

const gasCapacity = 1_000_000n

/**
 * The pending transactions of the P-Chain. Transactions with the highest gas price come first, and replace cheaper ones if the
 * pool is full.
 */
export class PlatformPool extends PendingTransactions<PChainTransaction, PooledTransaction> {
  readonly #config: PChainConfig
  readonly #gas: JournaledValue<bigint>

  constructor(journal: Journal, config: PChainConfig) {
    super(journal, claimedInputs)
    this.#config = config
    this.#gas = new JournaledValue(journal, 0n)
  }

  /**
   * Adds a verified transaction.
   *
   * @throws {LedgerError} if it consumes an input of another transaction, or the pool is full.
   */
  add(transaction: PChainTransaction): void {
    const inputs = this.freeInputs(transaction)
    if (!inputs) throw new LedgerError("tx conflicts with other tx")
    const gas = gasUsedBy(this.#config, transaction)
    const entry = { transaction, gas, price: Number(burnedBy(this.#config, transaction)) / Number(gas), inputs }
    if (!this.#makeRoom(entry)) throw new LedgerError("not enough gas")
    this.put(entry)
    this.#gas.value += gas
  }

  protected compare(one: PooledTransaction, other: PooledTransaction): number {
    return other.price - one.price || compareBytes(other.transaction.id, one.transaction.id)
  }

  protected release({ gas }: PooledTransaction): void {
    this.#gas.value -= gas
  }

  /** Removes cheaper transactions if that makes enough room. */
  #makeRoom({ gas, price }: PooledTransaction): boolean {
    let missing = this.#gas.value + gas - gasCapacity
    const driven: string[] = []
    for (const cheap of this.inOrder().reverse()) {
      if (missing <= 0n || cheap.price >= price) break
      driven.push(keyOf(cheap.transaction.id))
      missing -= cheap.gas
    }
    if (missing > 0n) return false
    for (const key of driven) this.take(key)
    return true
  }
}

const inputsIn = ({ unsigned }: PChainTransaction): readonly PChainTransferableInput[] => [
  ...("inputs" in unsigned ? unsigned.inputs : []),
  ...("importedInputs" in unsigned ? unsigned.importedInputs : []),
]

/** The keys of the inputs that a transaction consumes. */
const claimedInputs = (transaction: PChainTransaction): string[] =>
  inputsIn(transaction).map(({ txID, outputIndex }) => keyOf(utxoId(txID, outputIndex)))

/** The fee that a transaction pays, in nAVAX. */
function burnedBy({ avaxAssetID }: PChainConfig, transaction: PChainTransaction): bigint {
  const { unsigned } = transaction
  const outputs = [
    ...("outputs" in unsigned ? unsigned.outputs : []),
    ...("exportedOutputs" in unsigned ? unsigned.exportedOutputs : []),
    ...("stake" in unsigned ? unsigned.stake : []),
  ]
  let burned = 0n
  for (const { assetID, input } of inputsIn(transaction))
    if (equalBytes(assetID, avaxAssetID)) burned += unlockedInput(input).amount
  for (const { assetID, output } of outputs)
    if (equalBytes(assetID, avaxAssetID)) burned -= unlocked(output).output.amount
  if (unsigned.type === "ConvertSubnetToL1Tx") for (const { balance } of unsigned.validators) burned -= balance
  if ("balance" in unsigned) burned -= unsigned.balance
  return burned
}
