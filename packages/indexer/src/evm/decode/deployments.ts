import type { DeploymentRow, Hex } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { shownValue, toAddress, toRecord } from "../../core/node/index.ts"
import type { Frame } from "./call-trace.ts"
import { isSameTopic } from "./transfers.ts"

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
 * @param frames - its calls; none where the node does not trace.
 * @throws NodeFault when a call cannot be one.
 */
export function decodeDeployments(into: DeploymentRow[], frames: readonly Frame[], creator: Creator): void {
  const { created, ...common } = creator
  let sequence = 0
  if (created !== undefined) into.push({ ...common, sequence: sequence++, address: created })
  for (const { type, depth, isReverted, told } of frames) {
    if (depth === 0 || isReverted || (type !== "CREATE" && type !== "CREATE2")) continue
    const address = toAddress(told.to, "the contract of a frame")
    const deployerContract = toAddress(told.from, "the creator of a frame")
    into.push({ ...common, sequence: sequence++, address, deployerContract })
  }
}

/** The trace of one transaction in the answer of debug_traceBlockByNumber or debug_traceBlockByHash. */
export function traceOf(traces: readonly unknown[], index: number, spelledHash: unknown): unknown {
  const { txHash, result, error } = toRecord(traces[index], "a trace")
  if (txHash !== undefined && !isSameTopic(txHash, spelledHash)) throw nonsense("a trace of another transaction")
  if (result === undefined || result === null)
    throw nonsense(`transaction ${index} was not traced: ${shownValue(error)}`)
  return result
}
