import { formatId } from "@serac/chain"
import type { BalanceGroup, PrimaryChain } from "@serac/store"
import { hole } from "@serac/store/items"
import type { ServedPrimaryChain } from "../networks/served-network.ts"

type Category = (group: BalanceGroup, now: number) => string

/** The categories of each chain's balances, in the order of the response. */
const balanceCategories: Readonly<Record<PrimaryChain, readonly string[]>> = {
  P: [
    "unlockedUnstaked",
    "unlockedStaked",
    "lockedPlatform",
    "lockedStakeable",
    "lockedStaked",
    "pendingStaked",
    "atomicMemoryUnlocked",
    "atomicMemoryLocked",
  ],
  X: ["locked", "unlocked", "atomicMemoryUnlocked", "atomicMemoryLocked"],
  C: ["atomicMemoryUnlocked", "atomicMemoryLocked"],
}

const atomicMemory: Category = ({ locktime }, now) => (locktime > now ? "atomicMemoryLocked" : "atomicMemoryUnlocked")

/** The category of a group of UTXOs that were created on the chain itself. */
const categoryByChain: Readonly<Record<PrimaryChain, Category>> = {
  P: ({ staked, locktime, stakeableLocktime }, now) => {
    if (staked) return Math.max(locktime, stakeableLocktime) > now ? "lockedStaked" : "unlockedStaked"
    if (locktime > now) return "lockedPlatform"
    return stakeableLocktime > now ? "lockedStakeable" : "unlockedUnstaked"
  },
  X: ({ locktime }, now) => (locktime > now ? "locked" : "unlocked"),
  C: atomicMemory,
}

interface AssetSum {
  readonly members: string
  amount: bigint
  utxoCount: number
}

/** Renders balances on a chain as JSON text, with holes for its assets. @param now - Unix seconds. */
export function renderBalances(
  { network, chain }: ServedPrimaryChain,
  groups: readonly BalanceGroup[],
  now: number,
): string {
  const sums = new Map(balanceCategories[chain].map((part) => [part, new Map<string, AssetSum>()]))
  for (const group of groups) {
    // A minting right is not a balance.
    if (group.amount === 0n) continue
    const shared = group.createdOn !== chain
    const part = sums.get((shared ? atomicMemory : categoryByChain[chain])(group, now))
    const assetId = formatId(group.assetId)
    const sharing = shared
      ? `,"sharedWithChainId":"${network.chainIds[group.createdOn]}"${chain === "P" ? ',"status":"import"' : ""}`
      : ""
    const key = `${assetId}${sharing}`
    const sum = part?.get(key) ?? { members: sharing, amount: 0n, utxoCount: 0 }
    sum.amount += group.amount
    sum.utxoCount += group.utxoCount
    part?.set(key, sum)
  }
  const native = network.definition.avaxAssetId
  return `{${[...sums].map(([part, byAsset]) => `"${part}":[${balanceList(byAsset, native)}]`).join(",")}}`
}

/** The native asset first, the others by their IDs. */
function balanceList(byAsset: ReadonlyMap<string, AssetSum>, native: string): string {
  const rank = (key: string) => (key.startsWith(native) ? ` ${key}` : key)
  return [...byAsset]
    .sort(([left], [right]) => (rank(left) < rank(right) ? -1 : 1))
    .map(([key, { members, amount, utxoCount }]) => {
      const assetId = key.split(",", 1)[0]
      return `{"assetId":"${assetId}"${hole.asset},"amount":"${amount}","utxoCount":${utxoCount}${members}}`
    })
    .join(",")
}
