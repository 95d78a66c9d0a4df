import { expect, test } from "vitest"
import { sampled } from "./sampled.ts"

const cases = ["getBlock 404", "getBlock 429", "listBlocks 429", "listBlocks 404", "listBlocks 400"]
const kindsOf = (one: string) => one.split(" ")

test("of each kind there is a case, and none that is of no other kind", () => {
  expect(sampled(cases, kindsOf, false)).toEqual(["getBlock 404", "getBlock 429", "listBlocks 429", "listBlocks 400"])
})

test("where every case is asked for, there is every case", () => {
  expect(sampled(cases, kindsOf, true)).toEqual(cases)
})
