import { formatId } from "@serac/chain"
import type { UtxoRow } from "@serac/store"
import { hexOf } from "@serac/store"
import { assetAmount } from "./asset-amount.ts"
import type { Names } from "./names.ts"

/** What of a UTXO is only shown. */
export interface XUtxoFacts {
  /** `transfer` for what can be spent, `mint` for a right to mint. */
  readonly utxoType: "transfer" | "mint"
  /** The UTXO's own bytes, with the codec's version. */
  readonly bytes: Uint8Array
  /** Of an NFT or the right to mint some: its group. */
  readonly groupId?: number | undefined
  /** Of an NFT. */
  readonly payload?: Uint8Array | undefined
}

/** A UTXO in the shape of the X- and the C-Chain, but for what its consumption adds and the closing brace. */
export function xUtxoFragment(
  row: Omit<UtxoRow, "fragment" | "platformFragment">,
  { utxoType, bytes, groupId, payload }: XUtxoFacts,
  names: Names,
): string {
  const addresses = row.addresses.map((address) => `"${names.address(address)}"`).join(",")
  return (
    `{"addresses":[${addresses}],"asset":${assetAmount(names.asset(row.assetId), row.amount)}` +
    `,"consumedOnChainId":"${names.chainIds[row.consumedOn]}","createdOnChainId":"${names.chainIds[row.createdOn]}"` +
    `,"utxoId":"${formatId(row.id)}","utxoBytes":"${hexOf(bytes)}"` +
    `,"creationTxHash":"${names.id(row.txId)}"` +
    (groupId === undefined ? "" : `,"groupId":${groupId}`) +
    (payload === undefined ? "" : `,"payload":"${hexOf(payload)}"`) +
    `,"locktime":${row.locktime},"outputIndex":"${row.outputIndex}","threshold":${row.threshold}` +
    `,"timestamp":${row.timestamp},"utxoType":"${utxoType}"`
  )
}
