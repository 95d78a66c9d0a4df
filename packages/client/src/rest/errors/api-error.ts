import { HttpError, type HttpErrorFacts, type RateLimit } from "../../http/runtime.ts"

/** The prefix of the error names by status; other statuses have `Api`. */
const errorPrefixes = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  429: "TooManyRequests",
  500: "InternalServer",
  502: "BadGateway",
  503: "ServiceUnavailable",
} as const

type Code =
  | ("API" | "BAD_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "TOO_MANY_REQUESTS")
  | ("INTERNAL_SERVER" | "BAD_GATEWAY" | "SERVICE_UNAVAILABLE")

interface ApiErrorFacts<Body> extends HttpErrorFacts {
  readonly body: Body | undefined
  readonly rateLimit: RateLimit
}

/**
 * The server answered with a status that is not success. The documented statuses have a class each; this one is their parent, and the class of all
 * others. In a union such as the error type of a function, `status` narrows `body`.
 *
 * @example
 * import { ApiError } from "@serac/client/rest"
 *
 * const isClientFault = (error: unknown) => error instanceof ApiError && error.status < 500
 */
export class ApiError<Status extends number = number, Body = unknown> extends HttpError<Status> {
  declare readonly name: `${"Api" | (typeof errorPrefixes)[keyof typeof errorPrefixes]}Error`
  declare readonly code: Code
  /** The parsed body; `undefined` if it was empty or not JSON, as a proxy's 502 may be. */
  declare readonly body: Body | undefined
  declare readonly rateLimit: RateLimit

  constructor(facts: ApiErrorFacts<Body>) {
    const name = (errorPrefixes as Readonly<Record<number, string>>)[facts.status] ?? "Api"
    const { message } = Object(facts.body) as { readonly message?: unknown }
    super(facts, `${name}Error`, message ? [message].flat().join("; ") : facts.text.trim())
  }
}
