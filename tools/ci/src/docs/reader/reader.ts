import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { CodeBlock } from "../markdown/blocks.ts"
import type { SnippetOutcome, Task } from "./main.ts"

const readerProgram = fileURLToPath(new URL("main.ts", import.meta.url))

/** Executes the instructions of pages in a process with all services that the pages use. */
export class SnippetReader {
  readonly #folder = mkdtempSync(join(tmpdir(), "serac-docs-"))
  readonly #child: ChildProcess
  #path = ""
  readonly #ended: Promise<unknown>
  #last: Promise<unknown> = Promise.resolve()

  constructor() {
    // The reader does not inherit settings of the user who runs the tests.
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SERAC_"))
    this.#child = fork(readerProgram, [this.#folder], {
      execArgv: ["--no-warnings"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...Object.fromEntries(own), NO_COLOR: "1", SERAC_DOCS: "1" },
    })
    this.#ended = once(this.#child, "exit")
  }

  /**
   * Runs a block, after the earlier blocks of its page, in the same folder.
   *
   * @returns what was printed
   * @throws Error with the reason of the failure
   */
  async do(block: CodeBlock, head = ""): Promise<string> {
    if (block.path !== this.#path) await this.#ask({ kind: "turn" })
    this.#path = block.path
    return this.#ask({ kind: "block", block, head })
  }

  /** The URLs that were requested through the proxy. */
  async forwarded(): Promise<readonly string[]> {
    return (await this.#ask({ kind: "forwarded" })).split("\n")
  }

  async close(): Promise<void> {
    await this.#ask({ kind: "close" }).finally(() => this.#child.kill("SIGKILL"))
    await this.#ended
    rmSync(this.#folder, { recursive: true })
  }

  /** Runs tasks one at a time. */
  #ask(task: Task): Promise<string> {
    const asked = this.#last.then(
      () =>
        new Promise<string>((resolve, reject) => {
          void this.#ended.then(() => reject(new Error("the reader's process ended")))
          this.#child.once("message", (answer: SnippetOutcome) => {
            if ("failure" in answer) reject(new Error(answer.failure))
            else resolve(answer.result)
          })
          this.#child.send(task, (error) => error === null || reject(error))
        }),
    )
    this.#last = asked.catch(() => {})
    return asked
  }
}
