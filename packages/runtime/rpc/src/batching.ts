import { readReply, type WireCall } from "./answer.ts"
import type { PreparedCall } from "./call.ts"
import { stringifyLossless } from "./lossless.ts"
import type { RpcCallOptions } from "./options.ts"
import { post } from "./post.ts"
import { within } from "./within.ts"

export interface BatchOptions {
  /** ms during which positional calls are collected. Default 0: those made in the same turn of the event loop. */
  readonly window?: number
  /** Calls in one request at most. Default 1000, a node's limit unless it is configured otherwise. */
  readonly size?: number
  /** Bytes of one request at most. Default 5,242,880 (5 MiB), a node's limit unless it is configured otherwise. */
  readonly bytes?: number
}

interface Request {
  readonly method: string
  readonly params?: unknown
}

/** The positional dialect, made by {@link batching}. Its members are the business of `createRpcCore`. */
export interface Batcher {
  /** The array that named parameters make. */
  arrange(positions: readonly string[], parameters: object): unknown[]
  stringify(value: unknown): string | undefined
  /** Makes a request of the call and of others with equal options. */
  deliver(wire: WireCall, call: PreparedCall, own: RpcCallOptions): Promise<unknown>
  /** Performs these calls together, without waiting for the window to end. */
  all(
    requests: readonly Request[],
    perform: (request: Request, own: RpcCallOptions) => Promise<unknown>,
    own: RpcCallOptions,
  ): Promise<PromiseSettledResult<unknown>[]>
}

/** Calls that are answered together. */
interface Group {
  readonly waiting: Set<WireCall>
  readonly answered: Promise<(wire: WireCall) => unknown>
  readonly controller: AbortController
  bytes: number
  /** Sends the request, unless it is sent; whoever comes later is in another group. */
  readonly close: () => void
}

/**
 * The positional dialect: named parameters become arrays, bigints bare integers, and calls made together one request, a
 * JSON-RPC batch. Given to `createRpcCore` by the clients of positional APIs, so that the others do not carry its code.
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

  function open(key: string, call: PreparedCall, window: number): Group {
    const waiting = new Set<WireCall>()
    const controller = new AbortController()
    let close = () => {}
    const answered = new Promise<(wire: WireCall) => unknown>((resolve) => {
      close = () => {
        if (groups.get(key)?.waiting === waiting && groups.delete(key))
          resolve(ask(call, [...waiting], controller.signal))
      }
    })
    if (window) setTimeout(close, window)
    else queueMicrotask(close)
    const group = { waiting, answered, controller, close, bytes: 1 }
    groups.set(key, group)
    return group
  }

  return {
    arrange,
    stringify: stringifyLossless,
    deliver(wire, call, own) {
      const { window = 0, size = 1000, bytes = 5_242_880 } = call.batch || {}
      const key = JSON.stringify([call.path, call.idempotent, { ...own, signal: 0 }])
      const length = new TextEncoder().encode(wire.text).length + 1
      let group = groups.get(key)
      if (group && (group.waiting.size >= size || group.bytes + length > bytes)) group.close()
      group = groups.get(key) ?? open(key, call, window)
      const { waiting, answered, controller, close } = group
      group.bytes += length
      waiting.add(wire)
      return within(async (signal) => {
        signal.addEventListener("abort", () => {
          waiting.delete(wire)
          if (waiting.size) return
          controller.abort(signal.reason)
          close()
        })
        return (await answered)(wire)
      }, call.signal)
    },
    async all(requests, perform, own) {
      for (const { method, params = [] } of requests)
        if (!Array.isArray(params)) throw new TypeError(`${method} has no positional parameters`)
      const settled = Promise.allSettled(requests.map((request) => perform(request, own)))
      for (const { close } of groups.values()) close()
      return settled
    },
  }
}

/**
 * What is left out at the end is not sent; what is left out before a given parameter is null, which geth takes as left out
 * wherever it may be.
 */
function arrange(positions: readonly string[], parameters: object): unknown[] {
  const values = positions.map((name) => (parameters as Readonly<Record<string, unknown>>)[name])
  return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1)
}

async function ask(call: PreparedCall, calls: readonly WireCall[], signal: AbortSignal) {
  const methods = [...new Set(calls.map(({ method }) => method))].join(", ")
  const texts = calls.map(({ text }) => text).join()
  const isBatch = calls.length > 1
  return readReply(await post(call, methods, isBatch ? `[${texts}]` : texts, signal), isBatch ? 1 : 0)
}
