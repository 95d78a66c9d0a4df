import { type NetworkDefinition, verifyingNetwork } from "@serac/store"
import { createReconciler, LazyStore, type ReconcileOptions, type Reconciler } from "../../core/reconciliation/index.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import { NetworkSchedule, type NetworkScheduleOptions } from "./network-schedule.ts"
import { createStateNode } from "./state-node.ts"

/** What {@link reconcileNetwork} needs. */
export interface ReconcileNetworkOptions extends ReconcileOptions, NetworkScheduleOptions {
  readonly network: NetworkDefinition
}

/**
 * Compares a primary network with its nodes while it is at their heads, until it is stopped: IDs of blocks, UTXO sets of
 * random addresses, validators with their delegators, and balances of L1 validators. It has its own connections to the store
 * and the nodes, so that neither its load nor its failures delay the indexer.
 */
export function reconcileNetwork(options: ReconcileNetworkOptions): Reconciler {
  const { network, store: location, clock, log, fetch, standing, recheck, repair, untrueAnswers, ...rest } = options
  const opened = new LazyStore(location)
  const node = createNetworkNode({ network, clock, log, fetch })
  const state = createStateNode({ network, clock, log, fetch })
  let schedule: NetworkSchedule | undefined
  return createReconciler({
    ...rest,
    subject: `network ${network.networkId}`,
    clock,
    log,
    next: async () => {
      const store = await opened.get()
      const { networkId } = network
      const [reader, lists] = [verifyingNetwork(store, networkId), store.network(networkId)]
      schedule ??= new NetworkSchedule(
        { reader, lists, node, state, clock },
        { standing, recheck, repair, untrueAnswers },
      )
      return schedule.next()
    },
    onEnd: () => opened.close(),
  })
}
