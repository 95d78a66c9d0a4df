import { pOutput } from "../../p/slots.ts"
import type { PChainBaseTx, PChainExportTx, PChainImportTx } from "../../p/transactions.ts"
import type { PChainUtxo } from "../../utxo/utxo.ts"
import { Amounts } from "../amounts.ts"
import { importInputs } from "../import-inputs.ts"
import { sortedOutputs } from "../order.ts"
import { type Recipient, recipientOwners } from "../owners.ts"
import type { UnsignedPChain } from "../unsigned-transaction.ts"
import { openWallet, type Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import type { PChainContext } from "./context.ts"
import { outputOf, type PChainPayment } from "./payment.ts"

/**
 * Builds a transfer on the P-Chain: to one or several recipients, with several owners, locktimes, or locks that allow staking only.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildPChainBaseTx, type PChainContext, type PChainUtxo, signTransaction, type Wallet } from "@serac/chain"
 *
 * // The result is for platform.issueTx.
 * function pay(context: PChainContext, wallet: Wallet<PChainUtxo>, to: Uint8Array, key: Uint8Array): string {
 *   const transaction = buildPChainBaseTx(context, wallet, { outputs: [{ to, amount: 1_000_000_000n }] })
 *   return signTransaction(transaction, [key]).hex
 * }
 */
export function buildPChainBaseTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  transfer: { readonly outputs: readonly PChainPayment[] },
): UnsignedPChain<PChainBaseTx> {
  const outputs = transfer.outputs.map((payment) => outputOf(context, payment))
  return complete<PChainBaseTx>(context, wallet, { type: "BaseTx" }, { outputs })
}

/**
 * Builds an export from the P-Chain; the exported UTXOs wait for an import on the other chain.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildPChainExportTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const toC = (context: PChainContext, wallet: Wallet<PChainUtxo>, destinationChain: Uint8Array, to: Uint8Array) =>
 *   buildPChainExportTx(context, wallet, { destinationChain, outputs: [{ to, amount: 1_000_000_000n }] })
 */
export function buildPChainExportTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  transfer: {
    /** The id of the X-Chain or the C-Chain. */
    readonly destinationChain: Uint8Array
    readonly outputs: readonly PChainPayment[]
  },
): UnsignedPChain<PChainExportTx> {
  const { destinationChain } = transfer
  const payments = transfer.outputs.map((payment) => outputOf(context, payment))
  const exportedOutputs = sortedOutputs(payments, pOutput)
  const draft = { type: "ExportTx", destinationChain, exportedOutputs } as const
  return complete<PChainExportTx>(context, wallet, draft, { exported: exportedOutputs })
}

/**
 * Builds an import to the P-Chain of all UTXOs that the wallet's addresses may import. The fee is paid from imported AVAX first,
 * then from the wallet.
 *
 * @throws {BuildError} `not-found`, `insufficient-funds`
 * @example
 * import { buildPChainImportTx, type PChainContext, type PChainUtxo } from "@serac/chain"
 *
 * function fromX(context: PChainContext, sourceChain: Uint8Array, utxos: PChainUtxo[], address: Uint8Array) {
 *   return buildPChainImportTx(context, { utxos: [], addresses: [address] }, { sourceChain, utxos, to: address })
 * }
 */
export function buildPChainImportTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  transfer: {
    /** The id of the X-Chain or the C-Chain. */
    readonly sourceChain: Uint8Array
    /** The UTXOs that the other chain exported: `platform.getUTXOs` with `sourceChain`. */
    readonly utxos: readonly PChainUtxo[]
    readonly to: Recipient
  },
): UnsignedPChain<PChainImportTx> {
  const { sourceChain, utxos, to } = transfer
  const { importedInputs, signers } = importInputs(openWallet(wallet), utxos)
  const imported = new Amounts(importedInputs.map(({ assetID, input }) => ({ assetID, amount: input.amount })))
  const income = imported.take(context.avaxAssetID, imported.of(context.avaxAssetID))
  const brought = [...imported].map(({ assetID, amount }) => outputOf(context, { to, amount, assetID }))
  const draft = { type: "ImportTx", sourceChain, importedInputs } as const
  return complete<PChainImportTx>(context, wallet, draft, {
    brought,
    income,
    signers,
    ...(income > 0n && { change: recipientOwners(to) }),
  })
}
