import type { NodeMood } from "../../simulation/engine/faulty-endpoint.ts"
import type { ChainAlias } from "../world/coins.ts"

/** How a node is for a while. */
export interface Mood extends NodeMood {
  /** How far it is: as far as all, behind, standing still, or any of several at each request, as behind a balancer. */
  readonly shows: "all" | "lagging" | "stuck" | "flipping"
  /** Blocks of the network that it lags behind, and more of them with X and C. */
  readonly lag: number
  readonly moreLag: Readonly<Record<ChainAlias, number>>
  /** The heights at which the node is stuck. */
  readonly stuckAt: number
  /** The faults that apply to all requests. */
  readonly always: "refused" | "hanging" | "throttled" | undefined
  /** Chains that the node has not finished bootstrapping, and its answers about them. */
  readonly bootstrapping: readonly ChainAlias[]
  readonly bootstrappingStatus: 404 | 503
  readonly hasIndex: boolean
  /** Another network's node has its address. */
  readonly isForeign: boolean
}

export const healthy: Mood = {
  shows: "all",
  lag: 0,
  moreLag: { P: 0, X: 0, C: 0 },
  stuckAt: 0,
  requestFaults: 0,
  callFaults: 0,
  always: undefined,
  bootstrapping: [],
  bootstrappingStatus: 503,
  hasIndex: true,
  isForeign: false,
  slowness: 50,
}
