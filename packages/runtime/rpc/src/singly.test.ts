import { expect, test } from "vitest"
import { createSingly } from "./singly.ts"

test("of a hundred endpoints at most it is remembered, those that said so last", () => {
  const singly = createSingly()
  for (let index = 0; index < 100; index++) singly.remember(`http://${index}`)
  singly.remember("http://0")
  singly.remember("http://100")
  expect(["http://0", "http://1", "http://2", "http://100", undefined].map(singly.holds)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})
