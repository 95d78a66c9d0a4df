import { type ChildProcess, fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Failure, RunMessage, RunRequest, TestFile, TestFileRun } from "./vitest-messages.ts"

/** The result of a test run. */
export interface Outcome {
  /** None when every test passed. */
  readonly failure: Failure | undefined
  readonly milliseconds: number
  /** Each file that was run to its end. */
  readonly files: readonly TestFileRun[]
}

/** Milliseconds that the process may take to start, and to begin or end a run, on a busy machine. */
const startLimit = 180_000

/** Runs test files in a vitest process that is reused for later runs, and restarted after a run that did not end. */
export class TestRunner {
  readonly #root: string
  readonly #settings: string
  #process: ChildProcess | undefined

  /** @param settings of vitest, a file in the root. */
  constructor(root: string, settings: string) {
    this.#root = root
    this.#settings = settings
  }

  /** Every file of tests. */
  async list(): Promise<readonly TestFile[]> {
    const { message } = await this.#start()
    return message.kind === "ready" ? message.files : []
  }

  /**
   * Runs test files in order until a test fails; with coverage, runs all of them.
   *
   * @param limitOf the limit of a file in milliseconds; a file that takes longer has failed.
   * @throws Error when vitest itself ends.
   */
  async run(request: RunRequest, limitOf: (path: string) => number): Promise<Outcome> {
    const child = this.#process ?? (await this.#start()).child
    const started = performance.now()
    const { message, output, files } = await heard(child, limitOf, () => child.send(request))
    if (message.kind === "gone") throw new Error(`vitest has ended: ${output.trim()}`)
    if (message.kind === "late") await this.stop()
    const late = message.kind === "late" ? { path: message.path, name: "took too long" } : undefined
    const failure = message.kind === "ended" ? message.failure : late
    return { failure, milliseconds: Math.round(performance.now() - started), files }
  }

  async #start() {
    const program = fileURLToPath(new URL("vitest-process.ts", import.meta.url))
    // A vitest process within a vitest run would treat itself as a worker of that run.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)),
    )
    const child = fork(program, [this.#root, this.#settings], {
      cwd: this.#root,
      env,
      execArgv: [],
      detached: true,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    })
    this.#process = child
    const { message, output } = await heard(
      child,
      () => startLimit,
      () => {},
    )
    if (message.kind !== "ready") {
      await this.stop()
      throw new Error(`vitest does not start: ${output.trim() || message.kind}`)
    }
    return { child, message }
  }

  /** Stops the process and its children. */
  async stop(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once("exit", resolve))
    process.kill(-child.pid, "SIGKILL")
    await ended
  }
}

/** The message that ends a wait: the process is ready, a run ended, the wait timed out, or the process exited. */
function heard(child: ChildProcess, limitOf: (path: string) => number, ask: () => void) {
  type Last =
    | Exclude<RunMessage, { kind: "begun" | "done" }>
    | { readonly kind: "late"; readonly path: string | undefined }
    | { readonly kind: "gone" }
  return new Promise<{ readonly message: Last; readonly output: string; readonly files: readonly TestFileRun[] }>(
    (resolve) => {
      const files: TestFileRun[] = []
      let output = ""
      let path: string | undefined
      const end = (message: Last) => {
        clearTimeout(timer)
        child.off("message", onMessage).off("exit", onExit)
        child.stderr?.off("data", onOutput)
        resolve({ message, output, files })
      }
      const late = () => end({ kind: "late", path })
      let timer = setTimeout(late, startLimit)
      const onOutput = (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-2000)
      }
      const onExit = () => end({ kind: "gone" })
      const onMessage = (message: RunMessage) => {
        if (message.kind === "ready" || message.kind === "ended") return end(message)
        if (message.kind === "done") files.push(message)
        else path = message.path
        clearTimeout(timer)
        timer = setTimeout(late, message.kind === "done" ? startLimit : limitOf(message.path))
      }
      child.on("message", onMessage).on("exit", onExit)
      child.stderr?.on("data", onOutput)
      ask()
    },
  )
}
