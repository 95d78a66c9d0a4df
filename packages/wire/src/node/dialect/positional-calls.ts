import type { Connection, PositionalMethod, PositionalMethods } from "../rpc/by-position.ts"
import { readByPosition } from "../rpc/read-arguments.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import { type CallOutcome, type RefusedCall, succeeded, type WireAnswer, type WireCall } from "./dialect.ts"
import { positionalDialect } from "./positional-dialect.ts"

/** What methods by position are served with. */
export interface PositionalOptions {
  /** Milliseconds for the answer to a body, after which it is -32002. Default 30,000. */
  readonly timeout?: number
  /** Characters of results in the answer to a batch, beyond which the rest is -32003. Default 25,000,000. */
  readonly maxBatchAnswer?: number
  /** Is told what a method threw that is no {@link RpcError}, which is a mistake of ours; the caller gets -32603. */
  readonly onFault?: (error: unknown, method: string) => void
}

/** The answers to a body, and whether they were cut short: by time or by their size. */
export interface Answered {
  readonly answers: readonly WireAnswer[]
  readonly cut: boolean
}

/** Finds what a call asks for; it throws an {@link RpcError} for what is not there. */
export type Find = (call: WireCall) => PositionalMethod

/** Finds methods in a table. */
export function findIn(methods: PositionalMethods): Find {
  return ({ method }) => {
    const found = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (found !== undefined) return found
    const { code, message } = positionalDialect.unknownMethod(method, [])
    throw new RpcError(code, message)
  }
}

/** How long the calls of a body may follow each other at once, in milliseconds; then others have their turn. */
const turn = 20

/** Answers the calls of a body one after the other, within the limits of time and size. */
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
        // A call that never waits lets neither timers nor other requests happen.
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
    ended.abort()
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
