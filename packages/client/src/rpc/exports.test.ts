import { expect, test } from "vitest"
import * as rpc from "./index.ts"

test("these are the values that the package exports", () => {
  expect(Object.keys(rpc).sort()).toMatchInlineSnapshot(`
    [
      "BufferFullError",
      "ConnectionError",
      "HttpError",
      "InvalidParameterError",
      "InvalidResponseError",
      "MissingResponseError",
      "NotBootstrappedError",
      "ResponseTooLargeError",
      "RpcError",
      "SeracError",
      "SubscriptionGapError",
      "TimeoutError",
      "batching",
      "createRpcCore",
      "createSubscription",
      "followHeads",
      "followLogs",
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
