import { formatId } from "@serac/chain"
import type { AssetRow } from "@serac/store"
import { hexOf } from "@serac/store"
import type { Names } from "./names.ts"

/** The displayed members of an X-Chain transaction. */
export interface XTransactionFacts {
  readonly id: Uint8Array
  readonly type: string
  /** Unix seconds. */
  readonly timestamp: number
  readonly memo: Uint8Array
  /** JSON of lists of AssetAmounts. */
  readonly amountUnlocked: string
  readonly amountCreated: string
  readonly sourceChain?: Uint8Array | undefined
  readonly destinationChain?: Uint8Array | undefined
  readonly assetCreated?: AssetRow | undefined
  readonly blockHeight: number
  readonly blockId: Uint8Array
}

/** The JSON of an X-Chain transaction, without its UTXOs and the closing brace. */
export function xTransactionFragment(transaction: XTransactionFacts, names: Names): string {
  const { id, type, timestamp, memo, amountUnlocked, amountCreated, blockHeight, blockId } = transaction
  const { sourceChain, destinationChain, assetCreated } = transaction
  return (
    `{"txHash":"${names.id(id)}","chainFormat":"linear","timestamp":${timestamp},"txType":"${type}"` +
    `,"memo":"${hexOf(memo)}","amountUnlocked":${amountUnlocked},"amountCreated":${amountCreated}` +
    (sourceChain === undefined ? "" : `,"sourceChain":"${formatId(sourceChain)}"`) +
    (destinationChain === undefined ? "" : `,"destinationChain":"${formatId(destinationChain)}"`) +
    (assetCreated === undefined ? "" : `,"assetCreated":${assetCreatedJson(assetCreated, names)}`) +
    `,"blockHeight":${blockHeight},"blockHash":"${names.id(blockId)}"`
  )
}

function assetCreatedJson(
  { assetId, name, symbol, denomination, type, cap, createdAt }: AssetRow,
  names: Names,
): string {
  const id = names.asset(assetId)
  return JSON.stringify({ assetId: id, name, symbol, denomination, type, createdAtTimestamp: createdAt, cap })
}
