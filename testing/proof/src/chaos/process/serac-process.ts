import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { folderGuards } from "../../kill/temporary-folder.ts"

const compileCache = fileURLToPath(new URL("../../../../../node_modules/.cache/node-compile", import.meta.url))
const main = fileURLToPath(new URL("../../../../../packages/cli/src/main.ts", import.meta.url))
const endWithParent = new URL("../../kill/end-with-parent.ts", import.meta.url).href

export interface SeracOptions {
  readonly command: "up" | "index" | "serve" | "devnet"
  readonly flags: readonly string[]
  /** The working directory of the process. */
  readonly directory: string
  /** Modules that are loaded in each of its threads before anything else. */
  readonly preloads?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The command `serac` as a child process. The child process ends with its parent process, however the parent ends. */
export class SeracProcess {
  /** Resolves to the signal or the exit code of the process. */
  readonly ended: Promise<string>
  readonly startedAt = performance.now()
  readonly pid: number
  #isOver = false
  #printed = ""
  readonly #child: ChildProcess

  constructor({ command, flags, directory, preloads = [], env = {} }: SeracOptions) {
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SERAC_"))
    const imports = [endWithParent, ...preloads].flatMap((file) => ["--import", file])
    const child = spawn(process.execPath, [...imports, main, command, ...flags], {
      cwd: directory,
      stdio: ["pipe", "pipe", "pipe", ...folderGuards()],
      env: { ...Object.fromEntries(own), NO_COLOR: "1", NODE_COMPILE_CACHE: compileCache, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (part: string) => {
        this.#printed = (this.#printed + part).slice(-40_000)
      })
    this.pid = child.pid ?? -1
    this.#child = child
    this.ended = once(child, "close").then(([code, signal]) => {
      this.#isOver = true
      return String(signal ?? code)
    })
  }

  /** Resolves when the process has written its status file into its data directory. */
  async isUp(directory: string): Promise<void> {
    for (;;) {
      if (this.#isOver) throw new Error(`serac ended by ${await this.ended} by itself:\n${this.#printed}`)
      const told = await readFile(join(directory, "running.json"), "utf8").catch(() => "{}")
      if (JSON.parse(told).pid === this.pid) return
      await delay(30)
    }
  }

  /** The resident memory of the process in bytes; only on Linux. */
  async residentBytes(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, "utf8")
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** The last output of the process. */
  get printed(): string {
    return this.#printed
  }

  /** Kills the process by SIGKILL, and resolves when it has ended. Rejects when it had already ended. */
  kill(): Promise<void> {
    return this.#end("SIGKILL", "SIGKILL")
  }

  /** Requests a stop. Rejects unless the process exits cleanly. */
  stop(): Promise<void> {
    return this.#end("SIGTERM", "0")
  }

  async #end(signal: "SIGKILL" | "SIGTERM", expected: string): Promise<void> {
    this.#child.kill(signal)
    const by = await this.ended
    if (by !== expected) throw new Error(`serac ended by ${by} instead of ${expected}:\n${this.#printed}`)
  }
}

/** Runs `serac` with arguments until it ends. Resolves to its exit code and its output. */
export async function runSerac(
  args: readonly string[],
  directory: string,
): Promise<{ readonly code: number | null; readonly out: string; readonly error: string }> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SERAC_"))
  const child = spawn(process.execPath, ["--import", endWithParent, main, ...args], {
    cwd: directory,
    env: { ...Object.fromEntries(own), NO_COLOR: "1", NODE_COMPILE_CACHE: compileCache },
  })
  let [out, error] = ["", ""]
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    out += part
  })
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    error += part
  })
  const [code] = await once(child, "close")
  return { code, out, error }
}
