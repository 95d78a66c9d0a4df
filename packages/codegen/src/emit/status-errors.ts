/** The error classes of @serac/client/rest. */
const classes: Readonly<Record<number, string>> = {
  400: "BadRequestError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  429: "TooManyRequestsError",
  500: "InternalServerError",
  502: "BadGatewayError",
  503: "ServiceUnavailableError",
}

/** The class of error that a client throws for a status. */
export function errorClassOf(status: number): string {
  return classes[status] ?? "ApiError"
}
