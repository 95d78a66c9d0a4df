import type { ApiCallOptions, OfferedApi } from "../apis/offered-api.ts"
import type { DocumentJson } from "../catalog/document.ts"
import { ageWords } from "./age-words.ts"
import { type NewestBlock, type Probe, probeOf } from "./newest-block.ts"

/** How long the newest block of a chain is cached, in milliseconds. */
const freshnessLifetimeMs = 5_000
const maxChains = 64

/** Reports how recent an API's data is. */
export interface Freshness {
  /** One line with the newest block of the chain that the parameters name, or the reason why it is not known. */
  of(api: OfferedApi, parameters: DocumentJson, options?: ApiCallOptions): Promise<string>
}

/** By API, why the age of its data is unknown. */
const unknownFreshness: Readonly<Record<string, string>> = {
  data: "the parameters name no chain; get_freshness with a chainId, or with a network and a blockchainId, tells it",
  metrics: "the metrics service does not tell; the timestamps in its answers do",
  health: "the node runs its checks from time to time; each carries its own timestamp",
}

/** Creates a {@link Freshness}. Each chain is queried at most every five seconds. */
export function createFreshness(now: () => number): Freshness {
  const known = new Map<string, { readonly since: number; readonly newest: Promise<NewestBlock> }>()

  const newestOf = (key: string, probe: Probe): Promise<NewestBlock> => {
    const found = known.get(key)
    if (found !== undefined && now() - found.since < freshnessLifetimeMs) return found.newest
    const newest = probe.ask()
    known.delete(key)
    known.set(key, { since: now(), newest })
    const [oldest] = known.keys()
    if (known.size > maxChains && oldest !== undefined) known.delete(oldest)
    // A failed request is not cached; its error reaches the caller through the promise.
    newest.catch(() => known.delete(key))
    return newest
  }

  return {
    async of(api, parameters, { signal, variables = {} } = {}) {
      const probe = probeOf(api, parameters, { variables })
      if (probe === undefined) return `Freshness: not known; ${unknownFreshness[api.name]}.`
      try {
        // The request is shared between calls, so one caller's abort signal must only end that caller's wait.
        const newest = newestOf(JSON.stringify([api.name, probe.chain, variables]), probe)
        return freshnessLine(probe.chain, await orAbort(newest, signal), now())
      } catch (error) {
        signal?.throwIfAborted()
        return `Freshness: not known; the newest block of ${probe.chain} could not be read (${(error as Error).name}).`
      }
    },
  }
}

function freshnessLine(chain: string, { block, time }: NewestBlock, now: number): string {
  if (!Number.isFinite(time)) return `Freshness: the newest block of ${chain} is ${block}; its time is not known.`
  const at = new Date(time * 1000).toISOString()
  return `Freshness: the newest block of ${chain} is ${block}, ${ageWords(now / 1000 - time)} (${at}).`
}

function orAbort<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) give()
    signal.addEventListener("abort", give, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", give))
  })
}
