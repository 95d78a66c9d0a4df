import type { WireEndpoint } from "@serac/wire/node"
import type { AcceptedContainers } from "../interfaces/index/accepted-containers.ts"
import type { ProposedHeights } from "../interfaces/proposervm/proposed-heights.ts"

/** A chain as a node serves it, whatever keeps its ledger. */
export interface ChainPart {
  /** The 32 bytes of its id. */
  readonly id: Uint8Array
  /** Names that stand for the id in paths and addresses, the first one first; case-sensitive. An L1 has none. */
  readonly aliases: readonly string[]
  /** The 32 bytes of the id of the subnet that validates it. */
  readonly subnetID: Uint8Array
  /** What is served behind `/ext/bc/<chain>`, by what follows: empty, `/rpc`, `/ws`, `/avax`, `/validators`. */
  readonly endpoints: Readonly<Record<string, WireEndpoint>>
  /** Whether its virtual machine is a plugin, as that of L1s is. Default false. */
  readonly isPlugin?: boolean
  /** The last block; its id is the container's where consensus has it in one. */
  readonly lastAccepted: () => { readonly height: number; readonly id: Uint8Array }
  /** Whether it has caught up. Default: it has. */
  readonly isBootstrapped?: () => boolean
  /** What is served at `/ext/index/<alias>/<kind>`, by kind: `block`, `tx`, `vtx`. */
  readonly containers?: Readonly<Record<string, AcceptedContainers>>
  /** What `/proposervm` tells; without it there is no such path. */
  readonly proposedHeights?: ProposedHeights
  /** How much of the subnet's stake is connected, and who is not. Default: all of it. */
  readonly connected?: () => { readonly percent: number; readonly missing: readonly string[] }
}
