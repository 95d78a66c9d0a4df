import { type ChildProcess, fork } from "node:child_process"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import type { CostlyCall } from "../network/reader/costly-reads.ts"
import { type PlainError, revivedError } from "./plain-error.ts"

/** Messages to a reading process. */
export type ToReader =
  | { readonly kind: "read"; readonly id: number; readonly call: CostlyCall }
  | { readonly kind: "stop"; readonly id: number }

/** Messages from a reading process: first that it is ready, then replies. */
export type FromReader = "ready" | ProcessReply

/** The result of a call, or its error. */
export interface ProcessReply {
  readonly id: number
  readonly result?: unknown
  readonly error?: PlainError
}

interface RunningRead {
  readonly id: number
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Milliseconds that a statement may continue after its read was stopped. */
const grace = 1_000
/** Megabytes of heap: enough for the list of all validators of a network, and the largest page. */
const heap = 512

/**
 * A process that reads the files of a directory, one call at a time. A process instead of a thread, because only the end of its
 * process stops SQLite: `node:sqlite` cannot interrupt a statement, and a terminated thread continues until its statement is done.
 */
export class ReadingProcess {
  readonly #child: ChildProcess
  readonly #onFree: () => void
  readonly #onEnd: (error: Error, wasReady: boolean) => void
  #state: "starting" | "ready" | "ended" = "starting"
  #running: RunningRead | undefined
  #lastId = 0

  /**
   * @param onFree - called when the process can take a call, or the next one
   * @param onEnd - called once when the process has ended, or could not be started
   */
  constructor(directory: string, onFree: () => void, onEnd: (error: Error, wasReady: boolean) => void) {
    this.#onFree = onFree
    this.#onEnd = onEnd
    const entry = new URL(`./reading-process-main${extname(import.meta.url)}`, import.meta.url)
    this.#child = fork(fileURLToPath(entry), [directory], {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${heap}`],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    this.#child.on("message", (message: FromReader) => {
      if (message === "ready") this.#begin()
      else this.#settle(message)
    })
    this.#child.once("error", (error) => this.#end(error))
    this.#child.once("exit", (code, signal) => {
      this.#end(new Error(`The process that reads the store ended with ${signal ?? code}.`))
    })
  }

  get isFree(): boolean {
    return this.#state === "ready" && this.#running === undefined
  }

  /**
   * Runs a call. When the signal aborts, the call rejects at once; the process is free when it has stopped the statement, and is
   * killed if it does not stop soon.
   */
  read(call: CostlyCall, signal: AbortSignal): Promise<unknown> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#running = { id, resolve, reject }
      this.#hold(true)
      this.#child.send({ kind: "read", id, call } satisfies ToReader, ignore)
      signal.addEventListener("abort", () => this.#stop(id, signal.reason), { once: true })
    })
  }

  /** Kills the process; its running read rejects with the reason. */
  kill(reason: Error): void {
    this.#running?.reject(reason)
    this.#child.kill("SIGKILL")
  }

  #stop(id: number, reason: unknown): void {
    if (this.#running?.id !== id) return
    this.#running.reject(reason)
    this.#child.send({ kind: "stop", id } satisfies ToReader, ignore)
    setTimeout(() => {
      if (this.#running?.id === id) this.#child.kill("SIGKILL")
    }, grace).unref()
  }

  #begin(): void {
    this.#state = "ready"
    this.#hold(false)
    this.#onFree()
  }

  #settle({ id, result, error }: ProcessReply): void {
    if (this.#running?.id !== id) return
    const { resolve, reject } = this.#running
    this.#running = undefined
    this.#hold(false)
    if (error === undefined) resolve(result)
    else reject(revivedError(error))
    this.#onFree()
  }

  #end(error: Error): void {
    if (this.#state === "ended") return
    const wasReady = this.#state === "ready"
    this.#state = "ended"
    this.#running?.reject(error)
    this.#onEnd(error, wasReady)
  }

  /** Sets whether this process must wait for the reading process before it exits. */
  #hold(isNeeded: boolean): void {
    if (isNeeded) {
      this.#child.ref()
      this.#child.channel?.ref()
    } else {
      this.#child.unref()
      this.#child.channel?.unref()
    }
  }
}

const ignore = () => {}
