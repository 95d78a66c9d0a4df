import type { ChildProcess } from "node:child_process"
import type { Readable, Writable } from "node:stream"
import type { DocumentAnswer, DocumentRequest } from "../document/document.ts"
import { replyOf } from "../messages/check-reply.ts"
import { FrameReader, frameOf } from "../messages/frames.ts"
import type { FromReader, ReaderSettings, ToReader } from "../messages/messages.ts"
import { safeLine, withoutTornPair } from "../text.ts"

/** The process has ended, or could not be started. The message gives the reason, for an operator. */
export class ReaderEndedError extends Error {
  override readonly name = "ReaderEndedError"
  readonly code = "READER_ENDED"
}

/** The parts of a child process that are needed. */
export type Child = Pick<ChildProcess, "pid" | "kill" | "on"> & {
  readonly stdin: Writable
  readonly stdout: Readable
  readonly stderr: Readable
}

/** Milliseconds from the start until the process must be ready. On a busy machine it takes a second. */
export const startLimit = 30_000
/** Milliseconds between two pings. */
export const pingInterval = 5_000
/** Number of unanswered pings after which the process is ended. */
export const pingsMissed = 3
/** Milliseconds in addition to a document's timeout within which the process must answer. */
export const answerGrace = 10_000
/** Maximum bytes of an answer; actual ones have at most some hundred kilobytes. */
const maxReplyBytes = 2 ** 20
/** Maximum characters kept of the process's error output, which names the fault that ended it. */
const keptErrorLength = 4096

interface PendingDocument {
  readonly resolve: (answer: DocumentAnswer) => void
  readonly reject: (error: unknown) => void
  readonly limit: NodeJS.Timeout
}

/** One process, from its start to its end. Its messages are validated, and an invalid message or a missing answer ends it. */
export class ReaderProcess {
  /** Resolves when the process accepts requests; rejects with a {@link ReaderEndedError} if it ends before. */
  readonly ready: Promise<void>
  /** Resolves to the reason when the process has ended. */
  readonly ended: Promise<string>
  readonly #child: Child
  readonly #settings: ReaderSettings
  readonly #frames = new FrameReader(maxReplyBytes)
  readonly #waiting = new Map<number, PendingDocument>()
  #lastId = 0
  #unanswered = 0
  #errors = ""
  /** Why this class ended the process. */
  #fault: string | undefined
  #over: ReaderEndedError | undefined
  #isReady = () => {}

  constructor(child: Child, settings: ReaderSettings) {
    this.#child = child
    this.#settings = settings
    const starting = setTimeout(() => this.#end(`it was not ready within ${startLimit / 1000} s`), startLimit)
    let asking: NodeJS.Timeout | undefined
    this.ended = new Promise<string>((resolve) => {
      child.on("error", (error) => resolve(safeLine(error.message, 300)))
      child.on("exit", (code, signal) => resolve(this.#fault ?? this.#reasonOf(code, signal)))
    })
    const end = this.ended.then((reason) => {
      clearTimeout(starting)
      clearInterval(asking)
      const error = new ReaderEndedError(reason)
      this.#over = error
      for (const { reject, limit } of this.#waiting.values()) {
        clearTimeout(limit)
        reject(error)
      }
      this.#waiting.clear()
      throw error
    })
    const ready = new Promise<void>((resolve) => {
      this.#isReady = () => {
        clearTimeout(starting)
        asking ??= setInterval(() => this.#ask(), pingInterval)
        resolve()
      }
    })
    this.ready = Promise.race([ready, end])
    this.ready.catch(() => {})
    // A broken pipe means that the process ended, which another event reports.
    for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.on("error", () => {})
    child.stdout.on("data", (chunk: Buffer) => this.#receive(chunk))
    child.stderr.on("data", (chunk: Buffer) => {
      this.#errors = withoutTornPair(this.#errors + chunk.toString(), keptErrorLength)
    })
    this.#tell({ kind: "begin", settings })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Rejects with the signal's reason after an abort, and with a {@link ReaderEndedError} if the process ends before it answers. */
  read(request: DocumentRequest, signal: AbortSignal): Promise<DocumentAnswer> {
    if (this.#over) return Promise.reject(this.#over)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const cancel = () => {
        this.#waiting.delete(id)
        clearTimeout(limit)
        this.#tell({ kind: "cancel", id })
        reject(signal.reason)
      }
      // An answer that arrived while this thread was busy is read first.
      const late = () => setImmediate(() => this.#waiting.has(id) && this.#end("it has not answered in time"))
      const limit = setTimeout(late, this.#settings.timeout + answerGrace)
      const settled = () => signal.removeEventListener("abort", cancel)
      this.#waiting.set(id, {
        limit,
        resolve: (answer) => {
          settled()
          resolve(answer)
        },
        reject: (error) => {
          settled()
          reject(error)
        },
      })
      signal.addEventListener("abort", cancel, { once: true })
      this.#tell({ kind: "read", id, request })
    })
  }

  /** Kills the process: it has no state to save. */
  async end(): Promise<void> {
    this.#end("it was stopped")
    await this.ended
  }

  #end(fault: string): void {
    this.#fault ??= fault
    this.#child.kill("SIGKILL")
  }

  #tell(message: ToReader): void {
    this.#child.stdin.write(frameOf(message))
  }

  #ask(): void {
    if (this.#unanswered++ < pingsMissed) this.#tell({ kind: "ping" })
    else this.#end(`it has not answered for ${(pingInterval * pingsMissed) / 1000} s`)
  }

  #receive(chunk: Buffer): void {
    if (this.#fault !== undefined) return
    try {
      for (const message of this.#frames.push(chunk)) this.#heed(replyOf(message))
    } catch (error) {
      this.#end(`it said what it must not: ${error instanceof Error ? error.message : error}`)
    }
  }

  #heed(message: FromReader): void {
    this.#unanswered = 0
    if (message.kind === "ready") this.#isReady()
    if (message.kind !== "answer") return
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    clearTimeout(waiting?.limit)
    waiting?.resolve(message.answer)
  }

  /** The error output explains the end better than the exit code. */
  #reasonOf(code: number | null, signal: string | null): string {
    const line = /^(?:FATAL ERROR|\w*Error\b).*$/m.exec(this.#errors)?.[0]
    return `it ended with ${signal ?? `code ${code}`}${line === undefined ? "" : `: ${safeLine(line, 300)}`}`
  }
}
