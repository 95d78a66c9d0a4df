import { formatId } from "@serac/chain"
import type { HealthCheck } from "./health-check.ts"

/** The state of a chain that its check reports. */
export interface ChainVitals {
  /** The first name of the chain, or its id in text form. */
  readonly name: string
  /** The id of its subnet in text form, which is the tag of the check. */
  readonly subnetID: string
  /** Whether a virtual machine plugin runs the chain, as for L1s; its check also reports the database. */
  readonly isPlugin: boolean
  /** Whether the node has not started its chains yet. */
  readonly waits: () => boolean
  readonly isBootstrapped: () => boolean
  readonly lastAccepted: () => { readonly height: number; readonly id: Uint8Array }
  /** The share of the subnet's stake that is connected, and the missing validators. Default: all are connected. */
  readonly connected?: () => { readonly percent: number; readonly missing: readonly string[] }
}

/** The check of a chain: its consensus, its virtual machine, and the connected share of its stake. */
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

/** A chain that has not bootstrapped has no consensus to report. */
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
