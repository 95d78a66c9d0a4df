import { Worker } from "node:worker_threads"
import type { ChainWriter, StoreLocation, WriterOptions } from "@serac/store"
import { entry } from "./entry.ts"
import { fromPlainError, type PlainError } from "./errors.ts"
import { threadLimits } from "./limits.ts"

/** What the writer's thread begins with. */
export interface WriterThreadData {
  readonly location: StoreLocation
  readonly chainId: string
  readonly options: WriterOptions
}

/** A method of the writer to be called in its thread. */
export interface WriterCall {
  readonly id: number
  readonly method: Exclude<keyof ChainWriter, "chainId">
  readonly args: readonly unknown[]
}

/** What became of it. Number 0 is the opening of the store. */
export type WriterReply =
  | { readonly id: number; readonly result: unknown; readonly error?: never }
  | { readonly id: number; readonly error: PlainError; readonly result?: never }

interface Waiting {
  resolve(result: never): void
  reject(error: unknown): void
}

/**
 * Opens the writer of a chain in a thread of its own, so that decoding and storing have a core each. It closes with its
 * store.
 */
export async function openRemoteWriter(data: WriterThreadData): Promise<ChainWriter> {
  const worker = new Worker(entry("writer-thread"), { workerData: data, resourceLimits: threadLimits })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let failure: unknown

  const expect = <T>(id: number): Promise<T> =>
    new Promise((resolve, reject) => {
      if (failure === undefined) waiting.set(id, { resolve, reject })
      else reject(failure)
    })
  const fail = (error: unknown) => {
    failure ??= error
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on("error", fail)
  worker.on("exit", (code) => fail(new Error(`The thread that stores chain ${data.chainId} ended with code ${code}.`)))
  worker.on("message", ({ id, result, error }: WriterReply) => {
    const { resolve, reject } = waiting.get(id) as Waiting
    waiting.delete(id)
    if (error) reject(fromPlainError(error))
    else resolve(result as never)
  })

  async function call<T>(method: WriterCall["method"], ...args: readonly unknown[]): Promise<T> {
    const id = ++lastId
    const result = expect<T>(id)
    if (failure === undefined) worker.postMessage({ id, method, args } satisfies WriterCall)
    return result
  }

  try {
    await expect<void>(0)
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    chainId: data.chainId,
    head: () => call("head"),
    block: (number) => call("block", number),
    append: (batch, progress) => call("append", batch, progress),
    rollback: (number) => call("rollback", number),
    dueContracts: (limit, now) => call("dueContracts", limit, now),
    saveContracts: (contracts) => call("saveContracts", contracts),
    dueTokens: (limit, now) => call("dueTokens", limit, now),
    saveTokens: (tokens) => call("saveTokens", tokens),
    async close() {
      try {
        await call("close")
      } finally {
        await worker.terminate()
      }
    },
  }
}
