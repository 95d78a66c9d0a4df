/** A chain whose nodes report their heads. */
export interface WatchedChain {
  /** Identifies the state that is read and written, as in {@link Route}. */
  readonly ledger: string
  /** URLs of its nodes. */
  readonly urls: readonly string[]
  /** The JSON of a call whose result is the number of the head. */
  readonly body: string
  /** The last block in this process's own index, which has verified it; undefined if there is none. */
  readonly indexed?: () => Promise<number | undefined>
}

/** What {@link NodeHeads} needs. */
export interface NodeHeadsOptions {
  readonly chains: readonly WatchedChain[]
  /** Returns the text of a node's answer. Rejects if there is none. */
  readonly ask: (url: string, body: string) => Promise<string>
}

/** How far a node of a chain is behind the head. */
export interface NodeLag {
  /** The chain, as its routes name it. */
  readonly ledger: string
  /** The URL of the node's interface. */
  readonly url: string
  /** Blocks. */
  readonly blocks: number
}

/** Maximum blocks by which a node may lag and still count as at the head: a chain can add as many between two answers. */
export const toleratedLag = 4
/** Milliseconds between two requests for heads. */
export const headInterval = 5_000

/**
 * The heads of nodes, for chains with several nodes. With two heads the chain's head is the higher one. With three or more,
 * including that of the index, it is the second highest: a single node may report a false head.
 */
export class NodeHeads {
  readonly #options: NodeHeadsOptions
  readonly #heads = new Map<string, number>()
  readonly #indexed = new Map<string, number>()
  readonly #nodes = new Map<string, Set<string>>()
  readonly #asking = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor({ chains, ...options }: NodeHeadsOptions) {
    // With only one node there is no other to prefer.
    this.#options = { ...options, chains: chains.filter(({ urls }) => urls.length > 1) }
    for (const { ledger, urls } of this.#options.chains)
      this.#nodes.set(ledger, new Set(urls.map((url) => headKey(ledger, url))))
  }

  /** Requests the heads now, and regularly until it is closed. */
  start(): void {
    if (this.#options.chains.length === 0) return
    void this.look()
    this.#timer = setInterval(() => void this.look(), headInterval)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Requests the heads of all nodes in parallel. A node whose last request is still open is skipped. */
  async look(): Promise<void> {
    await Promise.all(
      this.#options.chains.flatMap(({ ledger, urls, body, indexed = async () => undefined }) => [
        ...urls.map((url) => this.#lookAt(headKey(ledger, url), url, body)),
        indexed().then(
          (number) => number !== undefined && this.#indexed.set(ledger, number),
          () => {},
        ),
      ]),
    )
  }

  /** The number of the chain's last block, as far as is known. */
  headOf(ledger: string): number | undefined {
    const own = [...(this.#nodes.get(ledger) ?? [])].map((key) => this.#heads.get(key))
    const heads = [...own, this.#indexed.get(ledger)].filter((head) => head !== undefined)
    const ordered = heads.sort((one, other) => other - one)
    return ordered.length > 2 ? ordered[1] : ordered[0]
  }

  /** Blocks by which a node is behind, if they exceed {@link toleratedLag}; otherwise 0, as for a node whose head is unknown. */
  lagOf(ledger: string, url: string): number {
    const blocks = this.#blocksBehind(ledger, url) ?? 0
    return blocks > toleratedLag ? blocks : 0
  }

  /** How far each node is behind, of chains with several nodes; without those that have told no head yet. */
  get lags(): readonly NodeLag[] {
    return this.#options.chains.flatMap(({ ledger, urls }) =>
      urls.flatMap((url) => {
        const blocks = this.#blocksBehind(ledger, url)
        return blocks === undefined ? [] : { ledger, url, blocks }
      }),
    )
  }

  #blocksBehind(ledger: string, url: string): number | undefined {
    const head = this.#heads.get(headKey(ledger, url))
    return head === undefined ? undefined : Math.max(0, (this.headOf(ledger) ?? 0) - head)
  }

  async #lookAt(key: string, url: string, body: string): Promise<void> {
    if (this.#asking.has(key)) return
    this.#asking.add(key)
    try {
      const head = readHeight(await this.#options.ask(url, body))
      if (head !== undefined) this.#heads.set(key, head)
    } catch {
      // The last known head stays: a silent node falls behind the others, and requests to it fail.
    } finally {
      this.#asking.delete(key)
    }
  }
}

/** Identifies a node by the part of its URL before the interface's path: a node has one head for each chain. */
function headKey(ledger: string, url: string): string {
  return `${ledger} ${url.split("/ext/", 1)[0]}`
}

/** Parses the height in an answer: a hexadecimal quantity, or a member with decimal digits. */
function readHeight(text: string): number | undefined {
  const { result } = Object(JSON.parse(text)) as { readonly result?: unknown }
  const height =
    typeof result === "object" && result !== null ? (result as { readonly height?: unknown }).height : result
  return typeof height === "string" && /^(?:0x[\da-f]{1,13}|\d{1,15})$/i.test(height) ? Number(height) : undefined
}
