import type { ContractRow, DueContract } from "@serac/store"
import {
  afterNodeFault,
  type DueClock,
  type DueResult,
  maxRefusals,
  nowInSeconds,
  type Semaphore,
} from "../../../core/due/index.ts"
import { type EthCall, UnansweredCallError } from "../../calls/eth-call.ts"
import { type Probe, probeContract } from "./probe-contract.ts"

/**
 * Seconds after which a contract without properties is read again. Without code: this node may lag behind the one that
 * returned the block. With code: a proxy may get its implementation later.
 */
export const secondLooks = { withoutCode: [30, 600], withCode: [3600] } as const

/** What {@link readContract} needs. */
export interface ContractReader {
  readonly call: EthCall
  /** Limits the contracts that are read in parallel. */
  readonly semaphore: Semaphore
  readonly clock: DueClock
}

/** Reads the metadata of a contract. Rejects only after an abort. */
export async function readContract(
  { call, semaphore, clock }: ContractReader,
  { address, attempts }: DueContract,
  signal: AbortSignal,
): Promise<DueResult<ContractRow>> {
  try {
    const probe = await semaphore.run(() => probeContract(call, address, signal), signal)
    const { answers: _, ...known } = probe
    const delay = delaysOf(probe)[attempts]
    const retry = delay === undefined ? { attempts } : { attempts: attempts + 1, retryAt: nowInSeconds(clock) + delay }
    return { row: { address, ...known, ...retry }, faulted: false }
  } catch (error) {
    signal.throwIfAborted()
    const refused = error instanceof UnansweredCallError && error.refused
    if (refused && attempts + 1 >= maxRefusals)
      return { row: { address, ercType: "UNKNOWN", attempts }, faulted: false }
    const retryAt = afterNodeFault(nowInSeconds(clock), attempts)
    return { row: { address, attempts: attempts + 1, retryAt }, faulted: !refused }
  }
}

function delaysOf({ ercType, name, symbol, answers }: Probe): readonly number[] {
  if (!answers) return secondLooks.withoutCode
  const mayTellMore = ercType === "UNKNOWN" || (ercType !== "ERC-1155" && !name && !symbol)
  return mayTellMore ? secondLooks.withCode : []
}
