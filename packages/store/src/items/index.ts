export { type BlockPlace, placeValues } from "./block/block-place.ts"
export { type BlockFacts, completeBlock, writeBlock } from "./block/block-text.ts"
export { expandFragment, type Filler, fillHoles, type HoleKind, hole, transactionHashOf } from "./fragment/index.ts"
export { fillInternalTransaction } from "./internal-transaction/fill-internal-transaction.ts"
export {
  type InternalTransactionFacts,
  writeInternalTransaction,
} from "./internal-transaction/write-internal-transaction.ts"
export type { KnownParties } from "./known-parties.ts"
export * from "./messenger-event/messenger-event.ts"
export { fillTransaction, type TransactionFillings } from "./transaction/fill-transaction.ts"
export { type TransactionFacts, transactionHead, writeTransaction } from "./transaction/write-transaction.ts"
export { fillTransfer, type TransferFillings } from "./transfer/fill-transfer.ts"
export { transferValueOf } from "./transfer/transfer-value.ts"
export { eventValues, type TransferEvent, writeTransfer } from "./transfer/write-transfer.ts"
export { type ItemNoun, itemVersions } from "./versions.ts"
