import { expect, test } from "vitest"
import { traitsOf } from "./nft-traits.ts"

test("traits are read of what is a list of them, and of nothing else", () => {
  const written = [
    { trait_type: "habit", value: "plate" },
    { trait_type: { a: 1 }, value: 6 },
    { value: { a: 1 } },
    null,
    7,
    "x",
  ]
  expect(traitsOf(JSON.stringify(written))).toEqual([
    { name: "habit", value: "plate" },
    { name: "", value: "6" },
  ])
  expect([traitsOf("{"), traitsOf('{"a":1}'), traitsOf(undefined), traitsOf("null")]).toEqual([[], [], [], []])
})

test("a list without an end is cut", () => {
  expect(traitsOf(JSON.stringify(new Array(1_000).fill({ trait_type: "a", value: 1 })))).toHaveLength(60)
})
