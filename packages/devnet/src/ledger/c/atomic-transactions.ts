import {
  type CChainAtomicTransaction,
  decodeCChainAtomicTransaction,
  exportedCChainUtxos,
  type Genesis,
  utxoId,
  weiPerNanoAvax,
} from "@serac/chain"
import { keyOf, zeroID } from "../bytes.ts"
import { type Clock, clockSeconds } from "../clock.ts"
import { LedgerError, withContext } from "../ledger-error.ts"
import { Mempool } from "../mempool.ts"
import { parseBytes } from "../parse/refuse-bytes.ts"
import type { Recover } from "../spend/credentials.ts"
import { type Archive, memoryArchive } from "../state/archive.ts"
import type { Journal } from "../state/journal.ts"
import { JournaledMap } from "../state/journaled-map.ts"
import type { SharedMemory } from "../state/shared-memory.ts"
import { type AtomicMoment, type AtomicRules, verifyAtomic } from "./verify-atomic.ts"

/** Options of `AtomicTransactions`. */
export interface AtomicTransactionsOptions {
  readonly journal: Journal
  readonly memory: SharedMemory
  readonly clock: Clock
  readonly genesis: Pick<Genesis, "networkID" | "xChainID" | "cChainID" | "avaxAssetID">
  /** The subnet that validates a chain. Default: P, X and C belong to the primary network. */
  readonly subnetOf?: ((chainID: Uint8Array) => Uint8Array | undefined) | undefined
  readonly recover?: Recover | undefined
  /** Where accepted transactions are stored. Default: in memory. */
  readonly archive?: Archive | undefined
}

/** The change that an atomic transaction makes to one C-Chain account. Amounts in wei, addresses of 20 bytes. */
export interface AccountChange {
  readonly address: Uint8Array
  /** The amount added to the balance; negative for a deduction. */
  readonly amount: bigint
  /** For a deduction, the nonce that the account must have; the change increments it. */
  readonly nonce?: bigint | undefined
}

/** An accepted atomic transaction. */
export interface AcceptedAtomic {
  readonly height: number
  /** Signed, with the codec version in front. */
  readonly bytes: Uint8Array
}

/**
 * The atomic transactions of the C-Chain: the pending and the accepted ones, and their effect on shared memory. The EVM holds the
 * accounts; `changesOf` returns the changes to them.
 *
 * @example
 * import { AtomicTransactions, Journal, SharedMemory } from "@serac/devnet/ledger"
 * import { buildGenesis, localGenesis } from "@serac/chain"
 *
 * const journal = new Journal()
 * const genesis = buildGenesis(localGenesis())
 * const clock = { now: () => Date.now() }
 * const atomic = new AtomicTransactions({ journal, memory: new SharedMemory(journal), clock, genesis })
 * atomic.mempool.size // 0
 */
export class AtomicTransactions {
  readonly rules: AtomicRules
  readonly mempool: Mempool<CChainAtomicTransaction>
  readonly #accepted: JournaledMap<string, AcceptedAtomic>
  readonly #clock: Clock

  constructor({
    journal,
    memory,
    clock,
    genesis,
    subnetOf,
    recover,
    archive = memoryArchive,
  }: AtomicTransactionsOptions) {
    const { networkID, xChainID, cChainID, avaxAssetID } = genesis
    const primary = new Set([zeroID, xChainID, cChainID].map(keyOf))
    this.rules = {
      networkID,
      cChainID,
      avaxAssetID,
      memory,
      subnetOf: subnetOf ?? ((chainID) => (primary.has(keyOf(chainID)) ? zeroID : undefined)),
      recover,
    }
    this.mempool = new Mempool(journal, atomicInputs)
    this.#accepted = new JournaledMap(journal, archive.table())
    this.#clock = clock
  }

  /** The accepted transaction with this id, if any. */
  find(id: Uint8Array): AcceptedAtomic | undefined {
    return this.#accepted.get(keyOf(id))
  }

  /**
   * Verifies a transaction against shared memory and a base fee.
   *
   * @throws {LedgerError} with the node's text.
   */
  verify(transaction: CChainAtomicTransaction, moment: AtomicMoment): void {
    verifyAtomic(this.rules, transaction, moment)
  }

  /**
   * Verifies a transaction and adds it to the mempool. `isPayable` lets the caller check the deductions from accounts first:
   * it throws the reason if an account cannot pay.
   *
   * @param bytes - signed, with the codec version in front.
   * @param baseFee - wei per unit of gas of the next block.
   * @returns its id, 32 bytes.
   * @throws {LedgerError} with the node's text.
   */
  async issue(
    bytes: Uint8Array,
    baseFee: bigint,
    isPayable: (changes: readonly AccountChange[]) => Promise<void> = async () => {},
  ): Promise<Uint8Array> {
    const transaction = withContext("problem parsing transaction", () =>
      parseBytes(bytes, decodeCChainAtomicTransaction),
    )
    this.verify(transaction, { baseFee, now: clockSeconds(this.#clock) })
    await isPayable(this.changesOf(transaction))
    this.mempool.add(transaction)
    return transaction.id
  }

  /** The changes that a transaction makes to C-Chain accounts. */
  changesOf({ unsigned }: CChainAtomicTransaction): readonly AccountChange[] {
    return unsigned.type === "ImportTx"
      ? unsigned.outputs.map(({ address, amount }) => ({ address, amount: amount * weiPerNanoAvax }))
      : unsigned.inputs.map(({ address, amount, nonce }) => ({ address, amount: -amount * weiPerNanoAvax, nonce }))
  }

  /**
   * Accepts the transactions of a block: removes imported UTXOs from shared memory and adds exported ones.
   *
   * @throws {LedgerError} if two transactions import the same UTXO.
   */
  accept(height: number, transactions: readonly CChainAtomicTransaction[]): void {
    const { memory, cChainID } = this.rules
    for (const transaction of transactions) {
      const { id, bytes, unsigned } = transaction
      if (unsigned.type === "ImportTx") {
        const waiting = memory.between(unsigned.sourceChain, cChainID)
        for (const { txID, outputIndex } of unsigned.importedInputs)
          if (!waiting.remove(keyOf(utxoId(txID, outputIndex))))
            throw new LedgerError("invalid block due to conflicting atomic inputs")
      } else {
        const sent = memory.between(cChainID, unsigned.destinationChain)
        for (const utxo of exportedCChainUtxos(transaction)) sent.add(utxo)
      }
      this.#accepted.set(keyOf(id), { height, bytes })
      this.mempool.remove(transaction)
    }
  }
}

/** The keys of a transaction's inputs: UTXOs for imports, account nonces for exports. */
function atomicInputs({ unsigned }: CChainAtomicTransaction): readonly string[] {
  return unsigned.type === "ImportTx"
    ? unsigned.importedInputs.map(({ txID, outputIndex }) => keyOf(utxoId(txID, outputIndex)))
    : unsigned.inputs.map(({ address, nonce }) => `${nonce.toString(16).padStart(16, "0")}00000014${keyOf(address)}`)
}
