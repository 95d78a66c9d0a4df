import type { ChainDefinition } from "@serac/store"
import type { ChainConfig, IndexerConfig } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import type { KnownChains } from "../directory/known-chains.ts"
import type { Asked } from "../node/ask-node.ts"
import { defineChain } from "./define-chain.ts"

/** A chain that is ready to be indexed and served. */
export interface ResolvedChain {
  readonly definition: ChainDefinition
  /** What of the indexer's settings differs for it. */
  readonly indexer: Partial<IndexerConfig>
}

/** How chains are resolved. */
export interface ResolveOptions {
  readonly known: KnownChains
  readonly askChainId: (rpcUrls: readonly string[]) => Promise<Asked<string>>
  /** Gets a line for the operator when a node has to be waited for, and when it came. */
  readonly say: (line: string) => void
  /** Resolves after a pause; rejects when waiting is over. */
  readonly pause: (milliseconds: number) => Promise<void>
}

/**
 * Finds the chain ID of each configured chain: the configured one, else the one that a node tells, else the one that it told
 * at an earlier start. A node that does not answer and never did is waited for.
 *
 * Throws when two entries are the same chain.
 */
export async function resolveChains(
  chains: readonly ChainConfig[],
  options: ResolveOptions,
): Promise<readonly ResolvedChain[]> {
  const resolved = await Promise.all(
    chains.map(async (chain) => {
      const chainId = chain.chainId ?? (await findChainId(chain, options))
      return { definition: defineChain(chain, chainId), indexer: chain.indexer ?? {} }
    }),
  )
  const first = new Map<string, ResolvedChain>()
  for (const chain of resolved) {
    const { chainId, rpcUrls } = chain.definition
    const other = first.get(chainId)?.definition
    if (other !== undefined) throw new Error(sameChain(chainId, other.rpcUrls, rpcUrls))
    first.set(chainId, chain)
  }
  return resolved
}

async function findChainId(
  { rpcUrls }: ChainConfig,
  { known, askChainId, say, pause }: ResolveOptions,
): Promise<string> {
  const remembered = rpcUrls.map((url) => known.get(url)).find((chainId) => chainId !== undefined)
  let waited = 0
  for (;;) {
    const asked = await askChainId(rpcUrls)
    if ("answer" in asked) {
      if (waited > 0) say(`${redactUrl(rpcUrls[0] ?? "")} answers: chain ${asked.answer}`)
      for (const url of rpcUrls) known.set(url, asked.answer)
      return asked.answer
    }
    if (remembered !== undefined) return remembered
    // One line when it begins, then one a minute.
    if (waited % 60 === 0) say(`waiting for a node to tell its chain ID (${asked.fault}); asking every 2 s`)
    await pause(2_000)
    waited += 2
  }
}

function sameChain(chainId: string, ...urls: readonly (readonly string[])[]): string {
  const [first, second] = urls.map((list) => list.map(redactUrl).join(","))
  return `${first} and ${second} are the same chain, ${chainId}; nodes of one chain go together: --rpc URL,URL, or one entry of chains`
}
