import { expect, test } from "vitest"
import * as actions from "../src/index.ts"

test("these are the values that the package exports", () => {
  expect(Object.keys(actions).sort()).toEqual(["healthActions", "pChainActions", "subnetEvmActions", "xChainActions"])
})
