import type { RateLimit } from "../rate-limit.ts"
import { type CallFacts, SeracError } from "./serac-error.ts"

/** Those of this class and of the classes that extend it, so that `name` and `code` narrow a union as `status` does. */
type Name =
  | ("ApiError" | "BadRequestError" | "UnauthorizedError" | "ForbiddenError" | "NotFoundError" | "TooManyRequestsError")
  | ("InternalServerError" | "BadGatewayError" | "ServiceUnavailableError")
type Code =
  | ("API" | "BAD_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "TOO_MANY_REQUESTS")
  | ("INTERNAL_SERVER_ERROR" | "BAD_GATEWAY" | "SERVICE_UNAVAILABLE")

interface Refusal<Status, Body> extends CallFacts {
  readonly status: Status
  readonly body: Body | undefined
  readonly text: string
  readonly headers: Headers
  readonly rateLimit: RateLimit
}

/**
 * The server answered with a status that is not success. The documented statuses have a class each; this one is their
 * parent and stands for all others. In a union such as `ErrorOf` an operation, `status` narrows `body`.
 *
 * @example
 * import { ApiError } from "@serac/rest"
 *
 * const isClientFault = (error: unknown) => error instanceof ApiError && error.status < 500
 */
export class ApiError<Status extends number = number, Body = unknown>
  extends SeracError
  implements Refusal<Status, Body>
{
  declare readonly status: Status
  /** The parsed body; `undefined` when it was empty or not JSON, as a proxy's 502 may be. */
  declare readonly body: Body | undefined
  /** The body's first 4,096 characters, whatever they are. */
  declare readonly text: string
  declare readonly headers: Headers
  declare readonly rateLimit: RateLimit

  override get name(): Name {
    return "ApiError"
  }

  override get code(): Code {
    return "API"
  }

  constructor(facts: Refusal<Status, Body>) {
    const { message } = (facts.body ?? {}) as { readonly message?: unknown }
    const reason = message ? [message].flat().join("; ") : facts.text
    super(`status ${facts.status}${reason && `: ${reason.slice(0, 300)}`}`, facts)
  }
}
