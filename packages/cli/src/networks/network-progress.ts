import type { NetworkIndexerProgress, PrimaryChainProgress } from "@serac/indexer/network"
import type { PrimaryChain } from "@serac/store"
import { isDone } from "../progress/is-at-head.ts"
import type { ShownProgress, ShownSubject } from "../progress/shown.ts"

/** What the indexer of a primary network is doing, in plain data. */
export interface NetworkProgress extends Omit<NetworkIndexerProgress, "chains"> {
  readonly chains: readonly NetworkChainProgress[]
}

/** One of its three chains, in the form of an EVM chain's progress. */
export interface NetworkChainProgress extends ShownProgress {
  readonly networkId: number
  readonly chain: PrimaryChain
  readonly head?: { readonly number: number; readonly timestamp: number }
}

/** What the chains of a primary network are called. Of the C-Chain only what moves funds between chains is meant. */
export const chainNames: Readonly<Record<PrimaryChain, string>> = {
  P: "P-Chain",
  X: "X-Chain",
  C: "C-Chain atomic",
}

/** An indexer's report as it is kept and shown. */
export function plainProgress({ chains, ...network }: NetworkIndexerProgress): NetworkProgress {
  return { ...network, chains: chains.map((chain) => chainProgress(chain, network)) }
}

/** What a chain of a network is shown as. */
export function subjectOf({ networkId, chain }: Pick<NetworkChainProgress, "networkId" | "chain">): ShownSubject {
  return { key: `network ${networkId} ${chain}`, name: chainNames[chain] }
}

/** Whether every chain is at its node's head or stopped. */
export function isNetworkDone({ state, chains }: NetworkProgress): boolean {
  if (state === "stopped" || state === "paused" || state === "standby") return true
  return chains.length > 0 && chains.every(isDone)
}

function chainProgress(
  { chain, head, nodeHeight, nodeHeightAt, ...progress }: PrimaryChainProgress,
  { networkId }: Pick<NetworkIndexerProgress, "networkId">,
): NetworkChainProgress {
  return {
    networkId,
    chain,
    ...progress,
    ...(head === undefined ? {} : { head: { number: head.height, timestamp: head.timestamp } }),
    ...(nodeHeight === undefined ? {} : { nodeHead: nodeHeight }),
    ...(nodeHeightAt === undefined ? {} : { nodeHeadAt: nodeHeightAt }),
  }
}
