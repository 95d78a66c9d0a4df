import { expect, test } from "vitest"
import { methodFor } from "./methods.ts"

test.each([
  ["/ext/index/P/block", "p-chain"],
  ["/ext/index/X/block", "x-chain"],
  ["/ext/index/X/tx", "x-chain"],
  ["/ext/index/C/block", "x-chain"],
])("the index at %s is asked by the client of the chain, or by the first that has an index", (path, api) => {
  expect(methodFor("index.getLastAccepted", path)?.api).toBe(api)
})

test("a method that no client has is none, and one at a strange path is asked by the client that has it", () => {
  expect(methodFor("avm.getSomethingNew", "/ext/bc/X")).toBeUndefined()
  expect(methodFor("platform.getHeight", "/ext/P")?.api).toBe("p-chain")
})
