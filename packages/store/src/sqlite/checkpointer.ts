import { extname } from "node:path"
import { Worker } from "node:worker_threads"

/** What goes to the thread: to write the log back, or to end. */
export type ToCheckpointer = "checkpoint" | "close"

/** Megabytes of heap, for a thread that holds nothing. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

/**
 * Writes the log of a file back in a thread of its own, where the writer's next transaction does not wait for it: of a log of 64 MiB that
 * takes some 20 ms of processor time and waits for the disk. The thread begins when it is first asked for.
 */
export class Checkpointer {
  readonly #path: string
  #worker: Worker | undefined
  #isBusy = false
  /** Whether it was asked for while it was under way. */
  #isAskedAgain = false

  constructor(path: string) {
    this.#path = path
  }

  /** Has what is in the log written back soon. What fails is left to the writer, as if nobody had asked. */
  request(): void {
    this.#isAskedAgain = this.#isBusy
    if (this.#isBusy) return
    this.#isBusy = true
    this.#worker ??= this.#start()
    this.#worker.postMessage("checkpoint" satisfies ToCheckpointer)
  }

  /** Resolves when the thread has closed the file. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (worker === undefined) return
    this.#worker = undefined
    worker.ref()
    const ended = new Promise((resolve) => worker.once("exit", resolve))
    worker.postMessage("close" satisfies ToCheckpointer)
    await ended
  }

  #start(): Worker {
    const file = new URL(`./checkpointer-main${extname(import.meta.url)}`, import.meta.url)
    const worker = new Worker(file, { workerData: this.#path, resourceLimits })
    worker.unref()
    worker.on("message", () => {
      this.#isBusy = false
      if (this.#isAskedAgain && this.#worker === worker) this.request()
    })
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined
      this.#isBusy = false
    }
    worker.on("error", forget)
    worker.on("exit", forget)
    return worker
  }
}
