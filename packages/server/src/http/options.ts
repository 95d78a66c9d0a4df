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
import type { OperatorPages } from "./operators/pages.ts"
import type { UnknownParameters } from "./request/unknown-parameters.ts"
import type { Checks } from "./request/validators.ts"
import type { MessageStyle } from "./response/error-body.ts"
import type { TellFreshness } from "./response/freshness.ts"
import type { StreamLimits } from "./stream/open-streams.ts"

/** What operators are told of a process. */
export interface OperatorsOptions {
  /** Listens already; its host, its port and its limits of connections are those of the service. Default: the service listens by itself. */
  readonly listener?: OpenListener | undefined
  /** Gets a line for each request at level `info`, and one for each failure. Default: failures, to standard error. */
  readonly logger?: FastifyBaseLogger
  /** What `/health` tells beside its status. Default: ready, without details. */
  readonly health?: () => Health | Promise<Health>
  /** Adds metrics of its own to those of `/metrics`; called once. */
  readonly metrics?: (registry: Registry) => void
  /**
   * For processes that share a port, of which a caller cannot choose one: called once with what this process measures, returns
   * what makes the text of `/metrics` for all of them. Default: each answers for itself.
   */
  readonly shareMetrics?: (own: () => Promise<Metrics>) => () => Promise<string>
}

/** What a service is made of. */
export interface ServiceOptions<Services> extends OperatorsOptions {
  /** The bundled document: `openapi.json` of a client package. */
  readonly document: OpenApiDocument
  /** A handler for each operation, by operationId: `handlers` of a service's generated index. */
  readonly handlers: AnyHandlers<Services>
  /** What every handler gets as its second argument. */
  readonly services: Services
  /** How an error's `message` is written: one string (`text`), or a list of strings (`list`). */
  readonly messages: MessageStyle
  /** Who may ask for what, and how much of it. Default: everybody, for everything, without a limit. */
  readonly access?: Access
  /** Gets a line at level `info` for each request that changes something, with who asked. Default `logger`. */
  readonly audit?: FastifyBaseLogger
  /**
   * Signs page tokens; at least 16 bytes. Default random: tokens are then refused after a restart and by other processes.
   */
  readonly secret?: Uint8Array
  /** The origin whose pages may call; `false` for none. Default `*`: the data is public and read-only. */
  readonly cors?: string | false
  /**
   * The most bytes of answers that are kept in memory, of handlers that say what their answers depend on ({@link cached}); 0
   * for none. Default 33,554,432.
   */
  readonly cacheSize?: number
  /** The most bytes of a request's body. Default 262,144. */
  readonly bodyLimit?: number
  /** Milliseconds for a request to arrive, its body included, and for a handler to answer it, else 503. Default 30,000. */
  readonly requestTimeout?: number
  /** How many connections there may be, how long they may be idle or slow, and how many of them may be streams. */
  readonly connections?: ConnectionLimits & StreamLimits
  /** Milliseconds after which a stream of events in which nothing happens has a comment. Default 15,000. */
  readonly heartbeat?: number
  /** Milliseconds that running requests get to finish when the service stops. Default 10,000. */
  readonly shutdownGrace?: number
  /** Says with each answer of an operation how fresh it is. Default: nothing does. */
  readonly freshness?: TellFreshness
  /**
   * `refuse`: a query parameter that the operation does not have is a 400 that names the nearest one. `ignore`: it is as if it
   * were not there. Default `refuse`.
   */
  readonly unknownParameters?: UnknownParameters
  /** What the document names as `x-check`: whether a text is one of these. Default none. */
  readonly checks?: Checks
  /**
   * Is told of each request that ended, but for those of operators' endpoints. It is called once the answer is sent, and must neither
   * throw nor take long.
   */
  readonly onExchange?: (ended: EndedExchange) => void
  /** Pages for people, at the root and beside the operations. Default: the root leads to `/docs`. */
  readonly pages?: OperatorPages
  /** What of the document this service does not answer, and examples of what is there, for `/openapi.json` and `/docs`. */
  readonly description?: ServiceDescription
  /** Checks every success against the document; one that breaks it becomes a 500, its violations are logged. For tests. */
  readonly checkResponses?: boolean
}

/** Options that are the same for each service, and which a service passes on as they are. The others it decides itself. */
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

/** How a service is. */
export interface Health {
  /** Whether requests should be sent here. */
  readonly ready: boolean
  /** Ready, although something is wrong: `status` is then `degraded`, still a 200. Default false. */
  readonly degraded?: boolean
  /** Members of the answer of `/health`. */
  readonly details?: Readonly<Record<string, unknown>>
}
