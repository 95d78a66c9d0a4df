import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionMessage } from "../execute/transition.ts"
import type { TraceContext } from "./flat-call-tracer.ts"
import type { ScriptThread } from "./script/script-thread.ts"
import type { TraceSize } from "./trace-size.ts"

/** A message to trace, and its context. */
export interface Traced {
  readonly machine: Machine
  readonly context: BlockContext
  readonly message: Pick<ExecutionMessage, "from" | "to" | "nonce" | "gasLimit" | "gasPrice" | "data">
  readonly place: TraceContext
  readonly size: TraceSize
  /** The thread of JavaScript tracers. */
  readonly scripts: ScriptThread
  /** Whether other tracers watch the same run. */
  readonly isTogether?: boolean
  /** Time limit of a JavaScript tracer, including the traced message, in milliseconds. */
  readonly scriptTime: number
}
