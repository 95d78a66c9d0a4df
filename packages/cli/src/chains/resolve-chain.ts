import type { ChainDefinition } from "@serac/store"
import type { ChainConfig, IndexerConfig } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import type { KnownChains } from "../directory/known-chains.ts"
import type { NodeReply } from "../node/ask.ts"
import { type WaitForNodeOptions, waitForNode } from "../node/wait-for-node.ts"
import { defineChain } from "./define-chain.ts"

/** A chain that is ready to be indexed and served. */
export interface ResolvedChain {
  readonly definition: ChainDefinition
  /** What of the indexer's settings differs for it. */
  readonly indexer: Partial<IndexerConfig>
}

/** How a chain is resolved. */
export interface ResolveOptions extends WaitForNodeOptions {
  readonly known: KnownChains
  readonly askChainId: (rpcUrls: readonly string[], signal?: AbortSignal) => Promise<NodeReply<string>>
}

/**
 * Finds the chain ID of a configured chain: the configured one, else the one that a node reports, else the one that it reported at an
 * earlier start. A node that does not answer and never did is waited for.
 */
export async function resolveChain(chain: ChainConfig, options: ResolveOptions): Promise<ResolvedChain> {
  const chainId = chain.chainId ?? (await findChainId(chain, options))
  return { definition: defineChain(chain, chainId), indexer: chain.indexer ?? {} }
}

/** Throws when two entries are the same chain. */
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
