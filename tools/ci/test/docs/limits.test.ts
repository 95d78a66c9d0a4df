import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { amount } from "../../src/docs/limits/amount.ts"
import { type Constant, constantValue } from "../../src/docs/limits/constant.ts"
import { limitsPage } from "../../src/docs/limits/limits-page.ts"
import { repository } from "../../src/docs/repository.ts"
import { settingsSchema } from "../../src/docs/settings-schema.ts"

test("docs/limits.md has the limits that the code has", () => {
  expect(readFileSync(join(repository, "docs/limits.md"), "utf8")).toBe(limitsPage())
})

test("serac.schema.json is the schema of the declared settings", () => {
  const file = join(repository, "packages/cli/serac.schema.json")
  expect(readFileSync(file, "utf8")).toBe(settingsSchema())
})

test("an amount is in the largest unit of which it is a whole number", () => {
  expect([
    amount(262_144, "bytes"),
    amount(1_048_577, "bytes"),
    amount(0, "bytes"),
    amount(500, "ms"),
    amount(90_000, "ms"),
    amount(86_400, "s"),
    amount(31_536_000, "s"),
    amount(100_000, ""),
  ]).toEqual(["256 KiB", "1,048,577 bytes", "0 bytes", "500 ms", "90 s", "24 h", "365 d", "100,000"])
})

test("a constant that its source no longer has, or has twice, is an error", () => {
  const constant: Constant = {
    what: "Headers",
    unit: "",
    file: "tools/ci/test/docs/limits.test.ts",
    at: /^nowhere (\d+)$/,
  }
  expect(() => constantValue(constant)).toThrow('"Headers": 0 places in tools/ci/test/docs/limits.test.ts match')
  expect(() => constantValue({ ...constant, at: /^(test)\(/ })).toThrow('"Headers": 4 places')
})
