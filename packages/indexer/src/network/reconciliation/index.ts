/**
 * Comparing stored data with a node: for the command and for tests, not covered by semantic versioning.
 *
 * @module
 */

export { createNetworkNode } from "../node/create-network-node.ts"
export { compareNetworkBlocks } from "./compare-network-blocks.ts"
export { reconcileUtxos, sourcesOf } from "./compare-utxos.ts"
export { compareValidators, delegatedOf, subnetsOf } from "./compare-validators.ts"
export { type NetworkSides, rememberPlatform } from "./network-sides.ts"
export { type ReconcileNetworkOptions, reconcileNetwork } from "./reconcile-network.ts"
export { createStateNode, type StateNode } from "./state-node.ts"
export { type VerifyNetworkOptions, verifyNetwork } from "./verify-network.ts"
