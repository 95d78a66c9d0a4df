/**
 * The parts of an indexer, for tests and simulations that replace time, randomness, the network and the store. Not covered
 * by semantic versioning.
 *
 * @module
 */

export { createNetworkNode } from "./node/create-network-node.ts"
export type { NetworkNode, NetworkNodeOptions } from "./node/network-node.ts"
export { type NetworkRunOptions, runNetworkIndexer } from "./run-network-indexer.ts"
export { type ReplacedMachine, runNetworkWith } from "./run-with-network-writer.ts"
export { pSpends, type SignedSpends, xSpends } from "./verify/spend.ts"
export { SpendSignatures } from "./verify/verify-spend.ts"
