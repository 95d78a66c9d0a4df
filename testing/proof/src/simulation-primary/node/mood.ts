import type { NodeMood } from "../../simulation/engine/faulty-endpoint.ts"
import type { ChainAlias } from "../world/coins.ts"

/** The temporary behavior of a node. */
export interface Mood extends NodeMood {
  /** The node's heights: current, behind, stuck, or different at each request, as behind a load balancer. */
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
  /** Whether another network's node has the address. */
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
