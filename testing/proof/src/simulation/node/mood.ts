import type { SimulatedBlock } from "../chain/block.ts"
import type { NodeMood } from "../engine/faulty-endpoint.ts"

/** The temporary behavior of a node. */
export interface Mood extends NodeMood {
  /** The chain that the node shows: the canonical one, a lagging one, a stalled one, or a random one at each request. */
  readonly shows: "canonical" | "lagging" | "stuck" | "flipping"
  /** Blocks that it lags behind. */
  readonly lag: number
  /** The tip at which the node is stuck, or the tips to which it flips. */
  readonly fork: SimulatedBlock | undefined
  /** The faults that apply to all requests. */
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
