import type { Access, ConnectionLimits, OpenListener } from "@serac/server/http"
import type { UsageCounter } from "@serac/server/usage"
import type { TellBlock } from "./cache/final-blocks.ts"
import type { MethodOptions } from "./calls/allowed-methods.ts"
import type { WeightTable } from "./calls/method-weights.ts"
import type { ServedRoutes } from "./calls/route.ts"
import type { NodeAsking } from "./nodes/ask-nodes.ts"
import type { OriginOptions } from "./origin/origin.ts"
import type { GatewayLimits } from "./settings.ts"

/** What a gateway is made of. The counter and the access stay the caller's. */
export interface GatewayOptions extends ServedRoutes, MethodOptions, OriginOptions, GatewayLimits {
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** 0 for any free port. */
  readonly port: number
  /** Listens already; its host, its port and its connections are those of the gateway. Default: the gateway listens by itself. */
  readonly listener?: OpenListener | undefined
  /** The name of the nodes' network, for the counts. */
  readonly network: "mainnet" | "testnet"
  /** Why there may be paths that are not known yet, in words for callers: one that is not known is a 503 then. Default: it is a 404. */
  readonly missing?: string | undefined
  /** Counts calls; without it nothing does. */
  readonly counter?: UsageCounter | undefined
  /** Where this process runs, for the list of requests. Default `unknown`. */
  readonly region?: string
  /** Who may ask, and how much. Default: everybody, without a limit. */
  readonly access?: Access
  /** Tells which block of a chain is final, by the caller's own index. Default: what is never known; then only what names no block is kept. */
  readonly finalBlock?: TellBlock
  /** Tells the last block of a chain in the caller's own index, beside which nodes are ranked. Default: nodes are ranked by each other. */
  readonly indexedBlock?: TellBlock
  /** Compute units of calls, beside the defaults of `gateway.methodWeights` or in their place. */
  readonly methodWeights?: WeightTable
  /** Characters of the answers to a batch together; each call beyond has an error. Default 25,000,000, as nodes have it. */
  readonly maxBatchAnswer?: number
  /** Connections of callers. Default as a service's; an idle one ends when all nodes could have been asked, one after the other. */
  readonly connections?: ConnectionLimits
  /** How else nodes are asked. */
  readonly asking?: Omit<NodeAsking, "timeout">
  /** Is told of what fails unexpectedly. Default: nobody. */
  readonly warn?: (message: string, facts: Readonly<Record<string, unknown>>) => void
}
