/**
 * Correcting stored blocks of nodes and of the archive: for the command and for tests, not covered by semantic versioning.
 *
 * @module
 */

export { type ChainRepair, type RepairChainOptions, repairChain } from "./repair-chain.ts"
