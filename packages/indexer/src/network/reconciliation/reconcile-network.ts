import { type NetworkDefinition, verifyingNetwork } from "@serac/store"
import { createReconciler, LazyStore, type ReconcileOptions, type Reconciler } from "../../core/reconciliation/index.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import { NetworkSchedule, type NetworkScheduleOptions } from "./network-schedule.ts"
import { createStateNode } from "./state-node.ts"

/** What {@link reconcileNetwork} works with. */
export interface ReconcileNetworkOptions extends ReconcileOptions, NetworkScheduleOptions {
  readonly network: NetworkDefinition
}

/**
 * Compares a primary network with its nodes while it is followed: IDs of blocks, UTXO sets of addresses that chance decides,
 * validators with their delegators, and balances of L1 validators, until it is stopped. It reads by a connection of its
 * own and asks by one too, so that neither what it finds slow nor what fails holds up the indexer.
 */
export function reconcileNetwork(options: ReconcileNetworkOptions): Reconciler {
  const { network, store: location, clock, log, fetch, standing, recheck, ...rest } = options
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
      schedule ??= new NetworkSchedule({ reader, lists, node, state, clock }, { standing, recheck })
      return schedule.next()
    },
    onEnd: () => opened.close(),
  })
}
