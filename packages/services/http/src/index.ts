export { cached, type ReadVersion } from "./cache/cached.ts"
export type { ConnectionLimits } from "./connections.ts"
export { createService, type Service } from "./create-service.ts"
export { DocumentError } from "./document/document-error.ts"
export type { OpenApiDocument } from "./document/openapi.ts"
export type { ExampleOf, OperationName } from "./document/served-document.ts"
export {
  type AnyHandlers,
  type Handler,
  type HandlerRequest,
  type HandlerResult,
  type Handlers,
  ReadyJson,
} from "./handler.ts"
export { type RequestRules, withRules } from "./handler-rules.ts"
export type { RunningService } from "./listen.ts"
export type { Ask, ServiceDescription } from "./operators/description.ts"
export { lasting, type Metrics, mergeMetrics, metricsOf } from "./operators/merge-metrics.ts"
export type { Health, OperatorsOptions, ServiceOptions } from "./options.ts"
export type { CutStretch, PageItems, PageRange, Paging, Position } from "./paging.ts"
export { given } from "./request/given.ts"
export type { UnknownParameters } from "./request/unknown-parameters.ts"
export type { Checks } from "./request/validators.ts"
export type { MessageStyle } from "./response/error-body.ts"
export type { FreshnessRequest, ReplyHeaders, TellFreshness } from "./response/freshness.ts"
export { ServiceError } from "./service-error.ts"
export { type StartOperatorsOptions, startOperators } from "./start-operators.ts"
export { type StartOptions, startService } from "./start-service.ts"
export { EventStream, type ServerEvent } from "./stream/event-stream.ts"
export type { StreamLimits } from "./stream/open-streams.ts"
export { translatedHandlers } from "./translation/translated-handlers.ts"
export type { JsonObject, Translations } from "./translation/translator.ts"
