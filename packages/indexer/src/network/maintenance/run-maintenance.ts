import { NodeFault } from "../../core/index.ts"
import type { DeferredSpends } from "../verify/deferred-spends.ts"
import type { Beginning } from "./beginning.ts"
import type { SumCatchUp } from "./catch-up-sums.ts"
import type { ProposerFinder } from "./find-proposers.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"
import type { StakerObserver } from "./observe-stakers.ts"
import type { InputResolver } from "./resolve-inputs.ts"
import type { TermsWatch } from "./watch-terms.ts"

const failurePauseMs = 1_000

/** The maintenance tasks. */
export interface MaintenanceTasks {
  readonly observer: StakerObserver
  readonly proposers: ProposerFinder
  readonly resolver: InputResolver
  readonly sums: SumCatchUp
  readonly terms: Pick<TermsWatch, "isAgreed">
  readonly beginning: Beginning
  readonly spends: DeferredSpends
  /** Whether a UTXO was consumed since the last call. */
  hasConsumed(): boolean
  /** Called when all blocks that nodes have are stored, and all else is done. */
  onSettled?: (() => void) | undefined
}

/**
 * Runs the due maintenance until the signal aborts. A task that fails because of a node is repeated later. What is asked of all nodes, and
 * fails where one of them contradicts the others, holds nothing else up.
 */
export async function runMaintenance(
  { observer, proposers, resolver, sums, terms, beginning, spends, hasConsumed, onSettled }: MaintenanceTasks,
  context: MaintenanceContext,
): Promise<never> {
  const { tracker, clock, signal } = context
  const { P, X, C } = tracker.chains
  let failures = 0
  let isUnresolved = true
  /** Whether it succeeded, or is not due. */
  const hasDone = async (task: () => Promise<void>): Promise<boolean> => {
    try {
      await task()
      return true
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      signal.throwIfAborted()
      P.faulted(error)
      return false
    }
  }
  for (;;) {
    await clock.sleep(Math.min(60_000, failurePauseMs * 2 ** failures), signal)
    if (P.head) await sums.run()
    if (!P.head) continue
    const isNoted = await hasDone(() => beginning.note())
    const isDone = await hasDone(async () => {
      if (!P.isCaughtUp) return
      await observer.run()
      await proposers.run()
      if (!X.isCaughtUp || !C.isCaughtUp) return
      await spends.run(context)
      isUnresolved = hasConsumed() || isUnresolved
      if (isUnresolved) await resolver.run()
      isUnresolved = false
      await beginning.run()
      if (terms.isAgreed && isNoted && !proposers.isBehind) onSettled?.()
    })
    failures = isDone ? 0 : failures + 1
  }
}
