import { nonsense } from "../../core/index.ts"
import { shownValue, toArray, toRecord } from "../../core/node/index.ts"

const maxFrames = 1_000_000
/** Maximum depth of calls below the transaction itself, according to the EVM. */
const maxCallDepth = 1024

/** A call in the output of the `callTracer`. */
export interface Frame {
  /** The type in the node's spelling: `CALL`, `CREATE2` and so on. */
  readonly type: string
  /** 0 for the transaction itself. */
  readonly depth: number
  /** Whether this call or one around it failed. */
  readonly isReverted: boolean
  readonly told: Readonly<Record<string, unknown>>
}

/**
 * The calls of a transaction, in the order in which they began.
 *
 * @param trace - the output of the `callTracer` for the transaction.
 * @param isReverted - whether the transaction itself failed, whatever the trace says.
 * @throws NodeFault if the trace is invalid: with more or deeper calls than a transaction can make.
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
