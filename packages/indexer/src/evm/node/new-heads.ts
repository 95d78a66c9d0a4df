import { type Clock, type LogFunction, NodeFault, nonsense } from "../../core/index.ts"
import { type Header, readHeader } from "./header.ts"

const longestPause = 30_000
const wrongChainPause = 60_000
const longestMessage = 1024 * 1024

/** What {@link subscribeNewHeads} needs. */
export interface NewHeadsOptions {
  readonly url: string
  readonly chainId: string
  readonly clock: Clock
  readonly log: LogFunction
  /** Default: the global one. */
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
  /** Milliseconds for the subscription to open. Default 10_000. */
  readonly timeout?: number | undefined
  readonly onHead: (header: Header) => void
}

/** A subscription to new blocks that reconnects whenever it breaks. */
export interface NewHeads {
  /** Whether the subscription is open. */
  readonly connected: boolean
  /** Closes an open connection that announces nothing, so that a new one is made. */
  renew(reason: string): void
}

/** Subscribes to `newHeads` over WebSocket until the signal aborts. Failures are logged, and retried after a pause; polling is the reliable source. */
export function subscribeNewHeads(options: NewHeadsOptions, signal: AbortSignal): NewHeads {
  const { url, clock, log } = options
  const state = { connected: false, renew: (_reason: string): void => {} }
  const host = new URL(url).host
  void run()
  return state

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      let pause = Math.min(longestPause, 500 * 2 ** failures) * (1 - clock.random() / 2)
      try {
        await converse(options, signal, state, () => {
          failures = 0
          log("debug", "Subscribed to new blocks over WebSocket", { host })
        })
      } catch (error) {
        if (signal.aborted) return
        const fault =
          error instanceof NodeFault ? error : new NodeFault("connection", "the connection could not be made")
        if (fault.kind === "wrong-chain") pause = wrongChainPause
        const level = fault.kind === "wrong-chain" ? "error" : failures === 0 ? "warn" : "debug"
        log(level, "No subscription to new blocks over WebSocket; polling instead", { host, reason: fault.message })
      }
      failures = Math.min(failures + 1, 10)
      await clock.sleep(pause, signal).catch(() => {})
    }
  }
}

/** One connection. Rejects when it ends. */
async function converse(
  { url, chainId, clock, WebSocket = globalThis.WebSocket, timeout = 10_000, onHead }: NewHeadsOptions,
  signal: AbortSignal,
  state: { connected: boolean; renew: (reason: string) => void },
  onSubscribed: () => void,
): Promise<never> {
  const socket = new WebSocket(url)
  const ended = new AbortController()
  let subscription: unknown
  try {
    return await new Promise<never>((_, reject) => {
      const abort = () => reject(signal.reason)
      signal.addEventListener("abort", abort, { signal: ended.signal })
      state.renew = (reason) => reject(new NodeFault("connection", reason))
      const send = (id: number, method: string, params: readonly unknown[]) =>
        socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }))
      const read = (data: unknown) => {
        if (typeof data !== "string" || data.length > longestMessage) throw nonsense("a message that is no text")
        const { id, result, error, method, params } = Object(JSON.parse(data))
        if (error) throw new NodeFault("refused", "the subscription was refused")
        if (id === 1) {
          if (BigInt(String(result)) !== BigInt(chainId))
            throw new NodeFault("wrong-chain", `serves chain ${BigInt(String(result))}, not ${chainId}`)
          send(2, "eth_subscribe", ["newHeads"])
        } else if (id === 2) {
          subscription = result
          state.connected = true
          onSubscribed()
        } else if (method === "eth_subscription" && Object(params).subscription === subscription) {
          onHead(readHeader(Object(params).result))
        }
      }
      socket.onopen = () => send(1, "eth_chainId", [])
      socket.onmessage = ({ data }) => {
        try {
          read(data)
        } catch (error) {
          reject(error instanceof NodeFault ? error : nonsense("a message that cannot be read"))
        }
      }
      socket.onerror = () => reject(new NodeFault("connection", "the connection failed"))
      socket.onclose = () => reject(new NodeFault("connection", "the connection was closed"))
      const late = () => {
        if (!state.connected) reject(new NodeFault("timeout", `no subscription within ${timeout} ms`))
      }
      clock.sleep(timeout, ended.signal).then(late, () => {})
    })
  } finally {
    state.connected = false
    state.renew = () => {}
    ended.abort()
    socket.onmessage = null
    socket.onerror = () => {}
    socket.onclose = null
    socket.close()
  }
}
