import type { SimulatedBlock } from "../chain/block.ts"
import type { NodeMood } from "../engine/faulty-endpoint.ts"

/** How a node is for a while. */
export interface Mood extends NodeMood {
  /** Which chain it shows: that of all, one that lags, one that stands still, or any of several at each request. */
  readonly shows: "canonical" | "lagging" | "stuck" | "flipping"
  /** Blocks that it lags behind. */
  readonly lag: number
  /** Where it is stuck, or what it flips to. */
  readonly fork: SimulatedBlock | undefined
  /** What all requests meet. */
  readonly always: "refused" | "hanging" | "throttled" | "wrong chain" | undefined
}

export const healthy: Mood = {
  shows: "canonical",
  lag: 0,
  fork: undefined,
  requestFaults: 0,
  callFaults: 0,
  always: undefined,
  slowness: 50,
}
