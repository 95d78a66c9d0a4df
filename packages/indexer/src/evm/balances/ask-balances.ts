import type { BalanceAnswer, BalanceHolding, ChainWriter, DueBalances } from "@serac/store"
import { nowInSeconds, Semaphore } from "../../core/due/index.ts"
import type { BackgroundTask, Clock, LogFunction } from "../../core/index.ts"
import { inSteps } from "../background/in-steps.ts"
import {
  type EthCall,
  type EthCalls,
  ethCall,
  ethCalls,
  type RequestTogether,
  type RpcCaller,
  UnansweredCallError,
} from "../calls/eth-call.ts"
import { askBalance, askBalancesTogether } from "./ask-balance.ts"

/** Maximum holders in one step, whose balances are stored together: few enough that a new block is not delayed by reading or storing them. */
const holdersAtOnce = 64
/** Calls in one request: few enough that they hardly delay a new block at the node. */
const callsTogether = 16
/** Parallel single calls: few enough to leave the node time for indexing requests. */
const callsAtOnce = 8
/** Milliseconds until the next step when no blocks are left, so that holders of several blocks are requested together. */
const balancePauseMs = 2_000

/** What {@link askBalances} needs. */
export interface AskingBalances {
  readonly writer: Pick<ChainWriter, "chainId" | "dueBalances" | "saveBalances">
  /** JSON-RPC with fail-over and retries. */
  readonly request: RpcCaller
  /** Sends several calls in one request. */
  readonly requestTogether: RequestTogether
  readonly clock: Clock
  readonly log: LogFunction
}

/**
 * Requests balances from contracts, in addition to those computed from events: tokens may change balances without events,
 * and emit false events. All calls of a step name the same block by its hash, so that no reorg can mix states.
 */
export function askBalances({ writer, request, requestTogether, clock, log }: AskingBalances): BackgroundTask {
  const subject = { chainId: writer.chainId }
  const call = ethCall(request)
  const calls = ethCalls(requestTogether)
  const semaphore = new Semaphore(callsAtOnce)
  let isRefused = false

  /** Returns whether there may be more to do. */
  async function step(signal: AbortSignal): Promise<boolean> {
    const due = await writer.dueBalances(holdersAtOnce, nowInSeconds(clock))
    if (due === undefined) return false
    const answers = await answersTo(due, { call, calls, semaphore, signal })
    await writer.saveBalances(due, answers, nowInSeconds(clock))
    const isNone = due.holdings.length > 0 && answers.length === 0
    if (isNone && !isRefused)
      log("warn", "The node answers no calls at a block's hash: balances are as events say", subject)
    isRefused = isNone
    // A node that refuses all calls gets no more until there are new ones.
    if (isNone) return false
    if (!isBehind(due)) await clock.sleep(balancePauseMs, signal)
    return true
  }

  return inSteps({
    clock,
    step,
    pause: balancePauseMs,
    onFailure: (error) =>
      log("debug", "Balances could not be asked for; it is tried again", { ...subject, reason: String(error) }),
  })
}

/** Whether there is more to do at once: holders of other transfers, or of a token whose holders are being iterated. */
function isBehind({ block, step }: DueBalances): boolean {
  return step.kind === "token" || step.within !== undefined || step.next <= block.number
}

interface Asking {
  readonly call: EthCall
  readonly calls: EthCalls
  readonly semaphore: Semaphore
  readonly signal: AbortSignal
}

/**
 * The answers of contracts, requested together, and singly where the joint request has no answer. Calls that the node
 * refuses are left out. Throws temporary failures, and then aborts the other calls.
 */
async function answersTo(
  { block, holdings }: DueBalances,
  { call, calls, semaphore, signal: stopped }: Asking,
): Promise<readonly BalanceAnswer[]> {
  const over = new AbortController()
  const signal = AbortSignal.any([stopped, over.signal])
  const answerAlone = async (holding: BalanceHolding): Promise<readonly BalanceAnswer[]> => {
    try {
      const balance = await semaphore.run(() => askBalance(call, holding, block.hash, signal), signal)
      return [{ holding, balance }]
    } catch (error) {
      if (error instanceof UnansweredCallError && error.refused) return []
      over.abort(error)
      throw error
    }
  }
  const answers: BalanceAnswer[] = []
  for (let from = 0; from < holdings.length; from += callsTogether) {
    const some = holdings.slice(from, from + callsTogether)
    const told = await askBalancesTogether(calls, some, block.hash, signal)
    const all = some.map((holding, index) => {
      const answer = told[index]
      return answer === undefined ? answerAlone(holding) : [{ holding, ...answer }]
    })
    answers.push(...(await Promise.all(all)).flat())
  }
  return answers
}
