import { RpcError } from "@serac/wire/node"

/** Limits the subscriptions of a holder over all its connections: a key, or an address without one. */
export class SubscriptionShares {
  readonly #most: number
  readonly #held = new Map<string, number>()

  /** @param most - maximum subscriptions of one holder */
  constructor(most: number) {
    this.#most = most
  }

  /** The number of all subscriptions. */
  get total(): number {
    return [...this.#held.values()].reduce((sum, held) => sum + held, 0)
  }

  /** Takes one subscription from the share. @returns a function that gives it back, once. Throws an RpcError if the share is used up. */
  take(holder: string): () => void {
    const held = this.#held.get(holder) ?? 0
    if (held >= this.#most) throw new RpcError(-32005, `at most ${this.#most} subscriptions at a time`)
    this.#held.set(holder, held + 1)
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      const left = (this.#held.get(holder) ?? 1) - 1
      if (left === 0) this.#held.delete(holder)
      else this.#held.set(holder, left)
    }
  }
}
