export { bytesOfKey, keyOf, zeroID } from "./bytes.ts"
export {
  type AcceptedAtomic,
  type AccountChange,
  AtomicTransactions,
  type AtomicTransactionsOptions,
} from "./c/atomic-transactions.ts"
export type { AtomicMoment, AtomicRules } from "./c/verify-atomic.ts"
export { type Clock, clockSeconds } from "./clock.ts"
export { LedgerError } from "./ledger-error.ts"
export { Mempool } from "./mempool.ts"
export {
  type PChainConfig,
  type PChainSettings,
  type PChainUpgrades,
  type StakingRules,
  stakingRules,
} from "./p/config.ts"
export { type BlockContext, PChain, type PChainOptions } from "./p/p-chain.ts"
export { PlatformPool } from "./p/pool.ts"
export type { Decision } from "./p/rewards/payout.ts"
export type { AcceptedPChainBlock, AcceptedTransaction, PlatformBlocks, TransactionStatus } from "./p/state/blocks.ts"
export type { L1Validator } from "./p/state/l1-validator.ts"
export type { L1Validators } from "./p/state/l1-validators.ts"
export type { PlatformState, Proposal } from "./p/state/platform-state.ts"
export type { Staker, StakerKind, StakingInfo } from "./p/state/staker.ts"
export type { Stakers } from "./p/state/stakers.ts"
export type { Conversion, CreatedChain, Subnets } from "./p/state/subnets.ts"
export type { SubnetWarpValidator, ValidatorSets } from "./p/state/validator-sets.ts"
export type { Cryptography } from "./p/verifier.ts"
export { type Pending, type PendingEntry, PendingTransactions } from "./pending-transactions.ts"
export type { Recover } from "./spend/credentials.ts"
export { rememberRecover } from "./spend/remember.ts"
export { type Archive, memoryArchive, type Table } from "./state/archive.ts"
export { Journal, type Mark } from "./state/journal.ts"
export { JournaledList } from "./state/journaled-list.ts"
export { JournaledMap } from "./state/journaled-map.ts"
export { JournaledValue } from "./state/journaled-value.ts"
export { type AtomicUtxo, SharedMemory } from "./state/shared-memory.ts"
export { type AnyOutput, type AnyUtxo, outputAddresses, UtxoSet } from "./state/utxo-set.ts"
export type { Asset, XChainRules } from "./x/rules.ts"
export { XChain, type XChainOptions } from "./x/x-chain.ts"
export { type AcceptedBlock, type TransactionLocation, XChainState } from "./x/x-state.ts"
