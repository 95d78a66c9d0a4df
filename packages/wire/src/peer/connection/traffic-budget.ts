import { PeerError } from "../errors/peer-error.ts"
import type { ConnectionLimits } from "./limits.ts"

const budgetWindowMs = 10_000

/** Counts a peer's messages and bytes in each ten seconds. */
export class TrafficBudget {
  readonly #limits: Pick<ConnectionLimits, "messages" | "messageBytes">
  readonly #now: () => number
  #since: number
  #messages = 0
  #bytes = 0

  constructor(limits: Pick<ConnectionLimits, "messages" | "messageBytes">, now: () => number) {
    this.#limits = limits
    this.#now = now
    this.#since = now()
  }

  /** Counts a message. @throws {PeerError} `protocol` if it exceeds a limit */
  spend(bytes: number): void {
    const now = this.#now()
    // A clock that was set back also starts a new window.
    if (Math.abs(now - this.#since) >= budgetWindowMs) {
      this.#since = now
      this.#messages = 0
      this.#bytes = 0
    }
    this.#messages++
    this.#bytes += bytes
    const { messages, messageBytes } = this.#limits
    if (this.#messages > messages || this.#bytes > messageBytes)
      throw new PeerError("protocol", `The peer sent ${this.#messages} messages of ${this.#bytes} bytes within seconds`)
  }
}
