import { catalogChain } from "./catalog.ts"

/** The names of primary networks in paths; a service rejects other names with a 400. */
export type NetworkName = "mainnet" | "testnet" | "fuji"

/** The names of a primary network's chains in paths. */
export type PrimaryChain = "p-chain" | "x-chain" | "c-chain"

/** Types a name of a path for the client without a check: the service rejects unknown names. */
export const networkName = (text = ""): NetworkName => text as NetworkName

const platformId = "11111111111111111111111111111111LpoYY"

/** The subnet of the primary network has the P-Chain's ID. */
export const primarySubnetId = platformId

/**
 * The chain of the primary network with an ID: an EVM chain of the service is the C-Chain; a chain that is neither that nor the P-Chain is the
 * X-Chain.
 */
export function primaryChainOf(blockchainId: string): PrimaryChain {
  if (blockchainId === "p-chain" || blockchainId === platformId) return "p-chain"
  if (blockchainId === "c-chain" || catalogChain(blockchainId) !== undefined) return "c-chain"
  return "x-chain"
}

/** Whether a path segment is the alias of a chain of the primary network. */
export function isPrimaryChain(blockchainId: string): blockchainId is PrimaryChain {
  return ["p-chain", "x-chain", "c-chain"].includes(blockchainId)
}
