import { getLogs, RpcError, TimeoutError } from "@serac/subnet-evm"
import type { NodeCore } from "./node-questions.ts"

/** An event of an approval, as a node tells it. */
export interface ApprovalLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly blockNumber?: string | null
  readonly transactionHash?: string | null
}

/** keccak256 of `Approval(address,address,uint256)` and of `ApprovalForAll(address,address,bool)`. */
const approvalTopic = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"
export const approvalForAllTopic = "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31"

/** Blocks of the first window, which nodes that limit the range of a request answer for. */
const firstWindow = 2_048
/** A node that answers within this many milliseconds is asked for so many times as many blocks. */
const quick = { milliseconds: 500, growth: 8 }
/** Milliseconds after which no further window begins, and within which a node must answer for one. */
const searchTime = 4_000

/** The events of one search, oldest first. */
export interface ApprovalLogs {
  readonly logs: readonly ApprovalLog[]
  /** The first block whose events were read; 0 if all were. */
  readonly fromBlock: number
}

/**
 * Searches for the events that name an owner, from a block back, in windows that grow while the node answers quickly: some nodes limit the range of a
 * request, and some search a long chain for minutes.
 *
 * @param owner in lower case
 * @throws the client's errors if the node does not answer for the first window
 */
export async function approvalLogs(core: NodeCore, owner: string, toBlock: number): Promise<ApprovalLogs> {
  const topics = [[approvalTopic, approvalForAllTopic], `0x${owner.slice(2).padStart(64, "0")}`] as const
  const found: (readonly ApprovalLog[])[] = []
  const began = performance.now()
  let [size, limit] = [firstWindow, Number.POSITIVE_INFINITY]
  let fromBlock = toBlock + 1
  while (fromBlock > 0 && performance.now() - began < searchTime) {
    const [from, to] = [Math.max(0, fromBlock - size), fromBlock - 1]
    const asked = performance.now()
    try {
      const filter = { fromBlock: quantity(from), toBlock: quantity(to), topics: topics as never }
      found.unshift((await getLogs(core, { filter }, { timeout: searchTime })) as readonly ApprovalLog[])
    } catch (error) {
      if (found.length === 0) throw error
      const isRefused = error instanceof RpcError
      if (!isRefused && !(error instanceof TimeoutError)) throw error
      // What was found stays: a further search goes on before it.
      if (!isRefused || size === firstWindow) break
      limit = Math.max(firstWindow, Math.floor(size / quick.growth))
      size = limit
      continue
    }
    fromBlock = from
    if (performance.now() - asked < quick.milliseconds) size = Math.min(limit, size * quick.growth)
  }
  return { logs: found.flat(), fromBlock }
}

const quantity = (number: number) => `0x${number.toString(16)}` as const
