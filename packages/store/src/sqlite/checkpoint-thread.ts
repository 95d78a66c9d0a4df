import { extname } from "node:path"
import { Worker } from "node:worker_threads"

/** Megabytes of heap, for a thread that holds no data. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }
/** Milliseconds without a request after which the thread ends. */
const idleAfter = 10_000

/** A thread that checkpoints files one after the other. It starts on the first request and ends when it is idle. */
class CheckpointThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #waiting = new Map<string, () => void>()

  /** Resolves when a file was checkpointed, or could not be. A file has one request at a time. */
  checkpoint(path: string): Promise<void> {
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    const worker = this.#worker
    return new Promise((resolve) => {
      this.#waiting.set(path, resolve)
      worker.postMessage(path)
    })
  }

  #start(): Worker {
    const file = new URL(`./checkpointer-main${extname(import.meta.url)}`, import.meta.url)
    const worker = new Worker(file, { resourceLimits })
    worker.unref()
    worker.on("message", (path: string) => {
      this.#waiting.get(path)?.()
      this.#waiting.delete(path)
      if (this.#waiting.size > 0) return
      this.#idle = setTimeout(() => void worker.terminate(), idleAfter)
      this.#idle.unref()
    })
    const forget = () => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const resolve of this.#waiting.values()) resolve()
      this.#waiting.clear()
    }
    worker.on("error", forget)
    worker.on("exit", forget)
    return worker
  }
}

/** The thread that checkpoints what this thread writes, whatever the number of files. */
export const checkpointThread = new CheckpointThread()
