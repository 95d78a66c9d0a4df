import { ApiError } from "./api-error.ts"

/**
 * 400: a parameter is invalid or malformed.
 *
 * @example
 * import { BadRequestError } from "@serac/client/rest"
 *
 * const rule = (error: unknown) => (error instanceof BadRequestError ? error.message : undefined)
 */
export class BadRequestError<Body = unknown> extends ApiError<400, Body> {
  declare readonly name: "BadRequestError"
  declare readonly code: "BAD_REQUEST"
}

/**
 * 401: credentials are required and absent.
 *
 * @example
 * import { UnauthorizedError } from "@serac/client/rest"
 *
 * const needsKey = (error: unknown) => error instanceof UnauthorizedError
 */
export class UnauthorizedError<Body = unknown> extends ApiError<401, Body> {
  declare readonly name: "UnauthorizedError"
  declare readonly code: "UNAUTHORIZED"
}

/**
 * 403: the credentials are valid and lack the privilege.
 *
 * @example
 * import { ForbiddenError } from "@serac/client/rest"
 *
 * const needsPrivilege = (error: unknown) => error instanceof ForbiddenError
 */
export class ForbiddenError<Body = unknown> extends ApiError<403, Body> {
  declare readonly name: "ForbiddenError"
  declare readonly code: "FORBIDDEN"
}

/**
 * 404: there is no such resource, or no such path.
 *
 * @example
 * import { NotFoundError } from "@serac/client/rest"
 *
 * const isAbsent = (error: unknown) => error instanceof NotFoundError
 */
export class NotFoundError<Body = unknown> extends ApiError<404, Body> {
  declare readonly name: "NotFoundError"
  declare readonly code: "NOT_FOUND"
}

/**
 * 429: the rate limit is used up: `rateLimit` says for how long.
 *
 * @example
 * import { TooManyRequestsError } from "@serac/client/rest"
 *
 * const secondsToWait = (error: unknown) => (error instanceof TooManyRequestsError ? error.rateLimit.retryAfter : 0)
 */
export class TooManyRequestsError<Body = unknown> extends ApiError<429, Body> {
  declare readonly name: "TooManyRequestsError"
  declare readonly code: "TOO_MANY_REQUESTS"
}

/**
 * 500: the server failed for a reason of its own.
 *
 * @example
 * import { InternalServerError } from "@serac/client/rest"
 *
 * const isTheirFault = (error: unknown) => error instanceof InternalServerError
 */
export class InternalServerError<Body = unknown> extends ApiError<500, Body> {
  declare readonly name: "InternalServerError"
  declare readonly code: "INTERNAL_SERVER"
}

/**
 * 502: the gateway got an invalid response from its upstream server.
 *
 * @example
 * import { BadGatewayError } from "@serac/client/rest"
 *
 * const isTheirGateway = (error: unknown) => error instanceof BadGatewayError
 */
export class BadGatewayError<Body = unknown> extends ApiError<502, Body> {
  declare readonly name: "BadGatewayError"
  declare readonly code: "BAD_GATEWAY"
}

/**
 * 503: the service, or the node behind one of its routes, cannot answer now; or, if the response has the header
 * `x-should-retry: false`, this service does not serve the operation at all.
 *
 * @example
 * import { ServiceUnavailableError } from "@serac/client/rest"
 *
 * const isDown = (error: unknown) => error instanceof ServiceUnavailableError
 */
export class ServiceUnavailableError<Body = unknown> extends ApiError<503, Body> {
  declare readonly name: "ServiceUnavailableError"
  declare readonly code: "SERVICE_UNAVAILABLE"
}

/** The class of each status that has one. */
export interface ErrorByStatus<Body = unknown> {
  readonly 400: BadRequestError<Body>
  readonly 401: UnauthorizedError<Body>
  readonly 403: ForbiddenError<Body>
  readonly 404: NotFoundError<Body>
  readonly 429: TooManyRequestsError<Body>
  readonly 500: InternalServerError<Body>
  readonly 502: BadGatewayError<Body>
  readonly 503: ServiceUnavailableError<Body>
}

export const errorByStatus: Readonly<Record<number, typeof ApiError<number>>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  429: TooManyRequestsError,
  500: InternalServerError,
  502: BadGatewayError,
  503: ServiceUnavailableError,
}
