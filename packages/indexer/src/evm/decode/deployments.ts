import type { DeploymentRow, Hex } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { shownValue, toAddress, toRecord } from "../../core/node/index.ts"
import type { Frame } from "./call-trace.ts"
import { isSameTopic } from "./transfers.ts"

/** The transaction whose created contracts are decoded. */
export interface Creator {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly transactionHash: Hex
  readonly deployer: Hex
  /** The contract that the transaction itself created, if it is a successful creation. */
  readonly created: Hex | undefined
}

/**
 * Appends the contracts that a transaction created: first its own, then those created by contracts according to its call
 * trace, in the order in which the creations began. Creations that failed, or that a failed caller reverted, are left out.
 *
 * @param frames - the calls of the transaction; empty if the node does not trace.
 * @throws NodeFault if a call is invalid.
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

/** The trace of one transaction in the result of debug_traceBlockByNumber or debug_traceBlockByHash. */
export function traceOf(traces: readonly unknown[], index: number, spelledHash: unknown): unknown {
  const { txHash, result, error } = toRecord(traces[index], "a trace")
  if (txHash !== undefined && !isSameTopic(txHash, spelledHash)) throw nonsense("a trace of another transaction")
  if (result === undefined || result === null)
    throw nonsense(`transaction ${index} was not traced: ${shownValue(error)}`)
  return result
}
