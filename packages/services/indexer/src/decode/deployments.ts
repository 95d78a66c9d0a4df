import type { DeploymentRow, Hex } from "@serac/store"
import { nonsense } from "../fault.ts"
import { shown, toAddress, toArray, toRecord } from "./hex.ts"
import { isSame } from "./transfers.ts"

const maxFrames = 1_000_000

/** The transaction whose creations are looked for. */
export interface Creator {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly transactionHash: Hex
  readonly deployer: Hex
  /** What the transaction itself created, if it is a creation that succeeded. */
  readonly created: Hex | undefined
}

/**
 * Appends the contracts that a transaction created: its own first, then those that contracts created, as its call trace
 * tells them, in the order in which the creations began. What failed, or was undone by a caller that failed, is left out.
 *
 * @param trace - what the tracer `callTracer` says of the transaction; undefined where the node does not trace.
 * @throws NodeFault when the trace cannot be one.
 */
export function decodeDeployments(into: DeploymentRow[], trace: unknown, creator: Creator): void {
  const { created, ...common } = creator
  let sequence = 0
  if (created !== undefined) into.push({ ...common, sequence: sequence++, address: created })
  if (trace === undefined) return
  const open = [toRecord(trace, "a trace")]
  let frames = 0
  for (let frame = open.pop(); frame !== undefined; frame = open.pop()) {
    if (++frames > maxFrames) throw nonsense("a trace has more frames than a transaction can make")
    const { type, calls, error } = frame
    if (typeof type !== "string") throw nonsense(`the type of a frame is ${shown(type)}`)
    if (error !== undefined && error !== null && error !== "") continue
    if (frames > 1 && (type === "CREATE" || type === "CREATE2")) {
      const address = toAddress(frame.to, "the contract of a frame")
      const deployerContract = toAddress(frame.from, "the creator of a frame")
      into.push({ ...common, sequence: sequence++, address, deployerContract })
    }
    if (calls === undefined || calls === null) continue
    const inner = toArray(calls, "calls")
    for (let at = inner.length - 1; at >= 0; at--) open.push(toRecord(inner[at], "a frame"))
  }
}

/** The trace of one transaction in the answer of debug_traceBlockByNumber or debug_traceBlockByHash. */
export function traceOf(traces: readonly unknown[], index: number, spelledHash: unknown): unknown {
  const { txHash, result, error } = toRecord(traces[index], "a trace")
  if (txHash !== undefined && !isSame(txHash, spelledHash)) throw nonsense("a trace of another transaction")
  if (result === undefined || result === null) throw nonsense(`transaction ${index} was not traced: ${shown(error)}`)
  return result
}
