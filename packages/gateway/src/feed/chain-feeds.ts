import type { Route } from "../calls/route.ts"
import type { Nodes } from "../nodes/ask-nodes.ts"
import { ChainFeed } from "./chain-feed.ts"
import { nodeSocketUrl, openNodeSocket } from "./node-socket.ts"

/** The feeds of all chains with listeners. */
export class ChainFeeds {
  readonly #nodes: Pick<Nodes, "inTurn" | "rest" | "isBehind">
  readonly #timeout: number
  readonly #feeds = new Map<string, ChainFeed>()

  /** @param timeout - milliseconds for a node to answer */
  constructor(nodes: Pick<Nodes, "inTurn" | "rest" | "isBehind">, timeout: number) {
    this.#nodes = nodes
    this.#timeout = timeout
  }

  /** The feed of a chain. */
  of({ ledger, nodes: rpcUrls }: Route): ChainFeed {
    const known = this.#feeds.get(ledger)
    if (known !== undefined) return known
    const rpcUrlOf = new Map(rpcUrls.map((url) => [nodeSocketUrl(url), url]))
    const feed = new ChainFeed({
      urls: () => this.#nodes.inTurn(rpcUrls, ledger).map(nodeSocketUrl),
      open: openNodeSocket(this.#timeout),
      observe: (url) => this.#nodes.rest(rpcUrlOf.get(url) ?? url),
      isBehind: (url) => this.#nodes.isBehind(rpcUrlOf.get(url) ?? url, rpcUrls, ledger),
      timeout: this.#timeout,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
    })
    this.#feeds.set(ledger, feed)
    return feed
  }

  /** Closes all feeds. */
  close(): void {
    for (const feed of this.#feeds.values()) feed.close()
    this.#feeds.clear()
  }
}
