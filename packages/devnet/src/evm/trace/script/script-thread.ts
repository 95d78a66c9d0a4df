import type { MessagePort, Worker } from "node:worker_threads"
import type { Hex } from "../../codec/hex.ts"
import { TracerError } from "../tracer-error.ts"
import type {
  ScriptAnswer,
  ScriptCommand,
  ScriptFunctions,
  ScriptQuestion,
  ScriptReply,
  ScriptTask,
  ScriptThreadData,
} from "./messages.ts"

/** Maximum length of a tracer's source, in characters. */
const codeLimit = 2 ** 18
/** How long one blocking wait for a reply lasts, in milliseconds. */
const shortWait = 1
/** The longest time without a turn of the event loop while steps follow each other, in milliseconds. */
const longestTurn = 10
/** How many milliseconds after its time limit a thread that does not stop itself is terminated. */
const grace = 500
/** Time limit for loading the interpreter, in milliseconds. */
const startLimit = 30_000
/** Time limit for the tracers of all transactions of a block, in milliseconds. */
const togetherLimit = 30_000
/** Maximum number of tracers that watch the same run, each in a thread. */
const maxConcurrentThreads = 4
const threadLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }
const [toThread, fromThread] = [0, 1]

/** Answers a query of a script during the task with index `at`. */
export type AnswerScript = (question: ScriptQuestion, at: number) => Promise<ScriptAnswer>

/** The outcome of tasks: the JSON of the result, if there is one; `needsState` if the trace must start again. */
export interface ScriptOutcome {
  readonly json: string
  readonly needsState: boolean
}

type Untimed = ScriptCommand extends infer Command
  ? Command extends ScriptCommand
    ? Omit<Command, "timeLeft">
    : never
  : never

type Threads = typeof import("node:worker_threads")

interface RunningThread {
  readonly threads: Threads
  readonly worker: Worker
  readonly port: MessagePort
  readonly counts: Int32Array
  /** The reason why the thread ended. */
  ended: string | undefined
}

/**
 * Runs JavaScript tracers one after the other in a thread, which starts with the first. A tracer has a total time limit, and 64 MiB;
 * a thread in which one failed is not used again.
 */
export class ScriptThread {
  #running: RunningThread | undefined
  /** End of the tracer's time, by `performance.now()`. */
  #end = 0
  #lastTurn = 0
  readonly #others: ScriptThread[] = []
  /** End of the time of all tracers, by `performance.now()`. */
  readonly #lastEnd = performance.now() + togetherLimit

  /**
   * Starts a tracer.
   *
   * @param code - a JavaScript object expression
   * @param config - JSON for its function `setup`
   * @param timeLimit - for all calls of the tracer, in milliseconds
   * @throws TracerError if the code is not a tracer
   */
  async begin(
    code: string,
    { config, precompiles, timeLimit }: { config: string; precompiles: readonly Hex[]; timeLimit: number },
  ): Promise<ScriptFunctions> {
    if (code.length > codeLimit) throw new TracerError(`the tracer is longer than ${codeLimit} characters`)
    this.#running ??= await this.#start()
    const now = performance.now()
    if (now >= this.#lastEnd) throw new TracerError("execution timeout")
    this.#end = Math.min(now + timeLimit, this.#lastEnd)
    const reply = await this.#call({ kind: "begin", code, config, precompiles }, "begin")
    if (reply.kind === "begun") return reply.functions
    const text = reply.kind === "failed" ? reply.text : "the tracer did not begin"
    // The node also reports the position in the bytecode; for a single name it is 0.
    throw new TracerError(/^[\w$]+$/.test(code) ? text.replace(/ at <eval>:1:2$/, "$&(0)") : text)
  }

  /**
   * Calls functions of the tracer in order.
   *
   * @param hasState - whether the state is still that of the task; then there is one task only
   * @throws TracerError with the node's text if one fails
   */
  async run(tasks: readonly ScriptTask[], hasState: boolean, answer: AnswerScript): Promise<ScriptOutcome> {
    const reply = await this.#call(
      { kind: "run", tasks: JSON.stringify(tasks), hasState },
      tasks.at(-1)?.kind ?? "result",
      answer,
    )
    if (reply.kind === "failed") throw failureDuring(reply.during, reply.text)
    return { json: reply.kind === "result" ? reply.json : "", needsState: reply.kind === "needsState" }
  }

  /** Starts another thread, for a tracer that watches the same run; it ends with this one. @throws TracerError for too many */
  another(): ScriptThread {
    if (this.#others.length >= maxConcurrentThreads)
      throw new TracerError(`more than ${maxConcurrentThreads} tracers in JavaScript cannot watch together`)
    const other = new ScriptThread()
    this.#others.push(other)
    return other
  }

  /** Ends the threads of the other tracers that watched the same run. */
  async closeOthers(): Promise<void> {
    await Promise.all(this.#others.splice(0).map((other) => other.close()))
  }

  /** Ends the thread, if it runs, and the other threads. */
  async close(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    await Promise.all([running?.worker.terminate(), this.closeOthers()])
  }

  /** @param during - the function named in the error if the thread does not name one */
  async #call(
    command: Untimed,
    during: ScriptTask["kind"] | "begin",
    answer?: AnswerScript,
  ): Promise<Exclude<ScriptReply, { kind: "ready" | "ask" | "broken" }>> {
    const running = this.#running
    if (running === undefined) throw new TracerError("the tracer has ended")
    const end = this.#end
    postToThread(running, { ...command, timeLeft: Math.max(0, end - performance.now()) })
    for (;;) {
      const reply = await this.#receive(running, end + grace)
      if (reply?.kind === "ask") {
        postToThread(running, (await answer?.(reply.question, reply.at)) ?? { refusal: "nothing runs yet" })
        continue
      }
      if (reply !== undefined && reply.kind !== "broken" && reply.kind !== "ready") return reply
      const reason =
        reply?.kind === "broken" ? `the interpreter failed: ${reply.text}` : (running.ended ?? "execution timeout")
      await this.close()
      throw failureDuring(during, reason)
    }
  }

  /** Starts a thread and waits until it is ready, which does not count as the tracers' time. */
  async #start(): Promise<RunningThread> {
    const running = startThread()
    const reply = await this.#receive(running, performance.now() + startLimit)
    if (reply?.kind === "ready") return running
    await running.worker.terminate()
    throw new TracerError(running.ended ?? "the interpreter did not start")
  }

  /** The next message of the thread; undefined if it ended, or the time is over. */
  async #receive(running: RunningThread, end: number): Promise<ScriptReply | undefined> {
    for (;;) {
      const seen = Atomics.load(running.counts, fromThread)
      const message = running.threads.receiveMessageOnPort(running.port)
      const now = performance.now()
      if (now - this.#lastTurn > longestTurn) {
        await turn()
        this.#lastTurn = performance.now()
      }
      if (message !== undefined) return message.message
      if (running.ended !== undefined || now > end) return undefined
      // Most functions reply within this time, which is shorter than a turn of the event loop.
      if (Atomics.wait(running.counts, fromThread, seen, shortWait) === "timed-out") await turn()
    }
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Imported by name at run time: a static import would break bundles for browsers, where the rest of a chain runs. */
function threadsOfNode(): Threads {
  const threads = globalThis.process?.getBuiltinModule?.("node:worker_threads")
  if (threads === undefined) throw new TracerError("tracers in JavaScript need Node.js 20.16, 22.3 or newer")
  return threads
}

function startThread(): RunningThread {
  const threads = threadsOfNode()
  const { port1, port2 } = new threads.MessageChannel()
  const counts = new Int32Array(new SharedArrayBuffer(8))
  const file = new URL(import.meta.url.endsWith(".ts") ? "thread.ts" : "thread.js", import.meta.url)
  const data: ScriptThreadData = { port: port2, counts }
  // The thread uses the compile cache of this process, which has a folder for each version of Node.js: compilation is a third of the start time.
  const compiled = process
    .getBuiltinModule("node:module")
    .getCompileCacheDir?.()
    ?.replace(/[\\/][^\\/]+$/, "")
  const worker = new threads.Worker(file, {
    workerData: data,
    transferList: [port2],
    resourceLimits: threadLimits,
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    execArgv: [],
  })
  const running: RunningThread = { threads, worker, port: port1, counts, ended: undefined }
  const end = (reason: string) => {
    running.ended ??= reason
  }
  worker.on("error", (error) => end(`the interpreter failed: ${error instanceof Error ? error.message : error}`))
  worker.on("exit", () => end("the interpreter ended"))
  worker.unref()
  port1.unref()
  return running
}

function postToThread({ port, counts }: RunningThread, message: ScriptCommand | ScriptAnswer): void {
  port.postMessage(message)
  Atomics.add(counts, toThread, 1)
  Atomics.notify(counts, toThread)
}

const failureDuring = (during: ScriptTask["kind"] | "begin", text: string): TracerError =>
  // The node does not name the function if there is none yet, or if only its result is invalid JSON.
  new TracerError(
    during === "begin" || text.startsWith("json: ") ? text : `${text}    in server-side tracer function '${during}'`,
  )
