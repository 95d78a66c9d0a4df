import type { FrameSession, SendFrame, WireEndpoint } from "@serac/wire/node"
import type { Faults, Strike } from "./faults.ts"
import { frameCalls } from "./frame-calls.ts"
import { garble } from "./garble.ts"
import { wait } from "./wait.ts"

type Connect = NonNullable<WireEndpoint["connect"]>

/**
 * Wraps a WebSocket connection so that faults affect its frames: answers by the method of their call, events by their own (`eth_subscription`). A
 * dropped frame is missing, and the connection stays open; a refusal closes it.
 */
export function faultySocket(path: string, connect: Connect, faults: Faults): Connect {
  return (send) => new FaultySession(path, connect, faults, send)
}

class FaultySession implements FrameSession {
  readonly #path: string
  readonly #faults: Faults
  readonly #send: SendFrame
  readonly #session: FrameSession
  readonly #gone = new AbortController()
  /** The faults of outstanding answers, by the ids of their calls. */
  readonly #expected = new Map<string, Strike>()

  constructor(path: string, connect: Connect, faults: Faults, send: SendFrame) {
    this.#path = path
    this.#faults = faults
    this.#send = send
    this.#session = connect((text) => this.#tell(text))
  }

  receive(text: string): Promise<void> {
    if (!this.#faults.isEmpty)
      for (const { id, method } of frameCalls(text)) {
        const strike = this.#faults.strike(this.#path, [method])
        if (strike !== undefined) this.#expected.set(id, strike)
      }
    return this.#session.receive(text)
  }

  end(): void {
    this.#gone.abort()
    this.#session.end()
  }

  #tell(text: string | undefined): void {
    const strike = text === undefined ? undefined : this.#strikeOf(text)
    if (text === undefined || strike === undefined) this.#send(text)
    else if (strike.kind === "refuse") this.#send(undefined)
    else if (strike.kind === "garble") this.#send(garble(text, strike.random))
    else if (strike.kind === "delay") void this.#tellLater(text, strike.milliseconds)
  }

  async #tellLater(text: string, milliseconds: number): Promise<void> {
    await wait(milliseconds, this.#gone.signal)
    if (!this.#gone.signal.aborted) this.#send(text)
  }

  #strikeOf(text: string): Strike | undefined {
    if (this.#faults.isEmpty && this.#expected.size === 0) return undefined
    for (const { id, method } of frameCalls(text)) {
      const strike = method === "" ? this.#expected.get(id) : this.#faults.strike(this.#path, [method])
      if (method === "") this.#expected.delete(id)
      if (strike !== undefined) return strike
    }
    return undefined
  }
}
