import { networkOf, plainAddress } from "../address/network-of.ts"
import type { TrustedProxies } from "../address/trusted-proxies.ts"

/** Connections that are taken of one address in a second, however many others come. */
const perSecond = 8
/** Connections beyond those that are taken between two looks at all that happens, where these follow quickly. */
const maxPerTurn = 16
/** Milliseconds between two looks, beyond which fewer are taken. */
const longTurnMs = 10
const secondMs = 1_000

/**
 * Decides which new connections are taken while so many come that all others would wait for it. An address that opens few is always let
 * in; of one that opens many only as many are as there is time for.
 */
export class AcceptGate {
  readonly #proxies: TrustedProxies
  /** Connections of addresses since the second began. */
  readonly #opened = new Map<string, number>()
  #secondBegan = 0
  #perTurn = maxPerTurn
  #takenInTurn = 0
  #refused = 0

  constructor(proxies: TrustedProxies) {
    this.#proxies = proxies
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
    if (opened < perSecond) return true
    if (this.#takenInTurn < this.#perTurn) {
      if (this.#takenInTurn === 0) this.#measureTurn(now)
      this.#takenInTurn += 1
      return true
    }
    this.#refused += 1
    return false
  }

  /** Takes fewer in the next turn where one that began then took long, and more again where it did not. */
  #measureTurn(began: number): void {
    setImmediate(() => {
      const isLong = performance.now() - began > longTurnMs
      this.#perTurn = isLong ? Math.max(1, this.#perTurn >> 1) : Math.min(maxPerTurn, this.#perTurn * 2)
      this.#takenInTurn = 0
    })
  }
}
