import type { NetworkIndexerProgress, PrimaryChainProgress } from "@serac/indexer/network"
import type { PrimaryChain } from "@serac/store"
import { isDone } from "../progress/is-at-head.ts"
import type { ShownProgress, ShownSubject } from "../progress/shown.ts"

/** The progress of a primary network's indexer as plain data. */
export interface NetworkProgress extends Omit<NetworkIndexerProgress, "chains"> {
  readonly chains: readonly NetworkChainProgress[]
}

/** The progress of one of its three chains, in the form of an EVM chain's progress. */
export interface NetworkChainProgress extends ShownProgress {
  readonly networkId: number
  readonly chain: PrimaryChain
  readonly head?: { readonly number: number; readonly timestamp: number }
}

/** Display names of the chains of a primary network. The C-Chain's refers only to its atomic transactions. */
export const chainNames: Readonly<Record<PrimaryChain, string>> = {
  P: "P-Chain",
  X: "X-Chain",
  C: "C-Chain atomic",
}

/** Converts an indexer's report to the stored and displayed form. */
export function plainProgress({ chains, ...network }: NetworkIndexerProgress): NetworkProgress {
  return { ...network, chains: chains.map((chain) => chainProgress(chain, network)) }
}

/** The display name of a network's chain. */
export function subjectOf({ networkId, chain }: Pick<NetworkChainProgress, "networkId" | "chain">): ShownSubject {
  return { key: `network ${networkId} ${chain}`, name: chainNames[chain] }
}

/** Whether every chain is at its node's head, or stopped. */
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
