import { expect, test } from "vitest"
import { outputPattern } from "./output-pattern.ts"

test("shown output is the whole output, but for dots, which stand for anything", () => {
  const pattern = outputPattern("one (1)\n...\nthree\n")
  expect(pattern.test("one (1)  \ntwo\n2\nthree\n\n")).toBe(true)
  expect(pattern.test("one (1)\nthree")).toBe(false)
  expect(pattern.test("zero\none (1)\ntwo\nthree")).toBe(false)
  expect(outputPattern("...one...").test("there is one here")).toBe(true)
})
