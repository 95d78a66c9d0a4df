import { readReply, type WireCall } from "./answer.ts"
import type { PreparedCall } from "./call.ts"
import { isRepeatable } from "./operation.ts"
import type { RpcCallOptions } from "./options.ts"
import { type Dialect, positional } from "./positional.ts"
import { post } from "./post.ts"
import { within } from "./within.ts"

export interface BatchOptions {
  /** ms during which positional calls are collected. Default 0: those made together, with no await in between. */
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

/** The positional dialect with batches, made by {@link batching}. Its members are the business of `createRpcCore`. */
export interface Batcher extends Dialect {
  /** Makes a request of the call and of others with equal options. */
  deliver(wire: WireCall, call: PreparedCall, own: RpcCallOptions): Promise<unknown>
  /** Performs these calls together, without waiting for the window to end, and apart from calls that do. */
  all(
    requests: readonly Request[],
    perform: (request: Request, own: RpcCallOptions) => Promise<unknown>,
    own: RpcCallOptions | undefined,
    batch: BatchOptions | false | undefined,
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
 * The positional dialect with batches: calls made together become one request. Given to `createRpcCore` as `dialect`; a
 * client that sends each call by itself is given {@link positional}, which is smaller.
 *
 * @example
 * ```ts
 * import { batching, createRpcCore } from "@serac/rpc"
 *
 * const core = createRpcCore(
 *   { url: "http://127.0.0.1:9650" },
 *   { path: "/ext/bc/{blockchainID}/rpc", variables: { blockchainID: "C" }, dialect: batching },
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
    ...positional(),
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
    async all(requests, perform, own, batch) {
      for (const { method, params = [] } of requests)
        if (!Array.isArray(params)) throw new TypeError(`${method} has no positional parameters`)
      // One request may be repeated only when each of its calls may.
      const idempotent = requests.every(({ method }) => isRepeatable(method))
      const options = { idempotent, ...own, batch: { ...(own?.batch || batch), window: 0 }, dedupe: false }
      const others = [...groups.values()]
      const settled = Promise.allSettled(requests.map((request) => perform(request, options)))
      for (const group of groups.values()) if (!others.includes(group)) group.close()
      return settled
    },
  }
}

async function ask(call: PreparedCall, calls: readonly WireCall[], signal: AbortSignal) {
  const methods = [...new Set(calls.map(({ method }) => method))].join(", ")
  const texts = calls.map(({ text }) => text).join()
  const isBatch = calls.length > 1
  return readReply(await post(call, methods, isBatch ? `[${texts}]` : texts, signal), isBatch ? 1 : 0)
}
