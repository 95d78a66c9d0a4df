import { formatHex, formatId } from "@serac/chain"
import type { RewardRow, UtxoRow } from "@serac/store"
import { assetAmount } from "./asset-amount.ts"
import type { Names } from "./names.ts"

/** Members of a P-Chain UTXO that are only displayed. */
export interface PlatformUtxoFacts {
  /** The bytes of the UTXO, including the codec version. */
  readonly bytes: Uint8Array
  /** Only for a stake: its start and end, in Unix seconds; without an end for an auto-renewed validator. */
  readonly staking?: { readonly start: number; readonly end?: number } | undefined
  /** Only for a reward. */
  readonly rewardType?: RewardRow["type"] | undefined
}

/** The JSON of a UTXO in the P-Chain's format, without `staked`, the members of its consumption, and the closing brace. */
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
