import { spawn } from "node:child_process"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import type { DocumentAnswer, DocumentRequest } from "../document/document.ts"
import type { ReaderSettings } from "../messages/messages.ts"
import { checkAllowedHosts } from "../web/allowed-hosts.ts"
import { withSignal } from "../within.ts"
import { launch } from "./launch.ts"
import { type Child, ReaderEndedError, ReaderProcess } from "./reader-process.ts"

/** Receives a log line: a message and its facts, without secrets. */
export type LogFunction = (
  level: "debug" | "info" | "warn" | "error",
  message: string,
  facts?: Readonly<Record<string, unknown>>,
) => void

/** Reads the documents of tokens in a separate process. */
export interface MetadataReader {
  /** Why nothing can be read at the moment, in words for an operator; undefined if all is well. */
  readonly trouble: string | undefined
  /** The ID of the running process; undefined if there is none. */
  readonly pid: number | undefined
  /** Resolves when documents can be read, which may take until the process can be started. Rejects only after an abort. */
  ready(signal: AbortSignal): Promise<void>
  /** Reads a document, in a new process if the first one ends meanwhile. Rejects only with the signal's reason after an abort, and after `close`. */
  read(request: DocumentRequest, signal: AbortSignal): Promise<DocumentAnswer>
  /** Ends the process and abandons running requests. Never rejects. */
  close(): Promise<void>
}

/** What {@link startMetadataReader} needs. */
export interface MetadataReaderOptions extends ReaderSettings {
  readonly log?: LogFunction
  /** Starts a process. Default: the restricted process that only reads documents; tests replace it. */
  readonly start?: () => Child
}

/** Milliseconds before an ended process is replaced: initially, and at most. Doubled each time until a document has been read. */
export const restartDelays = [1_000, 60_000] as const
/** Milliseconds without a document after which the process is ended until the next one. */
export const idleTime = 60_000
/** A URL that exceeds four times the maximum document size by more than this is not sent. */
const maxSurplus = 8192

/**
 * Prepares to read untrusted documents from the web or from `data:` URIs. A process is started with the first document,
 * ended after a minute without documents, and replaced when it ends, hangs, or sends an invalid message. It ends with this
 * process, however that ends. Its environment contains only the location of certificates, it can read no file except its
 * code, and it writes none.
 *
 * @throws TypeError if `allowedPrivateHosts` contains an invalid host.
 *
 * @example
 * ```ts
 * import { startMetadataReader } from "@serac/indexer/metadata"
 *
 * const reader = startMetadataReader({ maxBytes: 2 ** 20, timeout: 10_000, maxRedirects: 3, allowedPrivateHosts: [] })
 * const url = "data:application/json,{%22name%22:%22Ice%22}"
 * const tokenId = `0x${"1".padStart(64, "0")}` as const
 * console.log(await reader.read({ url, standard: 721, tokenId }, AbortSignal.timeout(60_000)))
 * await reader.close()
 * ```
 */
export function startMetadataReader({ log = () => {}, start, ...settings }: MetadataReaderOptions): MetadataReader {
  checkAllowedHosts(settings.allowedPrivateHosts)
  return new SupervisedReader(settings, log, start ?? (() => startChild(settings.maxBytes)))
}

function startChild(maxBytes: number): Child {
  const { flags, ...rest } = launch(maxBytes)
  const file = new URL(`../child/main${extname(import.meta.url)}`, import.meta.url)
  return spawn(process.execPath, [...flags, fileURLToPath(file)], { ...rest, stdio: ["pipe", "pipe", "pipe"] })
}

class SupervisedReader implements MetadataReader {
  readonly #settings: ReaderSettings
  readonly #log: LogFunction
  readonly #startChild: () => Child
  readonly #closing = new AbortController()
  #current: ReaderProcess | undefined
  /** The running start of a process; it never rejects. */
  #starting: Promise<void> | undefined
  #failures = 0
  /** In milliseconds of `performance.now`. */
  #notBefore = 0
  #reading = 0
  /** The number of callers that wait for a process. */
  #waiting = 0
  /** Why the last process ended or did not start. */
  #failure: string | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(settings: ReaderSettings, log: LogFunction, start: () => Child) {
    this.#settings = settings
    this.#log = log
    this.#startChild = start
  }

  get pid(): number | undefined {
    return this.#current?.pid
  }

  get trouble(): string | undefined {
    return this.#waiting > 0 ? this.#failure : undefined
  }

  async ready(signal: AbortSignal): Promise<void> {
    await this.#process(signal)
  }

  async read(request: DocumentRequest, signal: AbortSignal): Promise<DocumentAnswer> {
    if (request.url.length > 4 * this.#settings.maxBytes + maxSurplus)
      return { kind: "unusable", status: "METADATA_CONTENT_TOO_LARGE" }
    clearTimeout(this.#idle)
    this.#reading++
    try {
      return await this.#readTwice(request, signal)
    } finally {
      this.#reading--
      this.#restLater()
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error("the metadata reader was closed"))
    clearTimeout(this.#idle)
    await this.#starting
    await this.#rest()
  }

  /** Another document may have ended the process. The document is read once more, and then reported as unreachable. */
  async #readTwice(request: DocumentRequest, signal: AbortSignal): Promise<DocumentAnswer> {
    for (let attempt = 1; ; attempt++) {
      const process = await this.#process(signal)
      try {
        const answer = await process.read(request, signal)
        this.#failures = 0
        this.#failure = undefined
        return answer
      } catch (error) {
        if (!(error instanceof ReaderEndedError)) throw error
        this.#closing.signal.throwIfAborted()
        if (attempt > 1)
          return {
            kind: "unreachable",
            reason: "the process that read it ended twice",
            lasting: false,
            hostFailed: false,
          }
      }
    }
  }

  async #process(signal: AbortSignal): Promise<ReaderProcess> {
    signal.throwIfAborted()
    if (this.#current !== undefined) return this.#current
    const either = AbortSignal.any([signal, this.#closing.signal])
    this.#waiting++
    try {
      while (this.#current === undefined) {
        either.throwIfAborted()
        this.#starting ??= this.#start()
        await withSignal(either, this.#starting)
      }
      return this.#current
    } finally {
      this.#waiting--
    }
  }

  async #start(): Promise<void> {
    const { signal } = this.#closing
    try {
      await sleep(this.#notBefore - performance.now(), signal)
      if (signal.aborted) return
      const process = new ReaderProcess(this.#startChild(), this.#settings)
      const stop = () => void process.end()
      signal.addEventListener("abort", stop, { once: true })
      void process.ended.then(() => signal.removeEventListener("abort", stop))
      await process.ready
      this.#log("debug", "The metadata reader has started", { pid: process.pid })
      this.#current = process
      void process.ended.then((reason) => this.#ended(process, reason))
      this.#restLater()
    } catch (error) {
      if (!signal.aborted) this.#failed("cannot be started", error instanceof Error ? error.message : String(error))
    } finally {
      this.#starting = undefined
    }
  }

  /** Handles the end of a process that was ready. */
  #ended(process: ReaderProcess, reason: string): void {
    if (this.#current !== process) return
    this.#current = undefined
    if (!this.#closing.signal.aborted) this.#failed("ended", reason)
  }

  #failed(what: string, reason: string): void {
    const [first, longest] = restartDelays
    const delay = Math.min(longest, first * 2 ** Math.min(this.#failures++, 20))
    this.#notBefore = performance.now() + delay
    const failure = `the metadata reader ${what}: ${reason}`
    this.#log(this.#failure === failure ? "debug" : "warn", `The metadata reader ${what}; NFT metadata waits`, {
      reason,
      again: `in ${delay / 1000} s`,
    })
    this.#failure = failure
  }

  #restLater(): void {
    if (this.#reading > 0 || this.#closing.signal.aborted) return
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.#rest(), idleTime).unref()
  }

  /** Ends the process without recording a failure. */
  async #rest(): Promise<void> {
    const process = this.#current
    this.#current = undefined
    await process?.end()
  }
}

/** Resolves after this many milliseconds, or as soon as the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds <= 0 || signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener("abort", done, { once: true })
  })
}
