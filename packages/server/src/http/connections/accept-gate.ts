import { networkOf, plainAddress } from "../address/network-of.ts"
import type { TrustedProxies } from "../address/trusted-proxies.ts"
import type { AcceptBacklog } from "./accept-backlog.ts"

/** Connections that are taken of one address in a second, however many others come. */
const perSecond = 8
/** Milliseconds for which others may wait to be taken before only those are taken. */
const longestWaitMs = 20
const secondMs = 1_000

/**
 * Decides which new connections are taken while so many come that others wait for it. An address that opens few is always let in; of one
 * that opens many only as many are as there is time for. To refuse one takes a tenth of what it takes to take it.
 */
export class AcceptGate {
  readonly #proxies: TrustedProxies
  readonly #backlog: Pick<AcceptBacklog, "milliseconds">
  /** Connections of addresses since the second began. */
  readonly #opened = new Map<string, number>()
  #secondBegan = 0
  #refused = 0

  constructor(proxies: TrustedProxies, backlog: Pick<AcceptBacklog, "milliseconds">) {
    this.#proxies = proxies
    this.#backlog = backlog
  }

  /** Connections that were not taken. */
  get refused(): number {
    return this.#refused
  }

  /** Whether a connection of an address is taken. */
  admits(remoteAddress: string): boolean {
    const address = plainAddress(remoteAddress) ?? ""
    if (this.#proxies.trusts(address)) return true
    const now = performance.now()
    if (now - this.#secondBegan >= secondMs) {
      this.#secondBegan = now
      this.#opened.clear()
    }
    const network = networkOf(address)
    const opened = this.#opened.get(network) ?? 0
    this.#opened.set(network, opened + 1)
    if (opened < perSecond || this.#backlog.milliseconds <= longestWaitMs) return true
    this.#refused += 1
    return false
  }
}
