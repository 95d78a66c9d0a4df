import type { HealthCheck } from "./health-check.ts"

/** What is told of a node that is a process of its own; a devnet has no disk, no peers and no router to tell of. */
export interface NodeVitals {
  readonly bls: string
  readonly disk: { readonly availableDiskBytes: number; readonly availableDiskPercentage: number }
  readonly network: { readonly connectedPeers: number; readonly sendFailRate: number }
  readonly router: { readonly longestRunningRequest: string; readonly outstandingRequests: number }
  /** When the last upgrade that is scheduled comes, as Go writes times. */
  readonly localUpgradeTime: string
}

/** What a well node says of itself. */
export const wellVitals: NodeVitals = {
  bls: "node has the correct BLS key",
  disk: { availableDiskBytes: 80_738_770_944, availableDiskPercentage: 29 },
  network: { connectedPeers: 0, sendFailRate: 0 },
  router: { longestRunningRequest: "0s", outstandingRequests: 0 },
  localUpgradeTime: "2020-12-05T05:00:00Z",
}

/** The checks of the node itself, which every answer has. `vitals` is asked at each look. */
export function nodeChecks(vitals: () => NodeVitals): readonly HealthCheck[] {
  return [
    { name: "bls", look: () => ({ message: vitals().bls }) },
    { name: "database", look: () => ({}) },
    { name: "diskspace", look: () => ({ message: vitals().disk }) },
    {
      name: "futureupgrade",
      look: () => ({
        message: {
          localUpgradeTime: vitals().localUpgradeTime,
          modeUpgradeTime: "1970-01-01T00:00:00Z",
          modeUpgradeWeightPercentage: 0,
          numUpgradeTimes: 0,
        },
      }),
    },
    { name: "network", look: () => ({ message: vitals().network }) },
    { name: "router", look: () => ({ message: vitals().router }) },
  ]
}

/** Whether the chains of every subnet have caught up: `behind` gives the ids of those subnets of which one has not. */
export function bootstrappedCheck(behind: () => readonly string[], waits: () => boolean): HealthCheck {
  return {
    name: "bootstrapped",
    waits,
    look() {
      const message = behind()
      return message.length === 0 ? { message } : { message, error: "subnets not bootstrapped" }
    },
  }
}
