import { MessageChannel, type MessagePort } from "node:worker_threads"
import { threadUrl } from "./entry.ts"
import { fromPlainError, type PlainError } from "./errors.ts"
import { startWorker } from "./start-worker.ts"

/** Tells a thread to run a task. */
export interface TaskStart {
  readonly id: number
  /** The URL of the task's module, which exports a {@link TaskModule}. */
  readonly file: string
  readonly data: unknown
  readonly port: MessagePort
}

/** A thread's message: a task has ended, with the error that ended it if one did. */
export interface TaskEnd {
  readonly id: number
  readonly error?: PlainError
}

/** A module that a thread runs. */
export interface TaskModule {
  /** Runs the task, which ends when its port is closed. What it throws ends it too. */
  default(data: unknown, port: MessagePort): Promise<void>
}

/** A task that runs in a thread, perhaps with others. */
export interface ThreadTask {
  readonly port: MessagePort
  /** Resolves when the task or its thread has ended: to the error that ended it, if one did. */
  readonly ended: Promise<Error | undefined>
  /** Leaves the task to end by itself: its port is closed. */
  leave(): void
  /** Ends the thread, whatever it is doing, with all of its tasks. */
  kill(): Promise<void>
}

/** A task that has not ended. */
interface RunningTask {
  readonly name: string
  /** Resolves when everything that the task has sent was received. */
  readonly closed: Promise<void>
  readonly resolve: (error: Error | undefined) => void
}

/** A thread that runs several tasks, each with a port of its own. It ends when the last of them has ended. */
export class SharedThread {
  readonly #worker = startWorker(threadUrl(import.meta.url, "./thread-host"), {})
  readonly #tasks = new Map<number, RunningTask>()
  readonly #onEnd: (crash: Error | undefined) => void
  #lastId = 0
  #error: Error | undefined

  /** @param onEnd - called when the thread takes no tasks any more: with the error if it ended while tasks were running */
  constructor(onEnd: (crash: Error | undefined) => void) {
    this.#onEnd = onEnd
    this.#worker.on("message", ({ id, error }: TaskEnd) => {
      void this.#tasks.get(id)?.closed.then(() => this.#taskEnded(id, error && fromPlainError(error)))
    })
    this.#worker.on("error", (error: Error) => {
      this.#error = error
    })
    this.#worker.on("exit", (code) => this.#ended(code))
  }

  /** The number of tasks that run. */
  get size(): number {
    return this.#tasks.size
  }

  /**
   * Runs a task's module.
   *
   * @param name - of the thread in errors, such as `The thread that stores chain 7`
   */
  run(name: string, file: URL, data: unknown): ThreadTask {
    const id = ++this.#lastId
    const { port1: port, port2 } = new MessageChannel()
    const closed = new Promise<void>((resolve) => port.once("close", resolve))
    const ended = new Promise<Error | undefined>((resolve) => this.#tasks.set(id, { name, closed, resolve }))
    this.#worker.postMessage({ id, file: file.href, data, port: port2 } satisfies TaskStart, [port2])
    return {
      port,
      ended,
      leave: () => {
        port.close()
        this.#taskEnded(id, undefined)
      },
      kill: () => this.kill(),
    }
  }

  /** Ends the thread, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#worker.terminate()
  }

  #taskEnded(id: number, error: Error | undefined): void {
    const task = this.#tasks.get(id)
    if (task === undefined) return
    this.#tasks.delete(id)
    task.resolve(error)
    if (this.#tasks.size > 0) return
    this.#onEnd(undefined)
    // Everything is closed; a socket that is still closing must not delay the end.
    void this.#worker.terminate()
  }

  #ended(code: number): void {
    const running = [...this.#tasks.values()]
    if (running.length === 0) return
    this.#tasks.clear()
    const unexpected = (name: string) => this.#error ?? new Error(`${name} ended unexpectedly with code ${code}.`)
    for (const { name, resolve } of running) resolve(unexpected(name))
    this.#onEnd(unexpected("The thread"))
  }
}
