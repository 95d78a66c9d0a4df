import { RpcError } from "@serac/wire/node"
import { WebSocket } from "ws"
import { memberSpans } from "../json/raw-json.ts"

/** A WebSocket to a node. */
export interface NodeSocket {
  /**
   * Calls a method.
   *
   * @param params - as JSON
   * @returns the result as JSON
   * @throws RpcError with the node's error
   * @throws Error if the connection ends, or no answer arrives in time
   */
  call(method: string, params: string): Promise<string>
  /** Subscribes; `tell` receives events from then on. @returns the node's ID of the subscription */
  subscribe(params: string, tell: (result: string) => void): Promise<string>
  close(): void
}

/** Opens a WebSocket to a node. Calls `closed` once when an opened one ends. Rejects if it cannot be opened. */
export type OpenNodeSocket = (url: string, closed: () => void) => Promise<NodeSocket>

interface WaitingCall {
  resolve(result: string): void
  reject(error: Error): void
}

/** Milliseconds to open a connection, and between two pings. */
const handshakeTimeout = 5_000
const pingInterval = 10_000
const maxFrameBytes = 64 * 2 ** 20

/** The WebSocket URL for a node's JSON-RPC URL: `/ws` instead of a final `/rpc`, otherwise the same path. */
export function nodeSocketUrl(rpcUrl: string): string {
  const url = new URL(rpcUrl)
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:"
  url.pathname = url.pathname.replace(/\/rpc$/, "/ws")
  return url.href
}

/** Opens WebSockets to nodes. @param callTimeout - milliseconds for an answer */
export function openNodeSocket(callTimeout: number): OpenNodeSocket {
  return (url, closed) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { handshakeTimeout, maxPayload: maxFrameBytes, perMessageDeflate: false })
      const one = new OpenSocket(socket, callTimeout)
      socket.once("open", () => {
        one.watch()
        resolve(one)
      })
      // After it is open, an error is followed by the `close` event.
      socket.on("error", reject)
      socket.once("close", () => {
        reject(new Error("the node closed the connection"))
        if (one.end()) closed()
      })
    })
}

class OpenSocket implements NodeSocket {
  readonly #socket: WebSocket
  readonly #timeout: number
  readonly #calls = new Map<number, WaitingCall>()
  readonly #events = new Map<string, (result: string) => void>()
  #next = 1
  #pings: NodeJS.Timeout | undefined

  constructor(socket: WebSocket, timeout: number) {
    this.#socket = socket
    this.#timeout = timeout
  }

  /** Begins to listen, and to ping the node. */
  watch(): void {
    let isHeard = true
    const heard = () => {
      isHeard = true
    }
    this.#socket.on("pong", heard)
    this.#socket.on("message", (data) => {
      heard()
      this.#receive(String(data))
    })
    this.#pings = setInterval(() => {
      if (!isHeard) return this.#socket.terminate()
      isHeard = false
      this.#socket.ping()
    }, pingInterval)
    this.#pings.unref()
  }

  call(method: string, params: string): Promise<string> {
    return this.#send(method, params, () => {})
  }

  subscribe(params: string, tell: (result: string) => void): Promise<string> {
    // Events may arrive in the same read as the answer with their subscription's ID.
    return this.#send("eth_subscribe", params, (id) => this.#events.set(id, tell)).then((id) => JSON.parse(id))
  }

  close(): void {
    this.#socket.close()
  }

  /** Fails the waiting calls. @returns whether the socket was open */
  end(): boolean {
    const wasOpen = this.#pings !== undefined
    clearInterval(this.#pings)
    for (const { reject } of this.#calls.values()) reject(new Error("the connection to the node ended"))
    this.#calls.clear()
    this.#events.clear()
    return wasOpen
  }

  #send(method: string, params: string, answered: (result: string) => void): Promise<string> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#calls.delete(id)
        reject(new Error(`no answer within ${this.#timeout} ms`))
      }, this.#timeout)
      const settle = (act: () => void) => {
        clearTimeout(timer)
        this.#calls.delete(id)
        act()
      }
      this.#calls.set(id, {
        resolve: (result) =>
          settle(() => {
            answered(result.startsWith('"') ? (JSON.parse(result) as string) : result)
            resolve(result)
          }),
        reject: (error) => settle(() => reject(error)),
      })
      if (this.#socket.readyState !== WebSocket.OPEN) this.#calls.get(id)?.reject(new Error("the connection has ended"))
      else this.#socket.send(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`)
    })
  }

  #receive(text: string): void {
    try {
      const { id, error, method, params } = JSON.parse(text) as NodeFrame
      if (method === "eth_subscription" && params !== undefined) {
        const outer = memberText(text, "params")
        this.#events.get(params.subscription)?.(memberText(outer, "result"))
        return
      }
      const call = this.#calls.get(id as number)
      if (error !== undefined) call?.reject(new RpcError(error.code, error.message))
      else call?.resolve(memberText(text, "result"))
    } catch {
      // A frame that cannot be parsed does not come from a node.
      this.#socket.terminate()
    }
  }
}

interface NodeFrame {
  readonly id?: number
  readonly error?: { readonly code: number; readonly message: string }
  readonly method?: string
  readonly params?: { readonly subscription: string }
}

function memberText(text: string, name: string): string {
  const span = memberSpans(text).get(name)
  return span === undefined ? "null" : text.slice(span.start, span.end)
}
