import type { Hex } from "../../codec/hex.ts"

/** A command to the thread of a tracer, with its time limit in milliseconds. */
export type ScriptCommand = { readonly timeLeft: number } & (
  | { readonly kind: "begin"; readonly code: string; readonly config: string; readonly precompiles: readonly Hex[] }
  /** Runs tasks in order, a list of {@link ScriptTask} as JSON. `hasState` says whether the state can still be queried as of the task. */
  | { readonly kind: "run"; readonly tasks: string; readonly hasState: boolean }
)

/** A call of a function of the tracer. */
export type ScriptTask =
  | ({ readonly kind: "step" } & ScriptStep)
  | { readonly kind: "fault"; readonly error: string }
  | ({ readonly kind: "enter" } & ScriptFrame)
  | { readonly kind: "exit"; readonly gasUsed: number; readonly output: Hex; readonly error: string | undefined }
  | { readonly kind: "result"; readonly context: ScriptContext }

/** A step of code for `log`. Memory, contract and deeper stack values are queried on demand. */
export interface ScriptStep {
  readonly pc: number
  readonly opcode: number
  readonly opcodeName: string
  readonly gas: number
  readonly cost: number
  /** Call depth, from 1. */
  readonly depth: number
  readonly refund: number
  readonly stackSize: number
  /** The topmost stack values as hexadecimal numbers with `0x`, top first, separated by commas. */
  readonly top: string
  /** In bytes. */
  readonly memorySize: number
  /** The number of the call that the step belongs to: the number of earlier calls. */
  readonly call: number
  /** The reason why the step fails, if it is known before the step runs. */
  readonly error: string | undefined
}

/** A call for the tracer's function `enter`. */
export interface ScriptFrame {
  readonly type: string
  readonly from: Hex
  readonly to: Hex
  readonly input: Hex
  readonly gas: number
  /** Wei in decimal digits; undefined for a call that has no value. */
  readonly value: string | undefined
}

/** The context for the tracer's function `result`: bytes as hexadecimal text with `0x`, wei in decimal digits. */
export type ScriptContext = Readonly<Record<string, string | number>>

/** A query of a script during a task. */
export type ScriptQuestion =
  | { readonly about: "stack" | "contract" }
  | { readonly about: "memory"; readonly begin: number; readonly end: number }
  | { readonly about: "balance" | "nonce" | "code" | "exists"; readonly address: Hex }
  | { readonly about: "state"; readonly address: Hex; readonly slot: Hex }
  | { readonly about: "created"; readonly from: Hex; readonly nonce: number }
  | { readonly about: "created2"; readonly from: Hex; readonly salt: Hex; readonly initCode: Uint8Array }

/** Text, bytes, or an error with the node's text. */
export type ScriptAnswer = { readonly value: string | Uint8Array } | { readonly refusal: string }

/** A message of the thread. */
export type ScriptReply =
  | { readonly kind: "ready" }
  | { readonly kind: "begun"; readonly functions: ScriptFunctions }
  | { readonly kind: "done" }
  | { readonly kind: "result"; readonly json: string }
  /** The script failed in a task of this kind. */
  | { readonly kind: "failed"; readonly during: ScriptTask["kind"] | "begin"; readonly text: string }
  /** The script queried a state that is no longer available: the trace must start again. */
  | { readonly kind: "needsState" }
  /** The interpreter failed; it must not be used again. */
  | { readonly kind: "broken"; readonly text: string }
  | { readonly kind: "ask"; readonly question: ScriptQuestion; readonly at: number }

/** The optional functions that a tracer has. */
export interface ScriptFunctions {
  readonly step: boolean
  /** Whether it has both `enter` and `exit`. */
  readonly frames: boolean
}

/** The data that a thread is started with. */
export interface ScriptThreadData {
  readonly port: import("node:worker_threads").MessagePort
  /** The number of messages sent to the thread, and by it. */
  readonly counts: Int32Array
}
