import { randomBytes } from "node:crypto"
import { type FastifyInstance, fastify } from "fastify"
import { pino } from "pino"
import type { Registry } from "prom-client"
import { admitBy } from "./access/admit.ts"
import { answerFaults } from "./answer-faults.ts"
import { AnswerCache } from "./cache/answer-cache.ts"
import { declaredVersion } from "./cache/cached.ts"
import { answerClientError } from "./client-error.ts"
import { closeGracefully } from "./close.ts"
import { Connections } from "./connections/connections.ts"
import type { Context } from "./context.ts"
import { DocumentError } from "./document/document-error.ts"
import { type Operation, readOperations } from "./document/operations.ts"
import { plainColons } from "./document/path-template.ts"
import { unservedOperations } from "./document/unserved.ts"
import { requestId } from "./exchange.ts"
import { followExchanges } from "./follow-exchanges.ts"
import type { AnyHandlers } from "./handler.ts"
import { declaredRules } from "./handler-rules.ts"
import { loggableError } from "./loggable-error.ts"
import { serveOperation } from "./operation-route.ts"
import { documentText } from "./operators/description.ts"
import { serveDocs } from "./operators/docs.ts"
import { serveHealth } from "./operators/health.ts"
import { serveMetrics } from "./operators/metrics.ts"
import { servePageData } from "./operators/page-data.ts"
import { servePages } from "./operators/pages.ts"
import type { ServiceOptions } from "./options.ts"
import { PageTokens } from "./paging/page-token.ts"
import { refuseBy } from "./refuse-request.ts"
import { takeBodies } from "./request/body.ts"
import { keepQuery } from "./request/query.ts"
import { type Checks, validatorsOf } from "./request/validators.ts"
import { ErrorReplies } from "./response/error-replies.ts"
import { serveUnserved } from "./serve-unserved.ts"
import { httpSettings, requestSettings } from "./settings.ts"
import { OpenStreams } from "./stream/open-streams.ts"
import { serveUnknownPaths } from "./unknown-path.ts"

const noChecks: Checks = {}

/** A service that is not listening yet. */
export interface Service {
  /** The Fastify instance with all routes; its `inject` answers without a socket. */
  readonly fastify: FastifyInstance
  /** Stops accepting requests, lets running ones finish, and closes the remaining connections after the grace time. */
  close(): Promise<void>
}

/**
 * Creates a service from a document and its handlers.
 *
 * Every operation of the document is routed, its parameters and body are checked, and its errors have the body of section 7. The service also
 * has `/health`, `/metrics`, `/docs` and `/openapi.json`.
 *
 * Throws {@link DocumentError} when the document cannot be served or the handlers do not match its operations, and a RangeError when the
 * secret is too short.
 *
 * @example
 * ```ts
 * import document from "@serac/metrics/openapi.json" with { type: "json" }
 * import type { operations } from "@serac/metrics/types"
 * import { createService, type Handlers } from "@serac/server/http"
 *
 * interface Services {
 *   readonly newest: ReadonlyMap<string, { readonly timestamp: number; readonly value: number }>
 * }
 *
 * const handlers = {
 *   getAverageTps: async ({ path }, { newest }) => {
 *     const point = newest.get(path.chainId)
 *     return { results: point === undefined ? [] : [point], status: 200 }
 *   },
 * } satisfies Handlers<operations, Services>
 *
 * const newest = new Map([["43114", { timestamp: 1_795_219_200, value: 3.61 }]])
 * const service = createService({ document, handlers, services: { newest }, messages: "list" })
 * console.log((await service.fastify.inject("/v1/avg_tps/43114")).json())
 * await service.close()
 * ```
 */
export function createService<Services>(options: ServiceOptions<Services>): Service {
  const { document, bodyLimit = 262_144, shutdownGrace = 10_000, cors = "*" } = options
  const { requestTimeout = httpSettings.requestTimeout.default } = options
  const logger = options.logger ?? pino({ level: "warn" }, pino.destination(2))
  const log = logger.child({}, { serializers: { err: loggableError } })
  const operations = readOperations(document)
  requireHandlers(operations, options.handlers)
  const unserved = unservedOperations(document)
  const secret = options.secret ?? randomBytes(32)
  if (secret.length < 16) throw new RangeError("the secret of the page tokens has less than 16 bytes")
  const errors = new ErrorReplies(options.messages, log)
  const { listener: opened } = options
  const connections = opened?.connections ?? new Connections(options.connections ?? {}, requestTimeout)
  const app = fastify({
    bodyLimit,
    serverFactory: (listener) =>
      opened?.take(listener, refuseBy(errors, cors)) ?? connections.serve(listener, refuseBy(errors, cors), true),
    return503OnClosing: false,
    genReqId: requestId,
    rewriteUrl: ({ url = "/" }) => plainColons(url),
    clientErrorHandler: (error, socket) => answerClientError(errors, error, socket),
    frameworkErrors: (_error, request, reply) => {
      begin(request, reply)
      errors.send(reply, 400, ["The path is malformed"])
    },
    routerOptions: { maxParamLength: 65_536, querystringParser: keepQuery },
  })
  const streams = new OpenStreams(options.connections ?? {})
  const context: Context = {
    document,
    validators: validatorsOf(document, options.checks ?? noChecks),
    tokens: new PageTokens(secret),
    cache: new AnswerCache(options.cacheSize ?? 32 * 2 ** 20),
    errors,
    admit: admitBy(options.access, errors, (keyId) => connections.beginWithKey(keyId)),
    log,
    requestTimeout,
    responses: options.checkResponses ? validatorsOf(document) : undefined,
    unknownParameters: options.unknownParameters ?? requestSettings.unknownParameters.default,
    freshness: options.freshness,
    streams,
    heartbeat: options.heartbeat ?? 15_000,
  }
  const isClosing = closeGracefully(app, shutdownGrace)
  app.addHook("preClose", (done) => {
    streams.close()
    done()
  })
  const metrics = (registry: Registry) => {
    connections.measure(registry)
    streams.measure(registry)
    options.access?.measure?.(registry)
    options.metrics?.(registry)
  }
  const observe = serveMetrics(app, { ...options, metrics })
  const begin = followExchanges(app, {
    log,
    audit: options.audit ?? log,
    errors,
    cors,
    observe,
    onExchange: options.onExchange,
    isClosing,
  })
  takeBodies(app)
  const notFound = serveUnknownPaths(app, { operations, unserved }, context, cors, options.pages)
  answerFaults(app, context, { bodyLimit, notFound })
  for (const operation of operations) {
    const handler = options.handlers[operation.id] as AnyHandler<Services>
    const version = declaredVersion(handler) as AnyVersion<Services> | undefined
    const rules = declaredRules(handler) as AnyRules<Services> | undefined
    serveOperation(app, context, operation, {
      answer: (request) => handler(request, options.services),
      version: version && ((request) => version(request, options.services)),
      rules: rules && ((request) => rules(request, options.services)),
    })
  }
  serveUnserved(app, context, unserved)
  serveHealth(app, isClosing, options.health)
  const text = documentText(app, document, options.description)
  serveDocs(app, { title: document.info.title, text, client: options.description?.client })
  servePages(app, options.pages)
  servePageData(app, context, options.pageData ?? [])
  return { fastify: app, close: () => app.close() }
}

type AnyHandler<Services> = (request: unknown, services: Services) => Promise<unknown>
type AnyRules<Services> = (request: unknown, services: Services) => readonly string[]
type AnyVersion<Services> = (request: unknown, services: Services) => Promise<string>

function requireHandlers(operations: readonly Operation[], handlers: AnyHandlers<never>): void {
  const ids = operations.map(({ id }) => id)
  const missing = ids.filter((id) => !Object.hasOwn(handlers, id))
  if (missing.length > 0) throw new DocumentError(`no handler for ${missing.join(", ")}`)
  const unknown = Object.keys(handlers).filter((id) => !ids.includes(id))
  if (unknown.length > 0) throw new DocumentError(`no operation for the handlers ${unknown.join(", ")}`)
}
