import { catalogChain } from "./catalog.ts"

/** The names of a primary network in paths; a service answers any other with a 400. */
export type NetworkName = "mainnet" | "testnet" | "fuji"

/** The names of a primary network's chains in paths. */
export type PrimaryChain = "p-chain" | "x-chain" | "c-chain"

/** A name of a path, for the client: what is none of the names is the service's to refuse. */
export const networkName = (text = ""): NetworkName => text as NetworkName

const platformId = "11111111111111111111111111111111LpoYY"

/** The subnet of the primary network has the P-Chain's ID. */
export const primarySubnetId = platformId

/** The chain of the primary network that an ID is of: an EVM chain of the service is the C-Chain, and what is neither is the X-Chain. */
export function primaryChainOf(blockchainId: string): PrimaryChain {
  if (blockchainId === "p-chain" || blockchainId === platformId) return "p-chain"
  if (blockchainId === "c-chain" || catalogChain(blockchainId) !== undefined) return "c-chain"
  return "x-chain"
}

/** Whether a path names a chain of the primary network by its alias. */
export function isPrimaryChain(blockchainId: string): blockchainId is PrimaryChain {
  return ["p-chain", "x-chain", "c-chain"].includes(blockchainId)
}
