import { nonsense } from "../../core/index.ts"
import { shownValue, toArray, toRecord } from "../../core/node/index.ts"

const maxFrames = 1_000_000
/** Calls may be as deep as this below the transaction itself, by the rules of the virtual machine. */
const maxCallDepth = 1024

/** A call as the tracer `callTracer` tells it. */
export interface Frame {
  /** As the node spelled it: `CALL`, `CREATE2` and so on. */
  readonly type: string
  /** 0 for the transaction itself. */
  readonly depth: number
  /** Whether it failed, or a call around it did. */
  readonly isReverted: boolean
  readonly told: Readonly<Record<string, unknown>>
}

/**
 * The calls of a transaction, in the order in which they began.
 *
 * @param trace - what the tracer `callTracer` says of the transaction.
 * @param isReverted - whether the transaction itself failed, whatever the trace says of it.
 * @throws NodeFault when the trace cannot be one: with more calls, or deeper ones, than a transaction can make.
 */
export function framesOf(trace: unknown, isReverted: boolean): readonly Frame[] {
  const frames: Frame[] = []
  const open = [{ told: toRecord(trace, "a trace"), depth: 0, isWithin: isReverted }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { told, depth, isWithin } = next
    const { type, calls, error } = told
    if (typeof type !== "string") throw nonsense(`the type of a frame is ${shownValue(type)}`)
    const isUndone = isWithin || !(error === undefined || error === null || error === "")
    frames.push({ type, depth, isReverted: isUndone, told })
    if (calls === undefined || calls === null) continue
    const inner = toArray(calls, "calls")
    if (inner.length > 0 && depth === maxCallDepth) throw nonsense("a trace is deeper than calls can be")
    if (frames.length + open.length + inner.length > maxFrames)
      throw nonsense("a trace has more frames than a transaction can make")
    for (let at = inner.length - 1; at >= 0; at--)
      open.push({ told: toRecord(inner[at], "a frame"), depth: depth + 1, isWithin: isUndone })
  }
  return frames
}
