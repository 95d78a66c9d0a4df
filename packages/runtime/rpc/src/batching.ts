import { readReply, type WireCall } from "./answer.ts"
import { stringifyLossless } from "./lossless.ts"
import type { Send } from "./transport.ts"

export interface BatchOptions {
  /** ms during which positional calls are collected. Default 0: those made in the same turn of the event loop. */
  readonly window?: number
  /** Calls in one request at most. Default 1000, the limit of a node as it is configured by default. */
  readonly size?: number
  /** Bytes of one request at most. Default 5,242,880, the limit of a node as it is configured by default. */
  readonly bytes?: number
}

/** The positional dialect; made by {@link batching}. */
export interface Batcher {
  /** The array that named parameters make. */
  arrange(positions: readonly string[], parameters: object): unknown[]
  stringify(value: unknown): string | undefined
  /** Makes a request of the call and others with an equal key. */
  deliver(call: WireCall, send: Send, signal: AbortSignal, key: unknown, options?: BatchOptions): Promise<unknown>
  /** Sends what was collected, without waiting for the window to end. */
  flush(): void
}

interface Group {
  readonly waiting: { call: WireCall; signal: AbortSignal; resolve(result: Promise<unknown>): void }[]
  bytes: number
  flush(): void
}

/**
 * Lets a client send positional calls as JSON-RPC batches: those made together automatically, and `core.batch`. Given to
 * `createRpcCore` by the clients of positional APIs, so that the others do not carry its code.
 *
 * @example
 * ```ts
 * import { batching, createRpcCore } from "@serac/rpc"
 *
 * const core = createRpcCore(
 *   { url: "http://127.0.0.1:9650" },
 *   { path: "/ext/bc/{blockchainID}/rpc", variables: { blockchainID: "C" }, batching },
 * )
 * const [height, chainId] = await core.batch([{ method: "eth_blockNumber" }, { method: "eth_chainId" }])
 * if (height.status === "fulfilled") console.log(height.value, chainId.status)
 * ```
 */
export function batching(): Batcher {
  const groups = new Map<string, Group>()

  function open(key: string, send: Send, window: number): Group {
    const waiting: Group["waiting"] = []
    const flush = () => {
      if (groups.get(key) !== group) return
      groups.delete(key)
      clearTimeout(timer)
      const live = waiting.filter(({ signal }) => !signal.aborted)
      const [first] = live
      if (!first) return
      const controller = new AbortController()
      const calls = live.map(({ call, signal }) => {
        signal.addEventListener("abort", () => {
          if (live.every(({ signal }) => signal.aborted)) controller.abort(signal.reason)
        })
        return call
      })
      const methods = [...new Set(calls.map(({ method }) => method))].join(", ")
      const texts = calls.map(({ text }) => text)
      const reader = send(methods, calls[1] ? `[${texts}]` : first.call.text, controller.signal).then((reply) => readReply(reply, calls))
      for (const { call, resolve } of live) resolve(reader.then((read) => read(call)))
    }
    const timer = window ? setTimeout(flush, window) : void queueMicrotask(flush)
    const group = { waiting, bytes: 1, flush }
    groups.set(key, group)
    return group
  }

  return {
    arrange(positions, parameters) {
      const values = positions.map((name) => (parameters as Readonly<Record<string, unknown>>)[name])
      return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1)
    },
    stringify: stringifyLossless,
    deliver(call, send, signal, key, { window = 0, size = 1000, bytes = 5_242_880 } = {}) {
      const name = JSON.stringify(key)
      const length = new TextEncoder().encode(call.text).length + 1
      const last = groups.get(name)
      if (last && (last.waiting.length >= size || last.bytes + length > bytes)) last.flush()
      const group = groups.get(name) ?? open(name, send, window)
      group.bytes += length
      return new Promise((resolve) => group.waiting.push({ call, signal, resolve }))
    },
    flush() {
      for (const group of groups.values()) group.flush()
    },
  }
}
