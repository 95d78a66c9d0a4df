import { bytesSchema, id, shortText } from "../codec/bytes.ts"
import { u8, u32 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { struct, type TypedSchema, typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { transferableInput, transferableOutput } from "../fx/transferable.ts"
import { signedTransaction } from "../transaction/transaction-schema.ts"
import { xCredential, xInput, xOperation, xOutput, xState } from "./slots.ts"
import { xTypeIDs } from "./type-ids.ts"

const xTransferableOutputSchema = transferableOutput(xOutput)
/** An output of an X-Chain transaction and its asset. */
export interface XChainTransferableOutput extends Infer<typeof xTransferableOutputSchema> {}
export const xTransferableOutput: Schema<XChainTransferableOutput> = xTransferableOutputSchema
const xTransferableInputSchema = transferableInput(xInput)
/** An input of an X-Chain transaction, its asset, and the output that it consumes. */
export interface XChainTransferableInput extends Infer<typeof xTransferableInputSchema> {}
export const xTransferableInput: Schema<XChainTransferableInput> = xTransferableInputSchema

const baseFields = {
  networkID: u32,
  blockchainID: id,
  outputs: slice(xTransferableOutput),
  inputs: slice(xTransferableInput),
  memo: bytesSchema(),
}

const initialStateSchema = struct({ fxIndex: u32, outputs: slice(xState) })
/** The initial outputs of an asset for one feature extension: 0 secp256k1fx, 1 nftfx, 2 propertyfx. */
export interface InitialState extends Infer<typeof initialStateSchema> {}
export const initialState: Schema<InitialState> = initialStateSchema
const operationSchema = struct({
  assetID: id,
  inputIDs: slice(struct({ txID: id, outputIndex: u32 })),
  operation: xOperation,
})
/** An operation, its asset, and the outputs that it consumes. */
export interface XChainTransferableOperation extends Infer<typeof operationSchema> {}
export const operation: Schema<XChainTransferableOperation> = operationSchema

const xBaseTxSchema = typed("BaseTx", baseFields)
/** Transfers. */
export interface XChainBaseTx extends Infer<typeof xBaseTxSchema> {}
export const xBaseTx: TypedSchema<"BaseTx", XChainBaseTx> = xBaseTxSchema
export const xAssetFields = {
  ...baseFields,
  name: shortText,
  symbol: shortText,
  denomination: u8,
  initialStates: slice(initialState),
}
const createAssetTxSchema = typed("CreateAssetTx", xAssetFields)
/** Creates an asset; its id is the transaction's. `name` and `symbol` are bytes: see `formatText`. */
export interface CreateAssetTx extends Infer<typeof createAssetTxSchema> {}
export const createAssetTx: TypedSchema<"CreateAssetTx", CreateAssetTx> = createAssetTxSchema
const operationTxSchema = typed("OperationTx", { ...baseFields, operations: slice(operation) })
/** Mints, transfers and burns assets. */
export interface OperationTx extends Infer<typeof operationTxSchema> {}
export const operationTx: TypedSchema<"OperationTx", OperationTx> = operationTxSchema
const xImportTxSchema = typed("ImportTx", { ...baseFields, sourceChain: id, importedInputs: slice(xTransferableInput) })
/** Imports UTXOs that another chain exported. */
export interface XChainImportTx extends Infer<typeof xImportTxSchema> {}
export const xImportTx: TypedSchema<"ImportTx", XChainImportTx> = xImportTxSchema
const xExportTxSchema = typed("ExportTx", {
  ...baseFields,
  destinationChain: id,
  exportedOutputs: slice(xTransferableOutput),
})
/** Exports to another chain. */
export interface XChainExportTx extends Infer<typeof xExportTxSchema> {}
export const xExportTx: TypedSchema<"ExportTx", XChainExportTx> = xExportTxSchema

const xUnsignedUnion = union("a transaction", xTypeIDs, [xBaseTx, createAssetTx, operationTx, xImportTx, xExportTx])
/** Every type of X-Chain transaction, distinguished by `type`. */
export type XChainUnsignedTransaction = Infer<typeof xUnsignedUnion>
export const xUnsigned: Schema<XChainUnsignedTransaction> = xUnsignedUnion
const xTransactionSchema = signedTransaction(xUnsigned, xCredential)
/** A signed X-Chain transaction. */
export interface XChainTransaction extends Infer<typeof xTransactionSchema> {}
export const xTransaction: Schema<XChainTransaction> = xTransactionSchema
