import type { NetworkWriter, PrimaryChain } from "@serac/store"
import { type LogFunction, NodeFault } from "../../core/index.ts"
import type { Notes } from "../maintenance/notes.ts"
import { utxoKeyText } from "../owners.ts"
import type { SignedSpends, Spend } from "./spend.ts"
import { SpendSignatures, spendWords, verifySpend } from "./verify-spend.ts"

/** A spend whose UTXO is not stored yet. */
export interface DeferredSpend {
  readonly chain: PrimaryChain
  readonly transaction: SignedSpends
  readonly spend: Spend
}

/** Maximum deferred spends; the oldest are dropped unverified. */
const maxDeferredSpends = 10_000

/**
 * Spends of another chain's UTXOs, whose export may be stored after the import. They are verified once all chains have
 * caught up. An invalid one is already stored by then, so it is logged and noted for an operator.
 */
export class DeferredSpends {
  #waiting: DeferredSpend[] = []

  add(spend: DeferredSpend): void {
    this.#waiting.push(spend)
    if (this.#waiting.length > maxDeferredSpends) this.#waiting.shift()
  }

  /** Verifies the spends whose UTXO is stored now, and forgets the others: no block created their UTXO. */
  async run({
    writer,
    notes,
    log,
  }: {
    writer: Pick<NetworkWriter, "utxos">
    notes: Pick<Notes, "add">
    log: LogFunction
  }) {
    const waiting = this.#waiting.splice(0)
    if (waiting.length === 0) return
    const utxos = await writer.utxos(waiting.map(({ spend }) => spend))
    const known = new Map(utxos.map((utxo) => [utxoKeyText(utxo), utxo]))
    for (const { chain, transaction, spend } of waiting) {
      const utxo = known.get(utxoKeyText(spend))
      if (utxo === undefined) continue
      try {
        verifySpend(spend, utxo, new SpendSignatures(transaction.message), transaction.acceptedAt)
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
        const words = `${chain}-Chain, ${spendWords(transaction, spend)}: ${error.message}`
        log("error", "A stored transaction spends what its signers do not own", { chain, reason: words })
        await notes.add(words)
      }
    }
  }
}
