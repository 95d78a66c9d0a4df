/**
 * The thread of a JavaScript tracer: QuickJS in WebAssembly, with limits of memory and time and no globals but those that
 * the environment defines. The process that started the thread terminates it if the interpreter does not stop.
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

/** Memory limit of a tracer, in bytes. */
const memoryLimit = 64 * 2 ** 20
/** Stack limit of a tracer, in bytes. */
const stackLimit = 128 * 2 ** 10
/** Maximum nesting of lists and objects in a result. */
const depthLimit = 1_000

/** Additional time after the time limit for building an error message, in milliseconds. */
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

/** A tracer and its interpreter. */
class Script {
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #environment: QuickJSHandle
  /** End of its time, by `performance.now()`. */
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

  /** Executes a command. */
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

  /** The kind of the task that was running. */
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

  /** Creates the environment of a tracer, which does not count as the tracer's time. */
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

  /** The error message for a failure that the tracer cannot catch, such as its time limit, or for invalid source. */
  #failure(error: QuickJSHandle): string {
    const isLate = performance.now() > this.#end
    // Finding the position in the source needs additional time.
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
    // Waiting for the answer does not count as the tracer's time.
    this.#end += performance.now() - asked
    if ("refusal" in answer) return { error: this.#context.newError(answer.refusal) }
    return this.#handleOf(answer.value)
  }
}

const ofTheState: ReadonlySet<string> = new Set(["balance", "nonce", "code", "exists", "state"])

/** A script's query. Its values are untrusted; the code that answers checks them. */
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

/** Whether lists and objects of a JSON text are nested too deeply. */
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

// The default export is the variant; the CommonJS types have one more level.
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
    // The interpreter itself failed, for example because a list is nested too deeply for its stack.
    postReply({ kind: "broken", text: error instanceof Error ? error.message : String(error) })
  }
}
