import { formatEthAddress, formatId } from "@serac/chain"
import { hexOf } from "@serac/store"
import { assetAmount } from "./asset-amount.ts"
import type { Names } from "./names.ts"

/** An account of the C-Chain, with the amount that it sent or received. */
export interface EvmParty {
  /** 20 bytes. */
  readonly address: Uint8Array
  readonly assetID: Uint8Array
  readonly amount: bigint
  /** JSON of the sender's credentials; absent for a recipient. */
  readonly credentials?: string | undefined
}

/** The displayed members of an atomic transaction. */
export interface CTransactionFacts {
  readonly id: Uint8Array
  readonly type: "ImportTx" | "ExportTx"
  /** Unix seconds. */
  readonly timestamp: number
  readonly blockHeight: number
  readonly blockId: Uint8Array
  /** JSON of lists of AssetAmounts. */
  readonly amountUnlocked: string
  readonly amountCreated: string
  readonly sourceChain: Uint8Array
  readonly destinationChain: Uint8Array
  /** The senders of an export, or the recipients of an import. */
  readonly parties: readonly EvmParty[]
}

/** The JSON of a C-Chain atomic transaction, without its UTXOs and the closing brace. */
export function cTransactionFragment(transaction: CTransactionFacts, names: Names): string {
  const { id, type, timestamp, blockHeight, blockId, amountUnlocked, amountCreated } = transaction
  const [list, role] = type === "ExportTx" ? ["evmInputs", "fromAddress"] : ["evmOutputs", "toAddress"]
  const parties = transaction.parties.map(
    ({ address, assetID, amount, credentials }) =>
      `{"${role}":"${formatEthAddress(address)}","asset":${assetAmount(names.asset(assetID), amount)}` +
      `${credentials === undefined ? "" : `,"credentials":${credentials}`}}`,
  )
  return (
    `{"txHash":"${formatId(id)}","txType":"${type}","blockHeight":${blockHeight}` +
    `,"blockHash":"${hexOf(blockId)}","timestamp":${timestamp},"memo":"0x"` +
    `,"amountUnlocked":${amountUnlocked},"amountCreated":${amountCreated}` +
    `,"sourceChain":"${formatId(transaction.sourceChain)}","destinationChain":"${formatId(transaction.destinationChain)}"` +
    `,"${list}":[${parties.join(",")}]`
  )
}
