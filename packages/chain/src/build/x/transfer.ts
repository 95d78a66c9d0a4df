import type { XChainUtxo } from "../../utxo/utxo.ts"
import { xOutput } from "../../x/slots.ts"
import type { XChainBaseTx, XChainExportTx, XChainImportTx } from "../../x/transactions.ts"
import { Amounts } from "../amounts.ts"
import { importInputs } from "../import-inputs.ts"
import { sortedOutputs } from "../order.ts"
import type { Recipient } from "../owners.ts"
import type { UnsignedXChain } from "../unsigned-transaction.ts"
import { openWallet, type Payment, type Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import type { XChainContext } from "./context.ts"
import { outputOf } from "./spend.ts"

/**
 * Builds a transfer on the X-Chain: of one or several assets, to one or several recipients, with several owners or locktimes.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildXChainBaseTx, signTransaction, type Wallet, type XChainContext, type XChainUtxo } from "@serac/chain"
 *
 * // The result is for avm.issueTx.
 * function pay(context: XChainContext, wallet: Wallet<XChainUtxo>, to: Uint8Array, key: Uint8Array): string {
 *   const transaction = buildXChainBaseTx(context, wallet, { outputs: [{ to, amount: 1_000_000_000n }] })
 *   return signTransaction(transaction, [key]).hex
 * }
 */
export function buildXChainBaseTx(
  context: XChainContext,
  wallet: Wallet<XChainUtxo>,
  transfer: { readonly outputs: readonly Payment[] },
): UnsignedXChain<XChainBaseTx> {
  const outputs = transfer.outputs.map((payment) => outputOf(context, payment))
  return complete<XChainBaseTx>(context, wallet, { type: "BaseTx" }, { outputs, fee: context.txFee })
}

/**
 * Builds an export from the X-Chain; the exported UTXOs wait for an import on the other chain.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildXChainExportTx, type Wallet, type XChainContext, type XChainUtxo } from "@serac/chain"
 *
 * const toP = (context: XChainContext, wallet: Wallet<XChainUtxo>, to: Uint8Array) =>
 *   buildXChainExportTx(context, wallet, { destinationChain: new Uint8Array(32), outputs: [{ to, amount: 5_000_000n }] })
 */
export function buildXChainExportTx(
  context: XChainContext,
  wallet: Wallet<XChainUtxo>,
  transfer: {
    /** The id of the P-Chain (zeros) or the C-Chain. */
    readonly destinationChain: Uint8Array
    readonly outputs: readonly Payment[]
  },
): UnsignedXChain<XChainExportTx> {
  const { destinationChain } = transfer
  const payments = transfer.outputs.map((payment) => outputOf(context, payment))
  const exportedOutputs = sortedOutputs(payments, xOutput)
  const draft = { type: "ExportTx", destinationChain, exportedOutputs } as const
  return complete<XChainExportTx>(context, wallet, draft, { exported: exportedOutputs, fee: context.txFee })
}

/**
 * Builds an import to the X-Chain of all UTXOs that the wallet's addresses may import. The fee is paid from imported AVAX first,
 * then from the wallet.
 *
 * @throws {BuildError} `not-found`, `insufficient-funds`
 * @example
 * import { buildXChainImportTx, type XChainContext, type XChainUtxo } from "@serac/chain"
 *
 * function fromP(context: XChainContext, utxos: XChainUtxo[], address: Uint8Array) {
 *   const sourceChain = new Uint8Array(32)
 *   return buildXChainImportTx(context, { utxos: [], addresses: [address] }, { sourceChain, utxos, to: address })
 * }
 */
export function buildXChainImportTx(
  context: XChainContext,
  wallet: Wallet<XChainUtxo>,
  transfer: {
    /** The id of the P-Chain (zeros) or the C-Chain. */
    readonly sourceChain: Uint8Array
    /** The UTXOs that the other chain exported: `avm.getUTXOs` with `sourceChain`. */
    readonly utxos: readonly XChainUtxo[]
    readonly to: Recipient
  },
): UnsignedXChain<XChainImportTx> {
  const { sourceChain, utxos, to } = transfer
  const { importedInputs, signers } = importInputs(openWallet(wallet), utxos)
  const imported = new Amounts(importedInputs.map(({ assetID, input }) => ({ assetID, amount: input.amount })))
  const fee = context.txFee - imported.take(context.avaxAssetID, context.txFee)
  const brought = [...imported].map(({ assetID, amount }) => outputOf(context, { to, amount, assetID }))
  const draft = { type: "ImportTx", sourceChain, importedInputs } as const
  return complete<XChainImportTx>(context, wallet, draft, { brought, fee, signers })
}
