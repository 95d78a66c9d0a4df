import { atomicGas, decodeCChainAtomicTransaction } from "@serac/chain"
import type { AtomicBackend } from "../../evm/index.ts"
import type { AtomicTransactions, Journal } from "../../ledger/index.ts"

/** Adapts the ledger of atomic transactions to the interface that the C-Chain calls. */
export function atomicBackend(atomic: AtomicTransactions, journal: Journal): AtomicBackend {
  return {
    pending: () => atomic.mempool.transactions.map(({ bytes }) => bytes),
    verify(bytes, { baseFee, timestamp }) {
      const transaction = decodeCChainAtomicTransaction(bytes)
      atomic.verify(transaction, { baseFee, now: timestamp })
      return atomicGas(transaction.unsigned)
    },
    accept(transactions, { height }) {
      const decoded = transactions.map((bytes) => decodeCChainAtomicTransaction(bytes))
      journal.attempt(() => atomic.accept(Number(height), decoded))
    },
    discard(bytes, reason) {
      const { id } = decodeCChainAtomicTransaction(bytes)
      atomic.mempool.drop(id, reason instanceof Error ? reason.message : String(reason))
    },
  }
}
