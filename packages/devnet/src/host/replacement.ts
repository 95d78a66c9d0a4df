import type { L1Plan } from "../l1/l1-plan.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"

/** The initial parameters of a network. */
export interface NetworkPlan {
  /** The seed from which all keys and all traffic derive. Default: `serac`. */
  readonly seed?: string | undefined
  /** The initial L1s. */
  readonly l1s?: readonly L1Plan[] | undefined
  /** The text of the genesis file. Its validators can sign only if their keys derive from the seed. Default: the local network's. */
  readonly genesis?: string | undefined
}

/** A new network, with another start of its fork. */
export interface NewNetwork extends NetworkPlan {
  /** The number of the block at which the fork starts. Default: the same block as before. */
  readonly forkBlock?: bigint | undefined
}

/** The replacement of a network: a new network, or one that continues from a state. */
export type Replacement = NewNetwork | { readonly state: string }

/** A network that has replaced another one. */
export interface ReplacedNetwork {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
}

/**
 * Replaces the served network with another one at the same paths, after the history of the first is filled. The clock continues. It
 * resolves when the new network serves requests.
 *
 * @throws {StateError} and the errors of an invalid genesis or funding; then the first network stays.
 */
export type Replace = (next: Replacement) => Promise<ReplacedNetwork>
