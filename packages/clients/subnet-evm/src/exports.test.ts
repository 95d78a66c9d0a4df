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
      "batching",
      "ConnectionError",
      "HttpError",
      "MalformedResponseError",
      "MissingResponseError",
      "NotBootstrappedError",
      "ResponseTooLargeError",
      "RpcClientError",
      "RpcError",
      "TimeoutError",
      "createSubnetEvmClient",
      "createSubnetEvmCore",
      "fromProvider",
      "iterateUTXOs",
    ].sort(),
  )
})
