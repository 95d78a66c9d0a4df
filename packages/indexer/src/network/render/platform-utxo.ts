import { formatHex, formatId } from "@serac/chain"
import type { RewardRow, UtxoRow } from "@serac/store"
import { assetAmount } from "./asset-amount.ts"
import type { Names } from "./names.ts"

/** What of a UTXO on the P-Chain is only shown. */
export interface PlatformUtxoFacts {
  /** The UTXO's own bytes, with the codec's version. */
  readonly bytes: Uint8Array
  /** Of a stake: from when to when, in Unix seconds; without an end where it renews itself. */
  readonly staking?: { readonly start: number; readonly end?: number } | undefined
  /** Of a reward. */
  readonly rewardType?: RewardRow["type"] | undefined
}

/** A UTXO in the shape of the P-Chain, but for `staked`, what its consumption adds, and the closing brace. */
export function platformUtxoFragment(
  row: Omit<UtxoRow, "fragment" | "platformFragment">,
  { bytes, staking, rewardType }: PlatformUtxoFacts,
  names: Names,
): string {
  const addresses = row.addresses.map((address) => `"${names.address(address)}"`).join(",")
  const assetId = names.asset(row.assetId)
  return (
    `{"addresses":[${addresses}],"asset":${assetAmount(assetId, row.amount)}` +
    `,"consumedOnChainId":"${names.chainIds[row.consumedOn]}","createdOnChainId":"${names.chainIds[row.createdOn]}"` +
    `,"utxoId":"${formatId(row.id)}","utxoBytes":"${formatHex(bytes, "hexnc")}"` +
    `,"amount":"${row.amount}","assetId":"${assetId}"` +
    `,"blockNumber":"${row.height}","blockTimestamp":${row.timestamp},"outputIndex":${row.outputIndex}` +
    `,"platformLocktime":${row.locktime},"stakeableLocktime":${row.stakeableLocktime}` +
    (rewardType === undefined ? "" : `,"rewardType":"${rewardType}"`) +
    `,"threshold":${row.threshold},"txHash":"${names.id(row.txId)}"` +
    (staking === undefined ? "" : `,"utxoStartTimestamp":${staking.start}`) +
    (staking?.end === undefined ? "" : `,"utxoEndTimestamp":${staking.end}`) +
    `,"utxoType":"${staking === undefined ? "TRANSFER" : "STAKE"}"`
  )
}
