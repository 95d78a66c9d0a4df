import {
  type CallFacts,
  ConnectionError,
  InvalidResponseError,
  parseLossless,
  ResponseTooLargeError,
  sleep,
  stringifyLossless,
  TimeoutError,
  withDeadline,
} from "../../http/runtime.ts"
import { errorIn } from "../answer.ts"
import { RpcError } from "../errors/rpc-error.ts"
import { BufferFullError } from "./buffer-full-error.ts"
import type { SubscriptionSettings } from "./options.ts"
import type { RpcSocket, RpcSocketConstructor } from "./web-socket.ts"

/** Options of a connection. */
export interface ConnectionOptions {
  readonly url: string
  readonly WebSocket: RpcSocketConstructor
  readonly settings: SubscriptionSettings
  readonly signal: AbortSignal | undefined
  /** Facts for errors; `url` is the part that may be shown. */
  readonly facts: CallFacts
  /** The method name of notifications. */
  readonly notification: string
  /** A method without parameters that every server supports, to check the connection. */
  readonly probe: string
  /** Receives the results of the probe. */
  readonly probed: (answer: unknown) => void
}

interface WaitingCall {
  readonly method: string
  resolve(result: unknown): void
  reject(error: unknown): void
}

interface SocketMessage {
  readonly id?: unknown
  readonly result?: unknown
  readonly method?: unknown
  readonly params?: { readonly subscription?: unknown; readonly result?: unknown }
}

/** One WebSocket with its calls, and the events of one subscription. If it fails, all calls and the events reject with the same error. */
export class SubscriptionConnection {
  readonly #options: ConnectionOptions
  readonly #socket: RpcSocket
  readonly #calls = new Map<number, WaitingCall>()
  readonly #ended = new AbortController()
  #events: unknown[] = []
  #subscription: unknown
  #failure: { readonly error: unknown } | undefined
  #wake = () => {}
  #heardAt = Date.now()
  #lastId = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { WebSocket, url, facts, signal } = options
    const abort = () => this.#fail(signal?.reason)
    signal?.addEventListener("abort", abort, { signal: this.#ended.signal })
    const socket: RpcSocket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => this.#calls.get(0)?.resolve(undefined)
    socket.onmessage = ({ data }) => this.#receive(data)
    socket.onerror = ({ message }) =>
      this.#fail(new ConnectionError(facts, new Error(message || "the WebSocket failed")))
    socket.onclose = ({ code = 1006, reason = "" }) =>
      this.#fail(
        new ConnectionError(facts, new Error(`the WebSocket was closed (${code} ${reason})`.replace(" )", ")"))),
      )
  }

  /** Resolves when the socket is open. */
  async open(): Promise<void> {
    await this.#answer(0, "open", () => {})
    void this.#watch()
  }

  /**
   * Calls a method.
   *
   * @throws RpcError when the server returns an error; TimeoutError when there is no response; else the error of the connection
   */
  call<Result>(method: string, params: readonly unknown[] = []): Promise<Result> {
    const id = ++this.#lastId
    const text = `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${stringifyLossless(params, true)}}`
    return this.#answer(id, method, () => this.#socket.send(text)) as Promise<Result>
  }

  /** Starts the subscription of this connection. Its events are buffered from then on. */
  async subscribe(method: string, params: readonly unknown[]): Promise<void> {
    this.#subscription = await this.call(method, params)
    this.#heardAt = Date.now()
  }

  /** The next event. Rejects with the error of the connection, or the signal's reason. */
  async next(): Promise<unknown> {
    for (;;) {
      if (this.#failure) throw this.#failure.error
      if (this.#events.length) return this.#events.shift()
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Closes the socket without an error. */
  close(): void {
    this.#fail(new ConnectionError(this.#options.facts, new Error("the WebSocket was closed")))
  }

  #receive(data: unknown): void {
    const { facts, notification, settings } = this.#options
    this.#heardAt = Date.now()
    const text = typeof data === "string" ? data : ""
    if (text.length > settings.maxMessageLength) {
      this.#fail(new ResponseTooLargeError({ ...facts, maxResponseBytes: settings.maxMessageLength }))
      return
    }
    let message: SocketMessage
    try {
      message = Object(parseLossless(text))
    } catch (cause) {
      this.#fail(new InvalidResponseError({ ...facts, status: 101, text, cause }, "a message that is no JSON"))
      return
    }
    const { id, method, params } = message
    if (method === notification) {
      if (this.#subscription !== undefined && params?.subscription !== this.#subscription) return
      if (this.#events.length >= settings.maxBuffer) {
        this.#fail(new BufferFullError({ ...facts, maxBuffer: settings.maxBuffer }))
        return
      }
      this.#events.push(params?.result)
      this.#wake()
      return
    }
    const call = this.#calls.get(Number(id))
    const error = errorIn(message as object)
    if (!call) return
    if (error) call.reject(new RpcError(error.message, { ...facts, ...error, operation: call.method }))
    else if (message.result === undefined)
      call.reject(new InvalidResponseError({ ...facts, status: 101, text }, "no JSON-RPC 2.0 answer"))
    else call.resolve(message.result)
  }

  /** Sends the probe when no message arrives for a while. */
  async #watch(): Promise<void> {
    const { settings, probe, probed } = this.#options
    try {
      for (;;) {
        await sleep(settings.keepAlive, this.#ended.signal)
        if (Date.now() - this.#heardAt >= settings.keepAlive)
          await this.call(probe).then(probed, (error) => {
            if (!(error instanceof RpcError)) this.#fail(error)
          })
      }
    } catch {
      // The connection ended.
    }
  }

  async #answer(id: number, method: string, send: () => void): Promise<unknown> {
    const { facts, settings } = this.#options
    if (this.#failure) throw this.#failure.error
    const late = () => new TimeoutError({ ...facts, limit: "attempt", timeout: settings.timeout })
    try {
      return await withDeadline(settings.timeout, undefined, late, () => {
        const answer = new Promise<unknown>((resolve, reject) => this.#calls.set(id, { method, resolve, reject }))
        send()
        return answer
      })
    } finally {
      this.#calls.delete(id)
    }
  }

  #fail(error: unknown): void {
    if (this.#failure) return
    this.#failure = { error }
    this.#events = []
    const socket = this.#socket
    if (socket) {
      socket.onmessage = null
      socket.onclose = null
      // A socket that is closed before it is open fires an error event, which is ignored.
      socket.onerror = () => {}
      socket.close()
    }
    this.#ended.abort()
    for (const call of this.#calls.values()) call.reject(error)
    this.#wake()
  }
}
