export {
  type AcceptedAtomic,
  type AccountChange,
  AtomicTransactions,
  type AtomicTransactionsOptions,
} from "./c/atomic-transactions.ts"
export type { AtomicMoment, AtomicRules } from "./c/verify-atomic.ts"
export { type Clock, secondsOf } from "./clock.ts"
export { LedgerError } from "./ledger-error.ts"
export { Mempool, type Pending } from "./mempool.ts"
export type { Recover } from "./spend/credentials.ts"
export { Journal, type Mark } from "./state/journal.ts"
export { JournaledList } from "./state/journaled-list.ts"
export { JournaledMap } from "./state/journaled-map.ts"
export { JournaledValue } from "./state/journaled-value.ts"
export { type AtomicUtxo, SharedMemory } from "./state/shared-memory.ts"
export { type AnyOutput, type AnyUtxo, addressesOf, UtxoSet } from "./state/utxo-set.ts"
export type { Asset, XChainRules } from "./x/rules.ts"
export { XChain, type XChainOptions } from "./x/x-chain.ts"
export { type AcceptedBlock, type TransactionPlace, XChainState } from "./x/x-state.ts"
