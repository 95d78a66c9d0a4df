import type { XChainUtxo } from "../../utxo/utxo.ts"
import type { XChainTransferableInput, XChainTransferableOutput } from "../../x/transactions.ts"
import { Amounts } from "../amounts.ts"
import { agree, recipientOwners, transferOutput } from "../owners.ts"
import type { OpenWallet, Payment } from "../wallet.ts"
import type { XChainContext } from "./context.ts"

/** An input and its signers. */
export interface SignedInput {
  readonly input: XChainTransferableInput
  readonly signers: readonly Uint8Array[]
}

export const outputOf = (context: XChainContext, payment: Payment): XChainTransferableOutput => ({
  assetID: payment.assetID ?? context.avaxAssetID,
  output: transferOutput(payment.amount, recipientOwners(payment.to)),
})

/**
 * Chooses unspent outputs, in the wallet's order, until each asset is covered; the change of an asset is one output.
 *
 * @throws {BuildError} `insufficient-funds`
 */
export function spend(
  wallet: OpenWallet<XChainUtxo>,
  burn: Amounts,
): { readonly inputs: readonly SignedInput[]; readonly change: readonly XChainTransferableOutput[] } {
  const inputs: SignedInput[] = []
  const left = new Amounts()
  for (const { txID, outputIndex, assetID, output } of wallet.utxos) {
    if (output.type !== "secp256k1fx.TransferOutput" || burn.of(assetID) === 0n) continue
    const agreement = agree(output, wallet.ours, wallet.now)
    if (!agreement) continue
    const { indices: signatureIndices, signers } = agreement
    const { amount } = output
    inputs.push({
      input: { txID, outputIndex, assetID, input: { type: "secp256k1fx.TransferInput", amount, signatureIndices } },
      signers,
    })
    left.add(assetID, amount - burn.take(assetID, amount))
  }
  burn.assertCovered()
  const change = [...left].map(({ assetID, amount }) => ({ assetID, output: transferOutput(amount, wallet.change) }))
  return { inputs, change }
}
