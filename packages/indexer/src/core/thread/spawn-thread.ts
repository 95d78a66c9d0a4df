import type { LogFunction } from "../log.ts"
import type { Running } from "../running.ts"
import { fromPlainError, toPlainError } from "./errors.ts"
import type { ThreadMessage, ThreadOrder } from "./messages.ts"
import { startWorker } from "./start-worker.ts"

/** Options of a thread that runs an indexer. */
export interface SpawnOptions<Progress> {
  /** The entry file of the thread. */
  readonly file: URL
  readonly data: object
  /** What the thread indexes, in words. */
  readonly subject: string
  /** The progress before the first report. */
  readonly starting: Progress
  readonly onProgress: ((progress: Progress) => void) | undefined
  readonly log: LogFunction | undefined
  /** Answers what the thread asks. Default it has no answer. */
  readonly answer?: ((question: unknown) => Promise<unknown>) | undefined
  /** Ends the thread if it aborts before the thread has reported its start. */
  readonly signal?: AbortSignal | undefined
}

/** Starts a thread that runs an indexer. Resolves as soon as the thread reports its start. */
export async function spawnThread<Progress extends { readonly state: string }>(
  options: SpawnOptions<Progress>,
): Promise<Running<Progress>> {
  const { file, data, subject, starting, onProgress, log, signal } = options
  const { answer = noAnswer } = options
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

  const reply = (order: ThreadOrder) => worker.postMessage(order)
  const answerTo = async (id: number, question: unknown) => {
    try {
      reply({ id, answer: await answer(question) })
    } catch (error) {
      reply({ id, error: toPlainError(error) })
    }
  }
  worker.on("message", (message: ThreadMessage<Progress>) => {
    if (message.kind === "progress") show(message.progress)
    else if (message.kind === "log") log?.(message.level, message.message, message.facts)
    else if (message.kind === "started") start()
    else if (message.kind === "question") void answerTo(message.id, message.question)
    else {
      if (message.error) fail(fromPlainError(message.error))
      else end()
      // Everything is closed; a socket that is still closing must not delay the end.
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
      reply("stop")
      await exited
    },
    // Termination also releases the thread's resources, such as the lock of its chain, and ends the threads that it started.
    async terminate() {
      await worker.terminate()
      await exited
    },
  }
}

async function noAnswer(): Promise<never> {
  throw new Error("nobody answers what the thread asks")
}
