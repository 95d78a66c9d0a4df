import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"

/** What a network begins with. */
export interface NetworkPlan {
  /** What all keys and all traffic follow from. Default: `serac`. */
  readonly seed?: string | undefined
  /** L1s that it begins with: names and EVM chain ids. */
  readonly l1s?: readonly { readonly name: string; readonly chainID: number }[] | undefined
  /** The text of the genesis file that it begins with; its validators sign where their keys follow from the seed. Default: the local network's. */
  readonly genesis?: string | undefined
}

/** What is to be in the place of a network: one that begins anew, or one that goes on from a state. */
export type Replacement = NetworkPlan | { readonly state: string }

/** A network that is in the place of another. */
export interface ReplacedNetwork {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
}

/**
 * Puts another network in the place of one that is served, at the same paths, when the history of that one is filled. The clock goes on. It
 * resolves when the other one answers.
 *
 * @throws {StateError} and what its genesis or its funds are refused with; then the first one stays.
 */
export type Replace = (next: Replacement) => Promise<ReplacedNetwork>
