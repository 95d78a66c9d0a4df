import { expect, test } from "vitest"
import { chooseTests } from "./choose-tests.ts"

const file = "/root/packages/gateway/src/cache/limits.ts"
const timed = (path: string, milliseconds: number) => ({
  test: { path: `/root/packages/gateway/${path}` },
  milliseconds,
})
const chosen = (seconds: number, ...tests: readonly ReturnType<typeof timed>[]) =>
  chooseTests(file, seconds, tests).map(({ test: { path } }) => path.replace("/root/packages/gateway/", ""))

test("the fastest tests run, as many as take no longer together than is said", () => {
  const tests = [timed("test/c.test.ts", 1_001), timed("test/a.test.ts", 400), timed("src/b.test.ts", 600)]
  expect(chosen(1, ...tests)).toEqual(["test/a.test.ts", "src/b.test.ts"])
  expect(chosen(2, ...tests)).toEqual(["test/a.test.ts", "src/b.test.ts"])
  expect(chosen(3, ...tests)).toEqual(["test/a.test.ts", "src/b.test.ts", "test/c.test.ts"])
})

test("tests in the folder of the mutated file run first, however long they take", () => {
  const tests = [
    timed("test/fast.test.ts", 400),
    timed("src/cache/slow.test.ts", 9_000),
    timed("src/cache/two.test.ts", 300),
    timed("test/other.test.ts", 500),
  ]
  expect(chosen(1, ...tests)).toEqual([
    "src/cache/two.test.ts",
    "src/cache/slow.test.ts",
    "test/fast.test.ts",
    "test/other.test.ts",
  ])
})

test("one test runs at least, and without any none does", () => {
  expect(chosen(1, timed("test/slow.test.ts", 5_000), timed("test/slower.test.ts", 6_000))).toEqual([
    "test/slow.test.ts",
  ])
  expect(chosen(1)).toEqual([])
})
