/**
 * Comparing what is stored with a node: for the command and for tests, not covered by semantic versioning.
 *
 * @module
 */

export { Parties } from "../decode/parties.ts"
export { createNetworkNode } from "../network/node/create-network-node.ts"
export { type Clock, systemClock } from "../node/clock.ts"
export { createNode } from "../node/node.ts"
export { type ChainSides, compareBlock, compareBlockHash } from "./compare-block.ts"
export { type Confirming, confirm } from "./confirm.ts"
export type { Compared, Difference, DifferenceKind, Finding } from "./difference.ts"
export { DifferenceLog, readDifferences } from "./difference-log.ts"
export { compareNetworkBlocks } from "./network/compare-network-blocks.ts"
export { compareUtxos, sourcesOf } from "./network/compare-utxos.ts"
export { compareValidators, delegatedOf, subnetsOf } from "./network/compare-validators.ts"
export { type NetworkSides, rememberPlatform } from "./network/network-sides.ts"
export { type ReconcileNetworkOptions, reconcileNetwork } from "./network/reconcile-network.ts"
export { createStateNode, type StateNode } from "./network/state-node.ts"
export { type VerifyNetworkOptions, verifyNetwork } from "./network/verify-network.ts"
export { type ReconcileChainOptions, reconcileChain } from "./reconcile-chain.ts"
export { type Check, createReconciler, type Reconciler, type ReconcilerOptions } from "./reconciler.ts"
export type { Verification, VerifyOptions } from "./run-checks.ts"
export { type VerifyChainOptions, verifyChain } from "./verify-chain.ts"
