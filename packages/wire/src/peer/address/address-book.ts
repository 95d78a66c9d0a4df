import { setImmediate as nextTurn } from "node:timers/promises"
import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
import { verifyClaim } from "../handshake/ip-claim.ts"
import type { ClaimedIpPort } from "../messages/peer-list.ts"
import { formatIp } from "./ip-bytes.ts"
import type { AdvertisedAddress } from "./known-peers.ts"
import { formatSocketAddress } from "./socket-address.ts"

interface KnownAddress extends AdvertisedAddress {
  readonly address: string
}

/** Number of signatures verified in one turn of the event loop, which takes about 3 ms. */
const perTurn = 16
/** Maximum number of claims that wait for verification, of all peers; peers repeat the claims that are dropped. */
const maxWaiting = 4_096

/** The addresses of nodes, from claims that the nodes have signed and peers have passed on. */
export class AddressBook {
  readonly #places = new Map<string, KnownAddress>()
  readonly #most: number
  /** Resolves when all received claims are processed. */
  #learning: Promise<void> = Promise.resolve()
  #waiting = 0
  #inTurn = 0

  /** @param most Maximum number of nodes; beyond it those learned first are removed. */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * Learns valid claims that are newer than the known ones; only a few in each turn of the event loop, for all peers together.
   * Nodes pass on only verified claims, so a forged claim makes it drop the rest of the list.
   *
   * @returns a promise that resolves when all claims are processed; it never rejects
   */
  learn(claims: readonly ClaimedIpPort[]): Promise<void> {
    if (this.#waiting + claims.length > maxWaiting) return Promise.resolve()
    this.#waiting += claims.length
    this.#learning = this.#learning.then(() => this.#learnAll(claims))
    return this.#learning
  }

  /** The address of a node, as `ip:port`; `undefined` if unknown. */
  find(nodeId: Uint8Array): string | undefined {
    return this.#places.get(formatNodeId(nodeId))?.address
  }

  get size(): number {
    return this.#places.size
  }

  /** All addresses by node ID. */
  all(): ReadonlyMap<string, string> {
    return new Map([...this.#places].map(([nodeId, { address }]) => [nodeId, address]))
  }

  /** All known addresses with their times, for peers. */
  places(): readonly AdvertisedAddress[] {
    return [...this.#places.values()]
  }

  async #learnAll(claims: readonly ClaimedIpPort[]): Promise<void> {
    for (const claim of claims) {
      if (this.#inTurn >= perTurn) {
        await nextTurn()
        this.#inTurn = 0
      }
      if (!this.#learn(claim)) break
    }
    this.#waiting -= claims.length
  }

  /** Verifies and stores a claim. @returns false for a forged one */
  #learn({ x509Certificate, ipAddr, ipPort, timestamp, signature }: ClaimedIpPort): boolean {
    if ((ipAddr.length !== 4 && ipAddr.length !== 16) || ipPort < 1 || ipPort > 65_535) return false
    const nodeId = nodeIdOfCertificate(x509Certificate)
    const name = formatNodeId(nodeId)
    const known = this.#places.get(name)
    if (known && known.time >= timestamp) return true
    this.#inTurn += 1
    if (!verifyClaim({ ip: ipAddr, port: ipPort, time: timestamp }, x509Certificate, signature)) return false
    const address = formatSocketAddress({ ip: formatIp(ipAddr), port: ipPort })
    this.#places.delete(name)
    this.#places.set(name, { nodeId, address, time: timestamp })
    const [oldest] = this.#places.keys()
    if (this.#places.size > this.#most) this.#places.delete(oldest as string)
    return true
  }
}
