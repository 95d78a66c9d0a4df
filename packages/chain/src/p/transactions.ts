import { id } from "../codec/bytes.ts"
import { u64 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { type TypedSchema, typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { signedTransaction } from "../transaction/transaction-schema.ts"
import { pBase, pTransferableInput, pTransferableOutput } from "./base.ts"
import { l1Transactions } from "./l1.ts"
import { pCredential } from "./slots.ts"
import { stakingTransactions } from "./staking.ts"
import { subnetTransactions } from "./subnets.ts"
import { pTypeIDs } from "./type-ids.ts"

const pBaseTxSchema = typed("BaseTx", pBase)
/** Transfers. */
export interface PChainBaseTx extends Infer<typeof pBaseTxSchema> {}
export const pBaseTx: TypedSchema<"BaseTx", PChainBaseTx> = pBaseTxSchema
const pImportTxSchema = typed("ImportTx", { ...pBase, sourceChain: id, importedInputs: slice(pTransferableInput) })
/** Imports UTXOs that another chain exported. */
export interface PChainImportTx extends Infer<typeof pImportTxSchema> {}
export const pImportTx: TypedSchema<"ImportTx", PChainImportTx> = pImportTxSchema
const pExportTxSchema = typed("ExportTx", {
  ...pBase,
  destinationChain: id,
  exportedOutputs: slice(pTransferableOutput),
})
/** Exports to another chain. */
export interface PChainExportTx extends Infer<typeof pExportTxSchema> {}
export const pExportTx: TypedSchema<"ExportTx", PChainExportTx> = pExportTxSchema
const advanceTimeTxSchema = typed("AdvanceTimeTx", { time: u64 })
/** Advances the chain's time (before the Banff upgrade). */
export interface AdvanceTimeTx extends Infer<typeof advanceTimeTxSchema> {}
export const advanceTimeTx: TypedSchema<"AdvanceTimeTx", AdvanceTimeTx> = advanceTimeTxSchema

/** The schemas of all transactions. */
export const pTransactionSchemas = [
  pBaseTx,
  pImportTx,
  pExportTx,
  advanceTimeTx,
  ...stakingTransactions,
  ...subnetTransactions,
  ...l1Transactions,
] as const
const pUnsignedUnion = union("a transaction", pTypeIDs, pTransactionSchemas)
/** Every type of P-Chain transaction, distinguished by `type`. */
export type PChainUnsignedTransaction = Infer<typeof pUnsignedUnion>
export const pUnsigned: Schema<PChainUnsignedTransaction> = pUnsignedUnion
const pTransactionSchema = signedTransaction(pUnsigned, pCredential)
/** A signed P-Chain transaction. */
export interface PChainTransaction extends Infer<typeof pTransactionSchema> {}
export const pTransaction: Schema<PChainTransaction> = pTransactionSchema
