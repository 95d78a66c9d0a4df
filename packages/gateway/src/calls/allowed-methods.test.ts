import { expect, test } from "vitest"
import { AllowedMethods } from "./allowed-methods.ts"
import { defaultMethods } from "./methods.ts"

test("the methods of an interface are the usual ones, with those that the operator allows and without those that he denies", () => {
  expect(new AllowedMethods({}).of("info")).toEqual([...defaultMethods.info])
  const own = new AllowedMethods({
    allowedMethods: ["info.x", "other", "info.y"],
    deniedMethods: ["info.y", "info.peers"],
  })
  expect(own.of("info")).toEqual([...[...defaultMethods.info].filter((method) => method !== "info.peers"), "info.x"])
  expect(["info.x", "info.y", "info.peers", "info.uptime", "other"].map((method) => own.has("info", method))).toEqual([
    ...[true, false, false, true, false],
  ])
})
