import { withDeadline } from "../deadline.ts"
import { StoreClosedError } from "../errors.ts"
import type { CostlyCall, CostlyReads } from "../network/reader/costly-reads.ts"
import { ReadingProcess } from "./reading-process.ts"

/** Maximum number of concurrent reads; other reads queue. */
const maxReadingProcesses = 2

interface QueuedRead {
  readonly call: CostlyCall
  readonly signal: AbortSignal
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Slow reads of a directory, each in one of a few processes that are started on demand. */
export class ReadingProcesses implements CostlyReads {
  readonly #directory: string
  readonly #timeout: number
  readonly #processes = new Set<ReadingProcess>()
  readonly #queue: QueuedRead[] = []
  #isClosed = false

  /** @param timeout - milliseconds from the call on, including the time in the queue */
  constructor(directory: string, timeout: number) {
    this.#directory = directory
    this.#timeout = timeout
  }

  async run<Result>(
    call: CostlyCall,
    _here: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    return withDeadline(this.#timeout, signal, (stop) => this.#enqueue(call, stop)) as Promise<Result>
  }

  /** Ends the processes; running and queued reads reject. */
  close(): void {
    this.#isClosed = true
    this.#refuse(readsClosed())
    for (const process of this.#processes) process.kill(readsClosed())
  }

  #enqueue(call: CostlyCall, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw readsClosed()
      const waiting = { call, signal, resolve, reject }
      this.#queue.push(waiting)
      signal.addEventListener("abort", () => this.#leave(waiting), { once: true })
      this.#dispatch()
    })
  }

  #leave(waiting: QueuedRead): void {
    const at = this.#queue.indexOf(waiting)
    if (at !== -1) this.#queue.splice(at, 1)
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const process = [...this.#processes].find(({ isFree }) => isFree)
      if (process === undefined) {
        if (this.#processes.size < maxReadingProcesses) this.#start()
        return
      }
      const { call, signal, resolve, reject } = this.#queue.shift() as QueuedRead
      process.read(call, signal).then(resolve, reject)
    }
  }

  #start(): void {
    const process: ReadingProcess = new ReadingProcess(
      this.#directory,
      () => this.#dispatch(),
      (error, wasReady) => {
        this.#processes.delete(process)
        // Another process would not start either.
        if (!wasReady) this.#refuse(error)
        if (!this.#isClosed) this.#dispatch()
      },
    )
    this.#processes.add(process)
  }

  #refuse(error: Error): void {
    for (const { reject } of this.#queue.splice(0)) reject(error)
  }
}

const readsClosed = () => new StoreClosedError()
