import { formatId } from "@serac/chain"
import type { HealthCheck } from "./health-check.ts"

/** What a chain's check looks at. */
export interface ChainVitals {
  /** The first of the chain's names, or the text of its id. */
  readonly name: string
  /** The text of the id of the subnet whose tag asks for it. */
  readonly subnetID: string
  /** Whether a virtual machine of its own runs it, as L1s have; such a one tells of its database. */
  readonly isPlugin: boolean
  /** Whether the node has not begun with its chains. */
  readonly waits: () => boolean
  readonly isBootstrapped: () => boolean
  readonly lastAccepted: () => { readonly height: number; readonly id: Uint8Array }
  /** How much of the subnet's stake is connected, and who is not. Default: all of it. */
  readonly connected?: () => { readonly percent: number; readonly missing: readonly string[] }
}

/** The check of a chain: its consensus, its virtual machine, and how much of its stake is connected. */
export function chainCheck(chain: ChainVitals): HealthCheck {
  return {
    name: chain.name,
    tags: [chain.subnetID],
    waits: chain.waits,
    look() {
      const { percent, missing } = chain.connected?.() ?? { percent: 1, missing: [] }
      return {
        message: {
          engine: { consensus: consensusOf(chain), vm: chain.isPlugin ? { database: null, health: null } : null },
          networking: { disconnectedValidators: missing, percentConnected: percent },
        },
      }
    },
  }
}

/** A chain that has not caught up has no consensus to tell of. */
function consensusOf({ isBootstrapped, lastAccepted }: ChainVitals): object {
  if (!isBootstrapped()) return {}
  const { height, id } = lastAccepted()
  return {
    lastAcceptedHeight: height,
    lastAcceptedID: formatId(id),
    longestProcessingBlock: "0s",
    processingBlocks: 0,
  }
}
