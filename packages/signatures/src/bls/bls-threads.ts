import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import type { Signed } from "./bls-math.ts"
import type { BlsReply, BlsRequest, BlsTask } from "./thread-messages.ts"

/** Minimum signatures for which a second thread pays off. */
const worthSplitting = 64
const threadLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }

interface PendingResult {
  resolve(result: never): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, PendingResult>
}

/**
 * Runs BLS operations in worker threads, so that the serving thread is never blocked. A thread starts with the first task that needs it, does
 * not keep the process alive, and is replaced when it fails.
 *
 * @example
 * import { BlsThreads } from "@serac/signatures"
 *
 * const bls = new BlsThreads()
 * await bls.findInvalid(new Uint8Array(32), []) // []
 * await bls.close()
 */
export class BlsThreads {
  readonly #threads: (Thread | undefined)[]
  #next = 0
  #turn = 0

  /** @param count - maximum threads. Default 2, or 1 on a machine with one core. */
  constructor({ count = Math.min(2, availableParallelism()) }: { readonly count?: number } = {}) {
    this.#threads = Array.from({ length: count })
  }

  /** As `BlsMath.findInvalid`, with the signatures split over the threads. */
  async findInvalid(message: Uint8Array, signed: readonly Signed[]): Promise<number[]> {
    const found = await this.#split(signed, async (some, from) => {
      const invalid = await this.#run<number[]>({ kind: "findInvalid", message, signed: some })
      return invalid.map((index) => from + index)
    })
    return found.flat()
  }

  /** As `BlsMath.aggregate`, with the signatures split over the threads. */
  async aggregate(signatures: readonly Uint8Array[]): Promise<Uint8Array> {
    const sums = await this.#split(signatures, (some) => this.#run<Uint8Array>({ kind: "aggregate", signatures: some }))
    const [sum, ...more] = sums
    return sum !== undefined && more.length === 0 ? sum : this.#run({ kind: "aggregate", signatures: sums })
  }

  /** As `BlsMath.verify`. */
  verify(message: Uint8Array, signature: Uint8Array, publicKeys: readonly Uint8Array[]): Promise<boolean> {
    return this.#run({ kind: "verify", message, signature, publicKeys })
  }

  /** Terminates all threads; pending tasks are rejected. */
  async close(): Promise<void> {
    const running = this.#threads.splice(0, this.#threads.length, ...this.#threads.map(() => undefined))
    await Promise.all(
      running.map(async (thread) => {
        if (thread === undefined) return
        this.#fail(thread, new Error("the threads were closed"))
        await thread.worker.terminate()
      }),
    )
  }

  /** Splits the items over the threads, in order; uses one thread for few items. */
  #split<Item, Result>(
    items: readonly Item[],
    work: (some: readonly Item[], from: number) => Promise<Result>,
  ): Promise<Result[]> {
    const threads = items.length < worthSplitting ? 1 : this.#threads.length
    const size = Math.max(1, Math.ceil(items.length / threads))
    // With many threads the last ones may have no items.
    const parts = Math.max(1, Math.ceil(items.length / size))
    return Promise.all(
      Array.from({ length: parts }, (_, part) => work(items.slice(part * size, (part + 1) * size), part * size)),
    )
  }

  #run<Result>(task: BlsTask): Promise<Result> {
    const place = this.#turn++ % this.#threads.length
    const thread = this.#threads[place] ?? this.#begin(place)
    const id = this.#next++
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, { resolve, reject })
      thread.worker.postMessage({ id, task } satisfies BlsRequest)
    })
  }

  #begin(place: number): Thread {
    const file = new URL(import.meta.url.endsWith(".ts") ? "thread.ts" : "thread.js", import.meta.url)
    const worker = new Worker(file, { resourceLimits: threadLimits })
    const thread: Thread = { worker, waiting: new Map() }
    worker.unref()
    worker.on("message", (reply: BlsReply) => {
      const waiting = thread.waiting.get(reply.id)
      thread.waiting.delete(reply.id)
      if (reply.error === undefined) waiting?.resolve(reply.result as never)
      else waiting?.reject(new Error(reply.error))
    })
    const end = (error: Error) => {
      if (this.#threads[place] === thread) this.#threads[place] = undefined
      this.#fail(thread, error)
    }
    worker.on("error", end)
    worker.on("exit", (code) => end(new Error(`a thread of signatures ended unexpectedly with code ${code}`)))
    this.#threads[place] = thread
    return thread
  }

  #fail({ waiting }: Thread, error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
}
