/**
 * Correcting stored blocks from nodes or from the archive: for the command and for tests, not covered by semantic
 * versioning.
 *
 * @module
 */

export { type ChainRepair, type RepairChainOptions, repairChain } from "./repair-chain.ts"
