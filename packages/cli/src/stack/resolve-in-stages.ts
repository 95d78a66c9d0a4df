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

/** What is indexed or served, as far as it is known. */
export interface Resolved {
  /** In the order of the configuration, the network's C-Chain last. */
  readonly chains: readonly ResolvedChain[]
  readonly network?: ResolvedNetwork
  /** URLs of the nodes that have not told yet who they are, a list for each chain or network. */
  readonly missing: readonly (readonly string[])[]
}

/** After the first node answered, the others have so many milliseconds until what is known starts without them. */
const stageDelayMs = 1_000

/**
 * Asks the nodes of all configured chains and of the network who they are. The network's C-Chain is one of the chains, unless
 * the operator configured it. Tells what is known as soon as something is, and again whenever more is, until all is known.
 *
 * Throws when two entries are the same chain, when a genesis is another network's, and the reason of the signal when it aborts.
 *
 * @param writable - whether the nodes' answers are remembered
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
  /** One that fails stays among those that are waited for, so that waiting fails. */
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
