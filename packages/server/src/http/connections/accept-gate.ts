import { networkOf, plainAddress } from "../address/network-of.ts"
import type { TrustedProxies } from "../address/trusted-proxies.ts"
import type { AcceptBacklog } from "./accept-backlog.ts"

/** Connections of one address that are always accepted in a second, whatever the backlog: to accept them takes some 40 ms of that second. */
const perSecond = 256
/** Milliseconds of backlog beyond which an address gets `perSecond` connections only. */
const longestWaitMs = 20
const secondMs = 1_000

/**
 * Decides which new connections are accepted during a backlog. An address that opens few connections is always accepted; an address that opens
 * many gets only as many as there is time for. Refusing a connection takes a tenth of the time of accepting it.
 */
export class AcceptGate {
  readonly #proxies: TrustedProxies
  readonly #backlog: Pick<AcceptBacklog, "milliseconds">
  /** Connections of each network since the current second began. */
  readonly #opened = new Map<string, number>()
  #secondBegan = 0
  #refused = 0

  constructor(proxies: TrustedProxies, backlog: Pick<AcceptBacklog, "milliseconds">) {
    this.#proxies = proxies
    this.#backlog = backlog
  }

  /** Connections that were refused. */
  get refused(): number {
    return this.#refused
  }

  /** Whether a connection of an address is accepted. */
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
