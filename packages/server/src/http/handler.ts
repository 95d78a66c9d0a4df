import type { FastifyBaseLogger } from "fastify"
import type { Caller } from "./caller.ts"
import type { Paging } from "./paging.ts"
import type { ReadyJson } from "./ready-json.ts"
import type { EventStream } from "./stream/event-stream.ts"

/**
 * Answers one operation of a document: a plain function of the checked request and the service's dependencies.
 *
 * The result is the body of the operation's success, as a value of the document's type or as ready JSON text ({@link ReadyJson}), or undefined
 * where the document has no body. It throws a {@link ServiceError} for any other status.
 *
 * @example
 * ```ts
 * import type { operations } from "@serac/data/types"
 * import { type Handler, ServiceError } from "@serac/server/http"
 *
 * interface Services {
 *   readonly reindex: (chainId: string, contract: string, tokenId: string) => Promise<boolean>
 * }
 *
 * export const reindexNft: Handler<operations["reindexNft"], Services> = async ({ path }, { reindex }) => {
 *   const isKnown = await reindex(path.chainId, path.address, path.tokenId)
 *   if (!isKnown) throw new ServiceError(404, `token ${path.tokenId} of ${path.address} was not found`)
 *   return undefined
 * }
 * ```
 */
export type Handler<Operation, Services> = (
  request: HandlerRequest<Operation>,
  services: Services,
) => Promise<HandlerResult<Operation>>

/** A request that keeps every rule of the document, with the document's defaults filled in. */
export interface HandlerRequest<Operation> {
  readonly path: ParametersIn<Operation, "path">
  readonly query: ParametersIn<Operation, "query">
  readonly body: BodyOf<Operation>
  /** The requested page. Reading it throws an Error when the operation does not take `pageToken` and `pageSize`. */
  readonly page: Paging
  /** Aborts when the caller disconnects, on the request's timeout, or when the service stops after its grace time. */
  readonly signal: AbortSignal
  /** Of a stream: the `Last-Event-ID` that the caller sent. */
  readonly lastEventId: string | undefined
  /** The caller of the request. */
  readonly caller: Caller
  /** A logger that adds the request's ID to every line. */
  readonly log: FastifyBaseLogger
}

/** The result of a handler: the success of its operation as a value of the document's type, as ready text, or as a stream. */
export type HandlerResult<Operation> = ReadyJson | SuccessOf<Operation>

/**
 * One handler for each operation: a missing or misspelt one does not compile.
 *
 * `satisfies Handlers<operations, Services>` on an object of handlers, with the `operations` of the generated types.
 */
export type Handlers<Operations, Services> = {
  readonly [Id in keyof Operations]: Handler<Operations[Id], Services>
}

/** Handlers of any document with the same dependencies, as a service takes them. */
export type AnyHandlers<Services> = Readonly<Record<string, (request: never, services: Services) => Promise<unknown>>>

type ParametersIn<Operation, Place extends "path" | "query"> = Operation extends {
  parameters: { [Key in Place]?: infer Values }
}
  ? OrNone<ReceivedValues<Exclude<Values, undefined>>>
  : NoParameters

/** A client accepts a bigint, and a number for a text, and sends its digits, which arrive as the document's own type. */
type ReceivedValues<Values> = {
  [Name in keyof Values]: Exclude<Values[Name], string extends Values[Name] ? bigint | number : bigint>
}

type NoParameters = Record<never, never>

type OrNone<Values> = [Values] extends [never] ? NoParameters : Values

type BodyOf<Operation> = Operation extends { requestBody?: unknown } ? ContentOf<Operation["requestBody"]> : undefined

/** The type of a JSON body: includes undefined where the body is optional, and is undefined where it is `never`. */
type ContentOf<Body> = Body extends { content: { "application/json": infer Content } } ? Content : undefined

type SuccessOf<Operation> = Operation extends { responses: { 200: infer Success } }
  ? BodyIn<Success>
  : Operation extends { responses: { 201: infer Success } }
    ? BodyIn<Success>
    : undefined

type BodyIn<Success> = Success extends { content: { "application/json": infer Body } }
  ? Body
  : Success extends { content: { "text/event-stream": unknown } }
    ? EventStream
    : undefined
