import type { NodeHeads } from "./node-heads.ts"

/** Maximum milliseconds for which an unreachable node is ranked last. */
export const maxRest = 60_000

/** Half-life of the share of errors in milliseconds. */
const errorHalfLife = 30_000
/** Number of answers over which the share of errors is averaged. */
const errorMemory = 16
/** The share of errors from which a node is ranked after nodes with fewer errors: three in a row. */
const manyErrors = 1 / 8

interface Rest {
  /** When an unreachable node regains its rank. */
  readonly until: number
  /** Failures since the last answer. */
  readonly failures: number
}

interface Errors {
  readonly share: number
  readonly at: number
}

/** What {@link NodeRanking} needs. */
export interface NodeRankingOptions {
  /** Milliseconds for which an unreachable node is ranked last, doubled with each failure, up to {@link maxRest}. */
  readonly pause: number
  readonly clock: () => number
  readonly heads: Pick<NodeHeads, "lagOf"> | undefined
}

/**
 * The order of preference of nodes. Nodes that were unreachable a moment ago come last. Among the others nodes at the head
 * come first, then those with few errors: callers can cause errors, and must not be able to divert all requests to a lagging
 * node.
 */
export class NodeRanking {
  readonly #options: NodeRankingOptions
  readonly #rests = new Map<string, Rest>()
  readonly #errors = new Map<string, Errors>()

  constructor(options: NodeRankingOptions) {
    this.#options = options
  }

  /** Ranks an unreachable node last for a while. */
  rest(url: string): void {
    const now = this.#options.clock()
    const { until, failures } = this.#rests.get(url) ?? { until: now, failures: 0 }
    // Parallel requests to the node fail together and count once.
    if (until > now) return
    const rest = Math.min(this.#options.pause * 2 ** failures, maxRest)
    this.#rests.set(url, { until: now + rest, failures: failures + 1 })
  }

  /** Records an answer of a node. @param isFault whether it reports an error of the node */
  answered(url: string, isFault: boolean): void {
    this.#rests.delete(url)
    if (!isFault && !this.#errors.has(url)) return
    const share = this.#errorsOf(url)
    const next = share + (Number(isFault) - share) / errorMemory
    if (next < 1e-3) this.#errors.delete(url)
    else this.#errors.set(url, { share: next, at: this.#options.clock() })
  }

  /** The nodes of a chain in order of preference; in the given order if nothing distinguishes them. */
  inTurn(urls: readonly string[], ledger: string): readonly string[] {
    if (urls.length < 2) return urls
    const now = this.#options.clock()
    const ranks = new Map(urls.map((url) => [url, this.#rankOf(url, ledger, now)]))
    return urls.toSorted((one, other) => {
      const [a, b] = [ranks.get(one) ?? [], ranks.get(other) ?? []]
      return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
    })
  }

  #rankOf(url: string, ledger: string, now: number): readonly number[] {
    const rests = Number((this.#rests.get(url)?.until ?? now) > now)
    const share = this.#errorsOf(url)
    return [rests, this.#options.heads?.lagOf(ledger, url) ?? 0, share >= manyErrors ? share : 0]
  }

  #errorsOf(url: string): number {
    const errors = this.#errors.get(url)
    if (errors === undefined) return 0
    return errors.share * 2 ** ((errors.at - this.#options.clock()) / errorHalfLife)
  }
}
