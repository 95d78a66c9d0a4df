import { writeJson } from "../json/write-json.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import { randomId } from "./random-id.ts"

interface OpenOptions {
  readonly newSubscriptionId?: () => string
  readonly maxSubscriptions?: number
}

interface Open {
  /** Events that wait for the response with the subscription's id; `undefined` after it is sent. */
  waiting: string[] | undefined
  close: () => void
}

/** The subscriptions of one connection. */
export class OpenSubscriptions {
  readonly #open = new Map<string, Open>()
  readonly #send: (text: string) => void
  readonly #newId: () => string
  readonly #most: number

  constructor(send: (text: string) => void, { newSubscriptionId = randomId, maxSubscriptions = 1_000 }: OpenOptions) {
    this.#send = send
    this.#newId = newSubscriptionId
    this.#most = maxSubscriptions
  }

  /**
   * Opens a subscription. Its events are buffered until `begin` is called.
   *
   * @throws {RpcError} -32000 when there are too many
   */
  add(namespace: string, open: (tell: (result: unknown) => void) => () => void): { id: string; begin: () => void } {
    if (this.#open.size >= this.#most) throw new RpcError(-32000, `at most ${this.#most} subscriptions a connection`)
    const id = this.#newId()
    const entry: Open = { waiting: [], close: () => {} }
    this.#open.set(id, entry)
    const tell = (result: unknown) => {
      if (this.#open.get(id) !== entry) return
      const params = writeJson({ subscription: id, result })
      const text = `{"jsonrpc":"2.0","method":"${namespace}_subscription","params":${params}}\n`
      if (entry.waiting === undefined) this.#send(text)
      else entry.waiting.push(text)
    }
    try {
      entry.close = open(tell)
    } catch (error) {
      this.#open.delete(id)
      throw error
    }
    return { id, begin: () => this.#begin(id, entry) }
  }

  #begin(id: string, entry: Open): void {
    const { waiting = [] } = entry
    entry.waiting = undefined
    if (this.#open.get(id) === entry) for (const text of waiting) this.#send(text)
  }

  /** Ends a subscription. @returns whether it existed. */
  close(id: string): boolean {
    const entry = this.#open.get(id)
    if (entry === undefined) return false
    this.#open.delete(id)
    entry.close()
    return true
  }

  /** Ends all subscriptions. */
  closeAll(): void {
    for (const id of [...this.#open.keys()]) this.close(id)
  }
}
