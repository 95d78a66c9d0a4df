import { extname } from "node:path"
import { Worker } from "node:worker_threads"

/** Messages to the thread: checkpoint, or end. */
export type ToCheckpointer = "checkpoint" | "close"

/** Megabytes of heap, for a thread that holds no data. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

/**
 * Checkpoints a file's write-ahead log in its own thread, so that the writer's next transaction does not wait for it: a log of 64
 * MiB takes some 20 ms of processor time and waits for the disk. The thread starts on the first request.
 */
export class Checkpointer {
  readonly #path: string
  #worker: Worker | undefined
  #isBusy = false
  /** Whether another checkpoint was requested during the running one. */
  #isAskedAgain = false

  constructor(path: string) {
    this.#path = path
  }

  /** Requests a checkpoint soon. After a failure the writer checkpoints itself, as without a request. */
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
