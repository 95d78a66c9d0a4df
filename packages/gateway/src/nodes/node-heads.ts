/** A chain whose nodes are asked for their heads. */
export interface WatchedChain {
  /** What is read and written there, as its routes name it. */
  readonly ledger: string
  /** URLs of its nodes. */
  readonly urls: readonly string[]
  /** The text of a call whose result is the number of the head. */
  readonly body: string
  /** The last block in an index of one's own, which has looked at it; undefined where there is none. */
  readonly indexed?: () => Promise<number | undefined>
}

/** What heads are watched with. */
export interface NodeHeadsOptions {
  readonly chains: readonly WatchedChain[]
  /** The text of a node's answer. Rejects where there is none. */
  readonly ask: (url: string, body: string) => Promise<string>
}

/** Blocks by which a node may be behind and still counts as at the head: the time between two answers has as many. */
export const toleratedLag = 4
/** Milliseconds between two looks at the heads. */
export const headInterval = 5_000

/**
 * The heads of nodes, of which there are several for a chain. The head of the chain is the highest of two; of three and more, the index among
 * them, it is one that two have reached: one alone may have made its own up.
 */
export class NodeHeads {
  readonly #options: NodeHeadsOptions
  readonly #heads = new Map<string, number>()
  readonly #indexed = new Map<string, number>()
  readonly #nodes = new Map<string, Set<string>>()
  readonly #asking = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor({ chains, ...options }: NodeHeadsOptions) {
    // Where there is one node, no other can be asked.
    this.#options = { ...options, chains: chains.filter(({ urls }) => urls.length > 1) }
    for (const { ledger, urls } of this.#options.chains)
      this.#nodes.set(ledger, new Set(urls.map((url) => headKey(ledger, url))))
  }

  /** Looks at the heads now, and from time to time until it is closed. */
  start(): void {
    if (this.#options.chains.length === 0) return
    void this.look()
    this.#timer = setInterval(() => void this.look(), headInterval)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Asks all nodes at the same time. One that has not answered the last time is not asked again. */
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

  /** The number of the last block that the chain has as far as is known. */
  headOf(ledger: string): number | undefined {
    const own = [...(this.#nodes.get(ledger) ?? [])].map((key) => this.#heads.get(key))
    const heads = [...own, this.#indexed.get(ledger)].filter((head) => head !== undefined)
    const ordered = heads.sort((one, other) => other - one)
    return ordered.length > 2 ? ordered[1] : ordered[0]
  }

  /** Blocks by which a node is behind, where they are more than are tolerated; else 0, as of a node of which nothing is known. */
  lagOf(ledger: string, url: string): number {
    const head = this.#heads.get(headKey(ledger, url))
    const lag = head === undefined ? 0 : (this.headOf(ledger) ?? 0) - head
    return lag > toleratedLag ? lag : 0
  }

  async #lookAt(key: string, url: string, body: string): Promise<void> {
    if (this.#asking.has(key)) return
    this.#asking.add(key)
    try {
      const head = readHeight(await this.#options.ask(url, body))
      if (head !== undefined) this.#heads.set(key, head)
    } catch {
      // A node that tells nothing falls behind the others, and where it is asked it fails.
    } finally {
      this.#asking.delete(key)
    }
  }
}

/** A node by what stands before the path of an interface, since it has all of a chain in common. */
function headKey(ledger: string, url: string): string {
  return `${ledger} ${url.split("/ext/", 1)[0]}`
}

/** The height in an answer: a quantity in hexadecimal, or a member with decimal digits. */
function readHeight(text: string): number | undefined {
  const { result } = Object(JSON.parse(text)) as { readonly result?: unknown }
  const height =
    typeof result === "object" && result !== null ? (result as { readonly height?: unknown }).height : result
  return typeof height === "string" && /^(?:0x[\da-f]{1,13}|\d{1,15})$/i.test(height) ? Number(height) : undefined
}
