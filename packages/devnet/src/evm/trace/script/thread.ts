/**
 * The thread in which a tracer in JavaScript runs: QuickJS in WebAssembly, with memory and time of its own and nothing around it but what
 * the environment makes. Whatever keeps the interpreter from ending is ended with the thread, by whoever started it.
 */
import { receiveMessageOnPort, workerData } from "node:worker_threads"
import * as variants from "@jitl/quickjs-wasmfile-release-sync"
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from "quickjs-emscripten-core"
import type { Hex } from "../../codec/hex.ts"
import { bigIntegerProgram } from "./big-integer.ts"
import { environmentProgram } from "./environment.ts"
import type {
  ScriptAnswer,
  ScriptCommand,
  ScriptQuestion,
  ScriptReply,
  ScriptTask,
  ScriptThreadData,
} from "./messages.ts"

/** Of everything that a tracer keeps, in bytes. */
const memoryLimit = 64 * 2 ** 20
/** Of functions within functions, in bytes. */
const stackLimit = 128 * 2 ** 10
/** How deep lists and objects of a result may be within each other. */
const depthLimit = 1_000

/** For how many milliseconds what is around a tracer may run behind its end, to say what happened. */
const moment = 100

const { port: parentPort, counts } = workerData as ScriptThreadData
const [toThread, fromThread] = [0, 1]

function receive(): unknown {
  for (;;) {
    const seen = Atomics.load(counts, toThread)
    const message = receiveMessageOnPort(parentPort)
    if (message !== undefined) return message.message
    Atomics.wait(counts, toThread, seen)
  }
}

function postReply(reply: ScriptReply): void {
  parentPort.postMessage(reply)
  Atomics.add(counts, fromThread, 1)
  Atomics.notify(counts, fromThread)
}

/** A tracer, and the interpreter that is its own. */
class Script {
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #environment: QuickJSHandle
  /** When its time is over. */
  #end = Number.POSITIVE_INFINITY
  #hasState = false
  #needsState = false

  constructor(runtime: QuickJSRuntime) {
    this.#runtime = runtime
    runtime.setMemoryLimit(memoryLimit)
    runtime.setMaxStackSize(stackLimit)
    runtime.setInterruptHandler(() => performance.now() > this.#end)
    this.#context = runtime.newContext()
    this.#environment = this.#environmentOf(this.#context)
  }

  /** Does what is told. */
  do(command: ScriptCommand): ScriptReply {
    if (command.kind === "begin") {
      const text = this.#begin(command)
      if (text.startsWith("!")) return { kind: "failed", during: "begin", text: text.slice(1) }
      return { kind: "begun", functions: { step: text.includes("s"), frames: text.includes("f") } }
    }
    this.#end = performance.now() + command.timeLeft
    this.#hasState = command.hasState
    const text = this.#call("run", command.tasks)
    if (this.#needsState) return { kind: "needsState" }
    if (text.startsWith("!")) return { kind: "failed", during: this.#kindIn(command.tasks), text: text.slice(1) }
    return text.startsWith("=") ? scriptResult(text.slice(1)) : { kind: "done" }
  }

  /** In which of the tasks it is. */
  #kindIn(tasks: string): ScriptTask["kind"] {
    const list = JSON.parse(tasks) as readonly ScriptTask[]
    this.#end = performance.now() + moment
    return list[Number(this.#call("place"))]?.kind ?? "result"
  }

  close(): void {
    this.#environment.dispose()
    this.#context.dispose()
    this.#runtime.dispose()
  }

  #begin({ code, config, precompiles, timeLeft }: Extract<ScriptCommand, { kind: "begin" }>): string {
    this.#call("prepare", precompiles.join())
    this.#end = performance.now() + timeLeft
    const evaluated = this.#context.evalCode(`(${code})`, "<eval>", { strict: false })
    if (evaluated.error !== undefined) return `!${this.#failure(evaluated.error)}`
    return this.#call("begin", evaluated.value, config)
  }

  /** All that is around a tracer; to make it is no time of its own. */
  #environmentOf(context: QuickJSContext): QuickJSHandle {
    const make = this.#evaluate(environmentProgram, "environment")
    const bigInt = this.#evaluate(bigIntegerProgram, "bigInt")
    const ask = context.newFunction("ask", (...given) => this.#ask(given.map((one) => context.dump(one))))
    const environment = context.unwrapResult(context.callFunction(make, context.undefined, ask, bigInt))
    for (const handle of [make, bigInt, ask]) handle.dispose()
    return environment
  }

  #evaluate(program: string, name: string): QuickJSHandle {
    return this.#context.unwrapResult(this.#context.evalCode(program.trim(), name, { strict: true }))
  }

  /** Calls a function of the environment. */
  #call(name: string, ...given: readonly (QuickJSHandle | string)[]): string {
    const context = this.#context
    const handles = given.map((one) => this.#handleOf(one))
    const method = context.getProp(this.#environment, name)
    const called = context.callFunction(method, context.undefined, handles)
    for (const handle of [...handles, method]) handle.dispose()
    if (called.error !== undefined) return `!${this.#failure(called.error)}`
    const text = context.getString(called.value)
    called.value.dispose()
    return text
  }

  #handleOf(given: QuickJSHandle | string | Uint8Array): QuickJSHandle {
    if (typeof given === "string") return this.#context.newString(given)
    return given instanceof Uint8Array ? this.#context.newArrayBuffer(bufferOf(given)) : given
  }

  /** What is said of what the tracer cannot catch, as the end of its time, or of what its text is. */
  #failure(error: QuickJSHandle): string {
    const isLate = performance.now() > this.#end
    // To say where it is takes a moment more.
    this.#end = performance.now() + moment
    const method = this.#context.getProp(this.#environment, "failure")
    const said = this.#context.callFunction(method, this.#context.undefined, error)
    const text = said.error === undefined ? this.#context.getString(said.value) : "the tracer failed"
    for (const handle of [error, method, said.error ?? said.value]) handle.dispose()
    return isLate ? text.replace(/^InternalError: interrupted/, "execution timeout") : text
  }

  #ask([at, ...given]: readonly unknown[]): QuickJSHandle | { readonly error: QuickJSHandle } {
    const question = questionOf(given)
    if (ofTheState.has(question.about) && !this.#hasState) {
      this.#needsState = true
      return { error: this.#context.newError("the state has gone on") }
    }
    const asked = performance.now()
    postReply({ kind: "ask", question, at: Number(at) })
    const answer = receive() as ScriptAnswer
    // The time of the tracer is its own.
    this.#end += performance.now() - asked
    if ("refusal" in answer) return { error: this.#context.newError(answer.refusal) }
    return this.#handleOf(answer.value)
  }
}

const ofTheState: ReadonlySet<string> = new Set(["balance", "nonce", "code", "exists", "state"])

/** What the script asks: the values are whatever it likes, and looked at where they are answered. */
function questionOf([about, first, second, third]: readonly unknown[]): ScriptQuestion {
  const text = (value: unknown) => String(value) as Hex
  switch (about) {
    case "memory":
      return { about, begin: Number(first), end: Number(second) }
    case "balance":
    case "nonce":
    case "code":
    case "exists":
      return { about, address: text(first) }
    case "state":
      return { about, address: text(first), slot: text(second) }
    case "created":
      return { about, from: text(first), nonce: Number(second) }
    case "created2":
      return {
        about,
        from: text(first),
        salt: text(second),
        initCode: Uint8Array.from(Buffer.from(text(third).slice(2), "hex")),
      }
    case "contract":
      return { about }
    default:
      return { about: "stack" }
  }
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

/** Whether lists and objects of a JSON text are within each other deeper than may be. */
function isTooDeep(json: string): boolean {
  let [depth, isText] = [0, false]
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isText && character === "\\") at++
    else if (character === '"') isText = !isText
    else if (!isText && (character === "{" || character === "[")) depth++
    else if (!isText && (character === "}" || character === "]")) depth--
    if (depth > depthLimit) return true
  }
  return false
}

const scriptResult = (json: string): ScriptReply =>
  isTooDeep(json)
    ? { kind: "failed", during: "result", text: `the result is deeper than ${depthLimit} lists and objects` }
    : { kind: "result", json }

// What it has by default is the variant; its types are those of CommonJS, where that is one member more.
const quickjs = await newQuickJSWASMModuleFromVariant(variants.default as unknown as QuickJSSyncVariant)
let next: Script | undefined = new Script(quickjs.newRuntime())
let script: Script | undefined
postReply({ kind: "ready" })
for (;;) {
  const command = receive() as ScriptCommand
  try {
    if (command.kind === "begin") {
      script?.close()
      script = next ?? new Script(quickjs.newRuntime())
      next = undefined
    }
    postReply((script as Script).do(command))
  } catch (error) {
    // The interpreter itself failed, as where a list is too deep for its stack.
    postReply({ kind: "broken", text: error instanceof Error ? error.message : String(error) })
  }
}
