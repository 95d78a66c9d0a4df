import { verifyingChain } from "@serac/store"
import { createReconciler, LazyStore, type ReconcileOptions, type Reconciler } from "../../core/reconciliation/index.ts"
import { Parties } from "../decode/parties.ts"
import { createNode, type IndexerNodeOptions } from "../node/node.ts"
import { comparingVerifier } from "../verify/comparing-verifier.ts"
import { ChainSchedule, type ChainScheduleOptions } from "./chain-schedule.ts"

/** What {@link reconcileChain} needs. */
export interface ReconcileChainOptions extends ReconcileOptions, ChainScheduleOptions {
  readonly chain: IndexerNodeOptions["chain"]
}

/**
 * Compares an EVM chain with its nodes while the chain is at the head, until it is stopped: hashes of blocks, and blocks
 * with their transactions and transfers, at random heights, and every block within a period. It has its own connections to
 * the store and the nodes, so that neither its load nor its failures delay the indexer.
 */
export function reconcileChain(options: ReconcileChainOptions): Reconciler {
  const { chain, store: location, clock, log, fetch, standing, repair, recheck, ...rest } = options
  const memory = { standing, repair, recheck }
  let schedule: ChainSchedule | undefined
  const store = new LazyStore(location)
  const node = createNode({ chain, clock, log, fetch, traces: "off" })
  const parties = new Parties(1000)
  const verifier = comparingVerifier(chain.chainId, clock)
  return createReconciler({
    ...rest,
    subject: `chain ${chain.chainId}`,
    clock,
    log,
    next: async (signal) => {
      const reader = verifyingChain(await store.get(), chain.chainId)
      schedule ??= new ChainSchedule({ reader, node, parties, verifier: await verifier }, clock, memory)
      return schedule.next(signal)
    },
    onEnd: () => store.close(),
  })
}
