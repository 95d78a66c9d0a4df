import { expect, test } from "vitest"
import { covers, neededBump } from "./bump.ts"

test.each([
  ["breaking", "1.2.3", "major"],
  ["additive", "1.2.3", "minor"],
  ["editorial", "1.2.3", "patch"],
  [undefined, "1.2.3", "none"],
  ["breaking", "0.4.0", "minor"],
  ["additive", "0.4.0", "patch"],
  ["editorial", "0.4.0", "patch"],
] as const)("a change that is %s asks %s for %s", (severity, version, bump) => {
  expect(neededBump(severity, version)).toBe(bump)
})

test("a larger bump covers a smaller one", () => {
  expect([
    covers("major", "patch"),
    covers("patch", "patch"),
    covers("patch", "minor"),
    covers("none", "none"),
  ]).toEqual([true, true, false, true])
})
