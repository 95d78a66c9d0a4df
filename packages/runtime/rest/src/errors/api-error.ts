import { HttpError, type HttpErrorFacts, type RateLimit } from "@serac/http-client/runtime"

/** Names and codes by status; those of all others are `ApiError` and `API`. */
const names = {
  400: ["BadRequestError", "BAD_REQUEST"],
  401: ["UnauthorizedError", "UNAUTHORIZED"],
  403: ["ForbiddenError", "FORBIDDEN"],
  404: ["NotFoundError", "NOT_FOUND"],
  429: ["TooManyRequestsError", "TOO_MANY_REQUESTS"],
  500: ["InternalServerError", "INTERNAL_SERVER_ERROR"],
  502: ["BadGatewayError", "BAD_GATEWAY"],
  503: ["ServiceUnavailableError", "SERVICE_UNAVAILABLE"],
} as const

type Named = (typeof names)[keyof typeof names]

interface ApiErrorFacts<Body> extends HttpErrorFacts {
  readonly body: Body | undefined
  readonly rateLimit: RateLimit
}

/**
 * The server answered with a status that is not success. The documented statuses have a class each; this one is their
 * parent and stands for all others. In a union such as the error type of a function, `status` narrows `body`.
 *
 * @example
 * import { ApiError } from "@serac/rest"
 *
 * const isClientFault = (error: unknown) => error instanceof ApiError && error.status < 500
 */
export class ApiError<Status extends number = number, Body = unknown> extends HttpError<Status> {
  declare readonly name: "ApiError" | Named[0]
  declare readonly code: "API" | Named[1]
  /** The parsed body; `undefined` when it was empty or not JSON, as a proxy's 502 may be. */
  declare readonly body: Body | undefined
  declare readonly rateLimit: RateLimit

  constructor(facts: ApiErrorFacts<Body>) {
    const [name, code] = (names as Readonly<Record<number, Named>>)[facts.status] ?? ["ApiError", "API"]
    const { message } = Object(facts.body) as { readonly message?: unknown }
    super(facts, name, code, message ? [message].flat().join("; ") : facts.text.trim())
  }
}
