import { isSeracError } from "../http/runtime.ts"
import { readReply } from "./answer.ts"
import { createBatchSizes } from "./batch-sizes.ts"
import type { PreparedCall, WireCall } from "./call.ts"
import { RpcError } from "./errors/rpc-error.ts"
import { post } from "./post.ts"

/** Returns a call's result from the response to its request, or throws its error. */
export type BatchReader = (wire: WireCall) => unknown

/** Maximum number of concurrent requests for the parts of a split batch. */
const maxBatchRequests = 8

/**
 * Creates a function that sends calls as batches. If a server supports no batches, it sends this and later calls one by one; if a batch is too large, it
 * splits it in halves, down to one call: for too many bytes (status 413) this time, for too many calls (`batch too large`) from then on. Such a rejection
 * means that nothing was executed.
 */
export function createBatchAsking() {
  const sizes = createBatchSizes()

  /** @param waiting - the calls whose callers still wait for a result. */
  return async (call: PreparedCall, waiting: ReadonlySet<WireCall>, signal: AbortSignal): Promise<BatchReader> => {
    const calls = [...waiting]
    const bounded = { ...call, deadline: performance.now() + call.settings.totalTimeout }
    const ask = (part: readonly WireCall[]) => batchRequest(bounded, part, signal)
    /** The size of the next batches after a rejection; undefined if smaller ones would not help. */
    const fewerAfter = (error: unknown, asked: number): number | undefined => {
      const refusal = asked > 1 && isSeracError(error) ? refusalOf(error) : undefined
      if (refusal === undefined) return undefined
      const fewer = refusal === "no batches" ? 1 : Math.ceil(asked / 2)
      if (refusal !== "too large") sizes.remember((error as RpcError).url, fewer)
      return fewer
    }

    let most = Math.min(calls.length, sizes.mostOf(call.endpoints[call.memory?.index ?? 0]?.shown))
    if (most === calls.length) {
      try {
        return await ask(calls)
      } catch (error) {
        const fewer = fewerAfter(error, most)
        if (fewer === undefined) throw error
        most = fewer
      }
    }

    const rest = [...calls]
    const outcomes = new Map(calls.map((wire) => [wire, deferred()]))
    const take = () => {
      const part: WireCall[] = []
      while (rest.length && part.length < most) part.push(...rest.splice(0, 1).filter((wire) => waiting.has(wire)))
      return part
    }
    const work = async () => {
      for (let part = take(); part.length; part = take()) {
        try {
          const answers = await ask(part)
          for (const wire of part) outcomes.get(wire)?.settle(() => answers(wire))
        } catch (error) {
          const fewer = fewerAfter(error, part.length)
          if (fewer === undefined)
            for (const wire of part)
              outcomes.get(wire)?.settle(() => {
                throw error
              })
          else {
            most = Math.min(most, fewer)
            rest.unshift(...part)
          }
        }
      }
    }
    for (let worker = 0; worker < maxBatchRequests; worker++) work()
    return (wire) => outcomes.get(wire)?.promise
  }
}

/** Sends one request. If a batch is rejected because it is a batch, it throws that error. */
function batchRequest(call: PreparedCall, calls: readonly WireCall[], signal: AbortSignal): Promise<BatchReader> {
  const methods = [...new Set(calls.map(({ method }) => method))].join(", ")
  const texts = calls.map(({ text }) => text).join()
  const isBatch = calls.length > 1
  return post(call, methods, isBatch ? `[${texts}]` : texts, signal, (reply) => {
    const { read, refusal } = readReply(reply, isBatch)
    const { status: _, ...facts } = reply.facts
    const error = isBatch && refusal && new RpcError(refusal.message, { ...facts, ...refusal })
    if (error && refusalOf(error)) throw error
    return read
  })
}

/** The reason why a request was rejected as a batch; undefined for other errors. */
function refusalOf(error: { status?: number | undefined; code: unknown; message: string; text?: string }) {
  const { status = 200, code, message, text = message } = error
  if (status === 413) return "too large"
  // With any other status a server rejects the caller or its rate, not the batch.
  if (![200, 400, 405, 415, 422, 501].includes(status)) return undefined
  if (/too (large|many|big)|batch.*(limit|exceed|maximum)/i.test(text)) return "too many"
  // A server without batches takes one for an invalid request, or for invalid JSON.
  const isUnread = code === -32600 || code === -32700
  return isUnread || /\bbatch|\barray\b/i.test(text) ? "no batches" : undefined
}

function deferred() {
  let settle: (outcome: () => unknown) => void = () => {}
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = (outcome) => {
      try {
        resolve(outcome())
      } catch (error) {
        reject(error)
      }
    }
  })
  // Marks the rejection as handled, in case the caller has aborted.
  promise.catch(() => {})
  return { promise, settle: (outcome: () => unknown) => settle(outcome) }
}
