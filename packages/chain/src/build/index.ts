export { BuildError, type BuildErrorCode } from "./build-error.ts"
export {
  buildCChainExportTx,
  buildCChainImportTx,
  type CChainAccount,
  type CChainContext,
} from "./c/atomic.ts"
export type { Recipient } from "./owners.ts"
export type { PChainContext } from "./p/context.ts"
export * from "./p/l1.ts"
export type { PChainPayment } from "./p/payment.ts"
export * from "./p/renewal.ts"
export * from "./p/stake.ts"
export * from "./p/subnet.ts"
export * from "./p/transfer.ts"
export { type Issuable, type SigningOptions, signTransaction } from "./sign.ts"
export { cChainSigners, pChainSigners, xChainSigners } from "./signers.ts"
export type {
  Signers,
  UnsignedCChain,
  UnsignedPChain,
  UnsignedTransaction,
  UnsignedXChain,
} from "./unsigned-transaction.ts"
export type { Payment, Wallet } from "./wallet.ts"
export type { XChainContext } from "./x/context.ts"
export { buildCreateAssetTx, type NewAsset } from "./x/create-asset.ts"
export { type AssetOperation, buildOperationTx } from "./x/operation.ts"
export { buildXChainBaseTx, buildXChainExportTx, buildXChainImportTx } from "./x/transfer.ts"
