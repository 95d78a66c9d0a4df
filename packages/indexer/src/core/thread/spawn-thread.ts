import type { LogFunction } from "../log.ts"
import type { Running } from "../running.ts"
import { fromPlainError } from "./errors.ts"
import type { ThreadMessage } from "./messages.ts"
import { startWorker } from "./start-worker.ts"

/** A thread that indexes. */
export interface SpawnOptions<Progress> {
  /** What it begins with. */
  readonly file: URL
  readonly data: object
  /** What it indexes, in words. */
  readonly subject: string
  /** The progress before it told any. */
  readonly starting: Progress
  readonly onProgress: ((progress: Progress) => void) | undefined
  readonly log: LogFunction | undefined
  /** Ends the thread when it aborts before that says that it has started. */
  readonly signal?: AbortSignal | undefined
}

/** Starts a thread that indexes; resolves as soon as it says that it has started. */
export async function spawnThread<Progress extends { readonly state: string }>(
  options: SpawnOptions<Progress>,
): Promise<Running<Progress>> {
  const { file, data, subject, starting, onProgress, log, signal } = options
  const worker = startWorker(file, data)
  let progress = starting
  const show = (next: Progress) => {
    progress = next
    onProgress?.(next)
  }
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()))
  let start = () => {}
  let end = () => {}
  let fail = (_error: Error) => {}
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = (error) => {
      if (progress.state !== "stopped") show({ ...progress, state: "stopped", error: error.message })
      reject(error)
    }
  })
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  ended.catch(() => {})

  worker.on("message", (message: ThreadMessage<Progress>) => {
    if (message.kind === "progress") show(message.progress)
    else if (message.kind === "log") log?.(message.level, message.message, message.facts)
    else if (message.kind === "started") start()
    else {
      if (message.error) fail(fromPlainError(message.error))
      else end()
      // Everything is closed; a socket that still says goodbye is not waited for.
      void worker.terminate()
    }
  })
  worker.on("error", (error: Error) => fail(error))
  worker.on("exit", (code) =>
    fail(new Error(`The thread that indexes ${subject} ended unexpectedly with code ${code}.`)),
  )

  const abort = () => void worker.terminate()
  signal?.addEventListener("abort", abort, { once: true })
  if (signal?.aborted) abort()
  await Promise.race([started, ended]).finally(() => signal?.removeEventListener("abort", abort))
  return {
    get progress() {
      return progress
    },
    ended,
    async stop() {
      worker.postMessage("stop")
      await exited
    },
    // What it holds, the lock of its chain among it, goes with its own thread and with those that it started.
    async terminate() {
      await worker.terminate()
      await exited
    },
  }
}
