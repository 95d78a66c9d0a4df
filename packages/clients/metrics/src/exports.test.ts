import { expect, test } from "vitest"
import * as api from "./index.ts"
import * as operations from "./operations.ts"

test("the package exports a function for every operation, and beside them exactly these names", () => {
  const functions = Object.keys(operations)
  expect(functions.filter((name) => typeof (api as Record<string, unknown>)[name] !== "function")).toEqual([])
  expect(
    Object.keys(api)
      .filter((name) => !functions.includes(name))
      .sort(),
  ).toEqual(
    [
      "ApiError",
      "BadGatewayError",
      "BadRequestError",
      "ConnectionError",
      "ForbiddenError",
      "InternalServerError",
      "InvalidParameterError",
      "InvalidResponseError",
      "ListingRestartedError",
      "NotFoundError",
      "ResponseTooLargeError",
      "SeracError",
      "ServiceUnavailableError",
      "TimeoutError",
      "TooManyRequestsError",
      "UnauthorizedError",
      "createMetricsClient",
      "createMetricsCore",
      "isSeracError",
      "rawClient",
    ].sort(),
  )
})
