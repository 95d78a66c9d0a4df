import { type ChainAlias, type Event, happened, happenedBy, type Utxo } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import type { ExpectedItem, Names } from "./names.ts"

const balanceParts: Readonly<Record<ChainAlias, readonly string[]>> = {
  P: ["unlockedUnstaked", "unlockedStaked", "lockedPlatform", "lockedStakeable", "lockedStaked", "pendingStaked"],
  X: ["locked", "unlocked"],
  C: [],
}

/**
 * The balances of owners on a chain. Each UTXO counts once; only UTXOs with amounts count, as in the node.
 *
 * @param moment - Unix seconds, after all blocks up to it. Default the P-Chain's time.
 */
export function expectBalances(
  world: World,
  chain: ChainAlias,
  owners: ReadonlySet<string>,
  names: Names,
  moment?: number,
): ExpectedItem {
  const { heights, time, recording } = world
  const has = (event: Event | undefined) =>
    moment === undefined ? happened(event, heights) : happenedBy(event, moment)
  const sums = new Map(
    [...balanceParts[chain], "atomicMemoryUnlocked", "atomicMemoryLocked"].map((part) => [
      part,
      new Map<string, ExpectedItem>(),
    ]),
  )
  for (const utxo of world.utxos.values()) {
    const staked = utxo.stake !== undefined && !has(utxo.stake.returned)
    const there = has(utxo.made) && (staked || !has(utxo.spent))
    const { amount } = utxo.output
    if (!there || utxo.consumedOn !== chain || amount === 0n || !utxo.output.owners.some((owner) => owners.has(owner)))
      continue
    const shared = utxo.made.chain !== chain
    const part = sums.get(balancePart(utxo, chain, BigInt(moment ?? time), staked))
    const key = `${utxo.assetID}${shared ? utxo.made.chain : ""}`
    const before = part?.get(key)
    part?.set(key, {
      ...names.amount(utxo.assetID, BigInt(String(before?.amount ?? 0)) + amount),
      utxoCount: Number(before?.utxoCount ?? 0) + 1,
      ...(shared && { sharedWithChainId: names.chainIds[utxo.made.chain] }),
      ...(shared && chain === "P" && { status: "import" }),
    })
  }
  const rank = ({ assetId }: ExpectedItem) => (assetId === recording.avaxAssetID ? "" : String(assetId))
  const order = (one: ExpectedItem, other: ExpectedItem) =>
    rank(one) < rank(other) ||
    (rank(one) === rank(other) && String(one.sharedWithChainId) < String(other.sharedWithChainId))
      ? -1
      : 1
  return Object.fromEntries([...sums].map(([part, items]) => [part, [...items.values()].sort(order)]))
}

function balancePart({ made, output }: Utxo, chain: ChainAlias, now: bigint, staked: boolean): string {
  const { locktime, stakeableLocktime } = output
  if (made.chain !== chain) return locktime > now ? "atomicMemoryLocked" : "atomicMemoryUnlocked"
  if (chain === "X") return locktime > now ? "locked" : "unlocked"
  if (staked) return locktime > now || stakeableLocktime > now ? "lockedStaked" : "unlockedStaked"
  if (locktime > now) return "lockedPlatform"
  return stakeableLocktime > now ? "lockedStakeable" : "unlockedUnstaked"
}
