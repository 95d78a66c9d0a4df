import type { Connection, PositionalMethod, PositionalMethods } from "../rpc/by-position.ts"
import { readByPosition } from "../rpc/read-arguments.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import { type CallOutcome, type RefusedCall, succeeded, type WireAnswer, type WireCall } from "./dialect.ts"
import { positionalDialect } from "./positional-dialect.ts"

/** Options for serving methods by position. */
export interface PositionalOptions {
  /** Time limit in milliseconds for the response to a body, after which calls fail with -32002. Default 30,000. */
  readonly timeout?: number
  /** Maximum size of the results of a batch in characters; further calls fail with -32003. Default 25,000,000. */
  readonly maxBatchAnswer?: number
  /** Receives errors of methods that are not {@link RpcError}s, which are bugs; the caller gets -32603. */
  readonly onFault?: (error: unknown, method: string) => void
}

/** The responses to a body, and whether they were truncated by the time or size limit. */
export interface Answered {
  readonly answers: readonly WireAnswer[]
  readonly cut: boolean
}

/** Finds the method of a call, or throws an {@link RpcError}. */
export type Find = (call: WireCall) => PositionalMethod

/** Creates a function that finds methods in a table. */
export function findIn(methods: PositionalMethods): Find {
  return ({ method }) => {
    const found = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (found !== undefined) return found
    const { code, message } = positionalDialect.unknownMethod(method, [])
    throw new RpcError(code, message)
  }
}

/** How long calls of a body may run without a turn of the event loop, in milliseconds. */
const turn = 20

/** Executes the calls of a body in order, within the limits of time and size. */
export async function answerCalls(
  calls: readonly (WireCall | RefusedCall)[],
  find: Find,
  options: PositionalOptions & { readonly signal?: AbortSignal | undefined; readonly batch: boolean },
): Promise<Answered> {
  const { timeout = 30_000, maxBatchAnswer = 25_000_000, signal: gone, batch } = options
  const ended = new AbortController()
  const signal = gone === undefined ? ended.signal : AbortSignal.any([gone, ended.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), timeout)
  })
  const answers: WireAnswer[] = []
  let size = 0
  let turnEnds = performance.now() + turn
  try {
    for (const [index, call] of calls.entries()) {
      if (performance.now() >= turnEnds) {
        // Calls that never wait would starve timers and other requests.
        await new Promise((resolve) => setTimeout(resolve, 0))
        turnEnds = performance.now() + turn
      }
      const outcome = await Promise.race([outcomeOf(call, find, { signal }, options.onFault), late])
      if (outcome === "late")
        return cutAnswers(answers, calls.slice(index), { code: -32002, message: "request timed out" })
      answers.push({ id: call.id, outcome })
      if (outcome.member === "result") size += outcome.json.length
      if (batch && size > maxBatchAnswer) {
        return cutAnswers(answers, calls.slice(index + 1), { code: -32003, message: "response too large" })
      }
    }
    return { answers, cut: false }
  } finally {
    clearTimeout(timer)
    // Calls that were answered need no abort, which takes as long as a simple call.
    if (answers.length < calls.length) ended.abort()
  }
}

function cutAnswers(
  answers: readonly WireAnswer[],
  left: readonly (WireCall | RefusedCall)[],
  error: { readonly code: number; readonly message: string },
): Answered {
  const outcome = positionalDialect.failed(error)
  return { answers: [...answers, ...left.map(({ id }) => ({ id, outcome }))], cut: true }
}

async function outcomeOf(
  call: WireCall | RefusedCall,
  find: Find,
  connection: Connection,
  onFault: PositionalOptions["onFault"],
): Promise<CallOutcome> {
  if (!("method" in call)) return positionalDialect.failed(call.error)
  try {
    const method = find(call)
    return succeeded(await method.call(readByPosition(method.parameters, call.params), connection))
  } catch (error) {
    if (error instanceof RpcError) return positionalDialect.failed(error)
    onFault?.(error, call.method)
    return positionalDialect.failed({ code: -32603, message: "method handler crashed" })
  }
}
