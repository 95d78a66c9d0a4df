import type { ChainDefinition } from "@serac/store"
import type { ChainConfig, IndexerConfig } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import type { KnownChains } from "../directory/known-chains.ts"
import type { NodeReply } from "../node/ask.ts"
import { type WaitForNodeOptions, waitForNode } from "../node/wait-for-node.ts"
import { defineChain } from "./define-chain.ts"

/** A configured chain with its chain ID. */
export interface ResolvedChain {
  readonly definition: ChainDefinition
  /** The indexer settings that differ for this chain. */
  readonly indexer: Partial<IndexerConfig>
}

/** Options for resolving a chain. */
export interface ResolveOptions extends WaitForNodeOptions {
  readonly known: KnownChains
  readonly askChainId: (rpcUrls: readonly string[], signal?: AbortSignal) => Promise<NodeReply<string>>
}

/**
 * Finds the chain ID of a configured chain: the configured one, else the one that a node reports, else the one reported at an
 * earlier start. It waits for a node that has never answered.
 */
export async function resolveChain(chain: ChainConfig, options: ResolveOptions): Promise<ResolvedChain> {
  const chainId = chain.chainId ?? (await findChainId(chain, options))
  return { definition: defineChain(chain, chainId), indexer: chain.indexer ?? {} }
}

/** Throws if two entries are the same chain. */
export function assertDistinct(chains: readonly ResolvedChain[]): void {
  const first = new Map<string, ResolvedChain>()
  for (const chain of chains) {
    const { chainId, rpcUrls } = chain.definition
    const other = first.get(chainId)?.definition
    if (other !== undefined) throw new Error(sameChain(chainId, other.rpcUrls, rpcUrls))
    first.set(chainId, chain)
  }
}

function findChainId({ rpcUrls }: ChainConfig, { known, askChainId, ...waiting }: ResolveOptions): Promise<string> {
  return waitForNode(
    {
      urls: rpcUrls,
      ask: (signal) => askChainId(rpcUrls, signal),
      known,
      wanted: "its chain ID",
      answered: (chainId) => `${redactUrl(rpcUrls[0] ?? "")} answers: chain ${chainId}`,
    },
    waiting,
  )
}

function sameChain(chainId: string, ...urls: readonly (readonly string[])[]): string {
  const [first, second] = urls.map((list) => list.map(redactUrl).join(","))
  return `${first} and ${second} are the same chain, ${chainId}; nodes of one chain go together: --rpc URL,URL, or one entry of chains`
}
