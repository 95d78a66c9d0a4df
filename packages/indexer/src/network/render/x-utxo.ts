import { formatId } from "@serac/chain"
import type { UtxoRow } from "@serac/store"
import { hexOf } from "@serac/store"
import { assetAmount } from "./asset-amount.ts"
import type { Names } from "./names.ts"

/** Members of a UTXO that are only displayed. */
export interface XUtxoFacts {
  /** `transfer` for spendable funds, `mint` for a right to mint. */
  readonly utxoType: "transfer" | "mint"
  /** The bytes of the UTXO, including the codec version. */
  readonly bytes: Uint8Array
  /** Only for an NFT or a right to mint NFTs: its group. */
  readonly groupId?: number | undefined
  /** Only for an NFT. */
  readonly payload?: Uint8Array | undefined
}

/** The JSON of a UTXO in the format of the X-Chain and the C-Chain, without the members of its consumption and the closing brace. */
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
