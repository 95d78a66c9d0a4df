export { type BlockPlace, placeValues } from "./block/block-place.ts"
export { type BlockFacts, completeBlock, writeBlock } from "./block/block-text.ts"
export { expandFragment, type Filler, fillHoles, type HoleKind, hole, transactionHashOf } from "./fragment/index.ts"
export { fillInternalTransaction } from "./internal-transaction/fill-internal-transaction.ts"
export {
  type InternalTransactionFacts,
  writeInternalTransaction,
} from "./internal-transaction/internal-transaction-text.ts"
export type { KnownParties } from "./known-parties.ts"
export * from "./messenger-event/messenger-event.ts"
export { fillTransaction, type TransactionFillings } from "./transaction/fill-transaction.ts"
export { type TransactionFacts, transactionHead, writeTransaction } from "./transaction/transaction-text.ts"
export { fillTransfer, type TransferFillings } from "./transfer/fill-transfer.ts"
export { eventValues, type TransferEvent, writeTransfer } from "./transfer/transfer-text.ts"
export { transferValueOf } from "./transfer/transfer-value.ts"
export { type ItemNoun, itemVersions } from "./versions.ts"
