import { setTimeout as sleep } from "node:timers/promises"
import { Semaphore } from "../due/index.ts"
import type { LogFunction } from "../log.ts"
import type { Running } from "../running.ts"
import { fromPlainError, toPlainError } from "./errors.ts"
import { indexerThreads } from "./indexer-threads.ts"
import type { ThreadMessage, ThreadOrder } from "./messages.ts"
import { SteadyLoad } from "./steady-load.ts"
import type { TaskLoad } from "./thread-pool.ts"

/** Options of an indexer in a thread. */
export interface SpawnOptions<Progress> {
  /** The module that the thread runs; it calls {@link runInThread}. */
  readonly file: URL
  readonly data: object
  /** What the thread indexes, in words; each subject has one indexer. */
  readonly subject: string
  /** What the indexer has to do. Default it is always light. */
  readonly loadOf?: ((progress: Progress) => TaskLoad) | undefined
  /** The progress before the first report. */
  readonly starting: Progress
  readonly onProgress: ((progress: Progress) => void) | undefined
  readonly log: LogFunction | undefined
  /** Answers what the thread asks. Default it has no answer. */
  readonly answer?: ((question: unknown) => Promise<unknown>) | undefined
  /** Leaves the indexer if it aborts before the indexer has reported its start. */
  readonly signal?: AbortSignal | undefined
}

/** Indexers that start at the same time: of hundreds that opened their stores at once, none would get to its node for long. */
const starts = new Semaphore(8)
/** Milliseconds after which a start that is not over lets others begin, such as one that waits for its store. */
const longestStart = 5_000
const withoutEnd = new AbortController().signal

/** Starts an indexer in a thread, perhaps with others. Resolves as soon as it reports its start. */
export function spawnThread<Progress extends { readonly state: string }>(
  options: SpawnOptions<Progress>,
): Promise<Running<Progress>> {
  return new Promise((resolve, reject) => {
    const start = async () => {
      const starting = spawnNow(options)
      starting.then(resolve, reject)
      const over = starting.then(
        () => {},
        () => {},
      )
      await Promise.race([over, sleep(longestStart, undefined, { ref: false })])
    }
    starts.run(start, options.signal ?? withoutEnd).catch(reject)
  })
}

async function spawnNow<Progress extends { readonly state: string }>(
  options: SpawnOptions<Progress>,
): Promise<Running<Progress>> {
  const { file, data, subject, starting, onProgress, log, signal } = options
  const { answer = noAnswer, loadOf = () => "light" } = options
  const name = `The thread that indexes ${subject}`
  const load = new SteadyLoad(lastLoads.get(subject))
  const task = indexerThreads.run(subject, name, file, data, load.now)
  const { port } = task
  let progress = starting
  let move = () => {}
  const misplaced = new Promise<void>((resolve) => {
    move = resolve
  })
  const show = (next: Progress) => {
    progress = next
    lastLoads.set(subject, load.see(loadOf(next)))
    if (task.isMisplaced(load.now)) move()
    onProgress?.(next)
  }
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

  const reply = (order: ThreadOrder) => port.postMessage(order)
  const answerTo = async (id: number, question: unknown) => {
    try {
      reply({ id, answer: await answer(question) })
    } catch (error) {
      reply({ id, error: toPlainError(error) })
    }
  }
  port.on("message", (message: ThreadMessage<Progress>) => {
    if (message.kind === "progress") show(message.progress)
    else if (message.kind === "log") log?.(message.level, message.message, message.facts)
    else if (message.kind === "started") start()
    else if (message.kind === "question") void answerTo(message.id, message.question)
    else if (message.error) fail(fromPlainError(message.error))
    else end()
  })
  void task.ended.then((error) => fail(error ?? new Error(`${name} ended unexpectedly.`)))

  const leave = () => {
    fail(new Error(`${name} was stopped before it had started.`))
    task.leave()
  }
  signal?.addEventListener("abort", leave, { once: true })
  if (signal?.aborted) leave()
  await Promise.race([started, ended]).finally(() => signal?.removeEventListener("abort", leave))
  return {
    get progress() {
      return progress
    },
    ended,
    misplaced,
    async stop() {
      reply("stop")
      await task.ended
    },
    // Ending the thread also releases its resources, such as the locks of its chains, and ends the thread that it started.
    async terminate() {
      await task.kill()
      await task.ended
    },
  }
}

/** The load of each subject when its indexer last reported. */
const lastLoads = new Map<string, TaskLoad>()

async function noAnswer(): Promise<never> {
  throw new Error("nobody answers what the thread asks")
}
