import type { CChainAtomicTransaction } from "../c/transactions.ts"
import type { PChainTransferableOutput } from "../p/base.ts"
import type { PChainTransaction } from "../p/transactions.ts"
import type { SignedTransaction } from "../transaction/signed-transaction.ts"
import type { XChainState } from "../x/slots.ts"
import type { XChainTransferableOperation, XChainUnsignedTransaction } from "../x/transactions.ts"
import type { CChainUtxo, PChainUtxo, XChainUtxo } from "./utxo.ts"

type Placed<O> = { assetID: Uint8Array; output: O }

const createdUtxos = <O>(txID: Uint8Array, outputs: readonly Placed<O>[], first = 0) =>
  outputs.map(({ assetID, output }, index) => ({ txID, outputIndex: first + index, assetID, output }))

/**
 * The outputs that an X-Chain transaction creates on the X-Chain, in the order of their indices: its outputs, then those of
 * the asset it creates or of its operations. For its exports see `exportedXChainUtxos`.
 *
 * @example
 * ```ts
 * import { createdXChainUtxos, decodeXChainTransaction, utxoId } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * for (const { txID, outputIndex } of createdXChainUtxos(decodeXChainTransaction(bytes))) utxoId(txID, outputIndex)
 * ```
 */
export const createdXChainUtxos = (
  transaction: Pick<SignedTransaction<XChainUnsignedTransaction, unknown>, "id" | "unsigned">,
): XChainUtxo[] => {
  const { id, unsigned } = transaction
  const outputs: Placed<XChainState>[] = [...unsigned.outputs]
  if (unsigned.type === "CreateAssetTx") {
    for (const state of unsigned.initialStates)
      for (const output of state.outputs) outputs.push({ assetID: id, output })
  }
  if (unsigned.type === "OperationTx") {
    for (const { assetID, operation } of unsigned.operations) {
      for (const output of outputsOf(operation)) outputs.push({ assetID, output })
    }
  }
  return createdUtxos(id, outputs)
}

const outputsOf = (operation: XChainTransferableOperation["operation"]): XChainState[] => {
  switch (operation.type) {
    case "secp256k1fx.MintOperation":
      return [
        { type: "secp256k1fx.MintOutput", ...operation.mintOutput },
        { type: "secp256k1fx.TransferOutput", ...operation.transferOutput },
      ]
    case "nftfx.MintOperation": {
      const { groupID, payload, outputs } = operation
      return outputs.map((owners) => ({ type: "nftfx.TransferOutput", groupID, payload, ...owners }))
    }
    case "nftfx.TransferOperation":
      return [{ type: "nftfx.TransferOutput", ...operation.output }]
    case "propertyfx.MintOperation":
      return [
        { type: "propertyfx.MintOutput", ...operation.mintOutput },
        { type: "propertyfx.OwnedOutput", ...operation.ownedOutput },
      ]
    case "propertyfx.BurnOperation":
      return []
  }
}

/**
 * The UTXOs that an X-Chain transaction exports to the chain `destinationChain`: their indices follow those of its outputs. Empty
 * for other types than exports.
 *
 * @example
 * ```ts
 * import { decodeXChainTransaction, exportedXChainUtxos } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * exportedXChainUtxos(decodeXChainTransaction(bytes)).map(({ outputIndex }) => outputIndex)
 * ```
 */
export const exportedXChainUtxos = (
  transaction: Pick<SignedTransaction<XChainUnsignedTransaction, unknown>, "id" | "unsigned">,
): XChainUtxo[] => {
  const { id, unsigned } = transaction
  return unsigned.type === "ExportTx" ? createdUtxos(id, unsigned.exportedOutputs, unsigned.outputs.length) : []
}

/**
 * The outputs that a P-Chain transaction creates on the P-Chain when it is accepted. Later outputs are in no transaction:
 * returned stakes and rewards (indices from `outputs.length` on), and refunds of L1 validators. For its exports see `exportedPChainUtxos`.
 *
 * @example
 * ```ts
 * import { createdPChainUtxos, decodePChainTransaction } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * createdPChainUtxos(decodePChainTransaction(bytes)).map(({ output }) => output.type)
 * ```
 */
export const createdPChainUtxos = (transaction: Pick<PChainTransaction, "id" | "unsigned">): PChainUtxo[] => {
  const { id, unsigned } = transaction
  return "outputs" in unsigned ? createdUtxos(id, unsigned.outputs as PChainTransferableOutput[]) : []
}

/**
 * The UTXOs that a P-Chain transaction exports to the chain `destinationChain`: their indices follow those of its outputs. Empty
 * for other types than exports.
 *
 * @example
 * ```ts
 * import { decodePChainTransaction, exportedPChainUtxos } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * exportedPChainUtxos(decodePChainTransaction(bytes)).map(({ outputIndex }) => outputIndex)
 * ```
 */
export const exportedPChainUtxos = (transaction: Pick<PChainTransaction, "id" | "unsigned">): PChainUtxo[] => {
  const { id, unsigned } = transaction
  return unsigned.type === "ExportTx" ? createdUtxos(id, unsigned.exportedOutputs, unsigned.outputs.length) : []
}

/**
 * The UTXOs that a C-Chain transaction exports to the chain `destinationChain`, with indices from 0. Empty for imports.
 *
 * @example
 * ```ts
 * import { decodeAtomicBatch, exportedCChainUtxos } from "@serac/chain"
 *
 * declare const blockExtraData: Uint8Array
 * decodeAtomicBatch(blockExtraData).flatMap(exportedCChainUtxos)
 * ```
 */
export const exportedCChainUtxos = (transaction: Pick<CChainAtomicTransaction, "id" | "unsigned">): CChainUtxo[] => {
  const { id, unsigned } = transaction
  return unsigned.type === "ExportTx" ? createdUtxos(id, unsigned.exportedOutputs) : []
}
