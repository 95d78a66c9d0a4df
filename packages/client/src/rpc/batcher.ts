import { invalidParameter, withDeadline } from "../http/runtime.ts"
import { type BatchReader, createBatchAsking } from "./ask-batch.ts"
import type { PreparedCall, WireCall } from "./call.ts"

/** A call in the format of EIP-1193, and the description of its method. */
interface BatchedRequest {
  readonly method: string
  readonly params?: unknown
  readonly positions?: readonly string[] | undefined
  readonly idempotent?: boolean | undefined
  readonly isDescribed: boolean
}

/** The options that the calls of an explicit batch share. */
interface Together {
  readonly idempotent: boolean
  readonly dedupe: boolean
}

/** Combines several calls in one request. */
export interface Batcher {
  /** Sends the call in a request with others that have an equal key, which means equal options. */
  deliver(wire: WireCall, call: PreparedCall, key: string): Promise<unknown>
  /**
   * Sends these calls in one request of their own, without waiting for the end of the window.
   *
   * @throws InvalidParameterError naming a method whose parameters are not positional
   */
  all(
    requests: readonly BatchedRequest[],
    perform: (request: BatchedRequest, together: Together) => Promise<unknown>,
  ): Promise<readonly PromiseSettledResult<unknown>[]>
}

/** Calls that share a request. */
interface Group {
  readonly waiting: Set<WireCall>
  readonly answered: Promise<BatchReader>
  readonly controller: AbortController
  bytes: number
  /** Sends the request, unless it is sent; later calls join another group. */
  readonly close: () => void
}

export function createBatcher(): Batcher {
  const ask = createBatchAsking()
  let groups = new Map<string, Group>()

  function open(key: string, call: PreparedCall, window: number): Group {
    const own = groups
    const waiting = new Set<WireCall>()
    const controller = new AbortController()
    let close = () => {}
    const answered = new Promise<BatchReader>((resolve) => {
      const timer = window ? setTimeout(() => close(), window) : queueMicrotask(() => close())
      close = () => {
        if (own.get(key)?.waiting !== waiting) return
        own.delete(key)
        if (window) clearTimeout(timer as never)
        resolve(ask(call, waiting, controller.signal))
      }
    })
    const group = { waiting, answered, controller, close, bytes: 1 }
    own.set(key, group)
    return group
  }

  return {
    deliver(wire, call, key) {
      const { window = 0, size = 1000, bytes = 5_242_880 } = call.batch || {}
      const length = new TextEncoder().encode(wire.text).length + 1
      let group = groups.get(key)
      if (group && (group.waiting.size >= size || group.bytes + length > bytes)) group.close()
      group = groups.get(key) ?? open(key, call, window)
      const { waiting, answered, controller, close } = group
      group.bytes += length
      waiting.add(wire)
      return withDeadline(Infinity, call.signal, Error, async (signal) => {
        signal.addEventListener("abort", () => {
          waiting.delete(wire)
          if (waiting.size) return
          controller.abort(signal.reason)
          close()
        })
        return (await answered)(wire)
      })
    },
    async all(requests, perform) {
      for (const { method, params = [], positions, isDescribed } of requests)
        if (!Array.isArray(params) || (isDescribed && !positions))
          throw invalidParameter(method, "params", "are not positional")
      // A request may be retried only if each of its calls may.
      const together = { idempotent: requests.every(({ idempotent = true }) => idempotent), dedupe: false }
      const others = groups
      groups = new Map()
      const performed = Promise.allSettled(requests.map((request) => perform(request, together)))
      for (const { close } of [...groups.values()]) close()
      groups = others
      return performed
    },
  }
}
