import type { Access, ConnectionLimits, OpenListener } from "@serac/server/http"
import type { UsageCounter } from "@serac/server/usage"
import type { TellFinalBlock } from "./cache/final-blocks.ts"
import type { MethodOptions } from "./calls/allowed-methods.ts"
import type { ServedRoutes } from "./calls/route.ts"
import type { NodeAsking } from "./nodes/ask-nodes.ts"
import type { OriginOptions } from "./origin/origin.ts"

/** What a gateway is made of. The counter and the access stay the caller's. */
export interface GatewayOptions extends ServedRoutes, MethodOptions, OriginOptions {
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
  /** Tells which block of a chain is final. Default: what is never known; then only what names no block is kept in memory. */
  readonly finalBlock?: TellFinalBlock
  /** Characters of answers that are kept in memory; 0 for none. Default 67,108,864. */
  readonly cacheSize?: number
  /** Bytes of a request's body. Default 1,048,576. */
  readonly maxBodyBytes?: number
  /** Calls of a batch; of more none is answered. Default 100. */
  readonly maxBatch?: number
  /** Characters of the answers to a batch together; each call beyond has an error. Default 25,000,000, as nodes have it. */
  readonly maxBatchAnswer?: number
  /** Connections of callers. Default as a service's; an idle one ends when all nodes could have been asked, one after the other. */
  readonly connections?: ConnectionLimits
  /** Requests that are answered at a time; more are a 503. Default 1,024. */
  readonly maxRequests?: number
  /**
   * Bytes of bodies and of answers that all requests hold together, until callers have taken them; what there is no room for is a 503.
   * Default 268,435,456.
   */
  readonly maxHeldBytes?: number
  readonly asking?: NodeAsking
  /** Is told of what fails unexpectedly. Default: nobody. */
  readonly warn?: (message: string, facts: Readonly<Record<string, unknown>>) => void
}
