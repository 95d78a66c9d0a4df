import * as rpc from "@serac/client/rpc/client"
import { expect, test } from "vitest"
import * as api from "./index.ts"
import * as operations from "./operations.ts"

test("the package exports a function for every operation, what its runtime shows, and these names", () => {
  const functions = Object.keys(operations)
  expect(functions.filter((name) => typeof (api as Record<string, unknown>)[name] !== "function")).toEqual([])
  const others = Object.keys(api).filter((name) => !functions.includes(name))
  expect(others.sort()).toEqual(
    [
      ...new Set([...Object.keys(rpc), "createSubnetEvmClient", "createSubnetEvmCore", "iterateUTXOs", "subscribe"]),
    ].sort(),
  )
})
