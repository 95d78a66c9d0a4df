/**
 * Correcting the stored data of a primary network: for the command and for tests, not covered by semantic versioning.
 *
 * @module
 */

export { type NetworkRepairReport, type RepairNetworkOptions, repairNetwork } from "./repair-network.ts"
