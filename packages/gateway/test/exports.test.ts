import { expect, test } from "vitest"
import * as gateway from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(gateway)).toEqual(["startGateway"])
})
