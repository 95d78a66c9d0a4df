import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
import { verifyClaim } from "../handshake/ip-claim.ts"
import type { ClaimedIpPort } from "../messages/peer-list.ts"
import { formatIp } from "./ip-bytes.ts"
import type { KnownPlace } from "./known-peers.ts"
import { formatSocketAddress } from "./socket-address.ts"

interface Place extends KnownPlace {
  readonly address: string
}

/** Where nodes are, by what they signed: what a peer tells of others is believed only so far. */
export class AddressBook {
  readonly #places = new Map<string, Place>()
  readonly #most: number

  /** @param most Nodes that are remembered; then those go that were learned first. */
  constructor(most: number) {
    this.#most = most
  }

  /** Takes what a peer tells: what is signed, and newer than what is known. */
  learn(claims: readonly ClaimedIpPort[]): void {
    for (const claim of claims) this.#learn(claim)
  }

  /** Where a node is, as `ip:port`; `undefined` where nobody told. */
  find(nodeId: Uint8Array): string | undefined {
    return this.#places.get(formatNodeId(nodeId))?.address
  }

  get size(): number {
    return this.#places.size
  }

  /** All of it: addresses by node IDs. */
  all(): ReadonlyMap<string, string> {
    return new Map([...this.#places].map(([nodeId, { address }]) => [nodeId, address]))
  }

  /** What is known of where nodes are, for peers. */
  places(): readonly KnownPlace[] {
    return [...this.#places.values()]
  }

  #learn({ x509Certificate, ipAddr, ipPort, timestamp, signature }: ClaimedIpPort): void {
    if ((ipAddr.length !== 4 && ipAddr.length !== 16) || ipPort < 1 || ipPort > 65_535) return
    const nodeId = nodeIdOfCertificate(x509Certificate)
    const name = formatNodeId(nodeId)
    const known = this.#places.get(name)
    if (known && known.time >= timestamp) return
    if (!verifyClaim({ ip: ipAddr, port: ipPort, time: timestamp }, x509Certificate, signature)) return
    const address = formatSocketAddress({ ip: formatIp(ipAddr), port: ipPort })
    this.#places.delete(name)
    this.#places.set(name, { nodeId, address, time: timestamp })
    const [oldest] = this.#places.keys()
    if (this.#places.size > this.#most) this.#places.delete(oldest as string)
  }
}
