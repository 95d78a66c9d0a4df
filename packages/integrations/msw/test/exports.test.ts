import { expect, test } from "vitest"
import * as msw from "../src/index.ts"

test("these are the values that the package exports beside those of its APIs", () => {
  expect(Object.keys(msw).sort()).toEqual(["handlersOf", "listingMock", "restMock", "rpcFailure", "rpcMock"])
})
