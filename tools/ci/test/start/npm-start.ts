import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { fileURLToPath } from "node:url"

/** The repository, in which every printed line is pasted. */
export const root = fileURLToPath(new URL("../../../..", import.meta.url))

/** How long a busy machine may take until all lines are printed, and until all is stopped. */
const timeouts = { shown: 180_000, stopped: 60_000 }

/** Where it runs. */
export interface StartedAt {
  /** The first of its four ports. */
  readonly port: number
  /** Where it keeps what it has. */
  readonly directory: string
  /** When Helicon becomes active, in seconds since 1970. Default: never. */
  readonly helicon?: number
}

/** The command that `npm start` runs when everything is installed. */
export class NpmStart {
  readonly #child: ChildProcess
  #output = ""

  constructor({ port, directory, helicon }: StartedAt) {
    this.#child = spawn(process.execPath, ["tools/ci/src/start/main.ts"], {
      cwd: root,
      env: {
        ...{ ...process.env, SERAC_PORT: String(port), SERAC_START_DIRECTORY: directory },
        // The node answers so quickly that it would be polled ten times a second for minutes; once a second is sufficient.
        SERAC_INDEXER_POLL_INTERVAL: "1000",
        ...(helicon !== undefined && { SERAC_START_HELICON: String(helicon) }),
      },
      stdio: ["ignore", "pipe", "pipe"],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#output += text
      })
  }

  /** The output so far. */
  get output(): string {
    return this.#output
  }

  /** Resolves when the last line to paste is printed; rejects, with what was, when it ends before or takes too long. */
  async shown(): Promise<void> {
    await this.#within(
      timeouts.shown,
      "its last line to paste was not printed",
      new Promise<void>((resolve, reject) => {
        const look = () => /serac -- status --config \S+\n/.test(this.#output) && resolve()
        this.#child.stdout?.on("data", look)
        this.#child.once("exit", (code, signal) => reject(new Error(`it ended with ${code ?? signal}`)))
        look()
      }),
    )
  }

  /** Ctrl-C. @returns the exit code; rejects, with what was printed, when it does not end. */
  async stop(): Promise<number | null> {
    await this.#end("SIGINT")
    return this.#child.exitCode
  }

  /** Leaves nothing behind when a test failed; it may have ended. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL")
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exit = once(this.#child, "exit")
    this.#child.kill(signal)
    await this.#within(timeouts.stopped, `it did not end after ${signal}`, exit)
  }

  async #within(milliseconds: number, what: string, done: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} within ${milliseconds / 1000} s`)), milliseconds)
    })
    try {
      await Promise.race([done, late])
    } catch (error) {
      throw new Error(`npm start: ${(error as Error).message}. What it printed:\n${this.#output}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The first of four consecutive free ports. */
export async function freePorts(): Promise<number> {
  for (let base = 20_000 + (process.pid % 10_000) * 4; ; base += 4) {
    const free = await Promise.all([base, base + 1, base + 2, base + 3].map(isFree))
    if (free.every(Boolean)) return base
  }
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(candidate, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}
