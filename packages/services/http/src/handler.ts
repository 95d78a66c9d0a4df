import type { FastifyBaseLogger } from "fastify"
import type { Paging } from "./paging.ts"

/**
 * What answers one operation of a document: a plain function of the checked request and of what the service stands on.
 *
 * Its result is the body of the operation's success, as a value of the document's type or as ready JSON text
 * ({@link ReadyJson}), or undefined where the document shows no body. It throws a {@link ServiceError} for any other status.
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
  /** The page that is asked for. Throws when the operation has no `pageToken`. */
  readonly page: Paging
  /** Aborts when the caller goes away or the service stops. */
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
}

/** JSON text that is sent as it is. */
export class ReadyJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HandlerResult<Operation> = ReadyJson | SuccessOf<Operation>

type ParametersIn<Operation, Place extends "path" | "query"> = Operation extends {
  parameters: { [Key in Place]?: infer Values }
}
  ? Exclude<Values, undefined>
  : Record<never, never>

type BodyOf<Operation> = Operation extends {
  requestBody?: { content: { "application/json": infer Body } }
}
  ? Body
  : undefined

type SuccessOf<Operation> = Operation extends { responses: infer Responses }
  ? 200 extends keyof Responses
    ? Responses[200] extends { content: { "application/json": infer Body } }
      ? Body
      : undefined
    : undefined
  : undefined

/** One handler for each operation: what is missing or misspelt does not compile. */
export type Handlers<Operations, Services> = {
  readonly [Id in keyof Operations]: Handler<Operations[Id], Services>
}
