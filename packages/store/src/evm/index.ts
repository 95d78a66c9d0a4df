export { allProjections, type DeclaredProjection } from "./all-projections.ts"
export * from "./archive/index.ts"
export * from "./balances/balance.ts"
export type * from "./balances/balance-answers.ts"
export type { BalanceHolding, TokenReference } from "./balances/key.ts"
export type { ChainDefinition } from "./chain-definition.ts"
export type * from "./change.ts"
export { dump } from "./dump.ts"
export { feesProjection } from "./fees/fees.ts"
export * from "./holders/holder.ts"
export { defineList, type List, type Listable, type ListedKind } from "./lists/list.ts"
export { allLists, hashKey, lists } from "./lists/lists.ts"
export { anyMessage, initializedKey } from "./lists/message-keys.ts"
export type * from "./metadata-port.ts"
export * from "./positions.ts"
export type * from "./reader-port.ts"
export type { FoundDerived } from "./repair/repair-derived.ts"
export type { RepairedBlock, RepairOptions } from "./repair/repaired.ts"
export type * from "./rows.ts"
export {
  type ChainVerification,
  type StoredBlockRows,
  type StoredHeader,
  type StoredTraces,
  type StoredTransactionRow,
  type StoredTransferRow,
  verifyingChain,
} from "./verification/chain-verification.ts"
export type * from "./writer-port.ts"
