import { expect, test } from "vitest"
import * as rest from "../../src/rest/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(rest).sort()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "BadGatewayError",
      "BadRequestError",
      "ConnectionError",
      "ForbiddenError",
      "HttpError",
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
      "basicKey",
      "bearerKey",
      "createEvents",
      "createPages",
      "createRestCore",
      "createStream",
      "isSeracError",
      "keyInCookie",
      "keyInHeader",
      "keyInQuery",
      "parseLossless",
      "rateLimitOf",
      "rawClient",
      "securitySchemes",
      "writeBinary",
      "writeExactJson",
      "writeForm",
      "writeMultipart",
      "writeText",
    ]
  `)
})
