import type { NetworkDefinition, NetworkWriter } from "@serac/store"
import type { Clock, LogFunction } from "../../core/index.ts"
import type { NetworkTracker } from "../network-tracker.ts"
import type { NetworkNode } from "../node/network-node.ts"
import type { Names } from "../render/names.ts"
import type { Notes } from "./notes.ts"

/** What maintenance tasks need, which run beside the indexing of blocks once it has caught up. */
export interface MaintenanceContext {
  readonly network: NetworkDefinition
  readonly node: NetworkNode
  readonly writer: NetworkWriter
  readonly tracker: NetworkTracker
  readonly notes: Notes
  readonly names: Names
  readonly clock: Clock
  readonly log: LogFunction
  readonly signal: AbortSignal
  /** Milliseconds that nodes may lag behind each other, so that a block is missing that another node has. Default 30_000. */
  readonly maxLagMs?: number | undefined
}
