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

/** Signatures that are verified in one turn of the event loop: some 3 ms of it. */
const perTurn = 16
/** Claims that wait to be verified, of all peers together: what they tell beyond is nothing that they could not tell again. */
const maxWaiting = 4_096

/** Where nodes are, by what they signed: what a peer tells of others is believed only so far. */
export class AddressBook {
  readonly #places = new Map<string, KnownAddress>()
  readonly #most: number
  /** Until all that was told is learned. */
  #learning: Promise<void> = Promise.resolve()
  #waiting = 0
  #inTurn = 0

  /** @param most Nodes that are remembered; then those go that were learned first. */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * Takes what a peer tells: what is signed, and newer than what is known; few claims in each turn of the event loop, whoever tells them.
   * Nodes tell nothing that they have not verified, so that with the first claim that is forged the rest of a list is not looked at.
   *
   * @returns when all of it is learned; never rejects
   */
  learn(claims: readonly ClaimedIpPort[]): Promise<void> {
    if (this.#waiting + claims.length > maxWaiting) return Promise.resolve()
    this.#waiting += claims.length
    this.#learning = this.#learning.then(() => this.#learnAll(claims))
    return this.#learning
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

  /** Whether a claim is none that is forged. */
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
