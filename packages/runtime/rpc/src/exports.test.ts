import { expect, test } from "vitest"
import * as rpc from "./index.ts"

test("these are the values that the package exports", () => {
  expect(Object.keys(rpc).sort()).toMatchInlineSnapshot(`
    [
      "ConnectionError",
      "HttpError",
      "MalformedResponseError",
      "MissingResponseError",
      "NotBootstrappedError",
      "ResponseTooLargeError",
      "RpcClientError",
      "RpcError",
      "TimeoutError",
      "batching",
      "createRpcCore",
      "fromProvider",
      "iterateUTXOs",
      "parseLossless",
      "positional",
      "stringifyLossless",
      "utxoPages",
      "withQuantities",
    ]
  `)
})
