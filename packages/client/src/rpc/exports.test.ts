import { expect, test } from "vitest"
import * as rpc from "./index.ts"

test("these are the values that the package exports", () => {
  expect(Object.keys(rpc).sort()).toMatchInlineSnapshot(`
    [
      "ConnectionError",
      "HttpError",
      "InvalidParameterError",
      "InvalidResponseError",
      "MissingResponseError",
      "NotBootstrappedError",
      "ResponseTooLargeError",
      "RpcError",
      "SeracError",
      "TimeoutError",
      "batching",
      "createRpcCore",
      "fromProvider",
      "isSeracError",
      "iterateByCursor",
      "parseLossless",
      "positional",
      "rateLimitOf",
      "stringifyLossless",
      "withQuantities",
    ]
  `)
})
