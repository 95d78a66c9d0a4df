import type { Hex } from "../../codec/hex.ts"

/** What a thread is told to do with a tracer, and how many milliseconds that may take. */
export type ScriptCommand = { readonly timeLeft: number } & (
  | { readonly kind: "begin"; readonly code: string; readonly config: string; readonly precompiles: readonly Hex[] }
  /** One task after the other, a list of {@link ScriptTask} as JSON. The state can be asked for where it is still as it was at the task. */
  | { readonly kind: "run"; readonly tasks: string; readonly hasState: boolean }
)

/** A function of the tracer that is to be called. */
export type ScriptTask =
  | ({ readonly kind: "step" } & ScriptStep)
  | { readonly kind: "fault"; readonly error: string }
  | ({ readonly kind: "enter" } & ScriptFrame)
  | { readonly kind: "exit"; readonly gasUsed: number; readonly output: Hex; readonly error: string | undefined }
  | { readonly kind: "result"; readonly context: ScriptContext }

/** A step of code as `log` tells it; its memory, its contract, and what is deep in its stack are asked for. */
export interface ScriptStep {
  readonly pc: number
  readonly opcode: number
  readonly opcodeName: string
  readonly gas: number
  readonly cost: number
  /** From 1. */
  readonly depth: number
  readonly refund: number
  readonly stackSize: number
  /** The uppermost values as numbers with `0x`, that on top first, with commas between. */
  readonly top: string
  /** In bytes. */
  readonly memorySize: number
  /** Which call it belongs to: as many were there before. */
  readonly call: number
  /** Why the step fails, where that is known before. */
  readonly error: string | undefined
}

/** A call as `enter` is told of it. */
export interface ScriptFrame {
  readonly type: string
  readonly from: Hex
  readonly to: Hex
  readonly input: Hex
  readonly gas: number
  /** Wei as digits; undefined for a call that has none. */
  readonly value: string | undefined
}

/** What `result` is told: bytes as text with `0x`, wei as digits. */
export type ScriptContext = Readonly<Record<string, string | number>>

/** What a script may ask in the middle of a task. */
export type ScriptQuestion =
  | { readonly about: "stack" | "contract" }
  | { readonly about: "memory"; readonly begin: number; readonly end: number }
  | { readonly about: "balance" | "nonce" | "code" | "exists"; readonly address: Hex }
  | { readonly about: "state"; readonly address: Hex; readonly slot: Hex }
  | { readonly about: "created"; readonly from: Hex; readonly nonce: number }
  | { readonly about: "created2"; readonly from: Hex; readonly salt: Hex; readonly initCode: Uint8Array }

/** Text, bytes, or the node's words for a refusal. */
export type ScriptAnswer = { readonly value: string | Uint8Array } | { readonly refusal: string }

/** What a thread says. */
export type ScriptReply =
  | { readonly kind: "ready" }
  | { readonly kind: "begun"; readonly functions: ScriptFunctions }
  | { readonly kind: "done" }
  | { readonly kind: "result"; readonly json: string }
  /** The script is at fault, in a task of this kind. */
  | { readonly kind: "failed"; readonly during: ScriptTask["kind"] | "begin"; readonly text: string }
  /** The script asked for the state, which was not to be had: it has to begin again. */
  | { readonly kind: "needsState" }
  /** The interpreter is at fault: it is used no more. */
  | { readonly kind: "broken"; readonly text: string }
  | { readonly kind: "ask"; readonly question: ScriptQuestion; readonly at: number }

/** Which functions a tracer has besides those that it must have. */
export interface ScriptFunctions {
  readonly step: boolean
  /** Both `enter` and `exit`. */
  readonly frames: boolean
}

/** What a thread is started with. */
export interface ScriptThreadData {
  readonly port: import("node:worker_threads").MessagePort
  /** How many messages were sent: to the thread, and by it. */
  readonly counts: Int32Array
}
