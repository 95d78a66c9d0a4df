import type { CChainExportTx, CChainImportTx, EvmInput, EvmOutput } from "../../c/transactions.ts"
import { cOutput } from "../../c/transactions.ts"
import { atomicFee, atomicGas } from "../../fees/atomic-fee.ts"
import { smaller } from "../../fees/saturating.ts"
import { compareBytes } from "../../text/compare-bytes.ts"
import type { CChainUtxo } from "../../utxo/utxo.ts"
import { insufficient } from "../amounts.ts"
import { BuildError } from "../build-error.ts"
import { importInputs } from "../import-inputs.ts"
import { sortedBy, sortedOutputs } from "../order.ts"
import { keyOf, type Recipient, recipientOwners, transferOutput } from "../owners.ts"
import type { UnsignedCChain } from "../unsigned-transaction.ts"
import { openWallet } from "../wallet.ts"

/** The values of a network that atomic C-Chain transactions need. */
export interface CChainContext {
  readonly networkID: number
  /** 32 bytes: the C-Chain's id, `info.getBlockchainID` of `C`. */
  readonly blockchainID: Uint8Array
  /** 32 bytes. */
  readonly avaxAssetID: Uint8Array
  /** Wei per unit of gas: `eth_baseFee`, or more, so that the transaction stays valid if it rises. The whole fee is burned. */
  readonly baseFee: bigint
}

/**
 * Builds an import of all AVAX that the addresses may import to an account of the C-Chain; the fee is deducted from it.
 *
 * @throws {BuildError} `not-found`, `insufficient-funds` when the fee exceeds the amount
 * @example
 * import { buildCChainImportTx, type CChainContext, type CChainUtxo, signTransaction } from "@serac/chain"
 *
 * // The result is for avax.issueTx; the address is that of the key on the X- and P-Chain.
 * function fromX(context: CChainContext, sourceChain: Uint8Array, utxos: CChainUtxo[], address: Uint8Array, to: Uint8Array, key: Uint8Array) {
 *   const transaction = buildCChainImportTx(context, { addresses: [address] }, { sourceChain, utxos, to })
 *   return signTransaction(transaction, [key]).hex
 * }
 */
export function buildCChainImportTx(
  context: CChainContext,
  wallet: { readonly addresses: readonly Uint8Array[]; readonly now?: bigint },
  transfer: {
    /** The id of the P-Chain (zeros) or the X-Chain. */
    readonly sourceChain: Uint8Array
    /** The UTXOs that the other chain exported: `avax.getUTXOs` with `sourceChain`. */
    readonly utxos: readonly CChainUtxo[]
    /** The account: its EVM address, 20 bytes. */
    readonly to: Uint8Array
  },
): UnsignedCChain<CChainImportTx> {
  const { networkID, blockchainID, avaxAssetID, baseFee } = context
  const { sourceChain, to } = transfer
  const utxos = transfer.utxos.filter(({ assetID }) => compareBytes(assetID, avaxAssetID) === 0)
  const { importedInputs, signers } = importInputs(openWallet({ ...wallet, utxos: [] }), utxos)
  const imported = importedInputs.reduce((sum, { input }) => sum + input.amount, 0n)
  const transaction = (amount: bigint): CChainImportTx => ({
    type: "ImportTx",
    networkID,
    blockchainID,
    sourceChain,
    importedInputs,
    outputs: [{ address: to, amount, assetID: avaxAssetID } satisfies EvmOutput],
  })
  const fee = atomicFee(atomicGas(transaction(imported)), baseFee)
  if (fee >= imported) throw insufficient(avaxAssetID, fee - imported + 1n)
  return { chain: "C", unsigned: transaction(imported - fee), signers }
}

/** An account of the C-Chain that pays for an export. */
export interface CChainAccount {
  /** Its EVM address: 20 bytes. */
  readonly address: Uint8Array
  /** The nAVAX that it may be charged: its balance in wei, divided by 10^9. */
  readonly balance: bigint
  /** Its next nonce: `eth_getTransactionCount`. */
  readonly nonce: bigint
}

/**
 * Builds an export of AVAX from accounts of the C-Chain, which are charged in the order given until amounts and fee are
 * covered. The exported UTXOs wait for an import on the other chain.
 *
 * @throws {BuildError} `insufficient-funds`, `unsupported` for an asset other than AVAX
 * @example
 * import { buildCChainExportTx, type CChainAccount, type CChainContext } from "@serac/chain"
 *
 * const toP = (context: CChainContext, account: CChainAccount, to: Uint8Array) =>
 *   buildCChainExportTx(context, [account], {
 *     destinationChain: new Uint8Array(32),
 *     outputs: [{ to, amount: 1_000_000_000n }],
 *   })
 */
export function buildCChainExportTx(
  context: CChainContext,
  accounts: readonly CChainAccount[],
  transfer: {
    /** The id of the P-Chain (zeros) or the X-Chain. */
    readonly destinationChain: Uint8Array
    readonly outputs: readonly { readonly to: Recipient; readonly amount: bigint; readonly assetID?: Uint8Array }[]
  },
): UnsignedCChain<CChainExportTx> {
  const { networkID, blockchainID, avaxAssetID, baseFee } = context
  const { destinationChain } = transfer
  const outputs = transfer.outputs.map(({ to, amount, assetID = avaxAssetID }) => {
    if (compareBytes(assetID, avaxAssetID) !== 0) {
      throw new BuildError("unsupported", `The C-Chain exports AVAX only, not the asset ${keyOf(assetID)}`)
    }
    return { assetID, output: transferOutput(amount, recipientOwners(to)) }
  })
  const exportedOutputs = sortedOutputs(outputs, cOutput)
  const exported = exportedOutputs.reduce((sum, { output }) => sum + output.amount, 0n)
  const transaction = (inputs: EvmInput[]): CChainExportTx => ({
    type: "ExportTx",
    networkID,
    blockchainID,
    destinationChain,
    inputs: sortedBy(inputs, ({ address, assetID }) => [address, assetID]),
    exportedOutputs,
  })
  const inputs: EvmInput[] = []
  let charged = 0n
  const needed = () => exported + atomicFee(atomicGas(transaction(inputs)), baseFee)
  for (const { address, balance, nonce } of accounts) {
    if (balance <= 0n) continue
    const input = { address, amount: 0n, assetID: avaxAssetID, nonce }
    inputs.push(input)
    const missing = needed() - charged
    input.amount = smaller(missing, balance)
    charged += input.amount
    if (missing <= balance) {
      const unsigned = transaction(inputs)
      return { chain: "C", unsigned, signers: unsigned.inputs.map((evmInput) => [evmInput.address]) }
    }
  }
  throw insufficient(avaxAssetID, needed() - charged)
}
