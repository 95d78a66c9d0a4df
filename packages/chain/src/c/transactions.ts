import { fixed, id } from "../codec/bytes.ts"
import { u32, u64 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { struct, type TypedSchema, typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import * as secp from "../fx/secp256k1fx.ts"
import { transferableInput, transferableOutput } from "../fx/transferable.ts"
import { signedTransaction } from "../transaction/transaction-schema.ts"
import { cTypeIDs } from "./type-ids.ts"

const ethAddress = fixed(20)
const evmOutputSchema = struct({ address: ethAddress, amount: u64, assetID: id })
/** An output of an import: an account, and the amount that it receives; AVAX in nAVAX. */
export interface EvmOutput extends Infer<typeof evmOutputSchema> {}
export const evmOutput: Schema<EvmOutput> = evmOutputSchema
const evmInputSchema = struct({ address: ethAddress, amount: u64, assetID: id, nonce: u64 })
/** An input of an export: an account, the amount that it pays, and its nonce. */
export interface EvmInput extends Infer<typeof evmInputSchema> {}
export const evmInput: Schema<EvmInput> = evmInputSchema

const verifiable = [secp.credential, secp.input, secp.outputOwners, secp.transferInput, secp.transferOutput] as const
const cInput = union("an input", cTypeIDs, [secp.transferInput])
export const cOutput = union("an output", cTypeIDs, [secp.transferOutput])
const cCredentialUnion = union("a credential", cTypeIDs, verifiable)
/** The credential types of the codec; `secp256k1fx.Credential` in every accepted transaction. */
export type CChainCredential = Infer<typeof cCredentialUnion>
const cCredential: Schema<CChainCredential> = cCredentialUnion

export const cTransferableInput = transferableInput(cInput)
export const cTransferableOutput = transferableOutput(cOutput)

const cImportTxSchema = typed("ImportTx", {
  networkID: u32,
  blockchainID: id,
  sourceChain: id,
  importedInputs: slice(cTransferableInput),
  outputs: slice(evmOutput),
})
/** Imports UTXOs that another chain exported. */
export interface CChainImportTx extends Infer<typeof cImportTxSchema> {}
export const cImportTx: TypedSchema<"ImportTx", CChainImportTx> = cImportTxSchema
const cExportTxSchema = typed("ExportTx", {
  networkID: u32,
  blockchainID: id,
  destinationChain: id,
  inputs: slice(evmInput),
  exportedOutputs: slice(cTransferableOutput),
})
/** Exports to another chain. */
export interface CChainExportTx extends Infer<typeof cExportTxSchema> {}
export const cExportTx: TypedSchema<"ExportTx", CChainExportTx> = cExportTxSchema

const cUnsignedUnion = union("a transaction", cTypeIDs, [cImportTx, cExportTx])
/** Both types of atomic C-Chain transactions, distinguished by `type`. */
export type CChainUnsignedAtomicTransaction = Infer<typeof cUnsignedUnion>
export const cUnsigned: Schema<CChainUnsignedAtomicTransaction> = cUnsignedUnion
const cTransactionSchema = signedTransaction(cUnsigned, cCredential)
/** A signed atomic C-Chain transaction. */
export interface CChainAtomicTransaction extends Infer<typeof cTransactionSchema> {}
export const cTransaction: Schema<CChainAtomicTransaction> = cTransactionSchema
export const cBatch = slice(cTransaction)
