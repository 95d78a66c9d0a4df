import { setTimeout as sleep } from "node:timers/promises"
import { assertDistinct, type ResolvedChain, type ResolveOptions, resolveChain } from "../chains/resolve-chain.ts"
import type { Config } from "../config/config.ts"
import { knownChains } from "../directory/known-chains.ts"
import { knownNetworks } from "../directory/known-networks.ts"
import { cChainOf } from "../networks/c-chain.ts"
import type { Genesis } from "../networks/genesis.ts"
import { type ResolvedNetwork, resolveNetwork } from "../networks/resolve-network.ts"
import { askNetwork } from "../node/ask-network.ts"
import { askChainId } from "../node/ask-node.ts"
import type { WaitForNodeOptions } from "../node/wait-for-node.ts"

/** The chains and networks that are resolved so far. */
export interface Resolved {
  /** In configuration order; the network's C-Chain is last. */
  readonly chains: readonly ResolvedChain[]
  readonly network?: ResolvedNetwork
  /** URLs of the nodes that have not answered yet, a list for each chain or network. */
  readonly missing: readonly (readonly string[])[]
}

/** How long to wait for further nodes after the first has answered, in milliseconds, before the first stage. */
const stageDelayMs = 1_000

/**
 * Resolves all configured chains and the network by requests to their nodes. The network's C-Chain is one of the chains, unless
 * the operator configured it. It yields the resolved ones as soon as there are any, and again for further ones, until all are resolved.
 *
 * Throws when two entries are the same chain, when a genesis is that of another network, and the reason of the signal when it aborts.
 *
 * @param writable - whether the nodes' answers are saved
 */
export async function* resolveInStages(
  config: Pick<Config, "chains" | "node" | "dataDirectory">,
  genesis: Genesis | undefined,
  writable: boolean,
  waiting: WaitForNodeOptions,
): AsyncGenerator<Resolved, void, void> {
  const ofChains: ResolveOptions = { known: knownChains(config.dataDirectory, writable), askChainId, ...waiting }
  const found = new Map<readonly string[], ResolvedChain>()
  const pending = new Map<readonly string[], Promise<void>>()
  let network: ResolvedNetwork | undefined
  let cChain: ResolvedChain | undefined
  let isNews = false
  /** A failed one stays among the pending ones, so that waiting for them fails. */
  const begin = <Answer>(urls: readonly string[], asked: Promise<Answer>, take: (answer: Answer) => void) => {
    const work = asked.then((answer) => {
      pending.delete(urls)
      isNews = true
      take(answer)
    })
    work.catch(() => {})
    pending.set(urls, work)
  }
  for (const chain of config.chains)
    begin(chain.rpcUrls, resolveChain(chain, ofChains), (resolved) => found.set(chain.rpcUrls, resolved))
  if (config.node.length > 0) {
    const known = knownNetworks(config.dataDirectory, writable)
    begin(config.node, resolveNetwork(config.node, { known, askNetwork, genesis, ...waiting }), (resolved) => {
      network = resolved
      const chain = cChainOf(resolved.definition)
      begin(chain.rpcUrls, resolveChain(chain, ofChains), (own) => {
        cChain = own
      })
    })
  }
  const all = async () => {
    while (pending.size > 0) await Promise.race(pending.values())
  }
  while (isNews || pending.size > 0) {
    if (!isNews) await Promise.race(pending.values())
    const enough = new AbortController()
    await Promise.race([all(), sleep(stageDelayMs, undefined, enough)]).finally(() => enough.abort())
    isNews = false
    const configured = config.chains.flatMap(({ rpcUrls }) => found.get(rpcUrls) ?? [])
    assertDistinct(configured)
    const isConfigured = configured.some(({ definition }) => definition.chainId === cChain?.definition.chainId)
    yield {
      chains: cChain === undefined || isConfigured ? configured : [...configured, cChain],
      ...(network === undefined ? {} : { network }),
      missing: [...pending.keys()],
    }
  }
}
