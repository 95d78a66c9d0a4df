import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionMessage } from "../execute/transition.ts"
import type { TraceContext } from "./flat-call-tracer.ts"
import type { ScriptThread } from "./script/script-thread.ts"
import type { TraceSize } from "./trace-size.ts"

/** What is traced, and what it is traced with. */
export interface Traced {
  readonly machine: Machine
  readonly context: BlockContext
  readonly message: Pick<ExecutionMessage, "from" | "to" | "nonce" | "gasLimit" | "gasPrice" | "data">
  readonly place: TraceContext
  readonly size: TraceSize
  /** Where tracers in JavaScript run. */
  readonly scripts: ScriptThread
  /** Others watch the same run. */
  readonly isTogether?: boolean
  /** How long one of them may run, together with what it traces, in milliseconds. */
  readonly scriptTime: number
}
