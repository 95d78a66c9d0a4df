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

/** How long the text of a tracer may be, in characters. */
const codeLimit = 2 ** 18
/** For how many milliseconds at once an answer is waited for without a look at anything else. */
const shortWait = 1
/** For how long others wait, while steps follow each other. */
const longestTurn = 10
/** The thread ends a function by itself; this many milliseconds later it is ended, as where it is in the middle of something long. */
const grace = 500
/** For how many milliseconds the interpreter may load. */
const startLimit = 30_000
/** For how many milliseconds the tracers of all transactions of a block may run. */
const togetherLimit = 30_000
/** How many tracers may watch the same run, each in a thread. */
const maxConcurrentThreads = 4
const threadLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }
const [toThread, fromThread] = [0, 1]

/** Answers what a script asks in the middle of a task, which is told by its place. */
export type AnswerScript = (question: ScriptQuestion, at: number) => Promise<ScriptAnswer>

/** What came of tasks: the JSON of a result, if there is one among them; `needsState` where the tracer has to begin again. */
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
  /** Why the thread is no more. */
  ended: string | undefined
}

/**
 * Runs tracers in JavaScript in a thread that begins with the first, one after the other. A tracer has so much time altogether, and 64 MiB;
 * a thread in which one went wrong is not used again.
 */
export class ScriptThread {
  #running: RunningThread | undefined
  /** When the time of the tracer is over. */
  #end = 0
  #lastTurn = 0
  readonly #others: ScriptThread[] = []
  /** When the time of all tracers is over. */
  readonly #lastEnd = performance.now() + togetherLimit

  /**
   * Begins a tracer.
   *
   * @param code - an object as JavaScript has it between brackets
   * @param config - for its `setup`, JSON
   * @param timeLimit - for all that follows, in milliseconds
   * @throws TracerError where it is no tracer
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
    // The node tells the place among instructions, too; that of a name alone is the first.
    throw new TracerError(/^[\w$]+$/.test(code) ? text.replace(/ at <eval>:1:2$/, "$&(0)") : text)
  }

  /**
   * Calls functions of the tracer, one after the other.
   *
   * @param hasState - whether the state is still as it is at the task, of which there is one then
   * @throws TracerError where one fails, in the node's words
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

  /** One more thread, for a tracer that watches beside others; it ends with this one. @throws TracerError for too many */
  another(): ScriptThread {
    if (this.#others.length >= maxConcurrentThreads)
      throw new TracerError(`more than ${maxConcurrentThreads} tracers in JavaScript cannot watch together`)
    const other = new ScriptThread()
    this.#others.push(other)
    return other
  }

  /** The tracers that watched together are done: each ends its thread. */
  async closeOthers(): Promise<void> {
    await Promise.all(this.#others.splice(0).map((other) => other.close()))
  }

  /** Ends the thread, if there is one, and those beside it. */
  async close(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    await Promise.all([running?.worker.terminate(), this.closeOthers()])
  }

  /** @param during - what is said to have failed where the thread does not say it */
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

  /** A thread that is ready. To become so is no time of its tracers. */
  async #start(): Promise<RunningThread> {
    const running = startThread()
    const reply = await this.#receive(running, performance.now() + startLimit)
    if (reply?.kind === "ready") return running
    await running.worker.terminate()
    throw new TracerError(running.ended ?? "the interpreter did not start")
  }

  /** The next message of the thread; undefined where it ended, or the time is over. */
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
      // Most functions answer within this time, which is shorter than a turn of everything else.
      if (Atomics.wait(running.counts, fromThread, seen, shortWait) === "timed-out") await turn()
    }
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Asked for by name: an import would end every bundle for browsers, where all else of a chain runs. */
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
  // The thread uses the compile cache of this one, whose folder has one folder a version of Node.js: compiling is a third of its start.
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
  // The node names the function neither where there is none yet, nor where only what it gave is no JSON.
  new TracerError(
    during === "begin" || text.startsWith("json: ") ? text : `${text}    in server-side tracer function '${during}'`,
  )
