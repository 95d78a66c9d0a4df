import type { NodeHeads } from "./node-heads.ts"

/** The longest time in milliseconds for which a node is asked after the others. */
export const maxRest = 60_000

/** Milliseconds in which the share of errors counts half. */
const errorHalfLife = 30_000
/** Answers whose errors are told apart: each one changes the share by as much. */
const errorMemory = 16
/** The share of errors from which on a node is asked after those with fewer: three in a row. */
const manyErrors = 1 / 8

interface Rest {
  /** When a node that could not be reached is asked in its turn again. */
  readonly until: number
  /** How often it has failed since it last answered. */
  readonly failures: number
}

interface Errors {
  readonly share: number
  readonly at: number
}

/** What nodes are ranked by. */
export interface NodeRankingOptions {
  /** Milliseconds in which a node that could not be reached is asked after the others, twice as many each time, up to {@link maxRest}. */
  readonly pause: number
  readonly clock: () => number
  readonly heads: Pick<NodeHeads, "lagOf"> | undefined
}

/**
 * The order in which nodes are asked. Those that could not be reached a moment ago come last. Of the others those at the head come first, then those with
 * few errors: what callers ask for can cause errors, and must not send everybody to a node that is behind.
 */
export class NodeRanking {
  readonly #options: NodeRankingOptions
  readonly #rests = new Map<string, Rest>()
  readonly #errors = new Map<string, Errors>()

  constructor(options: NodeRankingOptions) {
    this.#options = options
  }

  /** Takes a node that could not be reached out of its turn for a while. */
  rest(url: string): void {
    const now = this.#options.clock()
    const { until, failures } = this.#rests.get(url) ?? { until: now, failures: 0 }
    // Requests that were with it at the same time fail together.
    if (until > now) return
    const rest = Math.min(this.#options.pause * 2 ** failures, maxRest)
    this.#rests.set(url, { until: now + rest, failures: failures + 1 })
  }

  /** A node has answered. @param isFault whether with an error of its own */
  answered(url: string, isFault: boolean): void {
    this.#rests.delete(url)
    if (!isFault && !this.#errors.has(url)) return
    const share = this.#errorsOf(url)
    const next = share + (Number(isFault) - share) / errorMemory
    if (next < 1e-3) this.#errors.delete(url)
    else this.#errors.set(url, { share: next, at: this.#options.clock() })
  }

  /** Nodes of a chain in the order in which they are asked; as they were given where nothing tells them apart. */
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
