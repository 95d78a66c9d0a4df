import type { HealthCheck } from "./health-check.ts"

/** Values of a node process that its checks report; a devnet has no disk, peers or router of its own. */
export interface NodeVitals {
  readonly bls: string
  readonly disk: { readonly availableDiskBytes: number; readonly availableDiskPercentage: number }
  readonly network: { readonly connectedPeers: number; readonly sendFailRate: number }
  readonly router: { readonly longestRunningRequest: string; readonly outstandingRequests: number }
  /** The time of the last scheduled upgrade, in Go's format. */
  readonly localUpgradeTime: string
}

/** The values of a healthy node. */
export const wellVitals: NodeVitals = {
  bls: "node has the correct BLS key",
  disk: { availableDiskBytes: 80_738_770_944, availableDiskPercentage: 29 },
  network: { connectedPeers: 0, sendFailRate: 0 },
  router: { longestRunningRequest: "0s", outstandingRequests: 0 },
  localUpgradeTime: "2020-12-05T05:00:00Z",
}

/** The checks of the node itself, which every answer includes. Each run calls `vitals`. */
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

/** The check that the chains of all subnets have bootstrapped: `behind` returns the ids of the subnets with a chain that has not. */
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
