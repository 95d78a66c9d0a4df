/**
 * Comparing stored data with a node: for the command and for tests, not covered by semantic versioning.
 *
 * @module
 */

export { Parties } from "../decode/parties.ts"
export { createNode } from "../node/node.ts"
export { comparingVerifier } from "../verify/comparing-verifier.ts"
export { type ChainSides, compareBlock, compareBlockHash } from "./compare-block.ts"
export { type ReconcileChainOptions, reconcileChain } from "./reconcile-chain.ts"
export { type VerifyChainOptions, verifyChain } from "./verify-chain.ts"
