import type { Access, ConnectionLimits, OpenListener } from "@serac/server/http"
import type { UsageCounter } from "@serac/server/usage"
import type { TellBlock } from "./cache/final-blocks.ts"
import type { MethodOptions } from "./calls/allowed-methods.ts"
import type { WeightTable } from "./calls/method-weights.ts"
import type { ServedRoutes } from "./calls/route.ts"
import type { NodeAsking } from "./nodes/ask-nodes.ts"
import type { OriginOptions } from "./origin/origin.ts"
import type { GatewayLimits } from "./settings.ts"

/** The options of a gateway. The caller keeps ownership of the counter and the access control. */
export interface GatewayOptions extends ServedRoutes, MethodOptions, OriginOptions, GatewayLimits {
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** 0 for any free port. */
  readonly port: number
  /** An open listener, whose host, port and connections the gateway uses. Default: the gateway opens its own. */
  readonly listener?: OpenListener | undefined
  /** The name of the nodes' network, for usage counts. */
  readonly network: "mainnet" | "testnet"
  /** Why some paths may not be known yet, as a message for callers: an unknown path then returns 503. Default: it returns 404. */
  readonly missing?: string | undefined
  /** Counts calls. Default: calls are not counted. */
  readonly counter?: UsageCounter | undefined
  /** Where this process runs, for the list of requests. Default `unknown`. */
  readonly region?: string
  /** Access control and limits. Default: every caller, without a limit. */
  readonly access?: Access
  /** Returns the last final block of a chain, from the caller's own index. Default: it is unknown, and only answers without a block are cached. */
  readonly finalBlock?: TellBlock
  /** Returns the last block of a chain in the caller's own index, for the ranking of nodes. Default: nodes are ranked by each other's heads. */
  readonly indexedBlock?: TellBlock
  /** Compute units of calls; they add to the defaults of `gateway.methodWeights` or replace them. */
  readonly methodWeights?: WeightTable
  /** Maximum characters of all answers to a batch; each further call returns an error. Default 25,000,000, as in nodes. */
  readonly maxBatchAnswer?: number
  /** Limits of callers' connections. Default as in a service; an idle connection ends after the time in which all nodes could be tried. */
  readonly connections?: ConnectionLimits
  /** Further options of requests to nodes. */
  readonly asking?: Omit<NodeAsking, "timeout">
  /** Receives unexpected failures. Default: they are ignored. */
  readonly warn?: (message: string, facts: Readonly<Record<string, unknown>>) => void
}
