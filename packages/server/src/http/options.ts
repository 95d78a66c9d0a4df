import type { FastifyBaseLogger } from "fastify"
import type { Registry } from "prom-client"
import type { Access } from "./access/access.ts"
import type { ConnectionLimits } from "./connections/connections.ts"
import type { OpenApiDocument } from "./document/openapi.ts"
import type { EndedExchange } from "./ended-exchange.ts"
import type { AnyHandlers } from "./handler.ts"
import type { OpenListener } from "./open-listener.ts"
import type { ServiceDescription } from "./operators/description.ts"
import type { Metrics } from "./operators/merge-metrics.ts"
import type { PageData } from "./operators/page-data.ts"
import type { OperatorPages } from "./operators/pages.ts"
import type { UnknownParameters } from "./request/unknown-parameters.ts"
import type { Checks } from "./request/validators.ts"
import type { MessageStyle } from "./response/error-body.ts"
import type { TellFreshness } from "./response/freshness.ts"
import type { StreamLimits } from "./stream/open-streams.ts"

/** Options of logs, health and metrics of a process. */
export interface OperatorsOptions {
  /** A port that already listens; its host, port and connection limits apply. Default: the service opens its own port. */
  readonly listener?: OpenListener | undefined
  /** The logger of one line per request at level `info`, and one per failure. Default: failures only, to standard error. */
  readonly logger?: FastifyBaseLogger
  /** Readiness and details for `/health`. Default: ready, without details. */
  readonly health?: () => Health | Promise<Health>
  /** Adds the service's own metrics to `/metrics`; called once. */
  readonly metrics?: (registry: Registry) => void
  /**
   * For processes that share a port, where a caller cannot choose the process: called once with the metrics of this process, returns a
   * function that makes the text of `/metrics` for all of them. Default: each process reports its own metrics.
   */
  readonly shareMetrics?: (own: () => Promise<Metrics>) => () => Promise<string>
}

/** Options of a service. */
export interface ServiceOptions<Services> extends OperatorsOptions {
  /** The bundled document: `openapi.json` of a client package. */
  readonly document: OpenApiDocument
  /** A handler for each operation, by operationId: `handlers` of a service's generated index. */
  readonly handlers: AnyHandlers<Services>
  /** The dependencies that every handler gets as its second argument. */
  readonly services: Services
  /** How an error's `message` is written: one string (`text`), or a list of strings (`list`). */
  readonly messages: MessageStyle
  /** Which callers may use which operations, and how often. Default: every caller, every operation, without a limit. */
  readonly access?: Access
  /** The logger of one line at level `info` for each request that changes something, with its caller. Default `logger`. */
  readonly audit?: FastifyBaseLogger
  /** Key that signs page tokens; at least 16 bytes. Default random: tokens are then refused after a restart and by other processes. */
  readonly secret?: Uint8Array
  /** The origin whose pages may send requests; `false` for none. Default `*`: the data is public and read-only. */
  readonly cors?: string | false
  /** Maximum bytes of responses cached in memory, for handlers that declare a version ({@link cached}); 0 for none. Default 33,554,432. */
  readonly cacheSize?: number
  /** Maximum bytes of a request's body. Default 262,144. */
  readonly bodyLimit?: number
  /** Milliseconds to receive a request, its body included, and again to answer it; then 503. Default 30,000. */
  readonly requestTimeout?: number
  /** Limits of connections, of their idle time and data rate, and of streams. */
  readonly connections?: ConnectionLimits & StreamLimits
  /** Milliseconds after which a comment is sent on a stream without events. Default 15,000. */
  readonly heartbeat?: number
  /** Milliseconds that running requests get to finish when the service stops. Default 10,000. */
  readonly shutdownGrace?: number
  /** Returns the freshness headers of each response of an operation. Default: none. */
  readonly freshness?: TellFreshness
  /** `refuse`: a query parameter that the operation does not have is a 400 that names the nearest one. `ignore`: it is ignored. Default `refuse`. */
  readonly unknownParameters?: UnknownParameters
  /** Checks by their `x-check` name: each returns whether a text is valid. Default none. */
  readonly checks?: Checks
  /** Called for each ended request except those of operators' endpoints, after the response is sent. It must neither throw nor take long. */
  readonly onExchange?: (ended: EndedExchange) => void
  /** HTML pages, at the root and at other paths without operations. Default: the root redirects to `/docs`. */
  readonly pages?: OperatorPages
  /** JSON for these pages alone. Default: none. */
  readonly pageData?: readonly PageData[]
  /** Operations that this service does not serve, and examples from its data, for `/openapi.json` and `/docs`. */
  readonly description?: ServiceDescription
  /** Checks every success against the document; an invalid one becomes a 500, and its violations are logged. For tests. */
  readonly checkResponses?: boolean
}

/** Options that every service passes on unchanged. A service decides the others itself. */
export type CommonServiceOptions = Omit<
  ServiceOptions<unknown>,
  | "document"
  | "handlers"
  | "services"
  | "messages"
  | "secret"
  | "health"
  | "metrics"
  | "freshness"
  | "checks"
  | "description"
>

/** The health of a service. */
export interface Health {
  /** Whether requests should be sent here. */
  readonly ready: boolean
  /** Ready, but with a problem: `status` is `degraded`, still a 200. Default false. */
  readonly degraded?: boolean
  /** Further members of the `/health` response. */
  readonly details?: Readonly<Record<string, unknown>>
}
