import { infoGetNodeID, infoGetNodeIP, infoPeers, type RpcCore } from "@serac/p-chain"

/** Milliseconds for which addresses are believed: nodes seldom move. */
const lifetime = 30_000

/** Where validators listen for their peers, as a node of the network tells of itself and of those that it is connected to. */
export class NodeAddresses {
  readonly #client: RpcCore
  readonly #now: () => number
  #known: Promise<ReadonlyMap<string, string>> | undefined
  #due = 0

  /** @param now - milliseconds since 1970. Default `Date.now`. */
  constructor(client: RpcCore, now: () => number = Date.now) {
    this.#client = client
    this.#now = now
  }

  /** `ip:port` of a node by its ID; undefined where the node that is asked does not know it, or does not answer. */
  async of(nodeId: string): Promise<string | undefined> {
    if (this.#known === undefined || this.#now() >= this.#due) {
      this.#due = this.#now() + lifetime
      const before = this.#known
      this.#known = this.#ask().catch(async () => {
        // The next one asks again; meanwhile what was known is better than nothing.
        this.#due = 0
        return (await before) ?? new Map()
      })
    }
    return (await this.#known).get(nodeId)
  }

  async #ask(): Promise<ReadonlyMap<string, string>> {
    const [{ nodeID }, { ip }, { peers }] = await Promise.all([
      infoGetNodeID(this.#client),
      infoGetNodeIP(this.#client),
      infoPeers(this.#client),
    ])
    const others = peers.map((peer) => [peer.nodeID, peer.publicIP || peer.ip] as const)
    return new Map([...others, [nodeID, ip]])
  }
}
