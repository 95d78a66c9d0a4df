import { expect, test } from "vitest"
import * as cli from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(cli).sort()).toEqual(["loadStack", "run"])
})
