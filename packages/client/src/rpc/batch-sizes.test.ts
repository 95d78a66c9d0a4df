import { expect, test } from "vitest"
import { createBatchSizes } from "./batch-sizes.ts"

test("of a hundred endpoints at most it is remembered, those that refused last", () => {
  const sizes = createBatchSizes()
  for (let index = 0; index < 100; index++) sizes.remember(`http://${index}`, index)
  sizes.remember("http://0", 5)
  sizes.remember("http://100", 1)
  const endpoints = ["http://0", "http://1", "http://2", "http://100", undefined]
  expect(endpoints.map((endpoint) => sizes.mostOf(endpoint))).toEqual([5, Infinity, 2, 1, Infinity])
})
