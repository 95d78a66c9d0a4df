import type { WireEndpoint } from "@serac/wire/node"
import type { AcceptedContainers } from "../interfaces/index/accepted-containers.ts"
import type { ProposedHeights } from "../interfaces/proposervm/proposed-heights.ts"

/** A chain as a node serves it, independent of its ledger. */
export interface ChainPart {
  /** The chain's id, 32 bytes. */
  readonly id: Uint8Array
  /** Aliases of the id in paths and addresses, the primary one first; case-sensitive. An L1 has none. */
  readonly aliases: readonly string[]
  /** The id of the subnet that validates the chain, 32 bytes. */
  readonly subnetID: Uint8Array
  /** The endpoints below `/ext/bc/<chain>` by their path suffix: empty, `/rpc`, `/ws`, `/avax`, `/validators`. */
  readonly endpoints: Readonly<Record<string, WireEndpoint>>
  /** Whether its virtual machine is a plugin, as for L1s. Default: false. */
  readonly isPlugin?: boolean
  /** The last accepted block; its id is the container's if it has one. */
  readonly lastAccepted: () => { readonly height: number; readonly id: Uint8Array }
  /** Whether the chain has bootstrapped. Default: true. */
  readonly isBootstrapped?: () => boolean
  /** The containers at `/ext/index/<alias>/<kind>`, by kind: `block`, `tx`, `vtx`. */
  readonly containers?: Readonly<Record<string, AcceptedContainers>>
  /** The heights for `/proposervm`; without them there is no such path. */
  readonly proposedHeights?: ProposedHeights
  /** The share of the subnet's stake that is connected, and the missing validators. Default: all are connected. */
  readonly connected?: () => { readonly percent: number; readonly missing: readonly string[] }
}
